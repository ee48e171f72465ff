import type { Aside, News } from './answer';
import { newWorker } from './client';
import type { FromWorker, ToWorker } from './worker';

/** What people ask beside the game: in a worker of its own, which ends with whoever asked. */

/** Who has said nothing by then, in milliseconds, is dead. */
const PATIENCE = 30_000;

/** How it came out: told to the end, or not at all. */
type Outcome = 'done' | 'failed';

/**
 * Asks; `hear` is told how far it is and what was found, `end` once when there is no more to come. Returns how to leave it:
 * nothing is heard after that, and what the worker knew is gone with it.
 */
export function askAside(ask: Aside, hear: (news: News) => void, end: (outcome: Outcome) => void): () => void {
  let left = false;
  let worker: Worker | undefined;
  const silence = setTimeout(() => over('failed'), PATIENCE);
  const leave = (): void => {
    left = true;
    clearTimeout(silence);
    worker?.terminate();
  };
  const over = (outcome: Outcome): void => {
    if (left) return;
    leave();
    end(outcome);
  };
  try {
    worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (left) return;
      clearTimeout(silence);
      if ('news' in data) hear(data.news);
      else over('done' in data ? 'done' : 'failed');
    };
    worker.onerror = () => over('failed');
    worker.postMessage({ id: 1, aside: ask } satisfies ToWorker);
  } catch {
    // without workers the page works for itself, a few milliseconds at a time
    const told = (news: News): void => {
      clearTimeout(silence);
      if (!left) hear(news);
    };
    void import('./answer')
      .then(({ aside }) => aside(ask, told, () => left))
      .then(
        () => over('done'),
        () => over('failed'),
      );
  }
  return leave;
}
