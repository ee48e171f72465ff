import { same } from '../engine/copy';
import { newId } from './ids';

/** Which window wrote something last, and how often it was written: the older writer is refused by it. */
export interface Stamp {
  by: string;
  n: number;
}

/** This window, for as long as the page lives. */
const PAGE = newId();

/** Of the next write by this window, on top of what it knows. */
export const stampAfter = (known: Stamp | undefined): Stamp => ({ by: PAGE, n: (known?.n ?? 0) + 1 });

/** What lies on the disk was written by this window, or is what it went on from. */
export const isMine = (lying: Stamp | undefined, known: Stamp | undefined): boolean =>
  lying?.by === PAGE || same(lying, known);
