import { expect } from 'vitest';
import { TABLE } from '../../../src/engine/rules';
import { settle } from '../../../src/engine/run';
import { game } from '../../../src/games/puerto-catan/game';
import { at, edgeBetween, hexAt } from '../../../src/games/puerto-catan/rules/island';
import { setup } from '../../../src/games/puerto-catan/rules/setup';
import type { Frame, Move, Options, PuertoCatan, View } from '../../../src/games/puerto-catan/rules/state';
import { harness } from '../harness';

export { ILLEGAL, NOT_YOURS } from '../harness';

export const { any, words, plays, matchFrom, refuses, legal, actors, can } = harness<PuertoCatan, Move>(game as never);

/** Hand-written positions of Puerto Catan, and the few words the tests are told in. */

export type { Frame, Move, Options, PuertoCatan, View };
export { at, edgeBetween, game, hexAt, TABLE };
export const { rules } = game;

export const [A, B, C, D] = [0, 1, 2, 3];
export const NOBODY = -1;
export const [BRICK, LUMBER, WOOL, GRAIN, ORE] = [0, 1, 2, 3, 4];
export const [PRODUCER, TRADER, BUILDER, SOLDIERS, PROSPECTOR, ROBBER, PROSPECTOR_TWO] = [0, 1, 2, 3, 4, 5, 6];
export const [SOLDIER, VICTORY, ROAD_BUILDING, PLENTY, MONOPOLY] = [0, 1, 2, 3, 4];
/** B4: 14 soldiers, 5 victory cards, two each of the others. */
const COPIES = [14, 5, 2, 2, 2];

const KINDS = 'blwgo';
const DEVS = 'SVRPM';

/** "bblo": two brick, one lumber, one ore. */
export function cards(letters: string): number[] {
  const out = [0, 0, 0, 0, 0];
  for (const letter of letters) out[KINDS.indexOf(letter)]++;
  return out;
}
const listed = (letters: string, of: string): number[] =>
  [...letters].map((letter) => of.indexOf(letter)).sort((a, b) => a - b);
const letters = (list: readonly number[], of: string): string =>
  [...list]
    .sort((a, b) => a - b)
    .map((one) => of[one])
    .join('');

/** An edge by both its ends: "N(0,0) S(0,-1)". */
export function edge(ends: string): number {
  const [a, b] = ends.split(' ');
  return edgeBetween(at(a), at(b));
}
/** The edges of a walk along intersections. */
export function path(...spots: string[]): string[] {
  return spots.slice(1).map((spot, i) => `${spots[i]} ${spot}`);
}

type Pieces = string[][];

/** Rule page B4, house preset, typed from it: settlements and roads of P1 to P4. */
export const PRESET_SETTLEMENTS: Pieces = [
  ['N(1,1)', 'N(-2,3)'],
  ['N(-2,2)', 'N(0,2)'],
  ['S(2,-2)', 'N(-1,2)'],
  ['N(0,-1)', 'N(-2,1)'],
];
export const PRESET_ROADS: Pieces = [
  ['N(1,1) S(2,-1)', 'N(-2,3) S(-2,2)'],
  ['N(-2,2) S(-2,1)', 'N(0,2) S(1,1)'],
  ['S(2,-2) N(1,-1)', 'N(-1,2) S(0,1)'],
  ['N(0,-1) S(1,-2)', 'N(-2,1) S(-1,-1)'],
];

/** Which phase the position is in, or `select` before one. */
export type Moment = 'select' | 'producer' | 'trader' | 'builder' | 'soldier' | 'prospector' | 'robber' | 'prospector2';
const ROLES: Moment[] = ['producer', 'trader', 'builder', 'soldier', 'prospector', 'robber', 'prospector2'];

export interface Written {
  /** Four unless told. */
  seats?: number;
  options?: Partial<Options>;
  /** The role that has just been chosen by the active player. */
  at?: Moment;
  governor?: number;
  /** Roles chosen before in this round, clockwise from the Governor: the next seat is the active one. */
  taken?: Moment[];
  /** Resource cards as letters. All at the table know them. */
  hands?: string[];
  /** Development cards as letters: S V R P M. */
  devs?: string[];
  gold?: number[];
  roleGold?: { [role: number]: number };
  /** The preset pieces unless told. */
  settlements?: Pieces;
  cities?: Pieces;
  roads?: Pieces;
  /** "q,r"; the desert unless told. */
  robber?: string;
  army?: number[];
  /** Victory cards that lie open. */
  vp?: number[];
  /** Development cards sold and played before, besides soldiers: letters. */
  used?: string;
  longest?: number;
  largest?: number;
  /** Who announced the last round. */
  last?: number;
  round?: number;
}

const OPTIONS: Options = { board: 'beginner', discard: true, tradeGold: false, goldCap: false };

function pieces(s: PuertoCatan, w: Written): void {
  const preset = !w.settlements && !w.cities && !w.roads;
  const put = (list: Pieces, level: number): void =>
    list.slice(0, s.n).forEach((spots, seat) => {
      for (const spot of spots) {
        s.owners[at(spot)] = seat;
        s.levels[at(spot)] = level;
      }
    });
  put(w.settlements ?? (preset ? PRESET_SETTLEMENTS : []), 1);
  put(w.cities ?? [], 2);
  (w.roads ?? (preset ? PRESET_ROADS : [])).slice(0, s.n).forEach((list, seat) => {
    for (const ends of list) s.roads[edge(ends)] = seat;
  });
}

