import type { Graphics } from 'pixi.js';

/** Where a leaf ends, and how far it bends on its way; from the top of the trunk, at size 1. */
export type Leaf = readonly [dx: number, dy: number, bend: number];

/** The crown of a small palm. */
const LEAVES: readonly Leaf[] = [
  [-15, 1, -9],
  [-11, -8, -9],
  [2, -13, -5],
  [12, -7, -9],
  [15, 2, -9],
];

/** Leaves `thick` in their middle, to be filled by the caller. */
export function palmLeaves(
  g: Graphics,
  [x, y]: readonly [number, number],
  s: number,
  leaves: readonly Leaf[] = LEAVES,
  thick = 5,
): void {
  for (const [dx, dy, bend] of leaves) {
    g.moveTo(x, y).quadraticCurveTo(x + (dx / 2) * s, y + (dy / 2 + bend) * s, x + dx * s, y + dy * s);
    g.quadraticCurveTo(x + (dx / 2) * s, y + (dy / 2 + bend + thick) * s, x, y);
  }
}
