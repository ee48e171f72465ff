import type { Phrase, Under } from '../../../engine/rules';
import { sideBetween } from './grid';
import { BLACK, GRID, OIKUMENE, RED } from './setup';
import type { Point, Space } from './state';

/** The names on the printed board, as people type them: a corner by line and number, a space by row and column. */

export const cornerMark = (point: Point): string => `${GRID.points[point].y + 1}/${GRID.points[point].i + 1}`;
const spaceMark = (space: Space): string => `${GRID.cells[space].r + 1}/${GRID.cells[space].t + 1}`;

const CORNERS = new Map(GRID.points.map((_, point) => [cornerMark(point), point]));
const SPACES = new Map(GRID.cells.map((_, space) => [spaceMark(space), space]));

/** The names in a text; commas, semicolons and dashes between them are as good as spaces. */
const marksIn = (text: string): string[] => text.split(/[\s,;–—-]+/).filter(Boolean);

const says = (key: Under<'alex.form.no.'>, args?: Phrase['args']): Phrase => ({
  key: `alex.form.no.${key}`,
  ...(args && { args }),
});
const quoted = (mark: string): { words: string } => ({ words: mark });

interface Named<T> {
  list: T[];
  /** Why a name is none; the others are in the list. */
  fault?: Phrase;
}

function named(text: string, names: ReadonlyMap<string, number>, key: 'corner' | 'space'): Named<number> {
  const out: Named<number> = { list: [] };
  for (const mark of marksIn(text)) {
    const found = names.get(mark);
    if (found === undefined) out.fault ??= says(key, { name: quoted(mark) });
    else out.list.push(found);
  }
  return out;
}

export const cornersIn = (text: string): Named<Point> => named(text, CORNERS, 'corner');
export const spacesIn = (text: string): Named<Space> => named(text, SPACES, 'space');

/** A row of walls by its corners one after another; each is one side away from the last. */
export function wallsIn(text: string): Named<number> {
  const { list, fault } = cornersIn(text);
  if (fault) return { list: [], fault };
  if (list.length === 1) return { list: [], fault: says('oneCorner') };
  const out: Named<number> = { list: [] };
  for (let k = 1; k < list.length; k++) {
    const side = sideBetween(GRID, list[k - 1], list[k]);
    if (side === undefined)
      out.fault ??= says('side', { a: quoted(cornerMark(list[k - 1])), b: quoted(cornerMark(list[k])) });
    else out.list.push(side);
  }
  return out;
}

/** The walls in as few rows of corners as a pen draws them without going over a wall twice. */
export function rowsOfWalls(walls: readonly number[]): Point[][] {
  const left = new Set(walls.flatMap((wall, side) => (wall === 0 ? [] : [side])));
  const open = (point: Point): { to: Point; side: number }[] => GRID.next[point].filter(({ side }) => left.has(side));
  const out: Point[][] = [];
  while (left.size > 0) {
    const points = GRID.points.map((_, point) => point).filter((point) => open(point).length > 0);
    // a pen must start and end where an odd number of walls meet
    const row = [points.find((point) => open(point).length % 2 === 1) ?? points[0]];
    for (let step = open(row[0])[0]; step; step = open(step.to)[0]) {
      left.delete(step.side);
      row.push(step.to);
    }
    out.push(row);
  }
  return out;
}

/** Walls that hang together with that corner, by side. */
export function hangingFrom(walls: ReadonlySet<number>, start: Point): Set<number> {
  const seen = new Set<Point>([start]);
  const out = new Set<number>();
  for (const at of seen) {
    for (const { to, side } of GRID.next[at]) {
      if (!walls.has(side)) continue;
      out.add(side);
      seen.add(to);
    }
  }
  return out;
}

/** Every wall of the box has a row of its own at worst. */
export const MOST_ROWS = BLACK + RED;

/** How many spaces of each row are land. */
export const LAND_ROWS: readonly number[] = OIKUMENE.map((row) => row.replaceAll('~', '').length);

/** The letters of one row of a land that was made by chance, sea left out. */
export function lettersIn(text: string, row: number): { letters: string; fault?: Phrase } {
  const letters = text.replace(/\s+/g, '').toUpperCase();
  if (/[^TAHLS.]/.test(letters)) return { letters, fault: says('letters') };
  const n = LAND_ROWS[row];
  return letters.length === n ? { letters } : { letters, fault: says('rowLength', { n, found: letters.length }) };
}
