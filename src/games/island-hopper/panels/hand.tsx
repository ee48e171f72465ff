import type { Phrase, Seat } from '../../../engine/rules';
import type { Say } from '../../table';
import { deckOf } from '../rules/deck';
import { cardName, islandName, symbolName } from '../rules/names';
import { symbolsOf } from '../rules/scoring';
import { setBonus } from '../rules/setup';
import type { View } from '../rules/state';
import { Mini, words } from './cards';
import { Coin, SymbolMark } from './icons';

/** Everything behind this view's own screen. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const laid = laidBy(view, seat);
  const cash = (view.cash[seat] ?? 0) - laid.reduce((sum, { coins }) => sum + coins, 0);
  return (
    <div class="row hopper-hand">
      <p class="sum hopper-cash" data-about="fact:cash">
        <Coin label={say(words('myCash'))} />
        <b>{say(words('dollars', { n: cash }))}</b>
      </p>
      {laid.length > 0 && <p data-about="fact:cash">{say(words('laid', { list: laid.map(({ text }) => text) }))}</p>}
      <Completed view={view} pile={view.piles[seat]} say={say} />
      <Buried view={view} seat={seat} say={say} />
      <h3 class="unseen">{say(words('myContracts'))}</h3>
      <ul class="line tight hopper-minis">
        {view.hands[seat].map(
          ({ card, open }) => card !== null && <Mini key={card} view={view} card={card} known={open} say={say} />,
        )}
      </ul>
    </div>
  );
}

/** What that seat has put under the deck: so many backs. */
function Buried({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const deck = deckOf(view.deck);
  const list = view.under.flatMap(({ card, by }) => (by === seat && card !== null ? [cardName(deck, card)] : []));
  if (list.length === 0) return null;
  const name = say(words('mine', { list }));
  return (
    <span class="hopper-buried" data-about="fact:buried" role="img" aria-label={name} title={name}>
      {list.length}
    </span>
  );
}

/** What that seat has put out in secret, until all coins are turned over. */
function laidBy(view: View, seat: Seat): readonly { coins: number; text: Phrase }[] {
  const f = view.todo[0];
  if (f?.at !== 'calm') return [];
  return f.puts[seat].flatMap((coins, island) =>
    coins > 0 ? [{ coins, text: words('laidAt', { coins, island: islandName(deckOf(view.deck), island) }) }] : [],
  );
}

/** Completed contracts by symbol, and what each set brings so far. */
function Completed({ view, pile, say }: { view: View; pile: readonly number[]; say: Say }) {
  const counts = symbolsOf(view.deck, pile);
  return (
    <section data-about="fact:completed">
      <h3 class="unseen">{say(words('myCompleted'))}</h3>
      <ul class="line tight figures hopper-sets">
        {counts.map((n, symbol) => (
          <li key={symbol} class={n === 0 ? 'sum none' : 'sum'}>
            <SymbolMark symbol={symbol} label={say(words('symbolCount', { n, symbol: symbolName(symbol) }))} />
            <b aria-hidden="true">{n}</b>
            {setBonus(n) > 0 && (
              <span class="panel-badge hopper-bonus" title={say(words('bonus', { n: setBonus(n) }))}>
                {say(words('plus', { n: setBonus(n) }))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
