import type { ReadonlySignal } from '@preact/signals';
import type { Json, Seat } from '../../engine/rules';
import type { Catalogue } from '../../games/module';
import { type Entered, type Read, reading, rowOf, type SheetSection, seatOf } from '../../games/sheet';
import type { Form } from '../../games/transfer';
import type { EntryForm } from '../sheet/entries';

/** The form of a position, as far as one pair of eyes may see it. */

export interface Typed {
  form: Form;
  options: Json;
  only: ReadonlySignal<Seat | undefined>;
  /** Somebody wanted to go on already. */
  tried: ReadonlySignal<boolean>;
  /** Everything that was entered, hidden or not. */
  cells(): Entered;
}

/** What is hidden is asked of one person at a time, and no answer may depend on what somebody else has hidden. */
export function seenBy(seat: Seat | undefined, { form, options, cells }: Typed, n: number): Read {
  const all = reading(n, cells());
  const rows = form.sections(all, options).flatMap((section) => section.rows);
  const secret = new Set(rows.filter((row) => row.secret).map(({ id }) => id));
  const seen = Object.entries(cells()).filter(([cell]) => {
    const whose = seatOf(cell);
    return !secret.has(rowOf(cell)) || (whose !== undefined && whose === seat);
  });
  return reading(n, Object.fromEntries(seen));
}

/** The rows that lie open, or those of the person behind the cover. */
export function seenForm(typed: Typed, text: Catalogue): EntryForm {
  const { form, options, only, tried } = typed;
  const sections = (read: Read): SheetSection[] => {
    const hidden = only.value !== undefined;
    return form
      .sections(read, options)
      .map((section) => ({ ...section, rows: section.rows.filter((row) => (row.secret === true) === hidden) }))
      .filter(({ rows }) => rows.length > 0);
  };
  return {
    sections,
    faults(read) {
      const shown = new Set(sections(read).flatMap(({ rows }) => rows.map(({ id }) => id)));
      return form.faults(seenBy(only.value, typed, read.n), options).filter(({ cell }) => {
        const [row, seat] = [rowOf(cell), seatOf(cell)];
        if (!shown.has(row) || (only.value !== undefined && seat !== only.value)) return false;
        // what is only missing yet is no fault before somebody wants to go on
        return tried.value || read.has(row, seat);
      });
    },
    text,
  };
}
