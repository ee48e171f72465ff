import './live.css';
import './corners.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Phrase, Seat, Under } from '../../../engine/rules';
import { SEAT_STYLES } from '../../../look/seats';
import type { LiveProps } from '../../table';
import { ISLANDS, type Island } from '../rules/deck';
import { coastOf, islandPoint } from '../rules/places';
import { COINS, duel, WORDS } from '../rules/setup';
import { DIRECTIONS, type Direction, type F, type View } from '../rules/state';

/** What lies before each person while everybody acts at once: purses in the bribing minute, words during a flight. */

type Props = LiveProps & { seat: Seat };

/** A coin let go this far from a coast still lies beside the island, in board units. */
const SNAP = 80;
const HOME_MS = 220;

/** On a phone several players share one place in the dock: it holds the tray of the plate that was touched last. */
const holder = signal<Seat | undefined>(undefined);

export function Tray(props: Props) {
  const { people, seat, chairs } = props;
  const { captain } = props.view as View;
  const able = people.filter((one) => one !== captain);
  const held = able.includes(holder.value as Seat) ? holder.value : able[0];
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const plate = own.current?.closest('.plate');
    const touched = () => {
      holder.value = seat;
    };
    const stop = new AbortController();
    // with a keyboard, the eye on the plate gets the focus
    for (const kind of ['pointerdown', 'focusin']) plate?.addEventListener(kind, touched, { signal: stop.signal });
    return () => stop.abort();
  }, [seat]);
  return (
    <div
      ref={own}
      class={held === seat ? 'hopper-holds held' : 'hopper-holds'}
      style={{ '--own': SEAT_STYLES[chairs[seat].colour].face }}
    >
      <Things {...props} />
    </div>
  );
}

function Things(props: Props) {
  const view = props.view as View;
  const f = view.todo[0];
  // in a duel nobody bribes and the other keeps silent
  if (duel(view)) return null;
  if (props.seat === view.captain)
    return (
      <p class="row hopper-tray hopper-captain" data-about="fact:captain">
        {props.say(key(f?.at === 'bribe' ? 'silent' : 'captain'))}
      </p>
    );
  if (f?.at === 'bribe') return <Purses {...props} f={f} />;
  if (f?.at === 'air' || f?.at === 'reckon') {
    // the dock asks whoever is alone while a captain flies by instruments
    const asked = f.at === 'reckon' && props.people.length === 1;
    return asked || f.hushed[props.seat] ? null : <Pips {...props} f={f} />;
  }
  if (f?.at === 'guide') return <Words {...props} f={f} />;
  if (f?.at === 'result') return <OneMore {...props} f={f} />;
  return null;
}

const key = (name: Under<'hopper.live.'>, args?: Phrase['args']): Phrase => ({ key: `hopper.live.${name}`, args });

/** The island whose ring that point of the board lies in. */
function ringAt(view: View, x: number, y: number): Island | undefined {
  for (let island = 0; island < ISLANDS; island++) {
    const [cx, cy] = islandPoint(island);
    const away = Math.hypot(x - cx, y - cy);
    if (away > 400) continue;
    const reach = coastOf(island, view.difficulty).reduce(
      (most, [px, py]) => Math.max(most, Math.hypot(px - cx, py - cy)),
      0,
    );
    if (away <= reach + SNAP) return island;
  }
  return undefined;
}

interface Coin {
  id: number;
  coins: number;
  x: number;
  y: number;
  /** Where it was taken up; it slides back there when it lies nowhere. */
  from: [number, number];
  home: boolean;
  over: Island | undefined;
}

