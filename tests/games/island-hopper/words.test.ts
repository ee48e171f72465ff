import { describe, expect, test } from 'vitest';
import { MIDDLES } from '../../../src/games/island-hopper/rules/lagoon';
import {
  A,
  actors,
  B,
  C,
  D,
  drop,
  FISH,
  fly,
  type Hopper,
  ILLEGAL,
  island,
  legal,
  MANGO,
  matchFrom,
  NOT_YOURS,
  now,
  plays,
  point,
  refuses,
  TABLE,
  table,
} from './position';

/** Rule page A4 P4 (h), A5 and A7: words, and the ways a flight is flown and told. */

const say = (s: Hopper, seat: number, n: number): void => {
  for (let i = 0; i < n; i++) plays(s, seat, { word: true });
};
const lift = (s: Hopper, mode: 'drag' | 'reckon' = 'drag', good = FISH): Hopper => {
  plays(s, s.captain, { fly: good, mode });
  return s;
};

describe('P4 (h) words', () => {
  test('three are free in each flight, each further one costs $1 to the bank', () => {
    const s = lift(table());
    const { bank } = s;
    say(s, B, 3);
    say(s, C, 5);
    expect([s.cash, s.bank]).toEqual([[10, 10, 8, 10], bank + 2]);
    fly(s, FISH, 'sea');
    expect([s.cash, s.bank]).toEqual([[10, 10, 8, 10], bank + 2]);
    // all come back for the next flight
    lift(s, 'drag', MANGO);
    say(s, B, 3);
    fly(s, MANGO, 'sea');
    expect(s.cash).toEqual([10, 10, 8, 10]);
  });

  test('and three more for a second flight', () => {
    const s = lift(table({ piles: [['I1 3 anchor'], [], [], []] }));
    say(s, B, 3);
    fly(s, FISH, 'sea');
    plays(s, A, { again: 0, good: FISH });
    plays(s, A, { fly: FISH, mode: 'drag' });
    say(s, B, 4);
    fly(s, FISH, 'sea');
    expect(s.cash[B]).toBe(9);
  });

  test('the captain flies and listens', () => {
    for (const s of [lift(table()), lift(table({ options: { flight: 'cloud' } }), 'cloud' as never)])
      refuses(s, A, { word: true }, 'The captain flies and listens.');
  });

  test('whoever says no more is not asked; twelve words are the most that are counted', () => {
    const s = lift(table());
    plays(s, C, { hush: true });
    expect(now(s)).toBe(`air ${[A, B, D, TABLE]}`);
    say(s, B, 12);
    expect(legal(s, B)).toEqual([{ hush: true }]);
    refuses(s, B, { word: true }, ILLEGAL);
  });

  test('between flights nobody counts words', () => {
    const s = table();
    refuses(s, B, { word: true }, NOT_YOURS);
  });

  test('anybody else may tell of a word that nobody tapped, once each, after the flight', () => {
    const s = lift(table());
    say(s, B, 3);
    drop(s, FISH, 'sea');
    expect(now(s)).toBe(`result ${[A, B, C, D, TABLE]}`);
    expect(legal(s, C)).toEqual([{ caught: B }, { caught: D }]);
    refuses(s, C, { caught: C }, ILLEGAL);
    refuses(s, C, { caught: A }, ILLEGAL);
    expect(plays(s, C, { caught: B })).toEqual(['Player 3 caught Player 2 saying another word.']);
    // B said four, D one
    expect(s.cash).toEqual([10, 9, 10, 10]);
    plays(s, A, { caught: D });
    refuses(s, C, { caught: B }, NOT_YOURS);
    plays(s, TABLE, { go: true });
    expect(s.cash).toEqual([10, 9, 10, 10]);
  });
});

