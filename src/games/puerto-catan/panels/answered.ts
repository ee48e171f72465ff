import type { Seat } from '../../../engine/rules';
import { RESOURCES } from '../rules/setup';
import type { Cards, View } from '../rules/state';
import type { Desk, Trade } from './deal';

/**
 * The offer that was made last on this device, and what came of it. While a partner answers there is no desk that could
 * remember it. Only what was entered, and so heard by all, is ever told again.
 */

interface Offered {
  round: number;
  seat: Seat;
  /** Deals entered in this turn, that one included. */
  deals: number;
  desk: Desk;
  to: Seat;
  /** Who is asked next, if that one declines. */
  left: readonly Seat[];
  /** What everybody knew of the partner before: their cards, and their gold. */
  held: Cards;
  gold: number;
}

let last: Offered | undefined;

/** What lies on the desk now, and may be entered next. */
export function noteOffer(v: View, f: Trade, desk: Desk, [to, ...left]: readonly Seat[]): void {
  const { round } = v;
  last =
    to === undefined
      ? undefined
      : { round, seat: f.seat, deals: f.deals + 1, desk, to, left, held: v.hands[to].open, gold: v.gold[to] };
}

/** The offer that was entered last in this turn, and whether it was accepted; undefined where none was. */
export function answered(v: View, f: Trade): (Offered & { accepted: boolean }) | undefined {
  if (!last || last.round !== v.round || last.seat !== f.seat || last.deals !== f.deals) return undefined;
  const { desk, held, gold, to } = last;
  // whoever accepts has been given cards before all eyes
  const given = RESOURCES.some((kind) => desk.give[kind] > 0 && v.hands[to].open[kind] > held[kind]);
  return { ...last, accepted: given || (desk.giveGold > 0 && v.gold[to] > gold) };
}
