import type { Seat } from '../../../engine/rules';
import type { ManilaFrame } from './state';
import { NOBODY } from './state';

/** How bids go round (rule page 3.3), for the game and for the auction of a boxed one. */

export type Auction = Extract<ManilaFrame, { at: 'auction' }>;

export const freshAuction = (n: number, opener: Seat): Auction => ({
  at: 'auction',
  high: 0,
  bidder: NOBODY,
  passed: new Array(n).fill(false),
  turn: opener,
});

/** Exactly one has not passed and has bid highest, or everybody has passed. */
export function auctionOver(f: Auction): boolean {
  const alive = f.passed.filter((out) => !out).length;
  return alive === 0 || (alive === 1 && f.bidder !== NOBODY && !f.passed[f.bidder]);
}

function nextBidder(f: Auction): Seat {
  const n = f.passed.length;
  for (let i = 1; i <= n; i++) if (!f.passed[(f.turn + i) % n]) return (f.turn + i) % n;
  return f.turn;
}

/** A bid, or a pass for good (null), of whoever is asked; the next one is asked then. */
export function called(f: Auction, bid: number | null): void {
  if (bid === null) f.passed[f.turn] = true;
  else {
    f.high = bid;
    f.bidder = f.turn;
  }
  f.turn = nextBidder(f);
}
