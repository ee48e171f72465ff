import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/engine/run';
import {
  any,
  fortunes,
  GINSENG,
  ILLEGAL,
  JADE,
  type Manila,
  NUTMEG,
  now,
  onRoutes,
  paid,
  plays,
  refuses,
  rolls,
  rules,
  SILK,
  table,
  where,
} from './position';

/** Rule page 3.6.1-3 and 3.6.5: dice, punts, docks. */

describe('3.6.1 dice', () => {
  test('one for every punt still at sea, by route', () => {
    const s = table({ seats: 4, at: 'M3', punts: onRoutes([GINSENG, 5], [NUTMEG, 'port'], [JADE, 13]) });
    for (const dice of [
      [1, 1, 1],
      [1, 0, 0],
      [0, 0, 6],
      [7, 0, 1],
      [1, 0],
      [1.5, 0, 2],
      [-1, 0, 1],
    ])
      refuses(s, -1, { dice }, 'Each punt at sea has one die, showing 1 to 6.');
    expect(rolls(s, 4, 0, 2)).toContain('Roll 3: Ginseng 4 and Jade 2.');
    expect(where(s)).toEqual(['yard A', 'port A', 'port B']);
  });

  test('every outcome is listed once: 6 to the number of punts at sea', () => {
    const step = rules.steps.roll;
    if (step.kind !== 'chance') throw new Error('a roll is chance');
    for (const [punts, n] of [
      [
        [
          [GINSENG, 5],
          [NUTMEG, 3],
          [JADE, 1],
        ],
        216,
      ],
      [
        [
          [GINSENG, 'port'],
          [NUTMEG, 3],
          [JADE, 1],
        ],
        36,
      ],
      [
        [
          [GINSENG, 'port'],
          [NUTMEG, 'port'],
          [JADE, 13],
        ],
        6,
      ],
    ] as [any, number][]) {
      const s = table({ seats: 4, at: 'M3', punts });
      const list = step.outcomes?.(s, s.todo[0]) ?? [];
      expect(new Set(list.map(({ move }) => JSON.stringify(move))).size).toBe(n);
      expect(list.every(({ move, weight }) => weight === 1 && accepts(rules, any(s), -1, move) === true)).toBe(true);
    }
  });
});

describe('3.6.2 moving', () => {
  test('each punt moves its full die; 13 is not yet the port', () => {
    const s = table({ seats: 4, at: 'M2', punts: onRoutes([GINSENG, 7], [NUTMEG, 8], [JADE, 9]) });
    rolls(s, 6, 6, 3);
    expect(where(s)).toEqual(['sea 13', 'port A', 'sea 12']);
  });

  test('beyond 13 the next free berth, in the order of moving', () => {
    const s = table({ seats: 4, at: 'M2', punts: onRoutes([GINSENG, 10], [NUTMEG, 12], [JADE, 11]) });
    rolls(s, 5, 2, 4);
    expect(where(s)).toEqual(['port A', 'port B', 'port C']);
  });

  test('from 13 any roll reaches the port', () => {
    for (let die = 1; die <= 6; die++) {
      const s = table({ seats: 4, at: 'M3', punts: onRoutes([GINSENG, 13], [NUTMEG, 'port'], [JADE, 'port']) });
      rolls(s, die, 0, 0);
      expect(where(s)[0]).toBe('port C');
    }
  });

  test('no arrival in move 1: 5 and 6 make 11', () => {
    const s = table({ seats: 4, at: 'M1', punts: onRoutes([GINSENG, 5], [NUTMEG, 4], [JADE, 0]) });
    rolls(s, 6, 6, 6);
    expect(where(s)).toEqual(['sea 11', 'sea 10', 'sea 6']);
  });
});

describe('3.6.3 the order of moving', () => {
  const w = {
    seats: 4,
    at: 'M3',
    punts: onRoutes([GINSENG, 10, [0]], [NUTMEG, 11, [1]], [JADE, 12, [2]]),
    ports: { 0: 3, 2: 1 },
  } as const;
  const choose = (): Manila => table({ ...(w as any), options: { moving: 'choose' }, master: 2 });

  test('by option the harbour master says it: any order of the punts at sea', () => {
    const s = choose();
    rolls(s, 6, 6, 6);
    expect(now(s)).toBe('order 2');
    refuses(s, 2, { order: [0, 1] }, ILLEGAL);
    refuses(s, 2, { order: [0, 1, 1] }, ILLEGAL);
    plays(s, 2, { order: [2, 0, 1] });
    expect(where(s)).toEqual(['port B', 'port C', 'port A']);
  });

  test('with one punt at sea nobody is asked', () => {
    const s = table({
      ...(w as any),
      options: { moving: 'choose' },
      punts: onRoutes([GINSENG, 10], [NUTMEG, 'port'], [JADE, 'port']),
    });
    rolls(s, 1, 0, 0);
    expect(now(s)).toBe('payday -1');
  });

  test('no money depends on it', () => {
    const seen = new Set<string>();
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const s = choose();
      rolls(s, 6, 6, 1);
      plays(s, 2, { order });
      paid(s);
      seen.add(JSON.stringify([s.cash, s.values, fortunes(s)]));
    }
    expect(seen.size).toBe(1);
  });
});

describe('3.6.5 after move 3', () => {
  test('below 13: the shipyard, A, B, C in route order', () => {
    const s = table({ seats: 4, at: 'M3', punts: onRoutes([GINSENG, 1], [NUTMEG, 9], [JADE, 4]) });
    rolls(s, 6, 3, 1);
    expect(where(s)).toEqual(['yard A', 'yard B', 'yard C']);
  });

  test('on 13 with nobody on the pirate boat: the next free port berth, counted as arrived', () => {
    const s = table({ seats: 4, at: 'M3', punts: onRoutes([SILK, 9, [0]], [NUTMEG, 'port'], [JADE, 4]) });
    rolls(s, 4, 0, 1);
    expect(where(s)).toEqual(['port B', 'port A', 'yard A']);
    expect(paid(s)).toEqual([30, 0, 0, 0]);
    expect(s.values[SILK]).toBe(5);
  });

  test('on 13 with pirates: plundered', () => {
    const s = table({ seats: 4, at: 'M3', boat: [3], punts: onRoutes([SILK, 9, [0]], [NUTMEG, 'port'], [JADE, 4]) });
    rolls(s, 4, 0, 1);
    expect(now(s)).toBe('plunder 3');
    plays(s, 3, { to: 'port' });
    expect(paid(s)).toEqual([0, 0, 0, 30]);
  });

  test('a punt that passed 13 before is safe from pirates', () => {
    const s = table({ seats: 4, at: 'M3', boat: [3], punts: onRoutes([SILK, 13, [0]], [NUTMEG, 'port'], [JADE, 4]) });
    rolls(s, 1, 0, 1);
    expect(now(s)).toBe('payday -1');
  });

  test('three punts, three berths in each dock: there is always room', () => {
    const s = table({ seats: 4, at: 'after M3', boat: [1], punts: onRoutes([SILK, 13], [NUTMEG, 13], [JADE, 13]) });
    for (let i = 0; i < 3; i++) plays(s, 1, { to: 'yard' });
    expect(where(s)).toEqual(['yard A', 'yard B', 'yard C']);
  });
});
