import type { Seat } from '../../../engine/rules';
import { nextIn, stillIn } from '../../kit/passing';
import type { ManilaFrame } from './state';
import { NOBODY } from './state';

/** How bids go round (rule page 3.3). */

type Auction = Extract<ManilaFrame, { at: 'auction' }>;

export const freshAuction = (n: number, opener: Seat): Auction => ({
  at: 'auction',
  high: 0,
  bidder: NOBODY,
  passed: new Array(n).fill(false),
  turn: opener,
});

/** Exactly one has not passed and has bid highest, or everybody has passed. */
export function auctionOver(f: Auction): boolean {
  const alive = stillIn(f.passed);
  return alive === 0 || (alive === 1 && f.bidder !== NOBODY && !f.passed[f.bidder]);
}

/** A bid, or a pass for good (null), of whoever is asked; the next one is asked then. */
export function called(f: Auction, bid: number | null): void {
  if (bid === null) f.passed[f.turn] = true;
  else {
    f.high = bid;
    f.bidder = f.turn;
  }
  f.turn = nextIn(f.passed, f.turn);
}
