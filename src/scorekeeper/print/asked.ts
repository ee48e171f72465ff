import { signal } from '@preact/signals';
import type { OwnPlay } from '../begin/begin';

/** For whom a blank sheet was asked, on the way from the page that asked to the page that prints. */

interface Asked {
  game: string;
  /** Empty where nobody has a name yet. */
  names: readonly string[];
  own?: OwnPlay;
}

export const asked = signal<Asked | undefined>(undefined);

/** Where the blank sheet of a game is; with the id of a play that of its people. */
export const blankPage = (game: string, play?: string): string => `#/blank/${game}${play ? `/${play}` : ''}`;
