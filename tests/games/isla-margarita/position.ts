import { expect } from 'vitest';
import { TABLE } from '../../../src/engine/rules';
import { type AnyPosition, accepts, actorsOf, movesOf, play } from '../../../src/engine/run';
import { game } from '../../../src/games/isla-margarita/game';
import { draftOrder, setup } from '../../../src/games/isla-margarita/rules/setup';
import type { Deck, Isla, IslaFrame, Move, View } from '../../../src/games/isla-margarita/rules/state';

/** Hand-written positions of Isla Margarita, and the few words the examples are told in. */

export { TABLE };
export const { rules } = game;

export const [ALTA, PALOMA, BRISA, MANSA, CORAL, FARO, LIMA, CENIZA, MARGARITA] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** b(12) is bridge site b12 of rule page 4.2; p(13) is port site p13 of 4.3. */
export const b = (n: number): number => n - 1;
export const p = (n: number): number => n - 1;
export const NONE = -1;

type ByIsland<T> = { [island: number]: T };

export interface Written {
  coins?: number;
  /** Who discarded three coins; seat 0 unless told. */
  firstKing?: number;
  /** The first King unless told. */
  king?: number;
  bridgeBuilder?: number;
  portBuilder?: number;
  /** Pool coins by island: one number for each seat. */
  pools?: ByIsland<number[]>;
  /** Owners by the numbers of the rule page: { 12: 0 } is bridge b12 of seat 0. */
  bridges?: { [n: number]: number };
  ports?: { [n: number]: number };
  /** Circles by island: [seat, coins]. */
  circles?: ByIsland<[number, number]>;
  /** Princes where they are not one; the rest must add up to nine. */
  princes?: ByIsland<number>;
  /** Crowns of each seat. They come from the islands `from`, or from the first ones. */
  crowns?: number[][];
  from?: number[];
  /** Commerce cards of each seat; the stacks they came from do not matter. */
  hands?: number[][];
  /** Or the stacks themselves: [seat, card] in order, and what is left. */
  stacks?: { takes?: [number, number][]; rest: number[] }[];
  round?: number;
  idle?: number;
  todo?: IslaFrame[];
}

/** A position at the start of a draft unless `todo` says otherwise; Banks are whatever is not on the board. */
export function position(seats: number, w: Written = {}): Isla {
  const s = setup(seats, { coins: w.coins ?? (seats === 2 ? 25 : 20) });
  s.firstKing = w.firstKing ?? 0;
  s.titles.king = w.king ?? s.firstKing;
  s.titles.bridgeBuilder = w.bridgeBuilder ?? NONE;
  s.titles.portBuilder = w.portBuilder ?? NONE;
  for (const [island, row] of Object.entries(w.pools ?? {}))
    for (const seat in row) s.pools[+island][+seat] = row[seat];
  for (const [n, owner] of Object.entries(w.bridges ?? {})) s.bridges[b(+n)] = owner;
  for (const [n, owner] of Object.entries(w.ports ?? {})) s.ports[p(+n)] = owner;
  for (const [island, [seat, coins]] of Object.entries(w.circles ?? {})) s.circles[+island] = { seat, coins };
  for (const [island, count] of Object.entries(w.princes ?? {})) s.princes[+island] = count;
  for (let seat = 0; seat < seats; seat++) s.bank[seat] = whole(s, seat) - out(s, seat);
  layCrowns(s, w);
  layCommerce(s, w);
  s.round = w.round ?? 1;
  s.idle = w.idle ?? 0;
  s.todo = w.todo ?? [{ at: 'draft', order: draftOrder(seats, s.titles.king) }];
  if (s.todo[0]?.at !== 'draft') s.revealed = true;
  expect(rules.broken(s)).toBeUndefined();
  return s;
}

const whole = (s: Isla, seat: number): number => s.coins - (seat === s.firstKing ? 3 : 0);

/** Coins of a seat that are not in the Bank. */
function out(s: Isla, seat: number): number {
  let coins = 0;
  for (const pool of s.pools) coins += pool[seat];
  for (const circle of s.circles) if (circle?.seat === seat) coins += circle.coins;
  for (const owner of [...s.bridges, ...s.ports]) if (owner === seat) coins++;
  return coins;
}

function layCrowns(s: Isla, w: Written): void {
  const taken = (w.crowns ?? []).flat().length;
  const from = w.from ?? s.crowned.map((_, island) => island).slice(0, taken);
  if (w.crowns) expect(from).toHaveLength(taken);
  for (const island of from) s.crowned[island] = false;
  w.crowns?.forEach((values, holder) => {
    for (const value of values) {
      s.crownBag.splice(s.crownBag.indexOf(value), 1);
      s.crowns.push({ holder, value, seen: [holder] });
    }
  });
}

