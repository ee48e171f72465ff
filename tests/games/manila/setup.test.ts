import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { begin } from '../../../src/engine/run';
import * as tables from '../../../src/games/manila/rules/setup';
import { vacancies } from '../../../src/games/manila/rules/spaces';
import {
  GINSENG,
  game,
  ILLEGAL,
  JADE,
  type Manila,
  NUTMEG,
  now,
  onRoutes,
  plays,
  refuses,
  rules,
  SILK,
  TABLE,
  table,
  words,
} from './position';

const BAD_DEAL = 'Each player is dealt two shares from the agreed pool.';

/** Rule page 1 and 3.1: the printed numbers, and the set-up. */

const options = { ...(rules.options(null, 4) as object) } as any;
const start = (seats: number, more: object = {}): Manila =>
  begin(rules, seats, { ...options, ...more }) as unknown as Manila;

describe('1.1 ware loads', () => {
  test.each([
    ['ginseng', GINSENG, [1, 2, 3], 18, [18, 9, 6]],
    ['nutmeg', NUTMEG, [2, 3, 4], 24, [24, 12, 8]],
    ['silk', SILK, [3, 4, 5], 30, [30, 15, 10]],
    ['jade', JADE, [3, 4, 5, 5], 36, [36, 18, 12, 9]],
  ])('%s: seats, profit, and what each gets', (id, ware, seats, profit, each) => {
    expect(tables.WARES[ware]).toMatchObject({ id, seats, profit });
    expect(seats.map((_, i) => profit / (i + 1))).toEqual(each);
  });

  test('every possible split is exact, for sharers and for one or two pirates', () => {
    for (const { seats, profit } of tables.WARES) {
      for (let sharers = 1; sharers <= Math.max(seats.length, 2); sharers++) expect(profit % sharers).toBe(0);
    }
  });
});

test('1.2 every other space: its places and its cost', () => {
  const s = table({ punts: onRoutes([GINSENG, 0], [NUTMEG, 4], [JADE, 5]) });
  const list = Object.fromEntries(vacancies(s).map(({ space, cost }) => [space, cost]));
  expect(list).toEqual({
    ...{ 'seat:0:0': 1, 'seat:1:0': 2, 'seat:2:0': 3 },
    ...{ 'port:0': 4, 'port:1': 3, 'port:2': 2, 'yard:0': 4, 'yard:1': 3, 'yard:2': 2 },
    ...{ 'boat:0': 5, small: 2, large: 5, agent: 0 },
  });
  plays(s, 0, { place: 'boat:0' });
  expect(vacancies(s)).toContainEqual({ space: 'boat:1', cost: 5 });
  plays(s, 1, { place: 'boat:1' });
  expect(vacancies(s).some(({ space }) => space.startsWith('boat'))).toBe(false);
  expect(tables.BERTH_PAY).toEqual([6, 8, 15]);
});

describe('1.3 set-up and money', () => {
  test.each([
    [3, 4, 14, 4],
    [4, 3, 12, 3],
    [5, 3, 10, 3],
  ])('%i players: %i accomplices, %i shares left, %i placement rounds', (seats, accomplices, left, rounds) => {
    const s = start(seats, { opener: 'first' });
    expect(s.cash).toEqual(new Array(seats).fill(30));
    expect(s.pieces).toEqual(new Array(seats).fill(accomplices));
    plays(s, TABLE, rules.steps.deal.kind === 'chance' ? rules.steps.deal.draw(s, s.todo[0], rng(seats)) : null);
    expect(s.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(2));
    expect(s.supply.reduce((sum, n) => sum + n, 0)).toBe(left);
    expect(s.values).toEqual([0, 0, 0, 0]);
    for (let seat = 0; seat < seats; seat++) plays(s, seat, { pass: true });
    expect(s.todo.filter((f) => f.at === 'hire')).toHaveLength(rounds);
    expect(s.todo.filter((f) => f.at === 'sail')).toHaveLength(3);
  });

  test('the black market track, the price of a share, loan and redemption', () => {
    expect(tables.TRACK).toEqual([0, 5, 10, 20, 30]);
    expect([0, 5, 10, 20].map(tables.price)).toEqual([5, 5, 10, 20]);
    expect([0, 5, 10, 20].map(tables.risen)).toEqual([5, 10, 20, 30]);
    expect([tables.LOAN, tables.REDEEM]).toEqual([12, 15]);
  });

  test('the legal starts: six multisets, 25 ordered triples', () => {
    const keys = new Set(tables.TRIPLES.map((triple) => triple.join()));
    expect([tables.TRIPLES.length, keys.size]).toEqual([25, 25]);
    const sets = new Set(tables.TRIPLES.map((triple) => [...triple].sort().join()));
    expect([...sets].sort()).toEqual(['0,4,5', '1,3,5', '1,4,4', '2,2,5', '2,3,4', '3,3,3']);
    for (const triple of tables.TRIPLES) expect(triple[0] + triple[1] + triple[2]).toBe(9);
  });
});

