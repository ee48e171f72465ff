import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Phrase } from '../../../engine/rules';
import { FaceCard } from '../../kit/face-card';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import { whyNot } from '../rules/choose';
import { movesBy, outlooks, reach, targets } from '../rules/moving';
import { symbolName } from '../rules/names';
import { incomes, provinces, symbolOf } from '../rules/provinces';
import { SYMBOLS, sumOf } from '../rules/setup';
import type { AlexFrame, Sign, View } from '../rules/state';
import { type Move, NO_CARD } from '../rules/state';
import { handOf } from '../rules/view';
import { Cover, claimIn } from './claim';
import { Emblem, Icon, Standing, words } from './panels';

/** Picks with a face of their own: the face-up cards, the supply, the symbols of a hand, and guards that may come home. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const faces = (id: string): boolean => /^(take|play|stay|card|levy|give|back):/.test(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  const claim = frame?.at === 'act' ? claimIn(props.made) : undefined;
  return (
    <div class="faces line tight">
      {claim ? (
        <Cover {...claim} view={props.view} say={props.say} onChoose={props.onChoose} />
      ) : frame?.at === 'choose' ? (
        <Choosing {...props} />
      ) : frame?.at === 'act' ? (
        <Acting {...props} frame={frame} />
      ) : (
        frame?.at === 'compensate' && <Giving {...props} frame={frame} />
      )}
    </div>
  );
}

const pickOf = ({ picks, made }: ChoiceProps, id: string) => [...picks, ...made].find((pick) => pick.id === id);

interface FaceProps extends ChoiceProps {
  id: string;
  /** Undefined: the back of a card. */
  symbol?: Sign | undefined;
  /** In its corner: what it does to the hand, or how many of them there are. */
  tab?: string | number;
  title?: Phrase | undefined;
  /** Why it may not be chosen, or what else is to be said of it. */
  why?: Phrase | undefined;
  full?: boolean;
  children?: ComponentChildren;
}

