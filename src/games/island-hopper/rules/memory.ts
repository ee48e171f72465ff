import type { Seat } from '../../../engine/rules';
import { deckOf, type Island, SEA } from './deck';
import { TRUST } from './setup';
import type { View } from './state';

/**
 * What a computer player remembers of the others. Nothing is kept for it: every view has the flights of the game, the
 * contracts each has cashed, and the false words computer pilots have heard from each.
 */

export type Past = Pick<View, 'deck' | 'flights' | 'piles' | 'hurt'>;

/** Flights of anybody that pay a seat something, as a share of all: what is expected of a captain who promised nothing. */
const USUAL = 0.2;
/** Kindness and unkindness are never held for more than this. */
const [LEAST, MOST] = [0.4, 1.8];

/** Islands whose contracts that seat has cashed. */
const paidAt = ({ deck, piles }: Past, seat: Seat): Set<Island> =>
  new Set(piles[seat].map((card) => deckOf(deck).contracts[card].island));

/**
 * What that captain's flights have done for the seat, as a multiple of what flights usually do: 1 where nothing is known
 * yet, LEAST to MOST. A promise to fly for somebody was kept where this is high, and bribes were taken to heart.
 */
export function servedBy(v: Past, captain: Seat, seat: Seat): number {
  const paid = paidAt(v, seat);
  let flown = 0;
  let served = 0;
  for (const one of v.flights) {
    if (one.captain !== captain) continue;
    flown++;
    if (one.landed && paid.has(one.island)) served++;
  }
  return Math.min(MOST, Math.max(LEAST, (served + 1) / (USUAL * flown + 1)));
}

/**
 * How far a pilot goes by what that seat says, 0 to 1: the share of the flights of computer pilots, so far, in which it
 * said nothing false; to whoever has misled pilots too often none of them listens any more (rule page A6).
 */
export function trustIn(v: Pick<Past, 'hurt' | 'flights'>, seat: Seat): number {
  const false_ = v.hurt[seat];
  if (false_ >= TRUST) return 0;
  // nobody is condemned for the first word
  let heard = 2;
  for (const { astray, captain } of v.flights) if (astray && captain !== seat) heard++;
  return Math.max(0, 1 - false_ / heard);
}

/** A captain has flown a good past the island this round that the seat holds a contract for. */
export function passedOver(
  v: Pick<View, 'deck' | 'flights' | 'since' | 'captain' | 'compass' | 'hands'>,
  seat: Seat,
): boolean {
  const deck = deckOf(v.deck);
  const now = v.flights.slice(v.since);
  return v.hands[seat].some(({ card }) => {
    const island = card === null ? SEA : deck.contracts[card].island;
    if (island === SEA) return false;
    const { goods } = deck.islands[island];
    // not every miss is meant: the good has to lie elsewhere
    const elsewhere = now.some(({ good, landed, island: at }) => landed && at !== island && goods.includes(good));
    return elsewhere && !goods.some((good) => v.compass.includes(good));
  });
}
