import type { Graphics } from 'pixi.js';
import type { Palette } from './palette';

/** The flags of the companies: a pattern and two colours each, twelve of them. Colour is never alone. */

type Pattern = (g: Graphics, cloth: Cloth) => void;

interface Cloth {
  w: number;
  h: number;
  /** A point of the cloth, each share 0..1, on the chart. */
  at(u: number, v: number): [number, number];
  poly(points: readonly (readonly [number, number])[]): number[];
}

const box = (g: Graphics, c: Cloth, u: number, v: number, w: number, h: number): void => {
  const steps = 6;
  const top = Array.from({ length: steps + 1 }, (_, i) => [u + (w * i) / steps, v] as const);
  const low = Array.from({ length: steps + 1 }, (_, i) => [u + w - (w * i) / steps, v + h] as const);
  g.poly(c.poly([...top, ...low]));
};

const PATTERNS: readonly Pattern[] = [
  // a saltire
  (g, c) => {
    g.poly(
      c.poly([
        [0, 0],
        [0.2, 0],
        [1, 0.75],
        [1, 1],
        [0.8, 1],
        [0, 0.25],
      ]),
    );
    g.poly(
      c.poly([
        [1, 0],
        [0.8, 0],
        [0, 0.75],
        [0, 1],
        [0.2, 1],
        [1, 0.25],
      ]),
    );
  },
  // three waves of stripes
  (g, c) => {
    box(g, c, 0, 0.17, 1, 0.2);
    box(g, c, 0, 0.62, 1, 0.2);
  },
  // half a sun
  (g, c) => {
    const arc = Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI + (i / 12) * Math.PI;
      return [0.5 + 0.36 * Math.cos(a), 0.98 + 0.74 * Math.sin(a)] as const;
    });
    g.poly(c.poly(arc));
  },
  // halved
  (g, c) => box(g, c, 0.5, 0, 0.5, 1),
  // a cross
  (g, c) => {
    box(g, c, 0.28, 0, 0.2, 1);
    box(g, c, 0, 0.38, 0.28, 0.26);
    box(g, c, 0.48, 0.38, 0.52, 0.26);
  },
  // a disc
  (g, c) => {
    const [x, y] = c.at(0.5, 0.5);
    g.circle(x, y, c.h * 0.29);
  },
  // chequered
  (g, c) => {
    for (let i = 0; i < 4; i++) for (let j = 0; j < 3; j++) if ((i + j) % 2) box(g, c, i / 4, j / 3, 1 / 4, 1 / 3);
  },
  // a lozenge
  (g, c) =>
    g.poly(
      c.poly([
        [0.5, 0.08],
        [0.9, 0.5],
        [0.5, 0.92],
        [0.1, 0.5],
      ]),
    ),
  // a chevron from the pole
  (g, c) =>
    g.poly(
      c.poly([
        [0, 0],
        [0.55, 0.5],
        [0, 1],
      ]),
    ),
  // quartered
  (g, c) => {
    box(g, c, 0, 0, 0.5, 0.5);
    box(g, c, 0.5, 0.5, 0.5, 0.5);
  },
  // a border
  (g, c) => {
    box(g, c, 0, 0, 1, 0.2);
    box(g, c, 0, 0.8, 1, 0.2);
    box(g, c, 0, 0.2, 0.14, 0.6);
    box(g, c, 0.86, 0.2, 0.14, 0.6);
  },
  // a bend
  (g, c) =>
    g.poly(
      c.poly([
        [0, 0],
        [0.3, 0],
        [1, 0.7],
        [1, 1],
        [0.7, 1],
        [0, 0.3],
      ]),
    ),
];

const COLOURS: readonly (readonly [ground: number, figure: number])[] = [
  [0x1f5f9e, 0xffffff],
  [0xfff3e2, 0xd5482f],
  [0x5b2d6b, 0xffc23d],
  [0x1f7a52, 0xfff6dc],
  [0xc7352b, 0xffffff],
  [0xffffff, 0x163f74],
  [0x23201f, 0xffd54a],
  [0x0f7c7c, 0xfff0c4],
  [0xf2b632, 0x7a1f16],
  [0xd5e6ee, 0x22527f],
  [0xfdf3d8, 0x3f7d3a],
  [0x8c2f55, 0xf7d9e4],
];

const FLAGS = PATTERNS.length;

/** Planted at (x, foot); the cloth flies to the right. */
export function flag(g: Graphics, company: number, x: number, foot: number, s: number, p: Palette): void {
  const [w, h, pole] = [50 * s, 33 * s, 66 * s];
  const [ground, figure] = COLOURS[company % FLAGS];
  const at: Cloth['at'] = (u, v) => [x + u * w, foot - pole + v * h + Math.sin(u * 5.4) * 3.2 * s * (0.3 + u)];
  const cloth: Cloth = { w, h, at, poly: (points) => points.flatMap(([u, v]) => at(u, v)) };
  g.ellipse(x + 3, foot, 7 * s, 3 * s).fill({ color: p.shadow, alpha: 0.3 });
  g.moveTo(x, foot)
    .lineTo(x, foot - pole - 5 * s)
    .stroke({ width: 4.4 * s, color: 0x2b1a0d, cap: 'round' });
  box(g, cloth, 0, 0, 1, 1);
  g.fill(ground);
  PATTERNS[company % FLAGS](g, cloth);
  g.fill(figure);
  box(g, cloth, 0, 0, 1, 1);
  g.stroke({ width: 2, color: p.night ? 0x0b0f14 : p.ink, join: 'round' });
  g.circle(x, foot - pole - 6 * s, 3.6 * s)
    .fill(p.brass)
    .stroke({ width: 1, color: 0x2b1a0d });
}
