import { expect } from 'vitest';
import { TABLE } from '../../../src/engine/rules';
import { play, settle } from '../../../src/engine/run';
import { game } from '../../../src/games/island-hopper/game';
import { MIDDLES } from '../../../src/games/island-hopper/rules/lagoon';
import { setup } from '../../../src/games/island-hopper/rules/setup';
import type {
  Buried,
  Held,
  Hopper,
  HopperFrame,
  Move,
  Options,
  View,
} from '../../../src/games/island-hopper/rules/state';
import { harness } from '../harness';

export { ILLEGAL, NOT_YOURS } from '../harness';

export const { any, words, plays, matchFrom, refuses, legal, actors, can } = harness<Hopper, Move>(game as never);

/** Hand-written positions of Island Hopper, and the few words the examples are told in. */

export type { Held, Hopper, Move, Options, View };
export { game, TABLE };
export const { rules } = game;

export const [MANGO, COCONUT, FISH, PEARL, SPICE, TIMBER] = [0, 1, 2, 3, 4, 5];
export const [A, B, C, D] = [0, 1, 2, 3];
export const NOBODY = -1;
export const SEA = -1;

/** `I1` to `I6` the inner ring, `O1` to `O6` the outer one, as rule page A2 counts them. */
export const island = (id: string): number => (id[0] === 'I' ? 0 : 6) + Number(id[1]) - 1;

/** The payouts of rule page A2, typed from it: six for each island, in its order. */
const PRINTED = [
  '3 anchor, 3 palm, 4 shell, 4 star, 5 anchor, 5 palm',
  '3 shell, 3 star, 4 anchor, 4 palm, 5 shell, 5 star',
  '3 anchor, 3 shell, 4 palm, 4 star, 5 anchor, 5 shell',
  '3 palm, 3 star, 4 anchor, 4 shell, 5 palm, 5 star',
  '3 anchor, 3 star, 4 palm, 4 shell, 5 anchor, 5 star',
  '3 palm, 3 shell, 4 anchor, 4 star, 5 palm, 5 shell',
  '5 palm, 5 star, 6 anchor, 6 shell, 7 palm, 7 star',
  '5 anchor, 5 star, 6 palm, 6 shell, 7 anchor, 7 star',
  '5 palm, 5 shell, 6 anchor, 6 star, 7 palm, 7 shell',
  '5 anchor, 5 palm, 6 shell, 6 star, 7 anchor, 7 palm',
  '5 shell, 5 star, 6 anchor, 6 palm, 7 shell, 7 star',
  '5 anchor, 5 shell, 6 palm, 6 star, 7 anchor, 7 shell',
].map((line) => line.split(', '));

