import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Match } from '../../engine/match';
import type { Seat } from '../../engine/rules';
import { layKey } from '../../storage/matches';
import { read, write } from '../../storage/store';

/**
 * What was ticked off while a game is laid out, and who has taken their own. Hands are busy with the box: it is there
 * again after an interruption, as long as the game stands so.
 */
export function useProgress(match: Match) {
  const done = useSignal<ReadonlySet<string>>(new Set());
  const taken = useSignal<readonly Seat[]>([]);
  const key = layKey(match.record.id);
  const stands = `${match.length}`;
  useEffect(() => {
    void read(key).then((raw) => {
      const was = raw as { at?: string; done?: string[]; taken?: number[] } | undefined;
      if (was?.at !== stands || !Array.isArray(was.done) || !Array.isArray(was.taken)) return;
      done.value = new Set(was.done);
      taken.value = was.taken;
    });
  }, []);
  const remember = () => void write([[key, { at: stands, done: [...done.value], taken: [...taken.value] }]]);
  const tick = (line: string) => {
    const next = new Set(done.value);
    if (!next.delete(line)) next.add(line);
    done.value = next;
    remember();
  };
  const takes = (seat: Seat) => {
    taken.value = [...new Set([...taken.value, seat])];
    remember();
  };
  return { done, taken, tick, takes };
}

export type Progress = ReturnType<typeof useProgress>;
