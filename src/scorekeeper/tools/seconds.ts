import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BEAT_MS, pageTime, startBeat } from './running';

/** How often what runs is written down, where the page's beat says the rest. */
const KEEP_MS = 15_000;
/** A clock must not look as if it skipped a second. */
const LOOK_MS = 200;

/**
 * This moment, and again several times a second while something runs. `keep` is called now and then with the moment, or
 * every second where the browser keeps no notes, so that a kill loses a second and no more.
 */
export function useSeconds(runs: boolean, keep: (now: number) => void): number {
  const looks = useSignal(0);
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (!runs) return;
    const every = startBeat() ? KEEP_MS : BEAT_MS;
    let last = pageTime();
    const timer = setInterval(() => {
      looks.value++;
      if (pageTime() - last < every) return;
      last = pageTime();
      latest.current(last);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  // read, so that every look draws anew
  void looks.value;
  return pageTime();
}
