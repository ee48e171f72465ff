import { numberOf } from '../../kit/picks';
import type { ChoiceProps as AnyChoiceProps } from '../../table';
import './choice.css';
import type { Phrase } from '../../../engine/rules';
import { Bidding } from '../../kit/bidding';
import { Reckoning } from '../live/reckon';
import type { Card } from '../rules/deck';
import { type F, type Move, NOBODY, type View } from '../rules/state';
import { seatOf } from '../speech/prompt';
import { span, sumPicks } from '../speech/sums';
import { Front, words } from './cards';

/** Picks with a face of their own: bids and prices on a stepper, contracts as cards, and dead reckoning. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const composes = (id: string): boolean => /^(reckon:|aim:)/.test(id);
export const faces = (id: string): boolean => composes(id) || /^((bid|tens|under|row):|blind$)/.test(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  switch (frame?.at) {
    case 'auction':
    case 'price':
      return <Bids {...props} />;
    case 'contracts':
      return <Contracts {...props} frame={frame} />;
    case 'reckon':
      return <Reckoning {...props} frame={frame} />;
    default:
      return null;
  }
}

function Bids({ view, made, onChoose, say }: ChoiceProps) {
  const { least, most } = span(view);
  const chosen = made.find(({ id }) => id.startsWith('bid:'));
  return (
    <Bidding
      least={least}
      most={most}
      chosen={chosen && numberOf(chosen.id)}
      onChoose={(sum) => onChoose(sumPicks(sum, view))}
      words={words}
      unit={(n) => words('unit', { n })}
      notes={(n) => notes(view, n)}
      say={say}
    />
  );
}

/** What stands against this sum, what the purse holds, and what becomes of it. */
function notes(view: View, sum: number): Phrase[] {
  const f = view.todo[0];
  const out: Phrase[] = [];
  if (f?.at === 'auction' && f.bidder !== NOBODY) out.push(words('standing', { who: { seat: f.bidder }, n: f.high }));
  const seat = seatOf(view, f);
  const cash = seat === undefined ? null : view.cash[seat];
  if (cash !== null) {
    out.push(words('purse', { n: cash }));
    if (sum > 0) out.push(words('leaves', { n: cash - sum }));
  }
  if (f?.at === 'price') out.push(words('priceGoes', { who: { seat: view.captain } }));
  return out;
}

interface GroupProps extends ChoiceProps {
  cards: readonly Card[];
  /** The pick of a card, before the colon. */
  kind: 'under' | 'row';
}

/** Own hand and face-up row, both always there: what goes is weighed against what may come. */
function Contracts(props: ChoiceProps & { frame: F<'contracts'> }) {
  const { view, frame, picks, made, say } = props;
  const seat = seatOf(view, frame) ?? 0;
  const own = view.hands[seat].flatMap(({ card }) => (card === null ? [] : [card]));
  const all = [...picks, ...made];
  const may = (kind: string) => all.some(({ id }) => id.startsWith(kind));
  return (
    <div class="faces hopper-contracts">
      <fieldset class="hopper-group hopper-group-hand">
        <legend>{say(words(may('under:') ? 'yourHand' : 'yourHandShown'))}</legend>
        <Group {...props} cards={own} kind="under" />
      </fieldset>
      <fieldset class="hopper-group hopper-group-row">
        <legend>{say(words(may('row:') || may('blind') ? 'faceUp' : 'faceUpShown'))}</legend>
        <Group {...props} cards={view.row} kind="row" />
        <Deck {...props} />
      </fieldset>
    </div>
  );
}

function Group({ view, picks, made, cards, kind, onPick, say }: GroupProps) {
  return (
    <>
      {cards.map((card) => {
        const pick = [...picks, ...made].find(({ id }) => id === `${kind}:${card}`);
        const front = <Front view={view} card={card} say={say} />;
        if (!pick) {
          return (
            <div key={card} class="panel-card hopper-front shown" data-about={`contract:${card}`}>
              {front}
            </div>
          );
        }
        const chosen = made.some(({ id }) => id === pick.id);
        return (
          <button
            key={card}
            type="button"
            data-about={`contract:${card}`}
            class={`face-card panel-card hopper-front ${chosen ? 'chosen' : ''}`}
            title={say(pick.text)}
            aria-pressed={chosen}
            onClick={() => onPick(pick.id)}
          >
            {front}
          </button>
        );
      })}
    </>
  );
}

/** The deck face down: drawing from it is a card too. */
function Deck({ view, picks, made, onPick, say }: ChoiceProps) {
  const left = view.left + view.under.length;
  const pick = [...picks, ...made].find(({ id }) => id === 'blind');
  const face = (
    <>
      <span class="hopper-back" aria-hidden="true" />
      <span class="hopper-front-name">{say(words('draw'))}</span>
      <span class="panel-note">{say(words('deckLeft', { n: left }))}</span>
    </>
  );
  if (!pick) return left > 0 ? <div class="panel-card hopper-front hopper-deck shown">{face}</div> : null;
  const chosen = made.some(({ id }) => id === 'blind');
  return (
    <button
      type="button"
      class={`face-card panel-card hopper-front hopper-deck ${chosen ? 'chosen' : ''}`}
      title={say(pick.text)}
      aria-pressed={chosen}
      onClick={() => onPick('blind')}
    >
      {face}
    </button>
  );
}
