import type { Under } from '../../../engine/rules';
import type { Action, Bridge, Deck, Isla, Island, Options, Port } from './state';
import { NOBODY } from './state';

/**
 * The printed tables, in print order (rule page section 4). The map and cards of 2006 are lost; this set is original
 * and labelled as reconstructed in the rules reader. Board units: a field of 1600 x 1000, origin top left.
 */

export const FIELD = { width: 1600, height: 1000 } as const;

export interface IslandData {
  id: Under<'isla.island.'>;
  x: number;
  y: number;
  r: number;
  /** Points for the most bridges touching it. */
  value: number;
}

/** Rule page 4.1. */
export const ISLANDS: readonly IslandData[] = [
  { id: 'costa_alta', x: 215, y: 215, r: 130, value: 6 },
  { id: 'paloma', x: 745, y: 165, r: 105, value: 7 },
  { id: 'brisa', x: 1235, y: 190, r: 105, value: 5 },
  { id: 'costa_mansa', x: 1445, y: 520, r: 115, value: 6 },
  { id: 'coral', x: 1200, y: 835, r: 110, value: 5 },
  { id: 'faro', x: 690, y: 838, r: 105, value: 7 },
  { id: 'lima', x: 215, y: 760, r: 115, value: 6 },
  { id: 'ceniza', x: 490, y: 500, r: 115, value: 8 },
  { id: 'margarita', x: 950, y: 500, r: 145, value: 10 },
];

export interface BridgeData {
  a: Island;
  b: Island;
  x: number;
  y: number;
  /** Degrees, clockwise from east as screens turn. */
  angle: number;
}

/** Rule page 4.2: b1..b17. */
export const BRIDGES: readonly BridgeData[] = [
  { a: 0, b: 1, x: 492, y: 188, angle: -5 },
  { a: 1, b: 2, x: 990, y: 177, angle: 2 },
  { a: 2, b: 3, x: 1337, y: 350, angle: 57 },
  { a: 3, b: 4, x: 1320, y: 679, angle: -53 },
  { a: 4, b: 5, x: 942, y: 836, angle: -1 },
  { a: 5, b: 6, x: 457, y: 799, angle: 10 },
  { a: 6, b: 0, x: 215, y: 495, angle: 90 },
  { a: 0, b: 7, x: 357, y: 362, angle: 46 },
  { a: 1, b: 7, x: 620, y: 328, angle: -53 },
  { a: 6, b: 7, x: 352, y: 630, angle: -43 },
  { a: 5, b: 7, x: 592, y: 673, angle: 60 },
  { a: 7, b: 8, x: 705, y: 500, angle: 0 },
  { a: 1, b: 8, x: 837, y: 315, angle: 58 },
  { a: 2, b: 8, x: 1106, y: 330, angle: -48 },
  { a: 3, b: 8, x: 1212, y: 510, angle: 3 },
  { a: 4, b: 8, x: 1085, y: 681, angle: 54 },
  { a: 5, b: 8, x: 807, y: 684, angle: -52 },
];

export interface PortData {
  island: Island;
  /** Port value in points. */
  value: number;
  x: number;
  y: number;
}

/** Rule page 4.3: p1..p13. */
export const PORTS: readonly PortData[] = [
  { island: 0, value: 9, x: 85, y: 219 },
  { island: 0, value: 6, x: 207, y: 85 },
  { island: 1, value: 8, x: 743, y: 60 },
  { island: 2, value: 9, x: 1219, y: 86 },
  { island: 2, value: 6, x: 1333, y: 153 },
  { island: 3, value: 8, x: 1539, y: 454 },
  { island: 4, value: 10, x: 1300, y: 882 },
  { island: 4, value: 7, x: 1176, y: 942 },
  { island: 5, value: 8, x: 682, y: 943 },
  { island: 6, value: 10, x: 203, y: 874 },
  { island: 6, value: 6, x: 100, y: 754 },
  { island: 7, value: 9, x: 375, y: 497 },
  { island: 8, value: 8, x: 964, y: 356 },
];

