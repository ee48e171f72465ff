import type { AnyPosition } from '../engine/run';

/**
 * Silliness as numbers: what a simulation counts of the moves of computer players. A game's own is `junk.ts`; tools and
 * tests alone open it, and no build of the app holds it.
 */
export interface Junk {
  /** What is counted about this move of that computer player, by name; asked before it is made. */
  move?(s: AnyPosition, seat: number, move: unknown, bot?: string): readonly string[];
  /** What is counted when an event of that name is told. */
  told?: { readonly [key: string]: string };
  /** Which count is printed as a share of which. */
  shares: readonly (readonly [what: string, of: string])[];
}
