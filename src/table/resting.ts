import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { HOLD_MS } from './board-looking';
import { REST_MS } from './board-pointers';
import { HeldGlass } from './held-glass';
import type { Looks } from './looks';

/** A finger that rests on a card or a plate sees it larger, and is told what that is; neither it nor one that asks chooses anything by it. */

/** It has moved further than this: it drags or scrolls, in px. */
const SLACK = 10;

/** Between one touch and the click that comes of it. */
class Rest {
  private readonly looks: Looks;
  private readonly glass = new HeldGlass();
  private timers: ReturnType<typeof setTimeout>[] = [];
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
    const { clientX: x, clientY: y } = event;
    this.from = [x, y];
    if (!this.looks.restsOn(target)) return;
    this.timers = [
      setTimeout(() => this.glass.show(target, x, y), HOLD_MS),
      setTimeout(() => {
        this.told = this.looks.restOn(target);
      }, REST_MS),
    ];
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    const far = Math.hypot(clientX - this.from[0], clientY - this.from[1]) > SLACK;
    if (far) this.forget();
    if (this.glass.open) this.glass.move(clientX, clientY);
  };

  readonly stop = (): void => {
    this.forget();
    this.glass.hide();
  };

  private forget(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** What the finger rested on hears nothing of it. */
  readonly swallow = (event: Event): void => {
    if (!this.told) return;
    this.told = event.type !== 'click';
    event.preventDefault();
    event.stopPropagation();
  };
}

/** While somebody asks, what acts before there is a click hears nothing. What is disabled has no click, and answers all the same. */
const hush = (looks: Looks) => (event: Event) => {
  const target = event.target as Element;
  if (!looks.hushes(target)) return;
  event.stopPropagation();
  if (event.type === 'pointerup' && target.closest(':disabled')) looks.askAt(target);
};

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
    for (const kind of ['pointerdown', 'pointerup', 'touchend']) element.addEventListener(kind, hush(looks), here);
    element.addEventListener('click', rest.swallow, here);
    element.addEventListener('contextmenu', rest.swallow, here);
    const end = effect(() => {
      looks.turns.value;
      rest.stop();
    });
    return () => {
      end();
      over.abort();
      rest.stop();
    };
  }, [looks]);
}
