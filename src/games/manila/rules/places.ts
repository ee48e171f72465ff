import { WARES } from './setup';
import type { Dock, Punt, Route, Ware } from './state';

/** Where everything lies, in board units of the flat board. The rivers run from left to right into the harbour. */

export type Point = readonly [number, number];

/** The sheet with the margin that carries the chart's frame. */
export const FIELD = { x: -52, y: -52, width: 1634, height: 1104 } as const;

/** Beyond the last space: the harbour mouth. */
export const MOUTH = 14;

const START = 80;
/** From space to space along a route. */
export const PITCH = 81;
const STREAMS: readonly number[] = [338, 511, 684];
/** From the middle of a stream to the bank that carries its numbers. */
export const BANK = -81;

/** Middle of a route's space, where a punt's middle lies. */
export const routePoint = (route: Route, space: number): Point => [START + space * PITCH, STREAMS[route]];
/** The number of a space, on the bank. */
export const numberPoint = (route: Route, space: number): Point => [START + space * PITCH, STREAMS[route] + BANK];

/** A punt reaches this far behind its middle, ahead of it, and to both sides. */
export const HULL = { stern: 92, prow: 118, half: 50 } as const;

export type Docked = Exclude<Dock, 'sea'>;

const BERTHS: { readonly [dock in Docked]: readonly number[] } = { port: [90, 238, 386], yard: [612, 760, 908] };
/** The slips cut into the quay: from the bay to the wall, and half their width. */
export const SLIP = { from: 1244, to: 1464, half: 58 } as const;

/** Middle of a punt that lies in a berth. */
export const berthPoint = (dock: Docked, berth: number): Point => [1342, BERTHS[dock][berth]];
/** The accomplice's place on the quay beside a berth. */
export const quayPoint = (dock: Docked, berth: number): Point => [1505, BERTHS[dock][berth]];

/** Middle of the punt of a route, wherever it lies. */
export function puntPoint(punt: Pick<Punt, 'pos' | 'dock' | 'berth'>, route: Route): Point {
  return punt.dock === 'sea' ? routePoint(route, punt.pos) : berthPoint(punt.dock, punt.berth);
}

/** Seats from the middle of a punt, the cheapest first. */
const THREE: readonly Point[] = [
  [4, -24],
  [4, 24],
  [58, 0],
];
const FOUR: readonly Point[] = [
  [4, -24],
  [4, 24],
  [55, -24],
  [55, 24],
];

export const seatOffsets = (ware: Ware): readonly Point[] => (WARES[ware].seats.length === 4 ? FOUR : THREE);
export const SEAT = 21;

export const BOAT: readonly Point[] = [
  [1036, 112],
  [1138, 112],
];
export const SMALL: Point = [708, 106];
export const LARGE: Point = [818, 106];
export const AGENT: Point = [467, 92];
/** Radius of a place for one accomplice ashore. */
export const PLACE = 31;

/** The four loads on the quay. */
export const loadPoint = (ware: Ware): Point => [52 + 110 * ware, 890];
/** The dice lie in a tray, two by two. */
export const TRAY: Point = [546, 890];
export const diePoint = (ware: Ware): Point => [TRAY[0] + (ware % 2 ? 41 : -41), TRAY[1] + (ware < 2 ? -41 : 41)];

/** The black market: a column for each ware, its shares beside its track. */
export const MARKET = { x: 642, y: 786, width: 524, height: 226, column: 128 } as const;
export const columnX = (ware: Ware): number => 712 + 128 * ware;
/** Along the track, by step: how far up the middle of its cell lies, and how long it is. Two digits need more room than one. */
export const CELLS = [
  [0, 32],
  [35, 32],
  [75, 42],
  [120, 42],
  [165, 42],
] as const;
/** `step` 0..4 on the track. */
export const trackPoint = (ware: Ware, step: number): Point => [columnX(ware) + 33, 988 - CELLS[step][0]];
export const pilePoint = (ware: Ware): Point => [columnX(ware) - 29, 896];
