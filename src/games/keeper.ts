import type { Json, Phrase, Seat } from '../engine/rules';
import type { Catalogue, Spot } from './module';
import type { Read } from './sheet';
import type { Mark } from './table';

/** What a game draws beside its score sheet, and on paper. */

/** The game's own board with the pieces of a view. */
export interface BoardProps {
  /** As the game's scene draws it. */
  view: unknown;
  marks: ReadonlyMap<string, Mark>;
  /** The places and what they are called, where not as in the game. */
  spots?(view: unknown): Spot[];
  /** A marked place was touched; a picture has none. */
  onPick?(spot: string): void;
}

/** A helper is told everything through its props and keeps nothing of its own: a kill loses nothing. */
export interface HelperProps {
  /** `gone`: left before the end. */
  people: readonly { name: string; colour: number; gone?: boolean }[];
  say(phrase: Phrase): string;
  /** As it last left it; undefined at first, and to be distrusted like any save. */
  kept: Json | undefined;
  keep(next: Json): void;
  read: Read;
  /** What the table has been told so far, first things first. */
  ledger: readonly Told[];
  /** Enters something on the sheet; see `cellOf`. */
  enter(cell: string, text: string): void;
  /**
   * Enters all that one event changes, and keeps in words what it was; see `cellOf`. What changes nothing on the sheet is
   * a line all the same, and dice lie in it as numbers, so that they can be mended and counted.
   */
  tell(what: Phrase, entries: readonly Entry[], thrown?: Thrown): void;
  /** Throws a die of six on the tablet. */
  roll(): number;
  /** A component that takes `BoardProps`; undefined while keys alone are wanted, and in a browser that cannot draw. */
  // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
  Board?: any;
  /** Takes a line of the ledger back, with what it changed; by its place. Of several throws in a line, that one alone. */
  takeOut(line: number, thrown?: number): void;
}

/** A throw of dice, as it fell. */
export interface Thrown {
  /** What each die shows, 1 to 6. */
  faces: number[];
  /** Whose it was, where people count them. */
  seat?: Seat;
  /** Thrown with dice of wood and typed in. */
  real?: true;
}

/** What goes into which cell. */
export type Entry = readonly [cell: string, text: string];

/** A line of the ledger as helpers see it. */
export interface Told {
  by: string;
  what: Phrase;
  moves: readonly { cell: string; by: number }[];
  /** Throws in a row. */
  dice?: readonly Thrown[];
}

export interface Helper {
  id: string;
  text: Phrase;
  /** What it keeps still counts when people join, who always come last. */
  joins?: true;
  // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
  Panel: any;
}

/** A game's own is `box/keeper.tsx`: one panel, open beside the sheet. */
export interface KeeperModule {
  helper: Helper;
  /**
   * It stands on the page itself, above the rows. They stay shut until something is entered, for such a game asks for
   * nothing before its end. `narrow`: above the rows only where nothing stands beside them, folded until it is opened.
   */
  onPage?: true | 'narrow';
  /** It is told on the drawn board as well, which then stands above the rows on every screen. */
  onBoard?: true;
  text: Catalogue;
}
