import './speed.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../look/say';
import { IconButton, Segmented } from '../look/widgets';
import { MOTIONS, prefs } from '../storage/prefs';

/** How fast what nobody does with a finger goes on: it stays as it is set, for every table. How well anybody plays it never changes. */
export function Speed() {
  const open = useSignal(false);
  const root = useRef<HTMLSpanElement>(null);
  const now = prefs.motion.value;
  useEffect(() => {
    if (!open.value) return;
    const stop = new AbortController();
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) open.value = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      root.current?.querySelector('button')?.focus();
      open.value = false;
    };
    addEventListener('pointerdown', away, { capture: true, signal: stop.signal });
    addEventListener('keydown', key, { signal: stop.signal });
    return () => stop.abort();
  }, [open.value]);
  return (
    <span class="speed" ref={root}>
      <IconButton
        icon="pace"
        class={`speed-${now}`}
        label={t('speed.label', { now: t(`speed.${now}`) })}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      />
      {open.value && (
        <div class="speed-choices">
          <Segmented
            titled
            label={t('speed.title')}
            value={now}
            options={MOTIONS.map((value) => ({ value, text: t(`speed.${value}`) }))}
            onChange={(value) => {
              prefs.motion.value = value;
            }}
          />
        </div>
      )}
    </span>
  );
}
