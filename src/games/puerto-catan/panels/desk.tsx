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
import { Disc, Icon, person, ResourceMark, words } from './marks';

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
  const open = typeof desk.to === 'number' || desk.to === 'all';
  return (
    <div class={`faces pc-desk ${desk.to === null ? 'folded' : ''}`}>
      {answer && desk.to === null && !busy && <Answered {...props} answer={answer} />}
      <Partners {...props} desk={desk} declined={answer?.accepted ? undefined : answer?.desk} lay={lay} />
      {open && <Offer {...props} desk={desk} lay={lay} />}
      {(desk.to === 'bank' || desk.to === 'gold') && <Exchange {...props} desk={desk} lay={lay} />}
    </div>
  );
}

/** What came of the last offer. Where everybody was to be asked, the next one is. */
function Answered(props: DeskProps & { answer: NonNullable<ReturnType<typeof answered>> }) {
  const { view, frame, answer, say, onEnter } = props;
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
    <p class={`pc-answered ${accepted ? 'yes' : 'no'}`} role="status">
      <span>{say(words(accepted ? 'accepted' : 'declined', { who: who(to), give, take }))}</span>
      {next.length > 0 && (
        <>
          <span class="panel-quiet">{say(words('askNext', { who: who(next[0]) }))}</span>
          <button type="button" class="button pc-partner" onClick={() => stop(true)}>
            {say(words('stopAsking'))}
          </button>
        </>
      )}
    </p>
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
  const chip = (to: Partner, text: Phrase, picture: ComponentChildren, short?: Phrase) => (
    <button
      key={to}
      type="button"
      class={desk.to === to ? 'button pc-partner chosen' : 'button pc-partner'}
      aria-pressed={desk.to === to}
      disabled={!mayTrade(view, frame, to)}
      onClick={() => lay(turnTo(view, frame, desk, to, declined))}
    >
      {picture}
      <span class={short ? 'pc-long' : 'cut'}>{say(text)}</span>
      {short && (
        <span class="pc-brief" aria-hidden="true">
          {say(short)}
        </span>
      )}
    </button>
  );
  return (
    <fieldset class="pc-partners" aria-label={say(words('tradeWith'))}>
      <span class="panel-quiet pc-lead" aria-hidden="true">
        {say(words('tradeWith'))}
      </span>
      {chip('all', words('everybody'), <Icon name="people" />, words('everybodyShort'))}
      {others(view, frame).map((seat) => chip(seat, person(seat), chairs && <Disc seat={seat} chairs={chairs} />))}
      {chip(
        'bank',
        words('bankAt', { n: bestRate(props) }),
        <Icon name="bank" />,
        words('rate', { n: bestRate(props) }),
      )}
      {chip('gold', words('threeGold', { n: GOLD_PRICE }), <Icon name="gold" />, words('number', { n: GOLD_PRICE }))}
    </fieldset>
  );
}

const ROWS: readonly Side[] = ['give', 'take'];

/** A deal with somebody: two rows of steppers. */
function Offer(props: PartProps) {
  const { view, desk, say } = props;
  const goods: readonly Good[] = view.tradeGold ? [...RESOURCES, 'gold'] : RESOURCES;
  return (
    <>
      {ROWS.map((side) => (
        <fieldset key={side} class="pc-row" aria-label={say(words(side))}>
          <span class="pc-row-title" aria-hidden="true">
            {say(words(side))}
          </span>
          <div class={`pc-goods pc-goods-${goods.length}`}>
            {goods.map((good) => (
              <Stepper key={good} {...props} side={side} good={good} />
            ))}
          </div>
        </fieldset>
      ))}
      {desk.to === 'all' && <Order {...props} />}
    </>
  );
}

/** Who is asked, one after the other. */
function Order({ view, frame, desk, say }: PartProps) {
  const list = asked(view, frame, desk).map((seat): Phrase => person(seat));
  return (
    <p class="panel-quiet pc-order" aria-live="polite">
      {say(list.length > 0 ? words('order', { list }) : words('nobodyHas'))}
    </p>
  );
}

const goodName = (good: Good): Phrase => (good === 'gold' ? words('gold') : resourceName(good));

function Stepper({ view, frame, desk, lay, say, side, good }: PartProps & { side: Side; good: Good }) {
  const n = countOn(desk, side, good);
  const own = side === 'give' ? (good === 'gold' ? view.gold[frame.seat] : ownCards(view, frame)?.[good]) : undefined;
  const what = goodName(good);
  return (
    <fieldset class={`pc-step pc-of-${good} ${n > 0 ? 'some' : ''}`} aria-label={say(what)}>
      <button
        type="button"
        class="pc-less"
        disabled={n === 0}
        aria-label={say(words(side === 'give' ? 'giveLess' : 'takeLess', { what }))}
        onClick={() => lay(put(desk, side, good, -1))}
      >
        <Icon name="less" />
      </button>
      <button
        type="button"
        class="pc-more"
        disabled={!mayAdd(view, frame, desk, side, good)}
        aria-label={say(words(side === 'give' ? 'giveMore' : 'takeMore', { what }))}
        onClick={() => lay(put(desk, side, good, 1))}
      >
        <Icon name="more" />
      </button>
      <span class="pc-count" title={say(what)}>
        {good === 'gold' ? <Icon name="gold" /> : <ResourceMark kind={good} />}
        <output aria-live="polite">{n}</output>
        {own !== undefined && <small class="panel-note pc-of-own">{say(words('ofOwn', { n: own }))}</small>}
      </span>
    </fieldset>
  );
}

/** With the bank: one kind for one card, or gold for one card. */
function Exchange(props: PartProps) {
  const { view, frame, desk, say } = props;
  const sides: readonly Side[] = desk.to === 'bank' ? ROWS : ['take'];
  return (
    <>
      {sides.map((side) => (
        <fieldset key={side} class="pc-row" aria-label={say(words(side))}>
          <span class="pc-row-title" aria-hidden="true">
            {say(words(side))}
          </span>
          <div class="pc-goods pc-goods-5">
            {RESOURCES.map((kind) => (
              <Kind
                key={kind}
                {...props}
                side={side}
                kind={kind}
                count={side === 'give' ? rate(view, frame.seat, frame.active, kind) : 1}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface KindProps extends PartProps {
  side: Side;
  kind: Resource;
  count: number;
}

function Kind({ view, frame, desk, lay, say, side, kind, count }: KindProps) {
  const chosen = desk[side][kind] > 0;
  const own = side === 'give' ? ownCards(view, frame)?.[kind] : undefined;
  return (
    <button
      type="button"
      class={`pc-kind pc-of-${kind} ${chosen ? 'chosen' : ''}`}
      aria-pressed={chosen}
      aria-label={say({ key: 'pc.cards', args: { n: count, what: resourceName(kind) } })}
      title={say(resourceName(kind))}
      disabled={!mayChoose(view, frame, side, kind)}
      onClick={() => lay(choose(desk, side, kind))}
    >
      <b>{count}</b>
      <ResourceMark kind={kind} />
      {own !== undefined && <small class="panel-note pc-of-own">{say(words('ofOwn', { n: own }))}</small>}
    </button>
  );
}
