import type { Under } from '../../../engine/rules';
import type { Manila, Options, Ware } from './state';
import { NOBODY } from './state';

/** The printed tables (rule page section 1). */

export interface WareData {
  id: Under<'manila.ware.'>;
  /** Cost of the seats, cheapest first. */
  seats: readonly number[];
  /** What a whole punt brings, shared by those aboard. */
  profit: number;
}

/** Rule page 1.1. Every split is exact. */
export const WARES: readonly WareData[] = [
  { id: 'ginseng', seats: [1, 2, 3], profit: 18 },
  { id: 'nutmeg', seats: [2, 3, 4], profit: 24 },
  { id: 'silk', seats: [3, 4, 5], profit: 30 },
  { id: 'jade', seats: [3, 4, 5, 5], profit: 36 },
];

/** Rule page 1.2: berths A, B, C of port and shipyard alike. */
export const BERTH_COST: readonly number[] = [4, 3, 2];
export const BERTH_PAY: readonly number[] = [6, 8, 15];
export const PIRATE_COST = 5;
export const PIRATES = 2;
export const SMALL_COST = 2;
export const LARGE_COST = 5;
export const PREMIUM = 10;

/** Rule page 1.3. */
export const SHARES_EACH = 5;
export const DEALT = 2;
export const START_CASH = 30;
export const TRACK: readonly number[] = [0, 5, 10, 20, 30];
export const LOAN = 12;
export const REDEEM = 15;
export const LAST = 13;
export const LATEST_START = 5;
export const STARTS = 9;
export const PUNTS = 3;

export const pieces = (n: number): number => (n === 3 ? 4 : 3);

/** Rule page 3.2: placement rounds, movement rounds and the pilots, in order. */
export const programme = (n: number): readonly ('hire' | 'sail' | 'pilots')[] =>
  n === 3
    ? ['hire', 'hire', 'sail', 'hire', 'sail', 'hire', 'pilots', 'sail']
    : ['hire', 'sail', 'hire', 'sail', 'hire', 'pilots', 'sail'];

export const price = (value: number): number => Math.max(5, value);

/** The next mark of the black market; the last one stays. */
export const risen = (value: number): number => TRACK[Math.min(TRACK.indexOf(value) + 1, TRACK.length - 1)];

/** The ordered starts that sum to nine (rule page 1.3): 25 triples. */
export const TRIPLES: readonly (readonly number[])[] = triples();

function triples(): number[][] {
  const out: number[][] = [];
  for (let a = 0; a <= LATEST_START; a++)
    for (let b = 0; b <= LATEST_START; b++) {
      const c = STARTS - a - b;
      if (c >= 0 && c <= LATEST_START) out.push([a, b, c]);
    }
  return out;
}

/** How many shares of a ware the deal may use. */
export const poolOf = (dealPool: Options['dealPool']): number => (dealPool === 'all20' ? SHARES_EACH : 3);

const fill = <T>(n: number, value: T): T[] => new Array<T>(n).fill(value);

/** Rule page 3.1. The shares are dealt by TABLE. */
export function setup(n: number, options: Options): Manila {
  if (!Number.isInteger(n) || n < 3 || n > 5) throw new Error(`Manila is for 3 to 5, not ${n}`);
  return {
    ...options,
    n,
    voyage: 1,
    master: options.opener === 'first' ? 0 : NOBODY,
    values: fill(WARES.length, 0),
    supply: fill(WARES.length, SHARES_EACH),
    pledged: fill(n, 0),
    income: fill(n, START_CASH),
    outlay: fill(n, 0),
    pieces: fill(n, pieces(n)),
    passed: fill(n, false),
    punts: [],
    ports: fill(PUNTS, NOBODY),
    yards: fill(PUNTS, NOBODY),
    boat: [],
    small: NOBODY,
    large: NOBODY,
    agent: NOBODY,
    dice: fill(PUNTS, 0),
    moved: 0,
    pay: [],
    rose: [],
    end: NOBODY,
    open: false,
    cash: fill(n, START_CASH),
    hands: Array.from({ length: n }, () => []),
    todo: [{ at: 'deal' }],
  };
}

export const ALL_WARES: readonly Ware[] = WARES.map((_, w) => w);
