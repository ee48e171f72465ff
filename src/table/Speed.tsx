import './speed.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../look/say';
import { IconButton, Segmented, Switch } from '../look/widgets';
import { MOTIONS, prefs } from '../storage/prefs';
import { soundOn } from './sound';

interface Props {
  /** So many people play at this table. */
  people: number;
  /** Other ways to look at the table, where the bar has no room for them. */
  children?: ComponentChildren;
}

/**
 * How fast what nobody does with a finger goes on, and whether it is heard: it stays as it is set, for every table. How
 * well anybody plays it never changes.
 */
export function Speed({ people, children }: Props) {
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
        icon={children ? 'ask' : 'pace'}
        class={`speed-${now}`}
        label={t(children ? 'speed.around' : 'speed.label', { now: t(`speed.${now}`) })}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      />
      {open.value && (
        <div class="speed-choices">
          {children && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: what is in it is pressed by keys as well
            // biome-ignore lint/a11y/noStaticElementInteractions: whatever was chosen closes it
            <div class="looks-rows" onClick={() => (open.value = false)}>
              {children}
            </div>
          )}
          <Segmented
            titled
            label={t('speed.title')}
            value={now}
            options={MOTIONS.map((value) => ({ value, text: t(`speed.${value}`) }))}
            onChange={(value) => {
              prefs.motion.value = value;
            }}
          />
          <Switch label={t('speed.sound')} value={soundOn(people)} onChange={(on) => (prefs.sound.value = on)} />
        </div>
      )}
    </span>
  );
}
