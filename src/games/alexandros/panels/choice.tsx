import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Phrase, Under } from '../../../engine/rules';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import { whyNot } from '../rules/choose';
import { left, movesBy, outlooks, reach, targets } from '../rules/moving';
import { spaceName, symbolName } from '../rules/names';
import { provinces, symbolOf } from '../rules/provinces';
import { SYMBOLS, sumOf } from '../rules/setup';
import type { AlexFrame, Move, Sign, View } from '../rules/state';
import { NO_CARD } from '../rules/state';
import { handOf } from '../rules/view';
import { Cover, claimIn } from './claim';
import { Emblem, GuardIcon, words } from './panels';

/** Picks with a face of their own: the face-up cards, the supply, and the symbols of a hand. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const faces = (id: string): boolean => id === 'stay' || /^(take|play|stay|card|levy|give|back):/.test(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  const claim = frame?.at === 'act' ? claimIn(props.made) : undefined;
  const [only, ...more] = props.made;
  const lines = only && more.length === 0 && /^(levy|stay):/.test(only.id) ? props.previewOf(only.id) : [];
  return (
    <div class="faces alex-choice">
      <div class="alex-groups">
        {frame?.at === 'choose' && <Choosing {...props} />}
        {frame?.at === 'act' && <Acting {...props} />}
        {frame?.at === 'compensate' && <Giving {...props} frame={frame} />}
      </div>
      {claim && <Cover {...claim} view={props.view} say={props.say} onChoose={props.onChoose} />}
      {lines.length > 0 && (
        <ul class="preview alex-lines">
          {lines.map(({ text, tone }, i) => (
            <li key={i} class={tone ?? ''}>
              {props.say(text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const offered = ({ picks, made }: ChoiceProps, id: string): boolean =>
  picks.some((pick) => pick.id === id) || made.some((pick) => pick.id === id);

interface FaceProps extends ChoiceProps {
  id: string;
  /** Undefined: the back of a card. */
  symbol?: Sign;
  /** So many of them. */
  count?: number;
  note?: Phrase;
  disabled?: boolean;
}

/** One card as a button; what cannot be chosen stays in sight and says why. */
function Face({ id, symbol, count, note, disabled, made, onPick, say }: FaceProps) {
  const times = made.filter((pick) => pick.id === id).length;
  return (
    <button
      type="button"
      data-about={symbol === undefined ? undefined : `symbol:${symbol}`}
      data-pick={id}
      class={`face-card panel-card alex-card ${symbol === undefined ? 'alex-back' : `alex-of-${symbol}`} ${times > 0 ? 'chosen' : ''}`}
      aria-pressed={times > 0}
      disabled={disabled}
      onClick={() => onPick(id)}
    >
      <span class="alex-picture">{symbol === undefined ? <Sun /> : <Emblem symbol={symbol} />}</span>
      <span class="alex-name">{say(symbol === undefined ? words('supplyCard') : symbolName(symbol))}</span>
      {count !== undefined && <b class="alex-count">{count}</b>}
      {note && <span class="panel-note alex-note">{say(note)}</span>}
    </button>
  );
}

/** The sun of Vergina on the back of every card. */
function Sun() {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const [a, long] = [(i / 16) * Math.PI * 2, i % 2 ? 8 : 11];
    const at = (angle: number, r: number) =>
      `${(12 + Math.sin(angle) * r).toFixed(2)} ${(12 - Math.cos(angle) * r).toFixed(2)}`;
    return `M${at(a - 0.17, 4.2)}L${at(a, long)}L${at(a + 0.17, 4.2)}z`;
  });
  return (
    <svg class="alex-sign alex-sun" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`${rays.join('')}M9.200 12a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0z`} />
    </svg>
  );
}

function Group({ title, say, children }: { title: Under<'alex.panel.'>; say: Say; children: ComponentChildren }) {
  return (
    <section class="alex-group">
      <h3 class="label">{say(words(title))}</h3>
      <div class="alex-cards">{children}</div>
    </section>
  );
}

/** Cards that lie face up, each in its slot. */
const rowOf = ({ row }: View) => row.flatMap((symbol, slot) => (symbol === NO_CARD ? [] : [{ symbol, slot }]));

/** The card that moves Alexander: how far it leads, or why it leads nowhere. */
function Choosing(props: ChoiceProps) {
  const { view, say } = props;
  const outlook = outlooks(view);
  const near = targets(view);
  const stuck = props.picks.some(({ id }) => id.startsWith('stay'));
  const note = (symbol: Sign, faceUp: boolean): Phrase => {
    if (outlook[symbol] === 'moves') return words('away', { n: reach(view.alexander, near[symbol][0]) });
    return movesBy(outlook, symbol, faceUp) ? words('joker') : (whyNot(outlook[symbol], symbol) as Phrase);
  };
  return (
    <>
      <Group title="faceUp" say={say}>
        {rowOf(view).map(({ symbol, slot }) => {
          const id =
            !offered(props, `take:${slot}`) && offered(props, `stay:${slot}`) ? `stay:${slot}` : `take:${slot}`;
          return (
            <Face
              key={slot}
              {...props}
              id={id}
              symbol={symbol}
              note={note(symbol, true)}
              disabled={!offered(props, id)}
            />
          );
        })}
        {offered(props, 'stay') && <Face {...props} id="stay" note={words('stays')} />}
      </Group>
      {stuck && <p class="panel-note alex-note alex-stuck">{say(words('stuck', { n: left(view) }))}</p>}
      <HandCards {...props} title="fromHand" verb="play" note={(symbol) => note(symbol, false)} />
    </>
  );
}

interface HandCardsProps extends ChoiceProps {
  title: Under<'alex.panel.'>;
  verb: string;
  /** Without it, only what is offered is shown. */
  note?(symbol: Sign): Phrase;
}

