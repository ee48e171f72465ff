import { useEffect } from 'preact/hooks';
import { REST_MS } from './board-pointers';
import type { Looks } from './looks';

/** A finger that rests on a card or a plate is told what that is, and chooses nothing by it. */

/** It has moved further than this: it drags or scrolls, in px. */
const SLACK = 10;

/** Between one touch and the click that comes of it. */
class Rest {
  private readonly looks: Looks;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = [0, 0];
  private told = false;

  constructor(looks: Looks) {
    this.looks = looks;
  }

  readonly down = (event: PointerEvent): void => {
    this.stop();
    this.told = false;
    if (!event.isPrimary || event.button !== 0) return;
    const target = event.target as Element;
    this.from = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.told = this.looks.restOn(target);
    }, REST_MS);
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.from[0], clientY - this.from[1]) > SLACK) this.stop();
  };

  readonly stop = (): void => clearTimeout(this.timer);

  /** What the finger rested on hears nothing of it. */
  readonly swallow = (event: Event): void => {
    if (!this.told) return;
    this.told = event.type !== 'click';
    event.preventDefault();
    event.stopPropagation();
  };
}

export function useRest(root: { readonly current: HTMLElement | null }, looks: Looks): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const rest = new Rest(looks);
    const over = new AbortController();
    const here = { signal: over.signal, capture: true };
    element.addEventListener('pointerdown', rest.down, here);
    element.addEventListener('pointermove', rest.move, here);
    element.addEventListener('pointerup', rest.stop, here);
    element.addEventListener('pointercancel', rest.stop, here);
    element.addEventListener('click', rest.swallow, here);
    element.addEventListener('contextmenu', rest.swallow, here);
    return () => {
      over.abort();
      rest.stop();
    };
  }, [looks]);
}
