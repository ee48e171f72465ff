import { describe, expect, test } from 'vitest';
import {
  A,
  actors,
  at,
  B,
  C,
  D,
  devs,
  done,
  hand,
  hands,
  hexAt,
  legal,
  now,
  type PuertoCatan,
  plays,
  roll,
  stolen,
  TABLE,
  table,
} from './position';

/** Rulings of rule page B2 about the Producer phase: 11 to 14 and 29. Sevens are in sevens.test.ts. */

describe('ruling 11: a seven while producing', () => {
  test('brings nobody anything, and the phase goes on', () => {
    const s = table({ at: 'producer' });
    expect(roll(s, 3, 4)).toEqual(['Player 1 rolled 3 and 4: 7.']);
    expect(hands(s)).toEqual(['', '', '', '']);
    expect(now(s)).toBe('seven 0');
    plays(s, A, { stay: true });
    expect(now(s)).toBe('produce 1');
  });
});

describe('ruling 12: rolls', () => {
  test.each([3, 4])('everybody rolls once, the active player first, with %i people', (seats) => {
    const s = table({ seats, at: 'producer', governor: C });
    const order: number[] = [];
    while (s.todo[0].at === 'produce') {
      order.push(actors(s)[0]);
      roll(s, 6, 6);
    }
    expect(order).toEqual([0, 1, 2, 3].slice(0, seats).map((k) => (C + k) % seats));
    expect(s.rolls.reduce((a, b) => a + b)).toBe(seats);
  });

  test('everybody collects on every roll, whoever rolled', () => {
    const s = table({ at: 'producer' });
    // forest 3: A's N(1,1), mountains 3: B and C
    roll(s, 1, 2);
    roll(s, 1, 2);
    expect(hands(s)).toEqual(['ll', 'oo', 'oo', '']);
  });

  test('two dice: 36 throws as likely as each other', () => {
    const s = table({ at: 'producer' });
    plays(s, A, { roll: true });
    const sums = new Array(13).fill(0);
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sums[a + b]++;
    expect(sums).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(now(s)).toBe(`dice ${TABLE}`);
  });
});

describe('ruling 13: one progress card per player per own turn', () => {
  test('two Years of Plenty cannot be played in one Producer turn', () => {
    const s = table({ at: 'producer', devs: ['PP'] });
    plays(s, A, { plenty: [0, 0] });
    expect(legal(s, A)).toEqual([{ roll: true }]);
    roll(s, 6, 6);
    // nothing is left to do, although the second one is held
    expect([now(s), devs(s, A)]).toEqual(['produce 1', 'P']);
  });

  test('everybody may play one in a turn of their own', () => {
    const s = table({ at: 'producer', devs: ['P', 'P'] });
    plays(s, A, { plenty: [0, 1] });
    roll(s, 6, 6);
    plays(s, B, { plenty: [3, 4] });
    roll(s, 6, 6);
    expect(hands(s)).toEqual(['bl', 'go', '', '']);
  });

  test('two Monopolies cannot be played in one Trader turn', () => {
    const s = table({ at: 'trader', devs: ['MM'], hands: ['b', 'l', 'w', 'g'] });
    plays(s, A, { monopoly: 1 });
    expect(legal(s, A).filter((m) => 'monopoly' in m)).toEqual([]);
    expect(devs(s, A)).toBe('M');
  });

  test('two Road Buildings cannot be played in one Builder turn', () => {
    const s = table({ at: 'builder', devs: ['RR'], hands: ['bl'] });
    plays(s, A, { roadBuilding: true });
    for (const _ of [1, 2]) plays(s, A, legal(s, A)[0]);
    expect(now(s)).toBe('build 0');
    expect(legal(s, A)).not.toContainEqual({ roadBuilding: true });
  });
});

