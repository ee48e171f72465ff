import type { Json } from '../../engine/rules';
import type { Told } from '../../games/keeper';
import { FACES, sumChances, type Tally, tallies } from '../../games/kit/dice';
import { isRecord, isWhole } from './checks';

/** What the dice keep: how many there are and whose turn it is. Every throw is in the ledger of the play. */

/** Under this name the ledger has what is thrown here. */
const DICE_TOOL = 'dice';

export const MOST_DICE = 6;
/** More throws than in any game. */
const MOST_THROWS = 3000;
export const NOBODY = -1;

export type Throw = {
  faces: number[];
  /** The seat, or NOBODY. */
  by: number;
  /** Thrown with dice of wood and typed in. */
  real: boolean;
};

export type DiceState = {
  count: number;
  /** Those of a version that kept them here, then those of the ledger. */
  throws: Throw[];
  /** Who throws next where people throw in turn, else NOBODY. */
  next: number;
};

const isThrow = (x: unknown): x is Throw =>
  isRecord(x) &&
  Array.isArray(x.faces) &&
  isWhole(x.faces.length, 1, MOST_DICE) &&
  x.faces.every((face) => isWhole(face, 1, FACES)) &&
  isWhole(x.by, NOBODY, 99) &&
  typeof x.real === 'boolean';

const listed = (kept: unknown): Throw[] =>
  isRecord(kept) && Array.isArray(kept.throws) ? kept.throws.filter(isThrow).slice(-MOST_THROWS) : [];

/** As it was kept, as far as it can be trusted; throws of people who are gone are nobody's. */
export function readDice(kept: unknown, n: number, preset: number, ledger: readonly Told[] = []): DiceState {
  const told = ledger.flatMap(({ by, dice = [] }) => (by === DICE_TOOL ? dice : []));
  const throws = [
    ...listed(kept),
    ...told.map(({ faces, seat = NOBODY, real = false }): Throw => ({ faces, by: seat, real })),
  ];
  const one = isRecord(kept) ? kept : {};
  return {
    count: isWhole(one.count, 1, MOST_DICE) ? one.count : preset,
    throws: throws.map(({ faces, by, real }) => ({ faces: [...faces], by: by < n ? by : NOBODY, real })),
    next: isWhole(one.next, 0, n - 1) ? one.next : NOBODY,
  };
}

/** What is kept beside the ledger; `without` so many of the throws that an older version kept there. */
export function diceToKeep({ count, next }: DiceState, kept: unknown, without = 0): Json {
  const old = listed(kept);
  const throws = old.slice(0, old.length - without);
  return { count, next, ...(throws.length > 0 && { throws }) };
}

/** Where people throw in turn, the next one has the dice. */
export const passedOn = (state: DiceState, n: number): DiceState => ({
  ...state,
  next: state.next === NOBODY ? NOBODY : (state.next + 1) % n,
});

/** The last throw never was: whoever threw it has the dice again. */
export function takenUp(state: DiceState): DiceState {
  const last = state.throws.at(-1);
  return state.next === NOBODY || !last || last.by === NOBODY ? state : { ...state, next: last.by };
}

/** The last throw of the ledger, as its line and its place there; undefined where an older version kept it. */
export function lastThrow(ledger: readonly Told[]): { line: number; thrown: number } | undefined {
  const line = ledger.findLastIndex(({ by, dice = [] }) => by === DICE_TOOL && dice.length > 0);
  return line < 0 ? undefined : { line, thrown: (ledger[line].dice?.length ?? 0) - 1 };
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Throws with as many dice as lie there now: others have other sums. */
export const alike = ({ throws, count }: DiceState): Throw[] => throws.filter(({ faces }) => faces.length === count);

export type Counted = Tally & {
  /** The sum, or the face. */
  value: number;
};

/** How often each sum fell, or each face where every die speaks for itself. */
export function counted(state: DiceState, by: 'sum' | 'face'): Counted[] {
  const { count } = state;
  const throws = alike(state);
  const single = by === 'face' || count === 1;
  const least = single ? 1 : count;
  const values = single ? throws.flatMap(({ faces }) => faces) : throws.map(({ faces }) => sumOf(faces));
  const counts = new Array<number>(single ? FACES : count * (FACES - 1) + 1).fill(0);
  for (const value of values) counts[value - least]++;
  const chances = sumChances(single ? 1 : count);
  return tallies(counts, chances).map((one, i) => ({ value: i + least, ...one }));
}

/** One face's mean and variance. */
const MEAN = (FACES + 1) / 2;
const SPREAD = (FACES * FACES - 1) / 12;
/** So many standard deviations hold 19 of 20 averages; sums of several dice are as good as normal. */
const WIDE = 1.96;

type Average = { seat: number; throws: number; mean: number; low: number; high: number };

/** What each person threw on average, and what is usual for so many throws. */
export function averages(state: DiceState, n: number): Average[] {
  const { count } = state;
  return Array.from({ length: n }, (_, seat) => {
    const mine = alike(state).filter(({ by }) => by === seat);
    const throws = mine.length;
    const wide = throws && WIDE * Math.sqrt((SPREAD * count) / throws);
    const mean = throws && mine.reduce((sum, { faces }) => sum + sumOf(faces), 0) / throws;
    return {
      seat,
      throws,
      mean,
      low: Math.max(count, MEAN * count - wide),
      high: Math.min(6 * count, MEAN * count + wide),
    };
  }).filter(({ throws }) => throws > 0);
}
