import { expect } from 'vitest';
import { TABLE } from '../../../src/engine/rules';
import { settle } from '../../../src/engine/run';
import { game } from '../../../src/games/manila/game';
import { setup } from '../../../src/games/manila/rules/setup';
import type { Manila, ManilaFrame, Move, Options, View } from '../../../src/games/manila/rules/state';
import { harness } from '../harness';

export { ILLEGAL, NOT_YOURS } from '../harness';

export const { any, words, plays, matchFrom, refuses, legal, actors } = harness<Manila, Move>(game as never);

/** Hand-written positions of Manila, and the few words the examples are told in. */

export type { Manila, Move, Options, View };
export { game, TABLE };
export const { rules } = game;

export const [GINSENG, NUTMEG, SILK, JADE] = [0, 1, 2, 3];
export const [A, B, C] = [0, 1, 2];
export const NOBODY = -1;

/** A punt: what it carries, its space at sea or its dock, and who is aboard, the cheapest seat first. */
export type WrittenPunt = [ware: number, where: number | 'port' | 'yard' | 'plundered', aboard?: number[]];

/** The punts of a position, by route. */
export const onRoutes = (...list: WrittenPunt[]): WrittenPunt[] => list;

/** Where in a voyage a position stands: the words of rule page 3.2, and the two moments after a roll. */
export type Moment =
  | 'auction'
  | 'buy'
  | 'load'
  | 'launch'
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'M1'
  | 'M2'
  | 'M3'
  | 'after M2'
  | 'after M3'
  | 'L'
  | 'payday'
  | 'pause';

export interface Written {
  /** Three unless told. */
  seats?: number;
  options?: Partial<Options>;
  voyage?: number;
  master?: number;
  values?: number[];
  /** 30 each unless told. */
  cash?: number[];
  /** Dealt wares; what nobody is told to hold is dealt so that three of each suffice. */
  hands?: number[][];
  bought?: number[][];
  /** How many shares of each hand are encumbered: the first ones. */
  pledged?: number[];
  punts?: WrittenPunt[];
  ports?: { [berth: number]: number };
  yards?: { [berth: number]: number };
  boat?: number[];
  small?: number;
  large?: number;
  agent?: number;
  passed?: number[];
  /** Accomplices at home where it is not all that are not on the board. */
  pieces?: number[];
  /** The first placement round unless told. */
  at?: Moment;
  /** Frames before those of the moment. */
  todo?: ManilaFrame[];
}

const OPTIONS: Options = {
  dealPool: 'threeEach',
  blindPassenger: 'puntsOnly',
  strongPirates: false,
  hiddenMoney: false,
  opener: 'first',
  moving: 'route',
};

/** 3.2, typed from the rule page. */
const PROGRAMME: { [seats: number]: string } = { 3: 'P P M P M P L M', 4: 'P M P M P L M', 5: 'P M P M P L M' };

/** All that the rule book still asks for in this voyage, from this moment on; and the movement rounds done before it. */
function agenda(n: number, at: Moment, wares: number[]): { todo: ManilaFrame[]; moved: number } {
  const all: [Moment, ManilaFrame][] = [
    ['buy', { at: 'buy' }],
    ['load', { at: 'load' }],
    ['launch', { at: 'launch', wares }],
  ];
  let placed = 0;
  let moved = 0;
  for (const letter of PROGRAMME[n].split(' ')) {
    if (letter === 'P') all.push([`P${++placed}` as Moment, { at: 'hire', next: 0 }]);
    else if (letter === 'L') all.push(['L', { at: 'pilots' }]);
    else {
      all.push([`M${++moved}` as Moment, { at: 'sail', move: moved }]);
      if (moved > 1) all.push([`after M${moved}` as Moment, { at: 'moved', move: moved }]);
    }
  }
  all.push(['payday', { at: 'payday' }], ['pause', { at: 'pause' }]);
  const from = all.findIndex(([moment]) => moment === at);
  expect(from, at).toBeGreaterThanOrEqual(0);
  // the moments after a roll are reached by the roll itself; they stand in the list to start from
  const todo = all.slice(from).filter(([moment], i) => i === 0 || !moment.startsWith('after'));
  const rolls = all.slice(0, from).filter(([moment]) => /^M/.test(moment)).length;
  const listed = todo.filter(([moment]) => moment !== 'pause' || at === 'pause');
  const started = listed.filter(([moment]) => moment !== 'launch' || at === 'launch');
  return { todo: started.map(([, frame]) => frame), moved: rolls };
}

const DEALT = [
  [GINSENG, NUTMEG],
  [SILK, JADE],
  [GINSENG, NUTMEG],
  [SILK, JADE],
  [GINSENG, NUTMEG],
];

function punts(s: Manila, list: WrittenPunt[]): void {
  const berths = { port: 0, yard: 0 };
  s.punts = list.map(([ware, where, aboard]) => {
    if (typeof where === 'number')
      return { ware, pos: where, dock: 'sea', berth: NOBODY, aboard: aboard?.slice() ?? [], plundered: false };
    const dock = where === 'yard' ? 'yard' : 'port';
    const pos = where === 'yard' ? 12 : 13;
    return { ware, pos, dock, berth: berths[dock]++, aboard: aboard?.slice() ?? [], plundered: where === 'plundered' };
  });
}

