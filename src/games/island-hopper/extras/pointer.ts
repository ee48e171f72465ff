import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { dropPoint, HOLD, isFalseStart, PAD, PALM, type Sample } from '../rules/drop';
import { COMPASS, type Point } from '../rules/lagoon';
import { type Sheet, toLagoon } from './math';

/** One finger, one token (rule page A5): hold until it lifts, drag, let go. Every other touch is ignored. */

type Phase = 'ready' | 'held' | 'aloft';

interface Wanted {
  sheet: Sheet;
  /** CSS pixels per millimetre. */
  perMm: number;
  /** A token waits to be flown. */
  open: boolean;
  onDrop(at: Point): void;
  /** Let go too soon, or torn away by the system: the flight does not count. */
  onVoid(why: 'soon' | 'broken'): void;
}

interface Finger {
  id: number;
  began: number;
  samples: Sample[];
  timer: ReturnType<typeof setTimeout>;
}

interface Flown {
  phase: Signal<Phase>;
  at: Signal<Point>;
  handlers: { [name: string]: (event: PointerEvent) => void };
}

/** What all touches of one sheet share. */
interface Play {
  phase: Signal<Phase>;
  at: Signal<Point>;
  finger: { current: Finger | undefined };
  now: { readonly current: Wanted };
}

export function useFinger(wanted: Wanted): Flown {
  const phase = useSignal<Phase>('ready');
  const at = useSignal<Point>([0, 0]);
  const finger = useRef<Finger | undefined>(undefined);
  const now = useRef(wanted);
  now.current = wanted;
  const play: Play = { phase, at, finger, now };
  useTorn(() => tear(play), wanted.sheet.scale, wanted.sheet.turned);
  const handlers = {
    onPointerDown: (event: PointerEvent) => down(play, event),
    onPointerMove: (event: PointerEvent) => move(play, event),
    onPointerUp: (event: PointerEvent) => up(play, event),
    onPointerCancel(event: PointerEvent) {
      if (finger.current?.id === event.pointerId) tear(play);
    },
    // a finger that rests is lifting the token, not asking for a menu
    onContextMenu: (event: Event) => event.preventDefault(),
  };
  return { phase, at, handlers };
}

function place({ now }: Play, event: PointerEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return toLagoon(now.current.sheet, event.clientX - box.left, event.clientY - box.top);
}

function rest({ phase, at, finger }: Play): void {
  clearTimeout(finger.current?.timer);
  finger.current = undefined;
  phase.value = 'ready';
  at.value = [0, 0];
}

function tear(play: Play): void {
  if (!play.finger.current) return;
  rest(play);
  play.now.current.onVoid('broken');
}

function down(play: Play, event: PointerEvent): void {
  const { phase, finger, now } = play;
  const { open, perMm } = now.current;
  if (!open || finger.current || event.button > 0) return;
  const [x, y] = place(play, event);
  if (Math.hypot(x, y) > Math.max(COMPASS, PAD) || Math.max(event.width, event.height) / 2 > PALM * perMm) return;
  (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  const timer = setTimeout(() => {
    phase.value = 'aloft';
  }, HOLD);
  finger.current = { id: event.pointerId, began: event.timeStamp, samples: [{ x, y, t: event.timeStamp }], timer };
  phase.value = 'held';
}

function move(play: Play, event: PointerEvent): void {
  const one = play.finger.current;
  if (one?.id !== event.pointerId) return;
  const [x, y] = place(play, event);
  one.samples.push({ x, y, t: event.timeStamp });
  if (play.phase.value === 'aloft') play.at.value = [x, y];
}

function up(play: Play, event: PointerEvent): void {
  const one = play.finger.current;
  if (one?.id !== event.pointerId) return;
  const lifted = play.phase.value === 'aloft';
  const drop = dropPoint(one.samples, event.timeStamp);
  rest(play);
  if (!lifted || isFalseStart(drop, event.timeStamp - one.began)) play.now.current.onVoid('soon');
  else play.now.current.onDrop(drop);
}

/** A flight does not survive a turned tablet, another app in front, or its own page going away. */
function useTorn(tear: () => void, scale: number, turned: boolean): void {
  useLayoutEffect(() => tear, [scale, turned]);
  useEffect(() => {
    const hidden = () => document.hidden && tear();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
}
