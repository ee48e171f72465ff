import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Book } from '../../../src/companion/book';
import { adds, flows } from '../../../src/companion/keys';
import { rng } from '../../../src/engine/chance';
import { playout } from '../../../src/engine/playout';
import { begin } from '../../../src/engine/run';
import { sheet } from '../../../src/games/isla-margarita/box/sheet';
import { game } from '../../../src/games/isla-margarita/game';
import type { Isla } from '../../../src/games/isla-margarita/rules/state';
import { type Entered, idsOf } from '../../../src/games/sheet';
import { PLAY_FORMAT } from '../../../src/storage/plays';
import { needed } from './entered';

/** How many taps a sheet for five takes on a tablet: a cell, a person under whom something stands, a key, a card. */

const people = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'].map((name, colour) => ({ name, colour }));
const blank = () =>
  new Book(
    {
      format: PLAY_FORMAT,
      id: 'taps',
      game: 'isla-margarita',
      name: '',
      people,
      cells: {},
      edits: [],
      tools: {},
      note: '',
      clock: { started: 0, changed: 0 },
      brief: { over: false, winners: [], totals: [0, 0, 0, 0, 0], parts: [] },
    },
    sheet,
    signal(true),
    async () => undefined,
  );

/** Enters all of it with a finger; gives the taps. */
function tapped(book: Book, wanted: Entered): number {
  let taps = 0;
  let at: string | undefined;
  // what is entered opens and shuts sections: the order is looked up again each time
  for (const { cell, row } of [...book.order.value]) {
    const text = wanted[cell];
    if (text === undefined) continue;
    if (row.kind === 'holder' || row.kind === 'many') {
      taps += row.kind === 'many' ? 1 + idsOf(text).length : 1;
      book.enter(cell, text);
      continue;
    }
    const last = at === undefined ? undefined : book.placeOf(at);
    const carried = last !== undefined && flows(last.row) && book.beside(at, 1) === cell && /^\d$/.test(text);
    if (!carried) {
      taps++;
      at = cell;
    }
    const keys = adds(row) ? text.replaceAll('+', '') : text;
    for (const key of keys) {
      taps++;
      at = book.type(at as string, (book.play.value.cells[at as string] ?? '') + key);
    }
  }
  return taps;
}

test('a finished game of five is on the sheet in 110 taps, points and winners included', () => {
  const all: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const s = begin(game.rules, 5, game.rules.options({}, 5)) as Isla;
    playout(game.rules, s, rng(seed, 60));
    const book = blank();
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
