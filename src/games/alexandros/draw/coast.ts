import type { Graphics } from 'pixi.js';
import { blend, hand, polar, wobble } from '../../kit/draw/hand';
import { depths, hachures, openSea, type Step, wave } from '../../kit/draw/water';
import { inside } from '../../kit/outline';
import { middleOf, pointAt, SIDE, type XY } from '../rules/places';
import { GRID } from '../rules/setup';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** Where the land ends: a drawn shore along the outermost sides, depth contours before it, hachures behind it. */

const BITS = 9;

/** A side of the land's edge as a shore: it bulges a little and never leaves its ends. */
function shore(side: number, from: number, to: number, seed: number): Step[] {
  const [[ax, ay], [bx, by]] = [pointAt(from), pointAt(to)];
  const [mx, my] = middleOf(GRID.sides[side].spaces[0]);
  let out: XY = [(by - ay) / SIDE, (ax - bx) / SIDE];
  if ((mx - ax) * out[0] + (my - ay) * out[1] > 0) out = [-out[0], -out[1]];
  const next = hand(side * 7 + 3 + seed);
  // a coast nobody has charted yet is wilder
  const wild = seed === 0 ? 1 : 0.6 + (hand(seed)() + next()) * 1.7;
  const [big, small, shift] = [(3 + next() * 4) * wild, (1.6 + next() * 2) * wild, next() * 6];
  return Array.from({ length: BITS }, (_, i) => {
    const t = i / BITS;
    const by9 = Math.sin(t * Math.PI) * (big + small * Math.sin(t * 15 + shift)) + (i ? next() * 1.6 : 0);
    return { at: [ax + (bx - ax) * t + out[0] * by9, ay + (by - ay) * t + out[1] * by9], out };
  });
}

/** Every shore of the land, each once round. */
function shores(seed: number): Step[][] {
  const edge = new Set(GRID.sides.flatMap(({ spaces }, side) => (spaces.length === 1 ? [side] : [])));
  const loops: Step[][] = [];
  while (edge.size > 0) {
    const [first] = edge;
    const loop: Step[] = [];
    let at = GRID.sides[first].a;
    for (;;) {
      const step = GRID.next[at].find(({ side }) => edge.has(side));
      if (!step) break;
      edge.delete(step.side);
      loop.push(...shore(step.side, at, step.to, seed));
      at = step.to;
    }
    loops.push(loop);
  }
  return loops;
}

/** The coast of one land: shores to be inked, and small islands before them. */
interface Coast {
  shores: readonly (readonly Step[])[];
  lines: readonly XY[][];
}

/** Small islands off a wild coast: one before every so many of its sides. */
function islets(loops: readonly (readonly Step[])[], seed: number): XY[][] {
  if (seed === 0) return [];
  const next = hand(seed + 11);
  const often = 0.12 + next() * 0.25;
  return loops.flatMap((loop) =>
    loop.flatMap(({ at: [x, y], out: [ox, oy] }, i) => {
      if (i % BITS !== 4 || next() > often) return [];
      const [far, r] = [27 + next() * 9, 6 + next() * 6];
      const shape = wobble(seed + i, 1.4);
      const round = Array.from({ length: 18 }, (_, k): XY => {
        const angle = (k / 18) * Math.PI * 2;
        return polar(x + ox * far, y + oy * far, angle, r * (1 + 0.3 * shape(angle)));
      });
      return [round];
    }),
  );
}

export function coastOf(seed: number): Coast {
  const loops = shores(seed);
  return { shores: loops, lines: [...loops.map((loop) => loop.map(({ at }) => at)), ...islets(loops, seed)] };
}

/** Shallows run together before the next depth is laid. */
export function water(g: Graphics, map: Chart, p: Palette, { lines }: Coast): void {
  openSea(g, map, p.sea);
  const bands = depths(p, [37, 35.6, 24, 22.8, 13, 11.7, 6.2, 5], [0.55, 0.45, 0.25]);
  for (const [reach, color] of bands)
    for (const line of lines) g.poly(map.flat(line)).stroke({ width: 2 * reach, color, join: 'round' });
}

export function land(g: Graphics, map: Chart, p: Palette, { lines }: Coast): void {
  for (const line of lines) g.poly(map.flat(line)).fill(p.land);
  const next = hand(91);
  // sand
  for (const space of GRID.cells.keys()) {
    const [mx, my] = middleOf(space);
    for (let i = 0; i < 9; i++) {
      const [x, y] = map.at([mx + (next() - 0.5) * 62, my + (next() - 0.5) * 62]);
      g.rect(x, y, 1.6, 1.3);
    }
  }
  g.fill({ color: p.relief, alpha: 0.55 });
  for (const line of lines) g.poly(map.flat(line)).stroke({ width: 9, color: p.beach, join: 'round' });
}

/** The inked shore and short strokes inland. */
export function coastline(g: Graphics, map: Chart, p: Palette, { shores: all, lines }: Coast): void {
  for (const loop of all) hachures(g, map, loop, 7, 6);
  g.stroke({ width: 1.1, color: blend(p.ink, p.land, 0.35) });
  for (const line of lines) g.poly(map.flat(line)).stroke({ width: 2.4, color: p.ink, join: 'round' });
}

/** Small waves on open water. */
export function waves(
  g: Graphics,
  map: Chart,
  p: Palette,
  { lines }: Coast,
  taken: (x: number, y: number) => boolean,
): void {
  const next = hand(43);
  for (let i = 0; i < 260; i++) {
    const [fx, fy] = [50 + next() * 1564, 50 + next() * 1026];
    const near = lines.some((line) => inside(line, fx, fy) || line.some(([x, y]) => Math.hypot(x - fx, y - fy) < 46));
    const [x, y] = map.at([fx, fy]);
    if (near || taken(x, y)) continue;
    wave(g, x, y, 5 + next() * 4);
  }
  g.stroke({ width: 1.2, color: blend(p.contour, p.sea, 0.3) });
}
