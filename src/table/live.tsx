import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json } from '../engine/rules';
import type { LiveProps, TableModule } from '../games/table';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import { Asked } from './Asked';
import type { Clock } from './clock';
import { sayer } from './context';
import { LessonLine } from './Lesson';
import type { TableModel } from './model';
import { shown } from './panels';
import { people } from './secrecy';
import { soundOn } from './sound';
import type { Viewpoint } from './viewpoint';

/** Live faces of a step: everything is used at any moment, by several people at once, and nothing is confirmed. */

/** What of the live faces is on the screen. */
export type Faces = 'all' | 'trays' | undefined;

export function liveNow({ match, ask, eyes, writer }: Viewpoint, table: TableModule): Faces {
  const now = ask.value;
  if (!now || eyes.value.kind === 'shield' || !writer.value || match.trouble) return undefined;
  return people(match).length > 0 ? table.live?.of(now.step) : undefined;
}

/** The move that leads straight to what is tapped in place of this; without one the ordinary picks do. */
export const instead = ({ view }: Viewpoint, { live }: TableModule) => live?.instead?.(view.value);

export function liveProps(model: TableModel): LiveProps {
  const { viewpoint } = model;
  return {
    view: viewpoint.view.value,
    say: sayer(viewpoint),
    chairs: viewpoint.match.record.chairs,
    people: people(viewpoint.match),
    characters: viewpoint.match.record.chairs.map(({ character }) => character),
    left: model.clock.left,
    ground: () => model.stage.ground,
    strike: (seat, move) => model.strike(seat, move as Json),
    viewOf: (seat) => viewpoint.match.view(seat),
    sound: soundOn(),
  };
}

/** What lies above the board while the step lasts. */
export function Over({ model, table }: { model: TableModel; table: TableModule }) {
  const Face = shown(table.live?.Over);
  useEffect(() => () => model.stage.ground?.live(null), [model]);
  if (!Face) return null;
  return (
    <div class="board-over">
      <Face {...liveProps(model)} />
    </div>
  );
}

/** Instead of the actions: how much time is left, and the way to the ordinary picks. */
export function LiveFoot({ model, table, calm }: { model: TableModel; table: TableModule; calm: Signal<boolean> }) {
  const { viewpoint } = model;
  const say = sayer(viewpoint);
  const bell = viewpoint.timeline.answered ? undefined : model.selection.bell.value;
  const Between = bell && shown(table.panels.Between);
  return (
    <section class="row apart live-foot" aria-label={t('table.actions')} tabIndex={-1}>
      <Asked model={model} />
      <LessonLine model={model} />
      <Countdown clock={model.clock} />
      {Between && <Between view={viewpoint.view.value} say={say} chairs={viewpoint.match.record.chairs} />}
      {bell && (
        <Button kind="main" class="bell" onClick={() => model.ring()}>
          {say(bell.text)}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          const other = instead(viewpoint, table);
          if (other) model.strike(other.seat, other.move);
          else calm.value = true;
        }}
      >
        {t('live.calm')}
      </Button>
    </section>
  );
}

/** Seconds left, told now and then to those who listen. */
export function Countdown({ clock }: { clock: Clock }) {
  const seconds = useComputed(() => {
    const { value } = clock.left;
    return value === undefined ? undefined : Math.ceil(value / 1000);
  });
  const told = useSignal<number | undefined>(undefined);
  const left = seconds.value;
  useEffect(() => {
    if (left !== undefined && (left % 15 === 0 || left === 5)) told.value = left;
  }, [left]);
  if (left === undefined || left > 600) return null;
  return (
    <p class={left <= 5 ? 'title figures countdown soon' : 'title figures countdown'}>
      <span aria-hidden="true">{t('live.left', { n: left })}</span>
      <span class="unseen" aria-live="polite">
        {told.value === undefined ? '' : t('live.left', { n: told.value })}
      </span>
    </p>
  );
}
