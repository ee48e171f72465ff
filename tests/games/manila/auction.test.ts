import { describe, expect, test } from 'vitest';
import {
  actors,
  game,
  legal,
  limit,
  type Manila,
  now,
  onRoutes,
  plays,
  refuses,
  rules,
  table,
  words,
} from './position';

/** Rule page 3.3 and worked example E1: the auction of the office of harbour master. */

const bids = (s: Manila, seat: number): number[] => legal(s, seat).flatMap((m) => ('bid' in m ? [m.bid] : []));

describe('3.3 auction', () => {
  test('3.3.1 voyage 1 is opened by the oldest, later ones by the previous harbour master', () => {
    expect(now(table({ at: 'auction', master: 1 }))).toBe('auction 1');
    const s = table({ at: 'pause', master: 2, punts: onRoutes([0, 'port'], [1, 'yard'], [2, 'yard']) });
    plays(s, -1, { go: true });
    expect(now(s)).toBe('auction 2');
    expect(s.voyage).toBe(2);
    // no bid stands, nobody is out
    expect(bids(s, 2)[0]).toBe(1);
    plays(s, 2, { bid: 1 });
    for (const seat of [0, 1]) plays(s, seat, { pass: true });
    expect([now(s), s.cash[2]]).toEqual(['buy 2', 29]);
  });

  test('3.3 while it is bid for, nobody is said to have the office', () => {
    const said = (s: Manila) =>
      game
        .describe(rules.view(s, null))[0]
        .lines.map(words)
        .filter((line) => /master/.test(line));
    const s = table({ at: 'auction', master: 1 });
    expect(said(s)).toEqual([]);
    plays(s, 1, { bid: 1 });
    for (const seat of [2, 0]) plays(s, seat, { pass: true });
    expect(said(s)).toEqual(['Player 2 is harbour master']);
  });

  test('3.3.2 a bid is any whole number above the standing one, up to cash and 12 for every free share', () => {
    const s = table({ at: 'auction', cash: [30, 7, 4], pledged: [0, 1, 2] });
    expect(bids(s, 0)).toEqual(Array.from({ length: 54 }, (_, i) => i + 1)); // 30 + 2 x 12
    plays(s, 0, { bid: 3 });
    expect(bids(s, 1)).toEqual(Array.from({ length: 16 }, (_, i) => i + 4)); // 7 + 12 = 19
    plays(s, 1, { bid: 19 });
    expect(bids(s, 2)).toEqual([]); // 4: below the least bid, so only a pass is left
    refuses(s, 2, { bid: 20 }, 'Your limit is 4: your cash plus 12 for each unpledged share.');
    plays(s, 2, { pass: true });
    expect(now(s)).toBe('auction 0');
  });

  test('3.3.2 the first bid is at least one', () => {
    const s = table({ at: 'auction' });
    refuses(s, 0, { bid: 0 }, 'Bid more than 0, or pass.');
    refuses(s, 0, { bid: -3 }, 'Bid more than 0, or pass.');
    refuses(s, 0, { bid: 1.5 }, 'A bid is a whole number of pesos.');
    refuses(s, 0, { bid: '7' }, 'A bid is a whole number of pesos.');
    plays(s, 0, { bid: 1 });
  });

  test('3.3.2 turns go clockwise past those who are out', () => {
    const s = table({ seats: 5, at: 'auction', master: 3 });
    const asked: number[] = [];
    const moves = [{ bid: 1 }, { pass: true }, { bid: 2 }, { pass: true }, { bid: 3 }, { bid: 4 }, { bid: 5 }] as const;
    for (const move of moves) {
      asked.push(actors(s)[0]);
      plays(s, actors(s)[0], move);
    }
    expect(asked).toEqual([3, 4, 0, 1, 2, 3, 0]);
    expect(now(s)).toBe('auction 2');
  });

  test('3.3.3 it ends when the highest bidder is alone', () => {
    const s = table({ at: 'auction' });
    plays(s, 0, { bid: 4 });
    plays(s, 1, { pass: true });
    expect(now(s)).toBe('auction 2');
    plays(s, 2, { pass: true });
    expect(now(s)).toBe('buy 0');
    expect([s.master, s.cash[0]]).toEqual([0, 26]);
  });

  test('3.3.3 the last one who never bid is still asked: he bids, and has it', () => {
    const s = table({ at: 'auction' });
    plays(s, 0, { pass: true });
    plays(s, 1, { pass: true });
    expect(now(s)).toBe('auction 2');
    plays(s, 2, { bid: 1 });
    expect(now(s)).toBe('buy 2');
    expect(s.cash).toEqual([30, 30, 29]);
  });

  test('3.3.4 the winner pays at once, with the fewest loans that suffice', () => {
    const s = table({ at: 'auction', cash: [10, 30, 30] });
    plays(s, 0, { bid: 23 });
    plays(s, 1, { pass: true });
    const heard = plays(s, 2, { pass: true });
    // 10 + 12 = 22 is one short, so both: 10 + 24 - 23 = 11
    expect([s.cash[0], s.pledged[0], limit(s, 0)]).toEqual([11, 2, 11]);
    expect(heard).toEqual([
      'Player 3 left the auction.',
      'Player 1 became harbour master for 23 pesos.',
      'Player 1 pledged 2 shares for 24.',
    ]);
    const one = table({ at: 'auction', cash: [10, 30, 30] });
    plays(one, 0, { bid: 22 });
    plays(one, 1, { pass: true });
    plays(one, 2, { pass: true });
    expect([one.cash[0], one.pledged[0]]).toEqual([0, 1]);
  });

  test('3.3.5 no bid at all: the previous harbour master, and in voyage 1 the opener, for nothing', () => {
    for (const voyage of [1, 4]) {
      const s = table({ at: 'auction', master: 1, voyage });
      for (const seat of [1, 2, 0]) plays(s, seat, { pass: true });
      expect(now(s)).toBe('buy 1');
      expect(s.cash).toEqual([30, 30, 30]);
    }
  });

  test('3.3.6 a loan in the auction leaves the limit, redeeming lowers it by three', () => {
    const s = table({ at: 'auction' });
    expect(limit(s, 0)).toBe(54);
    plays(s, 0, { loan: true });
    expect([s.cash[0], limit(s, 0), now(s)]).toEqual([42, 54, 'auction 0']);
    plays(s, 0, { redeem: true });
    expect([s.cash[0], limit(s, 0), now(s)]).toEqual([27, 51, 'auction 0']);
    refuses(s, 0, { bid: 52 }, 'Your limit is 51: your cash plus 12 for each unpledged share.');
    plays(s, 0, { bid: 51 });
  });

  test('3.3.6 the standing highest bidder never redeems below his bid: he is not asked while it stands', () => {
    const s = table({ at: 'auction', pledged: [1, 0, 0] });
    plays(s, 0, { bid: 42 }); // 30 + 12
    refuses(s, 0, { redeem: true }, 'It’s not your turn to decide this.');
    plays(s, 1, { bid: 43 });
    plays(s, 2, { pass: true });
    plays(s, 0, { redeem: true }); // his bid is beaten
    expect(limit(s, 0)).toBe(39); // 42 - 3
  });
});

