import type { Province } from './provinces';
import { GRID, HUNDRED, symbolAt } from './setup';
import type { OpenTable, Point, Space } from './state';

/** Where everything lies, in board units of the flat board: the land of triangles and the water round it. */

export type XY = readonly [number, number];

/** The sheet with the margin that carries the chart's frame. */
export const FIELD = { x: 0, y: 0, width: 1664, height: 1126 } as const;

/** A triangle's side, and its height. */
export const SIDE = 124;
const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
/** From the middle of a space to its sides. */
const INNER = SIDE / (2 * Math.sqrt(3));
const LAND: XY = [88, 80];

/** A place of the land, in units of a side along and a row down. */
export const landPoint = (x: number, row: number): [number, number] => [LAND[0] + x * SIDE, LAND[1] + row * HEIGHT];

/** Corner points on the chart. */
const CORNERS: readonly XY[] = GRID.points.map(({ x, y }) => landPoint(x, y));
export const pointAt = (point: Point): XY => CORNERS[point];

export const cornersOf = (space: Space): readonly XY[] => GRID.cells[space].corners.map(pointAt);

const MIDDLES: readonly XY[] = GRID.cells.map((_, space) => {
  const [[ax, ay], [bx, by], [cx, cy]] = cornersOf(space);
  return [(ax + bx + cx) / 3, (ay + by + cy) / 3];
});
export const middleOf = (space: Space): XY => MIDDLES[space];

/** The corners moved towards the middle (away from it for less than nothing), so that the sides lie so far inside. */
export function inset(space: Space, by: number): XY[] {
  const [mx, my] = middleOf(space);
  const share = 1 - by / INNER;
  return cornersOf(space).map(([x, y]) => [mx + (x - mx) * share, my + (y - my) * share]);
}

/** The corner opposite the level side. */
const tip = (space: Space): XY => pointAt(GRID.cells[space].corners[GRID.cells[space].down ? 2 : 0]);

/** Where a province's value stands: on its open space nearest to its middle, else beside the symbol there. */
export function plaqueAt(s: Pick<OpenTable, 'symbols'>, of: Int16Array, province: Province): XY {
  const own: Space[] = [];
  of.forEach((part, space) => {
    if (part === of[province.key]) own.push(space);
  });
  const mx = own.reduce((sum, space) => sum + middleOf(space)[0], 0) / own.length;
  const my = own.reduce((sum, space) => sum + middleOf(space)[1], 0) / own.length;
  const open = own.filter((space) => symbolAt(s.symbols, space) < 0);
  const far = (space: Space): number => Math.hypot(middleOf(space)[0] - mx, middleOf(space)[1] - my);
  const best = (open.length > 0 ? open : own).reduce((a, b) => (far(b) < far(a) - 1 ? b : a));
  const [x, y] = middleOf(best);
  if (open.length > 0) return [x, y];
  const [tx, ty] = tip(best);
  return [x + (tx - x) * 0.64, y + (ty - y) * 0.64];
}

/** A card that lies on the Mediterranean, in board units. */
export const CARD = { width: 86, height: 112 } as const;
const CARDS = 3.88;
export const SUPPLY: XY = landPoint(0.32, CARDS);
export const slotAt = (slot: number): XY => landPoint(1.34 + slot * 0.98, CARDS);
/** Where the walls that are left lie. */
export const WALL_STOCK: XY = landPoint(10.6, 8.62);

/** Points are told off along the southern shore: from where to where, in units of a side, and on which row. */
const SCORE = { from: -0.02, to: 3.05, row: 5.2 } as const;
export const scoreAt = (points: number, aside = 0): XY =>
  landPoint(SCORE.from + ((SCORE.to - SCORE.from) * Math.min(points, HUNDRED)) / HUNDRED, SCORE.row + aside);

/** The corners of an upright box round a point. */
export function boxAt([x, y]: XY, width: number, height: number): XY[] {
  const [dx, dy] = [width / 2, height / 2];
  return [
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x + dx, y + dy],
    [x - dx, y + dy],
  ];
}
