import type { Phrase } from '../engine/rules';

/** Drawn pieces and figures side by side. A string is a figure, never a word: it is read in every language. */
export type Pieces = readonly unknown[];

/** What the rules reader shows beside the words, and ribbon and log in their place: the same drawings as at the table. */
export interface Pictured {
  /** The thing that a phrase names, in a table of the rules or in what is told; undefined where it has no picture. */
  picture(phrase: Phrase): unknown;
  /** By paragraph: a row for each of its worked examples, in their order. */
  examples: { readonly [paragraph: string]: readonly Pieces[] };
  /** Beside each title of *At a glance*, in their order. */
  glance: readonly Pieces[];
}
