import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { sheet } from '../src/games/manila/box/sheet';
import { added, cellOf } from '../src/games/sheet';
import { Book } from '../src/scorekeeper/sheet/book';
import { linesOf } from '../src/scorekeeper/sheet/ledger';
import { judgedPlay } from '../src/storage/judged';
import { PLAY_FORMAT, type Play } from '../src/storage/plays';

/** One ledger: what helpers tell stands on the sheet with its words, and every line can be mended or taken out. */

const WHAT = { key: 'sheet.total' } as const;

function bookOf(cells: { [cell: string]: string } = {}): Book {
  const people = ['Ana', 'Ben', 'Cy'].map((name, colour) => ({ name, colour }));
  const clock = { started: 0, changed: 0 };
  const brief = { over: false, winners: [], totals: [0, 0, 0], parts: [] };
  const common = { format: PLAY_FORMAT, id: 'p', name: '', edits: [], tools: {}, note: '', clock, brief };
  return new Book({ ...common, game: 'manila', people, cells }, sheet, signal(true), async () => undefined);
}

const cash = (book: Book) => [0, 1, 2].map((seat) => book.read.value.number('cash', seat));
/** As a helper tells a payment; with the first one everybody's 30 begins to stand there. */
function pay(book: Book, from: number, to: number, amount: number): void {
  const by = (seat: number) => (seat === to ? amount : 0) - (seat === from ? amount : 0);
  const text = (seat: number) => book.read.value.text('cash', seat);
  const seats = [0, 1, 2].filter((seat) => by(seat) !== 0 || text(seat) === '');
  const entries = seats.map((seat) => [cellOf('cash', seat), added(text(seat), by(seat), 30)] as const);
  book.log('bank', WHAT, entries);
}

test('a sum grows by a number, begins with what everybody starts with, and starts again when it is long', () => {
  expect(added('', -5, 30)).toBe('30-5');
  expect(added('30-5', 12)).toBe('30-5+12');
  expect(added('30', 0)).toBe('30');
  expect(added('nonsense', 3)).toBe('nonsense');
  expect(added(new Array(40).fill('1').join('+'), 2)).toBe('40+2');
});

describe('a line', () => {
  test('is taken back whole by the undo key, and what was typed before it comes next', () => {
    const book = bookOf();
    book.enter('shares:jade@0', '2');
    book.log(
      'crew',
      WHAT,
      [
        ['cash@0', '30+12'],
        ['pledged@0', '1'],
      ],
      undefined,
      1000,
    );
    expect(book.play.value.ledger).toHaveLength(1);
    book.undo();
    expect(book.play.value.ledger).toEqual([]);
    expect(cash(book)[0]).toBe(0);
    expect(book.play.value.cells).toEqual({ 'shares:jade@0': '2' });
    book.undo();
    expect(book.play.value.cells).toEqual({});
    expect(book.mayUndo.value).toBe(false);
  });

  test('keeps what was added to its numbers since', () => {
    const book = bookOf();
    book.log('bank', WHAT, [['cash@0', '30+12']], undefined, 1000);
    book.log('bank', WHAT, [['cash@0', '30+12-5']], undefined, 2000);
    book.undo();
    expect(book.play.value.cells).toEqual({ 'cash@0': '30+12' });
    expect(book.play.value.ledger).toHaveLength(1);
    book.undo();
    expect(book.play.value.cells).toEqual({});
    expect(book.play.value.ledger).toEqual([]);
  });

  test('is taken out with all it changed, also after others', () => {
    const book = bookOf();
    pay(book, 0, -1, 5);
    pay(book, 0, 1, 3);
    book.takeOut(0);
    expect(cash(book)).toEqual([27, 33, 30]);
    book.takeOut(0);
    // what the first payment began stays: nobody could say whether it is still wanted
    expect(cash(book)).toEqual([30, 30, 30]);
    expect(book.play.value.ledger).toEqual([]);
  });

  test('is put back where it stood, from the history or by *undo*, and nothing tells of it twice', () => {
    const book = bookOf();
    book.log('bank', WHAT, [['cash@0', '30-5']], undefined, 1000);
    book.log('bank', WHAT, [['cash@0', '30-5+3']], undefined, 2000);
    const { edits, ledger } = book.play.value;
    for (const [i, back] of [() => book.putBack(), () => void book.undo()].entries()) {
      book.takeOut(0, undefined, 3000 + i);
      expect(cash(book)[0]).toBe(33);
      expect(book.takenOut.value).toEqual(ledger?.[0]);
      back();
      expect(book.takenOut.value).toBeUndefined();
      expect(cash(book)[0]).toBe(28);
      expect(book.play.value.ledger).toEqual(ledger);
    }
    const heard = book.play.value.edits.filter(({ mends }) => !mends);
    expect(heard).toEqual(edits.filter(({ when }) => when === 2000));
    // and one goes on where one was
    book.undo();
    book.undo();
    expect([book.play.value.cells, book.play.value.ledger]).toEqual([{}, []]);
  });

  test('is not put back beside what was told in its place, which is taken back first', () => {
    const book = bookOf();
    book.log('bank', WHAT, [['cash@0', '30-5']], undefined, 1000);
    book.takeOut(0, undefined, 2000);
    book.log('bank', WHAT, [['cash@0', '30-8']], undefined, 3000);
    expect(book.takenOut.value).toBeUndefined();
    book.undo();
    expect(book.play.value.ledger).toEqual([]);
    book.undo();
    expect([cash(book)[0], book.play.value.ledger?.length]).toEqual([25, 1]);
  });

  test('the only one is as if it had never been', () => {
    const book = bookOf();
    pay(book, 0, -1, 5);
    book.takeOut(0);
    expect(book.play.value.cells).toEqual({});
  });

  test('has another amount, and the sheet follows', () => {
    const book = bookOf();
    pay(book, 0, -1, 5);
    pay(book, 0, 1, 3);
    const move = book.play.value.ledger?.[0].moves.findIndex(({ cell }) => cell === 'cash@0') as number;
    book.mend(0, move, -8);
    expect(cash(book)).toEqual([19, 33, 30]);
    expect(book.play.value.ledger?.[0].moves[move]).toEqual({ cell: 'cash@0', by: -8 });
    expect(linesOf(book.play.value, 'cash@1')).toEqual([0, 1]);
  });

  test('that put something in its place leaves it where it was changed since', () => {
    const book = bookOf();
    book.log('voyage', WHAT, [['value:silk', '5']]);
    book.log('voyage', WHAT, [['value:silk', '10']]);
    book.takeOut(0);
    expect(book.play.value.cells['value:silk']).toBe('10');
    book.takeOut(0);
    expect(book.play.value.cells['value:silk']).toBe('5');
  });

  test('is a change of the history, like any other', () => {
    const book = bookOf();
    pay(book, 0, -1, 5);
    expect(book.play.value.edits.map(({ cell }) => cell)).toEqual(['cash@0', 'cash@1', 'cash@2']);
  });
});

