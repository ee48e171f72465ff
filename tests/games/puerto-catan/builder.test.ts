import { describe, expect, test } from 'vitest';
import {
  A,
  at,
  B,
  C,
  can,
  D,
  devs,
  done,
  edge,
  hand,
  legal,
  now,
  type PuertoCatan,
  path,
  plays,
  SOLDIER,
  TABLE,
  table,
  VICTORY,
  type Written,
} from './position';

/** Rule page B3, Building, and rulings 22, 23 and 31 of B2: the Builder phase. */

const builder = (w: Written = {}): PuertoCatan => table({ at: 'builder', ...w });
const roadsOf = (s: PuertoCatan, seat: number): number[] =>
  legal(s, seat).flatMap((m) => ('road' in m ? [m.road] : []));
const settlementsOf = (s: PuertoCatan, seat: number): number[] =>
  legal(s, seat).flatMap((m) => ('settlement' in m ? [m.settlement] : []));
const edges = (...ends: string[]): number[] => ends.map(edge).sort((a, b) => a - b);

describe('B3 what things cost', () => {
  test('a road is 1 brick and 1 lumber', () => {
    const s = builder({ hands: ['bblw'] });
    const heard = plays(s, A, { road: edge('S(2,-1) N(1,0)') });
    expect(heard).toHaveLength(1);
    expect([hand(s, A), s.bank]).toEqual(['bw', [18, 19, 18, 19, 19]]);
    expect(s.roads[edge('S(2,-1) N(1,0)')]).toBe(A);
  });

  test('a settlement is brick, lumber, wool and grain', () => {
    const s = builder({
      hands: ['bblwgo'],
      settlements: [['N(1,1)'], [], [], []],
      roads: [path('N(1,1)', 'S(2,-1)', 'N(1,0)'), [], [], []],
    });
    plays(s, A, { settlement: at('N(1,0)') });
    expect([hand(s, A), s.owners[at('N(1,0)')], s.levels[at('N(1,0)')]]).toEqual(['bo', A, 1]);
    expect(s.bank).toEqual([18, 19, 19, 19, 18]);
  });

  test('a city is 3 ore and 2 grain, and the settlement returns', () => {
    const s = builder({ hands: ['ggoooo'] });
    plays(s, A, { city: at('N(1,1)') });
    expect([hand(s, A), s.levels[at('N(1,1)')], s.owners[at('N(1,1)')]]).toEqual(['o', 2, A]);
    expect(s.bank).toEqual([19, 19, 19, 19, 18]);
  });

  test('a development card is ore, wool and grain', () => {
    const s = builder({ hands: ['wwgo'] });
    plays(s, A, { buy: true });
    expect(now(s)).toBe(`draw ${TABLE}`);
    plays(s, TABLE, { drawn: SOLDIER });
    // nothing more can be built: the turn is over, and the card is in hand
    expect([hand(s, A), s.deck, devs(s, A), now(s)]).toEqual(['w', 24, 'S', 'select 1']);
  });

  test('what cannot be paid is not offered', () => {
    expect(legal(builder({ hands: ['bbww'] }), A)).toEqual([{ done: true }]);
    expect(legal(builder({ hands: ['ooogw'] }), A)).toEqual([{ done: true }, { buy: true }]);
    expect(legal(builder({ hands: ['ooogg'] }), A)).toEqual([
      { done: true },
      { city: at('N(1,1)') },
      { city: at('N(-2,3)') },
    ]);
  });

  test('any number of things in one turn', () => {
    const s = builder({ hands: ['bblloooggwwggoo'] });
    plays(s, A, { road: edge('S(2,-1) N(1,0)') });
    plays(s, A, { city: at('N(1,1)') });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: VICTORY });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: VICTORY });
    plays(s, A, { road: edge('N(1,0) S(1,-1)') });
    // victory cards are unlimited
    expect([hand(s, A), s.fresh, now(s)]).toEqual(['', [], 'select 1']);
    expect(devs(s, A)).toBe('VV');
  });
});

