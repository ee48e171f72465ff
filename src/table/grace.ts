import { effect, type Signal, signal } from '@preact/signals';
import { prefs } from '../storage/prefs';

/**
 * After the last act of a turn the table waits a little, so that it can be taken back, and then goes on by itself. It waits
 * as long whatever was done, and for the button where whoever acted uses no finger: nothing that can be decided runs out on
 * them.
 */

/** In ms; undefined: until somebody says so. */
const GRACES = { none: 0, short: 2000, long: 5000, button: undefined } as const;

const TICK_MS = 100;
/** A device that slept has given nobody time to think. */
const LONGEST_TICK_MS = 300;

interface GraceHost {
  /** The last act of a turn is made and can still be taken back; another object for each. */
  readonly ending: () => object | undefined;
  /** Something lies over the table, or nobody sees it. */
  stands(): boolean;
  /** Lists in words take the place of the board. */
  inWords(): boolean;
  end(): void;
}

export class Grace {
  /** What is left, from 1 to 0; undefined where nothing runs. */
  readonly left: Signal<number | undefined> = signal(undefined);
  /** Whoever pressed last did so with a finger or a mouse. */
  byFinger = false;
  private timer = 0;

  /** Follows the table for as long as it is open. */
  attend(host: GraceHost): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', () => (this.byFinger = true), options);
    addEventListener('keydown', () => (this.byFinger = false), options);
    // a switch or a screen reader clicks without a press
    const click = (event: MouseEvent) => {
      if (event.detail === 0) this.byFinger = false;
    };
    addEventListener('click', click, options);
    const follow = effect(() => {
      const ending = host.ending();
      const ms = GRACES[prefs.grace.value];
      this.stop();
      if (ending && ms !== undefined && this.byFinger && !host.inWords()) this.run(host, ms);
    });
    return () => {
      stop.abort();
      follow();
      this.stop();
    };
  }

  private run(host: GraceHost, ms: number): void {
    let [left, last] = [ms, performance.now()];
    const tick = () => {
      const now = performance.now();
      if (!host.stands()) left -= Math.min(now - last, LONGEST_TICK_MS);
      last = now;
      this.left.value = ms > 0 ? Math.max(0, left / ms) : 0;
      if (left > 0) return;
      this.stop();
      host.end();
    };
    this.left.value = 1;
    this.timer = window.setInterval(tick, ms > 0 ? TICK_MS : 0);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.left.value = undefined;
  }
}
