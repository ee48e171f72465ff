import { type Container, Graphics } from 'pixi.js';
import type { Chart } from './chart';
import { blend } from './hand';
import type { Palette } from './palette';
import type { Printer } from './print';

/** What a chart has besides land and water: the graduated frame, the compass rose, the cartouche, a ship. */

/** Roses steer the rhumb lines; places and sizes differ on the turned sheet, where the open water is elsewhere. */
export const places = (turned: boolean) =>
  turned
    ? { rose: [128, 1478, 84], cartouche: [818, 1508, 330], ship: [944, 492, 0.9], second: [905, 250] }
    : { rose: [1478, 838, 86], cartouche: [487, 60, 270], ship: [1486, 262, 1], second: [420, 935] };

/** Paper outside the neat line covers whatever land runs off the map; on it, degrees in black and white. */
export function frame(g: Graphics, chart: Chart, p: Palette): void {
  const { x, y, width, height } = chart;
  g.rect(x, y, width, height).fill(p.sheetEdge);
  g.rect(x + 36, y + 36, width - 72, height - 72).cut();
  g.rect(x + 1.5, y + 1.5, width - 3, height - 3).fill(p.sheet);
  g.rect(x + 36, y + 36, width - 72, height - 72).cut();
  const rule = (inset: number, w: number, color: number) =>
    g.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset).stroke({ width: w, color, alignment: 0.5 });
  rule(14, 3.2, p.ink);
  rule(20, 1, p.ink);
  rule(30, 1, p.ink);
  rule(36, 2, p.ink);
  degrees(g, chart, p);
  for (const cx of [x + 25, x + width - 25]) for (const cy of [y + 25, y + height - 25]) corner(g, cx, cy, p);
}

function degrees(g: Graphics, { x, y, width, height }: Chart, p: Palette): void {
  const band = 10;
  const along = (length: number, place: (at: number, size: number) => void) => {
    const n = 2 * Math.round(length / 100) + 1;
    const size = length / n;
    for (let i = 0; i < n; i += 2) place(i * size, size);
  };
  along(width - 72, (at, size) => {
    g.rect(x + 36 + at, y + 20, size, band).rect(x + 36 + at, y + height - 30, size, band);
  });
  along(height - 72, (at, size) => {
    g.rect(x + 20, y + 36 + at, band, size).rect(x + width - 30, y + 36 + at, band, size);
  });
  g.fill(p.ink);
}

function corner(g: Graphics, x: number, y: number, p: Palette): void {
  g.rect(x - 11, y - 11, 22, 22)
    .fill(p.sheet)
    .stroke({ width: 1.6, color: p.ink });
  g.poly([x, y - 9, x + 9, y, x, y + 9, x - 9, y])
    .fill(p.coral)
    .stroke({ width: 1, color: p.ink });
  g.circle(x, y, 2.6).fill(p.sheet);
}

/** Sixteen points, half of each in shade. */
export function rose(g: Graphics, x: number, y: number, r: number, p: Palette): void {
  g.circle(x, y, r).fill({ color: p.sheet, alpha: p.night ? 0.35 : 0.55 });
  g.circle(x, y, r).stroke({ width: 1.4, color: p.ink });
  g.circle(x, y, r - 5).stroke({ width: 0.8, color: p.inkSoft });
  g.circle(x, y, r * 0.52).stroke({ width: 0.8, color: p.inkSoft });
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    const inner = i % 2 ? r - 5 : r - 9;
    g.moveTo(x + Math.cos(a) * inner, y + Math.sin(a) * inner).lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  g.stroke({ width: 0.8, color: p.ink });
  const point = (angle: number, long: number, wide: number, dark: number, light: number) => {
    const tip = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    for (const side of [-1, 1]) {
      const shoulder = angle + (side * Math.PI) / 8;
      g.poly([x, y, x + Math.cos(shoulder) * wide, y + Math.sin(shoulder) * wide, tip[0], tip[1]]);
      g.fill(side > 0 ? dark : light).stroke({ width: 0.8, color: p.ink });
    }
  };
  for (let i = 0; i < 8; i++) point((i + 0.5) * (Math.PI / 4), r * 0.56, r * 0.14, p.inkSoft, p.sheet);
  for (let i = 0; i < 4; i++) point((i + 0.5) * (Math.PI / 2), r * 0.76, r * 0.17, p.teal, p.sheet);
  for (let i = 0; i < 4; i++) point(i * (Math.PI / 2), r * 0.98, r * 0.19, p.coral, p.sheet);
  g.circle(x, y, r * 0.08)
    .fill(p.sheet)
    .stroke({ width: 1.2, color: p.ink });
  lily(g, x, y - r - 3, p);
}

