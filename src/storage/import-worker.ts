import { type Asked, importJob } from './import-job';
import { replayed } from './replayed';

/** Reads a file off the page's thread; one worker for each file, ended with it. */

const scope = self as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

const answer = importJob(replayed, (told) => scope.postMessage(told));

scope.onmessage = (event) => void answer(event.data);
