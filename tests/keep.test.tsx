// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cellFault, type Row, reading, type SheetSection } from '../src/games/sheet';
import { addText } from '../src/look/say';
import { begin, OTHER } from '../src/scorekeeper/begin/begin';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { OpenSheets } from '../src/scorekeeper/begin/OpenSheets';
import { Book } from '../src/scorekeeper/sheet/book';
import { flows, places, spelt, spread } from '../src/scorekeeper/sheet/keys';
import { SheetScreen } from '../src/scorekeeper/sheet/SheetScreen';
import { text } from '../src/scorekeeper/text.en';
import { judgedPlay } from '../src/storage/judged';
import type { Free, Play } from '../src/storage/plays';
import { loadPlay, savePlay } from '../src/storage/sheets';
import { forget } from '../src/storage/store';
import { soon } from './soon';

addText(text);

const rounds: Free = { kind: 'rounds', rows: [], low: false };
const people = [
  { name: 'Ana', colour: 0 },
  { name: 'Ben', colour: 1 },
  { name: 'Çelik', colour: 2 },
];

const started = (free: Free = rounds): Promise<Play> => begin(OTHER, people, { name: 'Skat', free });
const bookOf = (play: Play, free: Free = rounds) => new Book(play, freeSheet(free), signal(true));

const editsOf = (book: Book, cell: string) => book.play.value.edits.filter((edit) => edit.cell === cell);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

describe('a keyboard', () => {
  const row = (id: string, most?: number): Row => ({
    id,
    text: { key: 'free.points' },
    per: 'seat',
    kind: 'number',
    most,
  });
  const order = places(
    [{ id: 's', text: { key: 'free.points' }, rows: [row('a', 4), row('b', 12)] }],
    [0, 1],
    () => false,
  );

  test('walks row by row, person by person', () => {
    expect(order.map(({ cell }) => cell)).toEqual(['a@0', 'a@1', 'b@0', 'b@1']);
    expect(flows(row('a', 9))).toBe(true);
    expect(flows(row('a', 10))).toBe(false);
    expect(flows({ ...row('a', 9), least: -1 } as Row)).toBe(false);
  });

  test('takes no more digits than show that there are too many', () => {
    const row = { id: 'money', text: { key: 'sheet.total' }, per: 'seat', kind: 'number' } as const;
    expect(spelt(row, '9'.repeat(24), '')).toBe('9999999');
    expect(cellFault(row, '9999999', 3)?.key).toBe('sheet.huge');
  });

  test('carries a digit on that no longer fits, and no sum', () => {
    const to = (cell: string, typed: string) => {
      const { filled, texts } = spread(order, cell, typed);
      return filled.map((place, i) => `${place.cell}=${texts[i]}`);
    };
    expect(to('a@0', '2')).toEqual(['a@0=2']);
    expect(to('a@0', '21')).toEqual(['a@0=2', 'a@1=1']);
    expect(to('a@0', '2112')).toEqual(['a@0=2', 'a@1=1', 'b@0=12']);
    expect(to('a@0', '2+1')).toEqual(['a@0=2+1']);
    expect(to('b@0', '123')).toEqual(['b@0=123']);
    expect(to('b@1', '')).toEqual(['b@1=']);
    const owner: Row = { id: 'c', text: { key: 'free.points' }, per: 'table', kind: 'holder' };
    const rows: SheetSection[] = [{ id: 's', text: { key: 'free.points' }, rows: [row('a', 4), owner, row('d', 3)] }];
    const mixed = places(rows, [0, 1], () => false);
    expect(spread(mixed, 'a@1', '32')).toMatchObject({ texts: ['3', '2'], on: 'd@0' });
    expect(spread(mixed, 'a@1', '301')).toMatchObject({ texts: ['3', '', '1'], on: 'd@0' });
    expect(spread(mixed, 'a@1', '3')).toMatchObject({ texts: ['3'], on: 'a@1' });
  });
});

