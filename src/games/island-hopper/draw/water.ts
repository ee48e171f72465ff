import type { Graphics } from 'pixi.js';
import { blend, hand, wobble } from '../../kit/draw/hand';
import { openSea, wave } from '../../kit/draw/water';
import { COMPASS_RADIUS } from '../rules/places';
import type { Chart } from './chart';
import type { Shore } from './coast';
import type { Palette } from './palette';

/** The lagoon: deep outside the reef, two depths inside, turquoise round every island, the shadows of clouds. */

/** A closed line round the whole lagoon; `share` 1 touches the neat line. */
function rim(map: Chart, share: number, seed: number): number[] {
  const { x, y, width, height } = map;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [a, b] = [(width / 2 - 36) * share, (height / 2 - 36) * share];
  const wave = wobble(seed, 0.5);
  return Array.from({ length: 160 }, (_, i) => {
    const angle = (i / 160) * Math.PI * 2;
    // between an ellipse and the sheet's own shape
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const k = (Math.abs(cos) ** 3.4 + Math.abs(sin) ** 3.4) ** (-1 / 3.4) * (1 + 0.022 * wave(angle));
    return [cx + a * cos * k, cy + b * sin * k];
  }).flat();
}

export function sea(g: Graphics, map: Chart, p: Palette): void {
  openSea(g, map, p.deep);
  const steps: [number, number, number][] = [
    [1.005, 5, p.drop],
    [0.945, 8, p.sea],
  ];
  for (const [share, seed, colour] of steps) {
    const line = rim(map, share, seed);
    g.poly(line).fill(colour);
    g.poly(line).stroke({ width: 1.4, color: blend(p.contour, colour, 0.5) });
  }
  // soundings along the reef
  const dots = rim(map, 0.972, 8);
  for (let i = 0; i + 1 < dots.length; i += 4) g.circle(dots[i], dots[i + 1], 1.7);
  g.fill(blend(p.contour, p.drop, 0.3));
}

/**
 * From deep to shallow. All islands get one ring before any gets the next, so that neighbouring shallows run together;
 * names are printed in the clear water between the last two lines.
 */
export function shallows(g: Graphics, all: readonly Shore[], p: Palette): void {
  const [deep, middle, shallow] = p.shallows;
  const rings: [out: number, colour: number, rough: number][] = [
    [61.6, blend(p.contour, p.sea, 0.6), 5],
    [60, deep, 5],
    [45.6, blend(p.contour, deep, 0.5), 3],
    [44, middle, 3],
    [12.5, blend(p.contour, middle, 0.35), 1],
    [11.4, shallow, 1],
    [6.2, p.contour, 0.6],
    [5.2, shallow, 0.6],
  ];
  for (const [out, colour, rough] of rings) {
    for (const shore of all) {
      const wave = wobble(shore.island * 7 + 3, 0.3);
      g.poly(shore.around(out, (angle) => rough * wave(angle))).fill(colour);
    }
  }
}

/** Small waves where nothing else lies. */
export function waves(g: Graphics, map: Chart, all: readonly Shore[], p: Palette): void {
  const next = hand(47);
  const [mx, my] = map.at([0, 0]);
  for (let i = 0; i < 330; i++) {
    const x = map.x + 60 + next() * (map.width - 120);
    const y = map.y + 60 + next() * (map.height - 120);
    const size = 7 + next() * 5;
    const near = all.some((shore) => Math.hypot(x - shore.x, y - shore.y) < 205 * shore.size);
    if (near || Math.hypot(x - mx, y - my) < COMPASS_RADIUS + 34) continue;
    wave(g, x, y, size, 0.7);
  }
  g.stroke({ width: 1.7, color: blend(p.contour, p.sea, p.night ? 0.45 : 0.5), cap: 'round' });
}

const SHADOWS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-520, -440, 1.2],
  [555, 470, 1.35],
  [450, -560, 0.85],
  [-480, 545, 0.75],
];

/** Clouds drift between the lamp and the water: only their shadows are on the chart. */
export function shadows(g: Graphics, map: Chart, p: Palette): void {
  if (p.shade === 0) return;
  const color = blend(p.contour, 0x000000, p.night ? 0.9 : 0.55);
  for (const [x, y, size] of SHADOWS) {
    const [cx, cy] = map.at([x, y]);
    for (const grow of [0, 9, 18]) g.poly(puffy(cx, cy, size, grow, x)).fill({ color, alpha: p.shade / 2 });
  }
}

/** A cloud's outline: as far as any of its scallops reaches. */
function puffy(x: number, y: number, size: number, grow: number, seed: number): number[] {
  const next = hand(Math.abs(seed) + 7);
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8 - 0.5;
    return [t * 230 * size, (next() - 0.5) * 44 * size, (34 + 40 * (0.5 - Math.abs(t)) + next() * 16) * size + grow];
  });
  return Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 180) * Math.PI * 2;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    let reach = 20;
    for (const [px, py, r] of puffs) {
      const along = px * ux + py * uy;
      const aside = r * r - (px * uy - py * ux) ** 2;
      if (aside > 0) reach = Math.max(reach, along + Math.sqrt(aside));
    }
    return [x + ux * reach, y + uy * reach];
  }).flat();
}
