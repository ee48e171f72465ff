import type { Graphics } from 'pixi.js';
import type { Palette } from './palette';

/** What decorates the open water, and where. */

/** Roses steer the rhumb lines; places and sizes differ on the turned sheet, where the open water is elsewhere. */
export const places = (turned: boolean) =>
  turned
    ? { rose: [150, 1452, 84], cartouche: [838, 1484, 300], ship: [958, 472, 0.8], second: [927, 230] }
    : { rose: [1478, 838, 86], cartouche: [942, 942, 228], ship: [1486, 262, 1], second: [420, 935] };

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
  g.fill(p.warm).stroke({ ...line, width: 0.8 });
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