describe('B3 where a road may be built', () => {
  test('on an empty edge that touches an own road or building', () => {
    const s = builder({
      hands: ['bl'],
      settlements: [['N(0,0)'], [], [], []],
      roads: [['N(0,0) S(0,-1)'], [], [], []],
    });
    expect(roadsOf(s, A)).toEqual(edges('N(0,0) S(1,-1)', 'N(0,0) S(1,-2)', 'S(0,-1) N(-1,0)', 'S(0,-1) N(-1,1)'));
  });

  test('not where a road is', () => {
    const s = builder({
      hands: ['bl'],
      settlements: [['N(0,0)'], ['N(0,1)'], [], []],
      roads: [['N(0,0) S(0,-1)'], path('N(0,1)', 'S(1,-1)', 'N(0,0)'), [], []],
    });
    expect(can(s, A, { road: edge('N(0,0) S(1,-1)') })).toBe(false);
  });

  const walled = (n: number): PuertoCatan =>
    builder({
      hands: ['bl'],
      settlements: [['N(0,0)'], ['N(-1,0)'], [], []],
      roads: [path('N(0,0)', 'S(0,-1)', 'N(-1,0)').slice(0, n), [], [], []],
    });

  test('not through somebody else’s building', () => {
    const s = walled(2);
    expect(roadsOf(s, A)).toEqual(edges('N(0,0) S(1,-1)', 'N(0,0) S(1,-2)', 'S(0,-1) N(-1,1)'));
    expect(can(s, A, { road: edge('N(-1,0) S(-1,-1)') })).toBe(false);
  });

  test('but up to it', () => {
    expect(can(walled(1), A, { road: edge('S(0,-1) N(-1,0)') })).toBe(true);
  });

  test('and on past an own building', () => {
    const s = builder({
      hands: ['bl'],
      settlements: [['N(0,0)', 'N(-1,0)'], [], [], []],
      roads: [path('N(0,0)', 'S(0,-1)', 'N(-1,0)'), [], [], []],
    });
    expect(can(s, A, { road: edge('N(-1,0) S(-1,-1)') })).toBe(true);
  });

  test('past somebody else’s road', () => {
    const s = builder({
      hands: ['bl'],
      settlements: [['N(0,0)'], [], [], []],
      roads: [['N(0,0) S(0,-1)'], ['S(0,-1) N(-1,0)'], [], []],
    });
    expect(can(s, A, { road: edge('S(0,-1) N(-1,1)') })).toBe(true);
  });
});

describe('B3 where a settlement may be built', () => {
  const w: Written = {
    hands: ['blwg'],
    settlements: [['N(0,0)'], ['N(1,0)'], [], []],
    roads: [path('N(0,0)', 'S(0,-1)', 'N(-1,0)', 'S(-1,-1)'), [], [], []],
  };

  test('at the own road, with every intersection beside it empty', () => {
    // S(0,-1) is beside the own N(0,0); the two after it are free
    expect(settlementsOf(builder(w), A)).toEqual([at('N(-1,0)'), at('S(-1,-1)')].sort((a, b) => a - b));
  });

  test('not without an own road', () => {
    expect(can(builder(w), A, { settlement: at('N(0,2)') })).toBe(false);
  });

  test('not beside somebody else’s either', () => {
    const s = builder({ ...w, settlements: [['N(0,0)'], ['N(-2,1)'], [], []] });
    expect(settlementsOf(s, A)).toEqual([at('N(-1,0)')]);
    const taken = builder({ ...w, settlements: [['N(0,0)'], ['N(-1,0)'], [], []] });
    expect(settlementsOf(taken, A)).toEqual([]);
  });

  test('a city replaces an own settlement and nothing else', () => {
    const s = builder({ ...w, hands: ['ooogg'], cities: [['N(2,0)'], [], [], []] });
    expect(legal(s, A)).toEqual([{ done: true }, { city: at('N(0,0)') }]);
    for (const spot of ['N(2,0)', 'N(1,0)', 'N(0,2)']) expect(can(s, A, { city: at(spot) })).toBe(false);
  });
});

describe('ruling 22: one gold to the active player', () => {
  const w: Written = { governor: B, gold: [2, 0, 1, 0], hands: ['bbll', 'bl', 'bbll', 'bl'] };

  test('on the first build of each who has one; the active player pays nothing; nobody owes', () => {
    const s = builder(w);
    plays(s, B, { road: roadsOf(s, B)[0] });
    expect(s.gold).toEqual([2, 0, 1, 0]);
    expect(now(s)).toBe('build 2');
    expect(plays(s, C, { road: roadsOf(s, C)[0] })[0]).toBe('Player 3 paid Player 2 1 gold for building.');
    expect(s.gold).toEqual([2, 1, 0, 0]);
    // the second build of the phase is free
    plays(s, C, { road: roadsOf(s, C)[0] });
    expect(s.gold).toEqual([2, 1, 0, 0]);
    // D has no gold, builds all the same and owes nothing
    plays(s, D, { road: roadsOf(s, D)[0] });
    expect(s.gold).toEqual([2, 1, 0, 0]);
    plays(s, A, { road: roadsOf(s, A)[0] });
    plays(s, A, { road: roadsOf(s, A)[0] });
    expect(s.gold).toEqual([1, 2, 0, 0]);
  });

  test('whoever builds nothing pays nothing', () => {
    const s = builder(w);
    while (s.todo[0].at === 'build') done(s);
    expect(s.gold).toEqual([2, 0, 1, 0]);
  });

  test.each<[string, string, (s: PuertoCatan) => void]>([
    ['a settlement', 'blwg', (s) => plays(s, A, { settlement: at('N(1,0)') })],
    ['a city', 'ooogg', (s) => plays(s, A, { city: at('N(1,1)') })],
    ['a development card', 'owg', (s) => plays(s, A, { buy: true })],
    ['free roads', '', (s) => plays(s, A, { roadBuilding: true })],
  ])('%s is a build, too', (_name, cards, build) => {
    const s = builder({
      governor: B,
      gold: [1, 0, 0, 0],
      hands: [cards],
      devs: ['R'],
      settlements: [['N(1,1)'], [], [], []],
      roads: [path('N(1,1)', 'S(2,-1)', 'N(1,0)'), [], [], []],
    });
    expect(now(s)).toBe('build 0');
    build(s);
    while (s.todo[0].at === 'freeRoad') plays(s, A, legal(s, A)[0]);
    expect(s.gold).toEqual([0, 1, 0, 0]);
  });

  test('in the next Builder phase it is due again', () => {
    const s = builder({ seats: 3, governor: B, gold: [2, 0, 0], hands: ['bbll'] });
    plays(s, A, { road: roadsOf(s, A)[0] });
    done(s);
    expect(s.gold).toEqual([1, 1, 0]);
    const again = builder({ seats: 3, governor: C, gold: [1, 1, 0], hands: ['bl'] });
    plays(again, A, { road: roadsOf(again, A)[0] });
    expect(again.gold).toEqual([0, 1, 1]);
  });
});

