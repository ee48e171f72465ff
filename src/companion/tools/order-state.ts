import { isRecord, isWhole } from './checks';

/** Who begins, in which order people play, and whose turn it is. */

export type OrderState = {
  /** Seats in the order of play. */
  order: number[];
  /** What was drawn; nothing before anybody drew. */
  drawn: 'none' | 'start' | 'order';
  /** Turns that are over. */
  turn: number;
};

const MOST_TURNS = 100_000;

const clockwise = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => (from + i) % n);

const isOrder = (x: unknown, n: number): x is number[] =>
  Array.isArray(x) && x.length === n && x.every((seat) => isWhole(seat, 0, n - 1)) && new Set(x).size === n;

/** As it was kept; drawn anew where other people sit here now. */
export function readOrder(kept: unknown, n: number): OrderState {
  const fresh: OrderState = { order: clockwise(0, n), drawn: 'none', turn: 0 };
  if (!isRecord(kept) || !isOrder(kept.order, n)) return fresh;
  const drawn = kept.drawn === 'start' || kept.drawn === 'order' ? kept.drawn : 'none';
  return { order: [...kept.order], drawn, turn: isWhole(kept.turn, 0, MOST_TURNS) ? kept.turn : 0 };
}

/** Somebody begins, and the others follow clockwise. */
export const started = (seat: number, n: number): OrderState => ({
  order: clockwise(seat, n),
  drawn: 'start',
  turn: 0,
});

export const passed = (state: OrderState, by: 1 | -1): OrderState => ({
  ...state,
  turn: Math.min(MOST_TURNS, Math.max(0, state.turn + by)),
});

export const whose = ({ order, turn }: OrderState): number => order[turn % order.length];
export const roundOf = ({ order, turn }: OrderState): number => Math.floor(turn / order.length) + 1;