describe('a book', () => {
  test('writes every keystroke, keeps sums, and calls one spell of typing one change', async () => {
    const play = await started();
    const book = bookOf(play);
    book.focus('round1@0');
    for (const typed of ['3', '3+', '3+6']) book.type('round1@0', typed);
    book.focus('round1@1');
    book.type('round1@1', '-4');
    book.focus('round1@0');
    book.type('round1@0', '10');
    expect(book.totals.value).toEqual([10, -4, 0]);
    expect(book.winners.value).toEqual([0]);
    expect(editsOf(book, 'round1@0').map(({ from, to }) => [from, to])).toEqual([
      ['', '3+6'],
      ['3+6', '10'],
    ]);
    await soon(async () => expect((await loadPlay(play.id)).play?.cells).toEqual(book.play.value.cells));
    await forget();
    const { play: again } = await loadPlay(play.id);
    expect(again?.cells).toEqual({ 'round1@0': '10', 'round1@1': '-4' });
    expect(again?.brief.totals).toEqual([10, -4, 0]);
    expect(judgedPlay(again).fault).toBeUndefined();
  });

  test('loses no keystroke when the page dies after any of them', async () => {
    const typed = ['3', '3+', '3+6', '3+6+', '3+6+2'];
    for (let died = 1; died <= typed.length; died++) {
      const play = await started();
      const book = bookOf(play);
      for (const one of typed.slice(0, died)) book.type('round1@0', one);
      // the disk is asked at once, without waiting for anything else to be typed
      await soon(async () => expect((await loadPlay(play.id)).play?.cells['round1@0']).toBe(typed[died - 1]));
    }
  });

  test('puts an old entry back as a change of its own, and keeps the tools', async () => {
    const play = await started();
    const book = bookOf(play);
    book.enter('round1@2', '7');
    book.enter('round1@2', '');
    book.enter('round1@2', '7');
    expect(editsOf(book, 'round1@2')).toHaveLength(3);
    expect(book.play.value.cells).toEqual({ 'round1@2': '7' });
    book.keepTool('dice', { throws: [1] });
    book.finish(5);
    await soon(async () => expect((await loadPlay(play.id)).play?.clock.finished).toBe(5));
    const kept = (await loadPlay(play.id)).play;
    expect(kept?.tools).toEqual({ dice: { throws: [1] } });
    expect(kept?.brief).toEqual({
      over: true,
      winners: [2],
      totals: [0, 0, 7],
      parts: [{ id: 'points', points: [0, 0, 7] }],
    });
  });

  test('in another window changes nothing', async () => {
    const play = await started();
    const book = new Book(play, freeSheet(rounds), signal(false));
    book.enter('round1@0', '9');
    book.keepTool('dice', 1);
    expect(book.play.value).toEqual(play);
  });

  test('says what is wrong with a play that was spoilt', async () => {
    const play = await started();
    const spoilt: [string, unknown][] = [
      ['save.part.file', null],
      ['save.future', { ...play, format: 99 }],
      ['save.part.header', { ...play, id: '../x' }],
      ['save.part.seats', { ...play, people: [] }],
      ['save.part.seats', { ...play, people: [{ name: 3, colour: 0 }] }],
      ['save.part.sheet', { ...play, cells: { a: 1 } }],
      ['save.part.sheet', { ...play, edits: [{ cell: 'a' }] }],
      ['save.part.header', { ...play, clock: {} }],
      ['save.part.header', { ...play, clock: { ...play.clock, finished: 'yes' } }],
      ['save.part.header', { ...play, brief: { ...play.brief, totals: [1] } }],
      ['save.part.header', { ...play, free: { kind: 'x' } }],
    ];
    for (const [key, raw] of spoilt) {
      const fault = judgedPlay(raw).fault;
      const part = (fault?.args?.part as { key: string } | undefined)?.key;
      expect(part ?? fault?.key, JSON.stringify(raw)).toBe(key);
    }
    expect(judgedPlay(JSON.parse(JSON.stringify(play))).fault).toBeUndefined();
  });
});

describe('any other game', () => {
  test('has rounds that grow with what is entered', () => {
    const sheet = freeSheet(rounds);
    const rowsOf = (cells: { [cell: string]: string }) => sheet.sections(reading(2, cells))[0].rows.map(({ id }) => id);
    expect(rowsOf({})).toEqual(['round1']);
    expect(rowsOf({ 'round1@1': '5' })).toEqual(['round1', 'round2']);
    expect(rowsOf({ 'round3@0': '0' })).toEqual(['round1', 'round2', 'round3', 'round4']);
  });

  test('has categories with names, and the fewest points may win', () => {
    const sheet = freeSheet({ kind: 'categories', rows: ['Wool', 'Ore'], low: true });
    const read = reading(2, { 'category1@0': '4', 'category2@0': '3', 'category1@1': '6' });
    expect(sheet.winners(read)).toEqual([1]);
    expect(sheet.winners(reading(2, {}))).toEqual([0, 1]);
    expect(sheet.scores(read).map(({ category, points }) => [category, points])).toEqual([
      ['category1', 4],
      ['category1', 6],
      ['category2', 3],
    ]);
  });
});

