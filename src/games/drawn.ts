import type { Phrase, Seat } from '../engine/rules';
import type { Entry } from './keeper';
import type { Catalogue, Spot } from './module';
import type { Read } from './sheet';

/** The drawn board as a way to fill in a sheet or a form: touch a place, and whose it is stands in the rows. */

/** A cell that is asked about, and its place on the board. */
export interface Ask {
  cell: string;
  spot: string;
}

/** Of the score sheet it is `box/drawn.ts`, of the form of a position `Form.drawn`. */
export interface Drawn {
  /** A view in which the pieces lie as they were entered; the game's scene draws it, and nothing else may be asked of it. */
  view(read: Read): unknown;
  /** Whether these entries can be drawn at all: those of another map cannot, nor what was only counted. */
  fits(read: Read): boolean;
  /** The places, where not all of the board's are touched or a finger needs more room. */
  spots?(view: unknown): Spot[];
  /**
   * Pieces that are nobody's, beside those of everybody at the table. `once`: what happens at no place; it is done when it
   * is chosen, and its spot is empty.
   */
  things: readonly { id: string; text: Phrase; once?: true }[];
  /** The rows of what that seat has beside the board, in the order of asking. */
  beside?(read: Read, seat: Seat): readonly string[];
  /** No piece here has an owner: things alone are chosen, the first one first. */
  nobodys?: true;
  /** The sections of the sheet that are entered on the board and beside it. */
  sections: readonly string[];
  /**
   * What one more of that seat's, or of that thing, at this spot changes on the sheet; one less where it is taken away.
   * Nothing where none of them may lie there.
   */
  touch(read: Read, spot: string, whose: Seat | string, away: boolean): readonly Entry[];
  /** What such a touch means: a line of the history. Where it is not said, each cell is a change of its own. */
  told?(read: Read, spot: string, whose: Seat | string, away: boolean): Phrase;
  /** The keys of lines that are said at once, too: what they tell is not seen under the finger. */
  aloud?: readonly string[];
  /** Why a touch there changes nothing. */
  why?(read: Read, spot: string, whose: Seat | string, away: boolean): Phrase | undefined;
  /**
   * Cells with one of a few answers, and the place of each, in the order of reading them off the table. They are asked one
   * after the other, and where such a place is touched.
   */
  asks?(read: Read): readonly Ask[];
  text: Catalogue;
}
