import type { Phrase } from '../engine/rules';
import { AHEAD, type Change, commit, dropped, type Guard, isFull, twice } from './store';

/** Now or never, for what people see done before their eyes: what is wrong, and then nothing is kept or tried again. */
export async function writeNow(changes: readonly Change[], guard?: Guard): Promise<Phrase | undefined> {
  try {
    if (!(await twice(() => commit(changes, guard)))) return AHEAD;
    dropped(changes.map(([key]) => key));
    return undefined;
  } catch (error) {
    if ((error as Error)?.name === 'DataCloneError') return { key: 'store.failed' };
    return { key: isFull(error) ? 'store.full' : 'store.memory' };
  }
}
