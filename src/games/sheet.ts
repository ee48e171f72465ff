import type { Phrase, ScoreLine, Seat } from '../engine/rules';
import type { Catalogue } from './module';

/** What a score sheet is: rows that people fill in, the reasons why something cannot be, and the game's own scoring. */

/** What was entered, as typed, by cell; see `cellOf`. Nothing entered and an empty text are the same. */
export type Entered = { readonly [cell: string]: string };

/** The name of a cell: one a person in a row of persons, else one for the whole table. */
export const cellOf = (row: string, seat?: Seat): string => (seat === undefined ? row : `${row}@${seat}`);

/** The row that a cell is in, and whose it is; undefined for a cell of the whole table. */
export const rowOf = (cell: string): string => cell.split('@')[0];
export const seatOf = (cell: string): Seat | undefined => (cell.includes('@') ? Number(cell.split('@')[1]) : undefined);

/** One of the things a cell may name. The id stands in the cell; several are separated by spaces. */
export interface Named {
  id: string;
  text: Phrase;
}

/**
 * number: a whole number, or a sum of several, which stays as it was typed (`3+6+2`). flag: `1` or nothing.
 * holder: the number of a person (1..n) or nothing, for something only one person has. one, many: ids of `choices`.
 * words: names of places and the like, in the game's own notation.
 */
type RowKind =
  | {
      kind: 'number';
      least?: number;
      most?: number;
      /** What each number of the sum by itself may be. */
      each?: readonly number[];
      /** One digit says it nearly always, and the next digit goes to the next cell; more is a sum (`9+3`). */
      digit?: true;
    }
  | { kind: 'flag' }
  | { kind: 'holder' }
  | {
      kind: 'one' | 'many';
      choices: readonly Named[];
      /** Their ids are printed on them, and stand on the keys. */
      byId?: true;
    }
  | { kind: 'words'; longest: number /** Why these words cannot be. */; check?(text: string): Phrase | undefined };

export type Row = RowKind & {
  id: string;
  text: Phrase;
  /** What stands before the cells, below the name of the section. */
  short?: Phrase;
  /** A cell a person, or one for the table. */
  per: 'seat' | 'table';
  /** Said below the heading. */
  hint?: Phrase;
  /** What is said instead of "at most n" where more was entered. */
  tooMany?: Phrase;
  /** Scores nothing by itself (a tie-break, a market): drawn quietly. */
  aside?: true;
  /** Hidden from the others: entered behind that person's cover. Only in forms of positions. */
  secret?: true;
};

export interface SheetSection {
  id: string;
  text: Phrase;
  rows: readonly Row[];
  hint?: Phrase;
  /** Shut until somebody opens it: rarely needed. `screen`: it stands on paper all the same. */
  folded?: true | 'screen';
  /** All of it follows from other entries: it is shown, and passed over where nothing was entered. */
  given?: true;
}

export interface Fault {
  /** As `cellOf` names it. */
  cell: string;
  why: Phrase;
  /** Something does not add up, and nobody can say in which cell: it is marked here, and counts as it stands. */
  unplaced?: true;
}

/** What a row has earned somebody. */
export interface Earned extends ScoreLine {
  /** The row it comes from. */
  row: string;
  /** Several are first there, and share it. */
  tied?: true;
}

/** A game's score sheet. `read` stands for what was entered so far; nothing here ever changes it. */
export interface Sheet {
  /** In the order people score. May grow with what was entered (another levy, another round). */
  sections(read: Read): readonly SheetSection[];
  /** What the rules forbid beyond what the rows say of themselves: thirteen ports exist; at the end also what is missing. */
  faults(read: Read, atEnd?: boolean): readonly Fault[];
  scores(read: Read): Earned[];
  /** What cells come to by others that were entered: shown where they stand empty themselves. */
  given?(read: Read): Entered;
  /** What a choice of a `many` row would score for that person by itself; undefined where that cannot be said of one. */
  worth?(read: Read, row: string, id: string, seat: Seat): number | undefined;
  /** Best first among equals only; several share a win. */
  winners(read: Read): Seat[];
  /** As in Rules, of what was entered. */
  tie?(read: Read): Phrase | undefined;
  /** As in GameModule. */
  categories: readonly { id: string; text: Phrase }[];
  /** All the words the sheet, its faults and its score lines need. */
  text: Catalogue;
  tools?: Tools;
  /** What some boxes have otherwise: asked at the set-up, and a 1 in a cell without a row. */
  option?: { cell: string; text: Phrase };
  /** Whoever has so many points ends the game. */
  goal?: number;
  /** The team of every seat; the points of each seat are those of its team. */
  teams?: readonly number[];
  /** What people call them, the first one first. */
  teamNames?: readonly string[];
}

/** What of the common table tools lies in this box. Nothing said is nothing there. */
export interface Tools {
  /** How many dice of six faces are thrown at once. */
  dice?: { count: number };
  /** A sand timer: its seconds, and from how many people on it is used. */
  sand?: { seconds: number; from: number };
  /** Money kept by the app. */
  bank?: true;
}

