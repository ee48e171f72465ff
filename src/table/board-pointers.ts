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
  /** A finger came down: how long it rests before it looks closely, in ms; undefined where there is nothing to look at. */
  press(x: number, y: number): number | undefined;
  /** It looks closely here; null where it has left the board. */
  look(at: [number, number] | null): void;
  /** It was lifted: what it looked at is meant. `rested`: it lay still, long enough to ask what that is. */
  choose(rested: boolean): void;
  /** Nothing that it looked at was meant. */
  forget(): void;
  /** A finger came down: whether it lies on a piece that is dragged. */
  grab(x: number, y: number): boolean;
  drag(x: number, y: number): void;
  /** It let go of the piece; not `meant`: nothing has been dragged. */
  release(meant: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
  /** A mouse is over this point; null when it left. */
  hover(at: [number, number] | null): void;
}

/** So long a finger rests that asks what something is, in ms. */
export const REST_MS = 600;
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
  /** One finger looks closely, or will: it neither taps nor pans then. */
  private sight: 'no' | 'soon' | 'yes' = 'no';
  private waiting = 0;
  /** One finger has a piece under it. */
  private held = false;
  /** Another finger has ended what the first one did: nothing more comes of these before all are lifted. */
  private barred = false;
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
    // the click that a touch leaves behind would meet whatever has opened under the finger meanwhile
    element.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { signal });
    // A long press on the board asks for nothing.
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  }

  get holds(): boolean {
    return this.held;
  }

  /** Whatever is going on is no gesture any more. */
  drop(): void {
    this.lookAway();
    this.letGo(false);
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
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.barred = false;
    }
    this.fingers.set(event.pointerId, { x, y, startX: x, startY: y, began: event.timeStamp });
    if (this.fingers.size > 1) {
      this.barred ||= (this.held && this.dragged) || this.sight === 'yes';
      this.dragged = true;
      this.lookAway();
      this.letGo(false);
    }
    this.capture(event.pointerId);
    if (this.fingers.size !== 1 || this.dragged) return;
    this.held = this.gestures.grab(x, y);
    if (!this.held) this.waitToLook(x, y);
  }

  private letGo(meant: boolean): void {
    const { held } = this;
    this.held = false;
    if (held) this.gestures.release(meant);
  }

  private waitToLook(x: number, y: number): void {
    this.lookAway();
    const rest = this.gestures.press(x, y);
    if (rest === undefined) return;
    this.sight = 'soon';
    this.waiting = window.setTimeout(() => this.lookAt([x, y]), rest);
  }

  private lookAt(at: [number, number] | null): void {
    window.clearTimeout(this.waiting);
    this.sight = 'yes';
    this.gestures.look(at);
  }

  /** Ends it without a choice. */
  private lookAway(): void {
    window.clearTimeout(this.waiting);
    const looked = this.sight === 'yes';
    this.sight = 'no';
    if (looked) this.gestures.forget();
  }

  /** Plates and dock lie on the board; over them a finger has left it. */
  private over({ clientX, clientY }: PointerEvent): boolean {
    return document.elementFromPoint(clientX, clientY) === this.element;
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
    if (this.barred) return;
    if (this.sight !== 'yes' && !this.dragged && Math.hypot(x - finger.startX, y - finger.startY) < SLOP) return;
    if (this.sight !== 'no') {
      this.lookAt(this.over(event) ? [x, y] : null);
      return;
    }
    this.dragged = true;
    if (this.held) {
      this.gestures.drag(x, y);
      return;
    }
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
    // let go over a plate or the dock, nothing was meant
    if (finger) this.letGo(this.dragged && this.over(event));
    if (!finger || this.dragged) return;
    window.clearTimeout(this.waiting);
    const looked = this.sight === 'yes';
    this.sight = 'no';
    if (looked) {
      if (!this.over(event)) this.gestures.look(null);
      const still = Math.hypot(x - finger.startX, y - finger.startY) < SLOP;
      this.gestures.choose(still && event.timeStamp - finger.began >= REST_MS);
      this.last.time = Number.NEGATIVE_INFINITY;
      return;
    }
    const near = Math.hypot(x - this.last.x, y - this.last.y) < DOUBLE_REACH;
    const double = near && event.timeStamp - this.last.time < DOUBLE_MS;
    this.last = { x, y, time: double ? Number.NEGATIVE_INFINITY : event.timeStamp };
    const { began } = finger;
    const tap = { x, y, began, lasted: event.timeStamp - began };
    if (double) this.gestures.doubleTap(tap);
    else this.gestures.tap(tap);
  }

  private lose(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    this.dragged = true;
    this.lookAway();
    this.letGo(false);
  }

  /** Also what a pinch on a trackpad sends (with ctrlKey, in finer steps). */
  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const step = event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0015);
    this.gestures.zoom(...at(event), Math.exp(-step));
  }
}
