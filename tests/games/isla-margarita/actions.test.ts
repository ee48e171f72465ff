import { describe, expect, test } from 'vitest';
import {
  ALTA,
  actors,
  BRISA,
  CENIZA,
  CORAL,
  drafts,
  FARO,
  LIMA,
  legal,
  MANSA,
  MARGARITA,
  now,
  PALOMA,
  plays,
  position,
  put,
  refuses,
  sees,
  TABLE,
  table,
} from './position';

/** The draft, the invest cards and the King: rule page 5.3-7, 5.15. */

describe('5.3 draft', () => {
  test('from the King clockwise, each card once, and it is final', () => {
    const s = position(4, { king: 2 });
    expect(now(s)).toBe('draft 2');
    refuses(s, 3, { take: 1 }, 'engine.notYours');
    plays(s, 2, { take: 5 });
    refuses(s, 2, { take: 6 }, 'engine.notYours');
    refuses(s, 3, { take: 5 });
    expect(legal(s, 3)).toEqual([1, 2, 3, 4, 6, 7, 8, 9].map((take) => ({ take })));
    plays(s, 3, { take: 1 });
    expect(now(s)).toBe('draft 0');
    plays(s, 0, { take: 9 });
    expect(now(s)).toBe('draft 1');
    plays(s, 1, { take: 2 });
    expect(s.revealed).toBe(true);
  });

  test.each([null, {}, [], 'take', { take: 0 }, { take: 10 }, { take: 1.5 }, { take: '1' }, { take: 1, x: 1 }])(
    'nonsense %j is refused',
    (move) => refuses(position(3), 0, move),
  );

  test('all cards are played in ascending order, whoever took them', () => {
    const s = position(5, { king: 3 });
    drafts(s, 9, 7, 6, 5, 1); // seats 3, 4, 0, 1, 2
    expect(now(s)).toBe('invest 2');
    plays(s, 2, put({ [LIMA]: 4 }));
    expect(now(s)).toBe('crownKing 1');
    plays(s, 1, { king: true });
    expect(now(s)).toBe('invest 0');
    plays(s, 0, put({ [FARO]: 3, [CORAL]: 2 }));
    expect(now(s)).toBe('invest 4');
    plays(s, 4, put({ [ALTA]: 5 }));
    // card 9 of seat 3 finds nothing to build (5.12), and the round is over
    expect(now(s)).toBe(`gather ${TABLE}`);
  });

  test('cards nobody took are hidden until the reveal, public after it', () => {
    const s = position(3);
    plays(s, 0, { take: 4 });
    plays(s, 1, { take: 2 });
    expect(sees(s, null).draft.rest).toBeNull();
    plays(s, 2, { take: 8 });
    for (const seat of [null, 0, 1, 2]) {
      expect(sees(s, seat).draft.rest).toEqual([1, 3, 5, 6, 7, 9]);
      expect(sees(s, seat).draft.takes.map(({ card }) => card)).toEqual([4, 2, 8]);
    }
  });
});

