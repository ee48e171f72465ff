import { describe, expect, test } from 'vitest';
import {
  COASTS,
  depth,
  islandAt,
  MIDDLES,
  nearest,
  type Shore,
  supported,
  TOKEN,
} from '../../../src/games/island-hopper/rules/lagoon';
import {
  A,
  at,
  B,
  beside,
  bids,
  C,
  COCONUT,
  CORAL,
  card,
  D,
  drop,
  FISH,
  held,
  island,
  MANGO,
  now,
  plays,
  SPICE,
  sees,
  TABLE,
  TIMBER,
  table,
} from './position';

/** Rule page A8: the worked examples, every number of them. */

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

test('IH-T1 a full round of four', () => {
  const s = table({
    at: 'round',
    hands: [
      ['O3 5 palm', 'I1 3 anchor', 'T1'],
      ['T2', 'I5 4 palm', 'O2 5 star'],
      ['I2 5 shell', 'O6 7 anchor', 'I6 3 palm'],
      ['I2 3 star', 'O3 6 anchor', 'I4 3 palm'],
    ],
  });
  expect(plays(s, TABLE, { card: CORAL })).toEqual(['Coral paid $2 at each of its islands.']);
  expect(beside(s)).toEqual({ I2: 2, I5: 2, O3: 2, O6: 2 });

  expect(now(s)).toBe(`auction ${A}`);
  bids(s, 0, 1, 2, 'pass', 'pass');
  expect(now(s)).toBe(`auction ${B}`);
  bids(s, 3);
  expect(plays(s, C, { pass: true })).toContain('Player 2 became captain for $3.');
  expect([s.captain, s.cash]).toEqual([B, [10, 7, 10, 10]]);

  // each dollar is a coin of its own
  for (let i = 0; i < 3; i++) plays(s, A, { put: island('O3'), coins: 1 });
  for (let i = 0; i < 2; i++) plays(s, C, { put: island('I2'), coins: 1 });
  plays(s, D, { put: island('O3'), coins: 1 });
  plays(s, D, { put: island('I2'), coins: 1 });
  expect(s.cash).toEqual([7, 7, 8, 8]);
  expect(beside(s)).toEqual({ I2: 5, O3: 6, I5: 2, O6: 2 });
  plays(s, TABLE, { bell: true });

  expect(now(s)).toBe(`choose ${B}`);
  expect(plays(s, B, { tourist: 2 })).toEqual(['Player 2 revealed a $2 tourist.']);

  drop(s, COCONUT, 'I2');
  expect(s.cash).toEqual([7, 14, 13, 11]);
  expect(at(s, 'I2')).toBe(0);
  plays(s, TABLE, { go: true });

  drop(s, TIMBER, 'O3');
  expect(s.cash).toEqual([12, 22, 13, 17]);
  plays(s, TABLE, { go: true });

  expect(drop(s, SPICE, 'sea')).toContain('The spice fell into the sea.');
  plays(s, TABLE, { go: true });
  // nothing completed, so no second chance
  expect(s.piles[B]).toEqual([]);
  expect(now(s)).toBe(`choose ${B}`);

  // aimed at Glass Lagoon, come down on Saffron Cay, which shows fish as well
  expect(drop(s, FISH, 'I3')).toContain('The fish landed on Saffron Cay.');
  expect(s.cash).toEqual([12, 24, 13, 17]);
  plays(s, TABLE, { go: true });

  expect(now(s)).toBe(`contracts ${B}`);
  expect(beside(s)).toEqual({ I5: 2, O6: 2 });
  expect([s.tourists, s.discards]).toEqual([[], [card('T2')]]);
  expect(s.cash).toEqual([12, 24, 13, 17]);
  expect(sum(s.cash)).toBe(40 + 8 - 3 + 6 + 19 - 4);
  expect(s.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 1]);
  expect(s.piles.map((pile) => pile.length)).toEqual([1, 0, 1, 2]);
  expect(held(s, D)).toEqual([card('I4 3 palm')]);
  expect(s.flights.map(({ island: i, landed }) => [i, landed])).toEqual([
    [island('I2'), true],
    [island('O3'), true],
    [-1, false],
    [island('I3'), true],
  ]);

  // everybody draws up; then the next round's card, and C opens an auction without B
  for (const seat of [B, C, D, A]) {
    while (s.todo[0].at === 'contracts' && now(s) === `contracts ${seat}`) {
      plays(s, seat, { blind: true });
      plays(s, TABLE, { drawn: [s.bag[0]] });
    }
    plays(s, TABLE, { drawn: [] });
  }
  plays(s, TABLE, { card: CORAL + 1 });
  expect(beside(s)).toEqual({ I2: 2, I5: 4, O3: 2, O6: 4 });
  expect(now(s)).toBe(`auction ${C}`);
  expect(s.todo[0]).toMatchObject({ passed: [false, true, false, false], bidder: -1 });
  bids(s, 0, 1, 2, 'pass', 'pass');
  expect([s.captain, now(s)]).toEqual([A, `bribe ${[B, C, D, TABLE]}`]);
  expect(sees(s, null).cash).toEqual([null, null, null, null]);
});

