// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { sheet } from '../src/games/isla-margarita/box/sheet';
import { addText } from '../src/look/say';
import { Toasts } from '../src/look/toast';
import { begin, OTHER } from '../src/scorekeeper/begin/begin';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { Book } from '../src/scorekeeper/sheet/book';
import { History } from '../src/scorekeeper/sheet/History';
import { SheetScreen } from '../src/scorekeeper/sheet/SheetScreen';
import { text } from '../src/scorekeeper/text.en';
import { judgedPlay } from '../src/storage/judged';
import { blankBook } from './games/tapped';
import { onRoot } from './root';
import { soon } from './soon';

/** What was entered, told as one would say it: names instead of numbers of seats and cards, sums with what they make. */

addText(text);

const people = ['Ana', 'Ben'].map((name, colour) => ({ name, colour }));

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

test('the history says who holds what and which cards, and no code', async () => {
  const book = blankBook(sheet, 'isla-margarita', 3);
  const ask = book.sections.value.flatMap(({ rows }) => rows);
  const many = ask.find((row) => row.kind === 'many');
  book.enter('king', '2');
  book.enter('king', '3');
  book.enter('bank@1', '9+3');
  if (many?.kind === 'many') {
    const [one, two] = many.choices;
    book.enter(many.per === 'seat' ? `${many.id}@0` : many.id, `${one.id} ${two.id}`);
  }
  const history = <History book={book} words={undefined} onClose={() => {}} />;
  await act(() => render([history, <Toasts key="toasts" />], root));
  const lines = [...root.querySelectorAll('li')].map((line) => line.textContent ?? '');
  expect(lines.find((line) => line.includes('King: P2 (was P1)'))).toBeDefined();
  expect(lines.find((line) => line.includes('P1: 9+3 = 12'))).toBeDefined();
  expect(many?.kind).toBe('many');
  if (many?.kind === 'many') {
    expect(lines[0]).not.toContain(`${many.choices[0].id} ${many.choices[1].id}`);
    expect(lines[0]).toMatch(/, P0: [^,]+, [^,]+/);
  }
  const tap = (text: string) =>
    act(() => [...root.querySelectorAll('button')].find((one) => one.textContent === text)?.click());
  await tap('Put P1 back');
  expect(book.play.value.cells.king).toBe('2');
  // a finger that only meant to look: the way back is said at once
  await tap('Take back');
  expect(book.play.value.cells.king).toBe('3');
});

test('what a helper told and what was typed stand in one list, the latest first, and nothing twice', async () => {
  const book = blankBook(sheet, 'isla-margarita', 3);
  const told = (text: string, when: number) =>
    book.log('order', { key: 'sheet.total' }, [['bank@0', text]], undefined, when);
  told('4', 1000);
  book.enter('bank@1', '7');
  told('9', Date.now() + 60_000);
  await act(() => render(<History book={book} words={undefined} onClose={() => {}} />, root));
  const lines = () => [...root.querySelectorAll('.sheet-history > li')].map((line) => line.className);
  expect(lines()).toEqual(['row ledger-line', 'row', 'row ledger-line']);
  // taken out in the list, with what it changed
  await act(() => root.querySelector<HTMLElement>('.ledger-line .icon-button')?.click());
  expect([0, 1].map((seat) => book.read.value.number('bank', seat))).toEqual([4, 7]);
  expect(book.play.value.ledger).toHaveLength(1);
});

const lines = () => [...root.querySelectorAll('.sheet-history > li')].map((line) => line.textContent ?? '');
const shows = (book: Book, only?: string) =>
  act(() => render(<History book={book} words={undefined} only={only} onClose={() => {}} />, root));

test('a round that was emptied again is still called by its name, and whoever no longer has something is told', async () => {
  const play = await begin(OTHER, people, { name: 'Skat', free: { kind: 'rounds', rows: [], low: false } });
  const book = new Book(play, freeSheet(play.free!), signal(true));
  for (const [cell, to] of [
    ['round1@0', '4'],
    ['round2@1', '7'],
    ['round2@1', ''],
  ])
    book.enter(cell, to);
  // typed and erased in one go is nothing that happened
  book.type('round1@1', '5');
  book.type('round1@1', '');
  await shows(book);
  expect(lines().map((line) => line.replace(/^\d+:\d+\s?\S*/, (time) => time.slice(5)))).toEqual([
    expect.stringContaining('Round 2, Ben: empty (was 7)'),
    expect.stringContaining('Round 2, Ben: 7'),
    expect.stringContaining('Round 1, Ana: 4'),
  ]);
  const king = blankBook(sheet, 'isla-margarita', 3);
  king.enter('king', '1');
  king.enter('king', '');
  await shows(king);
  expect(lines()[0]).toContain('King: nobody (was P0)');
  const won = new Book(
    { ...play, free: undefined, cells: {} },
    freeSheet({ kind: 'categories', rows: ['Won'], low: false, by: 'won' }),
    signal(true),
  );
  won.enter('category1@1', '1');
  won.enter('category1@1', '');
  await shows(won);
  expect(lines()[0]).toContain('Won, Ben: no (was yes)');
});

test('of one cell stands there what was told and typed of it; what is mended in a line is no other line', async () => {
  const book = blankBook(sheet, 'isla-margarita', 3);
  book.log('order', { key: 'sheet.total' }, [['bank@0', '4']], undefined, 1000);
  book.log('order', { key: 'sheet.total' }, [['bank@0', '4+2']], undefined, 1001);
  book.enter('bank@1', '7');
  book.enter('bank@0', '9');
  await shows(book, 'bank@0');
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('P0: 9 (was 4+2 = 6)');
  await act(() => book.mend(1, 0, 5));
  expect(lines()).toHaveLength(3);
  expect(judgedPlay(book.asWritten()).play?.edits.filter(({ mends }) => mends)).toHaveLength(1);
});

test('a tap on a line shuts the list and goes to its cell, in a section that was shut as well', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const book = blankBook(sheet, 'isla-margarita', 3);
  book.log('order', { key: 'sheet.total' }, [['bank@2', '4']]);
  book.enter('bank@1', '7');
  const [{ id }] = book.sections.value.filter(({ rows }) => rows.some((row) => row.id === 'bank'));
  book.fold(id, true);
  await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
  const open = () => root.querySelector('dialog');
  const tapped = async (words: string) => {
    const all = [...root.querySelectorAll('button')];
    await act(() => all.find((one) => one.textContent?.trim() === words)?.click());
  };
  for (const [words, cell] of [
    ['Coins in the Bank, P1: 7', 'bank@1'],
    ['Total', 'bank@2'],
  ]) {
    await tapped('History');
    expect(open()).not.toBeNull();
    await tapped(words);
    expect(open()).toBeNull();
    await soon(() => expect((document.activeElement as HTMLElement).dataset.cell).toBe(cell));
  }
  expect(book.isShut(id)).toBe(false);
});
