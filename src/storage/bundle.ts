/** The file in which games leave and enter, and how much may be in one. Exports keep below it by numbered parts. */

/** An envelope round what was stored. */
export interface Bundle {
  /** Version of this envelope; the matches and plays carry their own. */
  tidetable: number;
  /** For whoever opens the file with an editor. */
  notice: string;
  kind: 'match' | 'play' | 'all';
  made: number;
  matches: unknown[];
  /** Score sheets of boxed games; files from before there were any have none. */
  plays?: unknown[];
  /** What people wrote about matches and plays, by their ids. */
  memos?: { [id: string]: unknown };
  /** What people mended about them afterwards, by their ids. */
  abouts?: { [id: string]: unknown };
  /** Pictures of tables, by the ids of their games: addresses of data. */
  photos?: { [id: string]: unknown };
  /** Games that are not on the shelf, as they are described; with everything only. */
  templates?: readonly unknown[];
  /** Who is who, where one person has several names or one name is of several people. */
  register?: readonly unknown[];
  /** Who plays together, and everybody who is remembered; with everything only. */
  groups?: readonly unknown[];
  people?: readonly unknown[];
}

export const BUNDLE = 1;

const MB = 1_000_000;

/** In bytes. A tablet must hold the text of a file and what is read out of it at the same time. */
export const LARGEST_FILE = 64 * MB;

/** In bytes. A table from a spreadsheet has a few hundred bytes to each person in a play. */
export const LARGEST_TABLE = 16 * MB;

/** In bytes. Half of what may come in: room for whatever an editor or a mail does to a file on its way. */
export const LARGEST_PART = 32 * MB;

/** Matches, and as many plays: ten games a week for ten years. An older export of more would have been too large. */
export const MOST_GAMES = 5000;

/** Items of one list or keys of one object. The longest game takes some thousand moves, the largest board far less. */
export const LONGEST_LIST = 50_000;

/** Numbers, texts, lists and objects in all. An export has at least eight bytes to each, so the largest has no more. */
export const MOST_VALUES = 8_000_000;

/** A saved position lies nine deep; `isPlain` ends at 40 inside of its match. */
export const DEEPEST = 64;