describe('ruling 23: builder order', () => {
  test('effects are immediate: a new road carries a settlement in the same turn', () => {
    const s = builder({ hands: ['bbllwg'] });
    expect(settlementsOf(s, A)).toEqual([]);
    plays(s, A, { road: edge('S(2,-1) N(2,0)') });
    expect(settlementsOf(s, A)).toContain(at('N(2,0)'));
    plays(s, A, { settlement: at('N(2,0)') });
    expect(s.owners[at('N(2,0)')]).toBe(A);
  });

  test('and a new settlement becomes a city in the same turn', () => {
    const s = builder({ hands: ['bbllwgooogg'] });
    plays(s, A, { road: edge('S(2,-1) N(2,0)') });
    plays(s, A, { settlement: at('N(2,0)') });
    plays(s, A, { city: at('N(2,0)') });
    expect(s.levels[at('N(2,0)')]).toBe(2);
  });
});

describe('ruling 31: piece limits', () => {
  const five = ['N(0,0)', 'N(1,0)', 'N(0,1)', 'N(-1,1)', 'N(-1,0)'];

  test('five settlements: no sixth, until one becomes a city', () => {
    const s = builder({
      hands: ['blwgooogg'],
      settlements: [five, [], [], []],
      roads: [path('N(0,1)', 'S(0,0)', 'N(-1,2)'), [], [], []],
    });
    expect(settlementsOf(s, A)).toEqual([]);
    expect(can(s, A, { settlement: at('N(-1,2)') })).toBe(false);
    plays(s, A, { city: at('N(0,0)') });
    expect(settlementsOf(s, A)).toEqual([at('N(-1,2)')]);
  });

  test('four cities: no fifth', () => {
    const s = builder({
      hands: ['ooogg'],
      settlements: [five.slice(4), [], [], []],
      cities: [five.slice(0, 4), [], [], []],
      roads: [[], [], [], []],
    });
    expect(legal(s, A)).toEqual([{ done: true }]);
  });

  test('fifteen roads: no sixteenth, and no Road Building', () => {
    const ring = path('N(0,0)', 'S(1,-1)', 'N(0,1)', 'S(0,0)', 'N(-1,1)', 'S(0,-1)', 'N(0,0)');
    const twin = path('S(1,-1)', 'N(1,0)', 'S(2,-1)', 'N(1,1)', 'S(1,0)', 'N(0,1)');
    const all = [...ring, ...twin, ...path('S(0,0)', 'N(-1,2)', 'S(-1,1)', 'N(-2,2)', 'S(-1,0)')];
    const has = (n: number): PuertoCatan =>
      builder({
        hands: ['bl'],
        devs: ['R'],
        settlements: [['N(0,0)'], [], [], []],
        roads: [all.slice(0, n), [], [], []],
        longest: A,
      });
    expect(all).toHaveLength(15);
    expect(legal(has(15), A)).toEqual([{ done: true }]);
    expect(can(has(15), A, { roadBuilding: true })).toBe(false);
    // one piece is left: Road Building brings one road
    const s = has(14);
    plays(s, A, { roadBuilding: true });
    expect(legal(s, A).length).toBeGreaterThan(1);
    plays(s, A, legal(s, A)[0]);
    expect(now(s)).toBe('build 0');
    expect([hand(s, A), s.roads.filter((seat) => seat === A)]).toEqual(['bl', new Array(15).fill(A)]);
  });

  test('25 development cards, and then none', () => {
    const held = ['S'.repeat(13), 'VVVVV', 'RR', 'PPMM'];
    const s = builder({ hands: ['oowwgg'], devs: held });
    plays(s, A, { buy: true });
    expect(can(s, TABLE, { drawn: VICTORY })).toBe(false);
    plays(s, TABLE, { drawn: SOLDIER });
    expect(s.deck).toBe(0);
    expect(can(s, A, { buy: true })).toBe(false);
  });
});