/** Three purses. A coin is reserved as soon as a finger takes it; let go beside an island it is spent, elsewhere it slides home. */
function Purses(props: Props & { f: F<'bribe'> }) {
  const { f, seat, say, strike } = props;
  const air = useSignal<readonly Coin[]>([]);
  const drag = useCoins(props, air);
  const ready = f.done[seat];
  return (
    <div class="row hopper-tray" data-about="fact:bribe">
      {COINS.map((coins) => (
        <button
          key={coins}
          type="button"
          class={`mid hopper-purse hopper-coin-${coins}`}
          aria-label={say(key('coin', { n: coins }))}
          onPointerDown={(event) => drag.take(event, coins)}
          onPointerMove={drag.move}
          onPointerUp={drag.drop}
          onPointerCancel={drag.lose}
          onContextMenu={(event) => event.preventDefault()}
        >
          ${coins}
        </button>
      ))}
      <button
        type="button"
        class={ready ? 'chip hopper-ready on' : 'chip hopper-ready'}
        data-about="fact:ready"
        aria-pressed={ready}
        {...useTap(() => strike(seat, { ready: !ready }))}
      >
        {say(key('done'))}
      </button>
      {air.value.map((coin) => (
        <span
          key={coin.id}
          class={`mid hopper-held hopper-coin-${coin.coins} ${coin.home ? 'home' : ''} ${coin.over === undefined ? '' : 'over'}`}
          style={{ left: `${coin.x}px`, top: `${coin.y}px` }}
          aria-hidden="true"
        >
          ${coin.coins}
        </span>
      ))}
    </div>
  );
}

interface Air {
  value: readonly Coin[];
}

/** The coins that have left a purse and are not yet spent, by the pointer that holds or last held them. */
function useAir(air: Air) {
  const alive = useRef(true);
  useEffect(
    () => () => {
      alive.current = false;
    },
    [],
  );
  const change = (id: number, what: Partial<Coin>) => {
    air.value = air.value.map((coin) => (coin.id === id ? { ...coin, ...what } : coin));
  };
  return {
    change,
    held: (id: number) => air.value.find((coin) => coin.id === id && !coin.home),
    add(fresh: Coin) {
      air.value = [...air.value.filter(({ id }) => id !== fresh.id), fresh];
    },
    remove(id: number) {
      air.value = air.value.filter((coin) => coin.id !== id);
    },
    slideHome(coin: Coin) {
      change(coin.id, { home: true, over: undefined, x: coin.from[0], y: coin.from[1] });
      // by then the same pointer may hold another coin
      setTimeout(() => {
        if (alive.current) air.value = air.value.filter(({ id, home }) => id !== coin.id || !home);
      }, HOME_MS);
    },
  };
}

/** Coins under fingers, several at once. */
function useCoins({ seat, ground, viewOf, strike }: Props, air: Air) {
  const { change, held, add, remove, slideHome } = useAir(air);
  const under = (event: PointerEvent): Island | undefined => {
    const board = ground();
    return board && ringAt(viewOf(seat) as View, ...board.toBoard(event.clientX, event.clientY));
  };
  return {
    take(event: PointerEvent, coins: number) {
      event.preventDefault();
      const cash = (viewOf(seat) as View).cash[seat] ?? 0;
      const reserved = air.value.reduce((sum, coin) => sum + (coin.home ? 0 : coin.coins), 0);
      // an empty purse says nothing
      if (cash - reserved < coins || held(event.pointerId)) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      const from: Coin['from'] = [event.clientX, event.clientY];
      add({ id: event.pointerId, coins, x: from[0], y: from[1], from, home: false, over: undefined });
    },
    move(event: PointerEvent) {
      if (held(event.pointerId)) change(event.pointerId, { x: event.clientX, y: event.clientY, over: under(event) });
    },
    drop(event: PointerEvent) {
      const coin = held(event.pointerId);
      if (!coin) return;
      const put = under(event);
      if (put === undefined || strike(seat, { put, coins: coin.coins }) !== true) slideHome(coin);
      else remove(coin.id);
    },
    lose(event: PointerEvent) {
      const coin = held(event.pointerId);
      if (coin) slideHome(coin);
    },
  };
}

const SAME_TAP_MS = 700;

/** Nobody says a second word so soon after the first: it is the same tap, which trembled. */
const TREMBLES_MS = 400;

