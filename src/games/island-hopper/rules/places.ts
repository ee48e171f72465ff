import { INNER, type Island } from './deck';
import { COASTS, type Difficulty, MIDDLES, SHORT, WIDTH } from './lagoon';

/** Where everything lies, in board units: tenths of a millimetre on the lagoon of lagoon.ts, the compass in the middle. */

export type Point = readonly [number, number];

/** Board units in a length of lagoon.ts. */
export const UNIT = 0.1;

/** The lagoon with the margin that carries the chart's frame; the frame is also what keeps a finger off the bezel. */
const MARGIN = 92;
export const FIELD = {
  x: (-WIDTH * UNIT) / 2 - MARGIN,
  y: (-SHORT * UNIT) / 2 - MARGIN,
  width: WIDTH * UNIT + 2 * MARGIN,
  height: SHORT * UNIT + 2 * MARGIN,
} as const;

export const toBoard = ([x, y]: Point): Point => [x * UNIT, y * UNIT];

export const islandPoint = (island: Island): Point => toBoard(MIDDLES[island]);

export const coastOf = (island: Island, difficulty: Difficulty): Point[] => COASTS[difficulty][island].map(toBoard);

/** The plate of the compass with the six goods round its rose. */
export const COMPASS_RADIUS = 200;
/** A good waits on the compass: from the middle, in the order of GOODS, the first one in the north. */
export function goodPoint(good: number): Point {
  const angle = (good * Math.PI) / 3;
  return [146 * Math.sin(angle), -146 * Math.cos(angle)];
}
export const GOOD_RADIUS = 52;

/** Where the coins beside an island lie: on the side away from the compass for the inner ring, towards it for the outer. */
export function coinPoint(island: Island, difficulty: Difficulty): Point {
  const [x, y] = islandPoint(island);
  const length = Math.hypot(x, y);
  const reach = coastOf(island, difficulty).reduce((most, [cx, cy]) => Math.max(most, Math.hypot(cx - x, cy - y)), 0);
  const out = (island < INNER ? 1 : -1) * (reach + 38);
  return [x + (x / length) * out, y + (y / length) * out];
}