/** North. */
function lily(g: Graphics, x: number, y: number, p: Palette): void {
  g.moveTo(x, y - 19)
    .quadraticCurveTo(x + 7, y - 10, x, y - 1)
    .quadraticCurveTo(x - 7, y - 10, x, y - 19);
  g.moveTo(x + 1, y - 3)
    .bezierCurveTo(x + 5, y - 14, x + 14, y - 13, x + 11, y - 5)
    .quadraticCurveTo(x + 8, y - 8, x + 1, y - 1);
  g.moveTo(x - 1, y - 3)
    .bezierCurveTo(x - 5, y - 14, x - 14, y - 13, x - 11, y - 5)
    .quadraticCurveTo(x - 8, y - 8, x - 1, y - 1);
  g.fill(p.ink);
}

/** The game's name on a ribbon. */
export function cartouche(
  to: Container,
  printer: Printer,
  [x, y, w]: readonly number[],
  name: string,
  p: Palette,
): void {
  const g = new Graphics();
  const h = 62;
  const fold = blend(p.coral, p.ink, p.night ? 0.1 : 0.35);
  for (const side of [-1, 1]) {
    const edge = x + (side * w) / 2;
    g.poly([
      edge - side * 16,
      y - h / 2 + 9,
      edge + side * 20,
      y - h / 2 + 9,
      edge + side * 8,
      y + 9,
      edge + side * 20,
      y + h / 2 + 9,
      edge - side * 16,
      y + h / 2 + 9,
    ]);
    g.fill(p.coral).stroke({ width: 1.6, color: p.ink });
    g.poly([edge - side * 16, y + h / 2, edge, y + h / 2, edge - side * 16, y + h / 2 + 9])
      .fill(fold)
      .stroke({ width: 1, color: p.ink });
  }
  g.rect(x - w / 2, y - h / 2, w, h)
    .fill(p.sheet)
    .stroke({ width: 2, color: p.ink });
  g.rect(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10).stroke({ width: 1, color: p.coral });
  to.addChild(g);
  const title = printer.word(name, { font: 'serif', size: 38, colour: p.name });
  const room = (w - 34) / title.width;
  if (room < 1) title.scale.set(room);
  title.position.set(x, y);
  to.addChild(title);
}

/** A small caravel under full sail. */
export function ship(g: Graphics, [x, y, s]: readonly number[], p: Palette): void {
  const line = { width: 1.3, color: p.ink };
  const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s];
  g.moveTo(...at(-34, 4))
    .quadraticCurveTo(...at(-26, 20), ...at(-14, 21))
    .lineTo(...at(20, 21));
  g.quadraticCurveTo(...at(33, 17), ...at(38, -2))
    .lineTo(...at(22, 5))
    .lineTo(...at(-20, 6))
    .closePath();
  g.fill(p.plank).stroke(line);
  g.moveTo(...at(-29, 12))
    .lineTo(...at(33, 10))
    .stroke({ ...line, width: 1 });
  for (const [mast, top] of [
    [-16, -40],
    [8, -52],
  ] as const)
    g.moveTo(...at(mast, 6)).lineTo(...at(mast, top));
  g.stroke({ ...line, width: 1.8 });
  sail(g, at, -16, -36, 15, 26, p);
  sail(g, at, 8, -47, 19, 22, p);
  sail(g, at, 8, -23, 22, 20, p);
  g.moveTo(...at(8, -52))
    .quadraticCurveTo(...at(16, -58), ...at(25, -52))
    .quadraticCurveTo(...at(16, -51), ...at(8, -48));
  g.fill(p.coral).stroke({ ...line, width: 0.8 });
  for (const [dx, dy] of [
    [-44, 24],
    [-6, 29],
    [26, 26],
  ] as const) {
    g.moveTo(...at(dx, dy))
      .quadraticCurveTo(...at(dx + 7, dy - 6), ...at(dx + 14, dy))
      .quadraticCurveTo(...at(dx + 21, dy - 6), ...at(dx + 28, dy));
  }
  g.stroke({ ...line, width: 1.1, color: p.contour });
}

function sail(
  g: Graphics,
  at: (x: number, y: number) => [number, number],
  mast: number,
  top: number,
  w: number,
  h: number,
  p: Palette,
): void {
  g.moveTo(...at(mast - w * 0.55, top)).lineTo(...at(mast + w * 0.55, top));
  g.quadraticCurveTo(...at(mast + w * 0.95, top + h * 0.55), ...at(mast + w * 0.62, top + h));
  g.quadraticCurveTo(...at(mast, top + h * 0.8), ...at(mast - w * 0.62, top + h));
  g.quadraticCurveTo(...at(mast - w * 0.2, top + h * 0.5), ...at(mast - w * 0.55, top));
  g.fill(p.wall).stroke({ width: 1.2, color: p.ink });
}
