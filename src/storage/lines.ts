import { same } from '../engine/copy';
import type { Entry, MatchRecord } from '../engine/record';
import { TABLE } from '../engine/rules';

/** Two lines of moves of one match. */

const sameEntry = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a !== undefined && b !== undefined && a.seat === b.seat && same(a.move, b.move);

/** How many entries two logs have in common from the start. */
export function shared(a: readonly Entry[], b: readonly Entry[]): number {
  let n = 0;
  while (sameEntry(a[n], b[n])) n++;
  return n;
}

/** What computer players did and the table drew is done again by whoever goes on; what people did is not. */
export const isPersons = ({ chairs }: MatchRecord, { seat, how }: Entry): boolean =>
  seat === TABLE ? how === 'typed' || how === 'measured' : !chairs[seat].bot;
