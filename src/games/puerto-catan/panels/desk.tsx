import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Phrase } from '../../../engine/rules';
import type { ChoiceProps } from '../../table';
import { rate } from '../rules/board';
import { cardList, resourceName, who } from '../rules/names';
import { GOLD_PRICE, RESOURCES } from '../rules/setup';
import type { Move, Resource, View } from '../rules/state';
import { answered, noteOffer } from './answered';
import {
  asked,
  asksPeople,
  choose,
  countOn,
  type Desk,
  type Good,
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
import { Cell, Disc, Icon, person, words } from './marks';

/** The trading desk: a partner, what goes and what comes. It folds up to one line while nobody trades. */

interface DeskProps extends ChoiceProps<View, Move> {
  frame: Trade;
}

/** Between one answer and the next offer to everybody there is time to read it, in ms. */
const READ_MS = 900;

export function TradingDesk(props: DeskProps) {
  const { view, frame, made, onChoose, onCompose } = props;
  // whatever is laid on the desk now does not change what was answered
  const answer = useMemo(() => answered(view, frame), [view]);
  const [state, keep] = useState({ view, desk: untouched() });
  const busy = made.length > 0;
  // another question was begun: the desk is folded up; and every change of the table clears it
  useEffect(() => {
    if (busy) keep({ view, desk: untouched() });
  }, [busy]);
  const desk = state.view === view && !busy ? state.desk : untouched();
  const lay = (next: Desk) => {
    if (busy) onChoose([]);
    keep({ view, desk: next });
    const seats = asked(view, frame, next);
    noteOffer(view, frame, next, seats);
    onCompose?.(moveOf(next, seats[0]), next.to !== null);
  };
  const part = { ...props, desk, lay };
  return (
    <div class={desk.to === null ? 'faces pc-desk' : 'faces pc-desk open'}>
      {answer && desk.to === null && !busy && <Answered {...props} answer={answer} />}
      <Partners {...part} declined={answer?.accepted ? undefined : answer?.desk} />
      {desk.to !== null && <Sides {...part} key={String(desk.to)} />}
    </div>
  );
}

/** What came of the last offer. Where everybody was to be asked, the next one is. */
function Answered(props: DeskProps & { answer: NonNullable<ReturnType<typeof answered>> }) {
  const { view, frame, answer, say, onEnter, chairs } = props;
  const { desk, to, left, accepted } = answer;
  const [stopped, stop] = useState(false);
  const next = accepted || stopped ? [] : left;
  useEffect(() => {
    const move = moveOf(desk, next[0]);
    if (!move) return undefined;
    // while the table still moves nothing is entered: it is tried again
    const again = setInterval(() => {
      noteOffer(view, frame, desk, next);
      onEnter?.(move);
    }, READ_MS);
    return () => clearInterval(again);
  }, [view, stopped]);
  const [give, take] = [cardList(desk.give, desk.giveGold), cardList(desk.take, desk.takeGold)];
  return (
    <div class="pc-answered" role="status">
      <span class="unseen">{say(words(accepted ? 'accepted' : 'declined', { who: who(to), give, take }))}</span>
      {chairs && <Disc seat={to} chairs={chairs} />}
      <Icon name={accepted ? 'yes' : 'no'} />
      {next.length > 0 && (
        <>
          {chairs && <Disc seat={next[0]} chairs={chairs} />}
          <button type="button" class="button" onClick={() => stop(true)}>
            {say(words('stopAsking'))}
          </button>
        </>
      )}
    </div>
  );
}

interface PartProps extends DeskProps {
  desk: Desk;
  lay(desk: Desk): void;
}

/** The best rate any card of this person has with the bank. */
function bestRate({ view, frame }: DeskProps): number {
  return Math.min(...RESOURCES.map((kind) => rate(view, frame.seat, frame.active, kind)));
}

function Partners(props: PartProps & { declined?: Desk }) {
  const { view, frame, desk, declined, lay, say, chairs } = props;
  const chip = (to: Partner, label: Phrase, picture: ComponentChildren, text = label) => (
    <button
      key={to}
      type="button"
      class={desk.to === to ? 'button pc-partner chosen' : 'button pc-partner'}
      aria-pressed={desk.to === to}
      aria-label={say(label)}
      disabled={!mayTrade(view, frame, to)}
      onClick={() => lay(turnTo(view, frame, desk, to, declined))}
    >
      {picture}
      <span class={text === label ? 'pc-name cut' : ''}>{say(text)}</span>
    </button>
  );
  const n = bestRate(props);
  return (
    <fieldset class="pc-partners" aria-label={say(words('tradeWith'))}>
      {chip('all', words('everybody'), <Icon name="people" />)}
      {others(view, frame).map((seat) => chip(seat, person(seat), chairs && <Disc seat={seat} chairs={chairs} />))}
      {chip('bank', words('bankAt', { n }), <Icon name="bank" />, words('rate', { n }))}
      {chip('gold', words('threeGold', { n: GOLD_PRICE }), <Icon name="gold" />, words('number', { n: GOLD_PRICE }))}
    </fieldset>
  );
}

/** What goes and what comes, as two rows of cards; on a phone one of them at a time. */
function Sides(props: PartProps) {
  const { view, desk, say } = props;
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
          <span class="pc-side" aria-hidden="true">
            {say(words(row))}
          </span>
          {goods.map((good) =>
            asksPeople(desk) ? (
              <Step key={good} {...props} side={row} good={good} />
            ) : (
              // with the bank one kind goes, and then one comes
              <Kind key={good} {...props} side={row} kind={good as Resource} then={() => turn('take')} />
            ),
          )}
        </fieldset>
      ))}
      {desk.to === 'all' && <Order {...props} />}
    </div>
  );
}

/** Who is asked, one after the other. */
function Order({ view, frame, desk, say }: PartProps) {
  const list = asked(view, frame, desk).map((seat): Phrase => person(seat));
  return (
    <p class="unseen" aria-live="polite">
      {say(list.length > 0 ? words('order', { list }) : words('nobodyHas'))}
    </p>
  );
}

/** One more of it with every tap. What lies on the other side comes back from there: nobody swaps a kind for itself. */
function Step({ view, frame, desk, lay, say, side, good }: PartProps & { side: Side; good: Good }) {
  const other: Side = side === 'give' ? 'take' : 'give';
  const less = countOn(desk, other, good) > 0;
  const own = side === 'give' ? (good === 'gold' ? view.gold[frame.seat] : ownCards(view, frame)?.[good]) : undefined;
  const what = good === 'gold' ? words('gold') : resourceName(good);
  return (
    <Cell
      class="pc-step"
      good={good}
      count={countOn(desk, side, good)}
      of={own}
      less={less}
      label={say(words(less ? `${other}Less` : `${side}More`, { what }))}
      disabled={!less && !mayAdd(view, frame, desk, side, good)}
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
