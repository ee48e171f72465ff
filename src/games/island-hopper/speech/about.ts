import type { Phrase } from '../../../engine/rules';
import { numberOf } from '../../kit/picks';
import { wordsOf } from '../../kit/words';
import { chanceOf } from '../rules/chances';
import { type Card, type Deck, deckOf, type Good, type Island, islandsOf, SEA } from '../rules/deck';
import { named as called, cardName, goodName, islandName } from '../rules/names';
import { duel } from '../rules/setup';
import type { View } from '../rules/state';
import { flownBlind } from './standing';

/** What a place of the board is, what it costs and brings, and to whom. */

const words = wordsOf('hopper.about');

function companyOf(deck: Deck, island: Island): Phrase {
  const { company } = deck.islands[island];
  const card = deck.rounds.find((one) => one.kind === 'company' && one.company === company);
  const args = { company: called(deck.companies[company]) };
  return card?.kind === 'company'
    ? words('company', { ...args, coins: card.plus }, '2.1')
    : words('companyNone', args, '2.1');
}

function ofIsland(v: View, island: Island): Phrase[] {
  const deck = deckOf(v.deck);
  const list = deck.islands[island].goods.map(goodName);
  const pays = deck.contracts.flatMap((one) => (one.island === island ? [one.pays] : []));
  const out = [
    words('goods', { island: islandName(deck, island), list }, '5.3'),
    words('money', { coins: v.money[island] }, '5.4'),
  ];
  if (pays.length > 0) out.push(words('contracts', { least: Math.min(...pays), most: Math.max(...pays) }, '5.4'));
  if (duel(v)) out.push(words('own', {}, '5.4'));
  out.push(companyOf(deck, island), words('chance', { p: Math.round(chanceOf(v, island) * 100) }, '8.1'));
  return out;
}

function fateOf(v: View, good: Good): Phrase {
  if (v.compass.includes(good)) return words('waits', {}, '5.2');
  const last = v.flights.slice(v.since).findLast((flight) => flight.good === good);
  if (!last) return words('away', {}, '5.5');
  return last.landed ? words('landed', {}, '5.5') : words('lost', {}, '5.6');
}

function ofGood(v: View, good: Good): Phrase[] {
  const deck = deckOf(v.deck);
  const list = islandsOf(deck, good).map((island) => islandName(deck, island));
  return [words('wanted', { good: goodName(good), list }, '5.3'), fateOf(v, good)];
}

function ofCard(v: View, card: Card): Phrase[] {
  const deck = deckOf(v.deck);
  const { island, pays } = deck.contracts[card];
  if (island === SEA) return [words('tourist', { pays }, '5.1')];
  return [words('contract', { island: islandName(deck, island), pays }, '5.4'), words('sets', {}, '7.1')];
}

/** See TableModule.named: a contract, or a tourist. */
export function named(thing: string, v: View): Phrase | undefined {
  const deck = deckOf(v.deck);
  const card = numberOf(thing);
  return thing.startsWith('contract:') && deck.contracts[card] ? cardName(deck, card) : undefined;
}

/** See TableModule.about. Whoever flies from memory is told nothing of what lies where. */
export function about(spot: string, v: View): Phrase[] {
  if (spot.startsWith('good:')) return ofGood(v, numberOf(spot));
  if (named(spot, v)) return ofCard(v, numberOf(spot));
  if (spot === 'compass') return [{ key: 'hopper.figure.compass', rule: '5.2' }];
  if (spot === 'flown') return [{ key: 'hopper.figure.flown', rule: '5.3' }];
  if (!spot.startsWith('island:')) return [];
  return flownBlind(v) ? [words('blind', {}, '5.2')] : ofIsland(v, numberOf(spot));
}
