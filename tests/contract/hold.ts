import { describe, expect, it } from 'vitest';
import { rng } from '../../src/engine/chance';
import { playout } from '../../src/engine/playout';
import { begin } from '../../src/engine/run';
import { checkGame } from '../../src/headless/contract';
import { loadGames, loadWords, trials } from '../../src/headless/registry';

/**
 * Every registered game keeps the contract, at every number of seats, with every option: a new game needs no line here.
 * A game gets about TIDETABLE_SEEDS x 5 random games, spread over its trials, or as many as make TIDETABLE_SEEDS x 2000
 * entries where that is less, each trial one at least; `npm run soak` plays the same checks for as long as you like.
 * The trials are dealt out to several test files, because files run side by side. Without TIDETABLE_WHOLE a run takes every
 * fifth trial of a game, today these and tomorrow others (TIDETABLE_SEED); the soak's kind `contract` goes through all.
 */
const SEEDS = Number(process.env.TIDETABLE_SEEDS ?? 4);
const FEWEST = 2;
const ENTRIES = SEEDS * 2000;
/** A game longer than this is looked at from every side as often as one of this length, not at the same share. */
const LONG = 600;

/** Whose turn it is. */
const SEED = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000));
const WHOLE = process.env.TIDETABLE_WHOLE === '1';

const words = await loadWords();
const games = await loadGames();

/** The trials of this part, of so many. */
export function holdContract(part: number, parts: number): void {
  // a game of one trial has none for the other parts
  for (const game of games.filter((one) => trials(one).length > part)) {
    describe(`the contract of ${game.id}`, () => {
      const all = trials(game);
      const seeds = Math.max(FEWEST, Math.ceil((SEEDS * 5) / all.length));
      const share = ENTRIES / all.length;
      for (const [i, { seats, options }] of all.entries()) {
        if ((i + (i >> 1)) % parts !== part) continue;
        // a fifth of what this part has, unless that is next to nothing
        const turn = Math.floor(i / parts) + SEED;
        if (!WHOLE && all.length > parts * 5 && turn % 5 > 0) continue;
        it(`holds with ${seats} seats and ${JSON.stringify(options)}`, { timeout: 600_000 }, () => {
          const { rules } = game.module;
          const length = playout(rules, begin(rules, seats, rules.options(options, seats)), rng(i));
          const depth = Math.min(1, LONG / length);
          let [entries, decisions, played] = [0, 0, 0];
          const fits = (): boolean => entries + entries / played <= share;
          while (played === 0 || (played < seeds && fits())) {
            // The first of them are looked at from every side, the others at random.
            const effort = (played === 0 ? 0.3 : 0.05) * depth;
            const result = checkGame(game.module, { seats, options, seed: 1 + i * seeds + played, effort, words });
            entries += result.entries;
            decisions += result.decisions;
            played++;
          }
          expect(decisions).toBeGreaterThan(played);
        });
      }
    });
  }
}
