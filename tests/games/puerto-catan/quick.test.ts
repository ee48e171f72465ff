import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import { accepts, begin, play } from '../../../src/engine/run';
import { quick } from '../../../src/games/puerto-catan/rules/bot-quick';
import { type Options, type PuertoCatan, rules } from './position';

/** What people in an imagined course of play do is always allowed, and changes nothing before it is done. */

const MODES: [number, Partial<Options>][] = [
  [3, {}],
  [4, { tradeGold: true }],
  [4, { board: 'random', goldCap: true }],
];

test.each(MODES)('quick moves of %i with %j are legal, and their games come to an end', (seats, options) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const random = rng(seed, seats);
    const s = begin(rules, seats, rules.options(options, seats));
    for (;;) {
      const entry = randomEntry(rules, s, random);
      if (!entry) break;
      let { move } = entry;
      if (entry.seat >= 0) {
        const fast = quick(s as PuertoCatan, entry.seat, random);
        expect(accepts(rules, s, entry.seat, fast), `${s.todo[0].at} ${JSON.stringify(fast)}`).toBe(true);
        seen.add(s.todo[0].at);
        if (seed % 3 > 0) move = fast;
      }
      play(rules, s, entry.seat, move);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});
