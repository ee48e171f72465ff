import type { Key, Phrase } from '../engine/rules';
import type { Arrival } from './arrival';
import { arrivalOf, welcome } from './contacts';
import type { Answer, Asked, Told } from './import-job';
import type { Contacts } from './prefs';
import { trouble } from './store';

/** Imports a file from the page, whose own thread only draws: a worker reads, judges and writes. */

export interface Progress {
  /** In bytes. */
  read: number;
  size: number;
  /** Things in the file; how many there are is known once it is read. */
  judged: number;
  of?: number;
}

export interface Import {
  /** What is in the file, compared with what is here; or why it is refused. */
  found: Promise<readonly Arrival[] | Phrase>;
  /**
   * Carries out the choices: everything is stored, or nothing has changed and this is why. `names` gives people of plays
   * another name.
   */
  apply(arrivals: readonly Arrival[], names?: ReadonlyMap<string, string>): Promise<Phrase | undefined>;
  /** Ends the worker; what it was reading is forgotten. */
  end(): void;
}

const refused = (key: Key): Import => ({
  found: Promise.resolve({ key }),
  apply: () => Promise.resolve({ key }),
  end() {},
});

function open(): Worker | undefined {
  try {
    return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Begins to read; `hear` is told how far it is. Nothing is stored before `apply`. */
export function startImport(file: File, hear: (progress: Progress) => void): Import {
  // what this page keeps in memory meanwhile, no worker can see
  if (trouble.value?.key === 'store.memory') return refused('transfer.memory');
  const worker = open();
  return worker ? new Importing(worker, file, hear) : refused('transfer.noWorker');
}

class Importing implements Import {
  readonly found: Promise<readonly Arrival[] | Phrase>;
  readonly #worker: Worker;
  readonly #hear: (progress: Progress) => void;
  readonly #arrivals: Arrival[] = [];
  #circle: Contacts | undefined;
  #progress: Progress;
  #answer: (answer: Answer) => void = () => {};

  constructor(worker: Worker, file: File, hear: (progress: Progress) => void) {
    this.#worker = worker;
    this.#hear = hear;
    this.#progress = { read: 0, size: file.size, judged: 0 };
    worker.onmessage = (event: MessageEvent<Told>) => this.#listen(event.data);
    worker.onerror = () => this.#answer({ told: 'refused', why: { key: 'transfer.unread' } });
    this.found = this.#ask({ ask: 'look', file }).then((answer) => this.#whole(answer));
  }

  async apply(arrivals: readonly Arrival[], names?: ReadonlyMap<string, string>): Promise<Phrase | undefined> {
    const choices = arrivals.filter(({ kind }) => kind !== 'circle').map(({ choice }) => choice);
    const answer = await this.#ask({ ask: 'apply', choices, names });
    const fault: Phrase | undefined = answer.told === 'applied' ? answer.fault : { key: 'store.failed' };
    const joins = arrivals.some(({ kind, choice }) => kind === 'circle' && choice !== 'leave');
    if (!fault && joins && this.#circle) await welcome(this.#circle);
    return fault;
  }

  end(): void {
    this.#worker.terminate();
  }

  #ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#worker.postMessage(asked);
    });
  }

  #listen(told: Told): void {
    if (told.told === 'read') this.#goOn({ read: told.read });
    else if (told.told === 'judged') {
      this.#arrivals.push(...told.arrivals);
      this.#goOn({ judged: this.#arrivals.length, of: told.of });
    } else this.#answer(told);
  }

  #goOn(some: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...some };
    this.#hear(this.#progress);
  }

  /** Groups and people are kept with the page's settings, so they are compared here. */
  #whole(answer: Answer): readonly Arrival[] | Phrase {
    if (answer.told !== 'found') return answer.told === 'refused' ? answer.why : { key: 'transfer.unread' };
    this.#circle = answer.circle;
    return answer.circle ? [...this.#arrivals, arrivalOf(answer.circle)] : this.#arrivals;
  }
}
