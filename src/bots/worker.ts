import type { BotQuestion } from '../games/module';
import { type Aside, answer, aside, load, type News } from './answer';
import type { Thought } from './search';

/** Thinks off the page's thread; holds nothing between questions, so no secret outlives its answer. */

/** A question, something people ask beside the game, a game that will soon be played, or word that the one of that number is not asked any more. */
export type ToWorker =
  | { id: number; question: BotQuestion }
  | { id: number; aside: Aside }
  | { id: number; warm: string }
  | { id: number; cancel: true };

/** What is best so far, or how far it is; `done` when there is no more to come. */
export type FromWorker =
  | { id: number; thought: Thought; ms: number }
  | { id: number; news: News }
  | { id: number; done: true }
  | { id: number; failed: true };

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

/** Questions under way, and whether they are still asked. */
const asked = new Map<number, boolean>();

scope.onmessage = async ({ data }) => {
  const { id } = data;
  if ('cancel' in data) {
    if (asked.has(id)) asked.set(id, false);
    return;
  }
  if ('warm' in data) {
    // where it cannot be had, the first question says so
    await load(data.warm).catch(() => {});
    return;
  }
  asked.set(id, true);
  const stop = (): boolean => !asked.get(id);
  try {
    if ('aside' in data) await aside(data.aside, (news) => scope.postMessage({ id, news }), stop);
    else await answer(data.question, (thought, ms) => scope.postMessage({ id, thought, ms }), stop);
    scope.postMessage({ id, done: true });
  } catch {
    scope.postMessage({ id, failed: true });
  }
  asked.delete(id);
};