describe('A5 flights that do not count', () => {
  test('a fault of the machine: flown again, words given back', () => {
    const s = lift(table());
    say(s, B, 5);
    expect(s.cash).toEqual([10, 8, 10, 10]);
    plays(s, C, { hush: true });
    expect(plays(s, TABLE, { void: 'cancel' })).toEqual(['The flight didn’t count and is flown again.']);
    expect(s.cash).toEqual([10, 10, 10, 10]);
    expect(actors(s)).toEqual([A, B, C, D, TABLE]);
    say(s, B, 3);
    for (let i = 0; i < 5; i++) plays(s, TABLE, { void: 'cancel' });
    say(s, B, 3);
    fly(s, FISH, 'sea');
    expect([s.cash, s.flights.length, s.compass.includes(FISH)]).toEqual([[10, 10, 10, 10], 1, false]);
  });

  test('A7: a captain may turn to dead reckoning in mid-flight; what was said counts', () => {
    const s = lift(table());
    say(s, B, 4);
    const [change] = legal(s, A);
    expect(change).toEqual({ fly: FISH, mode: 'reckon' });
    plays(s, A, change);
    expect(now(s)).toBe(`reckon ${[A, B, C, D]}`);
    expect(s.todo[0]).toMatchObject({ good: FISH, words: [0, 4, 0, 0] });
    expect(s.todo.filter(({ at }) => at === 'air')).toEqual([]);
  });

  test('two false starts in a flight, then it counts', () => {
    const s = lift(table());
    // a fault of the machine is none
    for (let i = 0; i < 3; i++) plays(s, TABLE, { void: 'cancel' });
    for (let i = 0; i < 2; i++)
      expect(plays(s, TABLE, { void: 'early' })).toEqual(['A false start: Player 1 had to fly again.']);
    refuses(s, TABLE, { void: 'early' }, 'No more false starts: this one counts.');
    plays(s, TABLE, { void: 'cancel' });
    refuses(s, TABLE, { void: 'early' }, 'No more false starts: this one counts.');
    fly(s, FISH, [0, 0]);
    expect(s.flights).toHaveLength(1);
    lift(s, 'drag', MANGO);
    plays(s, TABLE, { void: 'early' });
  });

  test('a drop is a point within reach, with a path of pairs', () => {
    const s = lift(table());
    for (const bad of [
      { drop: [0, 0] },
      { drop: [0, 0.5], path: [] },
      { drop: [0, 13000], path: [] },
      { drop: [12551, 0], path: [] },
      { drop: [0, 0, 0], path: [] },
      { drop: [0, 0], path: [1] },
      { drop: [0, 0], path: new Array(98).fill(0) },
      { drop: [0, 0], path: [0, 99999] },
      { drop: [0, null], path: [] },
      { void: 'late' },
    ])
      refuses(s, TABLE, bad, ILLEGAL);
    plays(s, TABLE, { drop: [12550, -9100], path: [1, 2, 3, 4] });
    expect(s.flights[0]).toMatchObject({ drop: [12550, -9100], path: [1, 2, 3, 4], mode: 'drag' });
  });

  test('whoever is not the table drops nothing', () => {
    const s = lift(table());
    refuses(s, B, { drop: [0, 0], path: [] }, ILLEGAL);
    refuses(s, A, { drop: [0, 0], path: [] }, 'The captain flies and listens.');
  });

  test('no flight is taken back', () => {
    const match = matchFrom(lift(table()));
    expect(match.enter(TABLE, { drop: [0, 0], path: [] }, 1)).toBe(true);
    expect(match.undoable()).not.toBe(true);
  });
});

describe('A5 companion: on the real table', () => {
  const real = (more: object = {}): Hopper => {
    const s = table({ options: { flight: 'table' }, ...more });
    plays(s, A, { fly: FISH, mode: 'table' });
    return s;
  };

  test('somebody says where it lies, somebody else agrees; the app checks the good itself', () => {
    for (const [id, landed] of [
      ['I3', true],
      ['I1', false],
    ] as const) {
      const s = real({ money: { I3: 2 } });
      expect(plays(s, B, { claim: island(id) })[0]).toMatch(/^Player 2 reported: /);
      refuses(s, B, { confirm: true }, ILLEGAL);
      plays(s, C, { confirm: true });
      expect(s.flights[0]).toMatchObject({ island: island(id), landed, mode: 'table', drop: null });
      expect(s.cash[A]).toBe(landed ? 12 : 10);
    }
  });

  test('a captain may say it, and may not agree with himself', () => {
    const s = real();
    plays(s, A, { claim: -1 });
    refuses(s, A, { confirm: true }, NOT_YOURS);
    expect(plays(s, D, { confirm: false })).toEqual(['Player 4 disagreed.']);
    expect(legal(s, D).filter((m) => 'claim' in m)).toHaveLength(13);
    plays(s, D, { claim: island('O4') });
    plays(s, A, { confirm: true });
    expect(s.flights[0].landed).toBe(true);
  });

  test('words are counted there as well, also of whoever has said where it lies', () => {
    const s = real();
    say(s, B, 4);
    plays(s, B, { claim: -1 });
    say(s, B, 1);
    expect(s.cash).toEqual([10, 8, 10, 10]);
    plays(s, C, { confirm: true });
    plays(s, TABLE, { go: true });
    expect(s.cash).toEqual([10, 8, 10, 10]);
  });

  test('for two: one says it, the other agrees', () => {
    const s = real({ seats: 2, goods: [FISH, MANGO, 3] });
    plays(s, A, { claim: island('I3') });
    expect(now(s)).toBe(`claim ${B}`);
    plays(s, B, { confirm: true });
    expect(s.flights[0].landed).toBe(true);
  });
});

