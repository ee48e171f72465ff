import type { Chair } from '../engine/record';
import type { Json, Phrase, Seat } from '../engine/rules';
import type { Thrown } from '../games/keeper';
import { readAll } from './store';

/** Plays of boxed games: the sheet as people fill it in. One key a play, written whole with every keystroke. */

export const PLAY_FORMAT = 1;

/** The bounds of what people may describe. */
export const LONGEST_LABEL = 40;
export const MOST_ROWS = 40;
export const MOST_FACTOR = 99;
export const MOST_GOAL = 999_999;

/** A game that is not on the shelf, as people describe it. */
export interface Free {
  /** Rounds grow one by one; categories are named once. */
  kind: 'rounds' | 'categories';
  /** Names of the categories; empty for rounds. */
  rows: readonly string[];
  /** The fewest points win. */
  low: boolean;
  /** What one point entered in each category is worth; one where it is not said. */
  factors?: readonly number[];
  /** Whoever has so many points ends the game. */
  goal?: number;
  /** The team of every seat: people with the same number play together. */
  teams?: readonly number[];
  /** What people call their teams, the first one first; empty where they did not say. */
  teamNames?: readonly string[];
  /** There are no points: only who won is told, or whether all of them did. Older versions read one row of numbers. */
  by?: Unscored;
}

export type Unscored = 'won' | 'together';

export interface Sitter {
  name: string;
  colour: number;
  /** Left before the end: the column stays, and has no place in the result. */
  gone?: true;
}

/** One change of a cell; keystrokes in one cell without a stop are one change. */
export interface Edit {
  cell: string;
  from: string;
  to: string;
  when: number;
  /** Made by mending a line of the ledger, which says it. */
  mends?: true;
}

/** A time in which nobody played; without an end as long as it lasts. */
export interface Break {
  from: number;
  to?: number;
}

/** One thing that happened at the table, told by a helper, and what it changed on the sheet. */
export interface LedgerLine {
  when: number;
  /** The helper. */
  by: string;
  what: Phrase;
  /** Added to what a cell comes to. */
  moves: { cell: string; by: number }[];
  /** Put into a cell instead of what stood there. */
  puts: { cell: string; from: string; to: string }[];
  /** Dice that were thrown, one throw after the other. */
  dice?: Thrown[];
}

export interface Play {
  format: number;
  id: string;
  /** A card's id; 'other' for a game that is not on the shelf. */
  game: string;
  /** What people call it; for 'other' alone. */
  name: string;
  free?: Free;
  people: Sitter[];
  cells: { [cell: string]: string };
  edits: Edit[];
  /** What happened at the table, as helpers told it; first things first. */
  ledger?: LedgerLine[];
  /** What each table tool keeps. */
  tools: { [id: string]: Json };
  /** A memory in words, as older versions kept it here; today it lies under a key of its own, see `noteOf`. */
  note: string;
  clock: { started: number; changed: number; finished?: number; breaks?: Break[] };
  /** What the library shows without the game's sheet: the same as in a match. */
  brief: Brief;
  /** Kept beside another sheet because two windows went on differently. */
  branch?: { of: string };
}

/** How it stands: points of every seat, in all and by category. */
export interface Brief {
  over: boolean;
  winners: Seat[];
  totals: number[];
  parts: { id: string; points: number[] }[];
}

/** What of a sheet stands open lies with what its tools keep, under names that begin so. */
export const SHOWN = 'shown:';

/** No helper has told anything, and no tool keeps anything. */
export const isUntold = ({ ledger = [], tools = {} }: Pick<Play, 'ledger' | 'tools'>): boolean =>
  ledger.length === 0 && Object.keys(tools).every((id) => id.startsWith(SHOWN));

export const playKey = (id: string): string => `play:${id}`;
/** Which window wrote the play last; beside it, so that no file that leaves carries it. */
export const stampKey = (id: string): string => `stamp:${id}`;
/** A memory in words, of a digital match or a boxed play. */
export const memoKey = (id: string): string => `memo:${id}`;
/** What was mended afterwards of either, see `about`. */
export const aboutKey = (id: string): string => `about:${id}`;
/** A picture of the table. It stays on this device. */
export const photoKey = (id: string): string => `photo:${id}`;

const damaged = (part: 'file' | 'header' | 'seats'): Phrase => ({
  key: 'save.damaged',
  args: { part: { key: `save.part.${part}` } },
});

/** Whether a list can draw it. The rest of the sheet is judged when it is opened, with more than the shelf carries. */
function headFault(raw: Partial<Play> | null | undefined): Phrase | undefined {
  if (!Number.isSafeInteger(raw?.format)) return damaged('file');
  const { format, game, name, note, people, clock, brief } = raw as Partial<Play>;
  if ((format as number) > PLAY_FORMAT) return { key: 'save.future' };
  if ([game, name, note].some((text) => typeof text !== 'string')) return damaged('header');
  if (!Array.isArray(people) || people.some((one) => typeof one?.name !== 'string')) return damaged('seats');
  const dated = Number.isFinite(clock?.changed) && Number.isFinite(clock?.finished ?? 0);
  return dated && Array.isArray(brief?.winners) ? undefined : damaged('header');
}

/** A play that can be drawn in a list, whatever lies in the store. */
export interface Kept {
  id: string;
  play?: Play;
  fault?: Phrase;
}

const kept = (key: string, raw: unknown): Kept => {
  const id = key.slice(playKey('').length);
  const fault = headFault(raw as Partial<Play>);
  return fault ? { id, fault } : { id, play: { ...(raw as Play), id } };
};

/** Every play, last changed first; damaged ones at the end. */
export async function listPlays(): Promise<Kept[]> {
  const found = (await readAll(playKey(''))).map(([key, raw]) => kept(key, raw));
  return found.sort((a, b) => (b.play?.clock.changed ?? 0) - (a.play?.clock.changed ?? 0));
}

/** What people wrote: the memo, and where there is none the words that an older version kept in the play itself. */
export const noteOf = (memo: unknown, play?: Pick<Play, 'note'>): string =>
  typeof memo === 'string' ? memo : (play?.note ?? '');

/** A position that is being typed in from a real table; one a game. */
export interface Draft extends Play {
  chairs: Chair[];
  options: Json;
  typed: string[];
}

export const draftKey = (game: string): string => `draft:${game}`;
