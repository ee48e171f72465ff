import { useEffect } from 'preact/hooks';
import type { Json } from '../../engine/rules';
import type { HelperProps } from '../../games/keeper';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton } from '../../look/widgets';
import { readyChime, ring } from './chime';
import { clockTime } from './clock-state';
import { pageTime } from './running';
import { readSand, type SandState, sandAt, sandOn, sandPaused, turned } from './sand-state';
import { useSeconds } from './seconds';

/** The sand glass that lies in some boxes. */

/** How high the sand stands in either half, 0..1 of it. */
function Glass({ share, runs }: { share: number; runs: boolean }) {
  // a cone's height goes with the root of what lies in it
  const upper = 44 * Math.sqrt(share);
  const lower = 44 * (1 - Math.sqrt(share));
  return (
    <svg class="tool-glass" viewBox="0 0 100 120" aria-hidden="true">
      <path class="tool-sand" d={`M50 58L${50 - (upper * 30) / 44} ${58 - upper}H${50 + (upper * 30) / 44}z`} />
      <path
        class="tool-sand"
        d={`M18 108L${18 + (lower * 28) / 44} ${108 - lower}H${82 - (lower * 28) / 44}L82 108z`}
      />
      {runs && share > 0 && <path class="tool-stream" d="M50 58V108" />}
      <path class="tool-pane" d="M18 12C18 40 47 52 47 60S18 80 18 108H82C82 80 53 68 53 60S82 40 82 12z" />
      <path class="tool-frame" d="M12 9H88M12 111H88" />
    </svg>
  );
}

/** A line above the sheet: it stays in sight while it runs. */
export function Sand({ kept, keep, seconds }: Pick<HelperProps, 'kept' | 'keep'> & { seconds: number }) {
  const full = seconds * 1000;
  const state = readSand(kept, full);
  const save = (next: SandState) => keep(next as Json);
  const now = useSeconds(state.running !== null, (at) => {
    if (state.running) save(sandOn(sandPaused(state, at), at));
  });
  const left = sandAt(state, now);
  const over = left === 0;
  const runs = state.running !== null && !over;
  useEffect(() => {
    if (!over || !state.running) return;
    save({ left: 0, running: null });
    toast(t('sand.over'));
    ring();
  }, [over]);
  const start = (next: SandState) => {
    readyChime();
    save(next);
  };
  return (
    <div class={`row apart card running-line ${runs ? 'on' : ''}`}>
      <Glass share={left / full} runs={runs} />
      <p class={`title tool-fell figures ${over ? 'over' : ''}`} aria-live={over ? 'assertive' : 'off'}>
        {over
          ? t('sand.over')
          : t(left === full && !runs ? 'sand.full' : 'sand.left', {
              time: clockTime(left === full ? full : left + 999),
            })}
      </p>
      {!runs && !over && left < full && (
        <IconButton icon="again" label={t('sand.turn')} onClick={() => start(turned(full, pageTime()))} />
      )}
      {runs ? (
        <Button onClick={() => save(sandPaused(state, pageTime()))}>{t('sand.pause')}</Button>
      ) : (
        <Button onClick={() => start(over ? turned(full, pageTime()) : sandOn(state, pageTime()))}>
          {t(over ? 'sand.again' : left === full ? 'sand.turn' : 'clock.on')}
        </Button>
      )}
    </div>
  );
}
