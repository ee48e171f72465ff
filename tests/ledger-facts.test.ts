import { describe, expect, test } from 'vitest';
import { sheet as catanSheet } from '../src/games/puerto-catan/box/sheet';
import { judgedPlay } from '../src/storage/judged';
import { blankBook } from './games/tapped';

/** Lines of the ledger that change no cell, and the ways back from every line. */

const DICE = { key: 'dice.told' } as const;
const WHAT = { key: 'sheet.total' } as const;

function thrown(times: number, between = 0) {
  const book = blankBook(catanSheet, 'puerto-catan', 4);
  for (let i = 0; i < times; i++) {
    book.log('dice', DICE, [], { faces: [(i % 6) + 1, ((i >> 2) % 6) + 1], seat: i % 4 });
    if (between > 0 && i % between === 0) book.log('roles', { key: 'pc.keeper.title' }, []);
  }
  return book;
}
const faces = (book: ReturnType<typeof thrown>) =>
  (book.play.value.ledger ?? []).map(({ dice = [] }) => dice.map((one) => one.faces.join('')).join(' '));

describe('dice', () => {
  test('change no cell and no history; in a row they share a line, and nothing comes between', () => {
    const book = thrown(3);
    expect(book.play.value).toMatchObject({ cells: {}, edits: [] });
    expect(faces(book)).toEqual(['11 21 31']);
    book.log('bank', WHAT, [['gold@0', '3']]);
    book.log('dice', DICE, [], { faces: [6, 6] });
    expect(faces(book)).toEqual(['11 21 31', '', '66']);
    // another helper's dice, or dice that brought something, stand alone
    book.log('voyage', DICE, [], { faces: [1] });
    book.log('voyage', DICE, [['gold@0', '4']], { faces: [2] });
    book.log('voyage', DICE, [], { faces: [3] });
    expect(faces(book).slice(2)).toEqual(['66', '1', '2', '3']);
  });

  test('can be turned, and taken out one by one', () => {
    const book = thrown(3);
    book.turn(0, 1, 0, 5);
    expect(faces(book)).toEqual(['11 51 31']);
    book.takeOut(0, 0);
    expect(faces(book)).toEqual(['51 31']);
    book.takeOut(0, 7);
    book.turn(0, 9, 0, 1);
    book.turn(3, 0, 0, 1);
    expect(faces(book)).toEqual(['51 31']);
    book.takeOut(0, 0);
    book.takeOut(0, 0);
    expect(book.play.value.ledger).toEqual([]);
  });

  test('of a long evening weigh little, and come back from the disk as they were', () => {
    const size = (book: ReturnType<typeof thrown>) => JSON.stringify(book.play.value.ledger).length;
    expect(size(thrown(300))).toBeLessThan(14_000);
    const mixed = thrown(300, 3);
    expect(size(mixed)).toBeLessThan(40_000);
    const { play } = judgedPlay(JSON.parse(JSON.stringify(mixed.play.value)));
    expect(play?.ledger).toEqual(mixed.play.value.ledger);
    // far more than anybody tells: the oldest lines are forgotten
    const book = blankBook(catanSheet, 'puerto-catan', 4);
    for (let i = 0; i < 2100; i++) book.log('bank', { key: 'sheet.total', args: { n: i } }, []);
    expect(book.play.value.ledger).toHaveLength(2000);
    expect(book.play.value.ledger?.[0].what.args).toEqual({ n: 100 });
  });

  test('that cannot be are left out with the rest of a ledger from elsewhere', () => {
    const { value } = thrown(1).play;
    const judged = (dice: unknown) => {
      const line = { ...value.ledger?.[0], dice };
      return judgedPlay(JSON.parse(JSON.stringify({ ...value, ledger: [line] }))).play?.ledger?.[0];
    };
    expect(judged([{ faces: [1, 6], real: true }])?.dice).toEqual([{ faces: [1, 6], real: true }]);
    for (const bad of ['x', [{ faces: [7] }], [{ faces: [] }], [{}], [null]]) expect(judged(bad)?.dice).toBe(undefined);
    expect(judged([{ faces: [1], seat: 99 }])?.dice?.[0].seat).toBe(undefined);
  });
});

describe('every line', () => {
  const paid = (book: ReturnType<typeof thrown>) =>
    book.log('bank', { key: 'bank.told', args: { n: 5 } }, [
      ['gold@0', '10-5'],
      ['gold@1', '10+5'],
    ]);

  test('of a payment is mended for both, and says so', () => {
    const book = blankBook(catanSheet, 'puerto-catan', 3);
    paid(book);
    book.mend(0, 0, -8);
    expect(book.play.value.cells).toMatchObject({ 'gold@0': '10-8', 'gold@1': '10+8' });
    expect(book.play.value.ledger?.[0]).toMatchObject({ what: { args: { n: 8 } }, moves: [{ by: -8 }, { by: 8 }] });
  });

  test('that put the first number somewhere can be mended, and what came later stays', () => {
    const book = blankBook(catanSheet, 'puerto-catan', 3);
    paid(book);
    book.begin(0, 0, 12);
    expect(book.play.value.cells['gold@0']).toBe('12-5');
    book.enter('gold@0', '6');
    book.begin(0, 0, 11);
    expect(book.play.value.cells['gold@0']).toBe('6-1');
    expect(book.play.value.ledger?.[0].puts[0]).toMatchObject({ to: '11' });
  });
});
