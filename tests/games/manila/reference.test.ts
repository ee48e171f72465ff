import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import { begin, play } from '../../../src/engine/run';
import { any, game, type Manila, type Options, rules } from './position';
import { richest, settled, wealth } from './reference';

/** Whole random games, kept by two bookkeepers. */

const PAYDAYS = 260;

/** From the first deal to the last payday; every payday is settled twice. */
function compare(seats: number, options: Partial<Options>, seed: number, odd: Set<string>): number {
  const s = begin(rules, seats, rules.options(options, seats)) as unknown as Manila;
  const random = rng(seed, seats, 39);
  let paydays = 0;
  for (let guard = 0; guard < 4000; guard++) {
    const entry = randomEntry(rules, any(s), random);
    if (!entry) break;
    const payday = s.todo[0].at === 'payday';
    const expected = payday ? settled(structuredClone(s)) : undefined;
    const before = s.cash.reduce((sum, pesos) => sum + pesos, 0);
    if (payday) {
      if (s.punts.some(({ plundered }) => plundered)) odd.add('plunder');
      if (s.agent >= 0 && s.punts.some(({ dock }) => dock === 'yard')) odd.add('insurance');
    }
    play(rules, any(s), entry.seat, entry.move);
    if (!expected) continue;
    paydays++;
    const where = `seed ${seed}, voyage ${s.voyage}`;
    expect(s.cash, where).toEqual(expected.cash);
    expect(s.pledged, where).toEqual(expected.pledged);
    expect(s.values, where).toEqual(expected.values);
    expect(s.todo.length === 0, where).toBe(expected.over);
    expect(s.cash.reduce((sum, pesos) => sum + pesos, 0) - before, where).toBe(expected.bank);
    if (s.pay.some(({ why, coins }) => why === 'agent' && coins > -29) && expected.bank < 0) odd.add('loss');
    const totals = new Array(seats).fill(0);
    for (const line of rules.scores(s)) totals[line.seat] += line.points;
    expect(totals, where).toEqual(wealth(s));
    if (expected.over) expect(rules.winners(s), where).toEqual(richest(wealth(s)));
  }
  expect(s.todo, `seed ${seed}`).toEqual([]);
  return paydays;
}

test.each([
  [3, {}],
  [4, { strongPirates: true, moving: 'choose' }],
  [4, { hiddenMoney: true, blindPassenger: 'anyButInsurance' }],
  [5, { dealPool: 'all20' }],
] as [number, Partial<Options>][])(
  '3.9-10 two bookkeepers agree on every payday of %i seats with %j',
  (seats, options) => {
    const odd = new Set<string>();
    let paydays = 0;
    for (let seed = 1; paydays < PAYDAYS; seed++) paydays += compare(seats, options, seed, odd);
    expect(paydays).toBeGreaterThanOrEqual(PAYDAYS);
    expect(odd).toContain('plunder');
    expect(odd).toContain('insurance');
  },
);

test('3.10 two bookkeepers agree on fortunes and winners of scattered tables', () => {
  let shared = 0;
  let negative = 0;
  for (let seed = 1; seed <= 1000; seed++) {
    const random = rng(seed, 310);
    const n = 3 + random.int(3);
    const hands = Array.from({ length: n }, () =>
      Array.from({ length: 2 + random.int(3) }, () => ({ ware: random.int(4), pledged: random.int(2) === 1 })),
    );
    const t = {
      n,
      hands,
      pledged: hands.map((hand) => hand.filter(({ pledged }) => pledged).length),
      cash: hands.map(() => 5 * random.int(4)),
      values: [0, 1, 2, 3].map(() => [0, 5, 10, 20, 30][random.int(5)]),
      todo: [],
    };
    const totals = new Array(n).fill(0);
    for (const line of game.rules.scores(t as never)) totals[line.seat] += line.points;
    expect(totals).toEqual(wealth(t));
    expect(game.rules.winners(t as never)).toEqual(richest(wealth(t)));
    if (richest(wealth(t)).length > 1) shared++;
    if (Math.min(...wealth(t)) < 0) negative++;
  }
  expect(shared).toBeGreaterThan(20);
  expect(negative).toBeGreaterThan(100);
});
