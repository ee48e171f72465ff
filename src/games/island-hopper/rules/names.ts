import type { Arg, Phrase } from '../../../engine/rules';
import { type Card, type Deck, deckOf, GOODS, type Good, type Island, SEA, SYMBOLS } from './deck';

export { who } from '../../kit/words';

/** Phrases for the things of the game. Keys only, but for the names an owner typed in. */

export const goodName = (good: Good): Phrase => ({ key: `hopper.good.${GOODS[good]}` });
export const symbolName = (symbol: number): Phrase => ({ key: `hopper.symbol.${SYMBOLS[symbol]}` });

/** A name that stands in the deck, said as it is. */
export const named = (name: string): Arg => ({ words: name });

export const islandName = (deck: Deck, island: Island): Arg =>
  island === SEA ? { key: 'hopper.sea' } : named(deck.islands[island].name);

/** A contract in a few words: where it pays, how much, its symbol. */
export function cardName(deck: Deck, card: Card): Phrase {
  const { island, pays, symbol } = deck.contracts[card];
  if (island === SEA) return { key: 'hopper.card.tourist', args: { pays } };
  return { key: 'hopper.card.contract', args: { island: islandName(deck, island), pays, symbol: symbolName(symbol) } };
}

/** Where it pays, alone. */
export function cardTitle(deck: Deck, card: Card): Phrase {
  const { island } = deck.contracts[card];
  return island === SEA
    ? { key: 'hopper.panel.tourist' }
    : { key: 'hopper.pick.island', args: { island: islandName(deck, island) } };
}

/** A round card in words. */
export function roundName(v: { deck: string }, card: number): Phrase {
  const deck = deckOf(v.deck);
  const one = deck.rounds[card];
  if (one.kind !== 'company') return { key: `hopper.round.${one.kind}` };
  return {
    key: 'hopper.round.company',
    args: { company: named(deck.companies[one.company]), coins: one.plus },
  };
}
