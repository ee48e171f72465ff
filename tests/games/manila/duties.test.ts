import { describe, expect, test } from 'vitest';
import {
  GINSENG,
  ILLEGAL,
  JADE,
  legal,
  limit,
  type Manila,
  NOT_YOURS,
  NUTMEG,
  now,
  onRoutes,
  place,
  plays,
  refuses,
  SILK,
  sees,
  table,
} from './position';

/** Rule page 3.2 and 3.4: the order of a voyage, and what the harbour master does. */

/** The decisions and rolls of a voyage in which nobody places and every die shows one. */
function programme(s: Manila): string {
  const out: string[] = [];
  for (let guard = 0; guard < 60 && s.todo[0].at !== 'payday'; guard++) {
    const { at } = s.todo[0];
    if (at === 'hire') {
      const rounds = s.todo.length;
      while (s.todo[0].at === 'hire' && s.todo.length === rounds) {
        // everybody places once: no two alike, and nothing that asks a question later
        const seat = Number(now(s).split(' ')[1]);
        const free = legal(s, seat).find((m) => 'place' in m && /^(port|yard|seat)/.test(m.place));
        plays(s, seat, free as never);
      }
      out.push('P');
    } else if (at === 'roll') {
      plays(s, -1, { dice: s.punts.map(({ dock }) => (dock === 'sea' ? 1 : 0)) });
      out.push('M');
    } else throw new Error(`asked ${at}`);
  }
  return out.join(' ');
}

/** From the auction, which everybody passes, to the launch. */
function launched(seats: number): Manila {
  const s = table({ seats, at: 'auction' });
  for (let seat = 0; seat < seats; seat++) plays(s, seat, { pass: true });
  plays(s, 0, { decline: true });
  plays(s, 0, { load: [GINSENG, NUTMEG, SILK] });
  plays(s, 0, {
    launch: [
      [0, 3],
      [1, 3],
      [2, 3],
    ],
  });
  return s;
}

describe('3.2 the voyage', () => {
  test('three players: P P M P M P M', () => {
    expect(programme(launched(3))).toBe('P P M P M P M');
  });

  test.each([4, 5])('%i players: P M P M P M', (seats) => {
    expect(programme(launched(seats))).toBe('P M P M P M');
  });

  test('pilots move after the last placement and before the third roll', () => {
    const s = table({ seats: 4, at: 'L', small: 1, large: 2 });
    expect(now(s)).toBe('pilot 1');
    plays(s, 1, { pilot: [] });
    expect(now(s)).toBe('pilot 2');
    plays(s, 2, { pilot: [] });
    expect(s.todo.map((f) => f.at)).toEqual(['roll', 'moved', 'payday']);
  });

  test('auction, duties, placement: each after the other', () => {
    expect(now(launched(4))).toBe('hire 0');
  });
});

describe('3.4.1 the share', () => {
  test('costs its value, at least five; with loans where needed', () => {
    const s = table({ at: 'buy', values: [0, 5, 10, 20], cash: [30, 30, 30] });
    for (const [ware, price] of [
      [GINSENG, 5],
      [NUTMEG, 5],
      [SILK, 10],
      [JADE, 20],
    ]) {
      const t = structuredClone(s);
      plays(t, 0, { buy: ware });
      expect(t.cash[0]).toBe(30 - price);
    }
    const poor = table({ at: 'buy', values: [0, 0, 0, 20], cash: [2, 30, 30] });
    plays(poor, 0, { buy: JADE });
    expect([poor.cash[0], poor.pledged[0]]).toEqual([6, 2]); // 2 + 24 - 20
  });

  test('leaves the supply, is unpledged and can be encumbered at once', () => {
    const s = table({ at: 'buy', pledged: [2, 0, 0], cash: [5, 30, 30] });
    const left = s.supply[SILK];
    plays(s, 0, { buy: SILK });
    expect(s.supply[SILK]).toBe(left - 1);
    expect(s.hands[0][2]).toEqual({ ware: SILK, pledged: false, bought: true });
    expect([s.cash[0], limit(s, 0)]).toEqual([0, 12]);
    plays(s, 0, { loan: true });
    expect([s.cash[0], s.pledged[0]]).toEqual([12, 3]);
  });

  test('the share to be bought cannot pay for itself', () => {
    const s = table({ at: 'buy', pledged: [2, 0, 0], cash: [4, 30, 30] });
    refuses(s, 0, { buy: SILK }, 'The share costs 5; your limit is 4.');
    expect(legal(s, 0)).toEqual([{ decline: true }]);
  });

  test('may be declined; only the harbour master is asked', () => {
    const s = table({ at: 'buy', master: 2 });
    refuses(s, 0, { buy: SILK }, NOT_YOURS);
    plays(s, 2, { decline: true });
    expect(now(s)).toBe('load 2');
    expect(s.hands[2]).toHaveLength(2);
  });

  test('a ware that is sold out is not for sale', () => {
    // five of silk are out: three dealt, two bought
    const s = table({
      at: 'buy',
      hands: [
        [2, 3],
        [2, 3],
        [2, 3],
      ],
      bought: [[], [2], [2]],
    });
    expect(s.supply[SILK]).toBe(0);
    refuses(s, 0, { buy: SILK }, 'There are no Silk shares left.');
    expect(legal(s, 0)).toEqual([{ buy: GINSENG }, { buy: NUTMEG }, { buy: JADE }, { decline: true }, { loan: true }]);
  });

  test('one a voyage, before anything is loaded', () => {
    const s = table({ at: 'buy' });
    plays(s, 0, { buy: SILK });
    refuses(s, 0, { buy: SILK }, 'You may buy only one share a voyage, before the punts are loaded.');
    plays(s, 0, { load: [0, 1, 2] });
    refuses(s, 0, { buy: GINSENG }, 'You may buy only one share a voyage, before the punts are loaded.');
  });

  test('3.1.5 everybody hears its ware; it stays known', () => {
    const s = table({ at: 'buy' });
    expect(plays(s, 0, { buy: SILK })[0]).toBe('Player 1 bought a share of Silk for 5.');
    for (const seat of [null, 1, 2]) {
      expect(sees(s, seat).hands[0].map(({ ware }) => ware)).toEqual([null, null, SILK]);
      expect(sees(s, seat).supply[SILK]).toBe(s.supply[SILK]);
    }
  });
});

