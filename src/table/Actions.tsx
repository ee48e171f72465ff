import { type Phrase, type Seat, TABLE } from '../engine/rules';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import { Asked } from './Asked';
import { Captain } from './Captain';
import { nameOf, sayer } from './context';
import { LessonLine, Quiet, speaks } from './Lesson';
import { Countdown } from './live';
import type { TableModel } from './model';
import { Controls, Deciders, Picking, type PickingProps } from './Picking';
import { RuleLink } from './RuleLink';
import type { Viewpoint } from './viewpoint';

type Say = (phrase: Phrase) => string;

interface ActionsProps extends Omit<PickingProps, 'say'> {
  /** The others have trays of their own: nobody is asked who acts. */
  alone?: boolean;
  /** Upside down, to be read from the other side of the tablet. */
  turned?: boolean;
}

/** What the person on the screen can do: picks, what they would do, and the second act that commits. */
export function Actions({ alone, turned, ...props }: ActionsProps) {
  const { model } = props;
  const { viewpoint, selection } = model;
  const say = sayer(viewpoint);
  const picking = { ...props, say };
  const ask = viewpoint.ask.value;
  if (viewpoint.over.value) return null;
  return (
    <section class={turned ? 'actions turned' : 'actions'} aria-labelledby="actions" tabIndex={-1}>
      <h2 id="actions" class="unseen">
        {t('table.actions')}
      </h2>
      <header class="line act-say">
        <Asked model={model} />
        <Countdown clock={model.clock} />
        {!alone && <Deciders selection={selection} chairs={viewpoint.match.record.chairs} />}
      </header>
      <Refused model={model} say={say} />
      <LessonLine model={model} />
      <Quiet model={model} />
      {viewpoint.timeline.answered ? null : viewpoint.ending.value ? (
        <EndTurn model={model} />
      ) : selection.actor.value === undefined && !selection.bell.value ? (
        <p class="line soft waiting act-line">
          {ask && (ask.kind === 'choice' || ask.typed) && say(waiting(viewpoint, ask.actors))}
        </p>
      ) : (
        <>
          {!speaks(model) && <Captain viewpoint={viewpoint} counsel={model.counsel} say={say} />}
          <Picking {...picking} />
          <Controls {...picking} />
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
export const lastOf = ({ match }: Viewpoint): Seat | undefined => match.record.log.at(-1)?.seat;

/** The last act of a turn, or the last one before the table throws, draws or pays. */
function EndTurn({ model }: { model: TableModel }) {
  const { viewpoint } = model;
  return (
    <div class="act-controls">
      <Button
        kind="main"
        class="act-main"
        onClick={({ currentTarget }) => {
          void model.endTurn();
          // as with what commits: it goes without the focus
          currentTarget.blur();
        }}
      >
        {t(viewpoint.ask.value?.turn === lastOf(viewpoint) ? 'table.goesOn' : 'table.endTurn')}
      </Button>
    </div>
  );
}

/** The last act back, in the bar: it stands nowhere near what has just been pressed. Named where it was somebody else's. */
export function Undo({ model }: { model: TableModel }) {
  const { viewpoint, selection, grace } = model;
  if (viewpoint.undoable.value !== true || viewpoint.over.value) return null;
  const seat = lastOf(viewpoint);
  const mine = seat === selection.actor.value || viewpoint.ending.value;
  const words =
    seat === TABLE || seat === undefined
      ? t('table.enterAgain')
      : mine
        ? t('table.undo')
        : t('table.undoOf', { name: nameOf(viewpoint, seat) });
  const share = viewpoint.ending.value ? grace.left.value : undefined;
  return (
    <Button
      icon="undo"
      class={share === undefined ? 'undo' : 'undo ringed'}
      style={share === undefined ? undefined : { '--left': `${Math.round(share * 100)}%` }}
      aria-label={words}
      onClick={() => model.undo()}
    >
      <span>{t('table.undo')}</span>
    </Button>
  );
}
