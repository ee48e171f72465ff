// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { game } from '../src/games/puerto-catan/game';
import { prefs } from '../src/storage/prefs';
import { TableModel } from '../src/table/model';
import { offer, table } from './games/puerto-catan/position';
import { soon } from './soon';

/** What computer players choose in secret beside each other is chosen on one beat. */

test('three answer an offer within the time of one', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  prefs.motion.value = 'normal';
  const chairs = ['Ana', 'Ben', 'Cy', 'Dora'].map((name, colour) => ({
    ...{ name, colour, side: 0 },
    ...(colour > 0 && { bot: 'mate' }),
  }));
  const start = table({ at: 'trader', hands: ['bbl', 'wwo', 'gg', 'o'] });
  const setup = { id: 'beat', options: game.rules.options(null, 4), chairs, seed: '9'.repeat(32), now: 0 };
  const match = Match.start(game as never, { ...setup, start: start as never } as never);
  expect(match.enter(0, offer(TABLE, 'b', 'o') as never, 1)).toBe(true);
  const model = new TableModel(game as never, match, signal(true));
  const begun = performance.now();
  void model.course.advance();
  await soon(() => expect(match.ask()?.step).toBe('trade'));
  // a beat of this level is half a second; three one after the other are a second and a half
  const took = performance.now() - begun;
  expect(took).toBeGreaterThan(400);
  expect(took).toBeLessThan(1300);
});
