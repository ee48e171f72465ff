import { type Container, Graphics, Sprite } from 'pixi.js';
import type { Field } from '../../table';
import type { Point } from './flight';
import type { Keyed } from './keyed';
import type { Palette } from './palette';
import { WHOLE } from './pieces';
import { boxOn } from './print';
import { SEA } from './water';

/** A touch that chooses nothing: what lies there moves once, and then lies exactly where it lay. Water ripples, land gives off dust. */

/** `none`: touches go through it. */
export type Answers = { readonly [name: string]: 'hop' | 'rock' | 'shake' | 'none' };

export interface Touched {
  root: Container;
  field: Field;
  keyed: Keyed;
  /** How things answer, by the first part of their key or by their label. Others hop where they are light pieces, or shake. */
  answers: Answers;
  /** Layers that are seen though they are hidden. */
  lowest?: readonly Container[];
  /** Where water and land answer. */
  ground?: { layer: Container; palette: Palette };
}

/** It moves by 0..1; at 1 all is as it was. */
export interface Answer {
  step(t: number): void;
  /** Takes away what was drawn for it. */
  end(): void;
}

/** In ms. */
export const ANSWERS = 560;
/** What is larger does not move, and what is smaller is light enough to hop: parts of the field's shorter side. */
const [LARGE, LIGHT] = [0.45, 0.14];
/** A finger that misses a piece by so much still means it, in board units of a field whose shorter side has 1000. */
const [REACH, UNITS] = [18, 1000];
/** Farther away than this a piece is not looked at. */
const FAR = 80;

const half = (t: number, times: number): number => Math.sin(t * Math.PI * times) * (1 - t);
/** To the side, down, and how far it leans. */
const WAYS = {
  hop: (t: number) => [0, -24 * Math.abs(half(t, 2)), 0],
  rock: (t: number) => [0, 0, 0.1 * half(t, 5)],
  shake: (t: number) => [4 * half(t, 7), 0, 0],
} as const;
type Way = keyof typeof WAYS;

/** What is painted on top at that point, with all that it lies in, from the outside in. */
function pathTo(it: Container, [x, y]: Point, passes: (it: Container) => boolean): Container[] {
  if (passes(it)) return [];
  it.sortChildren();
  for (const child of it.children.toReversed()) {
    const path = pathTo(child, [x, y], passes);
    if (path.length > 0) return [it, ...path];
  }
  return (it as Graphics).containsPoint?.(it.toLocal({ x, y })) ? [it] : [];
}

/** Undefined where nothing answers. */
export function answerTo(on: Touched, [x, y]: Point): Answer | undefined {
  const { root, field, answers, lowest = [], ground } = on;
  const side = Math.min(field.width, field.height);
  const unit = side / UNITS;
  if (x < field.x || y < field.y || x > field.x + field.width || y > field.y + field.height) return undefined;
  const pieces = on.keyed.all;
  const layers = new Set<Container>([root, ...lowest, ...[...pieces.values()].map(({ layer }) => layer)]);
  const size = (it: Container): number => {
    const { width, height } = boxOn(root, it);
    return Math.max(width, height) / side;
  };
  const named = (it: Container) => answers[(pieces.get(it)?.key ?? it.label ?? '').split(':')[0]];
  const passes = (it: Container): boolean =>
    !((it.visible || lowest.includes(it)) && it.renderable) ||
    named(it) === 'none' ||
    // the light on the sheet
    (it instanceof Sprite && size(it) > LARGE);
  const light = (it: Container): boolean => pieces.has(it) && size(it) < LIGHT;
  const meant = (one: Container): boolean => !passes(one) && (named(one) !== undefined || light(one));
  const near = (one: Container, at: Point): boolean => {
    if (Math.hypot(at[0] - x, at[1] - y) > FAR * unit || !meant(one)) return false;
    const { x: left, y: top, width, height } = boxOn(root, one);
    const reach = REACH * unit;
    return x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach;
  };
  const global = root.toGlobal({ x, y });
  const under = pathTo(root, [global.x, global.y], passes);
  let it = under.findLast(meant);
  it ??= [...pieces].find(([one, { at }]) => near(one, at))?.[0];
  it ??= under.find((one) => !layers.has(one) && size(one) < LARGE);
  if (!it) return ground && under.length > 0 ? spreading(ground, [x, y], unit, under.at(-1)?.label === SEA) : undefined;
  const key = pieces.get(it)?.key;
  const riders = [...pieces].flatMap(([one, { on: carrier }]) => (key && carrier === key ? [one] : []));
  return swaying([it, ...riders], (named(it) as Way | undefined) ?? (light(it) ? 'hop' : 'shake'), unit);
}

/** About the foot of the first one. */
function swaying(all: readonly Container[], how: Way, unit: number): Answer {
  const [{ parent }] = all;
  const { x: left, y: top, width, height } = boxOn(parent as Container, all[0]);
  const [fx, fy] = [left + width / 2, top + height];
  const rest = all.map((it) => ({ it, x: it.x, y: it.y, turn: it.rotation }));
  const step = (t: number): void => {
    const [dx, dy, lean] = WAYS[how](t);
    const [c, s] = [Math.cos(lean) - 1, Math.sin(lean)];
    for (const { it, x, y, turn } of rest) {
      if (it.destroyed) continue;
      it.position.set(x + (x - fx) * c - (y - fy) * s + dx * unit, y + (x - fx) * s + (y - fy) * c + dy * unit);
      it.rotation = turn + lean;
    }
  };
  return { step, end: () => step(1) };
}

/** Two rings on water; on land a little dust. */
function spreading(
  { layer, palette: p }: NonNullable<Touched['ground']>,
  [x, y]: Point,
  unit: number,
  wet: boolean,
): Answer {
  const g = new Graphics();
  layer.addChild(g);
  const ring = (t: number): void => {
    if (t > 0 && t < 1)
      g.circle(x, y, (6 + 46 * t) * unit).stroke({ width: 3.4 * unit, color: p.contour, alpha: 1 - t });
  };
  const dust = (t: number): void => {
    for (let i = 0; i < 7; i++) {
      const [a, r] = [i * 0.9, (10 + 26 * t) * unit];
      g.circle(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.7 - 10 * t * unit, (5 + 4 * t) * unit);
    }
    g.fill({ color: p.relief, alpha: 0.65 * (1 - t) });
  };
  return {
    step(t) {
      g.clear();
      if (!wet && t < 1) dust(t);
      else for (const late of [0, 0.3]) ring((t - late) / (1 - late));
    },
    end: () => g.destroyed || g.destroy(WHOLE),
  };
}
