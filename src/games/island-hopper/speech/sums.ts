import { sumWalk } from '../../kit/sums';
import type { Walk } from '../../module';
import { NOBODY, type View } from '../rules/state';
import { seatOf } from './prompt';

/** Bids and prices as picks. */

/** The lowest and the highest sum that this view would let that seat say. */
export function span(v: View): { least: number; most: number } {
  const f = v.todo[0];
  const seat = seatOf(v, f) ?? 0;
  const most = v.cash[seat] ?? v.income[seat];
  return { least: f?.at === 'auction' && f.bidder !== NOBODY ? f.high + 1 : 0, most };
}

/** A bid opens at the least one, a price doesn't. */
export const walkSum = (sum: number, v: View): Walk =>
  sumWalk(sum, {
    ...span(v),
    ready: v.todo[0]?.at === 'auction',
    words: { one: 'hopper.pick.bid', tens: 'hopper.pick.tens' },
  });

/** The picks that lead to a bid or a price. */
export const sumPicks = (sum: number, v: View): string[] => walkSum(sum, v).map(([pick]) => pick.id);
