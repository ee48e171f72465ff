import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { type AnyPosition, play } from '../../../src/engine/run';
import type { Isla, Move } from '../../../src/games/isla-margarita/rules/state';
import { figures } from '../../../src/games/isla-margarita/speech/figures';
import {
  ALTA,
  BRISA,
  b,
  CENIZA,
  commerce,
  FARO,
  LIMA,
  plays,
  position,
  rules,
  sees,
  TABLE,
  table,
  type Written,
} from './position';

/** Who knows what: rule page 5.3, 5.13, 5.20 and the list of open and hidden things. */

/** Plays a move and returns what each seat hears of it; the last one is the bare table. */
function heard(s: Isla, seat: number, move: Move): string[][] {
  const ears: string[][] = Array.from({ length: s.n + 1 }, () => []);
  play(rules, s as unknown as AnyPosition, seat, move, (event, to, rest) => {
    ears.forEach((ear, i) => {
      const told = !to || (i < s.n && to.includes(i)) ? event : rest;
      if (told) ear.push(JSON.stringify(told));
    });
  });
  return ears;
}

/** Cards as this seat sees them in a deck. */
const cards = (s: Isla, seat: number | null, stack: number): (number | null)[] =>
  sees(s, seat).stacks[stack].takes.map(({ card }) => card);

/** Every imagined position agrees with what is known, and shows it again when looked at. */
function imagines(s: Isla, seat: number | null, check: (dream: Isla) => void): void {
  const v = sees(s, seat);
  for (let i = 0; i < 60; i++) {
    const dream = rules.imagine(v, rng(i, seat ?? 9));
    expect(rules.broken(dream)).toBeUndefined();
    expect(rules.view(dream, seat)).toEqual(v);
    check(dream);
  }
}

describe('5.3 the draft', () => {
  test('before anyone has taken, the King sees nine cards', () => {
    const s = position(4, { king: 1 });
    expect(sees(s, 1).draft).toEqual({ takes: [], left: 9, rest: [1, 2, 3, 4, 5, 6, 7, 8, 9], groups: [] });
  });

  test('the King knows his own card only', () => {
    const s = position(4);
    plays(s, 0, { take: 5 });
    plays(s, 1, { take: 8 });
    const v = sees(s, 0).draft;
    expect(v.takes).toEqual([
      { seat: 0, card: 5 },
      { seat: 1, card: null },
    ]);
    expect(v.rest).toBeNull();
    expect(v.groups).toEqual([{ takes: [1], rest: true, cards: [1, 2, 3, 4, 6, 7, 8, 9] }]);
  });

  test('the second sees eight cards, so he knows what the King took', () => {
    const s = position(4);
    plays(s, 0, { take: 5 });
    expect(sees(s, 1).draft.takes).toEqual([{ seat: 0, card: 5 }]);
    expect(sees(s, 1).draft.rest).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    // and the others not yet
    for (const seat of [null, 2, 3]) expect(sees(s, seat).draft.takes).toEqual([{ seat: 0, card: null }]);
    plays(s, 1, { take: 2 });
    expect(sees(s, 1).draft.takes).toEqual([
      { seat: 0, card: 5 },
      { seat: 1, card: 2 },
    ]);
  });

  test('the third knows the two cards before him, but not which is whose', () => {
    const s = position(4);
    plays(s, 0, { take: 5 });
    plays(s, 1, { take: 2 });
    const v = sees(s, 2).draft;
    expect(v.takes.map(({ card }) => card)).toEqual([null, null]);
    expect(v.groups).toEqual([{ takes: [0, 1], rest: false, cards: [2, 5] }]);
    expect(v.rest).toEqual([1, 3, 4, 6, 7, 8, 9]);
    const first = new Set<number>();
    imagines(s, 2, (dream) => {
      expect(dream.draft.takes.map(({ card }) => card).sort()).toEqual([2, 5]);
      first.add(dream.draft.takes[0].card);
    });
    expect([...first].sort()).toEqual([2, 5]);
  });

  test('the last one knows what is left', () => {
    const s = position(3, { todo: [{ at: 'draft', order: [0, 1, 2] }] });
    plays(s, 0, { take: 5 });
    plays(s, 1, { take: 2 });
    expect(sees(s, 2).draft.rest).toEqual([1, 3, 4, 6, 7, 8, 9]);
    // while he has not chosen, the one before him knows what he passed on, and nobody else knows any of it
    expect(sees(s, 1).draft.rest).toEqual([1, 3, 4, 6, 7, 8, 9]);
    expect(sees(s, 0).draft.rest).toBeNull();
    expect(sees(s, null).draft).toEqual({
      takes: [
        { seat: 0, card: null },
        { seat: 1, card: null },
      ],
      left: 7,
      rest: null,
      groups: [],
    });
  });

  test('two players: the King’s second look encloses the other’s two cards', () => {
    const s = position(2);
    plays(s, 0, { take: 5 });
    plays(s, 1, { take: 2 });
    plays(s, 1, { take: 9 });
    const v = sees(s, 0).draft;
    expect(v.takes.map(({ card }) => card)).toEqual([5, null, null]);
    expect(v.groups).toEqual([{ takes: [1, 2], rest: false, cards: [2, 9] }]);
    expect(v.rest).toEqual([1, 3, 4, 6, 7, 8]);
    // the other knows the King’s first card, and not what he will take now
    expect(sees(s, 1).draft.takes.map(({ card }) => card)).toEqual([5, 2, 9]);
  });

  test('what is said of a choice says no card to anyone else', () => {
    const s = position(3);
    const ears = heard(s, 0, { take: 7 });
    expect(ears[0].join()).toContain('isla.action.7');
    for (const i of [1, 2, 3]) expect(ears[i].join()).not.toContain('isla.action');
  });
});

