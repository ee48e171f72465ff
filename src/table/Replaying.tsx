import { useEffect } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import { t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import type { TableModel } from './model';
import { Pieced } from './Pieced';
import { doerOf } from './seeing';

/** In the dock while acts are shown again: which one, in words, and the ways to the others. */
export function Replaying({ model }: { model: TableModel }) {
  const { replay, viewpoint } = model;
  const now = replay.now.value;
  const { length } = viewpoint.match;
  useEffect(() => () => replay.close(), []);
  // somebody has acted meanwhile: the board shows that
  useEffect(() => () => replay.close(), [length]);
  if (!now) return null;
  const seat = doerOf(now.deed);
  const { chairs } = viewpoint.match.record;
  return (
    <section class="actions replaying" aria-label={t('replay.title')} tabIndex={-1}>
      <p class="label figures">
        {t('replay.title')} · {t('replay.at', { at: now.at + 1, of: now.of })}
      </p>
      <p class="line heading replay-words" aria-live="polite">
        {seat !== TABLE && <SeatDisc colour={chairs[seat].colour} />}
        <span>
          {now.deed.events.map((event, i) => (
            <span key={i}>
              <Pieced viewpoint={viewpoint} event={event} />{' '}
            </span>
          ))}
        </span>
      </p>
      <div class="act-controls">
        <Button disabled={now.at === 0} onClick={() => replay.turnTo(now.at - 1)}>
          {t('replay.before')}
        </Button>
        <Button onClick={() => replay.close()}>{t('replay.end')}</Button>
        <Button kind="main" class="act-main" onClick={() => replay.turnTo(now.at + 1)}>
          {now.at + 1 < now.of ? t('replay.next') : t('replay.done')}
        </Button>
      </div>
    </section>
  );
}