/** `O3 5 palm`, or a tourist: `T1` to `T1''''' ` and `T2` to `T2''`, a stroke for each further one of its fare. */
export function card(words: string): number {
  const tourist = /^T([12])('*)$/.exec(words);
  if (tourist) return 72 + (tourist[1] === '1' ? 0 : 6) + tourist[2].length;
  const [place, ...rest] = words.split(' ');
  const at = PRINTED[island(place)].indexOf(rest.join(' '));
  expect(at, words).toBeGreaterThanOrEqual(0);
  return island(place) * 6 + at;
}

export const cards = (...list: string[]): number[] => list.map(card);

/** Round cards of the house deck. */
export const [LAST, ALBATROSS, CORAL, SUNSET, REMOVE] = [0, 1, 3, 5, 7];

export type Moment =
  | 'tile'
  | 'dummy'
  | 'round'
  | 'auction'
  | 'load'
  | 'price'
  | 'answer'
  | 'bribe'
  | 'calm'
  | 'fly'
  | 'last chance'
  | 'home'
  | 'contracts';

export interface Written {
  /** Four unless told. */
  seats?: number;
  options?: Partial<Options>;
  /** The first unless told. */
  round?: number;
  captain?: number;
  /** The card of this round; the Last Round where `last`. */
  card?: number;
  last?: boolean;
  /** 10 each unless told. */
  cash?: number[];
  /** Nothing unless told. */
  hands?: (string | { card: string; open?: boolean; from?: number })[][];
  piles?: string[][];
  row?: string[];
  under?: { card: string; by: number; open?: boolean }[];
  discards?: string[];
  tourists?: string[];
  /** So many unseen contracts; the rest lies on the discards. */
  left?: number;
  /** Dollars beside islands. */
  money?: { [island: string]: number };
  compass?: number[];
  lost?: number[];
  chance?: boolean;
  hurt?: number[];
  /** Flights of this round that are done. */
  flown?: number;
  goods?: number[];
  price?: number;
  at?: Moment;
}

const ALL = [0, 1, 2, 3, 4, 5];

const OPTIONS: Options = {
  deck: 'house',
  flight: 'drag',
  difficulty: 'fair',
  bribing: 60,
  early: true,
  openMoney: false,
  dummy: false,
  tile: 'first',
  skill: 'normal',
  wind: 'breeze',
};

function flights(n: number, flown: number): HopperFrame[] {
  const out: HopperFrame[] = [];
  for (let i = flown; i < (n === 2 ? 3 : n); i++) out.push({ at: 'choose', first: i === 0 });
  return [...out, { at: 'again', goods: [], last: true }, { at: 'home' }];
}

function agenda(s: Hopper, w: Written): HopperFrame[] {
  const each = <T>(value: T): T[] => s.cash.map(() => value);
  const goods = w.goods ?? [0, 1, 2];
  const done = s.cash.map((_, seat) => seat === s.captain);
  switch (w.at ?? 'fly') {
    case 'tile':
      return [{ at: 'tile' }];
    case 'dummy':
      return [{ at: 'dummy' }, { at: 'round' }];
    case 'round':
      return [{ at: 'round' }];
    case 'auction': {
      const first = s.round === 1;
      const passed = s.cash.map((_, seat) => !first && seat === s.captain);
      return [{ at: 'auction', high: 0, bidder: NOBODY, passed, turn: first ? s.captain : (s.captain + 1) % s.n }];
    }
    case 'load':
      return [{ at: 'load' }];
    case 'price':
      return [{ at: 'price', goods }];
    case 'answer':
      return [{ at: 'answer', goods, price: w.price ?? 0 }];
    case 'bribe':
      return [{ at: 'bribe', done, given: each(0), rung: false }, ...flights(s.n, 0)];
    case 'calm':
      return [{ at: 'calm', done, puts: s.cash.map(() => s.money.map(() => 0)) }, ...flights(s.n, 0)];
    case 'fly':
      return flights(s.n, w.flown ?? 0);
    case 'last chance':
      return flights(s.n, 6);
    case 'home':
      return [{ at: 'home' }];
    case 'contracts':
      return [{ at: 'contracts', next: 0, swapped: false, kept: false }];
  }
}

/** Which round cards have been turned over, this one included unless it is still to come. */
function turned(w: Written, round: number): number[] {
  const now = w.last ? LAST : w.card;
  const before = w.at === 'round' || w.at === 'dummy' || w.at === 'tile';
  const others = [1, 2, 3, 4, 5, 6, 7, 8].filter((one) => before || one !== now);
  const past = others.slice(0, round - 1);
  return before ? past : [...past, now ?? others[round - 1]];
}

function lay(s: Hopper, w: Written): void {
  const held = (hand: Written['hands'], seat: number): Held[] =>
    (hand?.[seat] ?? []).map((one) =>
      typeof one === 'string'
        ? { card: card(one), open: false, from: NOBODY }
        : { card: card(one.card), open: one.open ?? false, from: one.from ?? NOBODY },
    );
  s.hands = s.cash.map((_, seat) => held(w.hands, seat));
  s.piles = s.cash.map((_, seat) => cards(...(w.piles?.[seat] ?? [])));
  s.under = (w.under ?? []).map((one): Buried => ({ card: card(one.card), by: one.by, open: one.open ?? false }));
  s.tourists = cards(...(w.tourists ?? []));
  s.discards = cards(...(w.discards ?? []));
  const taken = new Set([
    ...s.hands.flat().map((one) => one.card),
    ...s.piles.flat(),
    ...s.under.map((one) => one.card),
    ...s.tourists,
    ...s.discards,
    ...cards(...(w.row ?? [])),
  ]);
  const free = s.bag.filter((one) => !taken.has(one));
  // three of Thunder Skerry that nobody asks about, unless the row is told
  const skerry = free.findLastIndex((one) => one < 60);
  s.row = w.row ? cards(...w.row) : free.splice(skerry - 2, 3);
  s.discards.push(...free.splice(w.left ?? free.length));
  s.bag = free;
}

/** A sound position at that moment, settled up to its first decision. */
export function table(w: Written = {}): Hopper {
  const n = w.seats ?? 4;
  const s = setup(n, { ...OPTIONS, ...w.options });
  s.round = w.round ?? (w.last ? 8 : 1);
  s.captain = w.at === 'tile' ? NOBODY : (w.captain ?? 0);
  s.rounds = w.at === 'tile' ? [] : turned(w, s.round);
  if (w.at === 'tile') s.round = 0;
  s.card = s.rounds.at(-1) ?? NOBODY;
  s.last = w.last ?? false;
  s.cash = w.cash?.slice() ?? s.cash;
  s.income = s.cash.map((coins) => Math.max(10, coins));
  s.outlay = { paid: s.cash.map((coins, seat) => s.income[seat] - coins), fines: s.cash.map(() => 0) };
  for (const [id, coins] of Object.entries(w.money ?? {})) s.money[island(id)] = coins;
  const sum = (list: number[]): number => list.reduce((all, one) => all + one, 0);
  s.bank = 530 - sum(s.cash) - sum(s.money);
  lay(s, w);
  s.lost = w.lost?.slice() ?? [];
  s.chance = w.chance ?? false;
  s.hurt = w.hurt?.slice() ?? s.hurt;
  const loaded = n === 2 ? (w.goods ?? []) : ALL;
  s.compass = w.compass?.slice() ?? loaded.slice(w.flown ?? 0);
  s.todo = agenda(s, w);
  settle(rules, any(s), () => {});
  expect(rules.broken(s), 'the written position').toBeUndefined();
  return s;
}

/** What the rule book asks for now, and of whom. */
export function now(s: Hopper): string {
  const [f] = s.todo;
  return f ? `${f.at} ${actors(s).join()}` : 'over';
}

export type Where = string | 'sea' | [number, number];

export const point = (where: Where): [number, number] => {
  if (typeof where !== 'string') return where;
  // between the compass and the first inner island there is nothing but water
  if (where === 'sea') return [2450, 450];
  const [x, y] = MIDDLES[island(where)];
  return [x, y];
};

/** The captain takes that good and it comes down there; what everybody hears, until the result is to be closed. */
export function drop(s: Hopper, good: number, where: Where): string[] {
  const heard: string[] = [];
  if (['choose', 'takeoff'].includes(s.todo[0].at)) heard.push(...plays(s, s.captain, { fly: good, mode: 'drag' }));
  heard.push(...plays(s, TABLE, { drop: point(where), path: [] }));
  return heard;
}

/** The same, and the result is closed. */
export function fly(s: Hopper, good: number, where: Where): string[] {
  return [...drop(s, good, where), ...plays(s, TABLE, { go: true })];
}

/** The move is made; what this seat (null: the bare table) hears of it. */
export function heardBy(s: Hopper, eye: number | null, seat: number, move: Move | null): string[] {
  expect(can(s, seat, move), JSON.stringify(move)).toBe(true);
  const heard: string[] = [];
  play(rules, any(s), seat, move, (event, to, rest) => {
    if (!to || (eye !== null && to.includes(eye))) heard.push(words(event));
    else if (rest) heard.push(words(rest));
  });
  return heard;
}

/** Each of these in turn, by whoever is asked. */
export function bids(s: Hopper, ...list: (number | 'pass')[]): void {
  for (const bid of list) plays(s, actors(s)[0], bid === 'pass' ? { pass: true } : { bid });
}

export const at = (s: Hopper, id: string): number => s.money[island(id)];

/** Dollars beside islands: only where there are any. */
export function beside(s: Hopper): { [island: string]: number } {
  const out: { [island: string]: number } = {};
  s.money.forEach((coins, i) => {
    if (coins > 0) out[`${i < 6 ? 'I' : 'O'}${(i % 6) + 1}`] = coins;
  });
  return out;
}

export const held = (s: Hopper, seat: number): number[] => s.hands[seat].map((one) => one.card);

/** What a seat (null: the bare table) sees. */
export const sees = (s: Hopper, seat: number | null): View => rules.view(s, seat);

export const totals = (s: Hopper): number[] => {
  const out = s.cash.map(() => 0);
  for (const { seat, points } of rules.scores(s)) out[seat] += points;
  return out;
};
