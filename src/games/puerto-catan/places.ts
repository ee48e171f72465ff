import { EDGES, HEXES, INTERSECTIONS, placeOf } from './island';
import { HARBOURS } from './setup';
import type { EdgeId, HexId, Spot } from './state';

/** Where everything lies, in board units: the island in the middle, the role cards on the left, bank and dice right. */

export type Point = readonly [number, number];

/** The side of a hex. */
export const SIDE = 104;
const MIDDLE: Point = [800, 530];

/** The sheet with the margin that carries the chart's frame. */
export const FIELD = { x: -52, y: -52, width: 1704, height: 1164 } as const;

const onPage = ([x, y]: readonly [number, number]): Point => [MIDDLE[0] + x * SIDE, MIDDLE[1] + y * SIDE];

const SPOTS: readonly Point[] = INTERSECTIONS.map((one) => onPage(placeOf(one)));
export const spotPoint = (spot: Spot): Point => SPOTS[spot];
export const hexPoint = (hex: HexId): Point => {
  const { q, r } = HEXES[hex];
  return onPage([Math.sqrt(3) * (q + r / 2), 1.5 * r]);
};
export const edgeEnds = (edge: EdgeId): [Point, Point] => [SPOTS[EDGES[edge].a], SPOTS[EDGES[edge].b]];
export const edgePoint = (edge: EdgeId): Point => {
  const [[ax, ay], [bx, by]] = edgeEnds(edge);
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** Where a harbour's sign stands at sea: out from the middle of its edge. */
export function harbourPoint(harbour: number): Point {
  const [[ax, ay], [bx, by]] = HARBOURS[harbour].map((spot) => SPOTS[spot]);
  const [x, y] = [(ax + bx) / 2 - MIDDLE[0], (ay + by) / 2 - MIDDLE[1]];
  const far = Math.hypot(x, y);
  const out = (far + 0.62 * SIDE) / far;
  return [MIDDLE[0] + x * out, MIDDLE[1] + y * out];
}

/** Role cards: one column at the left edge. */
export const ROLE = { width: 218, height: 132 } as const;
export const rolePoint = (role: number, roles: number): Point => {
  const pitch = roles > 6 ? 148 : 168;
  return [112, 530 + (role - (roles - 1) / 2) * pitch];
};

/** The bank's five stacks, the development cards below them, and the dice: one column at the right edge. */
export const STACK = { width: 96, height: 128 } as const;
export const bankPoint = (kind: number): Point => [kind % 2 === 0 ? 1420 : 1536, 110 + Math.floor(kind / 2) * 150];
export const stackPoint: Point = [1536, 410];
export const DICE: Point = [1478, 640];
export const DICE_SIZE = 84;
