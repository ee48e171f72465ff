import '../../kit/panels.css';
import './panels.css';
import type { ComponentChildren } from 'preact';
import type { Phrase, Seat } from '../../../engine/rules';
import type { Say } from '../../table';
import { deckOf } from '../rules/deck';
import { goodName, roundName } from '../rules/names';
import { duel, WORDS } from '../rules/setup';
import type { HopperFrame, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { aboard } from '../speech/figures';
import { words } from './cards';
import { Coin, GoodMark, Icon, type IconName } from './icons';

/** What the table screen shows of Island Hopper beside the board. Words come in through `say`. */

interface PlateProps {
  view: View;
  seat: Seat;
  say: Say;
}

interface FactProps {
  icon: ComponentChildren;
  label: string;
  value: ComponentChildren;
  about: string;
}

/** A picture with a number or a few words; what it is, is said and shown to a pointer. */
function Fact({ icon, label, value, about }: FactProps) {
  return (
    <span class="panel-fact sum" title={label} data-about={`fact:${about}`}>
      {icon}
      {value}
    </span>
  );
}

/** How far the game is: round, its card, the captain, what has not been flown. */
export function Facts({ view, say }: { view: View; say: Say }) {
  const fares = aboard(view);
  const shown = view.round > 0 && view.rounds.length === view.round;
  return (
    <span class="row note panel-facts hopper-facts">
      {view.round > 0 && <span data-about="fact:round">{say(words('round', { n: view.round }))}</span>}
      {shown && <RoundCard view={view} say={say} />}
      {fares > 0 && (
        <Fact
          about="aboard"
          icon={<Icon name="tourist" label={say(words('aboard', { n: fares }))} />}
          label={say(words('aboard', { n: fares }))}
          value={<b>{say(words('dollars', { n: fares }))}</b>}
        />
      )}
      {view.compass.length > 0 && (
        <span class="sum hopper-left" title={say(words('left'))}>
          {view.compass.map((good) => (
            <span key={good} class="panel-fact sum" data-about={`good:${good}`}>
              <GoodMark good={good} label={say(goodName(good))} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

function RoundCard({ view, say }: { view: View; say: Say }) {
  const deck = deckOf(view.deck);
  const card = deck.rounds[view.card];
  if (!card) return null;
  const args: Phrase['args'] =
    card.kind === 'company' ? { company: { words: deck.companies[card.company] }, coins: card.plus } : {};
  const name: IconName = card.kind;
  return (
    <span
      class={`panel-fact sum hopper-round hopper-round-${card.kind}`}
      title={say(roundName(view, view.card))}
      data-about="fact:card"
    >
      <Icon name={name} />
      {say(words(`card.${card.kind}`, args))}
    </span>
  );
}

/** Somebody flies this round; before that the tile lies where it was. */
const isChosen = (view: View): boolean => !view.todo.some(({ at }) => BEFORE.includes(at));
const BEFORE: readonly string[] = ['tile', 'dummy', 'round', 'auction', 'load', 'price', 'answer'];

/** Public facts of one seat, for its plate. */
export function Plate({ view, seat, say }: PlateProps) {
  const cash = view.cash[seat];
  const counted = (icon: IconName, key: 'hand' | 'completed', n: number) => (
    <Fact about={key} icon={<Icon name={icon} label={say(words(key))} />} label={say(words(key))} value={<b>{n}</b>} />
  );
  return (
    <div class="panel-plate row hopper-plate">
      {view.captain === seat && view.todo.length > 0 && (
        <span class="panel-honour mid" data-about="fact:captain">
          <Icon name="plane" label={say(words(isChosen(view) ? 'captain' : 'tile'))} />
        </span>
      )}
      {counted('contract', 'hand', view.hands[seat].length)}
      {cash !== null && (
        <Fact
          about="cash"
          icon={<Coin label={say(words('cash'))} />}
          label={say(words('cash'))}
          value={<b>{cash}</b>}
        />
      )}
      {counted('completed', 'completed', view.piles[seat].length)}
      <Standing view={view} seat={seat} say={say} />
    </div>
  );
}

/** What is so of this seat at this moment alone: in the auction, in the bribing minute, during a flight. */
function Standing({ view, seat, say }: PlateProps) {
  const f = view.todo[0];
  switch (f?.at) {
    case 'auction':
      if (f.bidder === seat) return <Bids n={f.high} say={say} />;
      if (f.passed[seat]) return <Sign about="out" name="passed" label={say(words('out'))} />;
      if (f.bidder !== NOBODY || f.turn !== seat) return null;
      return (
        <span class="panel-badge" data-about="fact:bid">
          {say(words('opens'))}
        </span>
      );
    case 'bribe':
    case 'calm':
      return f.done[seat] && seat !== view.captain ? (
        <Sign about="ready" name="ready" label={say(words('ready'))} />
      ) : null;
    case 'air':
    case 'claim':
    case 'reckon':
    case 'guide':
      return seat === view.captain || duel(view) ? null : <WordsLeft said={wordsOf(f, seat)} say={say} />;
    default:
      return null;
  }
}

const Sign = ({ about, ...icon }: { about: string; name: IconName; label: string }) => (
  <span class="panel-fact sum" data-about={`fact:${about}`}>
    <Icon {...icon} />
  </span>
);

/** A chip has room for the sum alone. */
function Bids({ n, say }: { n: number; say: Say }) {
  return (
    <span class="panel-badge" data-about="fact:bid">
      <span class="hopper-bids">{say(words('bids', { n }))}</span>
      <span class="hopper-bids-sum" aria-hidden="true">
        {say(words('dollars', { n }))}
      </span>
    </span>
  );
}

const wordsOf = (f: Extract<HopperFrame, { words: number[] }>, seat: Seat): number => f.words[seat] ?? 0;

/** One pip for every free word; a used one is hollow, and what was said beyond them is counted. */
function WordsLeft({ said, say }: { said: number; say: Say }) {
  const over = Math.max(0, said - WORDS);
  const label = say(over > 0 ? words('wordsOver', { n: over }) : words('wordsLeft', { n: WORDS - said }));
  return (
    <span class="sum hopper-free" role="img" aria-label={label} title={label} data-about="fact:words">
      {Array.from({ length: WORDS }, (_, i) => (
        <i key={i} class={i < said ? 'said' : ''} />
      ))}
      {over > 0 && <b>{say(words('plus', { n: over }))}</b>}
    </span>
  );
}
