import type { Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { depths, hachures, openSea, type Step, wave } from '../../kit/draw/water';
import { inside } from '../../kit/outline';
import { EDGES, HEXES, INTERSECTIONS } from '../rules/island';
import { harbourPoint, hexPoint, type Point, SIDE, spotPoint } from '../rules/places';
import { HARBOURS } from '../rules/setup';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** The printed sea: depths, waves, and the shore all round the island. */

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
  openSea(g, map, p.sea);
  const bands = depths(p, [57, 55.6, 37, 35.6, 19, 17.6, 7.4, 6], [0.6, 0.5, 0.3]);
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
  hachures(g, map, COAST, 4, 4);
  g.stroke({ width: 1.2, color: blend(p.ink, p.beach, 0.3) });
}

/** Small waves on open water, in the cut of a burin. */
export function waves(g: Graphics, map: Chart, p: Palette, taken: (x: number, y: number) => boolean): void {
  const next = hand(43);
  const signs = HARBOURS.map((_, i) => harbourPoint(i));
  for (let i = 0; i < 420; i++) {
    const [fx, fy] = [-10 + next() * 1620, -10 + next() * 1080];
    const near =
      inside(LINE, fx, fy) ||
      LINE.some(([x, y]) => Math.hypot(x - fx, y - fy) < 66) ||
      signs.some(([x, y]) => Math.hypot(x - fx, y - fy) < 52);
    const [x, y] = map.at([fx, fy]);
    if (near || taken(x, y)) continue;
    const size = 6 + next() * 5;
    wave(g, x, y, size, 0.7);
    wave(g, x, y + 5, size * 0.6, 0.7);
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
