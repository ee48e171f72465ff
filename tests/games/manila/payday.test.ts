import { describe, expect, test } from 'vitest';
import {
  fortunes,
  GINSENG,
  JADE,
  legal,
  type Manila,
  NUTMEG,
  now,
  onRoutes,
  paid,
  plays,
  rules,
  SILK,
  table,
  type Written,
  words,
} from './position';

/** Rule page 3.9 and 3.10: profits, insurance, rise, end. */

const pay = (w: Written): Manila => table({ seats: 4, at: 'payday', ...w });

describe('3.9.1-3 profits', () => {
  test('plunder: the load profit over the pirates on the boat', () => {
    for (const [ware, whole] of [
      [GINSENG, 18],
      [NUTMEG, 24],
      [SILK, 30],
      [JADE, 36],
    ]) {
      const others = [0, 1, 2, 3].filter((other) => other !== ware);
      const punts: Written['punts'] = [
        [ware, 'plundered'],
        [others[0], 'yard'],
        [others[1], 'yard'],
      ];
      expect(paid(pay({ punts, boat: [2] }))).toEqual([0, 0, whole, 0]);
      expect(paid(pay({ punts, boat: [2, 0] }))).toEqual([whole / 2, 0, whole / 2, 0]);
      expect(paid(pay({ punts, boat: [2, 2] }))).toEqual([0, 0, whole, 0]);
    }
  });

  test('an arrived punt: its load over those aboard, one part for every piece', () => {
    const punts: Written['punts'] = [
      [JADE, 'port', [0, 1, 1, 3]],
      [SILK, 'port', [2]],
      [GINSENG, 'port'],
    ];
    expect(paid(pay({ punts }))).toEqual([9, 18, 30, 9]); // 36 / 4, 30; ginseng is empty
  });

  test('a wreck brings nothing to those aboard', () => {
    expect(paid(pay({ punts: onRoutes([JADE, 'yard', [0, 1]], [SILK, 'yard', [2]], [GINSENG, 'yard']) }))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('port berths pay 6, 8, 15 where a punt lies there, whichever it is', () => {
    const ports = { 0: 0, 1: 1, 2: 2 };
    const of = (...docks: ('port' | 'yard')[]) => docks.map((dock, ware): [number, 'port' | 'yard'] => [ware, dock]);
    expect(paid(pay({ ports, punts: of('port', 'port', 'port') }))).toEqual([6, 8, 15, 0]);
    expect(paid(pay({ ports, punts: of('yard', 'port', 'port') }))).toEqual([6, 8, 0, 0]);
    expect(paid(pay({ ports, punts: of('yard', 'yard', 'port') }))).toEqual([6, 0, 0, 0]);
    expect(paid(pay({ ports, punts: of('yard', 'yard', 'yard') }))).toEqual([0, 0, 0, 0]);
  });

  test('shipyard berths likewise; without an agent the bank pays', () => {
    const yards = { 0: 0, 1: 1, 2: 2 };
    expect(paid(pay({ yards, punts: onRoutes([0, 'yard'], [1, 'yard'], [2, 'yard']) }))).toEqual([6, 8, 15, 0]);
    expect(paid(pay({ yards, punts: onRoutes([0, 'yard'], [1, 'port'], [2, 'port']) }))).toEqual([6, 0, 0, 0]);
  });
});

describe('3.9.4 the insurance agent', () => {
  const docks = (wrecks: number): Written['punts'] => [0, 1, 2].map((ware) => [ware, ware < wrecks ? 'yard' : 'port']);

  test.each([
    [0, 0],
    [1, 6],
    [2, 14],
    [3, 29],
  ])('%i punts in the shipyard cost %i', (wrecks, liability) => {
    // nobody in the shipyard: the bank gets it
    expect(paid(pay({ agent: 3, punts: docks(wrecks) }))).toEqual([0, 0, 0, liability === 0 ? 0 : -liability]);
  });

  test('pays the accomplices there, and the bank for the spaces without', () => {
    const changes = paid(pay({ agent: 3, yards: { 0: 0, 2: 1 }, punts: docks(3) }));
    expect(changes).toEqual([6, 15, 0, -29]);
  });

  test('nets out his own piece', () => {
    expect(paid(pay({ agent: 3, yards: { 0: 0, 1: 3 }, punts: docks(2) }))).toEqual([6, 0, 0, -6]);
    expect(paid(pay({ agent: 3, yards: { 0: 3, 2: 3 }, punts: docks(3) }))).toEqual([0, 0, 0, -8]);
  });

  test('pays nothing for punts sent to the port by pirates, but for those sent to the shipyard', () => {
    expect(
      paid(pay({ agent: 3, boat: [0], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'plundered'], [SILK, 'yard']) })),
    ).toEqual([24, 0, 0, -6]);
    const s = table({
      seats: 4,
      at: 'after M3',
      agent: 3,
      boat: [0],
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 13], [SILK, 4]),
    });
    plays(s, 0, { to: 'yard' });
    expect(paid(s)).toEqual([24, 0, 0, -14]);
  });

  test('is solvent by what he has just earned: his own load comes first', () => {
    const s = pay({
      agent: 3,
      cash: [30, 30, 30, 0],
      punts: onRoutes([JADE, 'port', [3]], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    expect(paid(s)).toEqual([0, 0, 0, 22]); // 36 - 14
    expect(s.pledged[3]).toBe(0);
  });

  test('short of cash he pledges, as few shares as it takes', () => {
    const s = pay({ agent: 3, cash: [30, 30, 30, 5], punts: docks(2) });
    paid(s);
    expect([s.cash[3], s.pledged[3]]).toEqual([3, 1]); // 5 + 12 - 14
  });

  test('still short he pays all he has, the bank the rest, and owes nothing', () => {
    const s = pay({
      agent: 3,
      cash: [30, 30, 30, 4],
      pledged: [0, 0, 0, 1],
      yards: { 0: 0, 1: 1, 2: 2 },
      punts: docks(3),
    });
    const before = s.cash.slice();
    const heard = plays(s, -1, null);
    expect(heard).toContain('Player 4 pledged one share for 12.');
    expect(heard).toContain('Player 4 paid 16 as insurance agent.');
    expect(heard).toContain('The bank covered the missing 13 pesos.');
    expect(s.cash.map((coins, seat) => coins - before[seat])).toEqual([6, 8, 15, -4]); // payees get full amounts
    expect(s.pledged[3]).toBe(2);
  });
});

test('3.9.5 pilots and pieces on unfilled docks get nothing; costs are not refunded', () => {
  const w = { small: 0, large: 1, ports: { 2: 2 }, yards: { 2: 3 } };
  expect(paid(pay({ ...w, punts: onRoutes([0, 'port'], [1, 'port'], [2, 'yard']) }))).toEqual([0, 0, 0, 0]);
});

describe('3.10 rise, end, clean-up', () => {
  test('every ware in the port goes one step: 0, 5, 10, 20, 30', () => {
    const s = pay({ values: [0, 5, 10, 0], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [SILK, 'port']) });
    plays(s, -1, null);
    expect(s.values).toEqual([5, 10, 20, 0]);
  });

  test('by the captain’s choice too; wrecks and what stayed ashore stay', () => {
    const s = pay({
      values: [5, 5, 5, 5],
      boat: [1],
      punts: onRoutes([GINSENG, 'plundered'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    plays(s, -1, null);
    expect(s.values).toEqual([10, 5, 5, 5]);
  });

  test('at 30 the game ends at once, with every value of this voyage risen', () => {
    const s = pay({ values: [20, 10, 0, 0], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [SILK, 'yard']) });
    plays(s, -1, null);
    expect(now(s)).toBe('over');
    expect([s.values, rules.ending(s)]).toEqual([[30, 20, 0, 0], 'ginseng']);
  });

  test('two wares at 30', () => {
    const s = pay({ values: [20, 20, 0, 0], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [SILK, 'yard']) });
    plays(s, -1, null);
    expect([s.values, rules.ending(s), now(s)]).toEqual([[30, 30, 0, 0], 'several', 'over']);
  });

  test('below 30 everything is cleared and the next voyage begins', () => {
    const s = pay({
      values: [10, 10, 0, 0],
      master: 2,
      passed: [1],
      punts: onRoutes([GINSENG, 'port', [0]], [NUTMEG, 'port'], [SILK, 'yard']),
      ports: { 0: 1 },
    });
    plays(s, -1, null);
    plays(s, -1, { go: true });
    expect([now(s), s.voyage, s.punts, s.ports, s.passed]).toEqual([
      'auction 2',
      2,
      [],
      [-1, -1, -1],
      [false, false, false, false],
    ]);
    expect(s.values).toEqual([20, 20, 0, 0]);
  });

  test('the shortest game has four voyages', () => {
    let value = 0;
    let voyages = 0;
    for (; value < 30; voyages++) {
      const s = pay({ values: [value, 0, 0, 0], punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']) });
      plays(s, -1, null);
      value = s.values[GINSENG];
    }
    expect(voyages).toBe(4);
  });

  describe('fortunes', () => {
    const end = (w: Written): Manila => {
      const s = pay({
        values: [20, 10, 0, 5],
        punts: onRoutes([GINSENG, 'port'], [JADE, 'yard'], [SILK, 'yard']),
        ...w,
      });
      plays(s, -1, null);
      return s;
    };
    const totals = (s: Manila): number[] => {
      const sum = new Array(s.n).fill(0);
      for (const line of rules.scores(s)) sum[line.seat] += line.points;
      return sum;
    };

    test('cash, every share at its value, less 15 for each encumbered one; can be negative', () => {
      // values 30, 10, 0, 5
      const s = end({
        cash: [7, 0, 12, 1],
        hands: [
          [GINSENG, NUTMEG],
          [SILK, SILK],
          [GINSENG, JADE],
          [SILK, JADE],
        ],
        bought: [[], [], [GINSENG]],
        pledged: [1, 2, 0, 1],
      });
      expect(totals(s)).toEqual([7 + 30 + 10 - 15, 0 - 30, 12 + 30 + 30 + 5, 1 + 0 + 5 - 15]);
      expect(fortunes(s)).toEqual(totals(s));
      expect(rules.winners(s)).toEqual([2]);
    });

    test('equal fortunes share the win', () => {
      const s = end({
        cash: [10, 0, 10, 0],
        hands: [
          [GINSENG, SILK],
          [SILK, SILK],
          [GINSENG, JADE],
          [NUTMEG, JADE],
        ],
      });
      expect(totals(s)).toEqual([40, 0, 45, 15]);
      s.cash[0] += 5;
      s.income[0] += 5;
      expect(rules.winners(s)).toEqual([0, 2]);
    });

    test('each line says what it is made of', () => {
      const s = end({
        cash: [7, 0, 12, 1],
        hands: [
          [GINSENG, GINSENG],
          [SILK, SILK],
          [NUTMEG, JADE],
          [SILK, JADE],
        ],
        pledged: [1, 0, 0, 0],
      });
      const lines = rules.scores(s).filter(({ seat }) => seat === 0);
      expect(lines.map(({ category, points, reason }) => [category, points, words(reason)])).toEqual([
        ['cash', 7, 'Cash'],
        ['ginseng', 60, '2 shares of Ginseng at 30'],
        ['loans', -15, 'One pledged share at 15'],
      ]);
    });

    test('nobody has won, and nothing is asked, before the end', () => {
      const s = pay({ punts: onRoutes([GINSENG, 'port'], [JADE, 'yard'], [SILK, 'yard']) });
      expect([rules.winners(s), rules.ending(s), legal(s, 0)]).toEqual([[], undefined, []]);
    });
  });
});
