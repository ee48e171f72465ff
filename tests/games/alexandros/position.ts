import { expect } from 'vitest';
import { TABLE } from '../../../src/engine/rules';
import { settle } from '../../../src/engine/run';
import { game } from '../../../src/games/alexandros/game';
import { cellId, pointId, sideId } from '../../../src/games/alexandros/rules/grid';
import { provinces } from '../../../src/games/alexandros/rules/provinces';
import { GRID, setup } from '../../../src/games/alexandros/rules/setup';
import type { Alexandros, AlexFrame, Move, Options, View } from '../../../src/games/alexandros/rules/state';
import { harness } from '../harness';

export { ILLEGAL, NOT_YOURS } from '../harness';

export const { any, words, plays, matchFrom, refuses, legal, actors, can } = harness<Alexandros, Move>(game as never);

/** Hand-written positions of Alexandros, named as the rule page names them. */

export type { Alexandros, Move, Options, View };
export { GRID, game, TABLE };
export const { rules } = game;

export const [TEMPLE, AMPHORA, HORSE, LYRE, SOLDIER] = [0, 1, 2, 3, 4];
const LETTERS = 'TAHLS';
const NOBODY = -1;
const NO_CARD = -1;

const named = (list: string[]) => {
  const map = new Map(list.map((id, i) => [id, i]));
  return (id: string): number => {
    const found = map.get(id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    return found;
  };
};
/** Numbers of the things of the board: space `r/t`, point `y,i`, side `y,i-y,i`. */
export const space = named(GRID.cells.map(cellId));
export const point = named(GRID.points.map(pointId));
export const side = named(GRID.sides.map((_, k) => sideId(GRID, k)));
export const cells = (...ids: string[]): number[] => ids.map(space);
export const way = (...ids: string[]): number[] => ids.map(point);

/** Cards by symbol, from letters. */
export const cards = (letters: string): number[] =>
  [...LETTERS].map((letter) => [...letters].filter((one) => one === letter).length);
const signs = (letters: string): number[] => [...letters].map((letter) => LETTERS.indexOf(letter)).sort();

export interface Written {
  /** Three unless told. */
  seats?: number;
  options?: Partial<Options>;
  /** The start point unless told. */
  alexander?: string;
  /** Sides with a wall; the first 65 are black. */
  walls?: string[];
  /** Walls left, [black, red]: the missing ones stand in the far south-east, clear of `clear`. */
  left?: [number, number];
  /** Spaces that the walls of `left` stay away from. */
  clear?: string[];
  guards?: { [space: string]: number };
  scores?: number[];
  /** Cards in sight as capitals, hidden ones as small letters. */
  hands?: string[];
  /** The face-up row: two letters, `-` for an empty place. */
  row?: string;
  discards?: string;
  /** Where all other cards are: the supply unless told, or hidden in that seat's hand. */
  rest?: 'supply' | 'discards' | number;
  turns?: number;
  last?: Alexandros['last'];
  /** Seat 0 chooses a card unless told. */
  todo?: AlexFrame[];
  seat?: number;
  /** The moment: a card is chosen, an action (two left), or a route by that symbol. */
  at?: 'choose' | 'act' | 'route';
  actions?: number;
  levied?: boolean;
  symbol?: number;
  joker?: boolean;
}

/** Sides from the south-east on, without those of some spaces. */
function filler(clear: readonly string[]): number[] {
  const kept = new Set(clear.flatMap((id) => [...GRID.cells[space(id)].sides]));
  return GRID.sides.map((_, k) => GRID.sides.length - 1 - k).filter((k) => !kept.has(k));
}

function dealt(s: Alexandros, w: Written): void {
  const pool = s.supply;
  const draw = (list: number[]): number[] => {
    for (const sign of list) {
      const at = pool.indexOf(sign);
      if (at < 0) throw new Error('there are only eleven cards of a symbol');
      pool.splice(at, 1);
    }
    return list;
  };
  s.row = [...(w.row ?? 'TA')].map((letter) => (letter === '-' ? NO_CARD : draw(signs(letter))[0]));
  s.hands = s.stock.map((_, seat) => {
    const hand = w.hands?.[seat] ?? '';
    const open = [...hand].filter((letter) => letter <= 'Z').join('');
    const hidden = [...hand].filter((letter) => letter > 'Z').join('');
    return { open: cards(draw(signs(open)) && open), hidden: draw(signs(hidden.toUpperCase())) };
  });
  s.discards = cards(w.discards ?? '');
  draw(signs(w.discards ?? ''));
  if (w.rest === 'discards') for (const sign of pool.splice(0)) s.discards[sign]++;
  else if (typeof w.rest === 'number') s.hands[w.rest].hidden = [...s.hands[w.rest].hidden, ...pool.splice(0)].sort();
}

/** A sound position at that moment, settled up to its first decision. */
export function table(w: Written = {}): Alexandros {
  const n = w.seats ?? 3;
  const s = setup(n, { land: 'oikumene', ...w.options });
  s.alexander = point(w.alexander ?? '1,0');
  const sides = [...new Set((w.walls ?? []).map(side))];
  if (w.left) {
    const spent = 75 - w.left[0] - w.left[1];
    for (const one of filler(w.clear ?? [])) if (sides.length < spent && !sides.includes(one)) sides.push(one);
    expect(sides).toHaveLength(spent);
    sides.sort((a, b) => b - a);
  }
  const walls = s.walls.slice();
  sides.forEach((one, k) => {
    walls[one] = k < 65 ? 1 : 2;
  });
  s.walls = walls;
  s.black = 65 - Math.min(65, sides.length);
  s.red = 10 - Math.max(0, sides.length - 65);
  for (const [id, seat] of Object.entries(w.guards ?? {})) {
    s.guards[space(id)] = seat;
    s.stock[seat]--;
  }
  s.scores = w.scores?.slice() ?? s.scores;
  dealt(s, w);
  s.turns = w.turns ?? 1;
  s.starter = 0;
  s.last = w.last ?? null;
  const seat = w.seat ?? 0;
  const moment: { [at: string]: AlexFrame } = {
    choose: { at: 'choose', seat },
    act: { at: 'act', seat, left: w.actions ?? 2, levied: w.levied ?? false },
    route: { at: 'route', seat, symbol: w.symbol ?? 0, joker: w.joker ?? false },
  };
  s.todo = w.todo ?? [moment[w.at ?? 'choose']];
  settle(rules, any(s), () => {});
  expect(rules.broken(s), 'the written position').toBeUndefined();
  return s;
}

export const nobody = NOBODY;

/** What the rule book asks for now, and of whom. */
export function now(s: Alexandros): string {
  const [f] = s.todo;
  return f ? `${f.at} ${actors(s).join()}` : 'over';
}

/** Sources that may be chosen: `T` face up, `t` from the hand, `stay` where Alexander stays. */
export const sources = (s: Alexandros, seat: number): string =>
  legal(s, seat)
    .map((move) => {
      if ('take' in move) return LETTERS[s.row[move.take]];
      return 'play' in move ? LETTERS[move.play].toLowerCase() : JSON.stringify(move);
    })
    .join(' ');

/** Spaces that can be walked to, with the number of corners with every route. */
export function targetsOf(s: Alexandros, seat: number): { [space: string]: number } {
  const out: { [space: string]: number } = {};
  for (const move of legal(s, seat)) {
    if (!('to' in move)) continue;
    const id = cellId(GRID.cells[move.to]);
    out[id] = (out[id] ?? 0) + 1;
  }
  return out;
}

/** All that is left of this turn is forgone. */
export function finish(s: Alexandros): void {
  if (s.todo[0]?.at === 'act') plays(s, s.todo[0].seat, { stop: true });
  while (s.todo[0]?.at === 'turnUp') plays(s, TABLE, { up: s.supply[0] });
  expect(now(s)).toBe(`next ${TABLE}`);
  plays(s, TABLE, null);
}

/** What a seat (null: the bare table) sees. */
export const sees = (s: Alexandros, seat: number | null): View => rules.view(s, seat);
/** All cards of a hand by symbol. */
export const hand = (s: Alexandros, seat: number): number[] => {
  const out = s.hands[seat].open.slice();
  for (const sign of s.hands[seat].hidden) out[sign]++;
  return out;
};

/** Position F of rule page 4: red, yellow, green and blue are seats 0 to 3. */
export const F_WALLS =
  '1,0-2,0 1,4-2,4 2,0-3,0 2,3-2,4 2,3-3,3 2,4-2,5 2,5-3,5 2,7-2,8 2,7-3,6 3,0-3,1 3,1-3,2 3,10-3,11 3,10-4,11 3,2-3,3 3,3-4,4 3,5-3,6 4,10-4,11 4,10-5,10 4,10-5,9 4,4-5,4 5,10-6,11 5,4-6,5 5,9-6,9 6,11-6,12 6,3-7,2 6,5-7,5 6,9-7,8 7,2-7,3 7,3-7,4 7,3-8,4 7,4-7,5 7,5-7,6 7,6-7,7 7,6-8,6 7,7-7,8 8,5-8,6'.split(
    ' ',
  );
export const F_GUARDS = { '7/1': 0, '6/6': 0, '0/12': 0, '0/11': 0, '5/22': 1, '8/12': 2, '2/0': 3 };
export const positionF = (w: Written = {}): Alexandros =>
  table({ seats: 4, walls: F_WALLS, guards: F_GUARDS, alexander: '2,0', ...w });

/** The sides of a space by name. */
export const round = (id: string): string[] => GRID.cells[space(id)].sides.map((k) => sideId(GRID, k));
/** A wall at every space of these symbols: none of them is empty. */
export const shut = (letters: string): string[] =>
  GRID.cells.flatMap((cell, k) =>
    letters.includes(setup(2, { land: 'oikumene' }).symbols[k]) ? [sideId(GRID, cell.sides[0])] : [],
  );

/** The name of the province of a space: its first space. */
export function keyOf(s: Alexandros, id: string): number {
  const { list, of } = provinces(s);
  return list[of[space(id)]].key;
}
