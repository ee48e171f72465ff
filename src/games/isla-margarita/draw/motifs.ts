import type { Graphics } from 'pixi.js';
import { between, blend, hand } from '../../kit/draw/hand';
import { palmLeaves } from '../../kit/draw/palm';
import type { Land } from './chart';
import type { Palette } from './palette';

/** A small engraving for each island, drawn where its pieces leave room. About 40 units across at size 1, standing on y. */

type Motif = (g: Graphics, x: number, y: number, size: number, p: Palette) => void;

// Plain caps and joins: a round one is a fan of triangles, and there are thousands of strokes.
const fine = (p: Palette) => ({ width: 1.2, color: blend(p.ink, p.relief, 0.25) });
const thin = (p: Palette) => ({ width: 0.8, color: p.relief }) as const;

function peak(g: Graphics, x: number, y: number, w: number, h: number, p: Palette): void {
  const tip: [number, number] = [x - w * 0.06, y - h];
  g.poly([x - w / 2, y, x - w * 0.2, y - h * 0.55, ...tip, x + w * 0.18, y - h * 0.5, x + w / 2, y]);
  g.fill(blend(p.beach, p.land, 0.4));
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const top = y - h * (1 - t * 0.86) + 1;
    const sx = tip[0] + (x + w / 2 - tip[0]) * t;
    g.moveTo(sx, top).lineTo(sx + w * 0.03 - w * 0.1 * (1 - t), Math.min(y, top + h * (0.55 - 0.35 * t)));
  }
  g.stroke(thin(p));
  g.moveTo(x - w / 2, y).quadraticCurveTo(x - w * 0.24, y - h * 0.5, ...tip);
  g.quadraticCurveTo(x + w * 0.16, y - h * 0.6, x + w * 0.22, y - h * 0.42);
  g.lineTo(x + w / 2, y).stroke(fine(p));
}

const mountains: Motif = (g, x, y, s, p) => {
  peak(g, x - 15 * s, y - 3 * s, 26 * s, 20 * s, p);
  peak(g, x + 16 * s, y - 2 * s, 24 * s, 17 * s, p);
  peak(g, x, y, 32 * s, 29 * s, p);
};

const ashCone: Motif = (g, x, y, s, p) => {
  g.poly([x - 26 * s, y, x - 8 * s, y - 25 * s, x + 8 * s, y - 25 * s, x + 26 * s, y].map((v) => v));
  g.fill(blend(p.stone, p.relief, 0.3));
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const [tx, bx] = [x + (-7 + 14 * t) * s, x + (-24 + 48 * t) * s];
    g.moveTo(tx, y - 23 * s).lineTo(tx + (bx - tx) * (0.45 + 0.5 * t), y - 23 * s + 23 * s * (0.45 + 0.5 * t));
  }
  g.stroke(thin(p));
  g.moveTo(x - 26 * s, y).quadraticCurveTo(x - 12 * s, y - 12 * s, x - 8 * s, y - 25 * s);
  g.moveTo(x + 26 * s, y).quadraticCurveTo(x + 12 * s, y - 12 * s, x + 8 * s, y - 25 * s);
  g.stroke(fine(p));
  g.ellipse(x, y - 25 * s, 8 * s, 2.6 * s)
    .fill(p.warm)
    .stroke(fine(p));
  // Smoke, blown to the right.
  g.moveTo(x - 1 * s, y - 28 * s).bezierCurveTo(x - 8 * s, y - 37 * s, x + 8 * s, y - 37 * s, x + 3 * s, y - 45 * s);
  g.moveTo(x + 4 * s, y - 28 * s).bezierCurveTo(x, y - 34 * s, x + 15 * s, y - 37 * s, x + 13 * s, y - 46 * s);
  g.stroke(fine(p));
};

const lighthouse: Motif = (g, x, y, s, p) => {
  for (const side of [-1, 1]) {
    g.poly([x + side * 4 * s, y - 31 * s, x + side * 33 * s, y - 41 * s, x + side * 33 * s, y - 23 * s]);
  }
  g.fill({ color: p.crownGold, alpha: 0.35 });
  g.poly([x - 7 * s, y, x - 4 * s, y - 27 * s, x + 4 * s, y - 27 * s, x + 7 * s, y]).fill(p.wall);
  g.poly([x - 6.2 * s, y - 7 * s, x - 5.4 * s, y - 14 * s, x + 5.4 * s, y - 14 * s, x + 6.2 * s, y - 7 * s]).fill(
    p.warm,
  );
  g.poly([x - 4.6 * s, y - 21 * s, x - 4 * s, y - 27 * s, x + 4 * s, y - 27 * s, x + 4.6 * s, y - 21 * s]).fill(p.warm);
  g.poly([x - 7 * s, y, x - 4 * s, y - 27 * s, x + 4 * s, y - 27 * s, x + 7 * s, y]).stroke(fine(p));
  g.rect(x - 3.4 * s, y - 34 * s, 6.8 * s, 7 * s)
    .fill(p.crownGold)
    .stroke(fine(p));
  g.moveTo(x - 5 * s, y - 34 * s)
    .lineTo(x, y - 39 * s)
    .lineTo(x + 5 * s, y - 34 * s)
    .closePath();
  g.fill(p.cool).stroke(fine(p));
  g.moveTo(x - 14 * s, y)
    .quadraticCurveTo(x, y - 6 * s, x + 14 * s, y)
    .stroke(fine(p));
};

