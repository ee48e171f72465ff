import { type Seat, silent, TABLE, type Tell } from '../../../engine/rules';
import { who } from './names';
import { LOAN, REDEEM } from './setup';
import type { Event, Manila, Share } from './state';

/** Cash, loans and what a seat is good for (rule page 3.8). */

/** What a seat can pay with: coins in hand, and the limit that unencumbered shares lift. */
export interface Purse {
  cash: number;
  limit: number;
}

/** Shares and loans, in a position or in a view. */
type Shares = { readonly hands: readonly { readonly length: number }[]; readonly pledged: readonly number[] };

export const unpledged = (s: Shares, seat: Seat): number => s.hands[seat].length - s.pledged[seat];

/** 3.8.1: so much cash, and what all shares without a loan would bring. */
export const limitWith = (cash: number, s: Shares, seat: Seat): number => cash + LOAN * unpledged(s, seat);

export const limitOf = (s: Pick<Manila, 'cash' | 'hands' | 'pledged'>, seat: Seat): number =>
  limitWith(s.cash[seat], s, seat);

export const purseOf = (s: Manila, seat: Seat): Purse => ({ cash: s.cash[seat], limit: limitOf(s, seat) });

/** The most that seat could have, by what everybody has heard it take in. */
export const openPurse = (s: Manila, seat: Seat): Purse => ({
  cash: s.income[seat],
  limit: limitWith(s.income[seat], s, seat),
});

/** 3.8.1: a loan needs a share that has none. TABLE, who rings for the next voyage, has no purse. */
export const mayBorrow = (s: Pick<Manila, 'hands' | 'pledged'>, seat: Seat): boolean =>
  seat !== TABLE && unpledged(s, seat) > 0;

export const mayRedeem = (s: Pick<Manila, 'pledged'>, seat: Seat, cash: number): boolean =>
  seat !== TABLE && s.pledged[seat] > 0 && cash >= REDEEM;

export function earn(s: Manila, seat: Seat, coins: number): void {
  s.cash[seat] += coins;
  s.income[seat] += coins;
}

/** Every payment is made in the open. */
export function spend(s: Manila, seat: Seat, coins: number): void {
  s.cash[seat] -= coins;
  if (s.outlay) s.outlay[seat] += coins;
}

/** 3.8.3: lowest value first, then the one held longest. Which share it is changes nobody's fortune. */
function nextToPledge(s: Manila, hand: readonly Share[]): Share {
  let best: Share | undefined;
  for (const share of hand) {
    if (!share.pledged && (!best || s.values[share.ware] < s.values[best.ware])) best = share;
  }
  if (!best) throw new Error('no share is left to pledge');
  return best;
}

/** The most valuable one comes back first, then the one held longest. */
function nextToRedeem(s: Manila, hand: readonly Share[]): Share {
  let best: Share | undefined;
  for (const share of hand) {
    if (share.pledged && (!best || s.values[share.ware] > s.values[best.ware])) best = share;
  }
  if (!best) throw new Error('no share is encumbered');
  return best;
}

export function pledge(s: Manila, seat: Seat): void {
  nextToPledge(s, s.hands[seat]).pledged = true;
  s.pledged[seat]++;
  earn(s, seat, LOAN);
}

export function redeem(s: Manila, seat: Seat): void {
  nextToRedeem(s, s.hands[seat]).pledged = false;
  s.pledged[seat]--;
  spend(s, seat, REDEEM);
}

/** 3.8.3: as few loans as the payment needs, and no more than there are shares for. */
export function forcedLoans(s: Manila, seat: Seat, coins: number, tell: Tell<Event>): void {
  let loans = 0;
  while (s.cash[seat] < coins && unpledged(s, seat) > 0) {
    pledge(s, seat);
    loans++;
  }
  if (loans > 0 && tell !== silent)
    tell({ key: 'manila.borrowed', args: { who: who(seat), n: loans, coins: loans * LOAN }, rule: '3.8' });
}

/** Pays the bank, with loans where cash is short. The caller has asked whether the limit allows it. */
export function pay(s: Manila, seat: Seat, coins: number, tell: Tell<Event>): void {
  forcedLoans(s, seat, coins, tell);
  spend(s, seat, coins);
  if (s.cash[seat] < 0) throw new Error(`seat ${seat} cannot pay ${coins}`);
}
