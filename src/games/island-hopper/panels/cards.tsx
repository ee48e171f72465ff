import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Say } from '../../table';
import { worthOf } from '../rules/chances';
import { type Card, deckOf, type Island, isTourist } from '../rules/deck';
import { goodName, islandName, symbolName } from '../rules/names';
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
    <span class="hopper-goods">
      {deckOf(view.deck).islands[island].goods.map((good) => (
        <GoodMark key={good} good={good} label={say(goodName(good))} />
      ))}
    </span>
  );
}

const titleOf = (view: View, card: Card): Phrase => {
  const deck = deckOf(view.deck);
  if (isTourist(deck, card)) return words('tourist');
  return { key: 'hopper.pick.island', args: { island: islandName(deck, deck.contracts[card].island) } };
};

/** The front of a card to choose. What it is worth on average lets a hand be weighed against the row. */
export function Front({ view, card, say }: CardProps) {
  const { island, pays, symbol } = deckOf(view.deck).contracts[card];
  return (
    <>
      <span class="hopper-front-head">
        {symbol < 0 ? <Icon name="tourist" /> : <SymbolMark symbol={symbol} label={say(symbolName(symbol))} />}
        <b class="hopper-pays">{say(words('dollars', { n: pays }))}</b>
      </span>
      <span class="hopper-front-name">{say(titleOf(view, card))}</span>
      <span class="hopper-front-foot">
        {symbol < 0 ? (
          <span class="panel-note">{say(words('touristPays'))}</span>
        ) : (
          <>
            <Goods view={view} island={island} say={say} />
            <Dial island={island} />
          </>
        )}
      </span>
      <span class="panel-note hopper-front-worth">{say(words('about', { n: Math.round(worthOf(view, card)) }))}</span>
    </>
  );
}

/** A contract in one line. `known`: it was taken face up. */
export function Line({ view, card, known, say }: CardProps & { known?: boolean }) {
  const { island, pays, symbol } = deckOf(view.deck).contracts[card];
  return (
    <li class={`panel-held hopper-ticket ${symbol < 0 ? 'hopper-ticket-tourist' : ''}`} data-about={`contract:${card}`}>
      {symbol < 0 ? <Icon name="tourist" /> : <SymbolMark symbol={symbol} label={say(symbolName(symbol))} />}
      <span class="hopper-ticket-name">{say(titleOf(view, card))}</span>
      {known && <Icon name="known" label={say(words('known'))} />}
      {symbol < 0 ? (
        <span class="panel-note">{say(words('touristPays'))}</span>
      ) : (
        <Goods view={view} island={island} say={say} />
      )}
      <b class="hopper-pays">{say(words('dollars', { n: pays }))}</b>
    </li>
  );
}

/** A contract in two words and its symbol. */
export function Brief({ view, card, say }: CardProps) {
  const { pays, symbol } = deckOf(view.deck).contracts[card];
  return (
    <li class="hopper-brief" data-about={`contract:${card}`}>
      {symbol < 0 ? <Icon name="tourist" /> : <SymbolMark symbol={symbol} label={say(symbolName(symbol))} />}
      {say(titleOf(view, card))} <b class="hopper-pays">{say(words('dollars', { n: pays }))}</b>
    </li>
  );
}
