import { describe, expect, test } from 'vitest';
import {
  ALTA,
  BRISA,
  CENIZA,
  CORAL,
  FARO,
  LIMA,
  MANSA,
  MARGARITA,
  PALOMA,
  points,
  position,
  rules,
  totals,
  type Written,
} from './position';

/** Scores and winners: rule page 5.23-26, 5.28-29. Commerce cards have a file of their own. */

/** A finished table. */
const final = (seats: number, w: Written) => position(seats, { ...w, todo: [] });
const gone = {
  [ALTA]: 0,
  [PALOMA]: 0,
  [BRISA]: 0,
  [MANSA]: 0,
  [CORAL]: 0,
  [FARO]: 0,
  [LIMA]: 0,
  [CENIZA]: 0,
  [MARGARITA]: 0,
};

describe('5.23 ports', () => {
  test('their values to their owners', () => {
    // seat 0: p1 9 + p2 6; seat 1: p7 10; seat 2: nothing
    expect(points(final(3, { ports: { 1: 0, 2: 0, 7: 1 } }), 'ports')).toEqual([15, 10, 0]);
  });

  test('all thirteen are worth 104', () => {
    const ports = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [i + 1, 1]));
    expect(points(final(3, { ports }), 'ports')).toEqual([0, 104, 0]);
  });
});

describe('5.24 bridges', () => {
  test('sole most: the value, at both ends of the bridge', () => {
    // b12 Ceniza 8 - Margarita 10
    expect(points(final(3, { bridges: { 12: 0 } }), 'bridges')).toEqual([18, 0, 0]);
  });

  test('second place gets nothing', () => {
    // Paloma: seat 0 has b1 and b9, seat 1 has b2. 6 + 7 + 8; 5
    expect(points(final(3, { bridges: { 1: 0, 9: 0, 2: 1 } }), 'bridges')).toEqual([21, 5, 0]);
  });

  test('two tied on an even island: half each', () => {
    // Costa Alta 6: b7 and b8. Lima 6 + 3; Ceniza 8 + 3
    expect(points(final(3, { bridges: { 7: 0, 8: 1 } }), 'bridges')).toEqual([9, 11, 0]);
  });

  test('two tied on an odd island: half each, rounded down', () => {
    // Paloma 7: b1 and b2. 6 + 3; 3 + 5
    expect(points(final(3, { bridges: { 1: 0, 2: 1 } }), 'bridges')).toEqual([9, 8, 0]);
  });

  test('three tied on an odd island: half to each of them', () => {
    // Paloma 7: b1, b2 and b9. 6 + 3; 3 + 5; 3 + 8
    expect(points(final(3, { bridges: { 1: 0, 2: 1, 9: 2 } }), 'bridges')).toEqual([9, 8, 11]);
  });

  test('five tied on Isla Margarita: 5 each', () => {
    // b12 Ceniza, b13 Paloma, b14 Brisa, b15 Costa Mansa, b16 Coral: 5 + 8, 7, 5, 6, 5
    const s = final(5, { bridges: { 12: 0, 13: 1, 14: 2, 15: 3, 16: 4 } });
    expect(points(s, 'bridges')).toEqual([13, 12, 10, 11, 10]);
  });

  test('tied below the leader is nothing', () => {
    // Isla Margarita: seat 0 has b12 and b13; seats 1 and 2 one each. 8 + 7 + 10; 5; 6
    expect(points(final(3, { bridges: { 12: 0, 13: 0, 14: 1, 15: 2 } }), 'bridges')).toEqual([25, 5, 6]);
  });

  test('nobody scores where nobody has a bridge', () => {
    expect(points(final(3, {}), 'bridges')).toEqual([0, 0, 0]);
    expect(rules.scores(final(3, {}))).toEqual([]);
  });
});