describe('5.13 looking through a stack', () => {
  /** Seat 0 has built the bridge and is about to name a stack. */
  const asked = (w: Written) =>
    position(3, {
      ...w,
      todo: [{ at: 'stack', seat: 0 }, { at: 'stack', seat: 1 }, { at: 'stack', seat: 0 }, { at: 'gather' }],
    });

  test('who looks knows the six, keeps one, and then knows the five that are left', () => {
    const s = asked({});
    plays(s, 0, { stack: 1 });
    plays(s, TABLE, { cards: [2, 7, 9, 14, 18, 23] });
    expect(sees(s, 0).stacks[1].rest).toEqual([2, 7, 9, 14, 18, 23]);
    for (const seat of [null, 1, 2]) {
      expect(sees(s, seat).stacks[1]).toEqual({ takes: [], left: 6, rest: null, groups: [] });
    }
    plays(s, 0, { keep: 9 });
    expect(sees(s, 0).stacks[1]).toEqual({
      takes: [{ seat: 0, card: 9 }],
      left: 5,
      rest: [2, 7, 14, 18, 23],
      groups: [],
    });
    for (const seat of [null, 1, 2]) {
      expect(sees(s, seat).stacks[1]).toEqual({ takes: [{ seat: 0, card: null }], left: 5, rest: null, groups: [] });
    }
    imagines(s, 1, (dream) => expect(dream.stacks[1].takes).toHaveLength(1));
  });

  test('two looks that enclose one take tell which card it was', () => {
    const s = asked({});
    plays(s, 0, { stack: 0 });
    plays(s, TABLE, { cards: [1, 2, 3, 4, 5, 6] });
    plays(s, 0, { keep: 6 });
    plays(s, 1, { stack: 0 });
    expect(sees(s, 1).stacks[0].rest).toEqual([1, 2, 3, 4, 5]);
    plays(s, 1, { keep: 4 });
    // seat 0 knows that seat 1 took one of five
    expect(cards(s, 0, 0)).toEqual([6, null]);
    expect(sees(s, 0).stacks[0].groups).toEqual([{ takes: [1], rest: true, cards: [1, 2, 3, 4, 5] }]);
    expect(sees(s, 0).stacks[0].rest).toBeNull();
    plays(s, 0, { stack: 0 });
    // the second look shows 1, 2, 3 and 5: it was the 4
    expect(cards(s, 0, 0)).toEqual([6, 4]);
    expect(sees(s, 0).stacks[0].rest).toEqual([1, 2, 3, 5]);
    plays(s, 0, { keep: 5 });
    expect(cards(s, 0, 0)).toEqual([6, 4, 5]);
    imagines(s, 0, (dream) => expect(dream.stacks[0]).toEqual(s.stacks[0]));
    // seat 1 saw the stack without the 6, so it does not know what came before it; after its look, one of four
    expect(cards(s, 1, 0)).toEqual([null, 4, null]);
    expect(sees(s, 1).stacks[0].groups).toEqual([{ takes: [2], rest: true, cards: [1, 2, 3, 5] }]);
    for (const seat of [null, 2]) expect(cards(s, seat, 0)).toEqual([null, null, null]);
  });

  test('two looks that enclose two takes: two cards, either way round', () => {
    const s = position(3, {
      stacks: [{ takes: [[0, 6], [1, 4], [2, 1]], rest: [2, 3, 5] }], // biome-ignore format: a row of takes
      todo: [{ at: 'keep', seat: 0, stack: 0 }, { at: 'gather' }],
    });
    const v = sees(s, 0).stacks[0];
    expect(v.takes.map(({ card }) => card)).toEqual([6, null, null]);
    expect(v.groups).toEqual([{ takes: [1, 2], rest: false, cards: [1, 4] }]);
    expect(v.rest).toEqual([2, 3, 5]);
    // seat 2 looked after seat 1: it knows neither of the two before it
    expect(cards(s, 2, 0)).toEqual([null, null, 1]);
  });

  test('what somebody can tell is told to them alone', () => {
    const s = position(4, {
      stacks: [{ takes: [[0, 6], [1, 4], [2, 1]], rest: [2, 3, 5] }], // biome-ignore format: a row of takes
      todo: [{ at: 'keep', seat: 0, stack: 0 }, { at: 'gather' }],
    });
    plays(s, 0, { keep: 2 });
    const told = figures?.['fact:known'](sees(s, 0)).slice(1, -1);
    const cards = [1, 4].map((card) => ({ key: `isla.commerce.${card}` }));
    expect(told).toEqual([{ key: 'isla.panel.knownGroup', args: { list: [{ seat: 1 }, { seat: 2 }], cards } }]);
    for (const seat of [3, null]) expect(figures?.['fact:known'](sees(s, seat))).toHaveLength(2);
  });

  test('what was seen in one stack is known to be in no other', () => {
    const s = asked({});
    commerce(s, 0, 0, 6); // 1 to 5 stay
    imagines(s, 0, (dream) => {
      expect(dream.stacks[0].rest).toEqual([1, 2, 3, 4, 5]);
      expect(dream.commerceBag).not.toContain(6);
    });
    const kept = new Set<number>();
    imagines(s, 1, (dream) => kept.add(dream.stacks[0].takes[0].card));
    expect(kept.size).toBeGreaterThan(6); // any of the 24
  });

  test('nobody else hears what is kept', () => {
    const s = asked({});
    plays(s, 0, { stack: 3 });
    plays(s, TABLE, { cards: [1, 2, 3, 4, 5, 6] });
    const ears = heard(s, 0, { keep: 3 });
    expect(ears[0].join()).toContain('isla.commerce.3');
    for (const i of [1, 2, 3]) expect(ears[i].join()).not.toContain('isla.commerce');
  });
});

