import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import {
  A,
  B,
  beside,
  C,
  D,
  game,
  type Hopper,
  heardBy,
  ILLEGAL,
  island,
  legal,
  matchFrom,
  now,
  plays,
  refuses,
  rules,
  sees,
  TABLE,
  table,
} from './position';

/** Rule page A4, P3: bribes. */

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const put = (id: string, coins: number) => ({ put: island(id), coins });
const minute = (more: object = {}): Hopper => table({ at: 'bribe', captain: B, ...more });

describe('P3 the minute', () => {
  test('everybody but the captain at once, any number of times, until the bell', () => {
    const s = minute({ cash: [26, 10, 4, 10] });
    expect(now(s)).toBe(`bribe ${[A, C, D, TABLE]}`);
    for (const [seat, id, coins] of [
      [A, 'I1', 10],
      [C, 'I1', 1],
      [A, 'O6', 5],
      [A, 'I1', 1],
      [C, 'O2', 1],
    ] as const)
      plays(s, seat, put(id, coins));
    expect([s.cash, beside(s)]).toEqual([[10, 10, 2, 10], { I1: 12, O6: 5, O2: 1 }]);
    expect(plays(s, TABLE, { bell: true })).toEqual(['The minute ran out.']);
    expect(now(s)).toBe(`choose ${B}`);
    expect(beside(s)).toEqual({ I1: 12, O6: 5, O2: 1 });
  });

  test('coins of 1, 5 and 10, at islands, no more than the purse holds', () => {
    const s = minute({ cash: [7, 10, 0, 10] });
    expect(legal(s, A).filter((m) => 'put' in m)).toHaveLength(24);
    expect(legal(s, C)).toEqual([{ ready: true }]);
    refuses(s, A, put('I1', 10), 'You don’t have that much. Put down less.');
    refuses(s, C, put('I1', 1), 'You don’t have that much. Put down less.');
    for (const bad of [put('I1', 2), put('I1', -1), put('I1', 0.5), { put: 12, coins: 1 }, { put: -1, coins: 1 }])
      refuses(s, A, bad, ILLEGAL);
    refuses(s, A, { put: 0, coins: 1, back: true }, ILLEGAL);
    plays(s, A, put('I1', 5));
    refuses(s, A, put('I1', 5), 'You don’t have that much. Put down less.');
  });

  test('the captain keeps still, and nothing can be given to him directly', () => {
    const s = minute();
    refuses(s, B, put('I1', 1), 'The captain doesn’t bribe, and stays silent until time is up.');
    refuses(s, B, { ready: true }, 'The captain doesn’t bribe, and stays silent until time is up.');
    refuses(s, A, { give: B, coins: 1 }, ILLEGAL);
  });

  test('nothing is taken back: not by a move, not by undo', () => {
    const match = matchFrom(minute());
    expect(match.enter(A, put('I1', 1), 1)).toBe(true);
    expect(match.undoable()).not.toBe(true);
    const s = minute();
    plays(s, A, put('I1', 1));
    for (const bad of [put('I1', -1), { back: island('I1') }]) refuses(s, A, bad, ILLEGAL);
  });

  test('all dollars stay: purse to island, never to the bank', () => {
    const s = minute();
    const { bank } = s;
    for (let i = 0; i < 10; i++) plays(s, A, put('O1', 1));
    expect([s.cash[A], s.bank, sum(s.cash) + sum(s.money)]).toEqual([0, bank, 40]);
  });

  test('all ready ends it early; who puts down more is not ready; ready may be withdrawn', () => {
    const s = minute();
    plays(s, A, { ready: true });
    plays(s, C, { ready: true });
    plays(s, C, { ready: false });
    plays(s, C, { ready: true });
    // whoever was ready and goes on is not ready
    plays(s, A, put('I1', 1));
    plays(s, D, { ready: true });
    expect(now(s)).toBe(`bribe ${[A, C, D, TABLE]}`);
    expect(game.botWaits?.(sees(s, C), C, [])).toBe(true);
    expect(game.botWaits?.(sees(s, A), A, [])).toBe(false);
    plays(s, A, { ready: true });
    expect(now(s)).toBe(`choose ${B}`);
  });

  test('with that option off only the bell ends it', () => {
    const s = minute({ options: { early: false } });
    for (const seat of [A, C, D]) plays(s, seat, { ready: true });
    expect(now(s)).toBe(`bribe ${[A, C, D, TABLE]}`);
    plays(s, A, put('I1', 1));
    plays(s, TABLE, { bell: true });
    expect(now(s)).toBe(`choose ${B}`);
  });

  test('60 or 90 seconds; what lies beside islands is public, what is left behind screens is not', () => {
    expect(game.bell?.(sees(minute(), null))?.ms).toBe(60_000);
    expect(game.bell?.(sees(minute({ options: { bribing: 90 } }), null))?.ms).toBe(90_000);
    const s = minute();
    const heard = heardBy(s, C, A, put('I1', 5));
    expect(heard).toEqual(['Player 1 put $5 at Pelican Key.']);
    expect([sees(s, C).money[0], sees(s, C).cash]).toEqual([5, [null, null, 10, null]]);
  });
});

