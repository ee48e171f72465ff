import { describe, expect, test } from 'vitest';
import { price } from '../../../src/games/isla-margarita/rules/sites';
import {
  ALTA,
  b,
  CENIZA,
  CORAL,
  commerce,
  drafts,
  FARO,
  LIMA,
  legal,
  MARGARITA,
  NONE,
  now,
  PALOMA,
  p,
  plays,
  position,
  put,
  refuses,
  TABLE,
  type Written,
} from './position';

/** Prices and what pays them: rule page 5.4, 5.8-11, C3. */

describe('5.9 price = base - discounts held', () => {
  const titles = (king: boolean, builder: boolean, porter: boolean): Written => ({
    firstKing: 1,
    king: king ? 0 : 1,
    bridgeBuilder: builder ? 0 : 1,
    portBuilder: porter ? 0 : 1,
  });

  // King, Bridge Builder, Port Builder; then bridge and port by cards 4, 8 and 9
  test.each([
    [false, false, false, [4, 5], [3, 4], [4, 5]],
    [true, false, false, [3, 4], [2, 3], [3, 4]], // 4-1 5-1, 3-1 4-1
    [false, true, false, [3, 5], [2, 4], [3, 5]], // 4-1 5, 3-1 4
    [false, false, true, [4, 3], [3, 2], [4, 3]], // 4 5-2, 3 4-2
    [true, true, false, [2, 4], [1, 3], [2, 4]], // 4-1-1 5-1, 3-1-1 4-1
    [true, false, true, [3, 2], [2, 1], [3, 2]], // 4-1 5-1-2, 3-1 4-1-2
    [false, true, true, [3, 3], [2, 2], [3, 3]], // 4-1 5-2, 3-1 4-2
    [true, true, true, [2, 2], [1, 1], [2, 2]], // 4-1-1 5-1-2, 3-1-1 4-1-2
  ])('King %s, Bridge Builder %s, Port Builder %s', (king, builder, porter, four, eight, nine) => {
    for (const [card, [bridge, port]] of [
      [4, four],
      [8, eight],
      [9, nine],
    ] as [number, number[]][]) {
      const s = position(3, {
        ...titles(king, builder, porter),
        pools: { [LIMA]: [8, 0, 0] },
        todo: [{ at: 'crownKing', seat: king ? 0 : 1 }, { at: 'act', seat: 0, card }, { at: 'gather' }],
      });
      plays(s, king ? 0 : 1, { king: true });
      expect(s.todo[0]).toMatchObject({ at: 'build', seat: 0, card, bridge, port, optional: false });
      // and that is what is paid: 17 or 20 coins, 8 of them in Lima
      const bank = s.bank[0];
      plays(s, 0, { port: p(10) });
      expect(s.pools[LIMA][0]).toBe(8 - port);
      expect(s.bank[0]).toBe(bank + port - 1);
    }
  });

  test('the floor is 1: no printed card can reach below it, so three titles on card 8 stop at it', () => {
    const s = position(3, titles(true, true, true));
    // 3 - 1 - 1 = 1 and 4 - 1 - 2 = 1
    expect([price(s, 0, 8, 'bridge'), price(s, 0, 8, 'port')]).toEqual([1, 1]);
    for (const card of [4, 8, 9]) {
      for (const kind of ['bridge', 'port'] as const) expect(price(s, 0, card, kind)).toBeGreaterThanOrEqual(1);
    }
  });

  test('5.11 at the floor the returned coin itself becomes the mark, with an empty Bank', () => {
    const s = position(3, {
      ...titles(true, true, false),
      // 20 coins: 1 in Faro, 19 on Isla Coral, none in the Bank
      pools: { [FARO]: [1, 0, 0], [CORAL]: [19, 0, 0] },
    });
    drafts(s, 8, 1, 5);
    plays(s, 1, put({ [ALTA]: 4 }));
    plays(s, 2, { king: true }); // the King is lost: 3 - 1 = 2
    expect(s.todo[0]).toMatchObject({ bridge: 2 });
    plays(s, 0, { bridge: b(5), from: [1, 1], cross: FARO });
    expect(s.bank[0]).toBe(1); // 0 + 2 - 1
    const t = position(3, { ...titles(true, true, false), pools: { [FARO]: [1, 0, 0], [CORAL]: [19, 0, 0] } });
    drafts(t, 8, 1, 2);
    plays(t, 1, put({ [ALTA]: 4 }));
    plays(t, 2, put({ [LIMA]: 2, [CENIZA]: 1, [PALOMA]: 1, [MARGARITA]: 1 }));
    plays(t, 0, { bridge: b(6), from: [1, 0], cross: FARO }); // 3 - 1 - 1 = 1
    expect(t.bank[0]).toBe(0); // 0 + 1 - 1
    expect(t.bridges[b(6)]).toBe(0);
  });
});

