import { signal } from '@preact/signals';
import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Phrase } from '../engine/rules';

/** The one door to the disk: keys and plain values, every write strict, and memory when there is no disk. */

/** What stands in the banner: nothing is being saved, or the last write failed. Undefined when all is well. */
export const trouble = signal<Phrase | undefined>(undefined);

export type Change = [key: string, value: unknown];

const NAME = 'tidetable';
const STORE = 'kept';

/** Browsers have been seen to leave an open request without any answer. */
export const PATIENCE = 4000;
const NO_ANSWER = 'no answer';

let opened: Promise<IDBDatabase> | undefined;
/** Set when the disk has given up: what this page keeps meanwhile. An undefined value is a removal. */
let memory: Map<string, unknown> | undefined;

function open(patience: number): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    const timer = setTimeout(() => {
      // An answer that comes too late must not stay open and stand in another tab's way.
      request.addEventListener('success', () => request.result.close());
      reject(new Error(NO_ANSWER));
    }, patience);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    promisifyRequest(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
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
  const db = await open(PATIENCE);
  const options: IDBTransactionOptions = mode === 'readwrite' ? { durability: 'strict' } : {};
  return callback(db.transaction(STORE, mode, options).objectStore(STORE));
};

const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

/** A connection that the browser closed behind our back is opened again, once. A full disk stays full. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error) || (error as Error)?.message === NO_ANSWER) throw error;
    opened = undefined;
    return work();
  }
}

/** The disk did not even answer: asking it again would only cost everybody's patience. */
let deaf = false;

function giveUp(): Map<string, unknown> {
  memory ??= new Map();
  trouble.value = { key: 'store.memory' };
  return memory;
}

async function ask<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  // a disk that only refused to write is still read: what lies on it must not look as if it were gone
  if (memory && deaf) return undefined;
  try {
    return await twice(() => use('readonly', work));
  } catch (error) {
    giveUp();
    deaf = (error as Error)?.message === NO_ANSWER;
    return undefined;
  }
}

/** One value, or undefined. Never throws: without a disk it asks the memory. */
export async function read(key: string): Promise<unknown> {
  const value = await ask((store) => promisifyRequest(store.get(key)));
  return memory?.has(key) ? memory.get(key) : value;
}

/** Every value whose key starts with `prefix`. */
export async function readAll(prefix: string): Promise<Change[]> {
  const found = await ask((store) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return Promise.all([promisifyRequest(store.getAllKeys(range)), promisifyRequest(store.getAll(range))]);
  });
  const out = new Map<string, unknown>(found?.[0].map((key, i) => [String(key), found[1][i]]));
  for (const [key, value] of memory ?? []) {
    if (!key.startsWith(prefix)) continue;
    if (value === undefined) out.delete(key);
    else out.set(key, value);
  }
  return [...out];
}

function put(store: IDBObjectStore, changes: readonly Change[]): Promise<unknown> {
  const { transaction } = store;
  try {
    for (const [key, value] of changes) {
      if (value === undefined) store.delete(key);
      else store.put(value, key);
    }
  } catch (error) {
    // Else the part before the fault would be committed.
    transaction.abort();
    throw error;
  }
  return promisifyRequest(transaction);
}

/**
 * All changes or none, in one strict transaction; an undefined value removes its key. Resolves when they are durable,
 * or with what is wrong: then nothing that was stored has changed.
 */
export async function write(changes: readonly Change[]): Promise<Phrase | undefined> {
  if (!memory) {
    try {
      await twice(() => use('readwrite', (store) => put(store, changes)));
      trouble.value = undefined;
      return undefined;
    } catch (error) {
      if (isFull(error)) {
        trouble.value = { key: 'store.full' };
        return trouble.value;
      }
      if ((error as Error)?.name === 'DataCloneError') return { key: 'store.failed' };
      deaf = (error as Error)?.message === NO_ANSWER;
    }
  }
  const kept = giveUp();
  for (const [key, value] of changes) kept.set(key, value);
  return trouble.value;
}

/** Tries the disk again, and takes along what was kept in memory meanwhile. True when everything is saved. */
export async function retry(): Promise<boolean> {
  const kept = memory;
  memory = undefined;
  opened = undefined;
  deaf = false;
  // Settings made without a disk are the presets: they must not replace the ones on it.
  const changes = [...(kept ?? [])].filter(([key]) => key !== 'prefs');
  if ((await write(changes)) === undefined) return true;
  if (kept) {
    memory = kept;
    giveUp();
  }
  return false;
}

/** For the tests: as if the page had just been opened. */
export async function forget(): Promise<void> {
  const db = await opened?.catch(() => undefined);
  db?.close();
  opened = undefined;
  memory = undefined;
  deaf = false;
  trouble.value = undefined;
}
