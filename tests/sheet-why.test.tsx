// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { sheet as isla } from '../src/games/isla-margarita/box/sheet';
import { sheet as manila } from '../src/games/manila/box/sheet';
import type { Row, Sheet } from '../src/games/sheet';
import { addText } from '../src/look/say';
import { Book } from '../src/scorekeeper/sheet/book';
import { Grid } from '../src/scorekeeper/sheet/Grid';
import { spelt } from '../src/scorekeeper/sheet/keys';
import { Parts } from '../src/scorekeeper/sheet/Parts';
import { payWords, Why } from '../src/scorekeeper/sheet/Why';
import { text } from '../src/scorekeeper/text.en';
import { PLAY_FORMAT } from '../src/storage/plays';

/** A sheet explains itself: what a row pays, where points come from, what counts nothing, and the way back. */

addText(text);

function bookOf(sheet: Sheet, cells: { [cell: string]: string } = {}): Book {
  const people = ['Ana', 'Ben', 'Cy'].map((name, colour) => ({ name, colour }));
  const clock = { started: 0, changed: 0 };
  const brief = { over: false, winners: [], totals: [], parts: [] };
  const common = { format: PLAY_FORMAT, id: 'p', name: '', edits: [], tools: {}, note: '', clock, brief };
  return new Book({ ...common, game: 'isla-margarita', people, cells }, sheet, signal(true), async () => undefined);
}

const shown = (what: preact.ComponentChild) => act(() => render(what, document.body));
afterEach(() => render(null, document.body));

describe('what a row pays', () => {
  test('whoever is first, and a tie shared in halves', () => {
    const book = bookOf(isla, { 'bridges.0@0': '2', 'bridges.1@0': '1', 'bridges.1@2': '1' });
    const people = book.people.value;
    expect(payWords(book.pays.value.get('bridges.0'), people)).toBe('Ana +6');
    expect(payWords(book.pays.value.get('bridges.1'), people)).toBe('Ana and Cy share it, +3 each');
    expect(payWords(book.pays.value.get('bridges.2'), people)).toBe('');
  });

  test('nothing is said where the entry says it already', () => {
    const book = bookOf(manila, { 'cash@0': '30', 'shares:jade@0': '2', 'value:jade': '20', 'pledged@0': '1' });
    expect(book.pays.value.get('cash')).toEqual([]);
    expect(book.pays.value.get('shares:jade')).toEqual([{ seat: 0, points: 40, tied: false }]);
    expect(book.pays.value.get('pledged')).toEqual([{ seat: 0, points: -15, tied: false }]);
  });

  test('stands in the cells and beside the row, and every line has its reason', () => {
    const book = bookOf(isla, { 'bridge.0': '1', 'port.0': '2', 'commerce@0': '2', bridgeBuilder: '1' });
    shown(<Grid entries={book} pays={book.pays.value} />);
    const corner = (cell: string) =>
      document.querySelector(`[data-cell="${cell}"]`)?.parentElement?.querySelector('.cell-pays')?.textContent;
    expect(corner('bridges.0@0')).toBe('+6');
    expect(corner('commerce@0')).toBe('+8');
    // what follows from the bridges one by one is shown, and not typed
    const given = document.querySelector<HTMLInputElement>('[data-cell="bridges.0@0"]');
    expect([given?.value, given?.placeholder, given?.readOnly]).toEqual(['', '1', true]);
    shown(<Why book={book} tie={undefined} />);
    const lines = [...document.querySelectorAll('.sheet-why li')].map((one) => one.textContent);
    expect(lines).toContain('Bridge Charter+8');
    expect(lines).toContain('Costa Alta port, 9 points+9');
  });

  test('a card says what it would score', () => {
    const book = bookOf(isla, { 'port.0': '1', 'commerce@0': '17 18' });
    const worth = (card: number) => isla.worth?.(book.read.value, 'commerce', `${card}`, 0);
    expect([worth(7), worth(2)]).toEqual([2, 0]);
    // a third Tiki makes 12 of 0
    expect([worth(17), worth(19)]).toEqual([3, 12]);
  });
});

describe('what cannot be right', () => {
  test('counts nothing, and nobody leads by it', () => {
    const book = bookOf(isla, { 'coins.0@0': '4', 'princes.0': '2', 'coins.0@1': '10302' });
    expect([...book.impossible.value]).toEqual(['coins.0@1']);
    expect(book.totals.value).toEqual([4, 0, 0]);
    expect(book.winners.value).toEqual([0]);
  });

  test('but what does not add up stays: nobody can say which cell it is', () => {
    const book = bookOf(isla, { 'princes.0': '2', 'coins.0@0': '4', 'crowns@0': '1', 'bridges.0@0': '1' });
    expect(book.faults.value.size).toBeGreaterThan(0);
    expect([...book.impossible.value]).toEqual([]);
    expect(book.totals.value[0]).toBe(4 + 1 + 6);
  });
});

describe('the keys', () => {
  test('crowns are one digit each, and become a sum by themselves', () => {
    const book = bookOf(isla);
    for (const text of ['3', '32', '3+25']) book.type('crowns@0', text);
    expect(book.play.value.cells['crowns@0']).toBe('3+2+5');
    // what is deleted is a crown with its sign
    book.type('crowns@0', '3+2+');
    expect(book.play.value.cells['crowns@0']).toBe('3+2');
    const coins: Row = { id: 'x', text: { key: 'sheet.total' }, per: 'seat', kind: 'number' };
    expect(spelt(coins, '32', '3')).toBe('32');
  });

  test('what was entered last is taken back, one after the other, and never forth again', () => {
    const book = bookOf(isla);
    book.enter('port.0', '1');
    book.enter('port.1', '2');
    book.enter('port.0', '3');
    expect(book.mayUndo.value).toBe(true);
    expect([book.undo(), book.undo()]).toEqual(['port.0', 'port.1']);
    expect(book.play.value.cells).toEqual({ 'port.0': '1' });
    book.enter('port.2', '1');
    expect([book.undo(), book.undo()]).toEqual(['port.2', 'port.0']);
    expect(book.play.value.cells).toEqual({});
    expect([book.undo(), book.mayUndo.value]).toEqual([undefined, false]);
    // the history keeps all of it
    expect(book.play.value.edits).toHaveLength(8);
  });

  test('a row further on', () => {
    const book = bookOf(manila);
    expect(book.nextRow('cash@0')).toBe('shares:ginseng@0');
    expect(book.nextRow('pledged@2')).toBe(undefined);
  });
});

test('the parts of a sheet say how far they are and lead to what is still open', () => {
  const book = bookOf(isla, { 'port.0': '1', 'port.1': '1', 'crowns@0': '1' });
  shown(<Parts entries={book} />);
  const named = (start: string) =>
    [...document.querySelectorAll('.sheet-part')].find((one) => one.getAttribute('aria-label')?.startsWith(start));
  expect(named('Ports')?.getAttribute('aria-label')).toBe('Ports: 2 of 13 rows started');
  expect(named('Crowns')?.querySelector('.icon')).not.toBe(null);
  // a game with one part needs no bar
  shown(<Parts entries={bookOf({ ...isla, sections: (read) => isla.sections(read).slice(0, 1) })} />);
  expect(document.querySelector('.sheet-parts')).toBe(null);
});