describe('4.4 and 5.5-7 invest cards, one worked example each', () => {
  test('card 1: 4 coins on 1 island', () => {
    const s = position(3, { king: 1, firstKing: 1 });
    drafts(s, 1, 5, 8);
    expect(legal(s, 1)).toHaveLength(9);
    refuses(s, 1, put({ [LIMA]: 2, [FARO]: 2 }), 'isla.no.islands', { n: 1 });
    refuses(s, 1, put({ [LIMA]: 5 }), 'isla.no.coins', { n: 4 });
    plays(s, 1, put({ [LIMA]: 4 }));
    expect(s.circles[LIMA]).toEqual({ seat: 1, coins: 4 });
    expect(s.bank).toEqual([20, 13, 20]); // 17 - 4
  });

  test('card 2: 5 coins over 4 islands, one of them gets two', () => {
    const s = position(3);
    drafts(s, 2, 5, 8);
    // C(9,4) = 126 sets of islands, four places for the fifth coin
    expect(legal(s, 0)).toHaveLength(504);
    refuses(s, 0, put({ [LIMA]: 2, [FARO]: 2, [ALTA]: 1 }), 'isla.no.islands', { n: 4 });
    refuses(s, 0, put({ [LIMA]: 1, [FARO]: 1, [ALTA]: 1, [CORAL]: 1, [BRISA]: 1 }), 'isla.no.islands', { n: 4 });
    refuses(s, 0, put({ [LIMA]: 1, [FARO]: 1, [ALTA]: 1, [CORAL]: 1 }), 'isla.no.coins', { n: 5 });
    plays(s, 0, put({ [LIMA]: 1, [FARO]: 2, [ALTA]: 1, [CORAL]: 1 }));
    expect(s.circles.filter(Boolean)).toHaveLength(4);
    expect(s.bank[0]).toBe(12); // 17 - 5
  });

  test('card 3: 5 coins over 3 islands, 3-1-1 or 2-2-1', () => {
    const s = position(3);
    drafts(s, 3, 5, 8);
    // C(9,3) = 84 sets, C(4,2) = 6 ways to write 5 as three positive numbers in order
    expect(legal(s, 0)).toHaveLength(504);
    plays(s, 0, put({ [MANSA]: 2, [PALOMA]: 2, [MARGARITA]: 1 }));
    expect(s.circles[MANSA]).toEqual({ seat: 0, coins: 2 });
    expect(s.circles[MARGARITA]).toEqual({ seat: 0, coins: 1 });
    expect(s.bank[0]).toBe(12);
  });

  test('card 6: 5 coins over 2 islands, 4-1 or 3-2', () => {
    const s = position(3);
    drafts(s, 6, 5, 8);
    plays(s, 1, { king: true });
    // C(9,2) = 36 pairs, four splits
    expect(legal(s, 0)).toHaveLength(144);
    refuses(s, 0, put({ [MANSA]: 5 }), 'isla.no.islands', { n: 2 });
    plays(s, 0, put({ [MANSA]: 4, [BRISA]: 1 }));
    expect(s.bank[0]).toBe(12);
  });

  test('card 7: 5 coins on 1 island', () => {
    const s = position(3);
    drafts(s, 7, 5, 8);
    plays(s, 1, { king: true });
    expect(legal(s, 0)).toHaveLength(9);
    plays(s, 0, put({ [CENIZA]: 5 }));
    expect(s.circles[CENIZA]).toEqual({ seat: 0, coins: 5 });
    expect(s.bank[0]).toBe(12);
  });

  test('5.5 a used circle is closed to all, also to the same player, till the round ends', () => {
    const s = position(2, { firstKing: 0 });
    drafts(s, 1, 2, 3, 7); // seat 0: 1 and 7; seat 1: 2 and 3
    plays(s, 0, put({ [LIMA]: 4 }));
    refuses(s, 1, put({ [LIMA]: 2, [FARO]: 1, [ALTA]: 1, [CORAL]: 1 }), 'isla.no.circleTaken');
    plays(s, 1, put({ [BRISA]: 2, [FARO]: 1, [ALTA]: 1, [CORAL]: 1 }));
    refuses(s, 1, put({ [BRISA]: 3, [PALOMA]: 1, [MANSA]: 1 }), 'isla.no.circleTaken');
    plays(s, 1, put({ [MARGARITA]: 3, [PALOMA]: 1, [MANSA]: 1 }));
    refuses(s, 0, put({ [LIMA]: 5 }), 'isla.no.circleTaken');
    // 1 + 4 + 3 = 8 of 9 islands are used: Ceniza is left
    expect(legal(s, 0)).toEqual([put({ [CENIZA]: 5 })]);
    plays(s, 0, put({ [CENIZA]: 5 }));
    table(s);
    expect(s.circles.every((circle) => circle === null)).toBe(true);
    expect(s.pools[LIMA]).toEqual([4, 0]);
    expect(s.pools[FARO]).toEqual([0, 1]);
  });

  test('5.5 an island with nothing left to build may be chosen', () => {
    // Isla Coral has bridges b4, b5, b16 and ports p7, p8
    const s = position(3, { bridges: { 4: 1, 5: 1, 16: 2 }, ports: { 7: 2, 8: 2 } });
    drafts(s, 7, 5, 8);
    plays(s, 1, { king: true });
    plays(s, 0, put({ [CORAL]: 5 }));
    table(s);
    expect(s.pools[CORAL]).toEqual([5, 0, 0]);
  });

  test.each([[null], [{}], [{ put: 5 }], [{ put: [1, 2] }], [{ put: new Array(9).fill(1), x: 1 }]])(
    'nonsense %j is refused',
    (move) => {
      const s = position(3);
      drafts(s, 1, 5, 8);
      refuses(s, 0, move);
    },
  );

  test('halves and negative coins are refused in words', () => {
    const s = position(3);
    drafts(s, 1, 5, 8);
    refuses(s, 0, put({ [LIMA]: 4.5 }), 'isla.no.wholeCoins');
    refuses(s, 0, put({ [LIMA]: 5, [FARO]: -1 }), 'isla.no.wholeCoins');
  });

  test('5.7 coins come from the Bank only: pool coins stay where they are', () => {
    const s = position(3, { pools: { [LIMA]: [6, 0, 0] } });
    drafts(s, 7, 5, 8);
    plays(s, 1, { king: true });
    // 17 - 6 = 11 in the Bank, 11 - 5 = 6 after it
    plays(s, 0, put({ [LIMA]: 5 }));
    expect(s.pools[LIMA][0]).toBe(6);
    expect(s.bank[0]).toBe(6);
    table(s);
    expect(s.pools[LIMA][0]).toBe(11);
  });
});

