import { type Signal, signal } from '@preact/signals';
import type { Seat } from '../engine/rules';

/** The sand of a step that runs against time. It stands still while `stands` says so, and keeps what is left. */

const TICK = 100;
/** A device that slept has not let its people play. */
const LONGEST_TICK = 1000;
const SAVE_EVERY = 1000;
/** Computer players keep still when so little is left. */
const TOO_LATE = 2000;
/** In a step as long as this one they act like people: now and then, the first time after a look. */
const LONG = 30_000;

type Due = 'up' | 'woken' | { bot: Seat };

interface ClockHost {
  stands(): boolean;
  /** Now and then, so that a kill costs little. */
  save(): void;
}

export class Clock {
  /** Milliseconds left; undefined where nothing runs. */
  readonly left: Signal<number | undefined> = signal(undefined);
  private step = '';
  private wakes = new Set<() => void>();
  /** What will be left when each computer player acts. */
  private moments = new Map<Seat, number>();
  private host: ClockHost;

  constructor(host: ClockHost) {
    this.host = host;
  }

  /** The clock of that step; it goes on where it is running already. */
  begin(step: string, ms: number): void {
    if (this.step === step && this.left.value !== undefined) return;
    this.step = step;
    this.left.value = ms;
    this.moments.clear();
  }

  stop(): void {
    this.step = '';
    this.left.value = undefined;
    this.moments.clear();
    this.wake();
  }

  /** Something was entered, or the table was left. */
  wake(): void {
    for (const done of [...this.wakes]) done();
  }

  /** Until the time is up, one of these computer players wants to act, or something happened. */
  wait(bots: readonly Seat[]): Promise<Due> {
    for (const bot of bots) if (!this.moments.has(bot)) this.moments.set(bot, this.momentOf());
    return new Promise((resolve) => {
      let last = performance.now();
      let unsaved = 0;
      const end = (due: Due) => {
        clearInterval(timer);
        this.wakes.delete(woken);
        resolve(due);
      };
      const woken = () => end('woken');
      const timer = setInterval(() => {
        const now = performance.now();
        const passed = Math.min(now - last, LONGEST_TICK);
        last = now;
        if (this.left.value === undefined || this.host.stands()) return;
        const left = Math.max(0, this.left.value - passed);
        this.left.value = left;
        unsaved += passed;
        if (unsaved >= SAVE_EVERY) {
          unsaved = 0;
          this.host.save();
        }
        const bot = bots.find((seat) => left <= (this.moments.get(seat) ?? -1));
        if (left === 0) end('up');
        else if (bot !== undefined) {
          this.moments.delete(bot);
          end({ bot });
        }
      }, TICK);
      this.wakes.add(woken);
    });
  }

  /** Below zero: not any more. */
  private momentOf(): number {
    const left = this.left.value ?? 0;
    const [roll] = crypto.getRandomValues(new Uint32Array(1));
    const share = roll / 2 ** 32;
    const gap = left >= LONG ? 1200 + 3800 * share : 300 + 500 * share;
    return left - gap >= Math.min(TOO_LATE, left / 4) ? left - gap : -1;
  }
}
