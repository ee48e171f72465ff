// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from '../src/games/manila/box/keeper';
import { sheet } from '../src/games/manila/box/sheet';
import { addText, pseudo } from '../src/look/say';
import { Book } from '../src/scorekeeper/sheet/book';
import { SheetScreen } from '../src/scorekeeper/sheet/SheetScreen';
import { text } from '../src/scorekeeper/text.en';
import { mend, readAbout } from '../src/storage/about';
import { playKey } from '../src/storage/plays';
import { forget, write } from '../src/storage/store';
import { blankBook } from './games/tapped';
import { soon } from './soon';
import { shown, strayed } from './stray';

/** The sheet on the screen: where a number came from, what happened line by line, and where it is played. */

addText(text);

let root: HTMLElement;
let book: Book;

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  root = document.createElement('div');
  document.body.append(root);
  book = blankBook(sheet, 'manila', 3);
});

afterEach(() => {
  render(null, root);
  root.remove();
  pseudo.value = false;
  vi.unstubAllGlobals();
});

const draw = () => act(() => render(<SheetScreen book={book} keeper={keeper} onTakeOver={() => {}} />, root));
const button = (label: string | RegExp) =>
  [...root.querySelectorAll('button')].find((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    return typeof label === 'string' ? name === label : label.test(name);
  }) as HTMLButtonElement;
const tap = (label: string | RegExp) => act(() => button(label).click());
const dialog = () => root.querySelector('dialog') as HTMLElement;
const type = (input: HTMLInputElement, value: string) =>
  act(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const WHAT = { key: 'manila.keeper.toldBegun', args: { n: 30 } } as const;

function told(): void {
  book.log('auction', WHAT, [
    ['cash@0', '30'],
    ['cash@1', '30'],
  ]);
  book.log('bank', { key: 'bank.told', args: { from: { seat: 0 }, to: { seat: 1 }, n: 5 } }, [
    ['cash@0', '30-5'],
    ['cash@1', '30+5'],
  ]);
  book.log('voyage', { key: 'manila.keeper.toldNothing' }, [['value:silk', '10']]);
  book.log('dice', { key: 'dice.told' }, [], { faces: [3, 4], seat: 1 });
  book.log('dice', { key: 'dice.told' }, [], { faces: [6, 6] });
}

test('a cell leads to the lines that made its number, each of which can be mended there', () => {
  told();
  draw();
  act(() => (root.querySelector('[data-cell="cash@0"]') as HTMLElement).focus());
  tap('Where this comes from: Cash, P0, 2 entries');
  expect(dialog().textContent).toContain('30-5 = 25');
  expect(dialog().textContent).toContain('P0 paid P1 5.');
  const inputs = () => [...dialog().querySelectorAll('input')];
  expect(inputs().map((one) => one.value)).toEqual(['−5', '30']);
  type(inputs()[1], '40');
  type(inputs()[0], '-8');
  expect(book.play.value.cells).toMatchObject({ 'cash@0': '40-8', 'cash@1': '30+8' });
  act(() => book.enter('cash@0', '33'));
  expect(dialog().textContent).toContain('Cash, P0: 33 (was 40-8 = 32)');
  // a row of choices has its own way
  tap('Close');
  tap(/^Where this comes from: .*Silk/);
  expect(dialog().textContent).toContain('The voyage was paid');
  act(() => book.takeOut(2));
  expect(book.play.value.cells).not.toHaveProperty('value:silk');
  expect(dialog().textContent).not.toContain('The voyage was paid');
});

test('what happened is read line by line, dice are counted, turned and taken out', () => {
  told();
  draw();
  tap('History');
  expect(dialog().querySelector('.ledger-fallen')?.textContent).toBe('2 rolls of 2 dice:7 × 112 × 1');
  tap('P1 rolled 7: 3 and 4');
  tap('A 3: turn this die');
  expect(book.play.value.ledger?.[3].dice?.[0].faces).toEqual([4, 4]);
  tap('Remove this roll');
  expect(book.play.value.ledger?.[3].dice).toEqual([{ faces: [6, 6] }]);
  // the last one goes with its line
  tap('12: 6 and 6');
  tap('Remove this roll');
  expect(book.play.value.ledger).toHaveLength(3);
});

test('every word is from the catalogue', () => {
  told();
  pseudo.value = true;
  draw();
  tap(/i.*st.*r|History/i);
  expect(shown(root).filter((words) => strayed(words, ['P0', 'P1', 'P2']) !== '')).toEqual([]);
});

test('the place is said on the sheet itself, and the last one is offered first', async () => {
  const { play } = blankBook(sheet, 'manila', 3);
  const other = (id: string, when: number) =>
    write([[playKey(id), { ...play.value, id, clock: { started: when, changed: when } }]]);
  await other('a', 1e11);
  await other('b', 3e11);
  await other('c', 2e11);
  await mend('a', { place: 'Harbour' });
  await mend('b', { place: 'At Öz' });
  await mend('c', { place: 'at öz' });
  draw();
  tap('Where?');
  await soon(() => expect(root.querySelectorAll('.place-offers .chip')).toHaveLength(2));
  expect([...root.querySelectorAll('.place-offers .chip')].map((one) => one.textContent)).toEqual([
    'At Özlast time',
    'Harbour',
  ]);
  tap('Harbour');
  await soon(() => expect(root.querySelector('dialog')).toBeNull());
  expect(await readAbout('taps')).toEqual({ place: 'Harbour' });
  expect(root.querySelector('.sheet-paper')?.textContent).toMatch(/^Manila · .* · Harbour$/);
  // said again, and unsaid
  tap('Harbour');
  type(root.querySelector('.place-form input') as HTMLInputElement, '  ');
  act(() => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await soon(() => expect(button('Where?')).toBeTruthy());
  expect(await readAbout('taps')).toEqual({});
});

test('what was open beside the rows is open again after a reload, and nobody has played by that', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const again = () => {
    render(null, root);
    book = new Book(book.play.value, book.sheet, book.writer, async () => undefined);
  };
  book = blankBook(sheet, 'alexandros', 2);
  await draw();
  expect(book.active.value).toBeDefined();
  await tap('Board');
  // no keys lie on the board
  expect(book.active.value).toBeUndefined();
  await tap('Table tools');
  again();
  await draw();
  expect(button('Rows')).toBeDefined();
  expect(root.querySelector('dialog')?.open).toBe(true);
  expect([book.mayGrow(), book.mayDrop(1)]).toEqual([true, true]);
  await tap('Rows');
  again();
  await draw();
  expect(button('Board')).toBeDefined();
  // a finished sheet is opened to be read
  await book.finish();
  again();
  await draw();
  expect(root.querySelector('dialog')?.open).not.toBe(true);
  expect(book.shows('tools')).toBe(true);
});
