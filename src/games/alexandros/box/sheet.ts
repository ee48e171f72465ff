import type { Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Earned, type Fault, type Read, type Row, type Sheet, type SheetSection } from '../../sheet';
import { CATEGORIES, type Levy, tie, track, winners } from '../rules/scoring';
import { GUARDS, HUNDRED, MOST_TURNS, OIKUMENE, symbolAt, symbolsOf } from '../rules/setup';
import { text as gameText } from '../speech/text.en';
import { text as sheetText } from './text-sheet.en';

/** The 100-point track on paper (rule page 2.5, 2.7): a row a levy, the open spaces of each province in a sum. */

const says = (key: Under<'alex.sheet.'>, args?: Phrase['args'], rule?: string): Phrase => ({
  key: `alex.sheet.${key}`,
  ...(args && { args }),
  ...(rule && { rule }),
});

const LAND = symbolsOf(OIKUMENE);
/** What a levy can count at most: every open space of the land. */
const OPEN_SPACES = [...LAND].filter((_, space) => symbolAt(LAND, space) < 0).length;

/** The row of a levy, counted from one. */
export const levyRow = (k: number): string => `levy${k}`;

const seats = (n: number): Seat[] => Array.from({ length: n }, (_, seat) => seat);
const filled = (read: Read, k: number): boolean => seats(read.n).some((seat) => read.has(levyRow(k), seat));

/** Levies entered; rows left empty between two of them are levies that brought nobody anything. */
export function leviesIn(read: Read): number {
  // at most one levy a turn
  for (let k = MOST_TURNS; k > 0; k--) if (filled(read, k)) return k;
  return 0;
}

const levies = (read: Read): Levy[] =>
  Array.from({ length: leviesIn(read) }, (_, i) => seats(read.n).map((seat) => read.terms(levyRow(i + 1), seat)));

/** The totals after each levy, and whether the last of them ended the game. */
export function standing(read: Read): { totals: number[][]; over: boolean } {
  const totals = track(read.n, levies(read));
  return { totals, over: Math.max(0, ...(totals.at(-1) ?? [])) >= HUNDRED };
}

const lastOf = (read: Read) => ({ scores: standing(read).totals.at(-1) ?? seats(read.n).map(() => 0) });

function row(k: number): Row {
  return {
    id: levyRow(k),
    text: says('levy', { n: k }),
    per: 'seat',
    kind: 'number',
    least: 0,
    most: OPEN_SPACES,
    tooMany: says('no.open', { n: OPEN_SPACES }, '3'),
  };
}

/** Always one levy more than was filled in, until the game is over. */
function sections(read: Read): SheetSection[] {
  const entered = leviesIn(read);
  const rows = Math.min(MOST_TURNS, entered + (standing(read).over ? 0 : 1));
  return [
    {
      id: 'levies',
      text: says('levies'),
      hint: says('hint', {}, '2.5'),
      rows: Array.from({ length: rows }, (_, i) => row(i + 1)),
    },
  ];
}

/** One levy: provinces of nothing less than nothing, no more of them than guards, and each space counted once. */
function levyFaults(read: Read, k: number): Fault[] {
  const out: Fault[] = [];
  let open = 0;
  for (const seat of seats(read.n)) {
    const cell = cellOf(levyRow(k), seat);
    const terms = read.terms(levyRow(k), seat);
    open += read.number(levyRow(k), seat);
    if (terms.some((one) => one < 0)) out.push({ cell, why: says('no.less', {}, '2.4') });
    else if (terms.length > GUARDS) out.push({ cell, why: says('no.provinces', { n: GUARDS }, '2.5') });
  }
  if (open > OPEN_SPACES) {
    for (const seat of seats(read.n))
      if (read.number(levyRow(k), seat) > 0)
        out.push({ cell: cellOf(levyRow(k), seat), why: says('no.openInAll', { n: OPEN_SPACES, open }, '3') });
  }
  return out;
}

function faults(read: Read): Fault[] {
  const out: Fault[] = [];
  const entered = leviesIn(read);
  const { totals, over } = standing(read);
  for (let k = 1; k <= entered; k++) {
    if (!over || k <= totals.length) {
      out.push(...levyFaults(read, k));
      continue;
    }
    const last = totals[totals.length - 1];
    const first = last.indexOf(Math.max(...last));
    const why = says('no.over', { who: { seat: first }, points: last[first], levy: totals.length }, '2.7');
    for (const seat of seats(read.n)) if (read.has(levyRow(k), seat)) out.push({ cell: cellOf(levyRow(k), seat), why });
  }
  return out;
}

/** A line a levy and person; levies after the end count nothing. */
function scores(read: Read): Earned[] {
  const { totals } = standing(read);
  return totals.flatMap((now, i) =>
    now.flatMap((total, seat) => {
      const points = total - (totals[i - 1]?.[seat] ?? 0);
      const reason = says('levy', { n: i + 1 }, '2.5');
      return points === 0 ? [] : [{ seat, category: 'levies', points, reason, row: levyRow(i + 1) }];
    }),
  );
}

export const sheet: Sheet = {
  sections,
  faults,
  scores,
  winners: (read) => winners(lastOf(read)),
  tie: (read) => tie(lastOf(read)),
  categories: CATEGORIES.map((id) => ({ id, text: { key: `alex.category.${id}` } })),
  text: { ...gameText, ...sheetText },
};
