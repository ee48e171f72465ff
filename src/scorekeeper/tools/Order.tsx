import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json } from '../../engine/rules';
import type { HelperProps } from '../../games/keeper';
import { worn } from '../../look/appearance';
import { joined, t } from '../../look/say';
import { Button } from '../../look/widgets';
import { fair, shuffled } from './chance';
import { type OrderState, readOrder, started } from './order-state';
import { Chips, Who } from './parts';

/** Who begins, drawn or named, and the order of play. */

const STEP_MS = 90;
/** The lamp goes round the table about twice, and slower towards the end. */
const STEPS = 14;

/** A lamp that goes round the people and stops at one; the draw itself was over before it began. */
function useLamp(n: number): { at: number | undefined; run(to: number): void } {
  const steps = useSignal<{ left: number; to: number } | undefined>(undefined);
  const now = steps.value;
  useEffect(() => {
    if (!now) return;
    const slow = STEP_MS * (1 + Math.max(0, 6 - now.left) * 0.5) * (worn.motion.value === 2 ? 0.5 : 1);
    const timer = setTimeout(() => {
      steps.value = now.left > 0 ? { ...now, left: now.left - 1 } : undefined;
    }, slow);
    return () => clearTimeout(timer);
  }, [now]);
  return {
    at: now && (now.to - (now.left % n) + n) % n,
    run(to) {
      steps.value = worn.motion.value === 0 ? undefined : { left: STEPS, to };
    },
  };
}

function words({ order, drawn }: OrderState, people: HelperProps['people']): string {
  if (drawn === 'none') return t('order.none');
  if (drawn === 'start') return t('order.starts', { name: people[order[0]].name });
  return t('order.drawn', { names: joined(order.map((seat) => people[seat].name)) });
}

export function Order({ people, kept, keep }: HelperProps) {
  const n = people.length;
  const state = readOrder(kept, n);
  const lamp = useLamp(n);
  const save = (next: OrderState) => keep(next as Json);
  const draw = (next: OrderState) => {
    save(next);
    lamp.run(next.order[0]);
  };
  const drawing = lamp.at !== undefined;
  return (
    <div class="stack tool">
      <div class="row tool-row">
        <Button kind="main" onClick={() => draw(started(fair(n), n))}>
          {t('order.start')}
        </Button>
        <Button onClick={() => draw({ order: shuffled(n), drawn: 'order' })}>{t('order.all')}</Button>
      </div>
      <p class="title tool-fell" aria-live="polite">
        {drawing ? t('order.drawing') : words(state, people)}
      </p>
      <Chips
        people={people}
        label={t('order.hint')}
        active={lamp.at ?? (state.drawn === 'none' ? -1 : state.order[0])}
        onTap={(seat) => save(started(seat, n))}
      />
      {!drawing && state.drawn === 'order' && (
        <ol class="tool-order" aria-label={t('order.list')}>
          {state.order.map((seat) => (
            <li key={seat} class="fact">
              <Who person={people[seat]} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