describe('5.25 crowns', () => {
  test('their faces', () => {
    const s = final(3, { crowns: [[5, 4], [1], []], from: [ALTA, LIMA, FARO] });
    expect(points(s, 'crowns')).toEqual([9, 1, 0]);
  });

  test('crowns still on islands score for nobody', () => {
    expect(points(final(3, {}), 'crowns')).toEqual([0, 0, 0]);
  });
});

describe('5.26 coins and princes', () => {
  const three = { ...gone, [LIMA]: 3, [FARO]: 6 };

  test('sole most: two for each prince', () => {
    const s = final(3, { princes: three, pools: { [LIMA]: [4, 3, 0] } });
    expect(points(s, 'coins')).toEqual([6, 0, 0]); // 2 x 3
  });

  test('two tied: one for each prince, to each', () => {
    const s = final(3, { princes: three, pools: { [LIMA]: [4, 4, 3] } });
    expect(points(s, 'coins')).toEqual([3, 3, 0]);
  });

  test('three tied: still one for each prince', () => {
    const s = final(3, { princes: three, pools: { [LIMA]: [2, 2, 2], [FARO]: [1, 0, 0] } });
    expect(points(s, 'coins')).toEqual([15, 3, 3]); // 3 + 2 x 6
  });

  test('nobody has a coin: nothing', () => {
    expect(points(final(3, { princes: three }), 'coins')).toEqual([0, 0, 0]);
  });

  test('no princes: nothing, however many coins', () => {
    const s = final(3, { princes: three, pools: { [CENIZA]: [12, 3, 0] } });
    expect(points(s, 'coins')).toEqual([0, 0, 0]);
  });

  test('owner marks do not count', () => {
    // seat 0 has both ports and three bridges at Lima, seat 1 has one coin in its pool
    const s = final(3, {
      princes: three,
      bridges: { 6: 0, 7: 0, 10: 0 },
      ports: { 10: 0, 11: 0 },
      pools: { [LIMA]: [0, 1, 0] },
    });
    expect(points(s, 'coins')).toEqual([0, 6, 0]);
  });

  test('each island by itself', () => {
    const s = final(3, { pools: { [LIMA]: [1, 2, 0], [FARO]: [5, 5, 0], [MARGARITA]: [1, 0, 0] } });
    expect(points(s, 'coins')).toEqual([3, 3, 0]); // 1 + 2; 2 + 1
  });
});

describe('5.28 totals', () => {
  test('may be below zero', () => {
    expect(totals(final(3, { hands: [[17]] }))).toEqual([-3, 0, 0]);
  });

  test('a whole table by hand', () => {
    const s = final(3, {
      king: 2,
      bridgeBuilder: 0,
      portBuilder: 1,
      bridges: { 1: 0, 9: 0, 2: 1, 12: 2, 13: 2 },
      ports: { 1: 0, 3: 1, 12: 1, 13: 2 },
      pools: { [LIMA]: [2, 0, 2], [CORAL]: [0, 3, 1] },
      princes: { [ALTA]: 0, [LIMA]: 2 },
      crowns: [[1], [2, 3], [5]],
      from: [ALTA, PALOMA, BRISA, MARGARITA],
      hands: [
        [2, 4],
        [24, 17],
        [1, 8],
      ],
    });
    // bridges: Costa Alta 6 to 0 (b1). Paloma 7: 0 has b1, b9; 1 has b2; 2 has b13: to 0. Brisa 5 to 1 (b2).
    // Ceniza 8: 0 has b9, 2 has b12: 4 each. Margarita 10 to 2 (b12, b13).
    expect(points(s, 'bridges')).toEqual([17, 5, 14]);
    expect(points(s, 'ports')).toEqual([9, 17, 8]); // 9; 8 + 9; 8
    expect(points(s, 'crowns')).toEqual([1, 5, 5]); // 1; 2 + 3; 5
    expect(points(s, 'coins')).toEqual([2, 2, 2]); // Lima tied, 1 x 2 princes; Coral 2 x 1 to seat 1
    // 8 + 2 (two bridges, tied with seat 2); a prince on Paloma and one on Ceniza - 3; 10 + 3
    expect(points(s, 'commerce')).toEqual([10, -1, 13]);
    expect(totals(s)).toEqual([39, 28, 42]);
    expect(rules.winners(s)).toEqual([2]);
  });
});

