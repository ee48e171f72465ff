import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import './screen-size.css';
import { CARD, LEAST, measure, outlineOn, screenScale, within } from './millimetres';
import { addText, t } from './say';
import { text } from './text-screen-size.en';
import { Button, Dialog, IconButton } from './widgets';

export { type Scale, screenScale } from './millimetres';

addText(text);

/** How large this screen is, by a bank card laid on an outline. */

interface Props {
  open: boolean;
  onClose(): void;
}

export function ScreenSize({ open, onClose }: Props) {
  return open ? <Matching onClose={onClose} /> : null;
}

const STEP = 0.01;
const FAST = 0.03;
const PATIENCE = 380;
const PACE = 35;

/** Steps once, and after a while again and again, for as long as it is held. */
function useHeld(step: (by: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return (sign: 1 | -1) => ({
    onPointerDown: () => {
      stop();
      step(sign * STEP);
      const again = () => {
        step(sign * FAST);
        timer.current = setTimeout(again, PACE);
      };
      timer.current = setTimeout(again, PATIENCE);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    // keys and screen readers click without a pointer
    onClick: (event: MouseEvent) => event.detail === 0 && step(sign * STEP),
  });
}

/** Two fingers on the stage: their distance now against their distance before. */
function usePinch(zoom: (by: number) => void) {
  const fingers = useRef(new Map<number, readonly [number, number]>());
  const apart = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (fingers.current.size < 2) fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = apart();
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      if (before > 8) zoom(apart() / before);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const ARROWS: { readonly [key: string]: number } = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** Wherever the focus is; the slider has arrow keys of its own. */
function useArrows(step: (by: number) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      if (!way || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      step(way * (event.shiftKey ? 10 : 1) * STEP);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** How much room the stage has, followed through turns of the tablet. */
function useRoom(stage: { readonly current: HTMLElement | null }) {
  const room = useSignal(outlineOn(800));
  useLayoutEffect(() => {
    const look = () => {
      room.value = outlineOn(stage.current?.clientWidth || 800);
    };
    look();
    // the dialog has no width before it is shown
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined;
    if (stage.current) watch?.observe(stage.current);
    return () => watch?.disconnect();
  }, []);
  return room.value;
}

function Matching({ onClose }: { onClose(): void }) {
  const stage = useRef<HTMLDivElement>(null);
  const { half, most } = useRoom(stage);
  // not rounded, so that a slow pinch is not lost
  const size = useSignal(screenScale().perMm);
  const perMm = within(size.value, most);
  const set = (next: number) => {
    size.value = Math.min(most, Math.max(LEAST, next));
  };
  const step = (by: number) => set(Math.min(size.value, most) + by);
  useArrows(step);
  const pinch = usePinch((by) => set(size.value * by));
  const save = () => {
    measure(within(size.value, most));
    onClose();
  };
  return (
    <Dialog
      open
      sheet
      title={t('screen.title')}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button kind="main" onClick={save}>
            {t('screen.save')}
          </Button>
        </>
      }
    >
      <p>{t('screen.why')}</p>
      {half && <p class="soft">{t('screen.half')}</p>}
      <div class="mid id-stage" ref={stage} {...pinch}>
        <CardOutline perMm={perMm} half={half} />
      </div>
      <Controls perMm={perMm} most={most} set={set} step={step} />
      <p class="note id-how">{t('screen.how')}</p>
    </Dialog>
  );
}

interface ControlsProps {
  perMm: number;
  most: number;
  set(perMm: number): void;
  step(by: number): void;
}

function Controls({ perMm, most, set, step }: ControlsProps) {
  const held = useHeld(step);
  const now = t('screen.now', { n: Math.round(perMm * 100) / 10 });
  return (
    <div class="id-controls">
      <IconButton icon="minus" label={t('screen.smaller')} {...held(-1)} />
      <input
        type="range"
        aria-label={t('screen.size')}
        aria-valuetext={now}
        min={LEAST}
        max={most}
        step={STEP}
        value={perMm}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <IconButton icon="plus" label={t('screen.larger')} {...held(1)} />
      <output class="figures soft">{now}</output>
    </div>
  );
}

const ROSE = 'M0 -9L1.500 -1.500 9 0 1.500 1.500 0 9 -1.500 1.500 -9 0 -1.500 -1.500Z';

/** A card with its corners, a chip and a compass rose of no bank; or the left half of it. */
function CardOutline({ perMm, half }: { perMm: number; half: boolean }) {
  const wide = half ? CARD.long / 2 : CARD.long;
  return (
    <svg
      class={`id-card ${half ? 'id-card-half' : ''}`}
      width={wide * perMm}
      height={CARD.short * perMm}
      viewBox={`0 0 ${wide} ${CARD.short}`}
      aria-hidden="true"
    >
      <rect class="id-face" x="0.15" y="0.15" width={CARD.long - 0.3} height={CARD.short - 0.3} rx="3.1" />
      {!half && <path class="id-rose" d={ROSE} transform="translate(70 16)" />}
      <path
        class="id-chip"
        d="M9 20.500h11v9H9zM9 23.500h3.500v3H9M20 23.500h-3.500v3H20M12.500 20.500v9M16.500 20.500v9"
      />
      <path class="id-scale" d={`M9 44.500h${half ? 24 : 60}M9 43v3${half ? 'M33 43v3' : 'M69 43v3'}`} />
      <path class="id-scale" d={ticks(half ? 24 : 60)} />
      <text class="id-text" x="9" y="41.500">
        {t(half ? 'screen.short' : 'screen.both')}
      </text>
    </svg>
  );
}

/** A centimetre rule on the card, for whoever has a ruler and no card. */
const ticks = (mm: number): string =>
  Array.from({ length: mm + 1 }, (_, i) => `M${9 + i} 44.500v${i % 10 === 0 ? -1.5 : -0.8}`).join('');