describe('P3 calm bribing', () => {
  const calm = (more: object = {}): Hopper => table({ at: 'calm', captain: B, options: { bribing: 'calm' }, ...more });

  test('in secret; revealed together when everybody is done', () => {
    const s = calm();
    expect([now(s), game.rules.choosers?.(s)]).toEqual([`calm ${[A, C, D]}`, [A, C, D]]);
    expect(heardBy(s, null, A, put('I1', 5))).toEqual([]);
    expect(heardBy(s, C, A, put('I1', 1))).toEqual([]);
    expect(heardBy(s, A, A, put('O3', 1))).toEqual(['Player 1 put $1 at Old Anchor.']);
    for (const seat of [null, B, C, D]) expect(JSON.stringify(sees(s, seat))).toBe(JSON.stringify(sees(calm(), seat)));
    expect((sees(s, A).todo[0] as any).puts[A][island('I1')]).toBe(6);
    expect(beside(s)).toEqual({});
    plays(s, A, { done: true });
    refuses(s, A, put('I1', 1), 'You’re done: you can’t put down any more.');
    plays(s, D, put('I1', 1));
    plays(s, D, { done: true });
    expect([beside(s), s.cash]).toEqual([{}, [10, 10, 10, 10]]);
    expect(plays(s, C, { done: true })).toEqual([
      'Player 3 finished.',
      'Player 1 put $6 at Pelican Key.',
      'Player 1 put $1 at Old Anchor.',
      'Player 4 put $1 at Pelican Key.',
    ]);
    expect([beside(s), s.cash, now(s)]).toEqual([{ I1: 7, O3: 1 }, [3, 10, 10, 9], `choose ${B}`]);
  });

  test('whoever is done is imagined to have put something down, as far as its purse went; nobody is who is not', () => {
    const s = calm({
      cash: [10, 10, 2, 10],
      hands: [['I1 3 anchor', 'O3 6 anchor'], [], ['I1 3 palm', 'O3 5 palm'], []],
    });
    for (const seat of [A, C]) plays(s, seat, { done: true });
    const sums = [0, 0, 0, 0];
    for (let seed = 0; seed < 50; seed++) {
      const dream = rules.imagine(sees(s, D), rng(seed)) as Hopper;
      expect([rules.broken(dream), sees(dream, D)]).toEqual([undefined, sees(s, D)]);
      const { puts } = dream.todo[0] as Extract<Hopper['todo'][number], { at: 'calm' }>;
      for (const [seat, list] of puts.entries()) sums[seat] += list.reduce((all, one) => all + one, 0);
    }
    expect([sums[B], sums[D]]).toEqual([0, 0]);
    expect(sums[A] / 50).toBeGreaterThan(1.5);
    expect(sums[C]).toBeLessThanOrEqual(100);
  });

  test('no more than the purse holds, all in all', () => {
    const s = calm({ cash: [6, 10, 10, 10] });
    plays(s, A, put('I1', 5));
    refuses(s, A, put('I2', 5), 'You don’t have that much. Put down less.');
    plays(s, A, put('I2', 1));
    expect(legal(s, A)).toEqual([{ done: true }]);
    refuses(s, B, put('I1', 1), 'The captain doesn’t bribe, and stays silent until time is up.');
    refuses(s, TABLE, { bell: true }, 'It’s not your turn to decide this.');
  });

  test('the auction leads there', () => {
    const s = table({ at: 'auction', options: { bribing: 'calm' } });
    plays(s, A, { bid: 0 });
    for (const seat of [B, C, D]) plays(s, seat, { pass: true });
    expect(now(s)).toBe(`calm ${[B, C, D]}`);
    expect((rules.steps.calm as any).privacy).toBe('sealed');
  });
});
