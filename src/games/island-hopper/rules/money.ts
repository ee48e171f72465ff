import type { Seat, Tell } from '../../../engine/rules';
import type { Event, Hopper } from './state';

/** Where every dollar goes. The bank never runs out and gives change (rule page A4, other rulings). */

/** All the coins of the box (rule page A0). */
export const ALL_MONEY = 530;

function gain(s: Hopper, seat: Seat, dollars: number): void {
  s.cash[seat] += dollars;
  s.income[seat] += dollars;
}

function spend(s: Hopper, seat: Seat, dollars: number): void {
  s.cash[seat] -= dollars;
  if (s.outlay) s.outlay.paid[seat] += dollars;
  if (s.cash[seat] < 0) throw new Error(`seat ${seat} cannot pay ${dollars}`);
}

export function fromBank(s: Hopper, seat: Seat, dollars: number): void {
  s.bank -= dollars;
  gain(s, seat, dollars);
}

export function toBank(s: Hopper, seat: Seat, dollars: number): void {
  spend(s, seat, dollars);
  s.bank += dollars;
}

/** A fine is paid as far as there is cash: everybody knows what was due, and only its payer what was paid. Gives that. */
export function payFine(s: Hopper, seat: Seat, due: number): number {
  const coins = Math.min(s.cash[seat], due);
  s.cash[seat] -= coins;
  s.bank += coins;
  if (s.outlay) s.outlay.fines[seat] += due;
  return coins;
}

/** What words have cost comes back with them: nobody has taken anything in by it. */
export function refund(s: Hopper, seat: Seat, dollars: number, due: number): void {
  s.bank -= dollars;
  s.cash[seat] += dollars;
  if (s.outlay) s.outlay.fines[seat] -= due;
}

export function toSeat(s: Hopper, from: Seat, to: Seat, dollars: number): void {
  spend(s, from, dollars);
  gain(s, to, dollars);
}

export function toIsland(s: Hopper, seat: Seat, island: number, dollars: number): void {
  spend(s, seat, dollars);
  s.money[island] += dollars;
}

/** The bank puts money beside an island, or takes it away again (below zero). */
export function bankToIsland(s: Hopper, island: number, dollars: number): void {
  s.bank -= dollars;
  s.money[island] += dollars;
}

/** Everything that lies there goes to one seat. */
export function fromIsland(s: Hopper, island: number, seat: Seat): number {
  const dollars = s.money[island];
  s.money[island] = 0;
  gain(s, seat, dollars);
  return dollars;
}

/** Amounts are heard by everybody with open money, else by those alone whom they concern. */
export function tellAmount(s: Hopper, tell: Tell<Event>, to: readonly Seat[], event: Event, rest: Event): void {
  if (s.openMoney) tell(event);
  else tell(event, to, rest);
}
