import type { Phrase } from '../../../engine/rules';
import type { Say } from '../../table';
import { words } from '../panels/cards';
import { GoodMark } from '../panels/icons';
import { cashedLast } from '../rules/cashed';
import { deckOf, SEA } from '../rules/deck';
import { nearest } from '../rules/lagoon';
import { goodName, islandName } from '../rules/names';
import type { Flight, View } from '../rules/state';

/** What the last flight has brought, while the table looks at it. */

/** By how much it landed or missed; nothing where it was flown on the real table. */
function margin(view: View, { drop, island, landed }: Flight): Phrase | undefined {
  if (!drop) return undefined;
  const near = nearest(drop[0], drop[1], view.difficulty);
  const mm = Math.abs(Math.round(near.over / 10)) / 10;
  if (landed) return words('spare', { mm });
  return island === SEA ? words('over', { mm, island: islandName(deckOf(view.deck), near.island) }) : undefined;
}

/** Who was paid by it, each in a few words. */
function payees(view: View): Phrase[] {
  const all = cashedLast(view);
  if (all.length === 0) return [words('nobody')];
  return all.map(({ seat, n, coins }) =>
    coins === undefined ? words('cashed', { who: { seat }, n }) : words('cashedFor', { who: { seat }, n, coins }),
  );
}

export function Result({ view, say }: { view: View; say: Say }) {
  const flight = view.flights.at(-1);
  if (view.todo[0]?.at !== 'result' || !flight) return null;
  const { good, island, landed } = flight;
  const kind = landed ? 'landed' : island === SEA ? 'splashed' : 'wrong';
  const by = margin(view, flight);
  const args = { good: goodName(good), island: islandName(deckOf(view.deck), island) };
  return (
    <p class={`row heading hopper-result hopper-result-${kind}`}>
      <GoodMark good={good} />
      <span>{say(words(kind, args))}</span>
      {by && <span class="hopper-margin">{say(by)}</span>}
      {landed && <span class="hopper-payees">{payees(view).map(say).join(' ')}</span>}
    </p>
  );
}
