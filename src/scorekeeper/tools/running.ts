import { isAmount, isRecord } from './checks';

/**
 * Time that runs on while this page lives, with the tool open or folded away, and stands still once the page is gone. What
 * is kept holds the moment it was last counted and a mark of the page that counted it; a beat a second says how long that
 * page lived. So a kill loses a second at most, and a night in the drawer adds none.
 */

export type Running = { since: number; page: string };

/** This page, from loading it until it is gone. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(2)), (one) => one.toString(36)).join('');
const KEY = 'tidetable.beat';
export const BEAT_MS = 1000;

/** This moment by a clock that nobody can put back or forward while the page lives. */
export const pageTime = (): number => Math.round(performance.timeOrigin + performance.now());

export const isRunning = (x: unknown): x is Running => isRecord(x) && isAmount(x.since) && typeof x.page === 'string';

export const runningFrom = (now: number): Running => ({ since: now, page: PAGE });

const keyOf = (page: string): string => `${KEY}.${page}`;

/** When that page said last that it lives; undefined where it said nothing. */
function beatOf(page: string): number | undefined {
  try {
    return Number(localStorage.getItem(keyOf(page))) || undefined;
  } catch {
    return undefined;
  }
}

/** Says that this page lives; whether the browser took the note. */
function beat(): boolean {
  try {
    localStorage.setItem(keyOf(PAGE), `${pageTime()}`);
    return true;
  } catch {
    return false;
  }
}

const DAY = 86_400_000;

/** Pages that are long gone need no note any more. */
function sweep(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${KEY}.`) && !(Number(localStorage.getItem(key)) > pageTime() - DAY))
        localStorage.removeItem(key);
  } catch {
    // a browser that keeps no notes has none to sweep
  }
}

let beating = false;

/**
 * From now on this page says that it lives, until it is gone: the mark alone does nothing. False where the browser keeps no
 * notes; then what runs has to be kept every second.
 */
export function startBeat(): boolean {
  if (!beating) {
    sweep();
    setInterval(beat, BEAT_MS);
  }
  beating = true;
  return beat();
}

/** Whether this very page has counted it: else the clock has stood still since. */
export const isMine = ({ page }: Running): boolean => page === PAGE;

/** The page that has counted it is gone, and has not just been left for this one. */
export const isGone = (running: Running): boolean =>
  !isMine(running) && pageTime() - (beatOf(running.page) ?? 0) > 3 * BEAT_MS;

/** Milliseconds since it was last counted. */
export function ranFor(running: Running, now: number): number {
  const until = isMine(running) ? now : (beatOf(running.page) ?? running.since);
  return Math.max(0, until - running.since);
}
