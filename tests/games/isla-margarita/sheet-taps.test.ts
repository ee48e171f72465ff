import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { playout } from '../../../src/engine/playout';
import { begin } from '../../../src/engine/run';
import { sheet } from '../../../src/games/isla-margarita/box/sheet';
import { game } from '../../../src/games/isla-margarita/game';
import type { Isla } from '../../../src/games/isla-margarita/rules/state';
import { blankBook, tapped } from '../tapped';
import { needed } from './entered';

/** See ../tapped for what a tap is. */

/** The finished game of that seed, as it is entered, and its points. */
function finished(seed: number) {
  const s = begin(game.rules, 5, game.rules.options({}, 5)) as Isla;
  playout(game.rules, s, rng(seed, 60));
  const totals = [0, 0, 0, 0, 0];
  for (const { seat, points } of game.rules.scores(s)) totals[seat] += points;
  return { cells: needed(game.rules.view(s, null)), totals };
}

/** What a real finger enters in `tests/e2e/pad.e2e.mjs`. */
const FILE = new URL('./five.json', import.meta.url);

test('the game that a finger enters in the browser is a finished one', () => {
  if (process.env.UPDATE_FIVE) writeFileSync(FILE, `${JSON.stringify(finished(0), null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(finished(0));
});

test('a finished game of five is on the sheet in 110 taps, points and winners included', () => {
  const all: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const { cells, totals } = finished(seed);
    const book = blankBook(sheet, 'isla-margarita', 5);
    all.push(tapped(book, cells));
    expect(book.play.value.cells).toEqual(cells);
    expect([...book.faults.value]).toEqual([]);
    expect(book.totals.value).toEqual(totals);
  }
  console.log(`taps: ${Math.min(...all)} to ${Math.max(...all)}, median ${all.toSorted((a, b) => a - b)[30]}`);
  expect(Math.max(...all)).toBeLessThanOrEqual(110);
});
