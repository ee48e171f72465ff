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
  /** Enters something on the sheet; see `cellOf`. */
  enter(cell: string, text: string): void;
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
