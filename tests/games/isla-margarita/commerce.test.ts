import { describe, expect, test } from 'vitest';
import {
  ALTA,
  BRISA,
  b,
  CENIZA,
  CORAL,
  closes,
  FARO,
  LIMA,
  MANSA,
  MARGARITA,
  PALOMA,
  plays,
  points,
  position,
  TABLE,
  type Written,
} from './position';

/** Commerce cards, one by one: rule page 5.27. */

/** What the hands of a finished table are worth. */
const worth = (hands: number[][], w: Written, seats = 3): number[] =>
  points(position(seats, { ...w, hands, todo: [] }), 'commerce');

/** What seat 0 gets for one card. */
const card = (n: number, w: Written, seats = 3): number => {
  const [mine, ...others] = worth([[n]], w, seats);
  expect(others.every((p) => p === 0)).toBe(true);
  return mine;
};

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

describe('5.27 titles', () => {
  test('card 1: 10 for the King', () => {
    expect(card(1, { king: 0 })).toBe(10);
    expect(card(1, { king: 1 })).toBe(0);
  });

  test('card 2: 8 for Bridge Builder', () => {
    expect(card(2, { bridgeBuilder: 0, king: 1 })).toBe(8);
    expect(card(2, { bridgeBuilder: 2, king: 0 })).toBe(0);
    expect(card(2, {})).toBe(0);
  });

  test('card 3: 8 for Port Builder', () => {
    expect(card(3, { portBuilder: 0, king: 1 })).toBe(8);
    expect(card(3, { portBuilder: 1, bridgeBuilder: 0 })).toBe(0);
    expect(card(3, {})).toBe(0);
  });
});

describe('5.27 structures', () => {
  test('card 4: most bridges 6, tied 2, none 0', () => {
    expect(card(4, { bridges: { 1: 0, 2: 0, 3: 1 } })).toBe(6);
    expect(card(4, { bridges: { 1: 0, 2: 1, 3: 1 } })).toBe(0);
    expect(card(4, { bridges: { 1: 0, 2: 1 } })).toBe(2);
    expect(card(4, { bridges: { 1: 0, 2: 1, 3: 2 } })).toBe(2); // however many are tied
    expect(card(4, {})).toBe(0); // all at zero
  });

  test('card 5: most ports 8, tied 3, none 0', () => {
    expect(card(5, { ports: { 6: 0, 11: 0, 7: 1 } })).toBe(8);
    expect(card(5, { ports: { 6: 0, 11: 1, 7: 1 } })).toBe(0);
    expect(card(5, { ports: { 6: 0, 7: 1 } })).toBe(3);
    expect(card(5, { ports: { 6: 0, 7: 1, 8: 2 } })).toBe(3);
    expect(card(5, {})).toBe(0);
  });

  test('card 6: 1 for each different island touched by a bridge owned now', () => {
    // b1 Costa Alta - Paloma, b2 Paloma - Brisa: three islands
    expect(card(6, { bridges: { 1: 0, 2: 0, 12: 1 } })).toBe(3);
    // b1, b3 Brisa - Costa Mansa, b5 Coral - Faro, b10 Lima - Ceniza, b12 Ceniza - Margarita: all nine
    expect(card(6, { bridges: { 1: 0, 3: 0, 5: 0, 10: 0, 12: 0 } })).toBe(9);
    expect(card(6, { bridges: { 1: 1 } })).toBe(0);
  });

  test('card 6: a bridge lost to card 10 no longer counts, one won does', () => {
    // b1 Costa Alta - Paloma of seat 0 goes to seat 1, who has b3 Brisa - Costa Mansa
    const s = position(3, {
      bridges: { 1: 0, 3: 1 },
      hands: [[6], [10]],
      todo: [{ at: 'before', seat: 1, done: false }, { at: 'reveal' }],
    });
    expect(points(s, 'commerce')).toEqual([2, 0, 0]);
    plays(s, 1, { show: 10 });
    plays(s, 1, { takeOver: b(1) });
    closes(s);
    expect(points(s, 'commerce')).toEqual([0, 0, 0]);
    // and with the card in the other hand: 4 islands
    const t = position(3, {
      bridges: { 1: 0, 3: 1 },
      hands: [[], [10, 6]],
      todo: [{ at: 'before', seat: 1, done: false }, { at: 'reveal' }],
    });
    plays(t, 1, { show: 10 });
    plays(t, 1, { takeOver: b(1) });
    closes(t);
    expect(points(t, 'commerce')).toEqual([0, 4, 0]);
  });

  test('card 7: 2 for each port', () => {
    expect(card(7, { ports: { 1: 0, 2: 0, 7: 0, 8: 1 } })).toBe(6);
    expect(card(7, { ports: { 1: 1 } })).toBe(0);
  });

  test('card 13: 4 for each island with both ports', () => {
    expect(card(13, { ports: { 1: 0, 2: 0, 3: 0 } })).toBe(4); // Costa Alta; Paloma has only one port
    expect(card(13, { ports: { 1: 0, 2: 1, 7: 0, 8: 0 } })).toBe(4); // Costa Alta is shared
    // p1 p2, p4 p5, p7 p8, p10 p11
    expect(card(13, { ports: { 1: 0, 2: 0, 4: 0, 5: 0, 7: 0, 8: 0, 10: 0, 11: 0 } })).toBe(16);
    expect(card(13, { ports: { 3: 0, 6: 0, 9: 0, 12: 0, 13: 0 } })).toBe(0);
  });

  test('card 21: the best port again', () => {
    expect(card(21, { ports: { 2: 0, 12: 0, 8: 0, 7: 1 } })).toBe(9); // 6, 9, 7; the 10 is another’s
    expect(card(21, { ports: { 7: 1 } })).toBe(0);
  });

  test('card 23: 2 for each own bridge at Isla Margarita', () => {
    expect(card(23, { bridges: { 12: 0, 13: 0, 14: 1, 1: 0 } })).toBe(4);
    expect(card(23, { bridges: { 12: 0, 13: 0, 14: 0, 15: 0, 16: 0, 17: 0 } })).toBe(12);
    expect(card(23, { bridges: { 1: 0 } })).toBe(0);
  });
});

