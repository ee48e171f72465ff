import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { Match } from '../../../src/engine/match';
import { accepts } from '../../../src/engine/run';
import { wander } from '../wander';
import { secrecy, type Tally } from './checks';
import {
  any,
  GINSENG,
  game,
  JADE,
  legal,
  type Manila,
  matchFrom,
  NUTMEG,
  now,
  type Options,
  onRoutes,
  plays,
  rules,
  SILK,
  sees,
  table,
  type Written,
  words,
} from './position';

/** Rule page 3.1.5 beyond the contract: purses, encumbered shares, bought and dealt ones. */

const HIDDEN: Partial<Options> = { hiddenMoney: true };

test.each([
  [3, HIDDEN],
  [4, { ...HIDDEN, blindPassenger: 'anyButInsurance', strongPirates: true }],
  [5, { ...HIDDEN, moving: 'choose', dealPool: 'all20' }],
  [4, {}],
] as [number, Partial<Options>][])(
  '3.1.5 nothing that others see, are offered or are told depends on a hidden purse or pledge: %i with %j',
  (seats, options) => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 8; seed++) secrecy(game as never, { seats, options, seed }, tally);
    expect(tally.pledges).toBeGreaterThan(20);
    if (options.hiddenMoney) expect(tally.purses).toBeGreaterThan(200);
  },
);

