import type { Graphics } from 'pixi.js';
import { blend } from './hand';
import type { Palette } from './palette';
import type { Sheet } from './paper-ground';
import type { TurnedSheet } from './turned';

/** Water as every chart has it, and the shore that ends it. */

/** What is printed on it is water: what a touch there goes by. */
export const SEA = 'sea';

type XY = readonly [number, number];

/** All of the sheet inside its frame. */
export function openSea(g: Graphics, { x, y, width, height }: Sheet, colour: number): void {
  g.label = SEA;
  g.rect(x + 36, y + 36, width - 72, height - 72).fill(colour);
}

/**
 * What is laid round a coast, from deep to shallow: a contour and the water inside it, four times. `reach` says how far
 * out each begins; `faint` how near the first three contours come to the water outside them.
 */
export function depths(
  { sea, shallows: [deep, middle, shallow], contour }: Palette,
  reach: readonly number[],
  faint: readonly [number, number, number],
): [reach: number, colour: number][] {
  const colours = [
    blend(contour, sea, faint[0]),
    deep,
    blend(contour, deep, faint[1]),
    middle,
    blend(contour, middle, faint[2]),
    shallow,
    contour,
    shallow,
  ];
  return colours.map((colour, i) => [reach[i], colour]);
}

/** A small wave, its two crests to either side of a point; one stroke serves many. */
export function wave(g: Graphics, x: number, y: number, size: number, steep = 0.75): void {
  g.label = SEA;
  g.moveTo(x - size, y).quadraticCurveTo(x - size / 2, y - size * steep, x, y);
  g.quadraticCurveTo(x + size / 2, y - size * steep, x + size, y);
}

/** A point of a shore. */
export interface Step {
  at: XY;
  /** Away from the land. */
  out: XY;
}

/** Short lines inland, now longer and now shorter; the caller strokes them. */
export function hachures(g: Graphics, map: TurnedSheet, shore: readonly Step[], least: number, more: number): void {
  shore.forEach(({ at: [x, y], out: [ox, oy] }, i) => {
    const long = least + more * Math.abs(Math.sin(i * 1.7));
    g.moveTo(...map.at([x, y])).lineTo(...map.at([x - ox * long, y - oy * long]));
  });
}