const grove: Motif = (g, x, y, s, p) => {
  const trees = [
    [-22, -8, 7],
    [-8, -11, 8],
    [8, -10, 7.5],
    [22, -7, 7],
    [-15, 1, 8],
    [1, 0, 8.5],
    [16, 2, 8],
  ] as const;
  for (const [dx, dy, r] of trees) {
    const [cx, cy] = [x + dx * s, y + (dy - 10) * s];
    g.moveTo(cx, cy + r * 0.6 * s)
      .lineTo(cx, cy + (r + 5) * s)
      .stroke(fine(p));
    g.circle(cx, cy, r * s)
      .fill(blend(p.leaf, p.land, 0.25))
      .stroke(fine(p));
    for (const [fx, fy] of [
      [-2.5, -1.5],
      [2, -2.5],
      [0.5, 2.5],
    ] as const)
      g.circle(cx + fx * s, cy + fy * s, 1.3 * s);
    g.fill(p.crownGold);
  }
};

const palm: Motif = (g, x, y, s, p) => {
  g.moveTo(x, y)
    .quadraticCurveTo(x + 5 * s, y - 12 * s, x + 1 * s, y - 24 * s)
    .stroke({ ...fine(p), width: 2.2 });
  palmLeaves(g, [x + 1 * s, y - 24 * s], s);
  g.fill(blend(p.leaf, p.ink, 0.1)).stroke({ ...fine(p), width: 0.7 });
  g.moveTo(x - 7 * s, y)
    .quadraticCurveTo(x, y - 3 * s, x + 8 * s, y)
    .stroke(fine(p));
};

const palms: Motif = (g, x, y, s, p) => {
  palm(g, x - 12 * s, y, s * 0.85, p);
  palm(g, x + 11 * s, y + 2 * s, s, p);
};

const dove: Motif = (g, x, y, s, p) => {
  const at = (dx: number, dy: number): [number, number] => [x + dx * s, y - 16 * s + dy * s];
  g.moveTo(...at(-24, -3));
  g.bezierCurveTo(...at(-18, -9), ...at(-10, -7), ...at(-5, -3));
  g.bezierCurveTo(...at(-8, -15), ...at(0, -20), ...at(12, -21));
  g.bezierCurveTo(...at(8, -14), ...at(9, -8), ...at(8, -3));
  g.lineTo(...at(24, -4))
    .lineTo(...at(21, 1))
    .lineTo(...at(25, 6));
  g.bezierCurveTo(...at(12, 7), ...at(4, 11), ...at(-6, 8));
  g.bezierCurveTo(...at(-14, 5), ...at(-17, 1), ...at(-24, -3));
  g.closePath()
    .fill(blend(p.beach, p.wall, 0.7))
    .stroke(fine(p));
  g.moveTo(...at(-5, -3)).quadraticCurveTo(...at(0, 1), ...at(8, -3));
  g.moveTo(...at(-1, -11))
    .lineTo(...at(5, -6))
    .moveTo(...at(2, -16))
    .lineTo(...at(7, -11));
  g.stroke(thin(p));
  g.circle(...at(-16, -4), 0.9 * s).fill(p.ink);
  g.moveTo(...at(-24, -3))
    .quadraticCurveTo(...at(-28, 3), ...at(-33, 3))
    .stroke(fine(p));
  for (const [dx, dy] of [
    [-27, -1],
    [-30, 5],
    [-33, 1],
  ] as const)
    g.ellipse(...at(dx, dy), 2.6 * s, 1.5 * s);
  g.fill(p.leaf);
};

/** Gusts that curl at the end. */
const breeze: Motif = (g, x, y, s, p) => {
  for (const [dy, length, r] of [
    [-24, 22, 6],
    [-15, 28, 7.5],
    [-6, 18, 5],
  ] as const) {
    const end = x + (length - 12) * s;
    g.moveTo(x - 26 * s, y + dy * s);
    g.bezierCurveTo(x - 12 * s, y + (dy - 5) * s, x - 2 * s, y + (dy + 4) * s, end, y + dy * s);
    g.bezierCurveTo(end + r * s, y + dy * s, end + r * s, y + (dy - r * 1.5) * s, end, y + (dy - r * 1.3) * s);
    g.bezierCurveTo(
      end - r * 0.7 * s,
      y + (dy - r * 1.1) * s,
      end - r * 0.2 * s,
      y + (dy - r * 0.3) * s,
      end + 1,
      y + (dy - r * 0.6) * s,
    );
  }
  g.stroke({ ...fine(p), width: 1.7, color: p.cool });
};

