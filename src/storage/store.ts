import { signal } from '@preact/signals';
import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Phrase } from '../engine/rules';
import { changed as tellChanged } from './news';

/**
 * The one door to the disk: keys and plain values, every write strict and within a time limit. What the disk does not
 * take is kept in memory and offered to it again and again.
 */

/** What people are told once it lasts: nothing is being saved, or the last write failed. Undefined when all is well. */
export const trouble = signal<Phrase | undefined>(undefined);

/** Entries that are not on the disk yet, of all matches of this window; see `saver`. */
export const behind = signal(0);

/** How often in a row the disk has not taken what it was given. */
export const failures = signal(0);

export type Change = [key: string, value: unknown];

/** Looked at in the very transaction that writes, so that no other window comes in between. */
export interface Guard {
  key: string;
  /** Whether what lies under that key is what the writer went on from. */
  holds(value: unknown): boolean;
  /** What had to wait in memory was found overtaken when the disk was back. */
  overtaken?(): void;
}

/** Another window has written meanwhile; nothing of this write was stored. */
export const AHEAD: Phrase = { key: 'store.ahead' };

const NAME = 'tidetable';
const STORE = 'kept';

/** Browsers have been seen to leave requests without any answer. */
export const PATIENCE = 4000;
/** Reading everything that was ever played may take a slow tablet a while. */
const READING = 20_000;
const NO_ANSWER = 'no answer';
/** How long the disk is left alone between two tries: at first, and at most. */
const SOON = 1500;
const LATEST = 30_000;

let opened: Promise<IDBDatabase> | undefined;

interface Late {
  changes: ReadonlyMap<string, unknown>;
  guard?: Guard;
}

/** What the disk has not taken, by what belongs together. An undefined value is a removal. */
const late = new Map<string, Late>();
/** The disk refuses or does not answer. A disk that is only full is asked again with every write. */
let away = false;
/** It did not even answer: asking it again would only cost everybody's patience. */
let deaf = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    const limit = setTimeout(() => {
      // An answer that comes too late must not stay open and stand in another tab's way.
      request.addEventListener('success', () => request.result.close());
      reject(new Error(NO_ANSWER));
    }, PATIENCE);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    promisifyRequest(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  }).then((db) => {
    const forget = () => {
      opened = undefined;
    };
    db.onclose = forget;
    // Another tab wants to change the database: stand aside, the next use opens it again.
    db.onversionchange = () => {
      forget();
      db.close();
    };
    return db;
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** For idb-keyval: every write asks for strict durability, so that "saved" means on the disk. */
const use: UseStore = async (mode, callback) => {
  const db = await open();
  const options: IDBTransactionOptions = mode === 'readwrite' ? { durability: 'strict' } : {};
  return callback(db.transaction(STORE, mode, options).objectStore(STORE));
};

export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';
const isSilence = (error: unknown): boolean => (error as Error | null)?.message === NO_ANSWER;

/** A connection that the browser closed behind our back is opened again, once. A full disk stays full. */
export async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error) || isSilence(error)) throw error;
    opened = undefined;
    return work();
  }
}

/** No answer within the limit is an answer: the transaction is given up, and so is its connection. */
async function within<T>(limit: number, transaction: IDBTransaction, work: Promise<T>): Promise<T> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => {
      opened = undefined;
      reject(new Error(NO_ANSWER));
      abort(transaction);
      transaction.db?.close();
    }, limit);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(alarm));
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function tell(phrase: Phrase): Phrase {
  // the same sentence again is no news
  if (trouble.value?.key !== phrase.key) trouble.value = phrase;
  return trouble.value as Phrase;
}

function giveUp(error?: unknown): Phrase {
  away = true;
  deaf = isSilence(error);
  tryAgainLater();
  return tell({ key: 'store.memory' });
}

async function ask<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  // a disk that only refused to write is still read: what lies on it must not look as if it were gone
  if (away && deaf) return undefined;
  try {
    return await twice(() => use('readonly', (store) => within(READING, store.transaction, work(store))));
  } catch (error) {
    giveUp(error);
    return undefined;
  }
}