/**
 * While another finger rests on the glass no browser makes a click of a tap: a finger acts as soon as it comes up. For
 * `pause` ms after it has acted nothing more is heard.
 */
function useTap(tapped: () => void, pause = 0) {
  const acted = useRef(Number.NEGATIVE_INFINITY);
  const heard = useRef(Number.NEGATIVE_INFINITY);
  const act = ({ timeStamp }: Event): void => {
    if (timeStamp - heard.current < pause) return;
    heard.current = timeStamp;
    tapped();
  };
  return {
    onPointerUp(event: PointerEvent) {
      const { left, right, top, bottom } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      if (event.pointerType === 'mouse' || !inside) return;
      acted.current = event.timeStamp;
      act(event);
    },
    onTouchEnd(event: TouchEvent) {
      // a late click would fall on whatever has come up here meanwhile
      if (event.cancelable) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (event.timeStamp - acted.current > SAME_TAP_MS) act(event);
    },
  };
}

/** One tap is one word said; the plate shows how many are left. Each beyond the free ones costs. */
function Pips({ f, seat, say, strike }: Props & { f: F<'air' | 'reckon'> }) {
  const over = f.words[seat] - WORDS;
  return (
    <button
      type="button"
      class="row chip hopper-tray hopper-pips"
      data-about="fact:words"
      {...useTap(() => strike(seat, { word: true }), TREMBLES_MS)}
    >
      {say(key('word'))}
      {over > 0 && <span class="pip-fine">{say(key('fine', { n: over }))}</span>}
    </button>
  );
}

/** Anybody else may tell of a word that was not tapped: a tap on the plate of whoever said it. */
function OneMore({ f, seat, say, strike }: Props & { f: F<'result'> }) {
  const teller = f.told.findIndex((told, other) => !told && other !== seat);
  return (
    <button
      type="button"
      class="row chip hopper-tray hopper-pips"
      data-about="fact:words"
      disabled={teller < 0}
      aria-label={say(key('oneMoreOf', { who: { seat } }))}
      {...useTap(() => strike(teller, { caught: seat }), TREMBLES_MS)}
    >
      {say(key('oneMore'))}
    </button>
  );
}

/** The words that a computer pilot listens to; as signs where several people have them, or pads would lie on islands. */
function Words({ f, seat, people, say, strike }: Props & { f: F<'guide'> }) {
  const left = WORDS - f.words[seat];
  const signs = people.length > 1;
  return (
    <div class="row hopper-tray hopper-words" data-about="fact:words">
      {DIRECTIONS.map((word) => (
        <WordButton
          key={word}
          costs={left <= 0}
          word={say({ key: `hopper.word.${word}` })}
          sign={signs ? word : undefined}
          onSay={() => strike(seat, { word })}
        />
      ))}
    </div>
  );
}

/** Turns, ways, and the last two; a wind is its first letter, as on a compass. */
const SIGNS: { readonly [word in Direction]?: string } = {
  left: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 6 6v3',
  right: 'M15 5l5 5-5 5M20 10h-9a6 6 0 0 0-6 6v3',
  further: 'M12 20V5m-6 6 6-6 6 6',
  back: 'M12 4v15m-6-6 6 6 6-6',
  stop: 'M6 6h12v12H6z',
  drop: 'M12 3v11m-5-5 5 5 5-5M5 20h14',
};

interface WordButtonProps {
  costs: boolean;
  word: string;
  sign: Direction | undefined;
  onSay(): void;
}

function WordButton({ costs, word, sign, onSay }: WordButtonProps) {
  const path = sign && SIGNS[sign];
  return (
    <button type="button" class={costs ? 'chip costs' : 'chip'} aria-label={word} title={word} {...useTap(onSay)}>
      {path && (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
      {!path && (sign ? <span aria-hidden="true">{word[0].toLocaleUpperCase()}</span> : word)}
    </button>
  );
}