function dealt(s: PuertoCatan, w: Written): void {
  s.hands = Array.from({ length: s.n }, (_, seat) => {
    const kinds = listed(w.hands?.[seat] ?? '', KINDS);
    for (const kind of kinds) s.bank[kind]--;
    return { kinds, eyes: kinds.map(() => 31) };
  });
  s.army = w.army?.slice() ?? s.army;
  s.vp = w.vp?.slice() ?? s.vp;
  s.used[SOLDIER] = s.army.reduce((a, b) => a + b, 0);
  for (const dev of listed(w.used ?? '', DEVS)) s.used[dev]++;
  s.devs = Array.from({ length: s.n }, (_, seat) => listed(w.devs?.[seat] ?? '', DEVS));
  s.stack = COPIES.flatMap((n, dev) => {
    const held = s.devs.flat().filter((one) => one === dev).length;
    const open = dev === VICTORY ? s.vp.reduce((a, b) => a + b, 0) : 0;
    const left = n - held - s.used[dev] - open;
    expect(left).toBeGreaterThanOrEqual(0);
    return new Array<number>(left).fill(dev);
  });
  s.deck = s.stack.length;
}

/** A sound position in a phase, settled up to its first decision. */
export function table(w: Written = {}): PuertoCatan {
  const n = w.seats ?? 4;
  const s = setup(n, { ...OPTIONS, ...w.options });
  if (s.terrain.length === 0) {
    const { terrain, tokens, harbours } = setup(n, OPTIONS);
    Object.assign(s, { terrain, tokens, harbours });
  }
  s.governor = w.governor ?? A;
  s.round = w.round ?? 1;
  pieces(s, w);
  dealt(s, w);
  s.robber = w.robber ? hexAt(...(w.robber.split(',').map(Number) as [number, number])) : s.terrain.indexOf(5);
  s.gold = w.gold?.slice() ?? s.gold;
  for (const [role, gold] of Object.entries(w.roleGold ?? {})) s.roleGold[+role] = gold;
  s.longest = w.longest ?? NOBODY;
  s.largest = w.largest ?? NOBODY;
  s.last = w.last ?? NOBODY;
  const order = Array.from({ length: n }, (_, k) => (s.governor + k) % n);
  const taken = w.taken ?? [];
  taken.forEach((role, k) => {
    s.chosen[ROLES.indexOf(role)] = order[k];
  });
  s.todo = [...order.slice(taken.length).map((seat): Frame => ({ at: 'select', seat })), { at: 'roundEnd' }];
  expect(rules.broken(s), 'the written position').toBeUndefined();
  settle(rules, any(s), () => {});
  const moment = w.at ?? 'select';
  if (moment !== 'select') plays(s, order[taken.length], { role: ROLES.indexOf(moment) });
  expect(rules.broken(s), 'the written position').toBeUndefined();
  return s;
}

/** What the rule book asks for now, and of whom. */
export function now(s: PuertoCatan): string {
  const [f] = s.todo;
  return f ? `${f.at} ${actors(s).join()}` : 'over';
}

export const hand = (s: PuertoCatan, seat: number): string => letters(s.hands[seat].kinds, KINDS);
export const hands = (s: PuertoCatan): string[] => s.hands.map((_, seat) => hand(s, seat));
export const devs = (s: PuertoCatan, seat: number): string => letters(s.devs[seat], DEVS);

/** The seat whose turn it is in the phase rolls these dice. Returns what everybody hears. */
export function roll(s: PuertoCatan, a: number, b: number): string[] {
  const [seat] = actors(s);
  return [...plays(s, seat, { roll: true }), ...plays(s, TABLE, { dice: [a, b] })];
}

/** Nothing more of whoever is asked. */
export const done = (s: PuertoCatan): string[] => plays(s, actors(s)[0], { done: true });

/** All who are still asked in this phase go on. */
export function skip(s: PuertoCatan): void {
  for (
    let guard = 0;
    guard < 20 && ['produce', 'trade', 'build', 'soldier', 'prospect'].includes(s.todo[0].at);
    guard++
  )
    done(s);
}

/** The robber's card is this one. */
export const stolen = (s: PuertoCatan, letter: string): string[] => plays(s, TABLE, { stolen: KINDS.indexOf(letter) });

/** What each offers: cards as letters. */
/** `to`: NOBODY in particular asks all. */
export const offer = (to: number, give: string, take: string, giveGold = 0, takeGold = 0): Move => ({
  offer: { with: to, give: cards(give), take: cards(take), giveGold, takeGold },
});
export const counter = (give: string, take: string, giveGold = 0, takeGold = 0): Move => ({
  counter: { give: cards(give), take: cards(take), giveGold, takeGold },
});
/** As older matches have it. */
export const deal = (to: number, give: string, take: string, giveGold = 0, takeGold = 0): Move => ({
  deal: { with: to, give: cards(give), take: cards(take), giveGold, takeGold },
});

export const chooses = (s: PuertoCatan, role: number): string[] => plays(s, actors(s)[0], { role });

/** What a seat (null: the bare table) sees. */
export const sees = (s: PuertoCatan, seat: number | null): View => rules.view(s, seat);

/** What a seat hears of one entry, in words. */
export function hears(s: PuertoCatan, seat: number, move: unknown, eye: number | null): string[] {
  const match = matchFrom(s);
  expect(match.enter(seat, move as never, 1)).toBe(true);
  return match.heard(eye, 0).map(({ event }) => words(event));
}

/** Cards, pieces and points as the page counts them. */
export const totals = (s: PuertoCatan): number[] => {
  const out = new Array(s.n).fill(0);
  for (const { seat, points } of rules.scores(s)) out[seat] += points;
  return out;
};
