import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { wander } from '../wander';
import { A, B, C, D, drop, FISH, fly, type Hopper, heardBy, plays, rules, sees, TABLE, table } from './position';

/** Rule page A4 P4 (h): the dollars for words too many, the moment they are due, and how they come back. */

const say = (s: Hopper, seat: number, n: number): void => {
  for (let i = 0; i < n; i++) plays(s, seat, { word: true });
};
const lift = (s: Hopper): Hopper => {
  plays(s, s.captain, { fly: FISH, mode: 'drag' });
  return s;
};

describe('P4 (h) fines are due when the word is spoken', () => {
  test('with no cash when it is spoken nothing is due, whatever the landing pays afterwards', () => {
    const s = lift(table({ cash: [10, 2, 0, 10], hands: [[], [], ['I3 3 shell'], []] }));
    const { bank } = s;
    say(s, B, 8);
    say(s, C, 6);
    expect([s.cash, s.bank]).toEqual([[10, 0, 0, 10], bank + 2]);
    fly(s, FISH, 'I3');
    expect([s.cash, s.bank]).toEqual([[10, 0, 3, 10], bank + 2 - 3]);
  });

  test('with $1 and two words too many: the first is paid, the second leaves no debt', () => {
    const s = lift(table({ cash: [10, 1, 10, 10], hands: [[], ['I3 5 shell'], [], []] }));
    say(s, B, 4);
    expect(s.cash).toEqual([10, 0, 10, 10]);
    say(s, B, 1);
    expect(s.cash).toEqual([10, 0, 10, 10]);
    fly(s, FISH, 'I3');
    expect(s.cash).toEqual([10, 5, 10, 10]);
  });

  test('a word told of after the flight is due when it is told: from what the landing has just paid', () => {
    const s = lift(table({ cash: [10, 0, 10, 10], hands: [[], ['I3 5 shell'], [], []] }));
    say(s, B, 5);
    drop(s, FISH, 'I3');
    expect(s.cash).toEqual([10, 5, 10, 10]);
    // the two that B had no cash for stay unpaid
    plays(s, C, { caught: B });
    expect(s.cash).toEqual([10, 4, 10, 10]);
    plays(s, D, { caught: B });
    plays(s, TABLE, { go: true });
    expect(s.cash).toEqual([10, 3, 10, 10]);
  });

  test('money behind screens: who paid hears it, the others hear the same of an empty purse', () => {
    const hears = (cash: number, eye: number | null, openMoney = false): string => {
      const s = lift(table({ cash: [10, cash, 10, 10], options: { openMoney } }));
      say(s, B, 3);
      const [said, ...more] = heardBy(s, eye, B, { word: true });
      expect(said).toBe('Player 2 said 4 words.');
      return more.join();
    };
    expect(hears(1, B)).toBe('Player 2 paid $1 for a word.');
    expect(hears(0, B)).toBe('Player 2 had no cash to pay for a word.');
    for (const eye of [null, A, C])
      for (const cash of [0, 1, 7]) expect(hears(cash, eye)).toBe('Player 2 paid for a word, cash permitting.');
    expect([hears(1, null, true), hears(0, C, true)]).toEqual([hears(1, B), hears(0, B)]);
  });
});