describe('5.27 crowns', () => {
  test('card 8: 3 for each crown, whatever its value', () => {
    expect(card(8, { crowns: [[1, 5], [4]] })).toBe(6);
    expect(card(8, { crowns: [[], [4]] })).toBe(0);
  });

  test('card 14: most crowns 8, tied 2, none 0: the number, not the value', () => {
    expect(card(14, { crowns: [[1, 2], [5]] })).toBe(8);
    expect(card(14, { crowns: [[5], [1, 2]] })).toBe(0);
    expect(
      card(14, {
        crowns: [
          [1, 2],
          [4, 5],
        ],
      }),
    ).toBe(2);
    expect(card(14, { crowns: [[1], [2], [3]] })).toBe(2);
    expect(card(14, {})).toBe(0);
  });

  test('cards 8 and 14 count after thefts', () => {
    // crowns 1, 2, 0; seat 2 robs both: 0, 1, 2
    const s = position(3, {
      crowns: [[1], [2, 4], []],
      hands: [[8], [14], [9]],
      todo: [{ at: 'before', seat: 2, done: false }, { at: 'reveal' }],
    });
    expect(points(s, 'commerce')).toEqual([3, 8, 0]);
    plays(s, 2, { show: 9 });
    plays(s, 2, { rob: [0, 1] });
    plays(s, TABLE, { steal: 0 });
    plays(s, TABLE, { steal: 0 });
    closes(s);
    expect(points(s, 'commerce')).toEqual([0, 0, 0]);
    expect(points(s, 'crowns')).toEqual([0, 4, 3]);
  });
});

