import { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { disc, styleOf } from '../../kit/draw/pieces';
import { NOBODY } from '../rules/state';
import type { Span } from './chart';
import type { Palette } from './palette';
import type { Kit } from './pieces';

/**
 * Bridges as on the lid: a humped deck on arches over the water, seen a little from the south whichever way it runs. What is
 * high stands further up the screen, so a bridge from west to east shows its arches and one from north to south its planks.
 */

type XY = [number, number];

/** Half of the deck's width, and how high its ends lie above the water. */
const WIDE = 13;
const FOOT = 5;
/** Of the deck's edge, above the arches. */
const EDGE = 5;
/** From pier to pier. */
const ARCH = 44;
/** Of the owner's disc: read before the bridge itself. */
const OWNER = 23;

/** Points of a bridge, with (0, 0) the middle of its span on the water. */
class Course {
  readonly arches: number;
  private readonly ways: XY;
  /** Towards the viewer. */
  private readonly near: XY;
  private readonly rise: number;
  private readonly length: number;

  constructor({ angle, length }: Span) {
    this.length = length;
    this.ways = [Math.cos(angle), Math.sin(angle)];
    const side = this.ways[0] >= 0 ? 1 : -1;
    this.near = [-this.ways[1] * side, this.ways[0] * side];
    this.rise = Math.min(17, length * 0.1);
    this.arches = Math.max(2, Math.round(length / ARCH));
  }

  /** On the water: `t` from shore to shore, `across` towards the viewer. */
  water(t: number, across: number): XY {
    const along = (t - 0.5) * this.length;
    return [this.ways[0] * along + this.near[0] * across, this.ways[1] * along + this.near[1] * across];
  }

  /** On the deck, or so far below it. */
  deck(t: number, across: number, below = 0): XY {
    const [x, y] = this.water(t, across);
    return [x, y - FOOT - 4 * this.rise * t * (1 - t) + below];
  }
}

/** Where somebody walks over it: points of the chart from the first shore to the second. */
export function walkway(span: Span): XY[] {
  const course = new Course(span);
  return Array.from({ length: 9 }, (_, i): XY => {
    const [x, y] = course.deck(i / 8, 0);
    return [span.x + x, span.y + y];
  });
}

/** Where the owner's disc lies. */
export function keystone(span: Span): XY {
  const [x, y] = new Course(span).deck(0.5, 0);
  return [span.x + x, span.y + y + 4];
}

/** `grown`: 0..1, how much of it stands, from the first shore. */
export function bridge(kit: Kit, span: Span, owner: number, grown = 1): Container {
  const it = new Container();
  const g = new Graphics();
  const course = new Course(span);
  it.addChild(g);
  it.position.set(span.x, span.y);
  if (owner === NOBODY) {
    surveyed(g, course, kit.palette);
    return it;
  }
  const { face, edge } = styleOf(kit, owner);
  const owned: Owned = { face: hex(face), edge: hex(edge) };
  cast(g, course, grown, kit.palette);
  arcade(g, course, grown, owned, kit.palette);
  planks(g, course, grown, kit.palette, Math.round(span.length));
  for (const across of [-WIDE, WIDE]) rail(g, course, grown, across, owned);
  if (grown < 1) return it;
  const mark = disc(kit, owner, OWNER);
  const [x, y] = keystone(span);
  mark.position.set(x - span.x, y - span.y);
  it.addChild(mark);
  return it;
}

interface Owned {
  face: number;
  edge: number;
}

/** From 0 to `until` in even steps. */
const steps = (until: number, n = 18): number[] => Array.from({ length: n + 1 }, (_, i) => (until * i) / n);

const strip = (until: number, there: (t: number) => XY, back: (t: number) => XY): number[] => [
  ...steps(until).flatMap(there),
  ...steps(until).reverse().flatMap(back),
];

/** The shadow on the water falls to the lower right. */
function cast(g: Graphics, course: Course, grown: number, p: Palette): void {
  const at =
    (across: number) =>
    (t: number): XY => {
      const [x, y] = course.water(t, across);
      return [x + 7, y + 9];
    };
  g.poly(strip(grown, at(-WIDE), at(WIDE + 3))).fill({ color: p.shadow, alpha: p.night ? 0.4 : 0.18 });
}

/** The side towards the viewer in the owner's colour, with the water seen through its arches. */
function arcade(g: Graphics, course: Course, grown: number, { face, edge }: Owned, p: Palette): void {
  const foot = (t: number): XY => course.water(t, WIDE);
  g.poly(strip(grown, (t) => course.deck(t, WIDE), foot));
  g.fill(blend(face, p.shadow, 0.16)).stroke({ width: 2, color: edge, join: 'round' });
  const under = blend(p.shallows[2], p.shadow, p.night ? 0.45 : 0.4);
  for (let i = 0; i < course.arches; i++) {
    const [from, to] = [(i + 0.16) / course.arches, (i + 0.84) / course.arches];
    if (to > grown) break;
    const crown = (t: number) => course.deck(t, WIDE, EDGE + 1);
    const [a, b, high, higher] = [foot(from), foot(to), crown(from), crown(to)];
    g.moveTo(...a)
      .bezierCurveTo(...high, ...higher, ...b)
      .closePath();
    g.fill(under).stroke({ width: 1.2, color: edge });
  }
}

function planks(g: Graphics, course: Course, grown: number, p: Palette, seed: number): void {
  const at = (across: number) => (t: number) => course.deck(t, across);
  g.poly(strip(grown, at(-WIDE), at(WIDE))).fill(p.plank);
  const next = hand(seed);
  const n = Math.round(course.arches * 7);
  for (let i = 1; i < n * grown; i++) {
    const lean = (next() - 0.5) * 0.008;
    g.moveTo(...course.deck(i / n + lean, -WIDE)).lineTo(...course.deck(i / n - lean, WIDE));
  }
  g.stroke({ width: 1.1, color: blend(p.plankDark, p.plank, 0.4) });
}

/** A parapet in the owner's colour, with posts. */
function rail(g: Graphics, course: Course, grown: number, across: number, { face, edge }: Owned): void {
  const line = steps(grown).flatMap((t) => course.deck(t, across, -2));
  g.poly(line, false).stroke({ width: 7.4, color: edge });
  g.poly(line, false).stroke({ width: 4.6, color: face });
  const posts = course.arches * 2;
  for (let i = 0; i <= posts * grown; i++) {
    const [x, y] = course.deck(i / posts, across, -3);
    g.rect(x - 3, y - 4, 6, 7.5);
  }
  g.fill(face).stroke({ width: 1.2, color: edge });
}

/** Not built yet: piles stand in the water where it would go, and a float waits for the builder's disc. */
function surveyed(g: Graphics, course: Course, p: Palette): void {
  const n = course.arches * 3;
  for (let i = 1; i < n; i++) {
    if (Math.abs(i / n - 0.5) * course.arches * ARCH < 24) continue;
    for (const across of [-WIDE + 2, WIDE - 2]) pile(g, course.water(i / n, across), p);
  }
  const rim = blend(p.contour, p.ink, p.night ? 0.2 : 0.45);
  g.circle(0, 0, 20).fill({ color: p.shallows[1], alpha: 0.85 });
  for (let i = 0; i < 14; i++) {
    const [from, to] = [(i / 14) * Math.PI * 2, ((i + 0.58) / 14) * Math.PI * 2];
    g.moveTo(Math.cos(from) * 19, Math.sin(from) * 19).arc(0, 0, 19, from, to);
  }
  g.stroke({ width: 2, color: rim });
  // the sign of a span
  g.moveTo(-10, 3).quadraticCurveTo(0, -9, 10, 3);
  g.moveTo(-5, 0).lineTo(-5, 6).moveTo(5, 0).lineTo(5, 6);
  g.stroke({ width: 2.2, color: rim, cap: 'round' });
}

/** A post with its ring in the water. */
function pile(g: Graphics, [x, y]: XY, p: Palette): void {
  g.ellipse(x, y + 1, 4.6, 2.2).stroke({ width: 0.9, color: p.contour });
  g.rect(x - 1.7, y - 7, 3.4, 8).fill(p.plankDark);
  g.ellipse(x, y - 7, 1.7, 1).fill(p.plank);
}

/** Where a bridge comes ashore, built or not. */
export function abutments(g: Graphics, { length }: Span, p: Palette): void {
  for (const side of [-1, 1]) {
    const x = (side * length) / 2;
    const block = [-7, -WIDE - 2, 7, -WIDE - 5, 7, WIDE + 5, -7, WIDE + 2];
    g.poly(block.map((v, i) => (i % 2 ? v : x + side * v)));
    g.fill(p.stone).stroke({ width: 1.4, color: p.ink, join: 'round' });
    g.moveTo(x, -WIDE).lineTo(x, WIDE).stroke({ width: 0.8, color: p.stoneInk });
  }
}
