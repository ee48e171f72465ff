import type { Seat } from '../../../engine/rules';
import { deckOf } from './deck';
import { duel, handSize } from './setup';
import type { View } from './state';

/** Who has cashed by the flight whose result lies open (rule page A4, P4 e), from what lies open alone. */

/** Contracts that seat has cashed since hands were last filled: what is missing of a full one, but for tourists. */
function thisRound(v: View, seat: Seat): number {
  const tourists = seat === v.captain ? v.tourists.length : 0;
  return Math.max(0, handSize(v.n) - v.hands[seat].length - tourists);
}

interface Cashed {
  seat: Seat;
  n: number;
  /** In dollars; behind closed purses nobody is told. */
  coins: number | undefined;
}

/** From the captain's left on; all copies are cashed at once, so a second landing on one island brings nobody anything. */
export function cashedLast(v: View): Cashed[] {
  const last = v.flights.at(-1);
  if (!last?.landed || v.round !== last.round) return [];
  const before = v.flights.slice(v.since, -1);
  if (before.some(({ landed, island }) => landed && island === last.island)) return [];
  const { contracts } = deckOf(v.deck);
  const out: Cashed[] = [];
  for (let i = duel(v) ? 0 : 1; i < v.n; i++) {
    const seat = (v.captain + i) % v.n;
    const fresh = thisRound(v, seat);
    const cards = (fresh > 0 ? v.piles[seat].slice(-fresh) : []).filter(
      (card) => contracts[card].island === last.island,
    );
    if (cards.length === 0) continue;
    const coins = v.openMoney ? cards.reduce((sum, card) => sum + contracts[card].pays, 0) : undefined;
    out.push({ seat, n: cards.length, coins });
  }
  return out;
}
