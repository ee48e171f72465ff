import type { Graphics } from 'pixi.js';
import { hand } from './hand';
import type { Palette } from './palette';

/** The table that every chart lies on, and the winds that cross its water. */

/** The paper, margins included. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the table reaches beyond the sheet. */
const FAR = 2600;

/** Wood all round the sheet. Painted after the land, which runs off the map and is cut here. */
export function table(g: Graphics, sheet: Sheet, palette: Palette): void {
  const { x, y, width, height } = sheet;
  const around = (grow: number, dx = 0, dy = 0) =>
    g.roundRect(x - grow + dx, y - grow + dy, width + 2 * grow, height + 2 * grow, 6);
  around(FAR).fill(palette.table);
  g.rect(x, y, width, height).cut();
  planks(g, sheet, palette);
  for (const [grow, alpha] of [
    [24, 0.1],
    [17, 0.14],
    [11, 0.22],
  ] as const) {
    around(grow, 5, 8).fill({ color: 0, alpha });
    g.rect(x, y, width, height).cut();
  }
}

function planks(g: Graphics, { x, y, width, height }: Sheet, palette: Palette): void {
  const next = hand(3);
  const outside = (gx: number, gy: number) => gx > x + width || gx < x - 640 || gy > y + height + 20 || gy < y - 20;
  for (let at = -FAR; at < height + FAR; at += 118) {
    const beside = at > -4 && at < height + 4;
    if (!beside) g.rect(x - FAR, y + at, width + 2 * FAR, 2.4);
    else g.rect(x - FAR, y + at, FAR, 2.4).rect(x + width, y + at, FAR, 2.4);
    g.fill(palette.tableGrain);
    for (let i = 0; i < 6; i++) {
      const gx = x - FAR + next() * (width + 2 * FAR);
      const gy = y + at + 14 + next() * 90;
      const [bend, end, fall] = [(next() - 0.5) * 18, 380 + next() * 240, (next() - 0.5) * 10];
      if (!outside(gx, gy)) continue;
      g.moveTo(gx, gy).quadraticCurveTo(gx + 200, gy + bend, gx + end, gy + fall);
    }
    g.stroke({ width: 1.4, color: palette.tableGrain });
  }
}

/** Where ships are steered by: sixteen winds from the roses and a few crossing points. */
export function rhumbs(
  g: Graphics,
  sheet: Sheet,
  palette: Palette,
  roses: readonly (readonly [number, number])[],
): void {
  for (const [rx, ry] of roses) {
    for (let i = 0; i < 16; i++) {
      const [ex, ey] = toFrame(sheet, rx, ry, (i / 16) * Math.PI * 2);
      g.moveTo(rx, ry).lineTo(ex, ey);
    }
  }
  g.stroke({ width: 0.9, color: palette.rhumb });
}

function toFrame(sheet: Sheet, x: number, y: number, angle: number): [number, number] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [left, top, right, bottom] = [
    sheet.x + 40,
    sheet.y + 40,
    sheet.x + sheet.width - 40,
    sheet.y + sheet.height - 40,
  ];
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Number.POSITIVE_INFINITY;
  const down = dy > 0 ? (bottom - y) / dy : dy < 0 ? (top - y) / dy : Number.POSITIVE_INFINITY;
  const reach = Math.min(across, down);
  return [x + dx * reach, y + dy * reach];
}
