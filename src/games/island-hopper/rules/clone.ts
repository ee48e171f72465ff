import { copy } from '../../../engine/copy';
import type { Hopper } from './state';
import { openTable } from './view';

/**
 * A copy of a position, field by field, for searches that make tens of thousands of them. What no rule ever changes in
 * place is shared: flights that were flown, contracts in hands and under the deck.
 */
export function clone(s: Hopper): Hopper {
  const out = openTable(s, s.flights.slice()) as Hopper;
  out.cash = s.cash.slice();
  out.bank = s.bank;
  out.hands = s.hands.map(listOf);
  out.bag = s.bag.slice();
  out.under = s.under.slice();
  out.todo = copy(s.todo);
  return out;
}

const listOf = <T>(list: readonly T[]): T[] => list.slice();
