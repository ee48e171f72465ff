import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { playout } from '../../../src/engine/playout';
import { begin } from '../../../src/engine/run';
import { drawn } from '../../../src/games/isla-margarita/box/drawn';
import { sheet } from '../../../src/games/isla-margarita/box/sheet';
import { game } from '../../../src/games/isla-margarita/game';
import type { Isla, View } from '../../../src/games/isla-margarita/rules/state';
import { type Entered, reading, rowOf, seatOf, termsOf } from '../../../src/games/sheet';
import { blankBook, tapped } from '../tapped';
import { Toucher } from '../toucher';
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

/** On the drawn board and beside it: a chip for whose, a touch a piece, a key for more than one, a key a crown or a card. */
function touched(cells: Entered): Toucher<View> {
  const finger = new Toucher<View>(drawn, 5);
  const several = (spot: string, whose: number | string, cell: string, n: number) => {
    if (n === 0) return;
    finger.touch(spot, whose);
    if (n > 1) finger.key(cell, `${Math.min(n, 9)}`);
    for (let more = 9; more < n; more++) finger.touch(spot, whose);
  };
  const all = Object.entries(cells).map(([cell, text]) => {
    const [kind, at] = rowOf(cell).split('.');
    // what has one holder is touched when it is the holder's turn, what stands in a row of persons when it is theirs
    return { cell, text, kind, at, seat: seatOf(cell) ?? (kind === 'princes' ? 5 : Number(text) - 1) };
  });
  for (const { cell, text, kind, at, seat } of all.toSorted(
    (a, b) => a.seat - b.seat || Number(a.kind === 'bank') - Number(b.kind === 'bank'),
  )) {
    const n = termsOf(text)?.reduce((sum, one) => sum + one, 0) ?? 0;
    if (kind === 'princes') several(`island:${at}`, 'princes', cell, n);
    else if (kind === 'coins') several(`island:${at}`, seat, cell, n);
    else if (kind === 'bridge' || kind === 'port') finger.touch(`${kind}:${at}`, seat);
    else finger.beside(seat, cell, text, kind === 'bank' ? text.length : text.split(/[+ ]/).length);
  }
  return finger;
}

test('the same is touched in on the drawn board and beside it, and nothing of it has to be scrolled for', () => {
  const all: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const { cells, totals } = finished(seed);
    const finger = touched(cells);
    expect(sheet.scores(reading(5, finger.cells)).reduce((sum, { points }) => sum + points, 0)).toBe(
      totals.reduce((sum, one) => sum + one, 0),
    );
    all.push(finger.taps);
  }
  console.log(`taps: ${Math.min(...all)} to ${Math.max(...all)}, median ${all.toSorted((a, b) => a - b)[30]}`);
  expect(Math.max(...all)).toBeLessThanOrEqual(110);
});

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
