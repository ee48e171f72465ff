import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Phrase, Seat } from '../../../engine/rules';
import { FaceCard } from '../../kit/face-card';
import type { ChoiceProps } from '../../table';
import { rate } from '../rules/board';
import { resourceName, who } from '../rules/names';
import { GOLD_PRICE, RESOURCES } from '../rules/setup';
import type { F, Move, Resource, Terms, View } from '../rules/state';
import { label } from '../speech/moves';
import {
  asksPeople,
  choose,
  countered,
  counterOf,
  countOn,
  type Desk,
  type Good,
  laid,
  mayAdd,
  mayChoose,
  mayTrade,
  moveOf,
  others,
  ownCards,
  type Partner,
  put,
  type Side,
  type Trade,
  turnTo,
  untouched,
} from './deal';
import { CardLine, Cell, Disc, Icon, person, words } from './marks';

/** The trading desk: a partner, what goes and what comes, and what was answered. */

interface DeskProps extends ChoiceProps<View, Move> {
  frame: Trade;
}

export function TradingDesk(props: DeskProps) {
  const { view, frame, made, elsewhere, onChoose, onCompose } = props;
  const cardToPlay = elsewhere?.some(({ refuses }) => !refuses);
  // every change of the table lays the desk anew; answers lie there until something is changed
  const [state, keep] = useState<{ view: View; desk: Desk } | undefined>();
  const busy = made.length > 0;
  // another question was begun: the desk is folded up
  useEffect(() => {
    if (busy) keep({ view, desk: untouched() });
  }, [busy]);
  const changed = state?.view === view;
  const desk = busy ? untouched() : changed ? state.desk : laid(view, frame, cardToPlay === true);
  const lay = (next: Desk) => {
    if (busy) onChoose([]);
    keep({ view, desk: next });
    onCompose?.(moveOf(next), next.to !== null);
  };
  const part = { ...props, desk, lay, seat: frame.seat };
  return (
    <div class={desk.to === null ? 'faces line tight pc-desk' : 'faces line tight pc-desk open'}>
      {frame.answers && !changed && !busy ? <Answers {...props} /> : <Partners {...part} />}
      {desk.to !== null && <Sides {...part} key={String(desk.to)} />}
    </div>
  );
}

/** All answers face up; a tap takes one. */
function Answers({ view, frame, say, onEnter, chairs }: DeskProps) {
  return (
    <div class="line pc-answered" role="status">
      {frame.answers?.map(({ seat, yes, counter }) => {
        const close: Move = { close: seat };
        const no = !yes && !counter;
        const name: Phrase = no ? { key: 'pc.declined', args: { who: who(seat) } } : label(close, view);
        return (
          <FaceCard
            key={seat}
            id={`close:${seat}`}
            name={say(name)}
            chosen={false}
            disabled={no}
            onPick={() => onEnter?.(close)}
          >
            {chairs && <Disc seat={seat} chairs={chairs} />}
            {counter ? <Counter terms={counter} say={say} /> : <Icon name={yes ? 'yes' : 'no'} />}
          </FaceCard>
        );
      })}
    </div>
  );
}

const Counter = ({ terms: { give, take, giveGold, takeGold }, say }: { terms: Terms; say: DeskProps['say'] }) => (
  <span class="line pc-answered">
    <CardLine cards={give} gold={giveGold} say={say} />
    <Icon name="trade" />
    <CardLine cards={take} gold={takeGold} say={say} />
  </span>
);

/** Yes and no, as far as they are offered. */
export const Replies = ({ picks, made, onPick, say }: Pick<ChoiceProps, 'picks' | 'made' | 'onPick' | 'say'>) => (
  <>
    {picks.map(({ id, text }) => (
      <FaceCard
        key={id}
        id={id}
        name={say(text)}
        title={say(id === 'accept' ? { key: 'pc.do.accept' } : text)}
        chosen={made.some((pick) => pick.id === id)}
        onPick={onPick}
      >
        <Icon name={id === 'accept' ? 'yes' : 'no'} />
      </FaceCard>
    ))}
  </>
);

/** Yes, no, or the same cards changed: a counter-offer. */
export function AnswerDesk(props: ChoiceProps<View, Move> & { frame: F<'answer'> }) {
  const { view, frame, picks, made, say, onPick, onChoose, onCompose } = props;
  const seat = view.seat !== null && frame.due.includes(view.seat) ? view.seat : frame.due[0];
  const start = countered(view, frame, seat);
  const [state, keep] = useState({ view, desk: start });
  const desk = state.view === view ? state.desk : start;
  const lay = (next: Desk) => {
    if (made.length > 0) onChoose([]);
    keep({ view, desk: next });
    onCompose?.(counterOf(next, frame), true);
  };
  return (
    <div class="faces line tight pc-desk open">
      <div class="line pc-answered">
        <Replies picks={picks.filter(({ id }) => id !== 'counter')} made={made} onPick={onPick} say={say} />
      </div>
      <Sides {...props} desk={desk} lay={lay} seat={seat} />
    </div>
  );
}

