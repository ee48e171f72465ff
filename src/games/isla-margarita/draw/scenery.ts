import type { Graphics } from 'pixi.js';
import { between, blend, hand, polar } from '../../kit/draw/hand';
import { palmLeaves } from '../../kit/draw/palm';
import { BRIDGES } from '../rules/setup';
import type { Chart, Land } from './chart';
import { soilOf } from './land';
import type { Palette } from './palette';

/** What makes an island a place to go to: hills, woods, palms on the beach and villages by the shore. Printed once. */

type Kind = 'tree' | 'palm' | 'house' | 'bush' | 'rock' | 'hill';

/** What stands along each shore, in turn; villages are rarer than what grows. */
const SHORES: readonly (readonly Kind[])[] = [
  ['hill', 'tree', 'rock', 'house', 'tree', 'bush'],
  ['tree', 'bush', 'house', 'palm', 'tree'],
  ['palm', 'bush', 'house', 'palm', 'tree'],
  ['palm', 'bush', 'rock', 'house', 'palm'],
  ['palm', 'house', 'bush', 'palm', 'bush'],
  ['tree', 'rock', 'house', 'bush', 'palm'],
  ['tree', 'tree', 'bush', 'house', 'tree'],
  ['rock', 'hill', 'bush', 'house', 'rock'],
  ['tree', 'house', 'palm', 'tree', 'bush', 'house'],
];

interface Thing {
  kind: Kind;
  x: number;
  y: number;
  size: number;
}

/** Below the horizon of these directions lie names, circles, coins: nothing is drawn within that share of the radius. */
const FREE = 0.88;

export function scenery(g: Graphics, chart: Chart, land: Land, i: number, p: Palette): void {
  const next = hand(i + 700);
  const landings = BRIDGES.flatMap(({ a, b }, site) => {
    if (a !== i && b !== i) return [];
    const { angle } = chart.spans[site];
    return [a === i ? angle : angle + Math.PI];
  });
  const things: Thing[] = [];
  const kinds = SHORES[i];
  let turn = 0;
  for (let angle = next(); angle < Math.PI * 2 + 0.2; angle += (13 + 7 * next()) / land.r) {
    const quay = land.ports.some((port) => between(port, angle) < 34 / land.r + 0.06);
    const landing = landings.some((one) => between(one, angle) < 24 / land.r + 0.03);
    const edge = land.coast(angle);
    if (quay || landing || edge > land.r * 1.35) continue;
    const r = Math.max(land.r * FREE, edge - 14 - 9 * next());
    const [x, y] = polar(land.x, land.y, angle, r);
    things.push({ kind: kinds[turn++ % kinds.length], x, y, size: 0.85 + 0.3 * next() });
  }
  things.sort((a, b) => a.y - b.y);
  for (const { kind, x, y, size } of things) DRAWN[kind](g, x, y, size, p);
}

/** Patches of field and wood under everything, in tones so near the soil's that they never compete with a piece. */
export function fields(g: Graphics, land: Land, i: number, p: Palette): void {
  const next = hand(i + 500);
  const soil = soilOf(i, p);
  for (let n = 0; n < 5; n++) {
    const [x, y] = polar(land.x, land.y, next() * Math.PI * 2, land.r * (0.25 + 0.45 * next()));
    const [rx, ry] = [land.r * (0.2 + 0.16 * next()), land.r * (0.13 + 0.1 * next())];
    const shade = n % 2 ? blend(soil, p.leaf, 0.16) : blend(soil, p.beach, 0.3);
    const points: number[] = [];
    for (let k = 0; k < 26; k++) {
      const a = (k / 26) * Math.PI * 2;
      const wave = 1 + 0.1 * Math.sin(a * 3 + n) + 0.07 * Math.sin(a * 5 + i);
      points.push(x + Math.cos(a) * rx * wave, y + Math.sin(a) * ry * wave);
    }
    g.poly(points).fill(shade);
  }
}

