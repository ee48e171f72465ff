import type { Graphics } from 'pixi.js';
import { blend, hand, polar, wobble } from '../../kit/draw/hand';
import { depths, openSea, wave } from '../../kit/draw/water';
import { inside } from '../../kit/outline';
import { BANK, numberPoint, SLIP } from '../rules/places';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** Land and water: three long banks beside the streams, two islets, the shore with market and quay, and the harbour front. */

/** An outline at a distance outside its shore, as x, y pairs of the flat board. */
type Coast = (outside: number) => [number, number][];

const BANK_HALF = 18;
const BANK_END = 1162;
const BANK_TIP = 66;
const WEST = -70;

function bank(route: number): Coast {
  const [, y] = numberPoint(route, 0);
  const shape = wobble(route * 5 + 3, 1.1);
  return (outside) => {
    const upper: [number, number][] = [];
    const lower: [number, number][] = [];
    const end = BANK_END + outside;
    for (let i = 0; i <= 150; i++) {
      const x = WEST + (i / 150) * (end - WEST);
      const tip = Math.max(0, (x - (end - BANK_TIP)) / BANK_TIP);
      const half = (BANK_HALF + outside) * Math.sqrt(Math.max(0, 1 - tip * tip));
      upper.push([x, y - half + 2.4 * shape(x / 130)]);
      lower.push([x, y + half + 2.4 * shape(x / 150 + 9)]);
    }
    return [...upper, ...lower.reverse()];
  };
}

function islet(cx: number, cy: number, rx: number, ry: number, seed: number): Coast {
  const shape = wobble(seed, 1.2);
  return (outside) => {
    const out: [number, number][] = [];
    for (let i = 0; i < 90; i++) {
      const angle = (i / 90) * Math.PI * 2;
      const [x, y] = polar(0, 0, angle, 1 + 0.055 * shape(angle));
      out.push([cx + x * (rx + outside), cy + y * (ry + outside)]);
    }
    return out;
  };
}

const SHORE = 771;
const CREEK = 1173;

/** The land below the rivers, with the creek to the shipyard at its end. */
const mainland: Coast = (outside) => {
  const shape = wobble(23, 1.2);
  const out: [number, number][] = [];
  const r = 46;
  for (let x = WEST; x < CREEK - r; x += 9) out.push([x, SHORE - outside + 3.2 * shape(x / 120)]);
  for (let i = 0; i <= 10; i++) {
    const angle = -Math.PI / 2 + (i / 10) * (Math.PI / 2);
    out.push(polar(CREEK - r, SHORE + r, angle, r + outside));
  }
  for (let y = SHORE + r; y < 1100; y += 9) out.push([CREEK + outside + 2.4 * shape(y / 90), y]);
  return [...out, [CREEK + outside, 1100], [WEST, 1100]];
};

const PILOTS = islet(763, 112, 152, 84, 5);
const OFFICE = islet(467, 108, 140, 86, 12);
const COASTS: readonly Coast[] = [bank(0), bank(1), bank(2), mainland, PILOTS, OFFICE];

const flat = (map: Chart, points: readonly [number, number][]): number[] => points.flatMap(([x, y]) => map.at(x, y));

/** Shallows run together before the next depth is laid. */
export function water(g: Graphics, map: Chart, p: Palette): void {
  openSea(g, map, p.sea);
  const bands = depths(p, [31, 29.8, 20, 18.8, 10.5, 9.4, 4.6, 3.5], [0.55, 0.45, 0.3]);
  for (const [outside, colour] of bands) for (const one of COASTS) g.poly(flat(map, one(outside))).fill(colour);
  // along the harbour front
  const [hx, hy, hw, hh] = map.box(SLIP.from - 12, -60, 14, 1160);
  g.rect(hx, hy, hw, hh).fill(p.shallows[1]);
}

/** Three currents: a ribbon of deeper green, and lines that run with it. */
export function currents(g: Graphics, map: Chart, p: Palette): void {
  const next = hand(19);
  for (let route = 0; route < 3; route++) {
    const [, y] = numberPoint(route, 0);
    ribbon(g, map, y - BANK, blend(p.shallows[1], p.sea, 0.52), route);
    for (let i = 0; i < 62; i++) strand(g, map, -10 + next() * 1180, y - BANK + (next() - 0.5) * 78, 40 + next() * 90);
    g.stroke({ width: 1.2, color: blend(p.contour, p.shallows[0], 0.42) });
  }
}

function ribbon(g: Graphics, map: Chart, y: number, colour: number, route: number): void {
  const shape = wobble(route + 51, 1);
  const edge = (side: number) =>
    Array.from({ length: 70 }, (_, i): [number, number] => {
      const x = -60 + i * 20;
      const fan = Math.max(0, (x - 1080) / 180) ** 2 * 26;
      return [x, y + side * (38 + 4 * shape(x / 100 + side) - fan)];
    });
  g.poly(flat(map, [...edge(-1), ...edge(1).reverse()])).fill(colour);
}

function strand(g: Graphics, map: Chart, x: number, y: number, length: number): void {
  g.moveTo(...map.at(x, y));
  g.bezierCurveTo(
    ...map.at(x + length * 0.3, y - 5),
    ...map.at(x + length * 0.6, y + 5),
    ...map.at(Math.min(1220, x + length), y),
  );
}

/** Small waves in the bay and before the harbour. */
export function waves(g: Graphics, map: Chart, p: Palette): void {
  const next = hand(43);
  for (let i = 0; i < 95; i++) {
    const [fx, fy] = [next() * 1230, next() < 0.75 ? -6 + next() * 210 : 240 + next() * 500];
    const streams = fy > 225 && fx < 1170;
    const taken = COASTS.some((coast) => inside(coast(26), fx, fy));
    if (streams || taken || (fx > 968 && fx < 1218 && fy < 190) || fx < 310) continue;
    const [x, y] = map.at(fx, fy);
    wave(g, x, y, 5 + next() * 4);
  }
  g.stroke({ width: 1.1, color: blend(p.contour, p.sea, 0.3) });
}

export function land(g: Graphics, map: Chart, p: Palette): void {
  for (const one of COASTS) {
    g.poly(flat(map, one(0))).fill(p.beach);
    g.poly(flat(map, one(-4))).fill(blend(p.wash, p.land, 0.45));
    g.poly(flat(map, one(-8))).fill(p.land);
  }
}

/** The inked shore and short strokes inland. */
export function coastline(g: Graphics, map: Chart, p: Palette): void {
  for (const one of COASTS) {
    const [outer, inner] = [one(0), one(-9)];
    for (let i = 0; i < outer.length; i++) {
      if (i % 2) continue;
      const [[x, y], [ix, iy]] = [outer[i], inner[i]];
      const t = 0.35 + 0.5 * Math.abs(Math.sin(i * 1.7));
      g.moveTo(...map.at(x, y)).lineTo(...map.at(x + (ix - x) * t, y + (iy - y) * t));
    }
    g.stroke({ width: 0.9, color: blend(p.ink, p.land, 0.35) });
    g.poly(flat(map, outer)).stroke({ width: 2, color: p.ink, join: 'round' });
  }
}