/** One card as a button; what cannot be chosen stays in sight and says why. */
function Face({ id, symbol, tab, title, why, full = false, children, ...props }: FaceProps) {
  const { made, onPick, say } = props;
  const pick = pickOf(props, id);
  const name = [pick ? pick.text : symbolName(symbol ?? 0), why].flatMap((one) => (one ? [say(one)] : []));
  return (
    <FaceCard
      id={id}
      name={name.join(': ')}
      about={symbol === undefined ? 'supply' : `symbol:${symbol}`}
      class={`alex-card ${symbol === undefined ? 'alex-back' : `alex-of-${symbol}`}`}
      chosen={made.some((one) => one.id === id)}
      disabled={!pick || full}
      number={tab}
      title={title && say(title)}
      onPick={onPick}
    >
      {symbol === undefined ? <Sun /> : <Emblem symbol={symbol} />}
      {children && <span class="alex-figure sum">{children}</span>}
    </FaceCard>
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

/** Cards that lie face up, each in its slot. */
const rowOf = ({ row }: View) => row.flatMap((symbol, slot) => (symbol === NO_CARD ? [] : [{ symbol, slot }]));

/** The card that moves Alexander: how far it leads, or why it leads nowhere. One of the row comes to the hand. */
function Choosing(props: ChoiceProps) {
  const { view } = props;
  const outlook = outlooks(view);
  const near = targets(view);
  const leads = (symbol: Sign, faceUp: boolean) => {
    if (outlook[symbol] === 'moves') return { children: <Far n={reach(view.alexander, near[symbol][0])} /> };
    return movesBy(outlook, symbol, faceUp)
      ? { children: <Icon name="joker" />, title: words('joker') }
      : { why: whyNot(outlook[symbol], symbol) };
  };
  return (
    <>
      {rowOf(view).map(({ symbol, slot }) => {
        const stays = !pickOf(props, `take:${slot}`) && pickOf(props, `stay:${slot}`);
        const more = stays ? { title: words('stays') } : leads(symbol, true);
        return <Face key={slot} {...props} id={stays ? stays.id : `take:${slot}`} symbol={symbol} tab="+1" {...more} />;
      })}
      <HandCards {...props} verb="play" of={(symbol) => leads(symbol, false)} all />
    </>
  );
}

/** So many sides Alexander walks. */
const Far = ({ n }: { n: number }) => (
  <>
    <Icon name="way" />
    {n}
  </>
);

interface HandCardsProps extends ChoiceProps {
  verb: 'play' | 'levy';
  /** With those that cannot be chosen now. */
  all?: boolean;
  of(symbol: Sign): Partial<FaceProps>;
}

/**
 * Cards of the hand by symbol, as far as this view may know it. What others cannot see is not laid out as if it were
 * there: one face-down card stands for it, and asks for a symbol that the hand may or may not hold.
 */
function HandCards({ verb, all, of, ...props }: HandCardsProps) {
  const { view } = props;
  const frame = view.todo[0] as Extract<AlexFrame, { at: 'choose' | 'act' }>;
  const own = handOf(view, frame.seat);
  const { open, hidden } = view.hands[frame.seat];
  const seen = own ?? open;
  const tried = useSignal(false);
  const may = SYMBOLS.filter((symbol) => pickOf(props, `${verb}:${symbol}`));
  const unseen = own ? [] : may.filter((symbol) => open[symbol] === 0);
  const opened = tried.value || unseen.some((symbol) => props.made.some(({ id }) => id === `${verb}:${symbol}`));
  const known = SYMBOLS.filter((symbol) => seen[symbol] > 0 && (all || may.includes(symbol)));
  const face = (symbol: Sign) => (
    <Face key={symbol} {...props} id={`${verb}:${symbol}`} symbol={symbol} tab="−1" {...of(symbol)} />
  );
  return (
    <>
      {known.map(face)}
      {unseen.length > 0 && (
        <Unseen hidden={hidden} open={opened} say={props.say} onOpen={() => (tried.value = !tried.value)} />
      )}
      {opened && unseen.map(face)}
    </>
  );
}

/** What a hand holds beside the cards that everybody knows. */
function Unseen({ hidden, open, say, onOpen }: { hidden: number; open: boolean; say: Say; onOpen(): void }) {
  return (
    <button
      type="button"
      class="face-card alex-card alex-back"
      data-about="fact:cards"
      aria-expanded={open}
      onClick={onOpen}
    >
      <b class="face-number">{hidden}</b>
      <span class="face-art row">
        <Sun />
      </span>
      <span class="face-title">{say(words('unseen'))}</span>
    </button>
  );
}

/** Cards to take, the levy, and guards to take back. Provinces are tapped on the board. */
function Acting({ frame, ...props }: ChoiceProps & { frame: Extract<AlexFrame, { at: 'act' }> }) {
  const { view } = props;
  const income = incomes(view)[frame.seat];
  return (
    <>
      {rowOf(view).map(({ symbol, slot }) => (
        <Face key={slot} {...props} id={`card:${slot}`} symbol={symbol} tab="+1" />
      ))}
      {pickOf(props, 'card:supply') && <Face {...props} id="card:supply" tab="+1" />}
      <HandCards {...props} verb="levy" of={() => ({ children: <Pays n={income} /> })} />
      <Guards {...props} />
    </>
  );
}

/** Points, with their sign. */
const Pays = ({ n }: { n: number }) => (
  <>
    <Icon name="coin" />
    {n < 0 ? `−${-n}` : `+${n}`}
  </>
);

/** Each guard that may come home, with what becomes of its province. */
function Guards(props: ChoiceProps) {
  const { view, made, onPick, say } = props;
  const mine = view.guards.flatMap((_, space) => pickOf(props, `back:${space}`) ?? []);
  const { list } = provinces(view);
  return (
    <>
      {mine.map(({ id, text }) => {
        const space = Number(id.slice('back:'.length));
        const province = list.find(({ guarded }) => guarded.includes(space));
        const left = (province?.guarded.length ?? 1) - 1;
        const worth = province?.value ?? 0;
        return (
          <FaceCard
            key={id}
            id={id}
            name={say(text)}
            about={`space:${space}`}
            class={`alex-card alex-guard alex-of-${symbolOf(view, space)}`}
            chosen={made.some((pick) => pick.id === id)}
            title={say(words('back'))}
            onPick={onPick}
          >
            <Standing symbol={symbolOf(view, space)} />
            {left < 2 && (
              <span class="alex-figure sum">
                <Pays n={left === 1 ? worth : -worth} />
              </span>
            )}
          </FaceCard>
        );
      })}
    </>
  );
}

/** The loser's half of the cards used: tap by tap. */
function Giving({ frame, ...props }: ChoiceProps & { frame: Extract<AlexFrame, { at: 'compensate' }> }) {
  const { used } = frame;
  const due = Math.ceil(sumOf(used) / 2);
  const given = (symbol: Sign): number => props.made.filter(({ id }) => id === `give:${symbol}`).length;
  const all = SYMBOLS.reduce((sum, symbol) => sum + given(symbol), 0);
  return (
    <>
      {SYMBOLS.filter((symbol) => used[symbol] > 0).map((symbol) => (
        <Face
          key={symbol}
          {...props}
          id={`give:${symbol}`}
          symbol={symbol}
          why={words('given', { n: given(symbol), of: used[symbol] })}
          full={all >= due || given(symbol) >= used[symbol]}
        >
          {`×${used[symbol]}`}
          {given(symbol) > 0 && <b>{`−${given(symbol)}`}</b>}
        </Face>
      ))}
    </>
  );
}