describe('5.27 princes and coins', () => {
  const princes = { ...gone, [LIMA]: 3, [FARO]: 2, [ALTA]: 4 };

  test('card 11: 1 for each prince where one is sole coin leader', () => {
    const pools = { [LIMA]: [4, 3, 0], [FARO]: [2, 2, 0], [ALTA]: [0, 1, 0], [CORAL]: [5, 0, 0] };
    // Lima 3; Faro is tied; Costa Alta is another’s; Coral has no prince
    expect(card(11, { princes, pools })).toBe(3);
    expect(card(11, { princes })).toBe(0);
  });

  test('card 11: owner marks lead nowhere', () => {
    expect(card(11, { princes, ports: { 10: 0, 11: 0 }, pools: { [LIMA]: [0, 1, 0] } })).toBe(0);
  });

  test('card 15: a third of all coins on the board, marks included, rounded down', () => {
    // pools 4 + 2, one bridge, one port: 8 / 3
    expect(card(15, { pools: { [LIMA]: [4, 0, 0], [FARO]: [2, 9, 0] }, bridges: { 1: 0 }, ports: { 6: 0 } })).toBe(2);
    // 9 / 3
    expect(card(15, { pools: { [LIMA]: [5, 0, 0], [FARO]: [2, 9, 0] }, bridges: { 1: 0 }, ports: { 6: 0 } })).toBe(3);
    expect(card(15, { pools: { [LIMA]: [2, 0, 0] } })).toBe(0);
  });

  test('card 16: half of the Bank, rounded down; coins out of the game do not count', () => {
    expect(card(16, { firstKing: 0 })).toBe(8); // 17 / 2
    expect(card(16, { firstKing: 1 })).toBe(10); // 20 / 2
    expect(card(16, { firstKing: 1, pools: { [LIMA]: [19, 0, 0] } })).toBe(0); // 1 / 2
  });

  test('cards 15 and 16 after card 10: the coin that marked the bridge is home', () => {
    // seat 1: 20 coins, 2 marks, 7 in Lima, 11 in the Bank; it loses one bridge
    const s = position(3, {
      bridges: { 1: 1, 2: 1 },
      pools: { [LIMA]: [0, 7, 0] },
      hands: [[10], [15, 16]],
      todo: [{ at: 'before', seat: 0, done: false }, { at: 'reveal' }],
    });
    expect(points(s, 'commerce')[1]).toBe(3 + 5); // 9 / 3, 11 / 2
    plays(s, 0, { show: 10 });
    plays(s, 0, { takeOver: b(1) });
    closes(s);
    expect(points(s, 'commerce')[1]).toBe(2 + 6); // 8 / 3, 12 / 2
  });

  test('card 22: 3 for each prince on the fullest island', () => {
    expect(card(22, { princes })).toBe(12); // 4 on Costa Alta
    expect(card(22, {})).toBe(3); // one everywhere
    expect(card(22, { princes: { ...gone, [CENIZA]: 9 } })).toBe(27);
  });

  test('card 22 counts after card 12', () => {
    const s = position(3, { hands: [[12], [22]], todo: [{ at: 'before', seat: 0, done: false }, { at: 'reveal' }] });
    plays(s, 0, { show: 12 });
    plays(s, 0, { migrate: [ALTA, LIMA], to: FARO });
    closes(s);
    expect(points(s, 'commerce')).toEqual([0, 9, 0]); // 3 x 3
  });

  test('card 24: princes on islands with a port of one’s own, each once', () => {
    expect(card(24, { princes, ports: { 10: 0 } })).toBe(3);
    // both ports of Lima: still 3; and one of Faro: 3 + 2
    expect(card(24, { princes, ports: { 10: 0, 11: 0 } })).toBe(3);
    expect(card(24, { princes, ports: { 10: 0, 11: 0, 9: 0, 7: 0, 1: 1 } })).toBe(5);
    // on a shared island one port is enough
    expect(card(24, { princes, ports: { 10: 0, 11: 1 } })).toBe(3);
    expect(card(24, { princes })).toBe(0);
  });
});

describe('5.27 Tikis, as one set', () => {
  test.each([
    [[17], -3],
    [[17, 20], 0],
    [[18, 19, 20], 12],
    [[17, 18, 19, 20], 25],
  ])('%j is worth %i', (tikis, points) => expect(worth([tikis], {})).toEqual([points, 0, 0]));

  test('any one of them is worth -3, and sets of two people are apart', () => {
    for (const tiki of [17, 18, 19, 20]) expect(worth([[tiki]], {})).toEqual([-3, 0, 0]);
    expect(worth([[17, 18, 19], [20]], {})).toEqual([12, -3, 0]);
  });

  test('a set may come from several stacks', () => {
    const free = Array.from({ length: 24 }, (_, i) => i + 1).filter((other) => other < 17 || other > 20);
    const stacks = [17, 18, 19, 20].map((tiki, k) => {
      return { takes: [[0, tiki]] as [number, number][], rest: free.slice(5 * k, 5 * k + 5) };
    });
    expect(points(position(3, { stacks, todo: [] }), 'commerce')).toEqual([25, 0, 0]);
  });
});

describe('5.27 no points of their own', () => {
  test.each([9, 10, 12])('card %i', (n) => {
    expect(card(n, { king: 0, crowns: [[5]], bridges: { 1: 0, 2: 1 }, pools: { [LIMA]: [3, 0, 0] } })).toBe(0);
  });
});

test('5.27 a hand is the sum of its cards', () => {
  // 1: 10. 4: 6 for two bridges against one. 17: -3. 23: b12 2. Sum 15
  expect(worth([[1, 4, 17, 23], [16]], { king: 0, bridges: { 12: 0, 1: 0, 2: 1 } })).toEqual([15, 9, 0]); // 19 / 2
});
