import type { Phrase, Seat } from '../../../engine/rules';
import { FaceCard } from '../../kit/face-card';
import { numberOf } from '../../kit/picks';
import { who } from '../../kit/words';
import type { ChoiceProps, PanelProps, Say } from '../../table';
import { FACES } from '../draw/faces';
import { lantern } from '../rules/names';
import { colourOf, type Held, lightOf, type Move, roundsOf, type View } from '../rules/state';
import '../../kit/panels.css';
import './panels.css';

/** What stands beside the board. Each panel is given a view, and so has nothing to hide. */

/** `name`: said aloud where nothing beside it says it. */
function Lantern({ one, name }: { one: number; name?: string }) {
  const { paint, corners } = FACES[colourOf(one)];
  return (
    <svg class="lantern-face" viewBox="-1.2 -1.2 2.4 2.4" role="img" aria-label={name} aria-hidden={!name}>
      <polygon points={corners.join(' ')} fill={paint} />
      <text y="0.37" text-anchor="middle">
        {lightOf(one)}
      </text>
    </svg>
  );
}

const Row = ({ title, all, say }: { title: Phrase; all: readonly Held[]; say: Say }) => (
  <>
    <h3 class="label">{say(title)}</h3>
    <div class="lantern-list">
      {all.map(({ lantern: one }) => (
        <Lantern key={one} one={one} name={say(lantern(one))} />
      ))}
    </div>
  </>
);

/** How far the game is, in the strip. */
export const Facts = ({ view, say }: PanelProps<View>) => (
  <span class="panel-facts">
    {say({
      key: 'lanterns.round',
      args: { n: Math.min(view.past.length + 1, roundsOf(view.n)), of: roundsOf(view.n) },
    })}
  </span>
);

/** What everybody may know of a seat. */
export const Plate = ({ view, seat, say }: PanelProps<View> & { seat: Seat }) => (
  <span class="panel-plate row note">
    {view.hands[seat].length} {say({ key: 'lanterns.left' })}
  </span>
);

/** What is one's own, behind the cover or in the pressed corner: the hand, and what was seen of others. */
export function Hand({ view, say }: PanelProps<View>) {
  if (view.seat === null) return null;
  const known = view.hands.map((hand) => hand.filter((held) => held !== null));
  const shown = known[view.seat].filter(({ seen }) => seen.length > 0).map((held) => lantern(held.lantern));
  return (
    <div class="panel-hand">
      <Row title={{ key: 'lanterns.mine' }} all={known[view.seat]} say={say} />
      {shown.length > 0 && <p class="note">{say({ key: 'lanterns.lookedAt', args: { list: shown } })}</p>}
      {known.map((all, of) =>
        of !== view.seat && all.length > 0 ? (
          <Row key={of} title={{ key: 'lanterns.theirs', args: { who: who(of) } }} all={all} say={say} />
        ) : null,
      )}
    </div>
  );
}

/** The picks that `Choice` draws as cards; all others are places of the board. */
export const faces = (id: string): boolean => id.startsWith('lantern:');

export function Choice({ picks, made, onPick, say }: ChoiceProps<View, Move>) {
  // a lone pick is made by itself and offered no more
  return (
    <div class="faces lantern-list">
      {(picks.length > 0 ? picks : made).map(({ id, text }) => (
        <FaceCard
          key={id}
          id={id}
          name={say(text)}
          chosen={made.some((pick) => pick.id === id)}
          title={say(lantern(numberOf(id)))}
          onPick={onPick}
        >
          <Lantern one={numberOf(id)} />
        </FaceCard>
      ))}
    </div>
  );
}
