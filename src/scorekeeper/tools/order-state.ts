import { isRecord, isWhole } from './checks';

/** Who begins, and in which order players follow. Whose turn it is, the clocks say. */

export type OrderState = {
  /** Seats in the order of play. */
  order: number[];
  /** What was drawn; nothing before anybody drew. */
  drawn: 'none' | 'start' | 'order';
};

const clockwise = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => (from + i) % n);

const isOrder = (x: unknown, n: number): x is number[] =>
  Array.isArray(x) && x.length === n && x.every((seat) => isWhole(seat, 0, n - 1)) && new Set(x).size === n;

/** As it was kept; drawn anew where other people sit here now. */
export function readOrder(kept: unknown, n: number): OrderState {
  const fresh: OrderState = { order: clockwise(0, n), drawn: 'none' };
  if (!isRecord(kept) || !isOrder(kept.order, n)) return fresh;
  const drawn = kept.drawn === 'start' || kept.drawn === 'order' ? kept.drawn : 'none';
  return { order: [...kept.order], drawn };
}

/** Somebody begins, and the others follow clockwise. */
export const started = (seat: number, n: number): OrderState => ({
  order: clockwise(seat, n),
  drawn: 'start',
});
