import { copy } from '../engine/copy';
import { FORMAT, type MatchRecord, recordFault } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { refused } from './claims';
import { headerFault } from './header';
import { memoKey } from './plays';
import { type Change, read, readAll, write } from './store';
import { upgraded } from './upgrades';

/** The saved matches. A match lies under two keys written together, so that the shelf never loads a log. */

/** What the shelf shows of a match. */
export interface Header extends Pick<MatchRecord, 'id' | 'game' | 'chairs' | 'brief' | 'clock' | 'options' | 'format'> {
  /** Set when the game cannot be opened: it is shown, can be exported and deleted, and is otherwise left alone. */
  fault?: Phrase;
}

export type Loaded = { record: MatchRecord; trouble?: undefined } | { trouble: Phrase; record?: undefined };

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Pages that are not served securely have no `randomUUID`. */
export const newId = (): string => crypto.randomUUID?.() ?? hex(16);

/** 128 bits of chance, from the one good source. */
export const newSeed = (): string => hex(16);

export const headKey = (id: string): string => `head:${id}`;
/** What of a match has been laid out on a real table. */
export const layKey = (id: string): string => `lay:${id}`;
export const matchKey = (id: string): string => `match:${id}`;

export function headerOf(record: MatchRecord): Header {
  const { id, game, chairs, brief, clock, options, format } = record;
  return { id, game, chairs, brief, clock, options, format };
}

/** Both keys of one match, as one write needs them. */
export const changesFor = (record: MatchRecord): Change[] => [
  [headKey(record.id), copy(headerOf(record))],
  [matchKey(record.id), copy(record)],
];

/** A heading that can be drawn, whatever lies in the store. */
function readable(key: string, raw: unknown): Header {
  const head = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Header>;
  const id = key.slice(headKey('').length);
  // The heading is judged as the record it was cut from.
  const rest = { rules: 1, seed: '0'.repeat(32), typed: [], log: [], notes: [], last: {} };
  const fault =
    recordFault({ ...rest, ...head, id, format: Math.min(head.format ?? FORMAT, FORMAT + 1) }) ?? headerFault(head);
  if (!fault) return { ...(head as Header), id };
  return {
    id,
    game: typeof head.game === 'string' ? head.game : '',
    chairs: [],
    brief: { over: false, round: 0, waiting: [], winners: [] },
    clock: { started: 0, changed: 0, played: 0 },
    options: null,
    format: FORMAT,
    fault,
  };
}

/** Every saved match, last played first. */
export async function listMatches(): Promise<Header[]> {
  const found = await readAll(headKey(''));
  return found.map(([key, raw]) => readable(key, raw)).sort((a, b) => b.clock.changed - a.clock.changed);
}

/** One match, ready to be resumed; or why not. What lies in the store is never changed by reading it. */
export async function loadMatch(id: string): Promise<Loaded> {
  const raw = await read(matchKey(id));
  if (raw === undefined) return { trouble: { key: 'save.missing' } };
  return judged(raw);
}

/** A save from anywhere in today's format; or why it is refused. */
export function judged(raw: unknown): Loaded {
  let save: unknown;
  try {
    save = upgraded(raw);
  } catch {
    return { trouble: { key: 'save.damaged', args: { part: { key: 'save.part.file' } } } };
  }
  const fault = recordFault(save);
  return fault ? { trouble: fault } : { record: save as MatchRecord };
}

const queues = new Map<string, Promise<unknown>>();

/** Work on one match happens in the order it was asked for. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const next = (queues.get(id) ?? Promise.resolve()).then(work);
  queues.set(
    id,
    next.catch(() => {}),
  );
  return next;
}

let asked = false;

/** Without this the browser may clear everything when it runs out of space. Asked once there is something to lose. */
function askToKeep(): void {
  if (asked) return;
  asked = true;
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}

/**
 * Saves the match as it is now. Resolves with undefined once it is on the disk, else with what is wrong; then nothing
 * stored has changed and the match may go on.
 */
export function saveMatch(record: MatchRecord): Promise<Phrase | undefined> {
  const changes = changesFor(record);
  return inTurn(record.id, async () => {
    if (refused(record.id)) return { key: 'store.elsewhere' };
    const fault = await write(changes);
    if (!fault) askToKeep();
    return fault;
  });
}

export type Undo = () => Promise<Phrase | undefined>;

/** Deletes a match and returns the way back; readable or not, it comes back exactly as it was. */
export function removeMatch(id: string): Promise<Undo> {
  return inTurn(id, async () => {
    // what people wrote about it goes with it, and comes back with it
    const keys = [headKey(id), matchKey(id), memoKey(id), layKey(id)];
    const kept = await Promise.all(keys.map(async (key): Promise<Change> => [key, await read(key)]));
    await write(keys.map((key) => [key, undefined]));
    return () =>
      inTurn(id, async () => {
        // somebody may have gone on with it in another window meanwhile: theirs is the later one
        if ((await read(matchKey(id))) !== undefined) return { key: 'store.elsewhere' };
        return write(kept);
      });
  });
}
