/** Fingers, mouse and wheel on one element, told apart: a tap is short of any drag, and never part of a pinch. */

/** Where it ended in px, when it began in ms as events count them, and how long the finger was down. */
export interface Tap {
  x: number;
  y: number;
  began: number;
  lasted: number;
}

interface Gestures {
  tap(tap: Tap): void;
  doubleTap(tap: Tap): void;
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
  /** A mouse is over this point; null when it left. */
  hover(at: [number, number] | null): void;
}

/** A finger trembles this much, in px. */
const SLOP = 10;
const DOUBLE_MS = 320;
const DOUBLE_REACH = 30;

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  began: number;
}

/** Positions come from offsetX/Y: unlike client coordinates they are right when the table is turned towards a seat. */
const at = (event: MouseEvent): [number, number] => [event.offsetX, event.offsetY];

export class Pointers {
  private fingers = new Map<number, Finger>();
  /** Since the first finger came down: has anything but a tap happened? */
  private dragged = false;
  private last = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };
  private stop = new AbortController();
  private element: HTMLElement;
  private gestures: Gestures;

  constructor(element: HTMLElement, gestures: Gestures) {
    this.element = element;
    this.gestures = gestures;
    const { signal } = this.stop;
    element.addEventListener('pointerdown', (event) => this.down(event), { signal });
    element.addEventListener('pointermove', (event) => this.move(event), { signal });
    element.addEventListener('pointerup', (event) => this.up(event), { signal });
    element.addEventListener('pointercancel', (event) => this.lose(event), { signal });
    element.addEventListener('lostpointercapture', (event) => this.lose(event), { signal });
    element.addEventListener('pointerleave', () => gestures.hover(null), { signal });
    element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    // A long press on the board asks for nothing.
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  }

  /** Whatever is going on is no gesture any more. */
  drop(): void {
    this.fingers.clear();
    this.dragged = true;
    this.last.time = Number.NEGATIVE_INFINITY;
  }

  close(): void {
    this.drop();
    this.stop.abort();
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const [x, y] = at(event);
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x, y, startX: x, startY: y, began: event.timeStamp });
    if (this.fingers.size > 1) this.dragged = true;
    this.capture(event.pointerId);
  }

  /** A pointer that is already gone cannot be captured; then the up event simply never comes. */
  private capture(id: number): void {
    try {
      this.element.setPointerCapture(id);
    } catch {
      this.fingers.delete(id);
    }
  }

  private move(event: PointerEvent): void {
    const [x, y] = at(event);
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.gestures.hover([x, y]);
      return;
    }
    if (!this.dragged && Math.hypot(x - finger.startX, y - finger.startY) < SLOP) return;
    this.dragged = true;
    const other = [...this.fingers.values()].find((one) => one !== finger);
    if (other) this.pinch(finger, other, x, y);
    else this.gestures.pan(x - finger.x, y - finger.y);
    finger.x = x;
    finger.y = y;
  }

  /** One of two fingers moved: the middle pans, the spread zooms about the middle. */
  private pinch(finger: Finger, other: Finger, x: number, y: number): void {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    this.gestures.pan((x - finger.x) / 2, (y - finger.y) / 2);
    if (before > 1) this.gestures.zoom((x + other.x) / 2, (y + other.y) / 2, after / before);
  }

  private up(event: PointerEvent): void {
    const [x, y] = at(event);
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (!finger || this.dragged) return;
    const near = Math.hypot(x - this.last.x, y - this.last.y) < DOUBLE_REACH;
    const double = near && event.timeStamp - this.last.time < DOUBLE_MS;
    this.last = { x, y, time: double ? Number.NEGATIVE_INFINITY : event.timeStamp };
    const { began } = finger;
    const tap = { x, y, began, lasted: event.timeStamp - began };
    if (double) this.gestures.doubleTap(tap);
    else this.gestures.tap(tap);
  }

  private lose(event: PointerEvent): void {
    if (this.fingers.delete(event.pointerId)) this.dragged = true;
  }

  /** Also what a pinch on a trackpad sends (with ctrlKey, in finer steps). */
  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const step = event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0015);
    this.gestures.zoom(...at(event), Math.exp(-step));
  }
}