describe('5.4 titles are those held as the action begins', () => {
  const rich: Written = { king: 0, pools: { [LIMA]: [10, 10, 0] } };

  test('card 4 comes before card 5: the old King still has his discount', () => {
    const s = position(3, rich);
    drafts(s, 4, 5, 1);
    plays(s, 2, put({ [ALTA]: 4 }));
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 0, bridge: 3, port: 4 });
  });

  test.each([
    [8, 3, 4],
    [9, 4, 5],
  ])('card %i comes after card 5: he has lost it', (card, bridge, port) => {
    const s = position(3, rich);
    drafts(s, card, 5, 1);
    plays(s, 2, put({ [ALTA]: 4 }));
    plays(s, 1, { king: true });
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 0, card, bridge, port });
  });

  test('4.6 with two players the new King profits in the same round', () => {
    const s = position(2, rich);
    drafts(s, 1, 5, 8, 9); // seat 0: 1 and 9; seat 1: 5 and 8
    plays(s, 0, put({ [ALTA]: 4 }));
    plays(s, 1, { king: true });
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 1, card: 8, bridge: 2, port: 3 }); // 3-1, 4-1
    plays(s, 1, { port: p(10) });
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 0, card: 9, bridge: 4, port: 5 });
  });

  test('a builder title taken by card 4 is worth its discount to nobody but its new holder', () => {
    const s = position(3, { king: 2, bridgeBuilder: 1, pools: { [LIMA]: [10, 10, 0] } });
    drafts(s, 1, 4, 8); // seat 2: 1, seat 0: 4, seat 1: 8
    plays(s, 2, put({ [ALTA]: 4 }));
    plays(s, 0, { bridge: b(7), from: [4, 0], cross: LIMA });
    plays(s, TABLE, { crown: 3 });
    commerce(s, 0, 0, 7);
    expect(s.titles.bridgeBuilder).toBe(0);
    // seat 1 was Bridge Builder when the round began: 3, no longer 2
    expect(s.todo[0]).toMatchObject({ at: 'build', seat: 1, bridge: 3, port: 4 });
  });
});

