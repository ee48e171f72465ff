import { signal } from '@preact/signals';
import { type Entered, idsOf, type Sheet } from '../../src/games/sheet';
import { Book } from '../../src/scorekeeper/sheet/book';
import type { Entries } from '../../src/scorekeeper/sheet/entries';
import { adds, flows } from '../../src/scorekeeper/sheet/keys';
import { PLAY_FORMAT } from '../../src/storage/plays';

/** How many taps a sheet takes on a tablet: a cell, a person under whom something stands, a key, a card. */

export const blankBook = (sheet: Sheet, game: string, n: number): Book =>
  new Book(
    {
      format: PLAY_FORMAT,
      id: 'taps',
      game,
      name: '',
      people: Array.from({ length: n }, (_, colour) => ({ name: `P${colour}`, colour })),
      cells: {},
      edits: [],
      tools: {},
      note: '',
      clock: { started: 0, changed: 0 },
      brief: { over: false, winners: [], totals: new Array(n).fill(0), parts: [] },
    },
    sheet,
    signal(true),
    async () => undefined,
  );

/** Enters all of it with a finger, on a sheet or into a form; gives the taps. */
export function tapped(book: Entries, wanted: Entered): number {
  let taps = 0;
  let at: string | undefined;
  // what is entered opens and shuts sections: the order is looked up again each time
  for (const { cell, row } of [...book.order.value]) {
    const text = wanted[cell];
    if (text === undefined) continue;
    if (row.kind === 'holder' || row.kind === 'many' || row.kind === 'one') {
      taps += row.kind === 'many' ? 1 + idsOf(text).length : 1;
      book.enter(cell, text);
      continue;
    }
    const last = at === undefined ? undefined : book.placeOf(at);
    const free = !(cell in book.play.value.cells);
    const carried = last !== undefined && flows(last.row) && book.beside(at, 1) === cell && free && /^\d$/.test(text);
    // a cell that is tapped has all that stands in it selected
    let over = !carried;
    if (!carried) {
      taps++;
      at = cell;
    }
    const keys = adds(row) ? text.replaceAll('+', '') : text;
    for (const key of keys) {
      taps++;
      at = book.type(at as string, (over ? '' : (book.play.value.cells[at as string] ?? '')) + key);
      over = false;
    }
  }
  return taps;
}
