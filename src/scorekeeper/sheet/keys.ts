import type { Seat } from '../../engine/rules';
import { cellOf, type Row, type SheetSection } from '../../games/sheet';

/** How a keyboard walks a sheet: which cell comes next, and where a digit goes that no longer fits. */

export interface Place {
  cell: string;
  row: Row;
  /** Undefined for a cell of the whole table. */
  seat?: number;
}

/** Every cell in the order of entering: row by row, person by person; what is shut, or follows by itself, is passed over. */
export function places(
  sections: readonly SheetSection[],
  seats: readonly Seat[],
  shut: (id: string) => boolean,
  entered: (cell: string) => boolean = () => false,
): Place[] {
  const out: Place[] = [];
  for (const section of sections) {
    if (shut(section.id)) continue;
    for (const row of section.rows) {
      const all: Place[] =
        row.per === 'table'
          ? [{ cell: row.id, row }]
          : seats.map((seat) => ({ cell: cellOf(row.id, seat), row, seat }));
      out.push(...all.filter(({ cell }) => !section.given || entered(cell)));
    }
  }
  return out;
}

/** In such a cell one digit says everything, or nearly always does: the next one belongs to the next cell. */
export const flows = (row: Row): boolean =>
  row.kind === 'number' && (row.digit === true || (row.most !== undefined && row.most <= 9 && (row.least ?? 0) >= 0));

/** Every number of such a sum is one digit: digits one after another are a sum by themselves, 32 is 3+2. */
export const adds = (row: Row): boolean =>
  row.kind === 'number' && row.each !== undefined && row.each.every((one) => one >= 0 && one <= 9);

/** A text as it is entered in that row, after `was`. */
export function spelt(row: Row, text: string, was: string): string {
  // a seventh digit is marked as wrong, and an eighth says no more
  if (row.kind === 'number' && !flows(row) && !adds(row))
    return text.replace(/\d{8,}/g, (digits) => digits.slice(0, 7));
  if (!adds(row)) return text;
  // what is deleted is a number with its sign
  return was.startsWith(text) ? text.replace(/\+$/, '') : text.replace(/(?<=\d)(?=\d)/g, '+');
}

interface Spread {
  filled: Place[];
  /** What each of them gets. */
  texts: string[];
  /** The cell where the typing goes on. */
  on: string;
}

/**
 * What a typed or pasted text fills, cell after cell from this one: a digit that no longer fits goes to the next cell.
 * Never over what stands there already: then it stays where it was typed, to be seen and marked.
 */
export function spread(
  order: readonly Place[],
  cell: string,
  text: string,
  taken: (cell: string) => boolean = () => false,
): Spread {
  const out: Spread = { filled: [], texts: [], on: cell };
  let rest = text;
  for (let at = order.findIndex((place) => place.cell === cell); at >= 0 && at < order.length; at++) {
    const place = order[at];
    const holder = place.row.kind === 'holder' && /^\d+$/.test(rest);
    const next = order[at + 1];
    const free = next !== undefined && !taken(next.cell);
    const part = (holder || (flows(place.row) && /^\d{2,}$/.test(rest))) && free ? rest[0] : rest;
    out.filled.push(place);
    out.texts.push(holder && part === '0' ? '' : part);
    rest = rest.slice(part.length);
    // whoever holds it is said by one digit, so the next key is for the next cell
    out.on = holder && rest === '' ? (order[at + 1]?.cell ?? place.cell) : place.cell;
    if (rest === '') break;
  }
  return out;
}
