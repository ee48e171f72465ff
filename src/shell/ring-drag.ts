import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** A seat dragged round the tablet, or only tapped. */

const SLOP = 6;

interface Drag {
  /** The seat that is held. */
  at: number;
  /** Where the finger came down. */
  x: number;
  y: number;
  /** Where round the tablet it is, once it has really moved; degrees, as a chair's. */
  side?: number;
}

/** Where round the middle of the box, in degrees clockwise from its lower edge. */
function sideAt(box: Element, event: PointerEvent): number {
  const { left, top, width, height } = box.getBoundingClientRect();
  const x = (event.clientX - left) / width - 0.5;
  const y = (event.clientY - top) / height - 0.5;
  return ((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360;
}

interface Ends {
  onDrop(at: number, side: number): void;
  onTap(at: number): void;
}

/** `box` holds the tablet and the seats; `on` makes the handlers of one seat. */
export function useDrag({ onDrop, onTap }: Ends) {
  const box = useRef<HTMLDivElement>(null);
  const drag = useSignal<Drag | undefined>(undefined);
  const dragged = drag.value;

  function slide(event: PointerEvent): void {
    if (!dragged || !box.current) return;
    const far = Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) > SLOP;
    if (far || dragged.side !== undefined) drag.value = { ...dragged, side: sideAt(box.current, event) };
  }

  function drop(): void {
    if (!dragged) return;
    drag.value = undefined;
    if (dragged.side !== undefined) onDrop(dragged.at, dragged.side);
    else onTap(dragged.at);
  }

  const on = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      drag.value = { at, x: event.clientX, y: event.clientY };
    },
    onPointerMove: slide,
    onPointerUp: drop,
    onPointerCancel() {
      drag.value = undefined;
    },
  });

  return { box, dragged, on };
}