describe('3.1.5 hidden money', () => {
  test('a purse shows to its owner alone, until the end', () => {
    const s = table({ options: HIDDEN, cash: [7, 8, 9] });
    expect(sees(s, 1).cash).toEqual([null, 8, null]);
    expect(sees(s, null).cash).toEqual([null, null, null]);
    const end = table({
      options: HIDDEN,
      at: 'payday',
      values: [20, 0, 0, 0],
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    plays(end, -1, null);
    expect(sees(end, null).cash).toEqual(end.cash);
    expect(sees(end, null).hands[0].map(({ ware }) => ware)).toEqual([GINSENG, NUTMEG]);
  });

  test('the limit is the same, and no refusal names it', () => {
    for (const hiddenMoney of [true, false]) {
      const s = table({ options: { hiddenMoney }, at: 'auction', cash: [7, 30, 30] });
      expect(legal(s, 0).filter((m) => 'bid' in m)).toHaveLength(31); // 7 + 24
      const verdict = accepts(rules, any(s), 0, { bid: 32 });
      expect(words(verdict as never)).toBe(
        hiddenMoney
          ? 'That’s over your limit: your cash plus 12 for each unpledged share.'
          : 'Your limit is 31: your cash plus 12 for each unpledged share.',
      );
    }
  });

  test('nobody is skipped for what is in a purse: a blind passenger without a seat is asked, and passes', () => {
    const full: Written = {
      at: 'P2',
      cash: [0, 30, 30],
      pledged: [2, 0, 0],
      punts: onRoutes([GINSENG, 3, [1, 1, 1]], [NUTMEG, 3, [2, 2, 2]], [SILK, 3, [1, 0, 0]]),
    };
    expect(now(table(full))).toBe('hire 2');
    const s = table({ ...full, options: HIDDEN });
    expect(now(s)).toBe('hire 0');
    expect(legal(s, 0)).toEqual([{ pass: true }]);
    plays(s, 0, { pass: true });
    expect(now(s)).toBe('hire 2');
  });

  test('every decision is made in the open, and with hidden money its legality is a matter of the hand', () => {
    for (const hiddenMoney of [false, true]) {
      for (const at of ['auction', 'buy', 'load', 'launch', 'P1', 'pause'] as const) {
        const punts: Written['punts'] = [
          [GINSENG, at === 'pause' ? 'port' : 3],
          [NUTMEG, at === 'pause' ? 'yard' : 3],
          [SILK, at === 'pause' ? 'yard' : 3],
        ];
        const match = matchFrom(table({ at, punts, options: { hiddenMoney } }));
        expect(match.ask(), at).toMatchObject({ privacy: hiddenMoney ? 'hand' : 'open', offered: true });
        expect(match.enter(0, { loan: true }, 1)).toBe(true);
        // a loan may be taken back where all money lies open
        expect(match.undoable() === true, at).toBe(!hiddenMoney);
      }
    }
  });

  test('refusals sound the same whatever the purse holds', () => {
    const ask = (cash: number, at: 'buy' | 'P1', move: object): string => {
      const s = table({ options: HIDDEN, at, cash: [cash, 30, 30], pledged: [2, 0, 0], values: [0, 0, 0, 20] });
      return words(accepts(rules, any(s), 0, move) as never);
    };
    expect(ask(0, 'buy', { buy: JADE })).toBe(ask(19, 'buy', { buy: JADE }));
    expect(ask(0, 'P1', { place: 'boat:0' })).toBe(ask(4, 'P1', { place: 'boat:0' }));
    expect(ask(0, 'P1', { redeem: true })).toBe(ask(14, 'P1', { redeem: true }));
  });
});

describe('3.1.5 shares', () => {
  test('everybody sees how many shares each holds and how many are pledged, nobody which', () => {
    const s = table({ at: 'buy', pledged: [1, 0, 2] });
    for (const seat of [null, 1, 2]) {
      const v = sees(s, seat);
      expect([v.pledged, v.hands[0]]).toEqual([
        [1, 0, 2],
        [
          { ware: null, pledged: null, bought: false },
          { ware: null, pledged: null, bought: false },
        ],
      ]);
    }
    expect(sees(s, 0).hands[0].map(({ pledged }) => pledged)).toEqual([true, false]);
  });

  test('whether the bought share is the encumbered one is hidden too', () => {
    const views = [0, 1].map((down) => {
      const s = table({ at: 'P1', bought: [[SILK]] });
      s.hands[0][down * 2].pledged = true;
      s.pledged[0] = 1;
      return sees(s, 1);
    });
    expect(views[0]).toEqual(views[1]);
    expect(views[0].hands[0][2]).toEqual({ ware: SILK, pledged: null, bought: true });
  });

  test('the deal tells nobody a ware; each owner sees it', () => {
    const match = Match.start(game as never, {
      id: 'deal',
      options: { opener: 'first' },
      chairs: [0, 1, 2].map((colour) => ({ name: '', colour, side: 0 })),
      seed: 'ab'.repeat(16),
      now: 0,
    });
    expect(
      match.enter(
        -1,
        {
          hands: [
            [GINSENG, JADE],
            [NUTMEG, NUTMEG],
            [SILK, JADE],
          ],
        },
        1,
      ),
    ).toBe(true);
    for (const seat of [null, 0, 1, 2]) {
      const heard = match.heard(seat).map(({ event }) => words(event));
      expect(heard).toEqual(['Each player was dealt 2 hidden shares.']);
      const hands = (match.view(seat) as ReturnType<typeof sees>).hands.map((hand) => hand.map(({ ware }) => ware));
      const dealt = [
        [GINSENG, JADE],
        [NUTMEG, NUTMEG],
        [SILK, JADE],
      ];
      expect(hands).toEqual(dealt.map((hand, owner) => (owner === seat ? hand : [null, null])));
    }
  });

  test('imagined hands agree with the supply and with what was bought', () => {
    const s: Manila = table({
      at: 'P1',
      hands: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      bought: [[SILK], [JADE]],
    });
    const v = sees(s, 0);
    const met = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const dream = rules.imagine(v, {
        next: () => (i * 0.618) % 1,
        int: (n) => Math.floor(((i * 7 + n * 3) * 0.618) % n),
      });
      expect(rules.broken(dream)).toBeUndefined();
      expect(rules.view(dream, 0)).toEqual(v);
      met.add(JSON.stringify(dream.hands[1].map(({ ware }) => ware)));
    }
    expect(met.size).toBeGreaterThan(2);
  });
});

test('with hidden money whoever counts what was paid in the open knows every purse', () => {
  const paid = new Set<number>();
  wander<Manila, unknown, Options>(rules, { seats: 4, seed: 3, options: HIDDEN }, (s) => {
    const dream = rules.imagine(sees(s, 0), rng(1)) as Manila;
    expect(dream.cash).toEqual(s.cash);
    paid.add(s.income[1] - s.cash[1]);
  });
  expect(paid.size).toBeGreaterThan(5);
});
