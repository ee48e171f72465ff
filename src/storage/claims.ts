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

export function claim(id: string): Claim {
  const writer = signal(false);
  let letGo: (() => void) | undefined;
  let mine: Promise<unknown> = Promise.resolve();
  let released = false;

  const become = (able: boolean) => {
    writer.value = able;
    if (released) return;
    if (able) lost.delete(id);
    else lost.add(id);
  };

  function request(options: LockOptions): Promise<void> {
    const manager = locks();
    // No locks, no way to know of other windows: everybody may write, and the stamp of a match refuses the older one.
    if (!manager) return Promise.resolve(become(true));
    return new Promise((known) => {
      const silence = setTimeout(() => {
        mine = Promise.resolve();
        become(true);
        known();
      }, PATIENCE);
      const held = manager.request(lockName(id), options, (lock) => {
        clearTimeout(silence);
        become(lock !== null && !released);
        known();
        if (lock === null || released) return undefined;
        return new Promise<void>((done) => {
          letGo = done;
        });
      });
      mine = held.catch((error: unknown) => {
        // Stolen by another window, or locks are not allowed here at all.
        clearTimeout(silence);
        become((error as Error)?.name !== 'AbortError' && !released);
        known();
      });
    });
  }

  async function first(): Promise<void> {
    await leaving.get(id);
    for (let i = 0; i < ATTEMPTS && !writer.value && !released; i++) {
      if (i > 0) await new Promise((done) => setTimeout(done, PAUSE));
      await request({ ifAvailable: true });
    }
  }

  return {
    writer,
    ready: first(),
    takeOver: () => (writer.value ? Promise.resolve() : request({ steal: true })),
    release() {
      released = true;
      writer.value = false;
      lost.delete(id);
      letGo?.();
      leaving.set(id, mine);
    },
  };
}
