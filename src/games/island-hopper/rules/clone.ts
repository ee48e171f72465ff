import { copy } from '../../../engine/copy';
import type { Hopper } from './state';

/**
 * A copy of a position, field by field, for searches that make tens of thousands of them. What no rule ever changes in
 * place is shared: flights that were flown, contracts in hands and under the deck.
 */
export function clone(s: Hopper): Hopper {
  return {
    deck: s.deck,
    flight: s.flight,
    difficulty: s.difficulty,
    bribing: s.bribing,
    early: s.early,
    openMoney: s.openMoney,
    dummy: s.dummy,
    tile: s.tile,
    skill: s.skill,
    wind: s.wind,
    n: s.n,
    round: s.round,
    captain: s.captain,
    card: s.card,
    rounds: s.rounds.slice(),
    last: s.last,
    money: s.money.slice(),
    compass: s.compass.slice(),
    tourists: s.tourists.slice(),
    lost: s.lost.slice(),
    chance: s.chance,
    row: s.row.slice(),
    discards: s.discards.slice(),
    piles: s.piles.map(listOf),
    income: s.income.slice(),
    ...(s.outlay && { outlay: { paid: s.outlay.paid.slice(), fines: s.outlay.fines.slice() } }),
    flights: s.flights.slice(),
    since: s.since,
    hurt: s.hurt.slice(),
    open: s.open,
    ending: s.ending,
    cash: s.cash.slice(),
    bank: s.bank,
    hands: s.hands.map(listOf),
    bag: s.bag.slice(),
    under: s.under.slice(),
    todo: copy(s.todo),
  };
}

const listOf = <T>(list: readonly T[]): T[] => list.slice();
