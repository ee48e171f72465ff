import type { Phrase, Under } from '../../engine/rules';
import { guarded } from '../../storage/guard';
import { nameAt, type Played, pointsAt, ranksOf, teamAt, winOf } from './played';

/**
 * Everything as a table: RFC 4180 with a byte order mark, so that spreadsheet programs take it for UTF-8. Two tables,
 * because a spreadsheet wants one kind of thing a line: a person in a play, or a category of a person in a play.
 */

/** What the columns need in words. */
export interface CsvWords {
  game(played: Played): string;
  category(played: Played, id: string): string;
}

type Cell = string | number | undefined;

interface Line {
  played: Played;
  seat: number;
  rank: number | undefined;
  words: CsvWords;
}

interface PartLine extends Line {
  id: string;
  points: number;
}

interface Column<L> {
  name: string;
  /** What stands in it. */
  text: Phrase;
  cell(line: L): Cell;
}

const column = <L>(name: Under<'csv.column.'>, cell: (line: L) => Cell): Column<L> => ({
  name,
  text: { key: `csv.column.${name}` },
  cell,
});

const two = (n: number): string => String(n).padStart(2, '0');

/** The day by the clock of this place, as spreadsheets read it: 2026-03-04. */
function day(when: number): string {
  const date = new Date(when);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** None where nobody wrote down their points. */
const partsAt = (played: Played, seat: number) =>
  pointsAt(played, seat) === undefined ? [] : (played.standing?.parts ?? []);

/** "Ports: 12; Bridges: -3": for reading; to reckon with, take the table of categories. */
const parts = ({ played, seat, words }: Line): string =>
  partsAt(played, seat)
    .map(({ id, points }) => `${words.category(played, id)}: ${points[seat]}`)
    .join('; ');

const common: readonly Column<Line>[] = [
  column('play_id', ({ played }) => played.id),
  column('date', ({ played }) => day(played.when)),
  column('ended', ({ played }) => new Date(played.when).toISOString()),
  column('kind', ({ played }) => played.kind),
  column('game_id', ({ played }) => played.game),
  column('game', ({ played, words }) => words.game(played)),
  column('seat', ({ seat }) => seat + 1),
  column('person', ({ played, seat }) => nameAt(played, seat)),
  column('bot', ({ played, seat }) => played.people[seat].bot),
];

/** One line a person and play. */
export const COLUMNS: readonly Column<Line>[] = [
  ...common,
  column('people', ({ played }) => played.people.length),
  column('total', ({ played, seat }) => pointsAt(played, seat)),
  column('rank', ({ rank }) => rank),
  column('team', ({ played, seat }) => teamAt(played, seat)),
  column('won', ({ played, seat }) => rounded(winOf(played, seat))),
  column('minutes', ({ played }) => played.minutes),
  column('place', ({ played }) => played.place),
  column('began', ({ played, seat }) => (played.first === undefined ? undefined : Number(played.first === seat))),
  column('name_on_seat', ({ played, seat }) => played.people[seat].typed),
  column('take_backs', ({ played }) => played.takebacks),
  column('categories', parts),
  column('note', ({ played }) => played.note),
];

/** One line a person, play and category. */
export const CATEGORY_COLUMNS: readonly Column<PartLine>[] = [
  ...(common as readonly Column<PartLine>[]),
  column('category_id', ({ id }) => id),
  column('category', ({ played, id, words }) => words.category(played, id)),
  column('points', ({ points }) => points),
];

/**
 * Text always stands in quotes, so that no sign in it ends the cell, whatever sign the reader separates by. What would
 * start a formula gets an apostrophe in front; numbers stay numbers, negative ones too.
 */
function written(cell: Cell): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return `"${guarded(cell).replaceAll('"', '""')}"`;
}

const MARK = '\uFEFF';

function table<L>(columns: readonly Column<L>[], lines: readonly L[]): string {
  const head = columns.map(({ name }) => name).join(',');
  const body = lines.map((line) => columns.map(({ cell }) => written(cell(line))).join(','));
  return `${MARK}${[head, ...body].join('\r\n')}\r\n`;
}

const linesOf = (played: Played, words: CsvWords): Line[] => {
  const ranks = ranksOf(played);
  return played.people.map((_, seat) => ({ played, seat, rank: ranks[seat], words }));
};

/** The table of people and plays. */
export const csvOf = (plays: readonly Played[], words: CsvWords): string =>
  table(
    COLUMNS,
    plays.flatMap((played) => linesOf(played, words)),
  );

/** The table of people, plays and categories. */
export const categoriesCsvOf = (plays: readonly Played[], words: CsvWords): string =>
  table(
    CATEGORY_COLUMNS,
    plays.flatMap((played) =>
      linesOf(played, words).flatMap((line) =>
        partsAt(played, line.seat).map(({ id, points }) => ({ ...line, id, points: points[line.seat] })),
      ),
    ),
  );