/** What this page has changed and the disk has not taken: it is what there is. */
function changed(prefix = ''): Change[] {
  return [...late.values()].flatMap(({ changes }) => [...changes].filter(([key]) => key.startsWith(prefix)));
}

/** As it lies there, whatever waits to be written. */
export const readDisk = (key: string): Promise<unknown> => ask((store) => promisifyRequest(store.get(key)));

/** One value, or undefined. Never throws: without a disk it asks the memory. */
export async function read(key: string): Promise<unknown> {
  const value = await readDisk(key);
  const own = changed(key).find(([name]) => name === key);
  return own ? own[1] : value;
}

function inRange(store: IDBObjectStore, prefix: string): Promise<Change[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const both = [promisifyRequest(store.getAllKeys(range)), promisifyRequest(store.getAll(range))] as const;
  return Promise.all(both).then(([keys, values]) => keys.map((key, i) => [String(key), values[i]]));
}

function overlaid(found: readonly Change[], prefix: string): Change[] {
  const out = new Map(found);
  for (const [key, value] of changed(prefix)) {
    if (value === undefined) out.delete(key);
    else out.set(key, value);
  }
  return [...out].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every value whose key starts with `prefix`, in the order of their keys. */
export async function readAll(prefix: string): Promise<Change[]> {
  const found = await ask((store) => inRange(store, prefix));
  return overlaid(found ?? [], prefix);
}

/** The keys alone, where the values are large. */
export async function readKeys(prefix: string): Promise<string[]> {
  const found =
    (await ask((store) => promisifyRequest(store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))))) ?? [];
  const kept = found.map((key): Change => [String(key), true]);
  return overlaid(kept, prefix).map(([key]) => key);
}

/** Some values and all of a prefix, as they lay together at one moment. */
export async function readTogether(keys: readonly string[], prefix: string): Promise<[unknown[], Change[]]> {
  const found = await ask((store) =>
    Promise.all([Promise.all(keys.map((key) => promisifyRequest(store.get(key)))), inRange(store, prefix)]),
  );
  const own = new Map(changed());
  const values = keys.map((key, i) => (own.has(key) ? own.get(key) : found?.[0][i]));
  return [values, overlaid(found?.[1] ?? [], prefix)];
}

function put(store: IDBObjectStore, changes: Iterable<readonly [string, unknown]>): void {
  try {
    for (const [key, value] of changes) {
      if (value === undefined) store.delete(key);
      else store.put(value, key);
    }
  } catch (error) {
    // Else the part before the fault would be committed.
    abort(store.transaction);
    throw error;
  }
}

/** All changes or none, durable when it resolves. False: the guard does not hold, and nothing was written. */
export function commit(changes: Iterable<readonly [string, unknown]>, guard: Guard | undefined): Promise<boolean> {
  // a disk that is slow but alive gets more time with every try
  const limit = Math.min(PATIENCE * 2 ** tries, 60_000);
  return use('readwrite', async (store) => {
    const { transaction } = store;
    let holds = true;
    let fault: unknown;
    const done = promisifyRequest(transaction);
    // where putting throws nobody waits for it
    done.catch(() => {});
    if (!guard) put(store, changes);
    else {
      const before = store.get(guard.key);
      before.onsuccess = () => {
        holds = guard.holds(before.result);
        try {
          if (holds) put(store, changes);
        } catch (error) {
          fault = error;
        }
      };
    }
    await within(limit, transaction, done).catch((error: unknown) => {
      throw fault ?? error;
    });
    tellChanged(changes);
    return holds;
  });
}

/** What goes on from what is late goes on from what that went on from. */
const onTopOf = (before: Guard | undefined, guard: Guard | undefined): Guard | undefined =>
  guard && before ? { ...guard, holds: (value) => guard.holds(value) || before.holds(value) } : guard;

const nameOf = (changes: readonly Change[], guard?: Guard): string => guard?.key ?? changes[0]?.[0] ?? '';