describe('E1 auction', () => {
  const [ANA, BEN, CY, DORA] = [0, 1, 2, 3];
  function told(): Manila {
    const s = table({ seats: 4, at: 'auction' });
    plays(s, ANA, { bid: 5 });
    plays(s, BEN, { bid: 9 });
    plays(s, CY, { pass: true });
    plays(s, DORA, { bid: 12 });
    plays(s, ANA, { pass: true });
    plays(s, BEN, { bid: 14 });
    refuses(s, DORA, { bid: 14 }, 'Bid more than 14, or pass.');
    refuses(s, DORA, { bid: 55 }, 'Your limit is 54: your cash plus 12 for each unpledged share.');
    expect(bids(s, DORA).at(-1)).toBe(54);
    refuses(s, CY, { bid: 30 }, 'You passed, so you can’t bid again in this auction.');
    plays(s, DORA, { bid: 20 });
    plays(s, BEN, { pass: true });
    return s;
  }

  test('D is master with 10 left, buys silk at 5, loads, launches; D, A, B, C place', () => {
    const s = told();
    expect([s.master, s.cash[DORA], now(s)]).toEqual([DORA, 10, 'buy 3']);
    const silk = s.supply[2];
    plays(s, DORA, { buy: 2 });
    expect([s.cash[DORA], s.hands[DORA].length, s.supply[2]]).toEqual([5, 3, silk - 1]);
    plays(s, DORA, { load: [0, 2, 3] });
    refuses(
      s,
      DORA,
      {
        launch: [
          [0, 1],
          [1, 5],
          [2, 4],
        ],
      },
      'The starts must add up to 9, not 10.',
    );
    refuses(
      s,
      DORA,
      {
        launch: [
          [0, 0],
          [1, 6],
          [2, 3],
        ],
      },
      'Start each punt on a space from 0 to 5.',
    );
    plays(s, DORA, {
      launch: [
        [0, 0],
        [1, 5],
        [2, 4],
      ],
    });
    expect(s.punts.map(({ ware, pos }) => [ware, pos])).toEqual([
      [0, 0],
      [2, 5],
      [3, 4],
    ]);
    const asked: number[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(actors(s)[0]);
      plays(s, actors(s)[0], { pass: true });
    }
    expect(asked).toEqual([DORA, ANA, BEN, CY]);
  });

  test('the next auction is opened by D; if all pass D stays master for nothing', () => {
    const s = table({ seats: 4, at: 'pause', master: DORA, punts: onRoutes([0, 'port'], [1, 'yard'], [2, 'yard']) });
    plays(s, -1, { go: true });
    for (const seat of [DORA, ANA, BEN, CY]) plays(s, seat, { pass: true });
    expect([now(s), s.cash[DORA]]).toEqual(['buy 3', 30]);
  });
});
