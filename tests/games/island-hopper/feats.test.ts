import { expect, test } from 'vitest';
import { feats } from '../../../src/games/island-hopper/rules/feats';
import { MIDDLES } from '../../../src/games/island-hopper/rules/lagoon';
import type { Flight } from '../../../src/games/island-hopper/rules/state';
import { A, island, MANGO, SEA } from './position';

/** Which flights can be seen again. */

const flown = (at: number, by: number, drop: [number, number] | null = null): Flight => {
  const [x, y] = MIDDLES[Math.max(0, at)];
  return {
    round: 1,
    captain: A,
    good: MANGO,
    mode: 'drag',
    island: at,
    landed: at >= 0,
    drop: drop ?? [x + by, y],
    path: [],
    again: false,
  };
};

test('each feat goes to one flight, and no flight has two', () => {
  const middle = flown(island('I1'), 0);
  const edge = flown(island('I1'), 700);
  const out = flown(island('O1'), 300);
  const lost = flown(SEA, 0, [2500, 400]);
  const all = feats({ flights: [edge, middle, out, lost], difficulty: 'fair' });
  expect(all.map(({ feat, flight }) => [feat, flight])).toEqual([
    ['long', out],
    ['spare', middle],
    ['hair', edge],
    ['astray', lost],
  ]);
  expect(all.every(({ by }) => by >= 0)).toBe(true);
});

test('of flights on a real table nothing was measured', () => {
  const onTable: Flight = { ...flown(island('I1'), 0), drop: null, mode: 'table' };
  expect(feats({ flights: [onTable], difficulty: 'fair' })).toEqual([]);
});
