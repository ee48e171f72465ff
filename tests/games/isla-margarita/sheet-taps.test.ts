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

test('a finished game of five is on the sheet in 110 taps, points and winners included', () => {
  const all: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const s = begin(game.rules, 5, game.rules.options({}, 5)) as Isla;
    playout(game.rules, s, rng(seed, 60));
    const book = blankBook(sheet, 'isla-margarita', 5);
    const wanted = needed(game.rules.view(s, null));
    all.push(tapped(book, wanted));
    expect(book.play.value.cells).toEqual(wanted);
    expect([...book.faults.value]).toEqual([]);
    const totals = [0, 0, 0, 0, 0];
    for (const { seat, points } of game.rules.scores(s)) totals[seat] += points;
    expect(book.totals.value).toEqual(totals);
  }
  console.log(`taps: ${Math.min(...all)} to ${Math.max(...all)}, median ${all.toSorted((a, b) => a - b)[30]}`);
  expect(Math.max(...all)).toBeLessThanOrEqual(110);
});