describe('A6 and A7 dead reckoning and computer pilots', () => {
  test('heading and distance, and a wind that nobody knows', () => {
    const s = lift(table(), 'reckon', MANGO);
    for (const bad of [
      { heading: 72, steps: 5 },
      { heading: -1, steps: 5 },
      { heading: 1.5, steps: 5 },
      { heading: 3, steps: 0 },
      { heading: 3, steps: 51 },
      { heading: 3 },
      { aim: 12 },
    ])
      refuses(s, A, bad, ILLEGAL);
    // east, to Pelican Key
    const [x] = MIDDLES[0];
    const steps = Math.round(x / 213);
    plays(s, A, { heading: 18, steps });
    expect(now(s)).toBe(`wind ${TABLE}`);
    refuses(s, TABLE, { wind: [3000, 0] }, ILLEGAL);
    refuses(s, TABLE, { wind: [0.5, 0] }, ILLEGAL);
    plays(s, TABLE, { wind: [x - steps * 213, 30] });
    expect(s.flights[0]).toMatchObject({ island: 0, landed: true, mode: 'reckon', drop: [x, 30], again: false });
  });

  test('words work the same while the captain sets the course', () => {
    const s = lift(table(), 'reckon', MANGO);
    say(s, D, 5);
    expect(s.cash).toEqual([10, 10, 10, 8]);
    plays(s, A, { heading: 0, steps: 1 });
    plays(s, TABLE, { wind: [0, 0] });
    plays(s, TABLE, { go: true });
    expect(s.cash).toEqual([10, 10, 10, 8]);
  });

  const guided = (dx: number, dy: number, more: object = {}, aim = 'I1', good = MANGO): Hopper => {
    const s = lift(table(more), 'reckon', good);
    plays(s, A, { aim: island(aim) });
    plays(s, TABLE, { gust: [dx, dy] });
    return s;
  };
  const factor = (s: Hopper): number => (s.todo[0] as any).approach.factor;

  test('its error is drawn before anything is shown of it; no larger than six deviations', () => {
    const s = lift(table(), 'reckon', MANGO);
    plays(s, A, { aim: 0 });
    expect(now(s)).toBe(`gust ${TABLE}`);
    refuses(s, TABLE, { gust: [9000, 0] }, ILLEGAL);
    refuses(s, TABLE, { gust: [1, 2, 3] }, ILLEGAL);
    plays(s, TABLE, { gust: [700, -20] });
    expect(now(s)).toBe(`guide ${[B, C, D, TABLE]}`);
    refuses(s, A, { word: 'west' }, 'The captain flies and listens.');
    refuses(s, B, { word: true }, ILLEGAL);
    plays(s, TABLE, { bell: true });
    const [x, y] = point('I1');
    expect(s.flights[0]).toMatchObject({ drop: [x + 700, y - 20], astray: { dx: 700, dy: -20 } });
  });

  test('what was said before the approach counts with what is said during it', () => {
    const s = lift(table(), 'reckon', MANGO);
    say(s, B, 3);
    plays(s, A, { aim: island('I1') });
    plays(s, TABLE, { gust: [600, 0] });
    expect(s.cash[B]).toBe(10);
    plays(s, B, { word: 'west' });
    expect(s.cash[B]).toBe(9);
    plays(s, TABLE, { bell: true });
    plays(s, TABLE, { go: true });
    expect(s.cash[B]).toBe(9);
  });

  test('each direction helps against its own error, and hurts against the other', () => {
    // to Pelican Key in the east: left is north, further is east
    const list = [
      ['north', 0, 500],
      ['south', 0, -500],
      ['east', -500, 0],
      ['west', 500, 0],
      ['left', 0, 500],
      ['right', 0, -500],
      ['further', -500, 0],
      ['back', 500, 0],
      ['stop', 500, 0],
    ] as const;
    for (const [word, dx, dy] of list) {
      for (const sign of [1, -1]) {
        const s = guided(sign * dx, sign * dy);
        plays(s, B, { word });
        expect(factor(s), `${word} ${sign}`).toBeCloseTo(sign > 0 ? 0.85 : 1 / 0.85, 9);
        expect(s.hurt[B]).toBe(sign > 0 ? 0 : 1);
      }
    }
    for (const [dx, helps] of [
      [400, true],
      [1100, false],
    ] as const) {
      const s = guided(dx, 0);
      plays(s, C, { word: 'drop' });
      expect(factor(s) < 1).toBe(helps);
    }
  });

  test('left and right turn with the flight: to Lantern Point in the south-west left is south-east', () => {
    const [x, y] = point('I5');
    const length = Math.hypot(x, y);
    // to the right of the way there, seen by the pilot
    const s = guided(Math.round((-y / length) * 500), Math.round((x / length) * 500), {}, 'I5', 4);
    plays(s, B, { word: 'left' });
    expect(factor(s)).toBeCloseTo(0.85, 9);
  });

  test('words are fined as ever; after two false ones in the game a seat is not heard', () => {
    const s = guided(600, 0);
    for (let i = 0; i < 4; i++) plays(s, B, { word: 'east' });
    expect(s.cash).toEqual([10, 9, 10, 10]);
    expect(factor(s)).toBeCloseTo(1 / 0.85 ** 2, 9);
    plays(s, C, { word: 'west' });
    expect(factor(s)).toBeCloseTo(1 / 0.85, 9);
    plays(s, D, { hush: true });
    expect(now(s)).toBe(`guide ${[B, C, TABLE]}`);
    plays(s, TABLE, { bell: true });
    expect(s.flights[0].drop?.[0]).toBe(Math.round(point('I1')[0] + 600 / 0.85));
    plays(s, TABLE, { go: true });
    expect([s.cash, s.hurt]).toEqual([
      [10, 9, 10, 10],
      [0, 4, 0, 0],
    ]);
  });
});
