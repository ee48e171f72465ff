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
}

/** What a newcomer must be able to say of any game afterwards; a game adds its own words, such as `crown`. */
export const EVER = ['goal', 'turn', 'scoring', 'secret', 'end', 'first move', 'mistake 1', 'mistake 2'] as const;

/** A sentence or two, and what it points at. */
export interface Told {
  text: Phrase;
  /** Places of the board, and pieces that lie there by their keys. */
  spots?: readonly string[];
  /** A part of the screen beside the board. */
  part?: 'hand' | 'plates' | 'ways' | 'seen';
}

// biome-ignore lint/suspicious/noExplicitAny: every game has its own view and moves
export interface LessonStep<V = any, M = any> {
  /** What has been taught once it was shown. Where all of it was taught before, the step is left out. */
  teaches?: readonly string[];
  /** At most two sentences; figures come from the view, so that they are those on the board. */
  text(now: Moment<V, M>): Phrase;
  /** A summary below it, line by line. */
  lines?: readonly Phrase[];
  spots?(now: Moment<V, M>): readonly string[];
  part?: Told['part'];
  /** The pick beside the board that it points at, by its id: a card or a button. */
  pick?: string;
  /**
   * It is shown from then on; until then the others play, and any other step whose moment has come is shown first.
   * Absent: at once.
   */
  when?(now: Moment<V, M>): boolean;
  /** The learner has done what it asks for. Absent: it is read, and the table waits. */
  done?(now: Moment<V, M>): boolean;
  /** The move it tells to make. Absent: any is as good. */
  wants?(move: M, now: Moment<V, M>): boolean;
  /** Read after it was done: praise, what that brought, or a kind word on what was done otherwise. */
  reply?(now: Moment<V, M>, asTold: boolean): Told | undefined;
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
  /** What must have been taught before its last step, which sums up. */
  teaches: readonly string[];
  steps: readonly LessonStep<V, M>[];
  /** What lies where when a game begins: the set-up in a picture. */
  laid(v: V): readonly Laid[];
  text: Catalogue;
}
