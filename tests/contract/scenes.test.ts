// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/games/doors';
import { loadGames, trials } from '../../src/headless/registry';
import { overhear } from './picture';
import { SceneCheck } from './scenes';

/**
 * No board shows a secret: in worlds that look the same to the bare table it gives the same pictures, ghosts and
 * movements, whoever looked before. One random game of each registered game; each day it is another one, and with
 * TIDETABLE_WHOLE more of it is looked at.
 */
const EACH = process.env.TIDETABLE_WHOLE === '1' ? 6 : 1;
const SEED = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000));

beforeAll(overhear);
afterAll(() => void vi.restoreAllMocks());

for (const game of await loadGames()) {
  describe(`the scene of ${game.id}`, () => {
    it('shows no secret', { timeout: 600_000 }, async () => {
      const table = await gameOf(game.id)!.draw();
      const all = trials(game);
      const { seats, options } = all[SEED % all.length];
      const check = new SceneCheck({ module: game.module, table }, seats, SEED, EACH);
      const { held, looks, secrets, ghosts, frames, answers } = await check.run(options);
      expect(Math.min(looks, ghosts, frames, answers)).toBeGreaterThan(0);
      if (held > 2) expect(secrets).toBeGreaterThan(0);
    });
  });
}
