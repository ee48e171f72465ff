import type { Seat, Under } from '../../../engine/rules';
import { type Check, listOf, oneOf, whole } from '../../../engine/shape';
import { at, EDGES, edgeBetween, HEXES, hexAt, INTERSECTIONS } from './island';
import type { Cards, Corner, Dev, EdgeId, Frame, HexId, Options, PuertoCatan, Resource, Role } from './state';
import { NOBODY } from './state';

/** The board and the pieces (rule page B1 and B4). */

export const RESOURCES: readonly Resource[] = [0, 1, 2, 3, 4];
export const RESOURCE_IDS: readonly Under<'pc.resource.'>[] = ['brick', 'lumber', 'wool', 'grain', 'ore'];
export const TERRAIN_IDS: readonly Under<'pc.terrain.'>[] = [
  'hills',
  'forest',
  'pasture',
  'fields',
  'mountains',
  'desert',
];
export const DESERT = 5;
/** Hexes of each terrain. */
export const TERRAINS: readonly number[] = [3, 4, 4, 4, 3, 1];
export const PER_RESOURCE = 19;
/** Harbour type 5: any three cards of a kind for one. */
export const ANY = 5;
export const HARBOUR_TYPES: readonly number[] = [0, 1, 2, 3, 4, ANY, ANY, ANY, ANY];

export const DEV_IDS: readonly Under<'pc.dev.'>[] = ['soldier', 'victory', 'roadBuilding', 'plenty', 'monopoly'];
export const DEV_COPIES: readonly number[] = [14, 5, 2, 2, 2];
export const SOLDIER: Dev = 0;
export const VICTORY: Dev = 1;
export const ROAD_BUILDING: Dev = 2;
export const PLENTY: Dev = 3;
export const MONOPOLY: Dev = 4;
export const DEVS: readonly Dev[] = [0, 1, 2, 3, 4];

export const ROLE_IDS: readonly Under<'pc.role.'>[] = [
  'producer',
  'trader',
  'builder',
  'soldier',
  'prospector',
  'robber',
  'prospector2',
];
export const PRODUCER: Role = 0;
export const TRADER: Role = 1;
export const BUILDER: Role = 2;
export const SOLDIERS: Role = 3;
export const PROSPECTOR: Role = 4;
export const ROBBER: Role = 5;
export const PROSPECTOR_TWO: Role = 6;
/** B1: the second Prospector is there with four people only. */
export const rolesFor = (seats: number): Role[] => [0, 1, 2, 3, 4, 5, 6].slice(0, seats + 3);

export const SETTLEMENTS = 5;
export const CITIES = 4;
export const ROADS = 15;
export const LONGEST = 5;
export const LARGEST = 3;
export const GOAL = 10;
export const GOLD = 30;
export const GOLD_PRICE = 3;
export const HAND_LIMIT = 7;
/** No page gives an end to a game that stands still: then the best total wins (this project's own safeguard). */
export const MOST_ROUNDS = 150;

export const noCards = (): Cards => [0, 0, 0, 0, 0];
const cards = (brick: number, lumber: number, wool: number, grain: number, ore: number): Cards => [
  brick,
  lumber,
  wool,
  grain,
  ore,
];
export const sumOf = (list: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
};

/** So many cards of each kind, from a list of cards. */
export function counts(list: readonly Resource[]): Cards {
  const out = noCards();
  for (const kind of list) out[kind]++;
  return out;
}

export const isResource: Check = oneOf(...RESOURCES);
export const isCards: Check = listOf(whole, RESOURCES.length);

/** B3, Building. */
export const COST = {
  road: cards(1, 1, 0, 0, 0),
  settlement: cards(1, 1, 1, 1, 0),
  city: cards(0, 0, 0, 2, 3),
  dev: cards(0, 0, 1, 1, 1),
} as const;

const [HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS] = [0, 1, 2, 3, 4];

/** B4, beginner board: terrain and number by rows. */
const BEGINNER: readonly (readonly [number, number])[] = [
  [MOUNTAINS, 10],
  [PASTURE, 2],
  [FOREST, 9],
  [FIELDS, 12],
  [HILLS, 6],
  [PASTURE, 4],
  [HILLS, 10],
  [FIELDS, 9],
  [FOREST, 11],
  [DESERT, 0],
  [FOREST, 3],
  [MOUNTAINS, 8],
  [FOREST, 8],
  [MOUNTAINS, 3],
  [FIELDS, 4],
  [PASTURE, 5],
  [HILLS, 5],
  [FIELDS, 6],
  [PASTURE, 11],
];

