import type { Json, Phrase, Seat } from '../engine/rules';
import type { Drawn } from './drawn';
import type { Catalogue, Section } from './module';
import type { Fault, Read, SheetSection } from './sheet';

/** A game that goes on elsewhere: from the app to the box on the table, and from the box into the app. */

// biome-ignore lint/suspicious/noExplicitAny: every game has its own view
export interface Transfer<V = any> {
  /** Why the game cannot change over just now (something is in mid-air); undefined where it can. From the bare view. */
  unready(v: V): Phrase | undefined;
  /** How the real table is set up, step by step in the order of laying it out; from the bare view. */
  lay(v: V): readonly Section[];
  /** How the drawn board stands when that step of `lay` is done; the board as it is where nothing is said. */
  stands?(v: V, step: number): Standing<V>;
  /**
   * What that person takes from the box behind the cover, from that person's own view. Empty where nobody has anything
   * hidden in the present position; then nobody is asked.
   */
  take(v: V, seat: Seat): readonly Phrase[];
  /** What is done with what is left, after everybody took their own ("shuffle the other shares face down"). */
  rest(v: V): readonly Phrase[];
  form: Form;
  /** All the words of this file. */
  text: Catalogue;
}

export interface Standing<V> {
  view: V;
  /** The places that the step is about. */
  spots: readonly string[];
}

/** A position typed in from the real table. Rows marked `secret` are entered behind that person's cover. */
export interface Form {
  /** `options` as the rules play them (`rules.options`). Pre-filled cells are in `presets`. */
  sections(read: Read, options: Json): readonly SheetSection[];
  presets?(n: number, options: Json): { readonly [cell: string]: string };
  faults(read: Read, options: Json): readonly Fault[];
  /** The position, not yet judged: the caller asks `rules.broken`. Throws nothing on a sheet without faults. */
  position(read: Read, options: Json): Json;
  /** The board on which it may be filled in. It is given only what lies open. */
  drawn?(options: Json): Drawn;
}
