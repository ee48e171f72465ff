import type { Json, Seat } from '../../../engine/rules';
import type { Read } from '../../sheet';
import { LAND_ROWS, lettersIn, MOST_ROWS, spacesIn, wallsIn } from '../rules/notation';
import { COPIES, noCards, OIKUMENE, SYMBOL_IDS, SYMBOLS, symbolsOf } from '../rules/setup';
import type { Cards, Sign, Space } from '../rules/state';
import { NO_CARD } from '../rules/state';

/** The cells of a position that is typed in, and what is to be read in them as far as it can be read. */

export const isNew = (options: Json): boolean => (options as { land?: unknown } | null)?.land === 'new';
export const wallRow = (k: number): string => `walls${k}`;
export const landRow = (row: number): string => `land${row + 1}`;
export const UP = ['up1', 'up2'] as const;
export const discardsOf = (symbol: Sign): string => `discards-${SYMBOL_IDS[symbol]}`;
export const handRow = (symbol: Sign): string => `hand-${SYMBOL_IDS[symbol]}`;

/** The last row of walls with something in it. */
export function wallRowsIn(read: Read): number {
  for (let k = MOST_ROWS; k > 0; k--) if (read.has(wallRow(k))) return k;
  return 0;
}

const seats = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** The symbols of the land that is played on; empty while a new one is not typed in whole. */
export function landIn(read: Read, options: Json): string {
  if (!isNew(options)) return symbolsOf(OIKUMENE);
  const rows = LAND_ROWS.map((_, row) => lettersIn(read.text(landRow(row)), row));
  return rows.some(({ fault }) => fault) ? '' : rows.map(({ letters }) => letters).join('');
}

/** Sides with a wall, as far as they can be read. */
export function wallSet(read: Read): Set<number> {
  const out = new Set<number>();
  for (let k = wallRowsIn(read); k > 0; k--) for (const side of wallsIn(read.text(wallRow(k))).list) out.add(side);
  return out;
}

export const guardsOf = (read: Read, seat: Seat): Space[] => spacesIn(read.text('guards', seat)).list;
export const upIn = (read: Read): Sign[] =>
  UP.map((row) => SYMBOL_IDS.findIndex((id) => id === read.chosen(row)[0])).map((symbol) =>
    symbol < 0 ? NO_CARD : symbol,
  );
export const discardsIn = (read: Read): Cards => SYMBOLS.map((symbol) => read.number(discardsOf(symbol)));
export const handIn = (read: Read, seat: Seat): Cards => SYMBOLS.map((symbol) => read.number(handRow(symbol), seat));

/** Cards of each symbol that lie nowhere else: the supply. Less than none where too many were counted. */
export function supplyIn(read: Read): Cards {
  const out = noCards().map(() => COPIES);
  for (const card of upIn(read)) if (card !== NO_CARD) out[card]--;
  for (const cards of [discardsIn(read), ...seats(read).map((seat) => handIn(read, seat))])
    for (const symbol of SYMBOLS) out[symbol] -= cards[symbol];
  return out;
}
