import type { ReadonlySignal } from '@preact/signals';
import type { Phrase, Seat } from '../engine/rules';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import { Asked } from './Asked';
import { Captain } from './Captain';
import { sayer } from './context';
import { Countdown } from './live';
import type { TableModel } from './model';
import { Picking, type PickingProps } from './Picking';
import { RuleLink } from './RuleLink';
import type { Viewpoint } from './viewpoint';

type Say = (phrase: Phrase) => string;

/** What the person on the screen can do: picks, what they would do, and the second act that commits. */
export function Actions(props: Omit<PickingProps, 'say'>) {
  const { model } = props;
  const { viewpoint, selection } = model;
  const say = sayer(viewpoint);
  const ask = viewpoint.ask.value;
  if (viewpoint.over.value) return null;
  return (
    <section class="actions" aria-labelledby="actions" tabIndex={-1}>
      <h2 id="actions" class="unseen">
        {t('table.actions')}
      </h2>
      <Asked model={model} />
      <Refused model={model} say={say} />
      <Countdown clock={model.clock} />
      {viewpoint.ending.value ? (
        <EndTurn model={model} />
      ) : selection.actor.value === undefined && !selection.bell.value ? (
        <p class="waiting">{ask && (ask.kind === 'choice' || ask.typed) && say(waiting(viewpoint, ask.actors))}</p>
      ) : (
        <>
          <Picking {...props} say={say} />
          <Captain viewpoint={viewpoint} counsel={model.counsel} say={say} />
        </>
      )}
    </section>
  );
}

function Refused({ model, say }: { model: TableModel; say: Say }) {
  const refusal = model.selection.refusal.value;
  if (!refusal) return null;
  return (
    <div class="refusal" role="alert">
      <p>{say(refusal)}</p>
      <RuleLink game={model.viewpoint.game.id} rule={refusal.rule} />
      {refusal.key === 'engine.broke' && <Button onClick={() => model.retry()}>{t('table.retry')}</Button>}
    </div>
  );
}

function waiting({ match, writer }: Viewpoint, actors: readonly Seat[]): Phrase {
  const bot = actors.find((seat) => match.record.chairs[seat].bot);
  if (bot !== undefined) return { key: 'table.thinking', args: { who: { seat: bot } } };
  if (!writer.value) return { key: 'table.onlooker' };
  return { key: 'table.moment' };
}

/** Whose the last entry is. */
const lastOf = ({ match }: Viewpoint): Seat | undefined => match.record.log.at(-1)?.seat;

/** The last act of a turn, or the last one before the table throws, draws or pays. */
function EndTurn({ model }: { model: TableModel }) {
  const { viewpoint } = model;
  return (
    <div class="act-controls">
      <Ringed left={model.grace.left} onClick={() => model.undo()} />
      <div class="act-row">
        <Button kind="main" onClick={() => model.endTurn()}>
          {t(viewpoint.ask.value?.turn === lastOf(viewpoint) ? 'table.goesOn' : 'table.endTurn')}
        </Button>
      </div>
    </div>
  );
}

/** Taking back, within a ring that shows how much time is left for it. */
function Ringed({ left, onClick }: { left: ReadonlySignal<number | undefined>; onClick(): void }) {
  const share = left.value;
  return (
    <Button
      class={share === undefined ? 'undo' : 'undo ringed'}
      style={share === undefined ? undefined : { '--left': `${Math.round(share * 100)}%` }}
      onClick={onClick}
    >
      {t('table.undo')}
    </Button>
  );
}
