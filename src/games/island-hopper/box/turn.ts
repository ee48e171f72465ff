import type { Json, Seat } from '../../../engine/rules';
import { ISLANDS } from '../rules/deck';
import { NOBODY } from '../rules/state';

/** A round at the real table as its keeper tells it: the captain, what lies beside the islands, what is taken and fined. */

const STAGES = ['captain', 'coins', 'flights', 'end'] as const;

export interface Turn {
  stage: (typeof STAGES)[number];
  round: number;
  captain: Seat;
  /** Dollars beside the islands, clockwise from twelve o'clock: every second one belongs to the outer ring. */
  money: number[];
  /** The island that the next key is for. */
  at: number;
  /** What the next digit is added to. */
  tens: number;
  /** Dollars paid for words this game. */
  fines: number[];
}

const fresh = (n: number): Turn => ({
  ...{ stage: 'captain', round: 1, captain: NOBODY, at: 0, tens: 0 },
  money: new Array<number>(ISLANDS).fill(0),
  fines: new Array<number>(n).fill(0),
});

/** So many taps can be taken back. */
const KEPT = 40;
const MOST = 999;

const isWhole = (x: unknown, least: number, most: number): boolean =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most;
const areWhole = (x: unknown): x is number[] => Array.isArray(x) && x.every((one) => isWhole(one, 0, MOST));

function isTurn(x: Json | Turn, n: number): x is Turn {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
  const { stage, round, captain, money, at, tens, fines } = x as Partial<Turn>;
  return (
    STAGES.some((one) => one === stage) &&
    isWhole(round, 1, MOST) &&
    isWhole(captain, stage === 'coins' || stage === 'flights' ? 0 : NOBODY, n - 1) &&
    isWhole(at, 0, ISLANDS - 1) &&
    isWhole(tens, 0, MOST) &&
    areWhole(money) &&
    money.length === ISLANDS &&
    areWhole(fines) &&
    fines.length <= n
  );
}

/** Whoever joined since has paid nothing. */
const joined = (turn: Turn, n: number): Turn => ({
  ...turn,
  fines: fresh(n).fines.map((none, i) => turn.fines[i] ?? none),
});

/** What was kept, as far as it makes sense for so many people; the last one is now. */
export function turnsOf(kept: Json | undefined, n: number): Turn[] {
  const sound = Array.isArray(kept) ? (kept as readonly Json[]).filter((one) => isTurn(one, n)) : [];
  return sound.length > 0 ? (sound as unknown as Turn[]).map((turn) => joined(turn, n)) : [fresh(n)];
}

export const followed = (turns: readonly Turn[], by: Partial<Turn>): Turn[] =>
  [...turns, { ...turns[turns.length - 1], ...by }].slice(-KEPT);

/** Three and more people: nobody is captain twice running (rules 3.1). */
export const sitsOut = ({ captain, fines }: Turn): Seat => (fines.length > 2 ? captain : NOBODY);

const withMoney = ({ money }: Turn, island: number, n: number): number[] =>
  money.map((was, i) => (i === island ? Math.min(MOST, n) : was));

/** A key for the island at hand: a digit goes on to the next one, ten waits for its digit. */
export function keyed(turn: Turn, { value, full }: Typed): Partial<Turn> {
  const money = withMoney(turn, turn.at, value);
  return full ? { money, tens: 0, at: (turn.at + 1) % ISLANDS } : { money, tens: value };
}

/** A token has landed there: the captain takes all of it. */
export const landed = (turn: Turn, island: number): Partial<Turn> => ({ money: withMoney(turn, island, 0) });

/** What the captain has taken since the last token was loaded. */
export function tookIn(turns: readonly Turn[]): number {
  const all = ({ money }: Turn) => money.reduce((sum, n) => sum + n, 0);
  const before = turns.findLast(({ stage }) => stage === 'coins');
  return before ? all(before) - all(turns[turns.length - 1]) : 0;
}

export const fined = ({ fines }: Turn, seat: Seat): Partial<Turn> => ({
  fines: fines.map((n, i) => (i === seat ? Math.min(MOST, n + 1) : n)),
});

interface Typed {
  value: number;
  /** All its digits are there. */
  full: boolean;
}

/** What a cell of so many digits comes to with one key more; `more` is the key for what the digits cannot say. */
export function struck(base: number, digits: string, key: number | 'more', all: 1 | 2): Typed & Struck {
  if (key === 'more') return { base: base + 10 ** all, value: base + 10 ** all + Number(digits), digits, full: false };
  const next = `${digits}${key}`;
  return { base, value: base + Number(next), digits: next, full: next.length === all };
}

/** What was typed so far. */
interface Struck {
  base: number;
  digits: string;
}