test('after each of 1,000 random corrections the sheet is what a recount from scratch gives', () => {
  const book = bookOf();
  const random = rng(5, 3, 1);
  book.log(
    'bank',
    WHAT,
    [0, 1, 2].map((seat) => [cellOf('cash', seat), '30'] as const),
  );
  /** What each person got by each line, in the order of the ledger; the first line is their beginning. */
  const lines: number[][] = [[30, 30, 30]];
  let corrections = 0;
  while (corrections < 1000) {
    const line = 1 + random.int(lines.length);
    if (line === lines.length || lines.length < 5) {
      const [from, to, n] = [random.int(3), random.int(3), 1 + random.int(9)];
      if (from === to) continue;
      pay(book, from, to, n);
      lines.push([0, 1, 2].map((seat) => (seat === to ? n : 0) - (seat === from ? n : 0)));
      continue;
    }
    if (random.int(3) === 0 || lines.length > 40) {
      book.takeOut(line);
      lines.splice(line, 1);
    } else {
      const moves = book.play.value.ledger?.[line].moves ?? [];
      const move = random.int(moves.length);
      const by = random.int(2) === 0 ? random.int(20) : -random.int(20);
      book.mend(line, move, by);
      // what one paid another is mended for both
      for (const [i, { cell }] of moves.entries()) lines[line][Number(cell.split('@')[1])] = i === move ? by : -by;
    }
    corrections++;
    const sums = [0, 1, 2].map((seat) => lines.reduce((sum, one) => sum + one[seat], 0));
    expect(cash(book), `correction ${corrections}`).toEqual(sums);
    expect(book.play.value.ledger).toHaveLength(lines.length);
  }
});

test('a ledger from elsewhere is kept where it makes sense, and left out where it does not', () => {
  const book = bookOf();
  pay(book, 0, -1, 5);
  const play = { ...book.play.value, brief: { over: false, winners: [], totals: [0, 0, 0], parts: [] } };
  const judgedLedger = (ledger: unknown) => (judgedPlay({ ...play, ledger } as unknown as Play).play as Play).ledger;
  expect(judgedLedger(play.ledger)).toEqual(play.ledger);
  for (const ledger of ['x', 3, [{}], [{ ...play.ledger?.[0], moves: 'x' }], { length: 3 }])
    expect(judgedLedger(ledger)).toBe(undefined);
});