describe('the screen', () => {
  let root: HTMLElement;
  const input = (cell: string) => root.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
  const typeIn = (cell: string, typed: string) =>
    act(() => {
      const field = input(cell);
      if (!field) throw new Error(`no cell ${cell}`);
      field.focus();
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });

  test('counts along, and the next key is the next person', async () => {
    const book = bookOf(await started());
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await typeIn('round1@0', '3+6');
    await typeIn('round1@1', '4');
    expect([...root.querySelectorAll('tfoot b')].map((one) => one.textContent)).toEqual(['9', '4', '0']);
    expect(input('round2@0')).not.toBeNull();
    await act(() => {
      input('round1@1')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('round1@2');
    await act(() => {
      input('round1@2')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('round1@2');
  });

  test('deletes the whole of a number that is marked, and a digit of one that is not', async () => {
    const book = bookOf(await started());
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const press = (name: string) =>
      act(() => root.querySelector<HTMLButtonElement>(`.pad-key[aria-label="${name}"]`)?.click());
    await typeIn('round1@0', '123');
    // as if it was tapped again
    await act(() => input('round1@0')?.setSelectionRange(3, 3));
    await press('Delete');
    expect(book.play.value.cells['round1@0']).toBe('12');
    await act(() => input('round1@0')?.select());
    await press('Delete');
    expect(book.play.value.cells['round1@0']).toBeUndefined();
  });

  test('what the next number is added to stands on the key that adds', async () => {
    const book = bookOf(await started());
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const plus = () => [...root.querySelectorAll('.pad-key')].find((one) => one.textContent?.endsWith('+'));
    await typeIn('round1@0', '');
    expect([plus()?.textContent, plus()?.getAttribute('aria-label')]).toEqual(['+', 'plus']);
    await typeIn('round1@0', '12+8');
    expect([plus()?.textContent, plus()?.getAttribute('aria-label')]).toEqual(['20+', '20 +']);
    await typeIn('round1@0', '12+');
    expect(plus()?.textContent).toBe('+');
  });

  test('calls cards by the numbers that are printed on them, and says which ones are chosen', async () => {
    const { sheet } = await import('../src/games/isla-margarita/box/sheet');
    const play = await begin('isla-margarita', people);
    const book = new Book({ ...play, cells: { 'commerce@0': '7' } }, sheet, signal(true));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await act(() => input('commerce@0')?.focus());
    const keys = [...root.querySelectorAll<HTMLButtonElement>('.pad-keys button')];
    expect(keys.map((one) => one.querySelector('span')?.textContent)).toEqual(keys.map((_, i) => `${i + 1}`));
    expect(keys.at(-1)?.getAttribute('aria-label')).toBe('24 · Princes at the Quay 0');
    await act(() => keys[5].click());
    expect(root.querySelector('.pad-head p')?.textContent).toContain('6 · Grand Tour, 7 · Pilotage');
  });

  test('tells a fault in a shut section, and the way to it opens the section', async () => {
    const { sheet } = await import('../src/games/isla-margarita/box/sheet');
    const play = await begin('isla-margarita', people);
    const book = new Book({ ...play, cells: { 'value.0': 'x' } }, sheet, signal(true));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    expect(input('value.0')).toBeNull();
    const way = root.querySelector<HTMLButtonElement>('.sheet-faults button');
    expect(way?.textContent).toMatch(/Costa Alta/);
    await act(() => way?.click());
    expect(input('value.0')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('marks what cannot be right and leaves it as it is', async () => {
    const book = bookOf(await started());
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await typeIn('round1@0', 'abc');
    expect(input('round1@0')?.getAttribute('aria-invalid')).toBe('true');
    expect(root.querySelector('.sheet-faults')?.textContent).toContain('Enter a whole number');
    expect(book.play.value.cells['round1@0']).toBe('abc');
    expect(book.totals.value[0]).toBe(0);
  });
});

test('a play that is saved twice at once ends as the later one', async () => {
  const play = await started();
  const saves = ['1', '2', '3'].map((note) => savePlay({ ...play, note }));
  expect(await Promise.all(saves)).toEqual([undefined, undefined, undefined]);
  expect((await loadPlay(play.id)).play?.note).toBe('3');
});

test('copies that windows kept beside a sheet lie folded below it, and one whose sheet is gone stands by itself', async () => {
  const root = document.createElement('div');
  const sheet = await started();
  const copy = (id: string, of: string): Play => ({ ...sheet, id, branch: { of } });
  const open = signal<readonly Play[]>([sheet, copy('x', sheet.id), copy('y', sheet.id), copy('z', 'gone')]);
  const sheets = { open, read: async () => {} };
  await act(() => render(<OpenSheets sheets={sheets} cover={() => ''} />, root));
  const links = (of: string) => [...root.querySelectorAll(of)].map((a) => a.getAttribute('href'));
  expect(links('section > ul > li > a')).toEqual([`#/sheet/${sheet.id}`, '#/sheet/z']);
  expect(links('details a')).toEqual(['#/sheet/x', '#/sheet/y']);
  expect(root.querySelector('details')?.open).toBe(false);
  await act(() => render(null, root));
});