describe('5.10 payment', () => {
  /** Seat 0 plays card 4 without any title: bridge 4, port 5. */
  const builds = (w: Written) => {
    const s = position(3, {
      firstKing: 1,
      ...w,
      todo: [{ at: 'crownKing', seat: 1 }, { at: 'act', seat: 0, card: 4 }, { at: 'gather' }],
    });
    plays(s, 1, { king: true });
    return s;
  };
  /** The payments offered for bridge b`n`. */
  const splits = (s: ReturnType<typeof builds>, n: number): string[] => [
    ...new Set(legal(s, 0).flatMap((move) => ('bridge' in move && move.bridge === b(n) ? [move.from.join('-')] : []))),
  ];

  test('only one split: 1 in Lima and 3 in Ceniza', () => {
    const s = builds({ pools: { [LIMA]: [1, 0, 0], [CENIZA]: [3, 0, 0] } });
    expect(splits(s, 10)).toEqual(['1-3']);
    expect(splits(s, 8)).toEqual([]); // Costa Alta - Ceniza: 0 + 3 < 4
    refuses(s, 0, { bridge: b(10), from: [0, 4], cross: LIMA });
    refuses(s, 0, { bridge: b(10), from: [2, 2], cross: LIMA });
    plays(s, 0, { bridge: b(10), from: [1, 3], cross: LIMA });
    expect([s.pools[LIMA][0], s.pools[CENIZA][0]]).toEqual([0, 0]);
    expect(s.bank[0]).toBe(19); // 20 - 4 = 16, + 4 - 1
    expect(s.bridges[b(10)]).toBe(0);
  });

  test('several splits: 3 in Lima and 4 in Ceniza pay 0-4, 1-3, 2-2 or 3-1', () => {
    const s = builds({ pools: { [LIMA]: [3, 0, 0], [CENIZA]: [4, 0, 0] } });
    expect(splits(s, 10)).toEqual(['0-4', '1-3', '2-2', '3-1']);
    refuses(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    refuses(s, 0, { bridge: b(10), from: [2, 3], cross: LIMA }); // no overpaying
    refuses(s, 0, { bridge: b(10), from: [2, 1], cross: LIMA });
    refuses(s, 0, { bridge: b(10), from: [5, -1], cross: LIMA });
    plays(s, 0, { bridge: b(10), from: [2, 2], cross: LIMA });
    expect([s.pools[LIMA][0], s.pools[CENIZA][0]]).toEqual([1, 2]);
    expect(s.bank[0]).toBe(16); // 20 - 7 = 13, + 4 - 1
  });

  test('a discount cannot be refused', () => {
    const s = builds({ bridgeBuilder: 0, pools: { [LIMA]: [4, 0, 0] } });
    refuses(s, 0, { bridge: b(10), from: [4, 0], cross: LIMA });
    plays(s, 0, { bridge: b(10), from: [3, 0], cross: LIMA });
  });

  test('a port takes coins of its own island only', () => {
    const s = builds({ pools: { [LIMA]: [5, 0, 0], [FARO]: [4, 0, 0], [CENIZA]: [4, 0, 0] } });
    refuses(s, 0, { port: p(9) }, 'isla.no.pool', { n: 4, price: 5 }); // Faro has 4, the price is 5
    refuses(s, 0, { port: p(12) }, 'isla.no.pool', { n: 4, price: 5 });
    plays(s, 0, { port: p(11) });
    expect(s.pools[LIMA][0]).toBe(0);
    expect(s.bank[0]).toBe(11); // 20 - 13 = 7, + 5 - 1
  });

  test('coins in circles do not pay', () => {
    const s = builds({ pools: { [LIMA]: [3, 0, 0] }, circles: { [LIMA]: [0, 5] } });
    // 3 in the pool and 5 in the circle: no bridge for 4, no port for 5, so card 4 does nothing
    expect(now(s)).toBe(`gather ${TABLE}`);
    expect(s.circles[LIMA]).toEqual({ seat: 0, coins: 5 });
  });

  test('the Bank does not pay, nor do the coins of others', () => {
    const s = builds({ pools: { [LIMA]: [3, 9, 9] } });
    expect(s.bank[0]).toBe(17);
    expect(now(s)).toBe(`gather ${TABLE}`);
  });

  test('5.8 a site that is built on is closed', () => {
    const s = builds({ pools: { [LIMA]: [10, 0, 0] }, bridges: { 10: 1, 6: 0 }, ports: { 10: 2 } });
    for (const n of [10, 6]) refuses(s, 0, { bridge: b(n), from: [4, 0], cross: LIMA }, 'isla.no.built');
    refuses(s, 0, { bridge: b(10), from: [0, 4], cross: LIMA }, 'isla.no.built', { who: { seat: 1 } });
    refuses(s, 0, { port: p(10) }, 'isla.no.built', { who: { seat: 2 } });
    plays(s, 0, { port: p(11) });
    expect(s.ports[p(11)]).toBe(0);
    expect(s.bridges.filter((owner) => owner !== NONE)).toHaveLength(2);
  });

  test.each([null, {}, { bridge: 99, from: [4, 0] }, { bridge: 9 }, { port: -1 }, { port: 9, prince: [0, 0] }])(
    'nonsense %j is refused',
    (move) => refuses(builds({ pools: { [LIMA]: [10, 0, 0] } }), 0, move),
  );
});
