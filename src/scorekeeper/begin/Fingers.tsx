import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { fair } from '../tools/chance';

/** All lay a finger on the screen, and one of them starts. */

/** How long no finger may come or go before one is chosen, in ms. */
const WAIT = 1800;
/** Screens tell no more fingers apart. */
const MOST = 10;

interface Finger {
  id: number;
  x: number;
  y: number;
  colour: number;
}

export function Fingers() {
  const down = useSignal<readonly Finger[]>([]);
  const chosen = useSignal<number | undefined>(undefined);
  const here = down.value;
  const count = here.length;
  useEffect(() => {
    if (count < 2 || chosen.value !== undefined) return;
    const timer = setTimeout(() => {
      const now = down.value;
      chosen.value = now[fair(now.length)]?.id;
      navigator.vibrate?.(120);
    }, WAIT);
    return () => clearTimeout(timer);
  }, [count]);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = (currentTarget as HTMLElement).getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const lay = (event: PointerEvent) => {
    event.preventDefault();
    // whoever comes after the choice begins another one
    const before = chosen.value === undefined ? down.value : [];
    chosen.value = undefined;
    if (before.length >= MOST) return;
    const colour = SEAT_STYLES.findIndex((_, i) => !before.some((one) => one.colour === i));
    down.value = [...before, { id: event.pointerId, ...at(event), colour }];
  };
  const lift = ({ pointerId }: PointerEvent) => {
    // the winner stays to be seen
    if (chosen.value === undefined) down.value = down.value.filter(({ id }) => id !== pointerId);
  };
  return (
    <div
      class="card mid title fingers"
      role="img"
      aria-label={t('fingers.title')}
      onPointerDown={lay}
      onPointerUp={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => event.preventDefault()}
    >
      {count < 2 && <p>{t('fingers.title')}</p>}
      {here.map(({ id, x, y, colour }) => {
        const { face = 'var(--accent)' } = SEAT_STYLES[colour] ?? {};
        const state = chosen.value === undefined ? '' : chosen.value === id ? 'first' : 'other';
        return <span key={id} class={state} style={{ left: `${x}px`, top: `${y}px`, background: face }} />;
      })}
    </div>
  );
}
