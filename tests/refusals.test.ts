import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { rngAt } from '../src/engine/chance';
import type { MatchRecord } from '../src/engine/record';
import { playMatch } from '../src/headless/games';
import { loadGames } from '../src/headless/registry';
import { spoilt } from '../src/headless/saves';
import { found } from '../src/headless/tell';
import { say } from '../src/look/say';
import { judged } from '../src/storage/judged';
import { replayed as verify } from '../src/storage/replayed';

/** Whatever was done to a save, a person reads a plain sentence of why it is refused. */

const SPOILT = 700;

/** Names of values and types, names in camel case, paths and brackets: a programmer's words. */
const PROGRAMMERS = /undefined|NaN|null|Infinity|\bobject\b|Error|todo|[[\]{}<>_`=]|[a-z][A-Z]|[a-z]\.[a-z]|\d\.\d/;

const games = await loadGames();

describe.each(games)('spoilt saves of $id', ({ module: game, card }) => {
  test('are refused in plain sentences', async () => {
    const seats = Math.min(4, card.seats.max);
    const { record } = playMatch(game, { seats, seed: 27, options: {}, until: 120 });
    let refused = 0;
    for (let i = 0; i < SPOILT; i++) {
      const raw = JSON.parse(JSON.stringify(spoilt(record, rngAt('5a'.repeat(16), i, 0))));
      const { record: save, trouble } = judged(raw);
      const why = trouble ?? (await verify(save as MatchRecord));
      if (!why) continue;
      refused++;
      const said = say(why, { text: game.text, chairs: record.chairs });
      expect(said).not.toMatch(PROGRAMMERS);
      expect(said).toMatch(/^[A-Z].*\.$/s);
    }
    expect(refused).toBeGreaterThan(SPOILT / 2);
  });
});

test('what the rules found wrong is told to the tools alone', async () => {
  const [{ module }] = games;
  const { record } = playMatch(module, { seats: 4, seed: 27, options: {}, until: 120 });
  const save = structuredClone(record) as any;
  save.last.bank[0] = 'much';
  const why = await verify(save);
  expect(why && found(why)).toMatch(/^ \(seat 0 has .* coins instead of \d+\)$/);
  expect(why && say(why, { text: module.text })).toBe('The saved position is impossible.');
});
