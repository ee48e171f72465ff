import type { Phrase, Seat, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { interestOf } from '../rules/counsel';
import { deckOf, ISLANDS, type Island, SEA } from '../rules/deck';
import { passedOver, servedBy } from '../rules/memory';
import { islandName, who } from '../rules/names';
import { type Nature, natureOf } from '../rules/nature';
import { duel } from '../rules/setup';
import type { View } from '../rules/state';
import { whimOf } from '../rules/whim';

/**
 * What a computer player says at the table while bribes are put down and over a result: promises, threats, thanks. Made
 * of its own view and of its character alone, so that it tells no more than the seat itself could tell.
 */

const words = wordsOf('hopper.talk');

/** Kinder, and less kind, than captains are on average; see servedBy. */
const [KIND, UNKIND] = [1.25, 0.7];

/** Settled for one round; what is in its own hand is among the seeds, so that nobody foresees it. */
const roundWhim = (v: View, seat: Seat, what: number): number =>
  whimOf(seat, [v.round, v.captain, v.flights.length, ...v.hands[seat].map(({ card }) => card ?? SEA), what]);

/** Where it says that it would like the captain to land: where it has most to gain, or where it has nothing at all. */
function named(v: View, seat: Seat, nature: Nature): Island | undefined {
  const interest = Array.from({ length: ISLANDS }, (_, island) => interestOf(v, seat, island, nature));
  const best = interest.indexOf(Math.max(...interest));
  if (interest[best] < nature.stake) return undefined;
  if (roundWhim(v, seat, 1) >= nature.bluffs) return best;
  const nothing = interest.flatMap((worth, island) => (worth <= 0 ? [island] : []));
  return nothing[Math.floor(roundWhim(v, seat, 2) * nothing.length)] ?? best;
}

/** What it says to the captain in the bribing minute; undefined where it has nothing at stake, or would rather not. */
export function offered(v: View, seat: Seat, character: string | undefined): Phrase | undefined {
  const f = v.todo[0];
  if (f?.at !== 'bribe' || duel(v) || seat === v.captain) return undefined;
  const nature = natureOf(character);
  const island = named(v, seat, nature);
  if (island === undefined) return undefined;
  const say = (name: Under<'hopper.talk.'>): Phrase =>
    words(name, { who: who(seat), captain: who(v.captain), island: islandName(deckOf(v.deck), island) }, '4.1');
  const served = servedBy(v, v.captain, seat);
  if (roundWhim(v, seat, 3) < nature.threats) return say(served < UNKIND && nature.memory > 0 ? 'grudge' : 'threat');
  if (roundWhim(v, seat, 4) >= nature.promises) return undefined;
  if (served > KIND) return say('again');
  return say(f.given[seat] > 0 && v.money[island] > 0 ? 'paid' : 'promise');
}

/** Milliseconds of the minute that pass before it says so: a whim of the round, which no hand has a part in. */
export const momentOf = (v: View, seat: Seat): number =>
  Math.round(1000 + 7000 * whimOf(seat, [v.round, v.captain, v.flights.length]));

/** What it says of the flight that has just ended: who remembers what captains do lets them know. */
export function remarked(v: View, seat: Seat, character: string | undefined): Phrase | undefined {
  const flight = v.flights.at(-1);
  const { memory, stake } = natureOf(character);
  if (v.todo[0]?.at !== 'result' || !flight || duel(v) || seat === v.captain) return undefined;
  if (roundWhim(v, seat, 5) >= memory || stake === Number.POSITIVE_INFINITY) return undefined;
  const deck = deckOf(v.deck);
  const args = { who: who(seat), captain: who(v.captain) };
  // what it cashed last lies on its pile before everybody
  const cashed = v.piles[seat].at(-1);
  if (flight.landed && cashed !== undefined && deck.contracts[cashed].island === flight.island)
    return words('thanks', args, '5.4');
  if (!flight.landed || !passedOver(v, seat)) return undefined;
  const missed = v.hands[seat].find(({ card }) => card !== null && goodOf(v, card) === flight.good)?.card;
  if (missed === undefined || missed === null) return undefined;
  return words('passed', { ...args, island: islandName(deck, deck.contracts[missed].island) }, '5.4');
}

/** The good just flown, where the contract's island shows it. */
function goodOf(v: View, card: number): number | undefined {
  const { island } = deckOf(v.deck).contracts[card];
  const good = v.flights.at(-1)?.good ?? SEA;
  return island !== SEA && deckOf(v.deck).islands[island].goods.includes(good) ? good : undefined;
}
