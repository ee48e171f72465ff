import type { Seat } from '../engine/rules';
import { cellOf, type Row, type SheetSection } from '../games/sheet';

/** How a keyboard walks a sheet: which cell comes next, and where a digit goes that no longer fits. */

export interface Place {
  cell: string;
  row: Row;
  /** Undefined for a cell of the whole table. */
  seat?: number;
}

/** Every cell in the order of entering: row by row, person by person; shut sections are passed over. */
export function places(
  sections: readonly SheetSection[],
  seats: readonly Seat[],
  shut: (id: string) => boolean,
): Place[] {
  const out: Place[] = [];
  for (const section of sections) {
    if (shut(section.id)) continue;
    for (const row of section.rows) {
      if (row.per === 'table') out.push({ cell: row.id, row });
      else for (const seat of seats) out.push({ cell: cellOf(row.id, seat), row, seat });
    }
  }
  return out;
}

/** In such a cell one digit says everything: the next one belongs to the next cell. */
export const flows = (row: Row): boolean =>
  row.kind === 'number' && row.most !== undefined && row.most <= 9 && (row.least ?? 0) >= 0;

/** What a typed or pasted text fills, cell after cell from this one, and the cell where the typing goes on. */
export function spread(order: readonly Place[], cell: string, text: string): { filled: Place[]; texts: string[] } {
  let at = order.findIndex((place) => place.cell === cell);
  const filled: Place[] = [];
  const texts: string[] = [];
  let rest = text;
  while (at >= 0 && at < order.length) {
    filled.push(order[at]);
    if (!flows(order[at].row) || !/^\d{2,}$/.test(rest)) {
      texts.push(rest);
      break;
    }
    texts.push(rest[0]);
    rest = rest.slice(1);
    at++;
    // a digit is not carried into what is no number
    if (order[at]?.row.kind !== 'number') break;
  }
  return { filled, texts };
}
