import { EDGES, HEXES, INTERSECTIONS, placeOf } from './island';
import { HARBOURS } from './setup';
import type { Corner, EdgeId, HexId } from './state';

/** Where everything lies, in board units: the island in the middle, the role cards on the left, bank and dice right. */

export type Point = readonly [number, number];

/** The side of a hex. */
export const SIDE = 108;
const MIDDLE: Point = [786, 530];

/** The sheet with the margin that carries the chart's frame. */
export const FIELD = { x: -52, y: -52, width: 1704, height: 1164 } as const;

const onPage = ([x, y]: readonly [number, number]): Point => [MIDDLE[0] + x * SIDE, MIDDLE[1] + y * SIDE];

const SPOTS: readonly Point[] = INTERSECTIONS.map((one) => onPage(placeOf(one)));
export const spotPoint = (spot: Corner): Point => SPOTS[spot];
export const hexPoint = (hex: HexId): Point => {
  const { q, r } = HEXES[hex];
  return onPage([Math.sqrt(3) * (q + r / 2), 1.5 * r]);
};
export const edgeEnds = (edge: EdgeId): [Point, Point] => [SPOTS[EDGES[edge].a], SPOTS[EDGES[edge].b]];
export const edgePoint = (edge: EdgeId): Point => {
  const [[ax, ay], [bx, by]] = edgeEnds(edge);
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** How much of an edge its intersections leave to it, from its middle to either end. */
export const EDGE_HALF = 26;
/** The touch shape of an intersection. */
export const SPOT_R = 28;

/** Where a harbour's sign stands at sea: out from the middle of its edge. */
/** The radius of its sign. */
export const HARBOUR_R = 41;

export function harbourPoint(harbour: number): Point {
  const [[ax, ay], [bx, by]] = HARBOURS[harbour].map((spot) => SPOTS[spot]);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [x, y] = [mx - MIDDLE[0], my - MIDDLE[1]];
  // square to the edge, away from the island
  const [nx, ny] = [(by - ay) / SIDE, (ax - bx) / SIDE];
  const out = nx * x + ny * y > 0 ? 1 : -1;
  return [mx + out * nx * 0.62 * SIDE, my + out * ny * 0.62 * SIDE];
}

/** Role cards: one column at the left edge. */
export const ROLE = { width: 212, height: 132 } as const;
export const rolePoint = (role: number, roles: number): Point => {
  const pitch = roles > 6 ? 149 : 168;
  return [104, 530 + (role - (roles - 1) / 2) * pitch];
};

/** The bank's five stacks and the development cards, the dice, who is honoured, what things cost: one column at the right edge. */
export const STACK = { width: 108, height: 112 } as const;
const RIGHT = 1484;
export const bankPoint = (kind: number): Point => [
  RIGHT + (kind % 2 === 0 ? -60 : 60),
  62 + Math.floor(kind / 2) * 126,
];
export const stackPoint: Point = bankPoint(5);
export const BANK_BOX = { x: RIGHT - 124, y: -4, width: 248, height: 384 } as const;
export const DICE: Point = [RIGHT, 466];
export const DICE_SIZE = 78;
export const TRAY = { width: 216, height: 116 } as const;
/** Longest road and largest army. */
export const PLAQUE = { width: 216, height: 100 } as const;
export const plaquePoint = (which: number): Point => [RIGHT, 612 + which * 118];
/** What road, settlement, city and card cost. */
export const COSTS: Point = [RIGHT, 930];
export const COSTS_BOX = { width: 248, height: 236 } as const;
