import type { Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { EDGES, HEXES, INTERSECTIONS } from '../rules/island';
import { harbourPoint, hexPoint, type Point, SIDE, spotPoint } from '../rules/places';
import { HARBOURS } from '../rules/setup';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** The printed sea: depths, waves, and the shore all round the island. */

interface Step {
  at: Point;
  /** Away from the land. */
  out: Point;
}

const BITS = 10;
const SHORE = 13;

const landsAt = (a: number, b: number): number[] =>
  INTERSECTIONS[a].hexes.filter((hex) => INTERSECTIONS[b].hexes.includes(hex));

/** Intersections along the coast, once round. */
function coastSpots(): number[] {
  const edge = EDGES.filter(({ a, b }) => landsAt(a, b).length === 1);
  const loop = [edge[0].a, edge[0].b];
  for (;;) {
    const [before, here] = loop.slice(-2);
    const next = edge.flatMap(({ a, b }) => (a === here ? [b] : b === here ? [a] : [])).find((to) => to !== before);
    if (next === undefined || next === loop[0]) return loop;
    loop.push(next);
  }
}

/** Where the shore passes an intersection: some way out to sea. */
function beyond(before: number, spot: number, after: number): Point {
  const [[px, py], [x, y], [nx, ny]] = [before, spot, after].map(spotPoint);
  const [dx, dy] = [x - (px + nx) / 2, y - (py + ny) / 2];
  const far = Math.hypot(dx, dy);
  const outside = INTERSECTIONS[spot].hexes.length === 1 ? 1 : -1;
  const reach = (outside * SHORE) / Math.cos(Math.PI / 6);
  return [x + (dx / far) * reach, y + (dy / far) * reach];
}

function shore(): Step[] {
  const spots = coastSpots();
  const n = spots.length;
  const corner = (i: number) => beyond(spots[(i + n - 1) % n], spots[i % n], spots[(i + 1) % n]);
  return spots.flatMap((spot, i) => {
    const [[ax, ay], [bx, by]] = [corner(i), corner((i + 1) % n)];
    const [hex] = landsAt(spot, spots[(i + 1) % n]);
    const [hx, hy] = hexPoint(hex);
    const long = Math.hypot(bx - ax, by - ay);
    let out: Point = [(by - ay) / long, (ax - bx) / long];
    if ((hx - ax) * out[0] + (hy - ay) * out[1] > 0) out = [-out[0], -out[1]];
    const next = hand(i * 7 + 3);
    const [big, small, shift] = [2 + next() * 5, 1.4 + next() * 2, next() * 6];
    return Array.from({ length: BITS }, (_, k): Step => {
      const t = k / BITS;
      const by9 = Math.sin(t * Math.PI) * (big + small * Math.sin(t * 14 + shift)) + (k ? next() * 1.8 : 0);
      return { at: [ax + (bx - ax) * t + out[0] * by9, ay + (by - ay) * t + out[1] * by9], out };
    });
  });
}

const COAST = shore();
const LINE: readonly Point[] = COAST.map(({ at }) => at);

/** Shallows run together before the next depth is laid. */
export function water(g: Graphics, map: Chart, p: Palette): void {
  const { x, y, width, height } = map;
  g.rect(x + 36, y + 36, width - 72, height - 72).fill(p.sea);
  const [deep, middle, shallow] = p.shallows;
  const bands: [number, number][] = [
    [57, blend(p.contour, p.sea, 0.6)],
    [55.6, deep],
    [37, blend(p.contour, deep, 0.5)],
    [35.6, middle],
    [19, blend(p.contour, middle, 0.3)],
    [17.6, shallow],
    [7.4, p.contour],
    [6, shallow],
  ];
  const line = map.flat(LINE);
  for (const [reach, color] of bands) {
    g.poly(line).stroke({ width: 2 * reach, color, join: 'round' });
    g.poly(line).fill(color);
  }
}

/** Sand under the printed hexes, and the inked shore. */
export function beach(g: Graphics, map: Chart, p: Palette): void {
  const line = map.flat(LINE);
  g.poly(line).fill(p.beach).stroke({ width: 2.6, color: p.ink, join: 'round' });
  COAST.forEach(({ at: [x, y], out: [ox, oy] }, i) => {
    const long = 4 + 4 * Math.abs(Math.sin(i * 1.7));
    g.moveTo(...map.at([x, y])).lineTo(...map.at([x - ox * long, y - oy * long]));
  });
  g.stroke({ width: 1.2, color: blend(p.ink, p.beach, 0.3) });
}

function inside(x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = LINE.length - 1; i < LINE.length; j = i++) {
    const [[ax, ay], [bx, by]] = [LINE[i], LINE[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Small waves on open water, in the cut of a burin. */
export function waves(g: Graphics, map: Chart, p: Palette, taken: (x: number, y: number) => boolean): void {
  const next = hand(43);
  const signs = HARBOURS.map((_, i) => harbourPoint(i));
  for (let i = 0; i < 420; i++) {
    const [fx, fy] = [-10 + next() * 1620, -10 + next() * 1080];
    const near =
      inside(fx, fy) ||
      LINE.some(([x, y]) => Math.hypot(x - fx, y - fy) < 66) ||
      signs.some(([x, y]) => Math.hypot(x - fx, y - fy) < 52);
    const [x, y] = map.at([fx, fy]);
    if (near || taken(x, y)) continue;
    const size = 6 + next() * 5;
    for (const dy of [0, 5]) {
      const w = dy ? size * 0.6 : size;
      g.moveTo(x - w, y + dy).quadraticCurveTo(x - w / 2, y + dy - w * 0.7, x, y + dy);
      g.quadraticCurveTo(x + w / 2, y + dy - w * 0.7, x + w, y + dy);
    }
  }
  g.stroke({ width: 1.25, color: blend(p.contour, p.sea, 0.34) });
}

/** Corners of a hex, moved inwards. */
export function hexShape(hex: number, inset: number): Point[] {
  const [mx, my] = hexPoint(hex);
  const share = 1 - inset / ((SIDE * Math.sqrt(3)) / 2);
  return HEXES[hex].corners.map((spot) => {
    const [x, y] = spotPoint(spot);
    return [mx + (x - mx) * share, my + (y - my) * share];
  });
}
