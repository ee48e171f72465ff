import type { Graphics } from 'pixi.js';
import type { Palette } from './palette';

/** The paper that every chart is drawn on, to the edges of the screen and beyond, and the winds that cross its water. */

/** The part that is drawn on, margins included. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the paper reaches beyond the sheet. */
const FAR = 2600;

/** Paper all round the sheet. Painted after the land, which runs off the map and is cut here. */
export function margin(g: Graphics, { x, y, width, height }: Sheet, palette: Palette): void {
  g.rect(x - FAR, y - FAR, width + 2 * FAR, height + 2 * FAR).fill(palette.sheet);
  g.rect(x, y, width, height).cut();
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