describe('3.1 set-up', () => {
  test('3.1.1 three to five players, and no others', () => {
    for (const seats of [3, 4, 5]) expect(rules.options(null, seats)).not.toHaveProperty('key');
    for (const seats of [0, 1, 2, 6, 2.5]) {
      expect(words(rules.options(null, seats) as any)).toBe(`Manila is for three to five players, not ${seats}.`);
    }
  });

  test('3.1.2 the deal takes three of each ware at most', () => {
    const s = start(5, { opener: 'first' });
    expect(now(s)).toBe(`deal ${TABLE}`);
    const [G, N, S, J] = [GINSENG, NUTMEG, SILK, JADE];
    refuses(
      s,
      TABLE,
      {
        hands: [
          [G, G],
          [G, G],
          [S, S],
          [J, J],
          [N, N],
        ],
      },
      BAD_DEAL,
    );
    refuses(
      s,
      TABLE,
      {
        hands: [
          [G, G],
          [G, J],
          [S, S],
          [J, J],
        ],
      },
      BAD_DEAL,
    );
    refuses(s, TABLE, { hands: [[G], [G, J], [S, S], [J, J], [N, N]] }, BAD_DEAL);
    refuses(
      s,
      TABLE,
      {
        hands: [
          [G, 4],
          [G, J],
          [S, S],
          [J, J],
          [N, N],
        ],
      },
      BAD_DEAL,
    );
    plays(s, TABLE, {
      hands: [
        [G, G],
        [G, S],
        [S, S],
        [J, J],
        [N, N],
      ],
    });
    expect(s.supply).toEqual([2, 3, 2, 3]); // 5 - 3, 5 - 2, 5 - 3, 5 - 2
    expect(s.hands[1]).toEqual([
      { ware: G, pledged: false, bought: false },
      { ware: S, pledged: false, bought: false },
    ]);
  });

  test('3.1.2 option all20: up to five of a ware, never six', () => {
    const s = start(3, { opener: 'first', dealPool: 'all20' });
    refuses(
      s,
      TABLE,
      {
        hands: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
      BAD_DEAL,
    );
    plays(s, TABLE, {
      hands: [
        [0, 0],
        [0, 0],
        [0, 3],
      ],
    });
    expect(s.supply).toEqual([0, 5, 5, 4]);
  });

  test.each(['threeEach', 'all20'])('3.1.2 %s: every deal drawn is a legal one, and each ware can come', (dealPool) => {
    const s = start(5, { opener: 'first', dealPool });
    const step = rules.steps.deal;
    if (step.kind !== 'chance') throw new Error('the deal is chance');
    const most = [0, 0, 0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const move = step.draw(s, s.todo[0], rng(seed)) as { hands: number[][] };
      expect(step.accepts(s, s.todo[0], move)).toBe(true);
      const all = move.hands.flat();
      most.forEach((n, ware) => {
        most[ware] = Math.max(n, all.filter((one) => one === ware).length);
      });
    }
    if (dealPool === 'threeEach') expect(most).toEqual([3, 3, 3, 3]);
    else expect(Math.min(...most)).toBeGreaterThan(3);
  });

  test('3.1.4 the oldest is the first seat, or one drawn at random', () => {
    const first = start(3, { opener: 'first' });
    plays(first, TABLE, {
      hands: [
        [0, 1],
        [0, 1],
        [2, 3],
      ],
    });
    expect(now(first)).toBe('auction 0');
    const drawn = start(3, { opener: 'random' });
    plays(drawn, TABLE, {
      hands: [
        [0, 1],
        [0, 1],
        [2, 3],
      ],
    });
    expect(now(drawn)).toBe(`opener ${TABLE}`);
    for (const opener of [-1, 3, 0.5]) refuses(drawn, TABLE, { opener }, ILLEGAL);
    plays(drawn, TABLE, { opener: 2 });
    expect(now(drawn)).toBe('auction 2');
  });

  test('every option is refused in words where it is nonsense', () => {
    const refused = (raw: object) => words(rules.options(raw, 4) as any);
    expect(refused({ dealPool: 'most' })).toContain('dealt from');
    expect(refused({ blindPassenger: 'anywhere' })).toContain('stowaway');
    expect(refused({ strongPirates: 1 })).toContain('pirates');
    expect(refused({ hiddenMoney: 'yes' })).toContain('Money');
    expect(refused({ opener: 'oldest' })).toContain('auction');
    expect(refused({ moving: null })).toContain('Punts');
    expect(rules.options({}, 4)).toEqual({
      dealPool: 'threeEach',
      blindPassenger: 'puntsOnly',
      strongPirates: false,
      hiddenMoney: false,
      opener: 'random',
      moving: 'route',
    });
    expect(game.rules.round(table({ voyage: 3 }))).toBe(3);
  });
});
