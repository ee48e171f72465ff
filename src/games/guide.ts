import type { Key } from '../engine/rules';
import type { Catalogue } from './module';

/** What a game has to say in the app's Help. */
export interface Guide {
  text: Catalogue;
  /** What is secret, and how the table keeps it: a paragraph each. */
  secrets: readonly Key[];
  /** Anything else that players should know before they sit down. */
  more?: { title: Key; lines: readonly Key[] };
}
