import type { Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { palmLeaves } from '../../kit/draw/palm';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** Small engravings: houses, palms, a lighthouse, rice fields. Each stands on its y. */

export function lighthouse(g: Graphics, x: number, y: number, p: Palette): void {
  const line = { width: 1.4, color: p.ink, join: 'round' } as const;
  for (const side of [-1, 1]) g.poly([x + side * 4, y - 25, x + side * 30, y - 35, x + side * 30, y - 17]);
  g.fill({ color: p.coin, alpha: 0.4 });
  g.poly([x - 10, y + 22, x - 6, y - 20, x + 6, y - 20, x + 10, y + 22])
    .fill(p.wall)
    .stroke(line);
  g.poly([x - 8.6, y + 8, x - 7.6, y - 3, x + 7.6, y - 3, x + 8.6, y + 8])
    .fill(p.roof)
    .stroke({ ...line, width: 0.9 });
  g.rect(x - 5, y - 30, 10, 10)
    .fill(p.coin)
    .stroke(line);
  g.poly([x - 8, y - 30, x, y - 40, x + 8, y - 30])
    .fill(p.roof)
    .stroke(line);
}

/** Whitewash under a red tiled roof. */
export function house(g: Graphics, x: number, foot: number, p: Palette, s = 1): void {
  const line = { width: 1.5, color: p.ink, join: 'round' } as const;
  const at = (points: readonly number[]) => points.map((v, i) => (i % 2 ? foot + v * s : x + v * s));
  g.ellipse(x + 5 * s, foot + 1, 44 * s, 8 * s).fill({ color: p.shadow, alpha: 0.2 });
  g.poly(at([-34, 0, -34, -40, 34, -40, 34, 0]))
    .fill(p.wall)
    .stroke(line);
  g.poly(at([-43, -38, -26, -66, 26, -66, 43, -38]))
    .fill(p.roof)
    .stroke(line);
  for (let i = -3; i <= 3; i++) {
    const [ax, ay, bx, by] = at([i * 7.5, -64, i * 11, -40]);
    g.moveTo(ax, ay).lineTo(bx, by);
  }
  for (const t of [0.34, 0.67]) {
    const [ax, ay, bx, by] = at([-26 - 17 * t, -66 + 28 * t, 26 + 17 * t, -66 + 28 * t]);
    g.moveTo(ax, ay).lineTo(bx, by);
  }
  g.stroke({ width: 0.9, color: blend(p.roof, p.ink, 0.5) });
  for (const dx of [-22, 22]) g.poly(at([dx - 6, -29, dx + 6, -29, dx + 6, -15, dx - 6, -15]));
  g.fill(p.cool).stroke({ ...line, width: 1.1 });
  g.poly(at([-8, 0, -8, -20, -4, -26, 4, -26, 8, -20, 8, 0]))
    .fill(p.plankDark)
    .stroke({ ...line, width: 1.1 });
}

function palm(g: Graphics, x: number, y: number, s: number, p: Palette): void {
  const ink = blend(p.ink, p.relief, 0.25);
  g.moveTo(x, y)
    .quadraticCurveTo(x + 5 * s, y - 12 * s, x + s, y - 24 * s)
    .stroke({ width: 2.4 * s, color: ink });
  palmLeaves(g, [x + s, y - 24 * s], s);
  g.fill(blend(p.leaf, p.ink, 0.1)).stroke({ width: 0.7, color: ink });
}

const PALMS: readonly (readonly [number, number, number])[] = [
  [632, 140, 0.85],
  [654, 152, 0.65],
  [882, 148, 0.85],
  [862, 162, 0.65],
];

/** Between the docks, wherever those are on the sheet. */
const ROOFS = {
  flat: [
    [1280, 535],
    [1516, 535],
    [1280, 28],
    [1516, 28],
    [1280, 1008],
    [1358, 1008],
    [1436, 1008],
    [1514, 1008],
  ],
  turned: [
    [499, 1300],
    [499, 1380],
    [499, 1460],
    [988, 1300],
    [988, 1380],
    [988, 1460],
  ],
} as const;

/** Palms on the islets, fields behind the quay, roofs along the harbour. */
export function motifs(g: Graphics, map: Chart, p: Palette): void {
  fields(g, map, p);
  for (const [x, y, s] of PALMS) palm(g, ...map.at(x, y), s, p);
  for (const [x, y] of map.turned ? ROOFS.turned : ROOFS.flat) house(g, x, y, p, 0.56);
}

/** Short furrows where nothing else lies. */
function fields(g: Graphics, map: Chart, p: Palette): void {
  const next = hand(61);
  for (let i = 0; i < 150; i++) {
    const [x, y] = [-8 + next() * 1170, 788 + next() * 224];
    g.moveTo(...map.at(x, y)).lineTo(...map.at(x + 9, y));
    g.moveTo(...map.at(x + 3, y + 4)).lineTo(...map.at(x + 13, y + 4));
  }
  g.stroke({ width: 1.1, color: blend(p.leaf, p.land, 0.45) });
}
