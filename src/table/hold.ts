import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** How far beside it a finger may stray before it has left, in CSS pixels: the skin rolls. */
const SLACK = 8;

/** Whatever of these happens meanwhile, the hold was not meant for what comes after it. */
const BREAKS = ['blur', 'pagehide', 'beforeprint'] as const;

const stray = ({ clientX: x, clientY: y }: PointerEvent, { left, right, top, bottom }: DOMRect): boolean =>
  x < left - SLACK || x > right + SLACK || y < top - SLACK || y > bottom + SLACK;

/** When what holds this was on the glass for the first time: before that nobody can have meant it. */
function usePainted(): { readonly current: number } {
  const at = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => {
        at.current = performance.now();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return at;
}

/** Calls `stop` when something else happens than one finger resting. */
function useBreaks(pointer: { readonly current: number | null }, stop: () => void): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    for (const name of BREAKS) addEventListener(name, stop, { signal });
    document.addEventListener('visibilitychange', stop, { signal });
    const second = ({ pointerId }: PointerEvent) => pointerId !== pointer.current && stop();
    addEventListener('pointerdown', second, { signal, capture: true });
    return () => {
      over.abort();
      stop();
    };
  }, []);
}

/** A key that comes down on a button, as pressing it would, and goes up again. */
const keys = (down: (event: KeyboardEvent) => void, up: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // a key that is down since the screen before says nothing about this one
    if (!event.repeat) down(event);
  },
  onKeyUp(event: KeyboardEvent) {
    event.preventDefault();
    up();
  },
});

/**
 * A press that counts only when it lasts: one finger, or one key, that comes down on a button that can be seen and rests
 * there. A finger that slides off, a second one, a lost one, and a page that is left end it.
 */
export function useHold(ms: number, held: (byPointer: boolean) => void) {
  const holding = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pointer = useRef<number | null>(null);
  const painted = usePainted();
  const seen = (event: Event) => event.timeStamp >= painted.current;
  const stop = () => {
    clearTimeout(timer.current);
    holding.value = false;
    pointer.current = null;
  };
  const start = (byPointer: boolean) => {
    if (holding.value) return;
    holding.value = true;
    timer.current = setTimeout(() => held(byPointer), ms);
  };
  useBreaks(pointer, stop);
  const on = {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || !seen(event)) return;
      pointer.current = event.pointerId;
      start(true);
    },
    // fingers are captured by what they touched: sliding off is told by the place alone
    onPointerMove(event: PointerEvent) {
      if (event.pointerId !== pointer.current) return;
      if (stray(event, (event.currentTarget as Element).getBoundingClientRect())) stop();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    ...keys((event) => seen(event) && start(false), stop),
  };
  return { holding, seen, on };
}
