import { between } from '../../kit/draw/hand';
import type { Land } from './chart';

/** Where everything stands on an island, clear of its ports: name, then circle - value - princes, then the pools below. */

export type Point = [number, number];

interface Layout {
  name: Point;
  value: Point;
  circle: Point;
  prince: Point;
  crown: Point;
  /** Foot of each stack of coins, left to right. */
  pools(count: number): Point[];
}

/** Radius of the drawn things in board units. */
export const SIZE = { disc: 23, circle: 23.5, value: 20, crown: 13, mark: 20 } as const;

const PITCH = 39;
/** Directions from which a port would touch the name, or the last stack. */
const UPPER_RIGHT = -0.62;
const LOWER_RIGHT = 0.44;
const UPPER_LEFT = Math.PI - UPPER_RIGHT;

export function layout(land: Land): Layout {
  const k = land.r / 105;
  const port = (angle: number, width: number) => land.ports.some((one) => between(one, angle) < width);
  // Ports at the sides, above or below push everything a little the other way.
  const aside = (port(0, 0.6) ? -12 : 0) + (port(Math.PI, 0.6) ? 12 : 0);
  const up = (port(Math.PI / 2, 0.6) ? -4 : 0) + (port(-Math.PI / 2, 0.6) ? 3 : 0);
  const at = (dx: number, dy: number): Point => [land.x + aside + dx, land.y + dy + up];
  const row = -12 * k;
  const wide = Math.min(k, 1.2);
  const lean = (port(UPPER_RIGHT, 0.25) ? -23 : 0) + (port(UPPER_LEFT, 0.25) ? 23 : 0);
  const squeezed = port(LOWER_RIGHT, 0.25);
  return {
    name: at(lean, -55 * k),
    value: at(-19 * wide, row),
    circle: at(-66 * wide, row),
    prince: at(26 * wide, row + 19),
    crown: at(67 * wide, row - 2),
    pools(count) {
      const pitch = PITCH * (count < 4 ? 1.2 : squeezed ? 0.92 : 1) * wide;
      return Array.from({ length: count }, (_, i) => {
        const dx = (i - (count - 1) / 2) * pitch;
        // A slight smile along the shore.
        return at(dx - aside / 2 - (squeezed ? 11 : 0), 46 * Math.min(k, 1.22) - (dx * dx) / 1100);
      });
    },
  };
}
