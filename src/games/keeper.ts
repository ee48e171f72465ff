import type { Json, Phrase } from '../engine/rules';
import type { Catalogue } from './module';
import type { Read } from './sheet';

/** What a game draws beside its score sheet, and on paper. */

/** A helper is told everything through its props and keeps nothing of its own: a kill loses nothing. */
export interface HelperProps {
  people: readonly { name: string; colour: number }[];
  say(phrase: Phrase): string;
  /** As it last left it; undefined at first, and to be distrusted like any save. */
  kept: Json | undefined;
  keep(next: Json): void;
  read: Read;
  /** What the table has been told so far, first things first. */
  ledger: readonly Told[];
  /** Enters something on the sheet; see `cellOf`. */
  enter(cell: string, text: string): void;
  /** Enters all that one event changes, and keeps in words what it was; see `cellOf`. */
  tell(what: Phrase, entries: readonly Entry[]): void;
  /** Takes a line of the ledger back, with what it changed; by its place. */
  takeOut(line: number): void;
}

/** What goes into which cell. */
export type Entry = readonly [cell: string, text: string];

/** A line of the ledger as helpers see it. */
export interface Told {
  by: string;
  what: Phrase;
  moves: readonly { cell: string; by: number }[];
}

/** A game's own is `box/keeper.tsx`. */
export interface KeeperModule {
  helpers: readonly {
    id: string;
    text: Phrase;
    // biome-ignore lint/suspicious/noExplicitAny: Preact's component type stays out of this file
    Panel: any;
  }[];
  text: Catalogue;
}