export const MARGARITA: Island = 8;

export type ActionData =
  | { kind: 'invest'; coins: number; islands: number }
  | { kind: 'build'; bridge: number; port: number; max: number }
  | { kind: 'king' };

/** Rule page 4.4: action cards 1..9 (index 0 is no card). */
export const ACTIONS: readonly ActionData[] = [
  { kind: 'king' },
  { kind: 'invest', coins: 4, islands: 1 },
  { kind: 'invest', coins: 5, islands: 4 },
  { kind: 'invest', coins: 5, islands: 3 },
  { kind: 'build', bridge: 4, port: 5, max: 1 },
  { kind: 'king' },
  { kind: 'invest', coins: 5, islands: 2 },
  { kind: 'invest', coins: 5, islands: 1 },
  { kind: 'build', bridge: 3, port: 4, max: 1 },
  { kind: 'build', bridge: 4, port: 5, max: 2 },
];

/** Rule page 4.4 and contradiction C3: one constant for every discount. */
export const DISCOUNT = { king: 1, bridgeBuilder: 1, portBuilder: 2, floor: 1 } as const;

/** Rule page 4.5. */
export const CROWNS: readonly number[] = [1, 2, 2, 3, 3, 3, 4, 4, 5];

export const COMMERCE_CARDS = 24;
export const STACKS = 4;
export const STACK_SIZE = 6;
export const FIRST_KING_DISCARD = 3;

/** Commerce cards resolved before scoring (rule page 5.19): steal crowns, take over a bridge, move princes. */
export const BEFORE_SCORING: readonly number[] = [9, 10, 12];

/** Bridge sites touching each island. */
export const BRIDGES_OF: readonly (readonly Bridge[])[] = ISLANDS.map((_, island) =>
  BRIDGES.flatMap((b, i) => (b.a === island || b.b === island ? [i] : [])),
);

/** Port sites of each island. */
export const PORTS_OF: readonly (readonly Port[])[] = ISLANDS.map((_, island) =>
  PORTS.flatMap((p, i) => (p.island === island ? [i] : [])),
);

/** Every action card, ascending. */
export const ALL_ACTIONS: readonly Action[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Rule page 5.1-2; with two players the variant of 4.6. */
export function setup(seats: number, options: Options): Isla {
  if (!Number.isInteger(seats) || seats < 2 || seats > 5) throw new Error('Isla Margarita seats 2 to 5');
  return {
    todo: [{ at: 'firstKing' }],
    n: seats,
    coins: options.coins,
    round: 1,
    titles: { king: NOBODY, bridgeBuilder: NOBODY, portBuilder: NOBODY },
    firstKing: NOBODY,
    bank: new Array(seats).fill(options.coins),
    circles: ISLANDS.map(() => null),
    pools: ISLANDS.map(() => new Array(seats).fill(0)),
    bridges: BRIDGES.map(() => NOBODY),
    ports: PORTS.map(() => NOBODY),
    princes: ISLANDS.map(() => 1),
    crowned: ISLANDS.map(() => true),
    crownBag: [...CROWNS],
    crowns: [],
    draft: { takes: [], rest: [...ALL_ACTIONS] },
    revealed: false,
    commerceBag: Array.from({ length: COMMERCE_CARDS }, (_, i) => i + 1),
    stacks: Array.from({ length: STACKS }, () => ({ takes: [], rest: null })),
    shown: [],
    busy: false,
    idle: 0,
    end: null,
    open: false,
  };
}

/** How many commerce cards a deck began with. */
export const sizeOf = (deck: Deck): number => deck.size ?? STACK_SIZE;

/** Order of the draft: clockwise from the King; with two players King, other, other, King (rule page 4.6, 5.3). */
export function draftOrder(seats: number, king: number): number[] {
  if (seats === 2) return [king, 1 - king, 1 - king, king];
  return Array.from({ length: seats }, (_, i) => (king + i) % seats);
}