describe('ruling 14: Year of Plenty', () => {
  test('is played before the roll or after it: two cards from the bank', () => {
    for (const before of [true, false]) {
      const s = table({ at: 'producer', devs: ['P'] });
      if (!before) roll(s, 6, 6);
      expect(now(s)).toBe('produce 0');
      expect(plays(s, A, { plenty: [2, 2] })).toEqual(['Player 1 played Year of Plenty: 2 wool.']);
      expect([hand(s, A), s.bank[2], devs(s, A), s.used[3]]).toEqual(['ww', 17, '', 1]);
      expect(now(s)).toBe(before ? 'produce 0' : 'produce 1');
    }
  });

  test('can be kept', () => {
    const s = table({ at: 'producer', devs: ['P'] });
    roll(s, 6, 6);
    done(s);
    expect([devs(s, A), now(s)]).toEqual(['P', 'produce 1']);
  });

  test('belongs to one’s own turn in a Producer phase and to no other phase', () => {
    const s = table({ at: 'producer', devs: ['', 'P'] });
    expect(actors(s)).toEqual([A]);
    for (const at of ['trader', 'builder', 'soldier', 'prospector'] as const) {
      const other = table({ at, devs: ['P'], hands: ['bl'] });
      expect(legal(other, A).filter((m) => 'plenty' in m)).toEqual([]);
    }
  });

  test('offers every two cards that the bank has', () => {
    const all = (s: PuertoCatan): string[] => legal(s, A).flatMap((m) => ('plenty' in m ? [m.plenty.join('')] : []));
    expect(all(table({ at: 'producer', devs: ['P'] }))).toHaveLength(15);
    // one brick and no lumber left
    const scarce = table({ at: 'producer', devs: ['P'], hands: ['', 'b'.repeat(18), 'l'.repeat(19)] });
    expect(all(scarce)).toEqual(['02', '03', '04', '22', '23', '24', '33', '34', '44']);
  });

  test('gives one card where the bank has but one', () => {
    const rest = ['b', 'l', 'w', 'g'].map((kind) => kind.repeat(19)).join('');
    const s = table({ at: 'producer', devs: ['P'], hands: ['', rest, 'o'.repeat(18)] });
    expect(legal(s, A)).toEqual([{ roll: true }, { plenty: [4] }]);
    plays(s, A, { plenty: [4] });
    expect(hand(s, A)).toBe('o');
    expect(legal(s, A)).toEqual([{ roll: true }]);
  });
});

describe('ruling 29: bank shortage', () => {
  /** Brick: A has a settlement on hills 6, and whatever is told; so many are left. */
  const short = (left: number, cities: string[][], settlements: string[][]): PuertoCatan =>
    table({
      at: 'producer',
      hands: ['', '', '', 'b'.repeat(19 - left)],
      roads: [[], [], [], []],
      cities,
      settlements,
    });

  test('several are due more than there is: nobody gets that resource', () => {
    const s = short(1, [[], [], [], []], [['N(0,-1)'], ['S(0,-1)'], [], []]);
    expect(roll(s, 2, 4)).toEqual(['Player 1 rolled 2 and 4: 6.', 'The bank was short of brick.']);
    expect([hands(s)[A], hands(s)[B], s.bank[0]]).toEqual(['', '', 1]);
  });

  test('one alone is due more than there is: he gets what is left', () => {
    const s = short(2, [['N(0,-1)', 'S(0,-1)'], [], [], []], [[], [], [], []]);
    roll(s, 2, 4);
    expect([hands(s)[A], s.bank[0]]).toEqual(['bb', 0]);
  });

  test('enough for all is paid out to the last card', () => {
    const s = short(3, [['N(0,-1)'], [], [], []], [[], ['S(0,-1)'], [], []]);
    expect(roll(s, 2, 4).join()).not.toContain('short');
    expect([hands(s)[A], hands(s)[B], s.bank[0]]).toEqual(['bb', 'b', 0]);
  });

  test('one alone, and nothing left: nothing', () => {
    const s = short(0, [[], [], [], []], [['N(0,-1)'], [], [], []]);
    roll(s, 2, 4);
    expect(hands(s)[A]).toBe('');
  });

  test('it counts by resource and by roll, also where two hexes of a number give the same', () => {
    // hills 5 (-2,2) and pasture 5 (1,1): brick is short, wool is not
    const s = short(0, [[], [], [], []], [['N(-2,2)'], ['N(1,1)'], [], []]);
    roll(s, 1, 4);
    expect([hands(s)[A], hands(s)[B]]).toEqual(['', 'w']);
  });
});

describe('a seven in the middle of a Producer phase', () => {
  test('leaves the rolls of the others and the cards after it as they are', () => {
    const s = table({ at: 'producer', devs: ['', 'P'], hands: ['', '', 'bl', ''] });
    roll(s, 6, 6);
    plays(s, B, { roll: true });
    plays(s, TABLE, { dice: [1, 6] });
    // B rolled, but holds no card: the active player may do as they like
    expect(now(s)).toBe('seven 0');
    plays(s, A, { hex: hexAt(2, -1), from: C });
    stolen(s, 'l');
    expect(hand(s, A)).toBe('l');
    // B's turn is not over: the card can still be played
    expect(now(s)).toBe('produce 1');
    expect(legal(s, B)[0]).toEqual({ done: true });
    expect(s.owners[at('N(0,2)')]).toBe(B);
    plays(s, B, { plenty: [0, 1] });
    expect(now(s)).toBe('produce 2');
    expect(D).toBe(3);
  });
});
