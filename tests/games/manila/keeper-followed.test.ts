import { beforeEach, describe, expect, test } from 'vitest';
import { hired, openSpaces, paydayOf } from '../../../src/games/manila/box/keeper-crew';
import { begun } from '../../../src/games/manila/box/keeper-loans';
import { crewWords, followed, forgetPayday, tellMade } from '../../../src/games/manila/box/keeper-told';
import { charted, freshVoyage, rolled, type Voyage } from '../../../src/games/manila/box/keeper-voyage';
import { sheet } from '../../../src/games/manila/box/sheet';
import type { Book } from '../../../src/scorekeeper/sheet/book';
import { blankBook } from '../tapped';

/** What people mend in the ledger, the voyage follows: its places, dice and payday. */

let book: Book;
let v: Voyage;

const ledger = () => book.play.value.ledger ?? [];
const cash = () => [0, 1, 2].map((seat) => book.read.value.number('cash', seat));
const helper = () => ({
  ledger: ledger(),
  tell: (...[what, entries, thrown]: [never, never, never?]) => book.log('voyage', what, entries, thrown),
  takeOut: (line: number, thrown?: number) => book.takeOut(line, thrown),
});

function place(seat: number, space: string): void {
  const one = openSpaces(book.read.value, v, seat).find((vacancy) => vacancy.space === space);
  if (!one) throw new Error(`${space} is not vacant`);
  book.log('voyage', crewWords(v, seat, one), hired(book.read.value, seat, one));
  v = { ...v, crew: [...v.crew, { seat, space: one.space }] };
}

function roll(...dice: number[]): void {
  const next = rolled(v, dice);
  if (!next) throw new Error('no such roll');
  tellMade(helper() as never, v, next);
  v = next;
}

function payday(): void {
  book.log('voyage', { key: 'manila.keeper.toldNothing' }, paydayOf(book.read.value, v).entries);
  v = { ...v, paid: true };
}

const lineOf = (key: string): number => ledger().findLastIndex(({ what }) => what.key === `manila.keeper.${key}`);
const where = () => charted(followed(v, ledger())).lanes.map(({ pos }) => pos);

beforeEach(() => {
  book = blankBook(sheet, 'manila', 3);
  v = freshVoyage();
  book.log('loans', { key: 'sheet.total' }, begun(book.read.value));
  place(0, 'port:0');
  place(1, 'yard:0');
  roll(1, 2, 3);
  roll(1, 1, 1);
});

describe('the voyage follows the ledger', () => {
  test('as it was told, nothing changes', () => {
    expect(followed(v, ledger())).toEqual(v);
  });

  test('whose price went back does not stand there', () => {
    book.takeOut(lineOf('toldPlaced'));
    expect(cash()[1]).toBe(30);
    expect(followed(v, ledger()).crew).toEqual([{ seat: 0, space: 'port:0' }]);
  });

  test('a turned die moves its punt, and the last roll goes with its line', () => {
    expect(where()).toEqual([5, 6, 7]);
    const last = lineOf('toldRoll');
    book.turn(last, 0, 2, 6);
    expect(where()).toEqual([5, 6, 12]);
    book.takeOut(last, 0);
    expect(where()).toEqual([4, 5, 6]);
  });

  test('a payday that is taken out is paid again; the next voyage does not lean on it', () => {
    roll(1, 1, 1);
    const before = cash();
    payday();
    const after = cash();
    expect(after).not.toEqual(before);
    expect(followed(v, ledger())).toEqual(v);
    forgetPayday(helper() as never);
    expect(cash()).toEqual(before);
    v = followed(v, ledger());
    expect(v).toMatchObject({ paid: false, crew: [{ seat: 0 }, { seat: 1 }] });
    payday();
    expect(cash()).toEqual(after);
    v = freshVoyage();
    place(1, 'yard:0');
    book.takeOut(lineOf('toldPlaced'));
    expect(followed(v, ledger()).crew).toEqual([]);
  });

  test('a voyage given up says nothing of the next one', () => {
    v = freshVoyage();
    roll(6, 6, 6);
    expect(where()).toEqual([9, 9, 9]);
    book.takeOut(lineOf('toldRoll'));
    expect(where()).toEqual([3, 3, 3]);
  });
});
