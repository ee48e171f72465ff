import { kindsOf, stepsOf } from '../../../engine/kinds';
import type { Phrase, Position, Seat } from '../../../engine/rules';

export type PebblesFrame = { at: 'take'; seat: Seat };

export interface Pebbles extends Position<PebblesFrame> {
  n: number;
  /** Pebbles that still lie there. */
  heap: number;
  /** By seat: pebbles taken. */
  taken: number[];
  /** Who took the last one; -1 while some lie there. */
  last: Seat;
}

export interface Moves {
  take: { take: number };
}

export type Move = Moves[keyof Moves];

export const kinds = kindsOf<Moves>({ take: 'take' });

export const { choice } = stepsOf<Pebbles, PebblesFrame, Moves, Phrase>(kinds);

export interface View extends Pebbles {
  seat: Seat | null;
}

export const HEAP = 12;
export const MOST = 3;