describe('5.29 tie-breaks, in this order', () => {
  // no princes where coins are, so that coins score nothing
  const princes = { [LIMA]: 0, [FARO]: 0, [CORAL]: 0, [MARGARITA]: 4 };

  test('points before everything', () => {
    // seat 1: port 8. seat 0: b3, Brisa 5 + Costa Mansa 6
    expect(rules.winners(final(3, { ports: { 3: 1 }, bridges: { 3: 0 } }))).toEqual([0]);
    // seat 1: ports 10 + 10 = 20 against a bridge of 11
    expect(rules.winners(final(3, { ports: { 7: 1, 10: 1 }, bridges: { 3: 0 } }))).toEqual([1]);
  });

  test('most bridges', () => {
    // seat 0: b1 6 + 7 = 13. seat 1: port 8 + crown 5 = 13, and more coins on the board
    const s = final(3, {
      bridges: { 1: 0 },
      ports: { 3: 1 },
      crowns: [[], [5]],
      pools: { [LIMA]: [0, 9, 0] },
      princes,
    });
    expect(totals(s)).toEqual([13, 13, 0]);
    expect(rules.winners(s)).toEqual([0]);
  });

  test('then most ports', () => {
    // seat 0: b1 13 + crowns 2 + 4 = 19, and more coins. seat 1: b3 5 + 6 + port 8 = 19
    const s = final(3, {
      bridges: { 1: 0, 3: 1 },
      ports: { 6: 1 },
      crowns: [[2, 4], []],
      pools: { [LIMA]: [9, 0, 0] },
      princes,
    });
    expect(totals(s)).toEqual([19, 19, 0]);
    expect(rules.winners(s)).toEqual([1]);
  });

  /** seat 0: b1 13. seat 1: b3 11 + crown 2 = 13. */
  const even = (pools: Written['pools'], w: Written = {}) =>
    final(3, { bridges: { 1: 0, 3: 1 }, crowns: [[], [2]], pools, princes, ...w });

  test('then most coins on the board', () => {
    const s = even({ [LIMA]: [3, 0, 0], [FARO]: [0, 4, 0] });
    expect(totals(s)).toEqual([13, 13, 0]);
    expect(rules.winners(s)).toEqual([1]); // 3 + 1 mark against 4 + 1
    expect(rules.winners(even({ [LIMA]: [3, 0, 0], [FARO]: [2, 4, 0] }))).toEqual([0]); // 5 + 1 against 4 + 1
  });

  test('coins in the Bank break no tie', () => {
    // the first King, seat 0, has three coins less in the Bank
    const s = even({ [LIMA]: [4, 0, 0], [FARO]: [0, 3, 0] });
    expect(s.bank).toEqual([12, 16, 20]);
    expect(rules.winners(s)).toEqual([0]);
  });

  test('still level: a shared win', () => {
    expect(rules.winners(even({ [LIMA]: [4, 0, 0], [FARO]: [0, 4, 0] }))).toEqual([0, 1]);
    expect(rules.winners(final(4, {}))).toEqual([0, 1, 2, 3]);
  });

  test('who falls out early does not come back', () => {
    // seat 2: port 8 + crown 5 = 13 too, no bridge, but a port and most coins
    const s = even(
      { [LIMA]: [4, 0, 0], [FARO]: [0, 4, 0], [CORAL]: [0, 0, 9] },
      { ports: { 9: 2 }, crowns: [[], [2], [5]] },
    );
    expect(totals(s)).toEqual([13, 13, 13]);
    expect(rules.winners(s)).toEqual([0, 1]);
  });
});
