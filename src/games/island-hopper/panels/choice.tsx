import { numberOf } from '../../kit/picks';
import type { ChoiceProps as AnyChoiceProps } from '../../table';
import './choice.css';
import { Bidding } from '../../kit/bidding';
import { FaceCard } from '../../kit/face-card';
import { Reckoning } from '../live/reckon';
import { type Card, deckOf } from '../rules/deck';
import { cardName } from '../rules/names';
import type { F, Move, View } from '../rules/state';
import { seatOf } from '../speech/prompt';
import { span, sumPicks } from '../speech/sums';
import { Front, words } from './cards';
import { Dial } from './icons';

/** Picks with a face of their own: bids and prices on a stepper, contracts as cards, and dead reckoning. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const composes = (id: string): boolean => /^(reckon:|aim:)/.test(id);
export const faces = (id: string): boolean => composes(id) || /^((bid|tens|under|row|pile):|blind$)/.test(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  switch (frame?.at) {
    case 'auction':
    case 'price':
      return <Bids {...props} />;
    case 'contracts':
      return <Contracts {...props} frame={frame} />;
    case 'again':
      return <Piles {...props} />;
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
      about={view.todo[0]?.at === 'price' ? 'fact:price' : 'fact:bid'}
      least={least}
      most={most}
      chosen={chosen && numberOf(chosen.id)}
      onChoose={(sum) => onChoose(sumPicks(sum, view))}
      words={words}
      unit={(n) => words('unit', { n })}
      notes={() => []}
      say={say}
    />
  );
}

const pickOf = ({ picks, made }: ChoiceProps, id: string) => [...picks, ...made].find((pick) => pick.id === id);

/** What may go from the hand, and the face-up row with the deck beside it: what goes is weighed against what may come. */
function Contracts(props: ChoiceProps & { frame: F<'contracts'> }) {
  const { view, frame } = props;
  const seat = seatOf(view, frame) ?? 0;
  const own = view.hands[seat].flatMap(({ card }) => (card === null || !pickOf(props, `under:${card}`) ? [] : [card]));
  return (
    <div class="faces line tight">
      {own.map((card) => (
        <Contract key={card} {...props} card={card} id={`under:${card}`} />
      ))}
      {own.length > 0 && <span class="hopper-swap" aria-hidden="true" />}
      {view.row.map((card) => (
        <Contract key={card} {...props} card={card} id={`row:${card}`} />
      ))}
      <Deck {...props} />
    </div>
  );
}

/** One that cannot be taken yet is there to be weighed. */
function Contract({ card, id, ...props }: ChoiceProps & { card: Card; id: string }) {
  const { view, made, onPick, say } = props;
  const deck = deckOf(view.deck);
  const pick = pickOf(props, id);
  return (
    <FaceCard
      id={id}
      name={say(pick?.text ?? cardName(deck, card))}
      about={`contract:${card}`}
      class={id.startsWith('under') ? 'hopper-front hopper-own' : 'hopper-front'}
      chosen={made.some((one) => one.id === id)}
      disabled={!pick}
      onPick={onPick}
    >
      <Front view={view} card={card} say={say} />
    </FaceCard>
  );
}

/** The deck face down: drawing from it is a card too. */
function Deck(props: ChoiceProps) {
  const { view, made, onPick, say } = props;
  const left = view.left + view.under.length;
  const pick = pickOf(props, 'blind');
  if (!pick && left === 0) return null;
  return (
    <FaceCard
      id="blind"
      about="fact:deck"
      name={say(pick?.text ?? words('deckLeft', { n: left }))}
      class="hopper-front hopper-deck"
      chosen={made.some(({ id }) => id === 'blind')}
      disabled={!pick}
      onPick={onPick}
    >
      <b>{left}</b>
    </FaceCard>
  );
}

/** Completed contracts that buy a second chance. What else is on them is their owner's affair. */
function Piles(props: ChoiceProps) {
  const { view, picks, made, onPick, say } = props;
  const deck = deckOf(view.deck);
  const own = view.seat === view.captain || view.open;
  const shown = [...picks, ...made].filter(({ id }, i, all) => all.findIndex((one) => one.id === id) === i);
  return (
    <div class="faces line tight">
      {shown.flatMap(({ id, text }) => {
        if (!id.startsWith('pile:')) return [];
        const card = view.piles[view.captain][numberOf(id)];
        const { island } = deck.contracts[card];
        return (
          <FaceCard
            key={id}
            id={id}
            name={say(text)}
            class="hopper-front"
            chosen={made.some((one) => one.id === id)}
            onPick={onPick}
          >
            {own ? <Front view={view} card={card} say={say} /> : <Dial island={island} />}
          </FaceCard>
        );
      })}
    </div>
  );
}
