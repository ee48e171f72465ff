import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/engine/check';
import { loadGames, loadWords, trials } from '../src/headless/registry';

/**
 * Every registered game keeps the contract, at every number of seats, with every option: a new game needs no line here.
 * TIDETABLE_SEEDS is the number of games for each; `npm run soak` plays the same checks for as long as you like.
 */
const SEEDS = Number(process.env.TIDETABLE_SEEDS ?? 24);

const words = await loadWords();

for (const game of await loadGames()) {
  describe(`the contract of ${game.id}`, () => {
    for (const { seats, options } of trials(game)) {
      it(`holds with ${seats} seats and ${JSON.stringify(options)} over ${SEEDS} seeds`, { timeout: 600_000 }, () => {
        let decisions = 0;
        for (let seed = 1; seed <= SEEDS; seed++) {
          // The first seeds are looked at from every side, the others at random.
          const effort = seed <= 1 ? 0.3 : 0.05;
          decisions += checkGame(game.module, { seats, options, seed, effort, words }).decisions;
        }
        expect(decisions).toBeGreaterThan(SEEDS);
      });
    }
  });
}