function layCommerce(s: Isla, w: Written): void {
  const deck = (takes: [number, number][], rest: number[]): Deck => {
    for (const card of [...takes.map(([, card]) => card), ...rest])
      s.commerceBag.splice(s.commerceBag.indexOf(card), 1);
    return { takes: takes.map(([seat, card]) => ({ seat, card })), rest };
  };
  (w.stacks ?? []).forEach(({ takes, rest }, k) => {
    s.stacks[k] = deck(takes ?? [], rest);
  });
  if (!w.hands) return;
  const held = w.hands.flatMap((cards, seat) => cards.map((card): [number, number] => [seat, card]));
  const free = s.commerceBag.filter((card) => !held.some(([, other]) => other === card));
  for (let k = 0; k < 4 && held.length > 0; k++) {
    const takes = held.splice(0, 6);
    s.stacks[k] = deck(takes, free.splice(0, 6 - takes.length));
  }
}

const any = (s: Isla): AnyPosition => s as unknown as AnyPosition;

/** The move is legal; it is made, and nothing is lost or made by it. */
export function plays(s: Isla, seat: number, move: Move | null): void {
  expect(accepts(rules, any(s), seat, move), `seat ${seat}: ${JSON.stringify(move)}`).toBe(true);
  play(rules, any(s), seat, move);
  expect(rules.broken(s)).toBeUndefined();
}

/** The move is refused, with this sentence. */
export function refuses(s: Isla, seat: number, move: unknown, key = 'engine.illegal', args?: object): void {
  const before = JSON.stringify(s);
  const verdict = accepts(rules, any(s), seat, move);
  expect(verdict, JSON.stringify(move)).toMatchObject(args ? { key, args } : { key });
  if (key.startsWith('isla.')) expect(game.text).toHaveProperty([key]);
  expect(JSON.stringify(s)).toBe(before);
}

export const legal = (s: Isla, seat: number): Move[] => movesOf(rules, any(s), seat);
export const actors = (s: Isla): number[] => actorsOf(rules, any(s));

/** What the rule book asks for now, and of whom. */
export function now(s: Isla): string {
  const [f] = s.todo;
  return f ? `${f.at} ${actors(s).join()}` : 'over';
}

/** The whole draft, cards in the order in which they are taken. */
export function drafts(s: Isla, ...cards: number[]): void {
  for (const card of cards) plays(s, actors(s)[0], { take: card });
  expect(s.revealed).toBe(true);
}

/** `put({ [LIMA]: 3 })`: coins by island as a move. */
export function put(coins: ByIsland<number>): Move {
  return { put: s9().map((_, island) => coins[island] ?? 0) };
}

const s9 = (): number[] => new Array(9).fill(0);

/** After a bridge: stack, look where nobody has looked yet, keep. */
export function commerce(s: Isla, seat: number, stack: number, card: number): void {
  plays(s, seat, { stack });
  if (s.todo[0].at === 'look') {
    const others = s.commerceBag.filter((other) => other !== card).slice(0, 5);
    plays(s, TABLE, { cards: [card, ...others].sort((x, y) => x - y) });
  }
  plays(s, seat, { keep: card });
}

/** The table's own entry: gathering, turning everything over. */
export const table = (s: Isla): void => plays(s, TABLE, null);

/** From the end of a round or from Play Before Scoring to the scores; everyone declines. */
export function closes(s: Isla): void {
  while (s.todo.length > 0) {
    const [f] = s.todo;
    if (f.at === 'before') plays(s, f.seat, { done: true });
    else table(s);
  }
}

/** Points of one category, one number for each seat. */
export function points(s: Isla, category: string): number[] {
  const sum = new Array(s.n).fill(0);
  for (const line of rules.scores(s)) if (line.category === category) sum[line.seat] += line.points;
  return sum;
}

export function totals(s: Isla): number[] {
  const sum = new Array(s.n).fill(0);
  for (const line of rules.scores(s)) sum[line.seat] += line.points;
  return sum;
}

/** What a seat (null: the bare table) sees. */
export const sees = (s: Isla, seat: number | null): View => rules.view(s, seat);

/** All 17 bridges but those named go to `seats` in turn, for positions near the end. */
export function bridgesBut(open: number[], ...seats: number[]): { [n: number]: number } {
  const owners: { [n: number]: number } = {};
  let at = 0;
  for (let n = 1; n <= 17; n++) if (!open.includes(n)) owners[n] = seats[at++ % seats.length];
  return owners;
}

export function portsBut(open: number[], ...seats: number[]): { [n: number]: number } {
  const owners: { [n: number]: number } = {};
  let at = 0;
  for (let n = 1; n <= 13; n++) if (!open.includes(n)) owners[n] = seats[at++ % seats.length];
  return owners;
}