describe('5.6 "Tests:"', () => {
  /** Seat 1 (20 coins) has `bank` coins left, seat 2 holds `taken` circles, and seat 1 plays `card`. */
  function begun(card: number, bank: number, taken: number) {
    const circles: { [island: number]: [number, number] } = {};
    for (let island = 0; island < taken; island++) circles[island] = [2, 1];
    const s = position(3, {
      pools: { [MARGARITA]: [0, 20 - bank, 0] },
      circles,
      todo: [{ at: 'crownKing', seat: 0 }, { at: 'act', seat: 1, card }, { at: 'gather' }],
    });
    plays(s, 0, { king: true });
    return s;
  }

  test('K5 X4, b3 o9: 1 + 1 + 1', () => {
    const s = begun(2, 3, 0);
    // islands min(4, 9, 3) = 3, coins min(5, 3) = 3: C(9,3) = 84 choices, no choice of coins
    expect(legal(s, 1)).toHaveLength(84);
    refuses(s, 1, put({ [LIMA]: 2, [FARO]: 1 }), 'isla.no.islands', { n: 3 });
    refuses(s, 1, put({ [LIMA]: 2, [FARO]: 1, [ALTA]: 1 }), 'isla.no.coins', { n: 3 });
    plays(s, 1, put({ [LIMA]: 1, [FARO]: 1, [ALTA]: 1 }));
    expect(s.bank[1]).toBe(0);
  });

  test('K5 X4, b5 o2: both islands, 4-1 or 3-2', () => {
    const s = begun(2, 5, 7);
    // islands min(4, 2, 5) = 2, coins 5; open are Ceniza and Margarita
    expect(legal(s, 1)).toHaveLength(4);
    for (const [x, y] of [
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
    ])
      expect(legal(s, 1)).toContainEqual(put({ [CENIZA]: x, [MARGARITA]: y }));
    refuses(s, 1, put({ [CENIZA]: 5 }), 'isla.no.islands', { n: 2 });
    plays(s, 1, put({ [CENIZA]: 4, [MARGARITA]: 1 }));
    expect(s.bank[1]).toBe(0);
  });

  test('K5 X4, b7 o1: 5 on it', () => {
    const s = begun(2, 7, 8);
    expect(legal(s, 1)).toEqual([put({ [MARGARITA]: 5 })]);
    refuses(s, 1, put({ [MARGARITA]: 7 }), 'isla.no.coins', { n: 5 });
    plays(s, 1, put({ [MARGARITA]: 5 }));
    expect(s.bank[1]).toBe(2); // 7 - 5
  });

  test('b2 o9, card 7: 2 on one', () => {
    const s = begun(7, 2, 0);
    expect(legal(s, 1)).toHaveLength(9);
    refuses(s, 1, put({ [LIMA]: 1, [FARO]: 1 }), 'isla.no.islands', { n: 1 });
    plays(s, 1, put({ [LIMA]: 2 }));
    expect(s.bank[1]).toBe(0);
  });

  test.each([1, 2, 3, 6, 7])('b0, card %i: void', (card) => {
    const s = begun(card, 0, 0);
    expect(now(s)).toBe(`gather ${TABLE}`);
    expect(s.busy).toBe(false);
  });

  test.each([1, 2, 3, 6, 7])('o0, card %i: void', (card) => {
    const s = begun(card, 20, 9);
    expect(now(s)).toBe(`gather ${TABLE}`);
    expect(s.bank[1]).toBe(20);
  });

  test('never more islands than the card, never held back', () => {
    const s = begun(3, 4, 0);
    // islands min(3, 9, 4) = 3, coins min(5, 4) = 4: 84 sets, 2-1-1 in three orders
    expect(legal(s, 1)).toHaveLength(252);
    refuses(s, 1, put({ [LIMA]: 1, [FARO]: 1, [ALTA]: 1, [CORAL]: 1 }), 'isla.no.islands', { n: 3 });
    refuses(s, 1, put({ [LIMA]: 1, [FARO]: 1, [ALTA]: 1 }), 'isla.no.coins', { n: 4 });
    refuses(s, 1, put({}), 'isla.no.islands', { n: 3 });
  });
});

describe('5.15 card 5', () => {
  test('takes the King from whoever holds him', () => {
    const s = position(4, { king: 0 });
    drafts(s, 1, 5, 2, 3);
    plays(s, 0, put({ [LIMA]: 4 }));
    plays(s, 2, put({ [ALTA]: 2, [BRISA]: 1, [CORAL]: 1, [FARO]: 1 }));
    plays(s, 3, put({ [MANSA]: 2, [PALOMA]: 2, [MARGARITA]: 1 }));
    expect(now(s)).toBe('crownKing 1');
    expect(legal(s, 1)).toEqual([{ king: true }]);
    plays(s, 1, { king: true });
    expect(s.titles.king).toBe(1);
    // 5.16 the new King starts the next draft
    table(s);
    expect(actors(s)).toEqual([1]);
    expect(s.todo[0]).toEqual({ at: 'draft', order: [1, 2, 3, 0] });
  });

  test('who is King already keeps him', () => {
    const s = position(3, { king: 2 });
    drafts(s, 5, 1, 7);
    plays(s, 0, put({ [LIMA]: 4 }));
    plays(s, 2, { king: true });
    expect(s.titles.king).toBe(2);
    plays(s, 1, put({ [FARO]: 5 }));
    table(s);
    expect(actors(s)).toEqual([2]);
  });
});
