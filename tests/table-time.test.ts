// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { TABLE } from '../src/engine/rules';
import { TableModel } from '../src/table/model';
import { market } from './engine/modules/market';

/** The wall's clock is put back and forward while people play: thinking times are measured on a clock nobody can set. */

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a second back', -1000],
  ['a year back', -365 * 86_400_000],
  ['a day forward', 86_400_000],
])('%s: no time that was thought or played is negative or wrong', async (_, jump) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const chairs = ['Ana', 'Ben', 'Cem'].map((name, colour) => ({ name, colour, side: 0 }));
  const match = Match.start(market, { id: 'time', options: null, chairs, seed: '9'.repeat(32), now: Date.now() });
  expect(match.enter(TABLE, { cards: [3, 5, 2] }, Date.now())).toBe(true);
  const model = new TableModel(market as never, match, signal(true));
  const wall = Date.now();
  for (const n of [1, 2, 3]) {
    vi.spyOn(Date, 'now').mockReturnValue(wall + n * jump);
    model.selection.pick('name:1');
    await model.commit();
  }
  const times = match.record.log.slice(1, 4).map(({ ms }) => ms);
  expect(times).toHaveLength(3);
  for (const ms of times) {
    expect(Number.isSafeInteger(ms)).toBe(true);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(60_000);
  }
  expect(match.record.clock.played).toBeGreaterThanOrEqual(0);
  expect(match.record.clock.played).toBeLessThan(60_000);
});