const dunes: Motif = (g, x, y, s, p) => {
  for (const [dx, dy, w, h] of [
    [-14, -9, 30, 9],
    [13, -8, 28, 10],
    [0, 0, 46, 13],
  ] as const) {
    g.moveTo(x + (dx - w / 2) * s, y + dy * s);
    g.quadraticCurveTo(x + (dx - w * 0.1) * s, y + (dy - h * 1.7) * s, x + (dx + w / 2) * s, y + dy * s);
    g.fill(blend(p.beach, p.land, 0.3)).stroke(fine(p));
    for (let i = 1; i < 5; i++) {
      const bx = x + (dx + w * (0.02 + i * 0.08)) * s;
      g.moveTo(bx, y + (dy - h * (0.78 - i * 0.13)) * s).lineTo(bx + 3 * s, y + (dy - 1) * s);
    }
    g.stroke(thin(p));
  }
};

/** A fan of coral. */
const fan: Motif = (g, x, y, s, p) => {
  const grow = (bx: number, by: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    g.moveTo(bx, by)
      .lineTo(ex, ey)
      .stroke({ width: 0.9 + depth * 0.85, color: p.warm });
    if (depth === 0) return;
    for (const turn of [-0.55, 0.02, 0.5]) grow(ex, ey, angle + turn * (1.1 - depth * 0.08), length * 0.68, depth - 1);
  };
  grow(x, y, -Math.PI / 2, 12 * s, 3);
};

/** The flower that gave the island its name. */
const daisy: Motif = (g, x, y, s, p) => {
  const cy = y - 17 * s;
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2 + 0.1;
    const [tx, ty] = [x + Math.cos(angle) * 17 * s, cy + Math.sin(angle) * 17 * s];
    const [nx, ny] = [Math.cos(angle + Math.PI / 2) * 4.4 * s, Math.sin(angle + Math.PI / 2) * 4.4 * s];
    const [mx, my] = [x + Math.cos(angle) * 12 * s, cy + Math.sin(angle) * 12 * s];
    g.moveTo(x, cy)
      .quadraticCurveTo(mx + nx * 1.4, my + ny * 1.4, tx, ty)
      .quadraticCurveTo(mx - nx * 1.4, my - ny * 1.4, x, cy);
  }
  g.fill(p.night ? 0xe9e2cc : 0xfffaf0).stroke({ ...fine(p), width: 0.9 });
  g.circle(x, cy, 5.6 * s)
    .fill(p.crownGold)
    .stroke(fine(p));
};

/** Main engraving of each island, and what grows beside it. */
const MOTIFS: readonly [Motif, Motif][] = [
  [mountains, palm],
  [dove, palm],
  [breeze, palms],
  [dunes, palm],
  [fan, palms],
  [lighthouse, palm],
  [grove, grove],
  [ashCone, palm],
  [daisy, palms],
];

/** On top where no port stands, else on both shoulders beside it. */
export function motifs(g: Graphics, land: Land, i: number, p: Palette): void {
  const k = land.r / 105;
  const [main, side] = MOTIFS[i];
  const taken = (angle: number, width: number) => land.ports.some((port) => between(port, angle) < width);
  if (!taken(-Math.PI / 2, 0.55)) main(g, land.x, land.y - 68 * k, 0.9 * Math.min(k, 1.2), p);
  else {
    const room = Math.min(k, 1.25);
    main(g, land.x - 47 * k, land.y - 66 * k, 0.62 * room, p);
    side(g, land.x + 47 * k, land.y - 65 * k, 0.6 * room, p);
  }
  if (k < 1.2 || taken(Math.PI, 0.6) || taken(0, 0.6)) return;
  palm(g, land.x - 97 * k, land.y + 6 * k, 0.55 * k, p);
  palm(g, land.x + 97 * k, land.y + 8 * k, 0.55 * k, p);
}

/** Low hills under everything, so faint that they never compete with a piece. */
export function hills(g: Graphics, land: Land, i: number, p: Palette): void {
  const next = hand(i + 300);
  for (let n = 0; n < 26; n++) {
    const angle = next() * Math.PI * 2;
    const r = land.r * 0.82 * Math.sqrt(next());
    const [x, y, w] = [land.x + Math.cos(angle) * r, land.y + Math.sin(angle) * r, 5 + next() * 5];
    g.moveTo(x - w, y).quadraticCurveTo(x - w * 0.2, y - w * 1.3, x + w, y);
    g.moveTo(x + w * 0.35, y - w * 0.35).lineTo(x + w * 0.45, y + 1);
  }
  g.stroke({ width: 0.9, color: blend(p.wash, p.land, 0.35) });
}
