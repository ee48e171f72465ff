import type { Json, Phrase, Seat } from '../engine/rules';
import type { Catalogue, OptionValue } from './module';

/** A first game on a prepared table: the real rules and the real screen, with somebody beside it who points. */

/** Where the lesson stands, from what the learner may know. */
// biome-ignore lint/suspicious/noExplicitAny: every game has its own view and moves
export interface Moment<V = any, M = any> {
  v: V;
  /** The step of the rules that the learner is asked now; undefined while somebody else acts. */
  asked: string | undefined;
  /** What the learner has done since this step of the lesson began. */
  moves: readonly M[];
  /** What has been taught so far; see `teaches`. */
  taught: ReadonlySet<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: every game has its own view and moves
export interface LessonStep<V = any, M = any> {
  /** At most 25 words; figures come from the view, so that they are those on the board. */
  text(now: Moment<V, M>): Phrase;
  /** What it sums up in, a line each. */
  lines?: readonly Phrase[];
  /** What it teaches. The last step waits until all that any step teaches has been taught, whatever the learner did. */
  teaches?: readonly string[];
  /** Places of the board that it points at. */
  spots?(now: Moment<V, M>): readonly string[];
  /** A part of the screen beside the board that it points at. */
  part?: 'hand' | 'plates' | 'ways';
  /** The pick beside the board that it points at, by its id: a card or a button. */
  pick?: string;
  /**
   * It is shown from then on; until then the others play, and any other step whose moment has come is shown first.
   * Absent: at once.
   */
  when?(now: Moment<V, M>): boolean;
  /** The learner has done what it asks for. Absent: it is read, and the table waits. */
  done?(now: Moment<V, M>): boolean;
}

/** A part of the table as it is laid out, and where it lies; some lie beside the board. */
export interface Laid {
  spot?: string;
  text: Phrase;
}

// biome-ignore lint/suspicious/noExplicitAny: every game has its own view and moves
export interface Lesson<V = any, M = any> {
  seats: number;
  options?: { readonly [id: string]: OptionValue };
  /** The same for everybody, so that figures of the rule page lie on the table. */
  seed: string;
  /** The position it begins with, where that is not the beginning of a game. */
  start?: Json;
  /** Played before the learner (seat 0) sits down; TABLE's are drawn cards and thrown dice. */
  opening?: readonly (readonly [seat: Seat, move: Json])[];
  /** Played on from there for the picture in the rules, where the learner finds an empty board. */
  pictured?: readonly (readonly [seat: Seat, move: Json])[];
  steps: readonly LessonStep<V, M>[];
  /** What lies where when a game begins: the set-up in a picture. */
  laid(v: V): readonly Laid[];
  text: Catalogue;
}
