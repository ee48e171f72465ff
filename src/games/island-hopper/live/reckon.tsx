import type { Phrase } from '../../../engine/rules';
import type { Move } from '../rules/state';
import './reckon.css';
import { useEffect, useState } from 'preact/hooks';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import { Goods, words } from '../panels/cards';
import { Dial, GoodMark } from '../panels/icons';
import { deckOf, INNER, ISLANDS, type Island, islandsOf } from '../rules/deck';
import { goodName, islandName } from '../rules/names';
import type { F, View } from '../rules/state';
import { clock } from '../speech/describe';
import { begun, type Flying } from './course';
import { FlightDeck } from './fly';

/** Rule page A7, dead reckoning: learn where everything lies; then the board is covered, and it is flown from memory. */

/**
 * By the people at the table: while somebody else says a word, these panels are gone from the screen for a moment, and
 * a second look at the board is not to be had by that.
 */
const memory = new WeakMap<object, Flying>();

type Frame = F<'reckon'>;
type ChoiceProps = AnyChoiceProps<View, Move>;

export function Reckoning(props: ChoiceProps & { frame: Frame }) {
  const { view, frame, onCompose, onLive, chairs } = props;
  const flight = `${view.round}:${view.flights.length}`;
  const kept = chairs && memory.get(chairs);
  const [state, keep] = useState(kept?.flight === flight ? kept : begun(flight));
  const now = state.flight === flight ? state : begun(flight);
  const covered = now.covered;
  const ready = now.set.heading && now.set.steps;
  const compose = ({ set, course }: Flying) => onCompose?.(set.heading && set.steps ? course : undefined, true);
  useEffect(() => {
    if (!covered) return;
    onLive?.({ x: 0, y: 0, height: 0, good: frame.good, clouds: 1, trail: [] });
    return () => onLive?.(null);
  }, [covered]);
  // whatever happens at the table meanwhile takes a composed move away; the course still stands
  useEffect(() => {
    if (covered && ready) compose(now);
  }, [view]);
  const fly = (next: Flying) => {
    if (chairs) memory.set(chairs, next);
    keep(next);
    compose(next);
  };
  if (!covered) return <LookRound {...props} good={frame.good} onCover={() => fly({ ...now, covered: true })} />;
  return <FlightDeck good={frame.good} now={now} fly={fly} say={props.say} />;
}

interface LookProps {
  view: View;
  good: number;
  say: Say;
  onCover(): void;
}

/** Where this good is wanted, then everything else; and the way on. */
function LookRound({ view, good, say, onCover }: LookProps) {
  const wanted = islandsOf(deckOf(view.deck), good);
  const others = Array.from({ length: ISLANDS }, (_, i) => i).filter((island) => !wanted.includes(island));
  return (
    <div class="faces line tight hopper-look">
      <ul class="line tight hopper-places" aria-label={say(words('look', { good: goodName(good) }))}>
        {[...wanted, ...others].map((island) => (
          <Place key={island} view={view} island={island} say={say} wanted={wanted.includes(island)} />
        ))}
      </ul>
      <button
        type="button"
        class="face-card hopper-cover"
        data-about="fact:cover"
        title={say(words('coverNote'))}
        onClick={onCover}
      >
        <GoodMark good={good} />
        {say(words('cover'))}
      </button>
    </div>
  );
}

/** One island in the words of a clock face; no bearing in numbers. */
function Place({ view, island, say, wanted }: { view: View; island: Island; say: Say; wanted: boolean }) {
  const ring: Phrase = { key: island < INNER ? 'hopper.words.near' : 'hopper.words.far' };
  return (
    <li class={wanted ? 'mid hopper-place hopper-wanted' : 'mid hopper-place'}>
      <span class="hopper-place-name">
        {say({ key: 'hopper.pick.island', args: { island: islandName(deckOf(view.deck), island) } })}
      </span>
      <Dial island={island} />
      {view.money[island] > 0 && <b class="sum hopper-pays">{say(words('dollars', { n: view.money[island] }))}</b>}
      <span class="hopper-place-at">{say(words('at', { hour: clock(island), ring }))}</span>
      <Goods view={view} island={island} say={say} />
    </li>
  );
}
