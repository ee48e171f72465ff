import { type ReadonlySignal, signal } from '@preact/signals';
import { lockName, locks } from './locks';

/** One writer per match: the first window to open it. Others look on and may take over. */

export interface Claim {
  /** This window may play and save. */
  writer: ReadonlySignal<boolean>;
  /** Resolves when it is known whether this window is the writer. */
  ready: Promise<void>;
  /** Makes this window the writer and the others onlookers; load the match again after it. */
  takeOver(): Promise<void>;
  release(): void;
}

/** Matches that another window writes: this one must not save them. */
const lost = new Set<string>();

export const refused = (id: string): boolean => lost.has(id);

/** Locks of this window that are being let go: the same window may come back at once. */
const leaving = new Map<string, Promise<unknown>>();

/** A reloaded page may find its own former lock for a moment; only then is it another window's. */
const ATTEMPTS = 5;
const PAUSE = 200;
/** Browsers have been seen to leave a request for a lock without any answer. */
const PATIENCE = 3000;

class LockClaim implements Claim {
  readonly writer = signal(false);
  readonly ready: Promise<void>;
  private readonly id: string;
  private letGo: (() => void) | undefined;
  /** Ends when the lock that this window has is let go. */
  private mine: Promise<unknown> = Promise.resolve();
  private released = false;

  constructor(id: string) {
    this.id = id;
    this.ready = this.first();
  }

  takeOver(): Promise<void> {
    return this.writer.value ? Promise.resolve() : this.request({ steal: true });
  }

  release(): void {
    this.released = true;
    this.writer.value = false;
    lost.delete(this.id);
    this.letGo?.();
    leaving.set(this.id, this.mine);
  }

  private become(able: boolean): void {
    this.writer.value = able;
    if (this.released) return;
    if (able) lost.delete(this.id);
    else lost.add(this.id);
  }

  private async first(): Promise<void> {
    await leaving.get(this.id);
    for (let i = 0; i < ATTEMPTS && !this.writer.value && !this.released; i++) {
      if (i > 0) await new Promise((done) => setTimeout(done, PAUSE));
      await this.request({ ifAvailable: true });
    }
  }

  /** Resolves when it is known whether the lock is this window's. */
  private request(options: LockOptions): Promise<void> {
    const manager = locks();
    // No locks, no way to know of other windows: everybody may write, and the stamp of a match refuses the older one.
    if (!manager) return Promise.resolve(this.become(true));
    return new Promise((known) => {
      const silence = setTimeout(() => {
        this.mine = Promise.resolve();
        this.become(true);
        known();
      }, PATIENCE);
      const answered = (able: boolean) => {
        clearTimeout(silence);
        this.become(able && !this.released);
        known();
      };
      const held = manager.request(lockName(this.id), options, (lock) => {
        answered(lock !== null);
        return lock === null || this.released ? undefined : this.untilLetGo();
      });
      // Stolen by another window, or locks are not allowed here at all.
      this.mine = held.catch((error: unknown) => answered((error as Error)?.name !== 'AbortError'));
    });
  }

  private untilLetGo(): Promise<void> {
    return new Promise((done) => {
      this.letGo = done;
    });
  }
}

/** Asks for the right to write this match; see Claim. */
export const claim = (id: string): Claim => new LockClaim(id);