/** A sound position at that moment, settled up to its first decision. */
export function table(w: Written = {}): Manila {
  const n = w.seats ?? 3;
  const s = setup(n, { ...OPTIONS, ...w.options });
  s.voyage = w.voyage ?? 1;
  s.master = w.master ?? 0;
  s.values = w.values?.slice() ?? s.values;
  s.hands = (w.hands ?? DEALT.slice(0, n)).map((hand, seat) => [
    ...hand.map((ware) => ({ ware, pledged: false, bought: false })),
    ...(w.bought?.[seat] ?? []).map((ware) => ({ ware, pledged: false, bought: true })),
  ]);
  for (const { ware } of s.hands.flat()) s.supply[ware]--;
  s.pledged = w.pledged?.slice() ?? s.pledged;
  s.hands.forEach((hand, seat) => {
    for (let i = 0; i < s.pledged[seat]; i++) hand[i].pledged = true;
  });
  s.cash = w.cash?.slice() ?? s.cash;
  s.income = s.cash.map((coins, seat) => Math.max(30, coins) + 12 * s.pledged[seat]);
  s.outlay = s.income.map((coins, seat) => coins - s.cash[seat]);
  const at = w.at ?? 'P1';
  if (!['auction', 'buy', 'load', 'launch'].includes(at))
    punts(s, w.punts ?? onRoutes([GINSENG, 3], [NUTMEG, 3], [SILK, 3]));
  for (const [berth, seat] of Object.entries(w.ports ?? {})) s.ports[+berth] = seat;
  for (const [berth, seat] of Object.entries(w.yards ?? {})) s.yards[+berth] = seat;
  s.boat = w.boat?.slice() ?? [];
  for (const office of ['small', 'large', 'agent'] as const) s[office] = w[office] ?? NOBODY;
  for (const seat of w.passed ?? []) s.passed[seat] = true;
  const board = [
    ...s.punts.flatMap(({ aboard }) => aboard),
    ...s.ports,
    ...s.yards,
    ...s.boat,
    s.small,
    s.large,
    s.agent,
  ];
  const whole = n === 3 ? 4 : 3;
  s.pieces = w.pieces?.slice() ?? s.cash.map((_, seat) => whole - board.filter((one) => one === seat).length);
  if (at === 'auction') {
    s.todo = [{ at: 'auction', high: 0, bidder: NOBODY, passed: new Array(n).fill(false), turn: s.master }];
  } else {
    const { todo, moved } = agenda(n, at, [GINSENG, SILK, JADE]);
    s.todo = todo;
    s.moved = moved;
  }
  s.todo.unshift(...(w.todo ?? []));
  settle(rules, any(s), () => {});
  expect(rules.broken(s), 'the written position').toBeUndefined();
  return s;
}

/** What the rule book asks for now, and of whom. */
export function now(s: Manila): string {
  const [f] = s.todo;
  return f ? `${f.at} ${actors(s).join()}` : 'over';
}

/** The spaces this seat may take now. */
export const spaces = (s: Manila, seat: number): string[] =>
  legal(s, seat).flatMap((move) => ('place' in move ? [move.place] : []));

/** One die for each route; 0 where no punt is at sea. */
export const rolls = (s: Manila, ...dice: number[]): string[] => plays(s, TABLE, { dice });

/** Everybody who is asked places no more, until another question comes. */
export function passRound(s: Manila): void {
  const { length } = s.todo;
  for (let guard = 0; guard < 20 && s.todo[0]?.at === 'hire' && s.todo.length === length; guard++) {
    plays(s, actors(s)[0], { pass: true });
  }
}

/** Each named space in turn, by whoever is asked. */
export function place(s: Manila, ...list: string[]): void {
  for (const space of list) plays(s, actors(s)[0], { place: space });
}

/** Payday is carried out; what changed in every purse. */
export function paid(s: Manila): number[] {
  expect(now(s)).toBe(`payday ${TABLE}`);
  const before = s.cash.slice();
  plays(s, TABLE, null);
  return s.cash.map((coins, seat) => coins - before[seat]);
}

/** The dock and berth of every punt by route: 'sea 5', 'port A', 'yard B'. */
export const where = (s: Manila): string[] =>
  s.punts.map(({ dock, pos, berth }) => (dock === 'sea' ? `sea ${pos}` : `${dock} ${'ABC'[berth]}`));

export const limit = (s: Manila, seat: number): number =>
  s.cash[seat] + 12 * s.hands[seat].filter((share) => !share.pledged).length;

/** Rule page 3.10, typed from it: cash and the values of all shares, less 15 for every encumbered one. */
export const fortunes = (s: Manila): number[] =>
  s.hands.map((hand, seat) =>
    hand.reduce((sum, share) => sum + s.values[share.ware] - (share.pledged ? 15 : 0), s.cash[seat]),
  );

/** What a seat (null: the bare table) sees. */
export const sees = (s: Manila, seat: number | null): View => rules.view(s, seat);
