import { describe, expect, test } from 'vitest';
import {
  GINSENG,
  JADE,
  legal,
  type Manila,
  NUTMEG,
  now,
  onRoutes,
  paid,
  place,
  plays,
  refuses,
  rolls,
  rules,
  SILK,
  spaces,
  table,
  type Written,
  where,
} from './position';

/** Rule page 4: the questions of the list, answered by the program; 8 to 18 are in faq-pirates.test.ts. */

const ALL_HOME: Written['punts'] = [
  [GINSENG, 'port'],
  [NUTMEG, 'yard'],
  [SILK, 'yard'],
];
const names = (s: Manila, seat: number): string[] => legal(s, seat).map((m) => Object.keys(m)[0]);

describe('4 ambiguities and our answer', () => {
  test('1 everyone passes in the very first auction: the opener, for nothing', () => {
    const s = table({ seats: 4, at: 'auction', master: 2 });
    for (const seat of [2, 3, 0]) plays(s, seat, { pass: true });
    expect(plays(s, 1, { pass: true })).toContain('Nobody bid. Player 3 became harbour master for free.');
    expect([now(s), s.cash]).toEqual(['buy 2', [30, 30, 30, 30]]);
  });

  test('2 the previous master passes, another bids 1: he cannot come back', () => {
    const s = table({ at: 'auction', voyage: 2 });
    plays(s, 0, { pass: true });
    plays(s, 1, { bid: 1 });
    refuses(s, 0, { bid: 2 }, 'You passed, so you can’t bid again in this auction.');
    plays(s, 2, { pass: true });
    expect([now(s), s.cash[1]]).toEqual(['buy 1', 29]);
  });

  test('3 the last bidder who never bid bids one or more, or passes', () => {
    for (const [move, master] of [
      [{ bid: 1 }, 2],
      [{ pass: true }, 0],
    ] as const) {
      const s = table({ at: 'auction' });
      plays(s, 0, { pass: true });
      plays(s, 1, { pass: true });
      refuses(s, 2, { bid: 0 }, 'Bid more than 0, or pass.');
      plays(s, 2, move);
      expect(now(s)).toBe(`buy ${master}`);
    }
  });

  test('4 a bid with loans is always paid: the limit guarantees it', () => {
    for (const cash of [0, 7, 30]) {
      const s = table({ at: 'auction', cash: [cash, 30, 30] });
      plays(s, 0, { bid: cash + 24 });
      plays(s, 1, { pass: true });
      plays(s, 2, { pass: true });
      expect([s.cash[0], s.pledged[0]]).toEqual([0, 2]);
    }
  });

  test('5 the same ware twice is impossible', () => {
    const s = table({ at: 'load' });
    refuses(s, 0, { load: [JADE, JADE, SILK] }, 'There’s one load of each: pick different wares.');
  });

  test('6 port A can be taken when a punt is already there; two seats and two berths too', () => {
    const s = table({ seats: 3, at: 'P4', passed: [1, 2], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 4], [SILK, 4]) });
    place(s, 'port:0');
    for (let i = 0; i < 2 && s.todo[0].at === 'roll'; i++) rolls(s, 0, 1, 1);
    expect(paid(s)[0]).toBe(6);
    const two = table({ passed: [1, 2] });
    place(two, 'seat:0:0', 'seat:0:1');
    expect(two.punts[0].aboard).toEqual([0, 0]);
  });

  test('7 a punt standing on 13 can be boarded in a placement round', () => {
    const s = table({ seats: 4, at: 'P3', punts: onRoutes([GINSENG, 13], [NUTMEG, 4], [SILK, 4]) });
    place(s, 'seat:0:0');
    expect(s.cash[0]).toBe(29);
  });

  test('19 the agent with a piece on a hit shipyard space pays himself: net nothing', () => {
    const s = table({
      seats: 4,
      at: 'payday',
      agent: 0,
      yards: { 0: 0, 1: 0 },
      punts: ALL_HOME,
      cash: [0, 30, 30, 30],
      pledged: [2, 0, 0, 0],
    });
    expect(paid(s)).toEqual([0, 0, 0, 0]);
  });

  test('20 no punt wrecked: the agent keeps the ten', () => {
    const s = table({ seats: 4 });
    place(s, 'agent');
    expect(s.cash[0]).toBe(40);
    const end = table({
      seats: 4,
      at: 'payday',
      agent: 0,
      cash: [40, 30, 30, 30],
      punts: onRoutes([0, 'port'], [1, 'port'], [2, 'port']),
    });
    expect(paid(end)[0]).toBe(0);
  });

  test('21 insurance with no shares and no cash at pay time: what he has, the bank the rest', () => {
    const s = table({
      seats: 4,
      at: 'payday',
      agent: 0,
      yards: { 0: 1, 1: 2 },
      punts: ALL_HOME,
      cash: [0, 30, 30, 30],
      pledged: [2, 0, 0, 0],
    });
    expect(paid(s)).toEqual([0, 6, 8, 0]);
    expect(s.cash[0]).toBe(0);
  });

  test('22 an encumbered share at 30 in the end: net 15', () => {
    const w: Written = {
      at: 'payday',
      values: [20, 0, 0, 0],
      hands: [
        [GINSENG, NUTMEG],
        [SILK, JADE],
        [NUTMEG, SILK],
      ],
      punts: ALL_HOME,
    };
    const total = (s: Manila) => rules.scores(s).reduce((sum, { seat, points }) => sum + (seat === 0 ? points : 0), 0);
    const s = table({ ...w, cash: [0, 0, 0], pledged: [1, 0, 0] });
    plays(s, -1, null);
    expect(total(s)).toBe(15);
  });

  test('23 redeeming at the end is neutral', () => {
    const totals = [false, true].map((redeem) => {
      const s = table({
        at: 'after M3',
        values: [20, 0, 0, 0],
        boat: [0],
        pledged: [1, 0, 0],
        punts: onRoutes([GINSENG, 'port'], [NUTMEG, 13], [SILK, 4]),
      });
      if (redeem) plays(s, 0, { redeem: true });
      plays(s, 0, { to: 'yard' });
      plays(s, -1, null);
      expect(now(s)).toBe('over');
      return rules.scores(s).reduce((sum, { seat, points }) => sum + (seat === 0 ? points : 0), 0);
    });
    expect(totals[0]).toBe(totals[1]);
  });

  test('24 shares are never sold: no decision offers it', () => {
    const kinds = new Set<string>();
    for (const at of ['auction', 'buy', 'load', 'launch', 'P1', 'pause'] as const) {
      const s = table({ at, ...(at === 'pause' && { punts: ALL_HOME }), pledged: [1, 0, 0] });
      for (const name of names(s, 0)) kinds.add(name);
    }
    expect([...kinds].sort()).toEqual(['bid', 'buy', 'decline', 'launch', 'load', 'loan', 'pass', 'place', 'redeem']);
    refuses(table(), 0, { sell: 0 }, 'The rules don’t allow that here.');
  });

  test('25 punts on the same start number: yes, on different routes', () => {
    const s = table({ at: 'launch' });
    plays(s, 0, {
      launch: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    });
    expect(where(s)).toEqual(['sea 3', 'sea 3', 'sea 3']);
  });

  test('26 values never fall', () => {
    const s = table({
      at: 'payday',
      values: [5, 10, 20, 5],
      punts: onRoutes([GINSENG, 'yard'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    plays(s, -1, null);
    expect(s.values).toEqual([5, 10, 20, 5]);
    plays(s, -1, { go: true });
    expect(s.values).toEqual([5, 10, 20, 5]);
    expect(spaces(s, 0)).toEqual([]);
  });
});
