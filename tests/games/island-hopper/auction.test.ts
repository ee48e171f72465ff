import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/engine/run';
import {
  A,
  any,
  B,
  bids,
  C,
  D,
  type Hopper,
  legal,
  matchFrom,
  NOT_YOURS,
  now,
  plays,
  REMOVE,
  refuses,
  rules,
  sees,
  TABLE,
  table,
  words,
} from './position';

/** Rule page A4, P2: the auction of the captain tile. */

const offered = (s: Hopper, seat: number): number[] => legal(s, seat).flatMap((m) => ('bid' in m ? [m.bid] : []));
const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

describe('P2 who bids', () => {
  test('round 1: the holder of the tile opens', () => {
    expect(now(table({ at: 'auction', captain: C }))).toBe(`auction ${C}`);
  });

  test('later rounds: the seat left of the captain opens; the captain is out from the start', () => {
    const s = table({ at: 'auction', round: 2, captain: D });
    expect(now(s)).toBe(`auction ${A}`);
    bids(s, 0, 1, 2);
    expect(now(s)).toBe(`auction ${A}`);
    refuses(s, D, { bid: 5 }, 'Last round’s captain can’t bid.');
    refuses(s, D, { pass: true }, 'Last round’s captain can’t bid.');
    bids(s, 'pass', 'pass');
    expect([s.captain, s.cash]).toEqual([C, [10, 10, 8, 10]]);
  });

  test('that the captain is passed over is told as the round begins, and not in round 1', () => {
    const told = (round: number) => plays(table({ at: 'round', round, captain: D }), TABLE, { card: REMOVE }).join();
    expect(told(2)).toMatch(/was captain and can’t bid this round\.$/);
    expect(told(1)).not.toContain('was captain');
  });

  test('in round 1 nobody is barred', () => {
    const s = table({ at: 'auction', captain: B });
    bids(s, 1, 'pass', 'pass', 'pass');
    expect([s.captain, s.cash[B]]).toEqual([B, 9]);
  });

  test('clockwise past those who are out', () => {
    const s = table({ seats: 6, at: 'auction', round: 3, captain: 1, cash: [9, 9, 9, 9, 9, 9] });
    const asked: string[] = [];
    for (const bid of [0, 'pass', 1, 2, 'pass', 3, 4, 'pass', 5] as const) {
      asked.push(now(s).split(' ')[1]);
      bids(s, bid);
    }
    expect(asked.join('')).toBe('234502452');
    // seats 2 and 4 are left
    expect(now(s)).toBe('auction 4');
  });

  test('for three with one barred it is between two', () => {
    const s = table({ seats: 3, at: 'auction', round: 2, captain: 0 });
    bids(s, 0, 'pass');
    expect([s.captain, s.cash]).toEqual([1, [10, 10, 10]]);
  });
});

describe('P2 bids', () => {
  test('whoever opens has to bid, $0 or more; a pass comes later', () => {
    const s = table({ at: 'auction', cash: [4, 10, 0, 10] });
    expect(offered(s, A)).toEqual(upTo(0, 4));
    refuses(s, A, { pass: true }, 'You open the auction, so you have to bid: $0 or more.');
    bids(s, 0);
    expect(offered(s, B)).toEqual(upTo(1, 10));
    bids(s, 1);
    // C has nothing and can only pass
    expect(legal(s, C)).toEqual([{ pass: true }]);
  });

  test('somebody with no money still opens with $0, and has the tile if all others pass', () => {
    const s = table({ at: 'auction', cash: [0, 10, 10, 10] });
    expect(legal(s, A)).toEqual([{ bid: 0 }]);
    bids(s, 0, 'pass', 'pass', 'pass');
    expect([s.captain, s.cash, now(s)]).toEqual([A, [0, 10, 10, 10], `bribe ${[B, C, D, TABLE]}`]);
  });

  test('strictly higher, whole dollars, within the cash', () => {
    const s = table({ at: 'auction' });
    refuses(s, A, { bid: -1 }, 'Bid in whole dollars.');
    refuses(s, A, { bid: 0.5 }, 'Bid in whole dollars.');
    refuses(s, A, { bid: '3' }, 'Bid in whole dollars.');
    refuses(s, A, { bid: 11 }, 'You can’t bid more cash than you have.');
    bids(s, 3);
    refuses(s, B, { bid: 3 }, 'Bid more than $3, or pass.');
    refuses(s, B, { bid: 2 }, 'Bid more than $3, or pass.');
    refuses(s, B, { bid: 11 }, 'You can’t bid more cash than you have.');
    bids(s, 10);
    refuses(s, C, { bid: 10 }, 'Bid more than $10, or pass.');
    refuses(s, D, { bid: 11 }, NOT_YOURS);
  });

  test('a pass is for good', () => {
    const s = table({ at: 'auction' });
    bids(s, 0, 'pass', 1);
    refuses(s, B, { bid: 5 }, 'You’ve passed: you’re out of this auction.');
    bids(s, 2, 3);
    expect(now(s)).toBe(`auction ${C}`);
  });

  test('the last one in pays the bank and takes the tile; nobody else pays', () => {
    const s = table({ at: 'auction' });
    const { bank } = s;
    bids(s, 0, 1, 2, 3, 'pass', 4, 'pass');
    expect(now(s)).toBe(`auction ${D}`);
    expect(plays(s, D, { pass: true })).toEqual(['Player 4 left the auction.', 'Player 2 became captain for $4.']);
    expect([s.captain, s.cash, s.bank]).toEqual([B, [10, 6, 10, 10], bank + 4]);
  });
});

describe('P2 and A4 cash behind the screens', () => {
  test('what is offered in public is what everybody could know, alike for any purse', () => {
    const step = rules.steps.auction as any;
    for (const cash of [
      [10, 2, 10, 10],
      [10, 9, 10, 10],
    ]) {
      const s = table({ at: 'auction', cash });
      bids(s, 1);
      expect(step.offers(s, s.todo[0], B).length).toBe(upTo(2, 10).length + 1);
      expect(sees(s, A).cash).toEqual([10, null, null, null]);
      expect(words(accepts(rules, any(s), B, { bid: 11 }) as never)).toBe('You can’t bid more cash than you have.');
    }
    const match = matchFrom(table({ at: 'auction' }));
    expect(match.ask()).toMatchObject({ privacy: 'hand', offered: true });
  });

  test('with open money everything lies open', () => {
    const s = table({ at: 'auction', options: { openMoney: true }, cash: [3, 4, 5, 6] });
    expect(sees(s, null).cash).toEqual([3, 4, 5, 6]);
    expect(matchFrom(s).ask()).toMatchObject({ privacy: 'open' });
    expect((rules.steps.auction as any).offers(s, s.todo[0], A)).toEqual(legal(s, A));
  });

  test('a bid is not taken back', () => {
    const match = matchFrom(table({ at: 'auction', options: { openMoney: true } }));
    expect(match.enter(A, { bid: 1 }, 1)).toBe(true);
    expect(match.undoable()).not.toBe(true);
  });
});
