import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { AnyRules } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import { cashedLast } from '../../../src/games/island-hopper/rules/cashed';
import type { Options } from '../../../src/games/island-hopper/rules/state';
import { any, type Hopper, rules, sees } from './position';

/** A result says who was paid by the flight: the same that was told when it landed, in whole random games. */

interface Told {
  seat: number;
  n: number;
  coins: number | undefined;
}

test.each([
  [2, {}],
  [3, { dummy: true }],
  [4, {}],
  [4, { openMoney: true }],
  [6, { bribing: 'calm' }],
] as [number, Partial<Options>][])('who was paid by a landing: %i with %j', (seats, options) => {
  const known = rules as AnyRules;
  let [landings, paid] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const s = begin(known, seats, known.options(options, seats)) as Hopper;
    const random = rng(seed, seats, 31);
    for (let guard = 0; guard < 2500; guard++) {
      const entry = randomEntry(known, any(s), random);
      if (!entry) break;
      const told: Told[] = [];
      const flown = s.flights.length;
      play(known, any(s), entry.seat, entry.move, (event, to, rest) => {
        const heard = to ? rest : event;
        if (!heard?.key.startsWith('hopper.cashes')) return;
        const { who, n, coins } = heard.args as { who: { seat: number }; n: number; coins?: number };
        told.push({ seat: who.seat, n, coins });
      });
      if (s.flights.length === flown || s.todo[0]?.at !== 'result') continue;
      expect(cashedLast(sees(s, null)), `${s.round}, ${seed}`).toEqual(told);
      landings += Number(s.flights.at(-1)?.landed);
      paid += told.length;
    }
  }
  expect(landings).toBeGreaterThan(10);
  expect(paid).toBeGreaterThan(4);
});
