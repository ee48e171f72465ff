import type { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { layer } from '../../kit/draw/layer';
import type { Ink } from './palette';
import { footing, gouge, type Room, scatter } from './woodcut';

/** What is cut into the blocks: each kind of land is told by its picture alone. (0, 0) is the number in the middle. */

/** What may move by itself goes to `to`. */
type Cut = (g: Graphics, room: Room, ink: Ink, to: Container) => void;

/** Mounds whose sides are laid in courses like bricks. */
const hills: Cut = (g, room, { block, cut, light }) => {
  for (const [x, y] of scatter(room, 38, 23, 12, 13)) {
    const base = y + 8;
    const [w, h] = [footing(room, x, base, 24 + room.next() * 7), 19 + room.next() * 6];
    if (w < 14) continue;
    const mound = (grow: number) =>
      g
        .moveTo(x - w - grow, base)
        .bezierCurveTo(x - w * 0.6, base - h * 1.3 - grow, x + w * 0.6, base - h * 1.3 - grow, x + w + grow, base)
        .closePath();
    mound(1.4).fill(cut);
    mound(-0.6).fill(blend(block, light, 0.55));
    for (let row = 0; row < 3; row++) {
      const ry = base - 3.5 - row * 5;
      const half = w * (0.72 - row * 0.2);
      for (let bx = -half + (row % 2 ? 5 : 0); bx < half - 4; bx += 10) {
        const shade = bx > half * 0.1;
        gouge(g, x + bx, ry, x + bx + 7.5, ry, shade ? 1.9 : 1.1);
      }
    }
    g.fill(cut);
    gouge(g, x + w * 0.34, base - h * 0.76, x + w * 0.9, base - 2, 2.2, -2).fill(cut);
  }
};

/** Firs, lit from the left. */
const forest: Cut = (g, room, { block, cut, light }) => {
  for (const [x, y] of scatter(room, 25, 19, 11, 8)) {
    const [w, h] = [10.5 + room.next() * 2.6, 29 + room.next() * 8];
    const base = y + h * 0.42;
    if (room.depth(x, base - h) < 2 || room.depth(x, base + 3) < 2) continue;
    const at = (px: number, py: number): [number, number] => [x + px * w, base - py * h];
    const side = (s: number) => [
      ...at(s * 0.5, 0.6),
      ...at(s * 0.26, 0.6),
      ...at(s * 0.8, 0.32),
      ...at(s * 0.44, 0.32),
      ...at(s, 0.04),
    ];
    g.rect(x - 1.6, base - h * 0.08, 3.2, h * 0.16).fill(cut);
    g.poly([
      ...at(0, 1),
      ...side(1),
      ...at(-1, 0.04),
      ...at(-0.44, 0.32),
      ...at(-0.8, 0.32),
      ...at(-0.26, 0.6),
      ...at(-0.5, 0.6),
    ])
      .fill(cut)
      .stroke({ width: 1.2, color: blend(block, cut, 0.3), join: 'round' });
    for (const [from, to, out] of [
      [0.93, 0.66, 0.34],
      [0.6, 0.38, 0.56],
      [0.32, 0.1, 0.74],
    ]) {
      gouge(g, ...at(-0.06, from), ...at(-out, to), 1.5);
      gouge(g, ...at(-0.02, from - 0.06), ...at(-out * 0.42, to - 0.01), 1.1);
    }
    g.fill(light);
  }
};

function sheep(g: Graphics, x: number, y: number, face: number, { cut, light }: Ink): void {
  for (const dx of [-5, -1.5, 3, 6]) g.rect(x + dx - 0.9, y + 4, 1.9, 7.5);
  g.fill(cut);
  const curls: [number, number, number][] = [
    [-6, 0, 5.6],
    [-2, -4, 5.8],
    [4, -3.6, 5.8],
    [7, 0.6, 5.2],
    [0, 2.4, 6.2],
  ];
  for (const [dx, dy, r] of curls) g.circle(x + dx, y + dy, r + 1.5);
  g.fill(cut);
  for (const [dx, dy, r] of curls) g.circle(x + dx, y + dy, r);
  g.fill(light);
  for (const dx of [-3.5, 1.5, 6]) gouge(g, x + dx, y + 3.5, x + dx + 3, y + 0.5, 0.9, 1.4);
  g.fill(cut);
  g.ellipse(x + face * 12, y - 2, 4.2, 5.2).fill(cut);
  g.ellipse(x + face * 8.4, y - 5.6, 3, 1.7).fill(cut);
}

/** Sheep on grass. */
const pasture: Cut = (g, room, ink, to) => {
  const { block, cut, light } = ink;
  for (const [x, y] of scatter(room, 62, 27, 10, 4)) {
    gouge(g, x - 24, y + 3, x + 24, y + 3, 2, -4);
  }
  g.fill(blend(block, light, 0.5));
  for (const [x, y] of scatter(room, 27, 15, 8, 5)) {
    gouge(g, x - 3.4, y - 5, x - 0.6, y + 3, 1.1).fill(cut);
    gouge(g, x, y - 7.5, x, y + 3, 1.1).fill(cut);
    gouge(g, x + 3.6, y - 4.6, x + 0.6, y + 3, 1.1).fill(cut);
  }
  scatter(room, 41, 29, 18, 13).forEach(([x, y], i) => {
    layer(to, (one) => sheep(one, x, y, i % 3 === 1 ? -1 : 1, ink), 'sheep');
  });
};

/** Ears of wheat, row after row. */
const fields: Cut = (g, room, { block, cut, light }) => {
  for (let y = -92; y < 96; y += 8) {
    for (let x = -90; x < 90; x += 22) {
      const sway = Math.sin(y / 30) * 9;
      const [ax, bx] = [x + sway, x + sway + 19];
      if (Math.min(room.depth(ax, y), room.depth(bx, y)) > 6) gouge(g, ax, y, bx, y + 1, 1.3, -1.4);
    }
  }
  g.fill(blend(block, light, 0.75));
  for (const [x, y] of scatter(room, 17, 21, 8, 10)) {
    const lean = (room.next() - 0.5) * 4;
    if (room.depth(x + lean, y - 18) < 2 || room.depth(x, y + 12) < 3) continue;
    const [top, base] = [y - 12, y + 12];
    g.moveTo(x, base)
      .quadraticCurveTo(x, y, x + lean, top)
      .stroke({ width: 1.5, color: cut, cap: 'round' });
    gouge(g, x + lean, top - 6, x + lean, top + 3, 2);
    for (const dy of [1.5, 6.5]) {
      gouge(g, x + lean - 5, top + dy - 4.5, x + lean * 0.7, top + dy + 2.5, 1.8);
      gouge(g, x + lean + 5, top + dy - 4.5, x + lean * 0.7, top + dy + 2.5, 1.8);
    }
    g.fill(cut);
  }
};

/** Peaks under snow, their lee side hatched. */
const mountains: Cut = (g, room, { block, cut, light }) => {
  for (const [x, y] of scatter(room, 37, 26, 13, 14)) {
    const base = y + 18;
    const w = footing(room, x, base, 25 + room.next() * 8);
    if (w < 15) continue;
    const h = w * (1.45 + room.next() * 0.35);
    const top = base - h;
    const peak = x + (room.next() - 0.5) * 6;
    if (room.depth(peak, top) < 3) continue;
    g.poly([x - w, base, x - w * 0.46, base - h * 0.52, peak, top, x + w * 0.5, base - h * 0.46, x + w, base])
      .fill(blend(block, light, 0.35))
      .stroke({ width: 2, color: cut, join: 'round' });
    g.poly([peak, top, x + w * 0.5, base - h * 0.46, x + w, base, x + w * 0.2, base, peak + 3, base - h * 0.42]).fill(
      cut,
    );
    for (let i = 0; i < 4; i++) {
      const t = 0.3 + i * 0.17;
      gouge(g, peak + w * t * 0.42, top + h * t, peak + w * t * 0.75 + 2, top + h * (t + 0.2), 0.9);
    }
    g.fill(light);
    g.poly([
      peak,
      top + 1,
      peak - w * 0.27,
      top + h * 0.3,
      peak - w * 0.1,
      top + h * 0.25,
      peak + 1,
      top + h * 0.36,
      peak + 3,
      top + h * 0.14,
    ]).fill(light);
    for (let i = 0; i < 3; i++) {
      const sx = x - w * (0.52 - i * 0.24);
      gouge(g, sx, base - h * (0.3 + i * 0.1), sx - 4, base - 3, 1.1);
    }
    g.fill(cut);
  }
};

function cactus(g: Graphics, x: number, y: number, cut: number): void {
  const line = { width: 5, color: cut, cap: 'round', join: 'round' } as const;
  g.moveTo(x, y + 12)
    .lineTo(x, y - 14)
    .stroke(line);
  g.moveTo(x, y + 2)
    .lineTo(x - 8, y + 1)
    .lineTo(x - 8, y - 7)
    .stroke({ ...line, width: 3.6 });
  g.moveTo(x, y - 3)
    .lineTo(x + 8, y - 4)
    .lineTo(x + 8, y - 11)
    .stroke({ ...line, width: 3.6 });
}

/** Dunes with sharp crests. */
const desert: Cut = (g, room, { block, cut, light }) => {
  const dunes = scatter(room, 52, 25, 11, 4);
  for (const [x, y] of dunes) {
    const w = footing(room, x, y + 8, 27 + room.next() * 8);
    if (w < 16) continue;
    g.moveTo(x - w, y + 8)
      .bezierCurveTo(x - w * 0.5, y - 12, x - 2, y - 14, x + 4, y - 9)
      .bezierCurveTo(x + 2, y, x + w * 0.5, y + 6, x + w, y + 8)
      .closePath()
      .fill(light);
    g.moveTo(x - w, y + 8).bezierCurveTo(x - w * 0.5, y - 12, x - 2, y - 14, x + 4, y - 9);
    g.bezierCurveTo(x + 2, y, x + w * 0.5, y + 6, x + w, y + 8).stroke({ width: 1.7, color: cut, cap: 'round' });
    for (let i = 0; i < 4; i++) gouge(g, x + 3 + i * 5, y - 6 + i * 3.4, x + 1 + i * 6, y + 6.5, 1.1);
    g.fill(cut);
  }
  for (const [x, y] of scatter(room, 13, 11, 7, 4)) g.circle(x, y, 0.9 + room.next() * 0.5);
  g.fill(blend(cut, block, 0.25));
  const dry = scatter(room, 44, 40, 24, 16);
  for (const i of [0, dry.length - 2]) if (dry[i]) cactus(g, dry[i][0], dry[i][1], cut);
};

/** In the order of TERRAIN_IDS. */
export const CUTS: readonly Cut[] = [hills, forest, pasture, fields, mountains, desert];