/** B4, Harbours: both intersections of each, clockwise; the beginner types in the same order. */
export const HARBOURS: readonly (readonly [Corner, Corner])[] = (
  [
    ['S(0,-3)', 'N(0,-2)'],
    ['N(1,-2)', 'S(2,-3)'],
    ['N(2,-1)', 'S(3,-2)'],
    ['S(3,-1)', 'N(2,1)'],
    ['N(1,2)', 'S(1,1)'],
    ['N(-1,3)', 'S(-1,2)'],
    ['S(-2,2)', 'N(-3,3)'],
    ['N(-3,2)', 'S(-2,0)'],
    ['N(-2,0)', 'S(-1,-2)'],
  ] as const
).map(([a, b]): [Corner, Corner] => [at(a), at(b)]);
const BEGINNER_HARBOURS: readonly number[] = [ANY, 3, 4, ANY, 2, ANY, ANY, 0, 1];

/** The harbour at an intersection, or NOBODY. */
export const HARBOUR_AT: readonly number[] = INTERSECTIONS.map((_, spot) =>
  HARBOURS.findIndex((ends) => ends.includes(spot)),
);

/** B4, Official beginner starting pieces: the starred settlement first, each with the other end of its road. */
const PRESET: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['N(1,1)', 'S(2,-1)'],
    ['N(-2,3)', 'S(-2,2)'],
  ],
  [
    ['N(-2,2)', 'S(-2,1)'],
    ['N(0,2)', 'S(1,1)'],
  ],
  [
    ['S(2,-2)', 'N(1,-1)'],
    ['N(-1,2)', 'S(0,1)'],
  ],
  [
    ['N(0,-1)', 'S(1,-2)'],
    ['N(-2,1)', 'S(-1,-1)'],
  ],
];

interface Start {
  spot: Corner;
  edge: EdgeId;
  /** Its hexes give the first cards. */
  starred: boolean;
}

/** The preset pieces of a seat. */
export const presetOf = (seat: Seat): Start[] =>
  PRESET[seat].map(([spot, to], i) => ({ spot: at(spot), edge: edgeBetween(at(spot), at(to)), starred: i === 0 }));

export function beginnerBoard(): { terrain: number[]; tokens: number[]; harbours: number[] } {
  return {
    terrain: BEGINNER.map(([terrain]) => terrain),
    tokens: BEGINNER.map(([, token]) => token),
    harbours: [...BEGINNER_HARBOURS],
  };
}

const hexes = (list: readonly (readonly [number, number])[]): HexId[] => list.map(([q, r]) => hexAt(q, r));

/** B4, (a): the coast counter-clockwise from its top left corner, and the ring inside it. */
export const OUTER: readonly HexId[] = hexes([
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 1],
  [2, 0],
  [2, -1],
  [2, -2],
  [1, -2],
]);
export const INNER: readonly HexId[] = hexes([
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
]);
export const CENTRE: HexId = hexAt(0, 0);

/** The number tokens A to R. */
export const SPIRAL: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** A new position: the board where it needs no chance, then who starts, then the first pieces. Throws on other seats. */
export function setup(seats: number, options: Options): PuertoCatan {
  if (seats < 3 || seats > 4) throw new Error(`${seats} seats`);
  const byChance = options.board === 'spiral' || options.board === 'random';
  const board = byChance ? { terrain: [], tokens: [], harbours: [] } : beginnerBoard();
  const todo: Frame[] = byChance ? [{ at: 'board' }, { at: 'starter' }] : [{ at: 'starter' }];
  return {
    ...options,
    n: seats,
    ...board,
    robber: board.terrain.indexOf(DESERT),
    roads: new Array(EDGES.length).fill(NOBODY),
    owners: new Array(INTERSECTIONS.length).fill(NOBODY),
    levels: new Array(INTERSECTIONS.length).fill(0),
    bank: RESOURCES.map(() => PER_RESOURCE),
    gold: new Array(seats).fill(0),
    roleGold: rolesFor(seats).map(() => 0),
    chosen: rolesFor(seats).map(() => NOBODY),
    governor: NOBODY,
    round: 0,
    longest: NOBODY,
    largest: NOBODY,
    army: new Array(seats).fill(0),
    used: DEVS.map(() => 0),
    vp: new Array(seats).fill(0),
    deck: sumOf(DEV_COPIES),
    named: [],
    rolls: new Array(11).fill(0),
    lastRoll: null,
    last: NOBODY,
    end: null,
    open: false,
    hands: Array.from({ length: seats }, () => ({ kinds: [], eyes: [] })),
    devs: Array.from({ length: seats }, () => []),
    fresh: [],
    stack: DEVS.flatMap((dev) => new Array<number>(DEV_COPIES[dev]).fill(dev)),
    todo,
  };
}

export const HEX_COUNT = HEXES.length;