describe('3.4.2 the load', () => {
  test('three different wares; the fourth stays ashore', () => {
    const s = table({ at: 'load' });
    expect(legal(s, 0).filter((m) => 'load' in m)).toHaveLength(4);
    refuses(s, 0, { load: [SILK, SILK, JADE] }, 'There’s one load of each: pick different wares.');
    refuses(s, 0, { load: [SILK, JADE] }, 'Load three wares, one on each punt.');
    refuses(s, 0, { load: [0, 1, 2, 3] }, 'Load three wares, one on each punt.');
    refuses(s, 0, { load: [0, 1, 4] }, ILLEGAL);
    expect(plays(s, 0, { load: [NUTMEG, SILK, JADE] })).toEqual([
      'Player 1 loaded Nutmeg, Silk and Jade. Ginseng stayed ashore.',
    ]);
  });

  test('what stays ashore has no seats, no die and no rise', () => {
    const s = table({ at: 'payday', punts: onRoutes([NUTMEG, 'port'], [SILK, 'port'], [JADE, 'port']) });
    plays(s, -1, null);
    expect(s.values).toEqual([0, 5, 5, 5]);
  });
});

describe('3.4.3 the launch', () => {
  test('150 launches: six assignments of routes, 25 of starts', () => {
    const s = table({ at: 'launch' });
    const list = legal(s, 0).filter((m) => 'launch' in m);
    expect(list).toHaveLength(150);
    expect(new Set(list.map((m) => JSON.stringify(m))).size).toBe(150);
  });

  test('each punt has its own route', () => {
    const s = table({ at: 'launch' });
    plays(s, 0, {
      launch: [
        [2, 5],
        [0, 4],
        [1, 0],
      ],
    });
    expect(s.punts.map(({ ware, pos, dock }) => [ware, pos, dock])).toEqual([
      [SILK, 4, 'sea'],
      [JADE, 0, 'sea'],
      [GINSENG, 5, 'sea'],
    ]);
  });

  test('starts 0 to 5 that sum to nine; equal ones are fine', () => {
    const s = table({ at: 'launch' });
    refuses(
      s,
      0,
      {
        launch: [
          [0, 6],
          [1, 3],
          [2, 0],
        ],
      },
      'Start each punt on a space from 0 to 5.',
    );
    refuses(
      s,
      0,
      {
        launch: [
          [0, -1],
          [1, 5],
          [2, 5],
        ],
      },
      'Start each punt on a space from 0 to 5.',
    );
    refuses(
      s,
      0,
      {
        launch: [
          [0, 5],
          [1, 4],
          [2, 1],
        ],
      },
      'The starts must add up to 9, not 10.',
    );
    refuses(
      s,
      0,
      {
        launch: [
          [0, 2],
          [1, 2],
          [2, 4],
        ],
      },
      'The starts must add up to 9, not 8.',
    );
    refuses(
      s,
      0,
      {
        launch: [
          [0, 3],
          [0, 3],
          [2, 3],
        ],
      },
      'Each punt needs its own route.',
    );
    refuses(
      s,
      0,
      {
        launch: [
          [0, 5],
          [1, 4],
        ],
      },
      ILLEGAL,
    );
    plays(s, 0, {
      launch: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    });
  });

  test('then the harbour master is the first to place', () => {
    const s = table({ at: 'launch', master: 1 });
    plays(s, 1, {
      launch: [
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    });
    expect(now(s)).toBe('hire 1');
    place(s, 'port:0');
    expect(now(s)).toBe('hire 2');
  });
});
