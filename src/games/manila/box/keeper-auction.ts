import type { Json, Seat } from '../../../engine/rules';
import type { Entry } from '../../keeper';
import type { Read } from '../../sheet';
import { type Auction, auctionOver, called, freshAuction } from '../rules/bidding';
import { NOBODY } from '../rules/state';
import { paid, standing } from './keeper-loans';

/** The auction of the harbour master's office at a real table: who said what, in turn (rule page 3.3). */

export interface Called {
  opener: Seat;
  /** Bids in the order they were made; null is a pass. */
  said: readonly (number | null)[];
  /** A bid that is being chosen. */
  bid?: number;
}

/** Where nobody has a purse on the sheet, anybody may bid this much. */
const FAR = 999;

const whole = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x);

/** The auction these calls have led to; as far as they can be calls at all. */
export function auctionAfter(n: number, { opener, said }: Called): { f: Auction; said: (number | null)[] } {
  const f = freshAuction(n, opener);
  const out: (number | null)[] = [];
  for (const bid of said) {
    if (auctionOver(f)) break;
    if (bid !== null && !(whole(bid) && bid > f.high && bid <= FAR)) break;
    called(f, bid);
    out.push(bid);
  }
  return { f, said: out };
}

/** What was kept, if it can be what this helper keeps. */
export function calledIn(kept: Json | undefined, n: number): Called {
  const raw = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  const opener = whole(raw.opener) && raw.opener >= 0 && raw.opener < n ? raw.opener : 0;
  const said = Array.isArray(raw.said) ? (raw.said as (number | null)[]) : [];
  const { f, said: sound } = auctionAfter(n, { opener, said });
  const bid = whole(raw.bid) && raw.bid > f.high && raw.bid <= FAR ? raw.bid : undefined;
  return { opener, said: sound, ...(bid !== undefined && { bid }) };
}

/** The bids whoever is asked may make; undefined where the purse allows none. */
export function roomFor(read: Read, f: Auction): { least: number; most: number } | undefined {
  const least = f.high + 1;
  const most = standing(read, f.turn).limit ?? FAR;
  return most < least ? undefined : { least, most: Math.min(most, FAR) };
}

export const withCall = ({ opener, said }: Called, bid: number | null): Called => ({ opener, said: [...said, bid] });

export const withoutLast = ({ opener, said }: Called): Called => ({ opener, said: said.slice(0, -1) });

/** 3.3.4-5: who becomes harbour master, and for how much; nobody having bid, whoever opened it. */
export const outcome = (f: Auction, opener: Seat): { master: Seat; coins: number } =>
  f.bidder === NOBODY ? { master: opener, coins: 0 } : { master: f.bidder, coins: f.high };

/** What the sheet is told when it is over. The new harbour master opens the next auction. */
export function settled(read: Read, f: Auction, opener: Seat): { entries: Entry[]; next: Called } {
  const { master, coins } = outcome(f, opener);
  return { entries: paid(read, master, coins), next: { opener: master, said: [] } };
}
