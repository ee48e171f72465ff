import { cellOf, reading, type Sheet, type SheetSection } from '../../games/sheet';

/** The rows of a score sheet that is filled in by hand. */

/** So many rounds are printed where a sheet grows as it is filled in. */
const MOST_GROWN = 22;

/** Rows that come once the last one is filled in are there from the beginning, as far as a page has room. */
function grown(sheet: Sheet, n: number, section: SheetSection): SheetSection {
  let now = section;
  const cells: { [cell: string]: string } = {};
  while (now.rows.length < MOST_GROWN) {
    const last = now.rows.at(-1);
    if (last?.kind !== 'number') return now;
    cells[cellOf(last.id, last.per === 'seat' ? 0 : undefined)] = '1';
    const next = sheet.sections(reading(n, cells)).find(({ id }) => id === section.id);
    if (!next || next.rows.length <= now.rows.length) return now;
    now = next;
  }
  return now;
}

/** What is rarely needed stays away: a table with another map has its own paper. */
export const blankSections = (sheet: Sheet, n: number): SheetSection[] =>
  sheet
    .sections(reading(n, {}))
    .filter(({ folded, rows }) => folded !== true && rows.length > 0)
    .map((section) => grown(sheet, n, section));

/** More people side by side need the whole breadth of the paper. */
const MANY = 6;
/** Rows with their headings that one column of a page takes in comfort. */
const COMFORT = 34;

/** Long sheets are set in two columns where there is the breadth. */
export function columnsFor(sections: readonly SheetSection[], n: number): 1 | 2 {
  const rows = sections.reduce((sum, section) => sum + section.rows.length + 2, 0);
  return n <= MANY && rows > COMFORT ? 2 : 1;
}
