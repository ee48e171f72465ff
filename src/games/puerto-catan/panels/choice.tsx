import type { ChoiceProps as AnyChoiceProps } from '../../table';
import './choice.css';
import './choice-narrow.css';
import type { Pick } from '../../module';
import { resourceName } from '../rules/names';
import { counts, RESOURCES, sumOf } from '../rules/setup';
import { dueOf } from '../rules/seven';
import type { F, Move, Resource, View } from '../rules/state';
import { TradingDesk } from './desk';
import { CardRow, ResourceMark, words } from './marks';
import { RoleCards } from './roles';

/** Picks with a face of their own: roles, cards to discard, the trading desk, and the answer to a deal. */

type ChoiceProps = AnyChoiceProps<View, Move>;

/** What stands open by itself: nobody has to choose one before anything else can be done. */
export const composes = (id: string): boolean => /^((deal|bank):|(gold|accept|decline)$)/.test(id);
export const faces = (id: string): boolean => /^(drop|role):/.test(id) || composes(id);

export function Choice(props: ChoiceProps) {
  const frame = props.view.todo[0];
  if (frame?.at === 'discard') return <Discard {...props} frame={frame} />;
  if (frame?.at === 'select') return <RoleCards {...props} />;
  if (frame?.at === 'trade') return <TradingDesk {...props} frame={frame} />;
  return frame?.at === 'confirm' ? <Answer {...props} frame={frame} /> : null;
}

const kindOf = ({ id }: Pick): Resource => Number(id.slice(id.indexOf(':') + 1));

/** Own cards to tap away, and those that go, to be taken back by another tap. */
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
    <div class="faces pc-discard">
      <fieldset class="pc-pile" aria-label={say(words('keep'))}>
        {RESOURCES.filter((kind) => known[kind] > 0).map((kind) => (
          <button
            key={kind}
            type="button"
            class={`face-card pc-big pc-of-${kind}`}
            data-about={`card:${kind}`}
            aria-label={say(words('dropOne', { what: resourceName(kind), n: known[kind] - gone[kind] }))}
            disabled={left === 0 || known[kind] === gone[kind]}
            onClick={() => onPick(`drop:${kind}`)}
          >
            <ResourceMark kind={kind} />
            <b>{known[kind] - gone[kind]}</b>
            <span class="pc-big-name">{say(resourceName(kind))}</span>
          </button>
        ))}
      </fieldset>
      <fieldset class="pc-gone" aria-label={say(words('discarded'))}>
        <span class="pc-left" aria-live="polite">
          {say(left > 0 ? words('toGo', { n: left }) : words('allGone'))}
        </span>
        {RESOURCES.filter((kind) => gone[kind] > 0).map((kind) => (
          <button
            key={kind}
            type="button"
            class={`pc-back pc-of-${kind}`}
            aria-label={say(words('keepOne', { what: resourceName(kind), n: gone[kind] }))}
            onClick={() => back(kind)}
          >
            <b>{gone[kind]}</b>
            <ResourceMark kind={kind} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The deal as two groups of cards, and the two answers. */
function Answer({ view, frame, picks, made, onPick, say }: ChoiceProps & { frame: F<'confirm'> }) {
  const own = view.seat === frame.seat ? view.hands[frame.seat].known : undefined;
  const short = own && RESOURCES.some((kind) => own[kind] < frame.take[kind]);
  return (
    <div class="faces pc-answer">
      <div class="pc-terms">
        <section>
          <h3 class="label">{say(words('give'))}</h3>
          <CardRow cards={frame.take} gold={frame.takeGold} say={say} />
        </section>
        <section>
          <h3 class="label">{say(words('takeFrom', { who: { seat: frame.from } }))}</h3>
          <CardRow cards={frame.give} gold={frame.giveGold} say={say} />
        </section>
      </div>
      <p class="panel-quiet pc-counter">{say(words('counter', { who: { seat: frame.from } }))}</p>
      {short && <p class="panel-quiet pc-short">{say(words('short', { n: sumOf(frame.take) }))}</p>}
      {picks.length > 0 && (
        <div class="pc-answers">
          {picks.map(({ id, text }) => {
            const chosen = made.some((pick) => pick.id === id);
            return (
              <button
                key={id}
                type="button"
                class={`button face-card ${chosen ? 'chosen' : ''}`}
                data-pick={id}
                aria-pressed={chosen}
                onClick={() => onPick(id)}
              >
                {say(text)}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
