import { SeatDisc } from '../../../look/widgets';
import { FaceCard } from '../../kit/face-card';
import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import { commerceName, islandName } from '../rules/names';
import { ACTIONS, BRIDGES } from '../rules/setup';
import type { Move, View } from '../rules/state';
import { ActionSign, CommerceSign, Glyph, kindOfCard } from './cards';

/** Picks with a face of their own: cards, stacks, what is paid from where, and whose crown is taken. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const faces = (id: string): boolean => /^(action|commerce|stack|show|pay|firstKing):|^rob:\d/.test(id);

export function Choice(props: ChoiceProps) {
  const { picks, made } = props;
  // a lone pick is made by itself and offered no more
  const all = picks.length > 0 ? picks : made.filter(({ id }) => faces(id));
  return (
    <div class="faces line tight">
      {[...all]
        .sort((a, b) => numberOf(a.id) - numberOf(b.id))
        .map((pick) => (
          <Face key={pick.id} pick={pick} {...props} />
        ))}
    </div>
  );
}

function Face({ pick: { id, text }, view, made, chairs, onPick, say }: ChoiceProps & { pick: Pick }) {
  const [kind, n] = [id.split(':')[0], numberOf(id)];
  const card = { id, name: say(text), chosen: made.some((one) => one.id === id), about: id, onPick };
  switch (kind) {
    case 'action':
      return (
        <FaceCard {...card} class={`isla-action ${ACTIONS[n].kind}`} number={n}>
          <ActionSign card={n} />
        </FaceCard>
      );
    case 'stack':
      return (
        <FaceCard {...card} number={n + 1}>
          <Glyph sign="card" class="isla-back" />×{view.stacks[n].left}
        </FaceCard>
      );
    case 'pay': {
      const bridge = made.find((one) => one.id.startsWith('bridge:'));
      return (
        <FaceCard {...card} class="isla-pay">
          {bridge && <Payment site={numberOf(bridge.id)} coins={id.slice(4).split('-').map(Number)} say={say} />}
        </FaceCard>
      );
    }
    case 'rob':
    case 'firstKing':
      return (
        <FaceCard {...card} title={chairs[n].name}>
          <SeatDisc colour={chairs[n].colour} />
          {kind === 'rob' && (
            <span class="sum isla-sign crown">
              <Glyph sign="crown" />
              <b>{view.crowns[n].length}</b>
            </span>
          )}
        </FaceCard>
      );
    default:
      return (
        <FaceCard
          {...card}
          about={`commerce:${n}`}
          class={`isla-commerce ${kindOfCard(n)}`}
          title={say(commerceName(n))}
        >
          <CommerceSign card={n} />
        </FaceCard>
      );
  }
}

/** So many coins from either end. */
function Payment({ site, coins, say }: { site: number; coins: readonly number[]; say: Say }) {
  const { a, b } = BRIDGES[site];
  return (
    <>
      {[a, b].map((island, end) => (
        <span key={island} class={coins[end] > 0 ? 'mid isla-paid' : 'mid isla-paid none'}>
          <span class="sum isla-sign coin">
            <Glyph sign="coin" />
            <b>{coins[end]}</b>
          </span>
          <small>{say(islandName(island))}</small>
        </span>
      ))}
    </>
  );
}
