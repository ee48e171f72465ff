import type { ChoiceProps as AnyChoiceProps } from '../../table';
import './choice.css';
import { FaceCard } from '../../kit/face-card';
import type { Pick } from '../../module';
import { resourceName } from '../rules/names';
import { counts, RESOURCES, sumOf } from '../rules/setup';
import { dueOf } from '../rules/seven';
import type { F, Move, Resource, View } from '../rules/state';
import { AnswerDesk, Replies, TradingDesk } from './desk';
import { CardRow, Icon, ResourceMark, words } from './marks';
import { RoleCards } from './roles';

/** Picks with a face of their own: roles, cards to discard, the trading desk, and the answer to a deal. */

type ChoiceProps = AnyChoiceProps<View, Move>;

/** What stands open by itself: nobody has to choose one before anything else can be done. */
export const composes = (id: string): boolean => /^((deal|bank|close):|(gold|accept|decline|counter)$)/.test(id);
export const faces = (id: string): boolean => /^(drop|role):/.test(id) || composes(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  if (frame?.at === 'discard') return <Discard {...props} frame={frame} />;
  if (frame?.at === 'select') return <RoleCards {...props} />;
  if (frame?.at === 'trade') return <TradingDesk {...props} frame={frame} />;
  if (frame?.at === 'answer') return <AnswerDesk {...props} frame={frame} />;
  return frame?.at === 'confirm' ? <Answer {...props} frame={frame} /> : null;
}

const kindOf = ({ id }: Pick): Resource => Number(id.slice(id.indexOf(':') + 1));

/** Own cards to tap away; what goes lies below each, and another tap takes it back. */
function Discard({ view, frame, made, onPick, onChoose, say }: ChoiceProps & { frame: F<'discard'> }) {
  const { known, size } = view.hands[frame.due[0]];
  const gone = counts(made.map(kindOf));
  const left = dueOf(size) - made.length;
  const back = (kind: Resource) => {
    const ids = made.map(({ id }) => id);
    ids.splice(ids.lastIndexOf(`drop:${kind}`), 1);
    onChoose(ids);
  };
  return (
    <fieldset class="faces line tight pc-discard" aria-label={say(words('keep'))}>
      {RESOURCES.filter((kind) => known[kind] > 0).map((kind) => {
        const [what, n] = [resourceName(kind), known[kind] - gone[kind]];
        return (
          <div key={kind} class="pc-drop">
            <FaceCard
              id={`drop:${kind}`}
              class={`pc-keep pc-of-${kind}`}
              name={say(words('dropOne', { what, n }))}
              chosen={gone[kind] > 0}
              about={`card:${kind}`}
              disabled={left === 0 || n === 0}
              onPick={onPick}
            >
              <ResourceMark kind={kind} />
              {n}
            </FaceCard>
            {gone[kind] > 0 && (
              <button
                type="button"
                class={`sum pc-back pc-of-${kind}`}
                aria-label={say(words('keepOne', { what, n: gone[kind] }))}
                onClick={() => back(kind)}
              >
                <Icon name="no" />
                <b>{gone[kind]}</b>
              </button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** In older matches: the deal as two groups of cards, and the two answers. */
function Answer({ view, frame, picks, made, onPick, say }: ChoiceProps & { frame: F<'confirm'> }) {
  const own = view.seat === frame.seat ? view.hands[frame.seat].known : undefined;
  const short = own && RESOURCES.some((kind) => own[kind] < frame.take[kind]);
  return (
    <div class="faces line tight">
      <span class="pc-side">{say(words('give'))}</span>
      <CardRow cards={frame.take} gold={frame.takeGold} say={say} />
      <Icon name="trade" />
      <span class="pc-side">{say(words('take'))}</span>
      <CardRow cards={frame.give} gold={frame.giveGold} say={say} />
      {short && <p class="pc-side">{say(words('short', { n: sumOf(frame.take) }))}</p>}
      <Replies picks={picks} made={made} onPick={onPick} say={say} />
    </div>
  );
}