/** What the rows of cards are drawn from. */
interface RowProps extends ChoiceProps<View, Move> {
  seat: Seat;
  desk: Desk;
  lay(desk: Desk): void;
}

interface PartProps extends RowProps {
  frame: Trade;
}

/** The best rate any card of this person has with the bank. */
function bestRate({ view, frame }: DeskProps): number {
  return Math.min(...RESOURCES.map((kind) => rate(view, frame.seat, frame.active, kind)));
}

function Partners(props: PartProps) {
  const { view, frame, desk, lay, say, chairs } = props;
  const chip = (to: Partner, label: Phrase, picture: ComponentChildren, text = label) => (
    <button
      key={to}
      type="button"
      class={desk.to === to ? 'button pc-partner chosen' : 'button pc-partner'}
      aria-pressed={desk.to === to}
      aria-label={say(label)}
      disabled={!mayTrade(view, frame, to)}
      onClick={() => lay(turnTo(view, frame, desk, to))}
    >
      {picture}
      <span class={text === label ? 'pc-name cut' : ''}>{say(text)}</span>
    </button>
  );
  const n = bestRate(props);
  return (
    <fieldset class="pc-partners" data-about="fact:with" aria-label={say(words('tradeWith'))}>
      {chip('all', words('everybody'), <Icon name="people" />)}
      {others(view, frame).map((seat) => chip(seat, person(seat), chairs && <Disc seat={seat} chairs={chairs} />))}
      {chip('bank', words('bankAt', { n }), <Icon name="bank" />, words('rate', { n }))}
      {chip('gold', words('threeGold', { n: GOLD_PRICE }), <Icon name="gold" />, words('number', { n: GOLD_PRICE }))}
    </fieldset>
  );
}

/** What goes and what comes, as two rows of cards; on a phone one of them at a time. */
function Sides(props: RowProps & { frame: F<'answer'> | Trade }) {
  const { view, frame, desk, say } = props;
  const rows: readonly Side[] = desk.to === 'gold' ? ['take'] : ['give', 'take'];
  const [side, turn] = useState(rows[0]);
  const goods: readonly Good[] = view.tradeGold && asksPeople(desk) ? [...RESOURCES, 'gold'] : RESOURCES;
  return (
    <div class={`pc-sides at-${side}`}>
      {rows.length > 1 && (
        <button type="button" class="button pc-turn" onClick={() => turn(side === 'give' ? 'take' : 'give')}>
          <Icon name="trade" />
          {say(words(side))}
        </button>
      )}
      {rows.map((row) => (
        <fieldset key={row} class={`pc-row pc-${row}`} aria-label={say(words(row))}>
          <span class="pc-side" aria-hidden="true" />
          {goods.map((good) =>
            frame.at === 'trade' && !asksPeople(desk) ? (
              // with the bank one kind goes, and then one comes
              <Kind key={good} {...props} frame={frame} side={row} kind={good as Resource} then={() => turn('take')} />
            ) : (
              <Step key={good} {...props} side={row} good={good} />
            ),
          )}
        </fieldset>
      ))}
    </div>
  );
}

/** A tap adds one, a long press takes one away. What lies on the other side comes back from there by a tap. */
function Step({ view, seat, desk, lay, say, side, good }: RowProps & { side: Side; good: Good }) {
  const other: Side = side === 'give' ? 'take' : 'give';
  const less = countOn(desk, other, good) > 0;
  const own = side === 'give' ? (good === 'gold' ? view.gold[seat] : ownCards(view, { seat })?.[good]) : undefined;
  const what = good === 'gold' ? words('gold') : resourceName(good);
  return (
    <Cell
      class="pc-step"
      good={good}
      count={countOn(desk, side, good)}
      of={own}
      less={less}
      label={say(words(less ? `${other}Less` : `${side}More`, { what }))}
      full={!less && !mayAdd(view, { seat }, desk, side, good)}
      onLess={() => lay(put(desk, side, good, -1))}
      say={say}
      onClick={() => lay(less ? put(desk, other, good, -1) : put(desk, side, good, 1))}
    />
  );
}

interface KindProps extends PartProps {
  side: Side;
  kind: Resource;
  then(): void;
}

/** With the bank: so many of one kind for one card, or gold for one card. */
function Kind({ view, frame, desk, lay, say, side, kind, then }: KindProps) {
  const count = side === 'give' ? rate(view, frame.seat, frame.active, kind) : 1;
  return (
    <Cell
      class="pc-kind"
      good={kind}
      count={count}
      of={side === 'give' ? ownCards(view, frame)?.[kind] : undefined}
      chosen={desk[side][kind] > 0}
      label={say({ key: 'pc.cards', args: { n: count, what: resourceName(kind) } })}
      disabled={!mayChoose(view, frame, side, kind)}
      say={say}
      onClick={() => {
        lay(choose(desk, side, kind));
        if (side === 'give') then();
      }}
    />
  );
}
