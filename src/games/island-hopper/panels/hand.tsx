import type { Phrase, Seat } from '../../../engine/rules';
import type { Say } from '../../table';
import { deckOf } from '../rules/deck';
import { islandName, symbolName } from '../rules/names';
import { symbolsOf } from '../rules/scoring';
import { setBonus } from '../rules/setup';
import type { View } from '../rules/state';
import { Brief, Line, words } from './cards';
import { Coin, Icon, SymbolMark } from './icons';

/** Everything behind this view's own screen. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const own = view.hands[seat];
  const laid = laidBy(view, seat);
  const under = view.under.flatMap(({ card, by }) => (by === seat && card !== null ? [card] : []));
  return (
    <div class="panel-hand hopper-hand">
      <div class="hopper-cash">
        <p>
          <Coin label={say(words('myCash'))} />
          <b>
            {say(words('dollars', { n: (view.cash[seat] ?? 0) - laid.reduce((sum, { coins }) => sum + coins, 0) }))}
          </b>
        </p>
        {laid.length > 0 && <p class="panel-note">{say(words('laid', { list: laid.map(({ text }) => text) }))}</p>}
        <Completed view={view} pile={view.piles[seat]} say={say} />
      </div>
      <h3 class="unseen">{say(words('myContracts'))}</h3>
      {own.length === 0 && <p class="panel-quiet">{say(words('noContracts'))}</p>}
      <ul class="hopper-ticket-list">
        {own.map(
          ({ card, open }) => card !== null && <Line key={card} view={view} card={card} known={open} say={say} />,
        )}
      </ul>
      {under.length > 0 && (
        <section class="hopper-buried">
          <h3 class="label">{say(words('mine'))}</h3>
          <ul>
            {under.map((card) => (
              <Brief key={card} view={view} card={card} say={say} />
            ))}
          </ul>
        </section>
      )}
    </div>
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
    <section class="hopper-completed">
      <h3 class="unseen">{say(words('myCompleted'))}</h3>
      <Icon name="completed" />
      {pile.length === 0 ? (
        <p class="panel-note" title={say(words('threeAlike'))}>
          {say(words('nothingCompleted'))}
        </p>
      ) : (
        <ul class="hopper-sets">
          {counts.map((n, symbol) => (
            <li key={symbol} class={n === 0 ? 'none' : setBonus(n) > 0 ? 'pays' : ''}>
              <SymbolMark symbol={symbol} label={say(words('symbolCount', { n, symbol: symbolName(symbol) }))} />
              <b aria-hidden="true">{n}</b>
              {setBonus(n) > 0 && (
                <span class="hopper-bonus" title={say(words('bonus', { n: setBonus(n) }))}>
                  {say(words('plus', { n: setBonus(n) }))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