describe('IH-T5 what lies wholly on an island', () => {
  const round: Shore = { kind: 'circle', x: 48, y: 0, r: 12.1 };
  const on = (x: number, y: number, shore: Shore): boolean => supported(x, y, shore, 3.6, 0.1);

  test('a round coast: I1 at (48, 0), R 12.1, r 3.6', () => {
    expect(Math.hypot(48 - 40.5, 1.5)).toBeCloseTo(7.65, 2);
    expect(on(40.5, 1.5, round)).toBe(true);
    expect(Math.hypot(57.2 - 48, 0.5)).toBeCloseTo(9.21, 2);
    expect(on(57.2, 0.5, round)).toBe(false);
    for (let turn = 0; turn < 12; turn++) {
      const [ux, uy] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
      expect(on(48 + 8.6 * ux, 8.6 * uy, round), 'exactly 8.60').toBe(true);
      expect(on(48 + 8.61 * ux, 8.61 * uy, round), '8.61').toBe(false);
    }
  });

  test('on that island mango is a success and fish a failure', () => {
    const [x, y] = MIDDLES[island('I1')];
    const near: [number, number] = [x - 750, y + 150];
    for (const [good, landed] of [
      [MANGO, true],
      [FISH, false],
    ] as const) {
      const s = table({ money: { I1: 4 } });
      drop(s, good, near);
      expect(s.flights[0]).toMatchObject({ island: island('I1'), landed });
      expect([s.cash[0], at(s, 'I1')]).toEqual(landed ? [14, 0] : [10, 4]);
    }
    const s = table();
    drop(s, MANGO, [x + 921, y + 50]);
    expect(s.flights[0]).toMatchObject({ island: -1, landed: false });
  });

  const box: Shore = {
    kind: 'polygon',
    points: [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ],
  };

  test('an angular coast: its edge is included, with a tenth of a millimetre to spare', () => {
    expect(on(10, 10, box)).toBe(true);
    expect(on(3.5, 10, box)).toBe(true);
    expect(on(3.49, 10, box)).toBe(false);
    expect(on(10, 16.5, box)).toBe(true);
    expect(on(10, 16.51, box)).toBe(false);
    expect(on(3.5, 3.5, box), 'a token that touches two edges').toBe(true);
  });

  test('over a corner, outside but near, and outside a notch', () => {
    // the middle lies well inside the sharp corner, the token does not
    const spike: Shore = {
      kind: 'polygon',
      points: [
        [0, 0],
        [40, 6],
        [0, 12],
      ],
    };
    expect(on(5, 6, spike)).toBe(true);
    expect(on(30, 6, spike)).toBe(false);
    // far enough from every edge, but in the water
    expect(on(-5, 10, box)).toBe(false);
    expect(on(10, 26, box)).toBe(false);
    const bay: Shore = {
      kind: 'polygon',
      points: [
        [0, 0],
        [40, 0],
        [40, 30],
        [20, 4],
        [0, 30],
      ],
    };
    expect(on(20, 25, bay), 'in the bay').toBe(false);
    expect(on(7, 7, bay)).toBe(true);
  });

  test('the coasts of the lagoon: what the ruler says is what counts', () => {
    for (let i = 0; i < 12; i++) {
      const [x, y] = MIDDLES[i];
      for (const difficulty of ['calm', 'fair', 'storm'] as const) {
        for (let step = 0; step < 40; step++) {
          const [px, py] = [x + step * 50 * Math.cos(step), y + step * 50 * Math.sin(step)];
          const { island: nearby, over } = nearest(px, py, difficulty);
          // rounding to a hundredth of a millimetre
          if (over !== 0) expect(islandAt(px, py, difficulty)).toBe(over < 0 ? nearby : -1);
        }
      }
    }
    expect(TOKEN).toBe(355);
  });

  test('a tenth of a millimetre over the edge still lies on the island, a little more does not', () => {
    MIDDLES.forEach(([x, y], i) => {
      const shore: Shore = { kind: 'polygon', points: COASTS.fair[i] };
      // outwards until the middle of the token is 3.45 mm from the edge
      let far = 0;
      while (depth(x + far, y, shore) >= 345) far += 0.05;
      expect(islandAt(x + far - 0.1, y, 'fair')).toBe(i);
      expect(islandAt(x + far + 0.1, y, 'fair')).toBe(-1);
    });
  });
});
