import type { BotQuestion } from '../games/module';
import type { Thought } from './search';
import type { FromWorker, ToWorker } from './worker';

/** Asks bots from the page. One worker; where workers are missing or die, the page thinks for itself, without search. */

interface Told {
  thought: Thought;
  ms: number;
}

/** A question under way. */
interface Asked {
  /** Resolves at the first thought. */
  first: Promise<void>;
  /** The best so far, and the milliseconds of thinking behind it; undefined before the first. */
  best(): Told | undefined;
  /** It is not asked any more. */
  cancel(): void;
}

type Listener = (message: FromWorker) => void;

/** A promise, and what keeps it. */
function latch(): { promise: Promise<void>; open(): void } {
  let open = (): void => {};
  const promise = new Promise<void>((done) => {
    open = done;
  });
  return { promise, open };
}

let worker: Worker | null | undefined;
let count = 0;
let deaths = 0;
const waiting = new Map<number, Listener>();

/** So many workers are tried. */
const LIVES = 4;
/** A worker that has not had its first thought by then is taken for dead. */
const PATIENCE = 10_000;

/** Ends the worker; whoever waits for it is answered here. `next`: whether another one is tried. */
function drop(next: null | undefined): void {
  worker?.terminate();
  worker = next;
  for (const [id, tell] of [...waiting]) tell({ id, failed: true });
}

/** Throws where there are none. */
export const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function open(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => waiting.get(data.id)?.(data);
    // one that dies again and again is done without
    worker.onerror = () => drop(++deaths < LIVES ? undefined : null);
  } catch {
    worker = null;
  }
  return worker;
}

/** Has the worker and the game ready before the first question. */
export function warmUp(game: string): void {
  open()?.postMessage({ id: 0, warm: game } satisfies ToWorker);
}

/** Thinks about the question; never fails unless the game itself cannot be loaded. */
export function askBot(question: BotQuestion): Asked {
  const id = ++count;
  let best: Told | undefined;
  let stopped = false;
  const first = latch();
  const silence = setTimeout(() => drop(undefined), PATIENCE);
  const end = (): void => {
    clearTimeout(silence);
    waiting.delete(id);
    first.open();
  };
  const hear = (thought: Thought, ms: number): void => {
    clearTimeout(silence);
    best = { thought, ms };
    first.open();
  };
  const alone = async (): Promise<void> => {
    const { answer } = await import('./answer');
    // on the page's own thread nothing may take long
    await answer({ ...question, level: 'mate' }, hear, () => stopped);
    end();
  };
  if (open()) {
    waiting.set(id, (message) => {
      if ('thought' in message) hear(message.thought, message.ms);
      else if ('done' in message || best) end();
      else void alone().catch(end);
    });
    worker?.postMessage({ id, question } satisfies ToWorker);
  } else void alone().catch(end);
  return {
    first: first.promise,
    best: () => best,
    cancel() {
      clearTimeout(silence);
      stopped = true;
      if (waiting.delete(id)) worker?.postMessage({ id, cancel: true } satisfies ToWorker);
    },
  };
}
