import type { Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Fault, type Read, type Row, type Sheet } from '../../sheet';
import { CONTRACTS, ROUND_CARDS, SYMBOLS } from '../rules/deck';
import { ALL_MONEY } from '../rules/money';
import { CATEGORIES, type Earnings, earningsLines, tieIn, winnersOf } from '../rules/scoring';
import { handSize } from '../rules/setup';
import { text } from './text-sheet.en';

/** The score sheet of the boxed game: cash and completed contracts by symbol (rule page A4, end and score). */

const seats = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** A round completes no more than a full hand, and there are nine rounds. */
const mostOf = (n: number): number => handSize(n) * ROUND_CARDS;

/** The printed cards are known to their owners alone, but there are tourists among the 81, and these are never completed. */
const MOST_OF_ALL = CONTRACTS - 1;

const said = (name: Under<'hopper.sheet.'>, args: Phrase['args'], rule: string): Phrase => ({
  key: `hopper.sheet.${name}`,
  args,
  rule,
});
const tooMuchCash: Phrase = said('noCash', { n: ALL_MONEY }, '1.1');
const tooMany = (n: number): Phrase => said('tooMany', { n: mostOf(n), hand: handSize(n), rounds: ROUND_CARDS }, '6.1');

const cashRow: Row = {
  id: 'cash',
  text: { key: 'hopper.category.cash' },
  per: 'seat',
  kind: 'number',
  least: 0,
  most: ALL_MONEY,
  tooMany: tooMuchCash,
};

const symbolRow = (name: (typeof SYMBOLS)[number], n: number): Row => ({
  id: name,
  text: { key: `hopper.category.${name}` },
  per: 'seat',
  kind: 'number',
  least: 0,
  most: mostOf(n),
  digit: true,
  tooMany: tooMany(n),
});

/** Completed contracts by symbol, as far as they were entered. */
const symbolsOf = (read: Read, seat: Seat): number[] => SYMBOLS.map((name) => Math.max(0, read.number(name, seat)));
const earned = (read: Read, seat: Seat): Earnings => ({
  cash: read.number('cash', seat),
  symbols: symbolsOf(read, seat),
});

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** The last cell of these in which something stands: what was entered there is one too many. */
function lastCell(read: Read, rows: readonly string[], among: readonly Seat[]): string {
  for (const seat of [...among].reverse())
    for (const row of [...rows].reverse()) if (read.number(row, seat) !== 0) return cellOf(row, seat);
  return cellOf(rows[0], among[0]);
}

function faults(read: Read): Fault[] {
  const out: Fault[] = [];
  const all = seats(read);
  for (const seat of all) {
    if (sum(symbolsOf(read, seat)) > mostOf(read.n))
      out.push({ cell: lastCell(read, SYMBOLS, [seat]), why: tooMany(read.n) });
  }
  if (sum(all.flatMap((seat) => symbolsOf(read, seat))) > MOST_OF_ALL)
    out.push({ cell: lastCell(read, SYMBOLS, all), why: said('noContracts', { n: CONTRACTS }, '1.1') });
  if (sum(all.map((seat) => read.number('cash', seat))) > ALL_MONEY)
    out.push({ cell: lastCell(read, ['cash'], all), why: tooMuchCash });
  return out;
}

export const sheet: Sheet = {
  sections: ({ n }) => [
    {
      id: 'cash',
      text: said('behind', {}, '7.1'),
      hint: said('nothing', {}, '7.1'),
      rows: [cashRow],
    },
    {
      id: 'contracts',
      text: said('contracts', {}, '7.1'),
      hint: said('sets', {}, '7.1'),
      rows: SYMBOLS.map((name) => symbolRow(name, n)),
    },
  ],
  faults,
  // a row is called what its category is
  scores: (read) =>
    seats(read)
      .flatMap((seat) => earningsLines(seat, earned(read, seat)))
      .map((line) => ({ ...line, row: line.category })),
  winners: (read) => winnersOf(seats(read).map((seat) => earned(read, seat))),
  tie: (read) => tieIn(seats(read).map((seat) => earned(read, seat))),
  categories: CATEGORIES.map((id) => ({ id, text: { key: `hopper.category.${id}` } })),
  text,
  // two people fly without bribes (rules 3.2)
  tools: { sand: { seconds: 60, from: 3 } },
};
