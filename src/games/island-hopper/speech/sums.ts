import { plain } from '../../kit/spoken';
import type { Walk } from '../../module';
import { NOBODY, type View } from '../rules/state';
import { seatOf } from './prompt';

/** Bids and prices as picks. */

/** More bids than this are offered by tens. */
const MANY_BIDS = 40;

const tensOf = (bid: number): number => Math.floor(bid / 10) * 10;

/** The lowest and the highest sum that this view would let that seat say. */
export function span(v: View): { least: number; most: number } {
  const f = v.todo[0];
  const seat = seatOf(v, f) ?? 0;
  const most = v.cash[seat] ?? v.income[seat];
  return { least: f?.at === 'auction' && f.bidder !== NOBODY ? f.high + 1 : 0, most };
}

/** Where there are many sums, first the ten it lies in. */
export function sumWalk(sum: number, v: View): Walk {
  const { least, most } = span(v);
  const last = plain(`bid:${sum}`, { key: 'hopper.pick.bid', args: { n: sum } });
  if (most - least < MANY_BIDS) return [last];
  const tens = tensOf(sum);
  const args = { from: Math.max(tens, least), to: tens + 9 };
  return [plain(`tens:${tens}`, { key: 'hopper.pick.tens', args }), last];
}

/** The picks that lead to a bid or a price. */
export const sumPicks = (sum: number, v: View): string[] => sumWalk(sum, v).map(([pick]) => pick.id);