/** What was entered, as numbers, holders and names. Nonsense reads as nothing; `faultsOf` says why. */
export interface Read {
  readonly n: number;
  text(row: string, seat?: Seat): string;
  /** The sum; 0 where nothing was entered. */
  number(row: string, seat?: Seat): number;
  /** The numbers of the sum one by one. */
  terms(row: string, seat?: Seat): readonly number[];
  flag(row: string, seat?: Seat): boolean;
  /** -1 where nobody has it. */
  holder(row: string, seat?: Seat): Seat;
  /** The ids entered, once each. */
  chosen(row: string, seat?: Seat): readonly string[];
  /** Whether anything was entered there. */
  has(row: string, seat?: Seat): boolean;
}

const SUM = /^[+-]?\d{1,6}([+-]\d{1,6}){0,39}$/;

/** The numbers of a sum; undefined where it is none. A minus belongs to the number after it. */
export function termsOf(text: string): number[] | undefined {
  const bare = text.trim().replace(/\s*([+−-])\s*/g, (_, sign: string) => (sign === '+' ? '+' : '-'));
  if (bare === '') return [];
  if (!SUM.test(bare)) return undefined;
  return (bare.match(/[+-]?\d+/g) ?? []).map(Number);
}

/** A sum holds forty numbers; a longer one starts again from what it came to. */
const MOST_TERMS = 36;

/** A sum with one number more; `start` where nothing stands yet. Nonsense is left alone. */
export function added(text: string, by: number, start = 0): string {
  const terms = termsOf(text);
  if (!terms) return text;
  const sum = terms.reduce((a, b) => a + b, 0);
  const base = terms.length === 0 ? String(start) : terms.length > MOST_TERMS ? String(sum) : text.trim();
  return by === 0 ? base : `${base}${by < 0 ? '-' : '+'}${Math.abs(by)}`;
}

export const idsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

export function reading(n: number, entered: Entered): Read {
  const text = (row: string, seat?: Seat): string => {
    const cell = cellOf(row, seat);
    return Object.hasOwn(entered, cell) ? entered[cell].trim() : '';
  };
  const terms = (row: string, seat?: Seat): number[] => termsOf(text(row, seat)) ?? [];
  return {
    n,
    text,
    terms,
    number: (row, seat) => terms(row, seat).reduce((sum, one) => sum + one, 0),
    flag: (row, seat) => text(row, seat) === '1',
    holder(row, seat) {
      const who = text(row, seat);
      return /^\d+$/.test(who) && Number(who) >= 1 && Number(who) <= n ? Number(who) - 1 : -1;
    },
    chosen: (row, seat) => idsOf(text(row, seat)),
    has: (row, seat) => text(row, seat) !== '',
  };
}

function numberFault(row: Row & { kind: 'number' }, text: string): Phrase | undefined {
  const terms = termsOf(text);
  if (!terms && /\d{7}/.test(text)) return { key: 'sheet.huge' };
  if (!terms) return { key: /[+-]$/.test(text) ? 'sheet.unfinished' : 'sheet.notNumber' };
  const { each } = row;
  const strange = each && terms.find((one) => !each.includes(one));
  if (strange !== undefined) return { key: 'sheet.each', args: { n: strange } };
  const sum = terms.reduce((a, b) => a + b, 0);
  if (row.least !== undefined && sum < row.least) return { key: 'sheet.least', args: { n: row.least } };
  if (row.most !== undefined && sum > row.most) return row.tooMany ?? { key: 'sheet.most', args: { n: row.most } };
  return undefined;
}

/** What is wrong with one cell by itself; nothing entered is never wrong. */
export function cellFault(row: Row, text: string, n: number): Phrase | undefined {
  if (text === '') return undefined;
  switch (row.kind) {
    case 'number':
      return numberFault(row, text);
    case 'flag':
      return text === '1' ? undefined : { key: 'sheet.flag' };
    case 'holder':
      return reading(n, { x: text }).holder('x') >= 0 ? undefined : { key: 'sheet.holder', args: { n } };
    case 'words':
      if (text.length > row.longest) return { key: 'sheet.long', args: { n: row.longest } };
      return row.check?.(text);
    default: {
      const ids = idsOf(text);
      const strange = ids.find((id) => !row.choices.some((one) => one.id === id));
      if (strange !== undefined) return { key: 'sheet.unknown' };
      return row.kind === 'one' && ids.length > 1 ? { key: 'sheet.one' } : undefined;
    }
  }
}

/** Everything that is wrong with what was entered: cell by cell, then by the game's rules. */
export function faultsOf(
  sections: readonly SheetSection[],
  read: Read,
  more: (read: Read) => readonly Fault[] = () => [],
): Fault[] {
  const out: Fault[] = [];
  for (const { rows } of sections) {
    for (const row of rows) {
      for (const seat of row.per === 'table' ? [undefined] : Array.from({ length: read.n }, (_, i) => i)) {
        const why = cellFault(row, read.text(row.id, seat), read.n);
        if (why) out.push({ cell: cellOf(row.id, seat), why });
      }
    }
  }
  const bad = new Set(out.map(({ cell }) => cell));
  for (const fault of more(read)) if (!bad.has(fault.cell)) out.push(fault);
  return out;
}
