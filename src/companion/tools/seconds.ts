import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BEAT_MS, startBeat } from './running';

/** How often what runs is written down, where the page's beat says the rest. */
const KEEP_EVERY = 15;

/**
 * This moment, and again every second while something runs. `keep` is called now and then with the moment, or every
 * second where the browser keeps no notes, so that a kill loses a second and no more.
 */
export function useSeconds(runs: boolean, keep: (now: number) => void): number {
  const second = useSignal(0);
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (!runs) return;
    const noted = startBeat();
    const timer = setInterval(() => {
      second.value++;
      if (!noted || second.value % KEEP_EVERY === 0) latest.current(Date.now());
    }, BEAT_MS);
    return () => clearInterval(timer);
  }, [runs]);
  // read, so that every second draws anew
  void second.value;
  return Date.now();
}
