import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  can,
  devs,
  done,
  edge,
  legal,
  now,
  type PuertoCatan,
  path,
  plays,
  ROAD_BUILDING,
  SOLDIER,
  TABLE,
  table,
  type Written,
} from './position';

/** Rulings 16 and 17 of rule page B2: Road Building, and cards bought in the same round. */

const builder = (w: Written = {}): PuertoCatan => table({ at: 'builder', ...w });

describe('ruling 16: Road Building', () => {
  test('two roads without cards, on the own Builder turn', () => {
    const s = builder({ devs: ['R'] });
    expect(now(s)).toBe('build 0');
    expect(plays(s, A, { roadBuilding: true })).toEqual(['Player 1 played Road Building.']);
    plays(s, A, { road: edge('S(2,-1) N(1,0)') });
    // the second may go on from the first
    plays(s, A, { road: edge('N(1,0) S(1,-1)') });
    expect([now(s), devs(s, A), s.used[ROAD_BUILDING]]).toEqual(['select 1', '', 1]);
    for (const kind of [0, 1]) expect(s.bank[kind]).toBe(19);
  });

  test('one road where there is one edge, and none where there is none', () => {
    // A sits on the coast at N(0,-2): B and C have built all round it
    const shut = (...b: string[]): PuertoCatan =>
      builder({
        devs: ['R'],
        settlements: [['N(0,-2)'], ['N(1,-2)'], ['S(0,-2)'], []],
        roads: [
          ['S(0,-3) N(0,-2)'],
          [...path('N(1,-2)', 'S(1,-3)', 'N(0,-1)'), ...b],
          path('S(0,-2)', 'N(-1,-1)', 'S(0,-3)'),
          [],
        ],
      });
    const s = shut();
    plays(s, A, { roadBuilding: true });
    expect(legal(s, A)).toEqual([{ road: edge('N(0,-2) S(1,-3)') }]);
    plays(s, A, legal(s, A)[0]);
    // beyond it there is no edge left: the second road is forgone
    expect([now(s), devs(s, A)]).toEqual(['select 1', '']);
    const none = shut('S(1,-3) N(0,-2)');
    expect(legal(none, A)).toEqual([{ done: true }]);
    expect(can(none, A, { roadBuilding: true })).toBe(false);
  });

  test('not when it was bought in this turn; in the next one it is', () => {
    const s = builder({ hands: ['owgbl'] });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: ROAD_BUILDING });
    expect(can(s, A, { roadBuilding: true })).toBe(false);
    done(s);
    expect(devs(s, A)).toBe('R');
    const later = builder({ devs: ['R'] });
    expect(can(later, A, { roadBuilding: true })).toBe(true);
  });

  test('an old one can be played although a new one was bought', () => {
    const s = builder({ hands: ['owg'], devs: ['R'] });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: ROAD_BUILDING });
    plays(s, A, { roadBuilding: true });
    expect([devs(s, A), s.fresh]).toEqual(['', [ROAD_BUILDING]]);
  });

  test('the roads count for the longest road at once', () => {
    const s = builder({
      devs: ['R'],
      settlements: [['S(0,-3)'], [], [], []],
      roads: [path('S(0,-3)', 'N(0,-2)', 'S(1,-3)', 'N(1,-2)'), [], [], []],
    });
    plays(s, A, { roadBuilding: true });
    plays(s, A, { road: edge('N(1,-2) S(2,-3)') });
    expect(s.longest).toBe(-1);
    plays(s, A, { road: edge('S(2,-3) N(2,-2)') });
    expect(s.longest).toBe(A);
  });
});

describe('ruling 17: a card bought in the Builder phase', () => {
  test('is playable in a later phase of the same round', () => {
    const s = builder({ seats: 3, hands: ['owg', '', 'b'] });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: SOLDIER });
    while (s.todo[0].at === 'build') done(s);
    plays(s, B, { role: 3 });
    expect(now(s)).toBe('soldier 0');
    expect(legal(s, A).some((m) => 'soldier' in m)).toBe(true);
  });
});
