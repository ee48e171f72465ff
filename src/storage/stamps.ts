import { same } from '../engine/copy';
import { newId } from './ids';

/** Who wrote something last, and how often it was written: whoever goes on from something older is refused by it. */
export interface Stamp {
  by: string;
  n: number;
}

/** What somebody writes from: a new hand each time a match or sheet is opened, so that an older opening is a stranger. */
export interface Hand {
  by: string;
  /** On the disk when it was opened, or written by this hand since. */
  stamp?: Stamp;
}

export const handFrom = (stamp: Stamp | undefined): Hand => ({ by: newId(), stamp });

/** Of the next write by this hand. */
export const stampAfter = ({ by, stamp }: Hand): Stamp => ({ by, n: (stamp?.n ?? 0) + 1 });

/** What lies on the disk was written by this hand, or is what it went on from. */
export const isMine = (lying: Stamp | undefined, hand: Hand | undefined): boolean =>
  (hand !== undefined && lying?.by === hand.by) || same(lying, hand?.stamp);
