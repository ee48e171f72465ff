import type { Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { type Leaf, palmLeaves } from '../../kit/draw/palm';
import type { Palette } from './palette';

/** A small engraving for every island, so that a glance tells one from the next. Each stands on its y, about 60 high. */

type Motif = (g: Graphics, x: number, y: number, s: number, p: Palette) => void;

/** What covers the island inland. */
export const GROUNDS: readonly ('grass' | 'sand' | 'rock')[] = [
  'sand',
  'rock',
  'sand',
  'grass',
  'rock',
  'sand',
  'sand',
  'grass',
  'sand',
  'rock',
  'grass',
  'grass',
];

const inkOf = (p: Palette): number => (p.night ? 0x10140c : p.ink);

const placed = (x: number, y: number, s: number) => (points: readonly number[]) =>
  points.map((v, i) => (i % 2 ? y + v * s : x + v * s));

const LEAVES: readonly Leaf[] = [
  [-27, 8, -16],
  [-21, -10, -13],
  [-4, -20, -8],
  [17, -15, -11],
  [28, -1, -16],
  [22, 13, -12],
  [-16, 18, -12],
];

function palm(g: Graphics, x: number, y: number, s: number, p: Palette, lean = 1): void {
  const ink = inkOf(p);
  const [tx, ty] = [x + 7 * s * lean, y - 44 * s];
  g.moveTo(x, y).quadraticCurveTo(x - 3 * s * lean, y - 24 * s, tx, ty);
  g.stroke({ width: 6.4 * s, color: ink, cap: 'round' });
  g.moveTo(x, y).quadraticCurveTo(x - 3 * s * lean, y - 24 * s, tx, ty);
  g.stroke({ width: 3.4 * s, color: p.plank, cap: 'round' });
  palmLeaves(g, [tx, ty], s, LEAVES, 10);
  g.fill(p.leaf).stroke({ width: 1.4 * s, color: ink, join: 'round' });
  for (const dx of [-3, 4]) g.circle(tx + dx * s, ty + 3 * s, 3.4 * s);
  g.fill(p.woodDark);
}

function rocks(g: Graphics, x: number, y: number, s: number, p: Palette, tall: number): void {
  const at = placed(x, y, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  g.poly(at([-34, 2, -26, -24, -14, -20, -4, -28 - tall, 10, -20 - tall, 16, -26, 30, -14, 36, 2]))
    .fill(p.rock)
    .stroke(line);
  g.poly(at([10, -20 - tall, 16, -26, 30, -14, 36, 2, 8, 2, 14, -12])).fill(p.rockDark);
  g.poly(at([-26, -24, -14, -20, -12, -6, -20, 2, -34, 2])).fill(blend(p.rock, p.rockDark, 0.45));
  g.moveTo(...pair(at([-4, -28 - tall])))
    .lineTo(...pair(at([-2, -10])))
    .lineTo(...pair(at([-8, 2])))
    .stroke({ width: 1.4 * s, color: inkOf(p) });
}

const pair = ([x, y]: readonly number[]): [number, number] => [x, y];

const pelican: Motif = (g, x, y, s, p) => {
  const at = placed(x, y, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  g.rect(x - 5 * s, y - 16 * s, 10 * s, 20 * s)
    .fill(p.plank)
    .stroke(line);
  g.rect(x - 8 * s, y - 20 * s, 16 * s, 6 * s)
    .fill(p.plank)
    .stroke(line);
  g.moveTo(...pair(at([-20, -28]))).bezierCurveTo(...four(at([-16, -50, 6, -50, 10, -34])));
  g.quadraticCurveTo(...two(at([8, -20, -6, -20]))).quadraticCurveTo(...two(at([-16, -20, -20, -28])));
  g.fill(p.canvas).stroke(line);
  g.moveTo(...pair(at([6, -38]))).bezierCurveTo(...four(at([18, -46, 4, -58, 12, -64])));
  g.stroke({ width: 7.5 * s, color: inkOf(p), cap: 'round' });
  g.moveTo(...pair(at([6, -38]))).bezierCurveTo(...four(at([18, -46, 4, -58, 12, -64])));
  g.stroke({ width: 4.5 * s, color: p.canvas, cap: 'round' });
  g.poly(at([12, -67, 36, -54, 34, -48, 22, -50, 14, -58]))
    .fill(0xf0a63a)
    .stroke(line);
  g.circle(...pair(at([13, -63])), 1.8 * s).fill(inkOf(p));
  g.moveTo(...pair(at([-14, -32])))
    .quadraticCurveTo(...two(at([-4, -24, 4, -32])))
    .stroke({ ...line, width: 1.5 * s });
};

const four = ([a, b, c, d, e, f]: readonly number[]): [number, number, number, number, number, number] => [
  a,
  b,
  c,
  d,
  e,
  f,
];
const two = ([a, b, c, d]: readonly number[]): [number, number, number, number] => [a, b, c, d];

const drum: Motif = (g, x, y, s, p) => {
  rocks(g, x, y, s, p, 16);
  const at = placed(x, y, s);
  for (const [dx, dy] of [
    [-14, -48],
    [26, -40],
  ] as const) {
    g.moveTo(...pair(at([dx - 9, dy]))).quadraticCurveTo(...two(at([dx - 4, dy - 7, dx, dy])));
    g.quadraticCurveTo(...two(at([dx + 4, dy - 7, dx + 9, dy])));
  }
  g.stroke({ width: 2 * s, color: inkOf(p), cap: 'round', join: 'round' });
};

const hut: Motif = (g, x, y, s, p) => {
  const at = placed(x, y, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  for (const dx of [-20, -7, 7, 20]) g.rect(x + (dx - 2) * s, y - 16 * s, 4 * s, 20 * s);
  g.fill(p.plankDark);
  g.poly(at([-24, -14, -24, -34, 24, -34, 24, -14]))
    .fill(p.plank)
    .stroke(line);
  g.poly(at([-6, -14, -6, -29, 6, -29, 6, -14])).fill(p.plankDark);
  g.poly(at([-33, -31, -8, -62, 8, -62, 33, -31]))
    .fill(p.roof)
    .stroke(line);
  for (const dx of [-16, -5, 5, 16]) g.moveTo(...pair(at([dx * 0.45, -60]))).lineTo(...pair(at([dx * 1.25, -33])));
  g.stroke({ width: 1.2 * s, color: inkOf(p), alpha: 0.7 });
};

const hammock: Motif = (g, x, y, s, p) => {
  palm(g, x - 22 * s, y + 2 * s, s * 0.84, p, -0.6);
  palm(g, x + 20 * s, y + 2 * s, s * 0.84, p, 0.6);
  const at = placed(x, y, s);
  g.moveTo(...pair(at([-22, -22]))).quadraticCurveTo(...two(at([0, 4, 20, -22])));
  g.quadraticCurveTo(...two(at([0, -8, -22, -22])));
  g.fill(p.warm).stroke({ width: 1.8 * s, color: inkOf(p), join: 'round' });
};

const lighthouse: Motif = (g, x, y, s, p) => {
  const at = placed(x, y, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  for (const side of [-1, 1]) g.poly(at([side * 6, -57, side * 42, -70, side * 42, -44]));
  g.fill({ color: p.coin, alpha: 0.55 });
  g.ellipse(x, y + 1, 24 * s, 7 * s).fill(p.rockDark);
  g.poly(at([-14, 2, -8, -46, 8, -46, 14, 2]))
    .fill(p.canvas)
    .stroke(line);
  for (const [top, low, a, b] of [
    [-36, -25, 9.4, 10.6],
    [-14, -3, 12, 13.4],
  ] as const)
    g.poly(at([-a, top, a, top, b, low, -b, low])).fill(p.roof);
  g.poly(at([-14, 2, -8, -46, 8, -46, 14, 2])).stroke(line);
  g.rect(x - 12 * s, y - 49 * s, 24 * s, 5 * s).fill(p.plankDark);
  g.rect(x - 7 * s, y - 62 * s, 14 * s, 13 * s)
    .fill(p.coin)
    .stroke(line);
  g.poly(at([-10, -62, 0, -74, 10, -62]))
    .fill(p.roof)
    .stroke(line);
};

const turtle: Motif = (g, x, y, s, p) => {
  const at = placed(x, y - 24 * s, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  const skin = blend(p.leaf, p.beach, 0.35);
  for (const [dx, dy, a, b] of [
    [-25, -14, 12, 7],
    [-25, 14, 12, 7],
    [22, -16, 14, 7],
    [22, 16, 14, 7],
    [36, 0, 11, 9],
    [-36, 0, 7, 4],
  ] as const)
    g.ellipse(...pair(at([dx, dy])), a * s, b * s)
      .fill(skin)
      .stroke(line);
  g.ellipse(...pair(at([0, 0])), 28 * s, 22 * s)
    .fill(p.leaf)
    .stroke(line);
  g.poly(at([-10, -10, 8, -10, 14, 0, 8, 10, -10, 10, -16, 0]));
  for (const [ax, ay, bx, by] of [
    [-10, -10, -14, -18],
    [8, -10, 12, -19],
    [14, 0, 27, 0],
    [8, 10, 12, 19],
    [-10, 10, -14, 18],
    [-16, 0, -27, 0],
  ] as const)
    g.moveTo(...pair(at([ax, ay]))).lineTo(...pair(at([bx, by])));
  g.stroke({ width: 1.6 * s, color: inkOf(p) });
  g.circle(...pair(at([40, -3])), 1.8 * s).fill(inkOf(p));
};

/** A pool of still water. */
function pool(g: Graphics, x: number, y: number, a: number, b: number, p: Palette): void {
  g.ellipse(x, y, a, b).fill(p.pool).stroke({ width: 2, color: p.contour });
  g.ellipse(x - a * 0.1, y + b * 0.1, a * 0.62, b * 0.52).stroke({ width: 1.2, color: p.contour, alpha: 0.6 });
}

const atoll: Motif = (g, x, y, s, p) => {
  pool(g, x + 2 * s, y - 14 * s, 36 * s, 18 * s, p);
  palm(g, x - 24 * s, y - 16 * s, s * 0.8, p, -0.8);
  const at = placed(x, y, s);
  // a boat leaving
  g.poly(at([2, -16, 26, -16, 20, -8, 8, -8]))
    .fill(p.plank)
    .stroke({ width: 1.6 * s, color: inkOf(p), join: 'round' });
  g.poly(at([14, -18, 14, -42, 28, -20]))
    .fill(p.canvas)
    .stroke({ width: 1.6 * s, color: inkOf(p), join: 'round' });
};

const twins: Motif = (g, x, y, s, p) => {
  palm(g, x - 10 * s, y + 2 * s, s * 1.02, p, -1.4);
  palm(g, x + 10 * s, y + 4 * s, s * 1.08, p, 1.4);
};

const anchor: Motif = (g, x, y, s, p) => {
  const draw = (width: number, color: number) => {
    const at = placed(x, y - 30 * s, s);
    const stroke = { width: width * s, color, cap: 'round', join: 'round' } as const;
    g.circle(...pair(at([0, -26])), 7 * s).stroke(stroke);
    g.moveTo(...pair(at([0, -19])))
      .lineTo(...pair(at([0, 28])))
      .stroke(stroke);
    g.moveTo(...pair(at([-15, -9])))
      .lineTo(...pair(at([15, -9])))
      .stroke(stroke);
    g.moveTo(...pair(at([-27, 8]))).quadraticCurveTo(...two(at([-22, 28, 0, 28])));
    g.quadraticCurveTo(...two(at([22, 28, 27, 8]))).stroke(stroke);
    g.moveTo(...pair(at([-32, 16])))
      .lineTo(...pair(at([-27, 7])))
      .lineTo(...pair(at([-19, 13])));
    g.moveTo(...pair(at([32, 16])))
      .lineTo(...pair(at([27, 7])))
      .lineTo(...pair(at([19, 13])))
      .stroke(stroke);
  };
  draw(8.6, inkOf(p));
  draw(4.8, p.night ? 0x8b8778 : 0x8a8377);
};

const skerry: Motif = (g, x, y, s, p) => {
  rocks(g, x, y, s, p, 26);
  const at = placed(x, y, s);
  g.poly(at([26, -72, 12, -46, 22, -48, 14, -26, 36, -54, 25, -52, 34, -70]))
    .fill(p.coin)
    .stroke({ width: 1.8 * s, color: inkOf(p), join: 'round' });
};

const parrot: Motif = (g, x, y, s, p) => {
  const at = placed(x, y, s);
  const line = { width: 2 * s, color: inkOf(p), join: 'round' } as const;
  g.moveTo(...pair(at([-32, -16]))).quadraticCurveTo(...two(at([0, -22, 34, -14])));
  g.stroke({ width: 6 * s, color: inkOf(p), cap: 'round' });
  g.moveTo(...pair(at([-32, -16]))).quadraticCurveTo(...two(at([0, -22, 34, -14])));
  g.stroke({ width: 3 * s, color: p.plank, cap: 'round' });
  g.poly(at([-10, -20, -20, 10, -12, 6, -8, 12, -2, -20]))
    .fill(0x2f6fb5)
    .stroke(line);
  g.moveTo(...pair(at([-12, -18]))).bezierCurveTo(...four(at([-20, -40, -8, -66, 10, -64])));
  g.bezierCurveTo(...four(at([22, -62, 20, -44, 14, -34]))).quadraticCurveTo(...two(at([4, -16, -12, -18])));
  g.fill(0xd43d2c).stroke(line);
  g.moveTo(...pair(at([-12, -20]))).bezierCurveTo(...four(at([-18, -38, -6, -48, 4, -46])));
  g.quadraticCurveTo(...two(at([6, -26, -12, -20])))
    .fill(0xf0b432)
    .stroke({ ...line, width: 1.6 * s });
  g.circle(...pair(at([9, -55])), 4.4 * s).fill(0xffffff);
  g.circle(...pair(at([10, -55])), 2 * s).fill(0x14110e);
  g.moveTo(...pair(at([16, -61])))
    .quadraticCurveTo(...two(at([29, -56, 21, -44])))
    .lineTo(...pair(at([16, -50])));
  g.closePath()
    .fill(0x2d2823)
    .stroke({ ...line, width: 1.4 * s });
};

const lagoon: Motif = (g, x, y, s, p) => {
  pool(g, x, y - 18 * s, 34 * s, 22 * s, p);
  const at = placed(x, y, s);
  const glass = (points: readonly number[]) =>
    g
      .poly(at(points))
      .fill({ color: p.foam, alpha: 0.85 })
      .stroke({ width: 1.4 * s, color: inkOf(p), join: 'round' });
  // splinters of light on still water
  glass([-12, -22, -6, -44, 0, -22, -6, -10]);
  glass([4, -16, 10, -34, 16, -16, 10, -6]);
  palm(g, x - 28 * s, y - 4 * s, s * 0.66, p, -0.8);
};

export const MOTIFS: readonly Motif[] = [
  pelican,
  drum,
  hut,
  hammock,
  lighthouse,
  turtle,
  atoll,
  twins,
  anchor,
  skerry,
  parrot,
  lagoon,
];
