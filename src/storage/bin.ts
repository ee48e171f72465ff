import type { Phrase } from '../engine/rules';
import { matchKey, piecesKey } from './keys';
import { headKey, layKey } from './matches';
import { aboutKey, memoKey, photoKey, playKey, stampKey } from './plays';
import { type Change, read, readAll, readKeys, readTogether, write } from './store';

/**
 * What was deleted, for a month. It lies under keys of its own, where no list, figure, search or export looks; readable
 * or not, it comes back exactly as it was.
 */

/** So many days it stays. */
const DAYS = 30;
const KEPT_MS = DAYS * 86_400_000;

const BIN = 'bin:';
/** Beside its heading, which a list can read without the rest. */
const heldKey = (key: string): string => `held:${key.slice(BIN.length)}`;
/** One id may be deleted twice, where a file has brought it in again meanwhile. */
const binKey = (id: string, at: number): string => `${BIN}${id}:${at}`;
const atOf = (key: string): number => Number(key.slice(key.lastIndexOf(':') + 1));

/** Where a match or a play lies, besides the log of a match. */
const keysOf = (id: string): string[] =>
  [headKey, matchKey, playKey, stampKey, memoKey, aboutKey, photoKey, layKey].map((keyOf) => keyOf(id));

/** As much of it as a list shows. */
export interface Binned {
  key: string;
  game: string;
  name: string;
  people: string[];
  /** When it was deleted, and when it is gone for good. */
  at: number;
  until: number;
}

export type Undo = () => Promise<Phrase | undefined>;

const isHere = async (id: string): Promise<boolean> =>
  [await read(matchKey(id)), await read(playKey(id))].some((value) => value !== undefined);

/** Throws a match or a play away, with all that lies beside it, and returns the way back. */
export async function throwAway(id: string, now = Date.now()): Promise<Undo> {
  const { settled } = await import('./sheets');
  await settled(id);
  const keys = keysOf(id);
  const [values, pieces] = await readTogether(keys, piecesKey(id));
  const held = [...keys.map((key, i): Change => [key, values[i]]), ...pieces].filter(([, one]) => one !== undefined);
  const { game, name, people, chairs } = (values[0] ?? values[keys.indexOf(playKey(id))] ?? {}) as Record<
    string,
    unknown
  >;
  const key = binKey(id, now);
  // all of it at once: nothing is ever nowhere, and nothing in both places
  const gone: Change[] = [...keys, ...pieces.map(([one]) => one)].map((one) => [one, undefined]);
  await write([...gone, [key, { game, name, people: chairs ?? people }], [heldKey(key), held]]);
  return () => putBack(key);
}

/** Refused where a game of that id lies here again: neither of them is lost. */
export async function putBack(key: string): Promise<Phrase | undefined> {
  const [, id] = key.split(':');
  if (await isHere(id)) return { key: 'store.elsewhere' };
  const held = await read(heldKey(key));
  if (!Array.isArray(held)) return { key: 'save.missing' };
  return write([...(held as Change[]), ...forgotten(key)]);
}

const forgotten = (key: string): Change[] => [
  [key, undefined],
  [heldKey(key), undefined],
];

export const deleteNow = (key: string): Promise<Phrase | undefined> => write(forgotten(key));

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((one) => (typeof one?.name === 'string' ? one.name : '')) : [];

/** What lies in the bin, last deleted first. */
export async function listBin(): Promise<Binned[]> {
  const found = (await readAll(BIN)).map(([key, raw]): Binned => {
    const { game, name, people } = (raw ?? {}) as Record<string, unknown>;
    const text = (one: unknown) => (typeof one === 'string' ? one : '');
    return {
      key,
      game: text(game),
      name: text(name),
      people: texts(people),
      at: atOf(key),
      until: atOf(key) + KEPT_MS,
    };
  });
  return found.sort((a, b) => b.at - a.at);
}

/** Whether a game of that id was thrown away here. */
export const isInBin = async (id: string): Promise<boolean> => (await readKeys(`${BIN}${id}:`)).length > 0;

export const countBin = async (): Promise<number> => (await readKeys(BIN)).length;

/** Once whenever the app is opened: what has lain there for thirty days is gone for good. */
export async function sweep(now = Date.now()): Promise<void> {
  const over = (await readKeys(BIN)).filter((key) => atOf(key) + KEPT_MS <= now);
  if (over.length > 0) await write(over.flatMap(forgotten));
}
