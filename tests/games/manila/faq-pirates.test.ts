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
  passRound,
  place,
  plays,
  refuses,
  rolls,
  SILK,
  table,
  where,
} from './position';

/** Rule page 4, questions 8 to 18: pirates and pilots. */

const names = (s: Manila, seat: number): string[] => legal(s, seat).map((m) => Object.keys(m)[0]);

describe('4 ambiguities and our answer: pirates and pilots', () => {
  test('8 a boarding pirate pays nothing', () => {
    const s = table({
      seats: 4,
      at: 'after M2',
      boat: [1],
      punts: onRoutes([JADE, 13, [0, 2, 3]], [NUTMEG, 4], [SILK, 4]),
    });
    plays(s, 1, { board: 'seat:0:3' });
    expect(s.cash).toEqual([30, 30, 30, 30]);
  });

  test('9 no boarding after round 3, no plunder after round 2', () => {
    const third = table({ seats: 4, at: 'after M3', boat: [1], punts: onRoutes([JADE, 13], [NUTMEG, 4], [SILK, 4]) });
    expect(names(third, 1)).not.toContain('board');
    const second = table({ seats: 4, at: 'after M2', boat: [1], punts: onRoutes([JADE, 13], [NUTMEG, 4], [SILK, 4]) });
    expect(names(second, 1)).not.toContain('to');
  });

  test('10 pirates may not refuse to plunder', () => {
    const s = table({ seats: 4, at: 'after M3', boat: [1], punts: onRoutes([JADE, 13, [1]], [NUTMEG, 4], [SILK, 4]) });
    expect(names(s, 1)).toEqual(['to', 'to', 'loan']);
  });

  test('11 the captain boarded: the mate alone is captain, gets it all, routes the punt', () => {
    const s = table({ seats: 4, at: 'after M2', boat: [1, 2], punts: onRoutes([GINSENG, 13], [NUTMEG, 7], [SILK, 4]) });
    plays(s, 1, { board: 'seat:0:0' });
    plays(s, 2, { stay: true });
    passRound(s);
    rolls(s, 1, 6, 1);
    expect(now(s)).toBe('plunder 2');
    refuses(s, 1, { to: 'port' }, 'The pirate captain decides where a plundered punt goes.');
    plays(s, 2, { to: 'port' });
    expect(paid(s)).toEqual([0, 18, 24, 0]);
  });

  test('12 both boarded and nobody refilled: a punt on 13 after round 3 goes to port, all aboard share', () => {
    const s = table({
      seats: 4,
      at: 'after M2',
      boat: [1, 2],
      punts: onRoutes([SILK, 13, [0]], [NUTMEG, 7, [3]], [GINSENG, 4]),
    });
    plays(s, 1, { board: 'seat:0:1' });
    plays(s, 2, { board: 'seat:0:2' });
    passRound(s);
    rolls(s, 1, 6, 1);
    expect(where(s)).toEqual(['port A', 'port B', 'yard A']);
    expect(paid(s)).toEqual([10, 10, 10, 24]);
  });

  test('13 boarded pirates on a punt that new pirates plunder get nothing', () => {
    const s = table({ seats: 4, at: 'after M2', boat: [1], punts: onRoutes([SILK, 13], [NUTMEG, 4], [GINSENG, 4]) });
    plays(s, 1, { board: 'seat:0:0' });
    place(s, 'boat:0'); // seat 0 is the new captain
    plays(s, 1, { pass: true });
    place(s, 'small');
    plays(s, 3, { pass: true });
    plays(s, 2, { pilot: [[0, -1]] });
    rolls(s, 1, 1, 1);
    expect(now(s)).toBe('plunder 0');
    plays(s, 0, { to: 'yard' });
    expect(paid(s)).toEqual([30, 0, 0, 0]);
  });

  test('14 the same player on both pirate places is asked twice and gets both halves', () => {
    const s = table({ seats: 4, at: 'after M2', boat: [1, 1], punts: onRoutes([SILK, 13], [NUTMEG, 7], [GINSENG, 4]) });
    plays(s, 1, { stay: true });
    expect(now(s)).toBe('board 1');
    plays(s, 1, { stay: true });
    passRound(s);
    rolls(s, 1, 6, 1);
    plays(s, 1, { to: 'yard' });
    expect(paid(s)).toEqual([0, 24, 0, 0]); // 12 + 12
  });

  test('15 two plundered punts may go to different docks', () => {
    const s = table({ seats: 4, at: 'after M3', boat: [1], punts: onRoutes([SILK, 13], [NUTMEG, 13], [GINSENG, 4]) });
    plays(s, 1, { to: 'port' });
    plays(s, 1, { to: 'yard' });
    expect(where(s)).toEqual(['port A', 'yard B', 'yard A']);
  });

  test('16 the captain may own the berth he sends it to', () => {
    for (const to of ['port', 'yard'] as const) {
      const s = table({
        seats: 4,
        at: 'after M3',
        boat: [1],
        ports: { 0: 1 },
        yards: { 2: 1 },
        punts: onRoutes([SILK, 13], [NUTMEG, 4], [GINSENG, 4]),
      });
      plays(s, 1, { to });
      expect(paid(s)[1]).toBe(30 + (to === 'port' ? 6 : 15));
    }
  });

  test('17 a pilot pushes 12 to 13: safe, for any roll passes 13', () => {
    for (let die = 1; die <= 6; die++) {
      const s = table({
        seats: 4,
        at: 'L',
        small: 0,
        boat: [1, 2],
        punts: onRoutes([SILK, 12, [3]], [NUTMEG, 1], [GINSENG, 1]),
      });
      plays(s, 0, { pilot: [[0, 1]] });
      rolls(s, die, 1, 1);
      expect([where(s)[0], now(s)]).toEqual(['port A', 'payday -1']);
    }
  });

  test('18 a pilot pulls 13 to 12, roll 1: plunder', () => {
    const s = table({
      seats: 4,
      at: 'L',
      small: 0,
      boat: [1, 2],
      punts: onRoutes([SILK, 13, [3]], [NUTMEG, 1], [GINSENG, 1]),
    });
    plays(s, 0, { pilot: [[0, -1]] });
    rolls(s, 1, 1, 1);
    expect(now(s)).toBe('plunder 1');
  });
});
