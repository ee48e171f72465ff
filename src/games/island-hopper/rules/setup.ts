import type { Refusal } from '../../../engine/rules';
import { askedIn, chosenOf, wantedIn } from '../../kit/options';
import { CONTRACTS, GOODS, ISLANDS } from './deck';
import { isDeck } from './import';
import { ALL_MONEY } from './money';
import type { Hopper, HopperFrame, Options } from './state';
import { NOBODY } from './state';

/** The numbers of the set-up (rule page A4). */

export const START_CASH = 10;
/** Words that cost nothing, per flight and seat. */
export const WORDS = 3;
/** A flight hears no more words of one seat than this. */
export const MOST_WORDS = 12;
export const COINS: readonly number[] = [1, 5, 10];
/** Dollars for the words of one flight; no more than there is cash. */
export const fineOf = (words: number): number => Math.max(0, words - WORDS);
export const FALSE_STARTS = 2;
export const DUMMY_MONEY = 3;
export const DUMMY_CARDS = 2;
/** A word on a computer pilot's strip makes its error so much smaller, or larger by the same. */
export const WORD_HELPS = 0.85;
/** After so many false words a computer pilot listens to that seat no more. */
export const TRUST = 2;

export const duel = (s: { n: number }): boolean => s.n === 2;
/** Contracts in a full hand. */
export const handSize = (n: number): number => (n === 2 ? 4 : 3);
/** The last round's card may come from this round on; it certainly comes with the ninth. */
export const lastFrom = (n: number): number => (n === 2 ? 9 : 7);
export const flightsOf = (n: number): number => (n === 2 ? 3 : n);
/** 5 for three of one symbol, 5 more for each further one. */
export const setBonus = (n: number): number => (n >= 3 ? 5 * (n - 2) : 0);

const CHOICES: { readonly [name in Exclude<keyof Options, 'deck'>]: readonly unknown[] } = {
  flight: ['drag', 'cloud', 'table'],
  difficulty: ['fair', 'calm', 'storm'],
  bribing: [60, 90, 'calm'],
  early: [true, false],
  openMoney: [false, true],
  dummy: [false, true],
  tile: ['random', 'first'],
  skill: ['normal', 'easy', 'hard', 'table'],
  wind: ['breeze', 'gale'],
};

/** The first of each list is played when nobody chooses. */
export function options(raw: unknown, seats: number): Options | Refusal {
  if (!Number.isInteger(seats) || seats < 2 || seats > 6)
    return { key: 'hopper.no.seats', args: { n: Number(seats) || 0 } };
  const wanted = wantedIn(raw);
  const deck = Object.hasOwn(wanted, 'deck') ? wanted.deck : 'house';
  if (!isDeck(deck)) return { key: 'hopper.no.option.deck' };
  const chosen = chosenOf(wanted, askedIn(CHOICES));
  if (typeof chosen === 'string') return { key: `hopper.no.option.${chosen}` };
  if (seats !== 3) chosen.dummy = false;
  return { deck, ...chosen } as unknown as Options;
}

const fill = <T>(n: number, value: T): T[] => new Array<T>(n).fill(value);
const lists = (n: number): number[][] => Array.from({ length: n }, () => []);

/** Rule page A4, set-up: the cards are dealt by TABLE. */
export function setup(n: number, chosen: Options): Hopper {
  if (!Number.isInteger(n) || n < 2 || n > 6) throw new Error(`Island Hopper is for 2 to 6, not ${n}`);
  const todo: HopperFrame[] = [{ at: 'deal' }];
  return {
    ...chosen,
    n,
    round: 0,
    captain: chosen.tile === 'first' ? 0 : NOBODY,
    card: NOBODY,
    rounds: [],
    last: false,
    money: fill(ISLANDS, 0),
    compass: [],
    tourists: [],
    lost: [],
    chance: false,
    row: [],
    discards: [],
    piles: lists(n),
    income: fill(n, START_CASH),
    outlay: { paid: fill(n, 0), fines: fill(n, 0) },
    flights: [],
    since: 0,
    hurt: fill(n, 0),
    open: false,
    ending: '',
    cash: fill(n, START_CASH),
    bank: ALL_MONEY - n * START_CASH,
    hands: Array.from({ length: n }, () => []),
    bag: Array.from({ length: CONTRACTS }, (_, card) => card),
    under: [],
    todo,
  };
}

export const ALL_GOODS: readonly number[] = GOODS.map((_, good) => good);
