import type { Json } from '../engine/rules';
import type { BotQuestion } from '../games/module';

/** Asks bots from the page. One worker; where workers are missing or die, the page thinks for itself. */

interface Reply {
  id: number;
  move?: Json;
  failed?: true;
}

let worker: Worker | null | undefined;
let count = 0;
const waiting = new Map<number, (reply: Reply | null) => void>();

function open(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Reply>) => {
      waiting.get(event.data.id)?.(event.data);
      waiting.delete(event.data.id);
    };
    worker.onerror = () => {
      worker?.terminate();
      worker = null;
      for (const done of waiting.values()) done(null);
      waiting.clear();
    };
  } catch {
    worker = null;
  }
  return worker;
}

/** A legal move for the question; never rejects unless the game itself cannot be loaded. */
export async function askBot(question: BotQuestion): Promise<Json> {
  const thinker = open();
  if (thinker) {
    const id = ++count;
    const reply = await new Promise<Reply | null>((resolve) => {
      waiting.set(id, resolve);
      thinker.postMessage({ id, question });
    });
    if (reply && !reply.failed) return reply.move as Json;
  }
  return (await import('./answer')).answer(question);
}
