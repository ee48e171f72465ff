// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { sheet } from '../src/games/isla-margarita/box/sheet';
import { addText } from '../src/look/say';
import { History } from '../src/scorekeeper/sheet/History';
import { text } from '../src/scorekeeper/text.en';
import { blankBook } from './games/tapped';
import { onRoot } from './root';

/** What was entered, told as one would say it: names instead of numbers of seats and cards, sums with what they make. */

addText(text);

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
  await act(() => render(<History book={book} words={undefined} />, root));
  const lines = [...root.querySelectorAll('li')].map((line) => line.textContent ?? '');
  expect(lines.find((line) => line.includes('King') && line.includes('P1 → P2'))).toBeDefined();
  expect(lines.find((line) => line.includes('nothing → 9+3 = 12'))).toBeDefined();
  expect(many?.kind).toBe('many');
  if (many?.kind === 'many') {
    expect(lines[0]).not.toContain(`${many.choices[0].id} ${many.choices[1].id}`);
    expect(lines[0]).toMatch(/→ [^,]+, [^,]+/);
  }
  expect(root.textContent).toContain('Put P1 back');
});

test('what a helper told and what was typed stand in one list, the latest first, and nothing twice', async () => {
  const book = blankBook(sheet, 'isla-margarita', 3);
  const told = (text: string, when: number) =>
    book.log('order', { key: 'sheet.total' }, [['bank@0', text]], undefined, when);
  told('4', 1000);
  book.enter('bank@1', '7');
  told('9', Date.now() + 60_000);
  await act(() => render(<History book={book} words={undefined} />, root));
  const lines = () => [...root.querySelectorAll('.sheet-history > li')].map((line) => line.className);
  expect(lines()).toEqual(['ledger-line', '', 'ledger-line']);
  // taken out in the list, with what it changed
  await act(() => root.querySelector<HTMLElement>('.ledger-line .icon-button')?.click());
  expect([0, 1].map((seat) => book.read.value.number('bank', seat))).toEqual([4, 7]);
  expect(book.play.value.ledger).toHaveLength(1);
});