describe('5.13 and 5.20 crowns', () => {
  test('the value of a crown on an island is known to nobody, of a taken one to its holder', () => {
    const s = position(3, { todo: [{ at: 'crown', seat: 1, island: LIMA }, { at: 'gather' }] });
    const ears = heard(s, TABLE, { crown: 5 });
    expect(ears[1].join()).toContain('"value":5');
    for (const i of [0, 2, 3]) expect(ears[i].join()).not.toContain('value');
    expect(sees(s, 1).crowns).toEqual([[], [5], []]);
    for (const seat of [null, 0, 2]) expect(sees(s, seat).crowns).toEqual([[], [null], []]); // how many is public
    expect(sees(s, 0).crowned[LIMA]).toBe(false);
    const values = new Set<number>();
    imagines(s, 0, (dream) => values.add(dream.crowns[0].value));
    expect([...values].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('after a theft thief and victim know which one it was, and nobody else', () => {
    const s = position(4, {
      crowns: [[], [2, 5], [3], []],
      from: [ALTA, BRISA, FARO],
      hands: [[9]],
      todo: [{ at: 'before', seat: 0, done: false }, { at: 'reveal' }],
    });
    plays(s, 0, { show: 9 });
    plays(s, 0, { rob: [1, 2] });
    const ears = heard(s, TABLE, { steal: 1 });
    for (const i of [0, 1]) expect(ears[i].join()).toContain('"value":5');
    for (const i of [2, 3, 4]) expect(ears[i].join()).not.toContain('value');
    plays(s, TABLE, { steal: 0 });
    expect(sees(s, 0).crowns).toEqual([[3, 5], [null], [], []]);
    expect(sees(s, 1).crowns).toEqual([[5, null], [2], [], []]);
    expect(sees(s, 2).crowns).toEqual([[3, null], [null], [], []]);
    for (const seat of [null, 3]) expect(sees(s, seat).crowns).toEqual([[null, null], [null], [], []]);
    imagines(s, 1, (dream) => {
      expect(dream.crowns.filter(({ holder }) => holder === 0).map(({ value }) => value)).toContain(5);
    });
  });
});

describe('open and hidden', () => {
  test('public: Banks, pools, circles, structures, princes, titles, numbers of crowns and cards', () => {
    const s = position(3, {
      pools: { [LIMA]: [2, 1, 0] },
      circles: { [FARO]: [2, 3] },
      bridges: { 10: 0 },
      ports: { 3: 1 },
      bridgeBuilder: 0,
      portBuilder: 1,
      princes: { [CENIZA]: 2, [LIMA]: 0 },
      crowns: [[4]],
      from: [CENIZA],
      hands: [[12]],
      todo: [{ at: 'crownKing', seat: 0 }, { at: 'gather' }],
    });
    const v = sees(s, null);
    expect(v.bank).toEqual([14, 18, 17]); // 17 - 2 - 1, 20 - 1 - 1, 20 - 3
    expect(v.pools[LIMA]).toEqual([2, 1, 0]);
    expect(v.circles[FARO]).toEqual({ seat: 2, coins: 3 });
    expect([v.bridges[b(10)], v.ports[2], v.princes[CENIZA]]).toEqual([0, 1, 2]);
    expect(v.titles).toEqual({ king: 0, bridgeBuilder: 0, portBuilder: 1 });
    expect(v.crowns).toEqual([[null], [], []]);
    expect(v.stacks.map(({ left, takes }) => [left, takes.length])).toEqual([
      [5, 1],
      [6, 0],
      [6, 0],
      [6, 0],
    ]);
  });

  test('at the scoring everything lies open to everyone', () => {
    const s = position(3, { crowns: [[4], [1, 5]], hands: [[16], [17, 18]], todo: [{ at: 'reveal' }] });
    expect(sees(s, 2).crowns).toEqual([[null], [null, null], []]);
    table(s);
    for (const seat of [null, 0, 1, 2]) {
      expect(sees(s, seat).crowns).toEqual([[4], [1, 5], []]);
      expect(cards(s, seat, 0)).toEqual([16, 17, 18]);
    }
  });
});
