import { beforeEach, describe, expect, test } from 'vitest';
import { wordsOf } from '../../../src/games/kit/words';
import { hired, openSpaces, paydayOf, stageOf } from '../../../src/games/manila/box/keeper-crew';
import { begun, paid } from '../../../src/games/manila/box/keeper-loans';
import {
  crewWords,
  lastPayday,
  launchWords,
  rollWords,
  takeBack,
  voyageIn,
} from '../../../src/games/manila/box/keeper-told';
import { charted } from '../../../src/games/manila/box/keeper-voyage';
import { sheet } from '../../../src/games/manila/box/sheet';
import type { Book } from '../../../src/scorekeeper/sheet/book';
import { blankBook } from '../tapped';

/** What people mend in the ledger, the voyage follows: its places, dice and payday. */

const words = wordsOf('manila.keeper');
let book: Book;

const ledger = () => book.play.value.ledger ?? [];
const read = () => book.read.value;
const v = (kept?: never) => voyageIn(kept, ledger());
const cash = () => [0, 1, 2].map((seat) => read().number('cash', seat));
const tell = (...[what, entries, thrown]: Parameters<Book['log']> extends [string, ...infer Rest] ? Rest : never) =>
  book.log('voyage', what, entries, thrown);

function place(seat: number, space: string): void {
  const one = openSpaces(read(), v(), seat).find((vacancy) => vacancy.space === space);
  if (!one) throw new Error(`${space} is not vacant`);
  tell(crewWords(v(), seat, one), hired(read(), seat, one));
}

const office = (seat: number, n: number) => tell(words('won', { who: { seat }, n }), paid(read(), seat, n));
const roll = (...faces: number[]) => tell(rollWords(v()), [], { faces, real: true });
const payday = () => tell(words('toldNothing'), paydayOf(read(), v()).entries);
const back = () => takeBack({ ledger: ledger(), takeOut: (line) => book.takeOut(line) });
const lineOf = (key: string): number => ledger().findLastIndex(({ what }) => what.key === `manila.keeper.${key}`);
const where = () => charted(v()).lanes.map(({ pos }) => pos);

beforeEach(() => {
  book = blankBook(sheet, 'manila', 3);
  tell(words('toldBegun', { n: 30 }), begun(read()));
  office(1, 7);
  tell(launchWords({ ashore: 1, starts: [4, 3, 2] }), []);
  place(0, 'yard:0');
  place(1, 'seat:2:0');
  roll(1, 2, 3);
  roll(1, 1, 1);
});

describe('the voyage follows the ledger', () => {
  test('as it was told', () => {
    expect(v()).toMatchObject({ ashore: 1, starts: [4, 3, 2], master: 1, won: true, launched: true });
    expect(v().crew).toEqual([
      { seat: 0, space: 'yard:0' },
      { seat: 1, space: 'seat:2:0' },
    ]);
    expect(where()).toEqual([6, 6, 6]);
  });

  test('whose price went back does not stand there', () => {
    book.takeOut(lineOf('toldPlaced'));
    expect(cash()[1]).toBe(23);
    expect(v().crew).toEqual([{ seat: 0, space: 'yard:0' }]);
  });

  test('a turned die moves its punt, and a roll goes with its line', () => {
    const last = lineOf('toldRoll');
    book.turn(last, 0, 2, 6);
    expect(where()).toEqual([6, 6, 11]);
    book.takeOut(last, 0);
    expect(where()).toEqual([5, 5, 5]);
  });

  test('each thing is taken back by itself, back to an empty sheet', () => {
    for (const stage of ['roll', 'place', 'place', 'place', 'load', 'office', 'office']) {
      back();
      if (stage !== 'roll') expect(stageOf(read(), v())).toBe(stage);
    }
    expect(ledger()).toEqual([]);
    expect(book.play.value.cells['cash@1'] ?? '').toBe('');
  });

  test('a payday that is taken back is paid again; after it the next office opens', () => {
    roll(1, 1, 1);
    const before = cash();
    payday();
    const after = cash();
    expect(after).not.toEqual(before);
    expect([stageOf(read(), v()), lastPayday(ledger())?.what.key]).toEqual(['office', words('toldNothing').key]);
    back();
    expect([cash(), stageOf(read(), v()), v().crew.length]).toEqual([before, 'payday', 2]);
    payday();
    expect(cash()).toEqual(after);
    office(2, 3);
    expect(v()).toMatchObject({ master: 2, won: true, launched: false, crew: [], made: [] });
    expect(lastPayday(ledger())).toBeUndefined();
  });

  test('an older sheet did not tell its start: it is where it was kept', () => {
    book = blankBook(sheet, 'manila', 3);
    tell(words('toldBegun', { n: 30 }), begun(read()));
    const kept = { ashore: 0, starts: [5, 4, 0], made: [{ dice: [1, 1, 1] }], crew: [], faces: [0, 0, 0], paid: false };
    const older = () => voyageIn(kept, ledger());
    tell(rollWords(older()), [], { faces: [1, 1, 1], real: true });
    expect(charted(older()).lanes.map(({ ware, pos }) => [ware, pos])).toEqual([
      [1, 6],
      [2, 5],
      [3, 1],
    ]);
    expect(stageOf(read(), older())).toBe('place');
  });

  test('a voyage that an older sheet gave up says nothing of the next one', () => {
    book = blankBook(sheet, 'manila', 3);
    tell(words('toldBegun', { n: 30 }), begun(read()));
    place(0, 'yard:0');
    roll(1, 1, 1);
    expect(v()).toMatchObject({ launched: true, crew: [{ seat: 0 }] });
    office(2, 3);
    expect(v()).toMatchObject({ launched: false, crew: [], made: [] });
  });
});
