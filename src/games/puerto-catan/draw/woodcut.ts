import type { Graphics } from 'pixi.js';
import { hand } from '../../kit/draw/hand';

/** The burin: strokes that swell and end in a point, and where there is room for what is cut. */

/** One cut, thickest in its middle; `bow` bends it. The caller fills it. */
export function gouge(g: Graphics, x0: number, y0: number, x1: number, y1: number, w: number, bow = 0): Graphics {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const [mx, my] = [(x0 + x1) / 2 + nx * bow, (y0 + y1) / 2 + ny * bow];
  return g
    .moveTo(x0, y0)
    .quadraticCurveTo(mx + nx * w, my + ny * w, x1, y1)
    .quadraticCurveTo(mx - nx * w, my - ny * w, x0, y0)
    .closePath();
}

/** The part of a block that may be cut: inside its rim, not under the number. */
export interface Room {
  /** How far a point is from the rim; below zero outside. */
  depth(x: number, y: number): number;
  next: () => number;
}

export const TOKEN_R = 33;

/** `corners` round (0, 0). */
export function roomOf(corners: readonly (readonly [number, number])[], seed: number): Room {
  const sides = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const long = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [(by - ay) / long, (ax - bx) / long];
    const c = nx * ax + ny * ay;
    return c > 0 ? [nx, ny, c] : [-nx, -ny, -c];
  });
  return { depth: (x, y) => Math.min(...sides.map(([nx, ny, c]) => c - nx * x - ny * y)), next: hand(seed) };
}

/** Staggered places from back to front that have `rim` round them and stay clear of the number. */
export function scatter({ depth, next }: Room, dx: number, dy: number, rim: number, clear: number): [number, number][] {
  const out: [number, number][] = [];
  const rows = Math.ceil(100 / dy);
  for (let row = -rows; row <= rows; row++) {
    for (let i = -9; i <= 9; i++) {
      const x = (i + (row % 2 ? 0.5 : 0)) * dx + (next() - 0.5) * dx * 0.4;
      const y = row * dy + (next() - 0.5) * dy * 0.4;
      if (depth(x, y) >= rim && Math.hypot(x, y) >= TOKEN_R + clear) out.push([x, y]);
    }
  }
  return out.sort((a, b) => a[1] - b[1]);
}

/** How wide the foot of something may be to either side, so that it stays on the block. */
export function footing({ depth }: Room, x: number, base: number, most: number): number {
  for (let half = most; half > 0; half -= 2)
    if (Math.min(depth(x - half, base), depth(x + half, base)) > 2) return half;
  return 0;
}
