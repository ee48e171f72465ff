import type { Phrase, Seat, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { cellOf, type Fault, type Named, type Read, type Row, type Sheet, type SheetSection } from '../../sheet';
import { wareName } from '../rules/names';
import { CATEGORIES, type Fortune, fortuneLines, richest, tieIn } from '../rules/scoring';
import { ALL_WARES, DEALT, REDEEM, SHARES_EACH, TRACK, WARES } from '../rules/setup';
import type { Ware } from '../rules/state';
import { text } from './text-sheet.en';

/** The score sheet of the boxed game: the market, and what everybody turns up at the end (rule page 3.10). */

export const valueRow = (ware: Ware): string => `value:${WARES[ware].id}`;
export const sharesRow = (ware: Ware): string => `shares:${WARES[ware].id}`;

const words = wordsOf('manila.sheet');
const no = (key: Under<'manila.sheet.no.'>, args: Phrase['args'], rule: string): Phrase => ({
  key: `manila.sheet.no.${key}`,
  args,
  rule,
});

const ALL_SHARES = SHARES_EACH * WARES.length;

/** 3.1.2, 3.4: everybody else keeps at least the shares that were dealt; no share is ever sold. */
export const mostShares = (n: number): number => ALL_SHARES - DEALT * (n - 1);

const MARKS: readonly Named[] = TRACK.map((value) => ({
  id: String(value),
  text: words('value', { n: value }),
}));

const valueRows: readonly Row[] = ALL_WARES.map((ware) => ({
  id: valueRow(ware),
  text: wareName(ware),
  per: 'table',
  kind: 'one',
  choices: MARKS,
  aside: true,
}));

const sharesRows: readonly Row[] = ALL_WARES.map((ware) => ({
  id: sharesRow(ware),
  text: wareName(ware),
  per: 'seat',
  kind: 'number',
  least: 0,
  most: SHARES_EACH,
  tooMany: no('fiveExist', { ware: wareName(ware) }, '3.1'),
}));

function countRow(id: 'pledged' | 'held', n: number): Row {
  const most = mostShares(n);
  const tooMany = no('mostShares', { n: most }, '3.1');
  const least = id === 'held' ? DEALT : 0;
  return { id, text: words(id), per: 'seat', kind: 'number', least, most, tooMany, digit: true };
}

function sections(read: Read): SheetSection[] {
  return [
    { id: 'market', text: words('market'), rows: valueRows },
    {
      id: 'fortune',
      text: words('fortune'),
      hint: words('fortuneHint', { coins: REDEEM }),
      rows: [
        { id: 'cash', text: { key: 'manila.category.cash' }, per: 'seat', kind: 'number', least: 0 },
        ...sharesRows,
        countRow('pledged', read.n),
      ],
    },
    {
      id: 'during',
      text: words('during'),
      hint: words('heldHint'),
      rows: [{ ...countRow('held', read.n), aside: true }],
      folded: true,
    },
  ];
}

const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** What a row adds up to over all people, and the cells that say so. */
function inAll(read: Read, row: string): { sum: number; cells: string[] } {
  const seats = seatsOf(read).filter((seat) => read.number(row, seat) > 0);
  return {
    sum: seats.reduce((sum, seat) => sum + read.number(row, seat), 0),
    cells: seats.map((seat) => cellOf(row, seat)),
  };
}

/** Shares whose wares were entered: at the end all of a hand, before that none. */
const entered = (read: Read, seat: Seat): number => ALL_WARES.reduce((n, w) => n + read.number(sharesRow(w), seat), 0);
const anyEntered = (read: Read, seat: Seat): boolean => ALL_WARES.some((w) => read.has(sharesRow(w), seat));

/** How many shares somebody holds, as far as the sheet can tell: two were dealt. */
export const heldBy = (read: Read, seat: Seat): number =>
  read.has('held', seat) ? read.number('held', seat) : Math.max(DEALT, entered(read, seat));

/** Hands stay hidden until the end: what is encumbered is only judged by what was entered about a hand. */
function handFaults(read: Read, seat: Seat, over: boolean): Fault[] {
  const out: Fault[] = [];
  const n = entered(read, seat);
  const held = read.number('held', seat);
  if (read.has('held', seat) && n > held) {
    out.push({ cell: cellOf('held', seat), why: no('held', { n, held }, '3.1') });
  }
  const pledged = read.number('pledged', seat);
  // what was bought stands there long before the dealt ones do
  const known = read.has('held', seat) ? Math.max(n, held) : anyEntered(read, seat) ? n : undefined;
  if (known !== undefined && pledged > known) {
    const why = known > 0 ? no('pledged', { n: pledged, held: known }, '3.8') : no('pledgedNone', {}, '3.8');
    out.push({ cell: cellOf('pledged', seat), why });
  }
  const missing = held - n;
  if (over && missing > 0) {
    const ware = ALL_WARES.find((one) => !read.has(sharesRow(one), seat)) ?? ALL_WARES[0];
    const why = no('missing', { n: missing, held }, '3.10');
    out.push({ cell: cellOf(sharesRow(ware), seat), why, unplaced: true });
  }
  return out;
}

/** 3.10: one ware at 30 ends the game. */
const isOver = (read: Read): boolean => valuesOf(read).includes(TRACK[TRACK.length - 1]);

function faults(read: Read, atEnd = false): Fault[] {
  const out: Fault[] = [];
  // 3.10: a voyage lifts three wares at most, and the first at 30 ends the game
  if (valuesOf(read).every((value) => value === TRACK[TRACK.length - 1])) {
    for (const ware of ALL_WARES) out.push({ cell: valueRow(ware), why: no('fourAt30', {}, '3.10'), unplaced: true });
  }
  for (const ware of ALL_WARES) {
    const { sum, cells } = inAll(read, sharesRow(ware));
    const why = no('fiveInAll', { ware: wareName(ware), n: sum }, '3.1');
    if (sum > SHARES_EACH) out.push(...cells.map((cell) => ({ cell, why })));
  }
  const { sum, cells } = inAll(read, 'held');
  if (sum > ALL_SHARES) out.push(...cells.map((cell) => ({ cell, why: no('heldInAll', { n: sum }, '3.1') })));
  return [...out, ...seatsOf(read).flatMap((seat) => handFaults(read, seat, atEnd || isOver(read)))];
}

/** A ware of which nothing was entered stands at 0, as at the start. */
export const valuesOf = (read: Read): number[] =>
  ALL_WARES.map((ware) => {
    const value = read.number(valueRow(ware));
    return TRACK.includes(value) ? value : 0;
  });

const fortuneIn = (read: Read, seat: Seat): Fortune => ({
  cash: read.number('cash', seat),
  shares: ALL_WARES.map((ware) => read.number(sharesRow(ware), seat)),
  pledged: read.number('pledged', seat),
});

const fortunesIn = (read: Read): Fortune[] => seatsOf(read).map((seat) => fortuneIn(read, seat));

/** The row a line of a fortune comes from. */
const earnedIn = (category: string): string =>
  category === 'cash' ? 'cash' : category === 'loans' ? 'pledged' : `shares:${category}`;

/** See Sheet. */
export const sheet: Sheet = {
  sections,
  faults,
  scores: (read) =>
    seatsOf(read)
      .flatMap((seat) => fortuneLines(seat, fortuneIn(read, seat), valuesOf(read)))
      .map((line) => ({ ...line, row: earnedIn(line.category) })),
  winners: (read) => richest(fortunesIn(read), valuesOf(read)),
  tie: (read) => tieIn(fortunesIn(read), valuesOf(read)),
  categories: CATEGORIES.map((id) => ({ id, text: { key: `manila.category.${id}` } })),
  text,
};