/** What is written together is late together. */
function keep(changes: readonly Change[], guard?: Guard): void {
  const name = nameOf(changes, guard);
  if (changes.length === 0) return;
  const before = late.get(name);
  const all = new Map([...(before?.changes ?? []), ...changes]);
  dropped([...all.keys()]);
  late.set(name, { changes: all, guard: onTopOf(before?.guard, guard) });
  tellChanged(changes);
}

/** Somebody newer has these keys: what is late of them must not come after it. */
export function dropped(keys: readonly string[]): void {
  for (const [name, one] of [...late]) {
    if (!keys.some((key) => one.changes.has(key))) continue;
    const rest = new Map([...one.changes].filter(([key]) => !keys.includes(key)));
    if (rest.size > 0) late.set(name, { ...one, changes: rest });
    else late.delete(name);
  }
}

/** What is on the disk now is late no more. */
function taken(changes: ReadonlyMap<string, unknown>): void {
  dropped([...changes.keys()]);
  if (late.size > 0 || away) return;
  calm();
}

function calm(): void {
  tries = 0;
  clearTimeout(timer);
  timer = undefined;
  trouble.value = undefined;
  failures.value = 0;
}

/**
 * All changes or none, in one strict transaction; an undefined value removes its key. Resolves when they are durable,
 * or with what is wrong: then nothing that was stored has changed, and they are tried again.
 */
export async function write(changes: readonly Change[], guard?: Guard): Promise<Phrase | undefined> {
  if (away) {
    keep(changes, guard);
    tryAgainLater();
    return tell({ key: 'store.memory' });
  }
  const name = nameOf(changes, guard);
  // what belongs to it and had to wait goes along
  const before = late.get(name);
  const all = new Map([...(before?.changes ?? []), ...changes]);
  try {
    if (!(await twice(() => commit(all, onTopOf(before?.guard, guard))))) {
      late.delete(name);
      return AHEAD;
    }
    taken(all);
    return undefined;
  } catch (error) {
    if ((error as Error)?.name === 'DataCloneError') return { key: 'store.failed' };
    failures.value++;
    keep(changes, guard);
    if (!isFull(error)) return giveUp(error);
    tryAgainLater();
    return tell({ key: 'store.full' });
  }
}

function tryAgainLater(): void {
  // one that is running is not put off by whoever plays on
  if (typeof indexedDB === 'undefined' || timer !== undefined) return;
  timer = setTimeout(
    () => {
      timer = undefined;
      void retry();
    },
    Math.min(SOON * 2 ** tries, LATEST),
  );
}

let trying: Promise<boolean> | undefined;

/** Tries the disk again, with what it has not taken. True when everything is saved. */
export function retry(): Promise<boolean> {
  trying ??= flush().finally(() => {
    trying = undefined;
  });
  return trying;
}

async function flush(): Promise<boolean> {
  clearTimeout(timer);
  timer = undefined;
  if (away) opened = undefined;
  try {
    if (late.size === 0) await twice(() => commit([], undefined));
    for (let next = [...late][0]; next; next = [...late][0]) {
      const [name, one] = next;
      const written = await twice(() => commit(one.changes, one.guard));
      // something newer may have joined it meanwhile
      if (late.get(name) === one || !written) late.delete(name);
      if (!written) one.guard?.overtaken?.();
    }
  } catch (error) {
    tries++;
    failures.value++;
    if (away) giveUp(error);
    else tryAgainLater();
    return false;
  }
  away = false;
  deaf = false;
  calm();
  return true;
}

/** Whether nothing can be read just now: what is not found may be there all the same. */
export const isDeaf = (): boolean => away && deaf;

/** For the tests: as if the page had just been opened. */
export async function forget(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const db = await opened?.catch(() => undefined);
  db?.close();
  opened = undefined;
  late.clear();
  away = false;
  deaf = false;
  tries = 0;
  failures.value = 0;
  trouble.value = undefined;
}
