import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/engine/check';
import { loadGames, loadWords, trials } from '../src/headless/registry';

/**
 * Every registered game keeps the contract, at every number of seats, with every option: a new game needs no line here.
 * A game gets about TIDETABLE_SEEDS x 5 random games, spread over its trials; `npm run soak` plays the same checks for as
 * long as you like.
 */
const SEEDS = Number(process.env.TIDETABLE_SEEDS ?? 16);
const FEWEST = 4;

const words = await loadWords();

for (const game of await loadGames()) {
  describe(`the contract of ${game.id}`, () => {
    const all = trials(game);
    const seeds = Math.max(FEWEST, Math.ceil((SEEDS * 5) / all.length));
    for (const { seats, options } of all) {
      it(`holds with ${seats} seats and ${JSON.stringify(options)} over ${seeds} seeds`, { timeout: 600_000 }, () => {
        let decisions = 0;
        for (let seed = 1; seed <= seeds; seed++) {
          // The first seeds are looked at from every side, the others at random.
          const effort = seed <= 1 ? 0.3 : 0.05;
          decisions += checkGame(game.module, { seats, options, seed, effort, words }).decisions;
        }
        expect(decisions).toBeGreaterThan(seeds);
      });
    }
  });
}
