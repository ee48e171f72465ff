import type { Phrase } from '../engine/rules';
import type { Arrival, Choice, Judged } from './arrival';
import { merged, previewed, type Verify } from './arrivals';
import type { Contacts } from './prefs';
import { readText } from './scan';
import { trouble } from './store';
import { opened } from './unpacked';

/** The work of one import, beside the page: what a file holds stays here, the page is told what can be shown of it. */

export type Asked = { ask: 'look'; file: Blob } | Apply;

/** `names` says what people in the plays are called from now on. */
interface Apply {
  ask: 'apply';
  choices: readonly Choice[];
  names?: ReadonlyMap<string, string>;
}

/** What comes before an answer: how many bytes are read, then the arrivals in their order out of so many. */
type Way = { told: 'read'; read: number } | { told: 'judged'; arrivals: Arrival[]; of: number };

export type Answer =
  | { told: 'found'; circle?: Contacts }
  | { told: 'refused'; why: Phrase }
  | { told: 'applied'; fault?: Phrase };

export type Told = Way | Answer;

/** The page draws no more often, and takes no more at once without a pause. */
const EVERY_MS = 60;
const MOST_AT_ONCE = 50;

const shownOf = ({ kind, verdict, choice, choices, theirs, why }: Judged): Arrival => ({
  kind,
  verdict,
  choice,
  choices,
  theirs,
  why,
});

/** Arrivals on their way to the page, some at a time. */
function batches(of: number, tell: (way: Way) => void) {
  let some: Arrival[] = [];
  let last = 0;
  const send = (): void => {
    if (some.length > 0) tell({ told: 'judged', arrivals: some, of });
    some = [];
    last = performance.now();
  };
  const hear = (arrival: Judged): void => {
    some.push(shownOf(arrival));
    if (some.length >= MOST_AT_ONCE || performance.now() - last > EVERY_MS) send();
  };
  return { hear, send };
}

/** Without a disk nothing can be compared, and what is written here would be gone with the worker. */
const NO_DISK: Phrase = { key: 'transfer.memory' };
const isNoDisk = (fault: Phrase | undefined): boolean => fault?.key === 'store.memory';

const UNREAD: Answer = { told: 'refused', why: { key: 'transfer.unread' } };
const UNSAVED: Answer = { told: 'applied', fault: { key: 'store.failed' } };

/** Answers what the page asks of one file. */
export function importJob(verify: Verify, tell: (told: Told) => void): (asked: Asked) => Promise<void> {
  let found: Judged[] = [];

  async function look(file: Blob): Promise<Answer> {
    const text = await readText(file, (read) => tell({ told: 'read', read }));
    const contents = typeof text === 'string' ? await opened(text) : text;
    if ('key' in contents) return { told: 'refused', why: contents };
    const { matches, plays, memos, photos, templates, circle, foreign = [] } = contents;
    const lists = [matches, plays, memos, photos, templates, foreign];
    const { hear, send } = batches(
      lists.reduce((sum, { length }) => sum + length, 0),
      tell,
    );
    found = await previewed(contents, verify, hear);
    if (isNoDisk(trouble.value)) return { told: 'refused', why: NO_DISK };
    send();
    return { told: 'found', circle };
  }

  async function apply({ choices, names }: Apply): Promise<Answer> {
    const chosen = found.map((arrival, i) => ({ ...arrival, choice: choices[i] ?? 'leave' }));
    const fault = await merged(chosen, names);
    return { told: 'applied', fault: isNoDisk(fault) ? NO_DISK : fault };
  }

  return async (asked) =>
    tell(asked.ask === 'look' ? await look(asked.file).catch(() => UNREAD) : await apply(asked).catch(() => UNSAVED));
}