type Draw = (g: Graphics, x: number, y: number, s: number, p: Palette) => void;

const line = (p: Palette) => ({ width: 1.1, color: blend(p.ink, p.relief, 0.25) });

const tree: Draw = (g, x, y, s, p) => {
  g.ellipse(x + 3 * s, y + 1, 8 * s, 3 * s).fill({ color: p.shadow, alpha: 0.16 });
  g.moveTo(x, y + 1)
    .lineTo(x, y - 6 * s)
    .stroke({ width: 2, color: p.plankDark });
  g.circle(x, y - 11 * s, 7.5 * s)
    .fill(blend(p.leaf, p.land, 0.08))
    .stroke(line(p));
  g.circle(x - 2.2 * s, y - 13 * s, 3.6 * s).fill(blend(p.leaf, p.beach, 0.32));
};

const bush: Draw = (g, x, y, s, p) => {
  for (const [dx, r] of [
    [-5, 4.2],
    [5, 4],
    [0, 5.4],
  ] as const)
    g.circle(x + dx * s, y - r * 0.6 * s, r * s)
      .fill(blend(p.leaf, p.land, 0.28))
      .stroke({ ...line(p), width: 0.8 });
};

const palm: Draw = (g, x, y, s, p) => {
  const [tx, ty] = [x + 4 * s, y - 21 * s];
  g.ellipse(x + 4 * s, y + 1, 8 * s, 2.6 * s).fill({ color: p.shadow, alpha: 0.16 });
  g.moveTo(x, y)
    .quadraticCurveTo(x + 6 * s, y - 10 * s, tx, ty)
    .stroke({ width: 2.4, color: p.plankDark });
  palmLeaves(g, [tx, ty], 0.85 * s);
  g.fill(blend(p.leaf, p.ink, 0.06)).stroke({ ...line(p), width: 0.7 });
};

const house: Draw = (g, x, y, s, p) => {
  const [w, h] = [13 * s, 8 * s];
  g.ellipse(x + 4 * s, y + 1, w * 0.8, 3 * s).fill({ color: p.shadow, alpha: 0.16 });
  g.rect(x - w / 2, y - h, w, h)
    .fill(p.wall)
    .stroke(line(p));
  g.poly([x - w / 2 - 2, y - h + 0.5, x, y - h - 7.5 * s, x + w / 2 + 2, y - h + 0.5])
    .fill(p.roof)
    .stroke({ ...line(p), join: 'round' });
  g.rect(x - 1.6 * s, y - 5 * s, 3.2 * s, 5 * s).fill(p.plankDark);
};

const rock: Draw = (g, x, y, s, p) => {
  g.poly([-8, 1, -6, -5, -1, -8, 4, -6, 8, 1].map((v, k) => (k % 2 ? y : x) + v * s));
  g.fill(blend(p.stone, p.relief, 0.25)).stroke({ ...line(p), join: 'round' });
  g.moveTo(x - 1 * s, y - 8 * s)
    .lineTo(x + 1 * s, y - 2 * s)
    .stroke({ ...line(p), width: 0.8 });
};

const hill: Draw = (g, x, y, s, p) => {
  g.moveTo(x - 17 * s, y + 1)
    .quadraticCurveTo(x - 7 * s, y - 22 * s, x, y - 15 * s)
    .quadraticCurveTo(x + 6 * s, y - 19 * s, x + 17 * s, y + 1)
    .closePath();
  g.fill(blend(p.wash, p.leaf, 0.35)).stroke(line(p));
  for (const dx of [2, 6, 10]) g.moveTo(x + dx * s, y - (13 - dx) * s).lineTo(x + (dx + 3) * s, y - 2 * s);
  g.stroke({ width: 0.8, color: p.relief });
};

const DRAWN: { readonly [kind in Kind]: Draw } = { tree, palm, house, bush, rock, hill };
