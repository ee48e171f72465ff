import type { BotQuestion } from '../games/module';
import { answer } from './answer';

/** Thinks off the page's thread; holds nothing between questions, so no secret outlives its answer. */
interface Asked {
  id: number;
  question: BotQuestion;
}

const scope = self as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

scope.onmessage = async (event) => {
  const { id, question } = event.data;
  try {
    scope.postMessage({ id, move: await answer(question) });
  } catch {
    scope.postMessage({ id, failed: true });
  }
};