/**
 * Cards of the hand by symbol, as far as this view may know it. What others cannot see is not laid out as if it were
 * there: one face-down card stands for it, and asks for a symbol that the hand may or may not hold.
 */
function HandCards({ title, verb, note, ...props }: HandCardsProps) {
  const { view } = props;
  const frame = view.todo[0] as Extract<AlexFrame, { at: 'choose' | 'act' }>;
  const own = handOf(view, frame.seat);
  const { open, hidden } = view.hands[frame.seat];
  const seen = own ?? open;
  const tried = useSignal(false);
  const may = SYMBOLS.filter((symbol) => offered(props, `${verb}:${symbol}`));
  const unseen = own ? [] : may.filter((symbol) => open[symbol] === 0);
  const all = tried.value || unseen.some((symbol) => props.made.some(({ id }) => id === `${verb}:${symbol}`));
  const known = SYMBOLS.filter((symbol) => seen[symbol] > 0 && (note || may.includes(symbol)));
  if (known.length === 0 && unseen.length === 0) return null;
  const face = (symbol: Sign) => (
    <Face
      key={symbol}
      {...props}
      id={`${verb}:${symbol}`}
      symbol={symbol}
      count={seen[symbol] > 0 ? seen[symbol] : undefined}
      note={seen[symbol] > 0 ? note?.(symbol) : words('tried')}
      disabled={!may.includes(symbol)}
    />
  );
  return (
    <Group title={title} say={props.say}>
      {known.map(face)}
      {unseen.length > 0 && (
        <Unseen hidden={hidden} open={all} say={props.say} onOpen={() => (tried.value = !tried.value)} />
      )}
      {all && unseen.map(face)}
    </Group>
  );
}

/** What a hand holds beside the cards that everybody knows. */
function Unseen({ hidden, open, say, onOpen }: { hidden: number; open: boolean; say: Say; onOpen(): void }) {
  return (
    <button type="button" class="face-card panel-card alex-card alex-back" aria-expanded={open} onClick={onOpen}>
      <span class="alex-picture">
        <Sun />
      </span>
      <span class="alex-name">{say(words('unseen'))}</span>
      <b class="alex-count">{hidden}</b>
    </button>
  );
}

/** Cards to take as an action, the levy, and guards to take back. Provinces are tapped on the board. */
function Acting(props: ChoiceProps) {
  const { view, say, elsewhere = [] } = props;
  const open = elsewhere.filter(({ id }) => /^(occupy|takeOver):/.test(id)).length;
  return (
    <>
      {open > 0 && (
        <section class="alex-group alex-open">
          <h3 class="label">{say(words('claim'))}</h3>
          <p class="panel-note">{say(words('open', { n: open }))}</p>
        </section>
      )}
      <Group title="takeCard" say={say}>
        {rowOf(view).map(({ symbol, slot }) => (
          <Face key={slot} {...props} id={`card:${slot}`} symbol={symbol} disabled={!offered(props, `card:${slot}`)} />
        ))}
        {offered(props, 'card:supply') && <Face {...props} id="card:supply" count={view.supply} />}
      </Group>
      <HandCards {...props} title="levy" verb="levy" />
      <Guards {...props} />
    </>
  );
}

/** Each guard that may come home, with what becomes of its province. */
function Guards(props: ChoiceProps) {
  const { view, say } = props;
  const mine = view.guards.flatMap((_, space) => (offered(props, `back:${space}`) ? [space] : []));
  if (mine.length === 0) return null;
  const { list } = provinces(view);
  return (
    <Group title="back" say={say}>
      {mine.map((space) => {
        const id = `back:${space}`;
        const province = list.find(({ guarded }) => guarded.includes(space));
        const left = (province?.guarded.length ?? 1) - 1;
        const note = left === 1 ? 'paysThen' : left === 0 ? 'givesUp' : 'homeAgain';
        const chosen = props.made.some((pick) => pick.id === id);
        return (
          <button
            type="button"
            key={space}
            class={`face-card panel-card alex-card alex-guard alex-of-${symbolOf(view, space)} ${chosen ? 'chosen' : ''}`}
            data-pick={id}
            aria-pressed={chosen}
            onClick={() => props.onPick(id)}
          >
            <span class="alex-picture">
              <GuardIcon />
              <Emblem symbol={symbolOf(view, space)} />
            </span>
            <span class="alex-name">{say(spaceName(view, space))}</span>
            <span class="panel-note alex-note">{say(words(note, { n: province?.value ?? 0 }))}</span>
          </button>
        );
      })}
    </Group>
  );
}

/** The loser's half of the cards used: tap by tap. */
function Giving({ frame, ...props }: ChoiceProps & { frame: Extract<AlexFrame, { at: 'compensate' }> }) {
  const { used, loser } = frame;
  const due = Math.ceil(sumOf(used) / 2);
  const given = (symbol: Sign): number => props.made.filter(({ id }) => id === `give:${symbol}`).length;
  const all = SYMBOLS.reduce((sum, symbol) => sum + given(symbol), 0);
  return (
    <section class="alex-group">
      <h3 class="label">{props.say(words('give', { n: due - all, who: { seat: loser } }))}</h3>
      <div class="alex-cards">
        {SYMBOLS.filter((symbol) => used[symbol] > 0).map((symbol) => (
          <Face
            key={symbol}
            {...props}
            id={`give:${symbol}`}
            symbol={symbol}
            count={used[symbol] - given(symbol)}
            note={words('given', { n: given(symbol) })}
            disabled={all >= due || given(symbol) >= used[symbol]}
          />
        ))}
      </div>
    </section>
  );
}