describe('A5 a flight that does not count gives back what was paid for words', () => {
  test('what was paid for words comes back with them, and no more than was paid', () => {
    const s = lift(table({ cash: [10, 10, 1, 0] }));
    const { bank } = s;
    for (const [again, seat] of [B, C, D].entries()) {
      say(s, seat, 6);
      plays(s, TABLE, { void: again === 0 ? 'early' : 'cancel' });
      expect([s.cash, s.bank], `seat ${seat}`).toEqual([[10, 10, 1, 0], bank]);
    }
    // nobody has taken anything in by it
    expect(s.income).toEqual([10, 10, 10, 10]);
    say(s, C, 3);
    expect(s.cash[C]).toBe(1);
    say(s, C, 2);
    fly(s, FISH, 'sea');
    expect([s.cash, s.bank]).toEqual([[10, 10, 0, 0], bank + 1]);
  });

  test('money behind screens: how much comes back is heard by those who paid', () => {
    const hears = (cash: number, eye: number | null, openMoney = false): string => {
      const s = lift(table({ cash: [10, cash, 10, 10], options: { openMoney } }));
      say(s, B, 5);
      return heardBy(s, eye, TABLE, { void: 'cancel' }).slice(1).join();
    };
    expect(hears(10, B)).toBe('Player 2 got $2 back for words.');
    expect(hears(1, B)).toBe('Player 2 got $1 back for words.');
    for (const eye of [null, C])
      for (const cash of [0, 1, 10]) expect(hears(cash, eye)).toBe('Player 2 got a refund for words.');
    expect(hears(10, null, true)).toBe(hears(10, B));
  });

  test('what a purse could pay for words is seen by its owner alone', () => {
    const paid = (cash: number, eye: number | null, openMoney = false): unknown => {
      const s = lift(table({ cash: [10, cash, 10, 10], options: { openMoney } }));
      say(s, B, 6);
      return (sees(s, eye).todo[0] as { paid?: unknown }).paid;
    };
    expect(paid(2, B)).toEqual([null, 2, null, null]);
    for (const eye of [null, C]) expect(paid(2, eye)).toEqual(paid(10, eye));
    expect(paid(2, null, true)).toEqual([0, 2, 0, 0]);
  });

  test('nobody has paid more than was due, or in other coins', () => {
    const said = (paid: number[]): string | undefined => {
      const s = lift(table());
      say(s, B, 5);
      (s.todo[0] as { paid?: number[] }).paid = paid;
      return rules.broken(s);
    };
    expect(said([0, 2, 0, 0])).toBeUndefined();
    expect(said([0, 3, 0, 0])).toBe('player 2 has paid 3 for words');
    expect(said([0, 0, 1, 0])).toBe('player 3 has paid 1 for words');
    expect(said([0, 0.5, 0, 0])).toBe('player 2 has paid 0.5 for words');
    expect(said([0, -1, 0, 0])).toBe('player 2 has paid -1 for words');
    expect(said([0, 2])).toBe('fines of others');
    const rich = lift(table());
    say(rich, B, 4);
    rich.cash[B]++;
    rich.bank--;
    expect(rules.broken(rich)).toBe('player 2 has more than it ever took in');
  });

  test('whatever somebody imagines of a purse, what was paid for words can come back', () => {
    const s = lift(table());
    say(s, B, 8);
    for (let seed = 0; seed < 50; seed++) {
      const dream = rules.imagine(sees(s, C), rng(seed));
      expect(rules.broken(dream)).toBeUndefined();
      plays(dream, TABLE, { void: 'cancel' });
    }
  });

  test('whoever counts what came and went in the open knows every purse, but for fines that could not be paid', () => {
    let counted = 0;
    for (const [seats, options] of [
      [2, {}],
      [3, { dummy: true }],
      [4, {}],
      [4, { bribing: 'calm' }],
      [6, {}],
    ] as const) {
      wander<Hopper, unknown, object>(rules, { seats, seed: seats, options }, (s) => {
        const dream = rules.imagine(sees(s, A), rng(seats)) as Hopper;
        for (const [seat, coins] of s.cash.entries()) {
          const due = s.outlay?.fines[seat] ?? 0;
          expect(Math.abs(dream.cash[seat] - coins)).toBeLessThanOrEqual(seat === A ? 0 : due);
          if (due === 0) counted++;
        }
      });
    }
    expect(counted).toBeGreaterThan(500);
  });

  test('where nobody has counted from the start, a purse is what is usual in that round', () => {
    const mean = (round: number): number => {
      const s = table({ cash: [10, 90, 90, 90] });
      delete s.outlay;
      const seen = { ...sees(s, A), round };
      const purses = Array.from({ length: 200 }, (_, seed) => (rules.imagine(seen, rng(seed)) as Hopper).cash[B]);
      expect(new Set(purses).size).toBeGreaterThan(5);
      expect(Math.max(...purses)).toBeLessThanOrEqual(s.income[B]);
      return purses.reduce((all, one) => all + one, 0) / purses.length;
    };
    for (const [round, usual] of [
      [1, 10],
      [3, 17],
      [5, 25],
      [7, 33],
      [9, 43],
    ])
      expect(Math.abs(mean(round) - usual), `round ${round}`).toBeLessThan(5);
  });

  test('a flight that was in the air when fines were still due later goes on: nothing paid, nothing back', () => {
    const s = lift(table());
    s.todo[0] = { ...(s.todo[0] as Extract<Hopper['todo'][number], { at: 'air' }>), words: [0, 5, 0, 0] };
    plays(s, TABLE, { void: 'cancel' });
    expect(s.cash).toEqual([10, 10, 10, 10]);
  });
});
