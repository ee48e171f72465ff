import './live.css';
import { useComputed } from '@preact/signals';
import type { LiveProps } from '../../table';
import { Glass } from '../panels/glass';
import type { View } from '../rules/state';

/** The sand of the bribing minute, in the water between two islands where no coin is put. Its seconds are told in the foot. */
export function Sand({ view, left }: LiveProps) {
  const { bribing } = view as View;
  const whole = bribing === 'calm' ? 0 : bribing * 1000;
  // it sinks once a second: nothing is drawn anew in between
  const second = useComputed(() => Math.ceil((left.value ?? whole) / 1000));
  if (whole === 0) return null;
  return (
    <div class={second.value <= SOON ? 'mid hopper-minute soon' : 'mid hopper-minute'}>
      <Glass share={Math.min(1, (second.value * 1000) / whole)} runs={second.value > 0} />
      <span class="figures" aria-hidden="true">
        {second.value}
      </span>
    </div>
  );
}

/** So many seconds are few. */
const SOON = 10;
