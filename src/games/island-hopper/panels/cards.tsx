import { wordsOf } from '../../kit/words';
import type { Say } from '../../table';
import { type Card, deckOf, type Island, isTourist } from '../rules/deck';
import { cardTitle, goodName, symbolName } from '../rules/names';
import type { View } from '../rules/state';
import { Dial, GoodMark, Icon, SymbolMark } from './icons';

/** Contracts as they are shown beside the board. */

export const words = wordsOf('hopper.panel');

interface CardProps {
  view: View;
  card: Card;
  say: Say;
}

/** The goods an island wants, as they are printed on it. */
export function Goods({ view, island, say }: { view: View; island: Island; say: Say }) {
  return (
    <span class="sum hopper-goods">
      {deckOf(view.deck).islands[island].goods.map((good) => (
        <GoodMark key={good} good={good} label={say(goodName(good))} />
      ))}
    </span>
  );
}

/** What a contract belongs to, and what it pays. */
function Pays({ view, card, say }: CardProps) {
  const deck = deckOf(view.deck);
  const { pays, symbol } = deck.contracts[card];
  return (
    <b class="sum hopper-pays">
      {isTourist(deck, card) ? (
        <Icon name="tourist" label={say(words('tourist'))} />
      ) : (
        <SymbolMark symbol={symbol} label={say(symbolName(symbol))} />
      )}
      {say(words('dollars', { n: pays }))}
    </b>
  );
}

/** The front of a card to choose: what it pays, the goods that are wanted there, and where that is. */
export function Front({ view, card, say }: CardProps) {
  const deck = deckOf(view.deck);
  const { island } = deck.contracts[card];
  return (
    <>
      <Pays view={view} card={card} say={say} />
      {!isTourist(deck, card) && (
        <>
          <Goods view={view} island={island} say={say} />
          <Dial island={island} />
        </>
      )}
    </>
  );
}

/** A contract in one's own hand. `known`: it was taken face up. */
export function Mini({ view, card, known, say }: CardProps & { known: boolean }) {
  const deck = deckOf(view.deck);
  return (
    <li class="hopper-mini" data-about={`contract:${card}`}>
      <Pays view={view} card={card} say={say} />
      {known && <Icon name="known" label={say(words('known'))} />}
      {!isTourist(deck, card) && (
        <>
          <Goods view={view} island={deck.contracts[card].island} say={say} />
          <Dial island={deck.contracts[card].island} />
        </>
      )}
      <span class="cut hopper-mini-name">{say(cardTitle(deck, card))}</span>
    </li>
  );
}
