import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORMAT, type MatchRecord } from '../src/engine/record';
import type { Arrival } from '../src/storage/arrival';
import { merged, previewed } from '../src/storage/arrivals';
import { LARGEST_FILE, LARGEST_PART, MOST_GAMES } from '../src/storage/bundle';
import { deliver, type Piece, packed, parted } from '../src/storage/exports';
import { matchKey } from '../src/storage/keys';
import { memoKey, playKey } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { saveMatch } from '../src/storage/saver';
import { readText } from '../src/storage/scan';
import { forget, read, readAll, write } from '../src/storage/store';
import { type Contents, unpacked } from '../src/storage/unpacked';
import { aPlay } from './play-samples';

// What the app writes it can read again, however much it is.

function sample(id: string, weight = 0): MatchRecord {
  return {
    format: FORMAT,
    id,
    game: 'manila',
    rules: 1,
    options: { pad: 'é'.repeat(weight / 2) },
    chairs: [{ name: 'Ana', colour: 0, side: 0 }],
    seed: '0'.repeat(32),
    typed: [],
    log: [],
    notes: [],
    clock: { started: 1, changed: 2, played: 1 },
    last: { todo: [] },
    brief: { over: false, round: 1, waiting: [0], winners: [] },
  };
}

async function fresh() {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
}

beforeEach(fresh);
afterEach(() => {
  prefs.groups.value = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const numbered = (n: number, of: number) => `${n}/${of}`;
const everything = async () => (await packed('all', numbered, 0)) as File[];

/** What a tablet that has nothing takes from one file. */
async function taken(file: File): Promise<Arrival[]> {
  await fresh();
  prefs.groups.value = [];
  const text = await readText(file, () => {});
  expect(typeof text).toBe('string');
  const found = await previewed(unpacked(text as string) as Contents, async () => undefined);
  expect(await merged(found)).toBeUndefined();
  return found;
}

test('games that fit are one file without a number', async () => {
  await saveMatch(sample('a'));
  await saveMatch(sample('b'));
  const files = await everything();
  expect(files.map(({ name }) => name)).toEqual(['tidetable-all-1970-01-01.json']);
  expect(JSON.parse(await files[0].text()).notice).toBe('1/1');
});

test('more than can be read at once goes out in numbered parts, and each comes in alone', async () => {
  const weight = LARGEST_PART * 0.4;
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await write([[matchKey(id), sample(id, weight)]]);
  await write([
    [memoKey('a'), 'of the first'],
    [memoKey('e'), 'of the last'],
  ]);
  prefs.groups.value = [{ id: 'g', name: 'Tuesdays', people: ['Ana'] }];
  const files = await everything();
  expect(files.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `tidetable-all-1970-01-01-part-${n}-of-3.json`));
  const seen: string[] = [];
  for (const [i, file] of files.entries()) {
    expect(file.size).toBeLessThan(LARGEST_FILE);
    const { notice, groups } = JSON.parse(await file.text());
    expect([notice, groups?.length]).toEqual([`${i + 1}/3`, i === 0 ? 1 : undefined]);
    const found = await taken(file);
    expect(found.every(({ verdict }) => verdict === 'new')).toBe(true);
    seen.push(...(await readAll(matchKey(''))).map(([key]) => key.slice(matchKey('').length)));
    if (i === 0) expect(await read(memoKey('a'))).toBe('of the first');
    if (i === 2) expect(await read(memoKey('e'))).toBe('of the last');
  }
  expect(seen.sort()).toEqual(ids);
});

test('a part is full by its bytes or by its games, and one game too large has a part of its own', () => {
  const piece = (bytes: number): Piece => ({ kind: 'matches', text: '', bytes });
  const sizes = (parts: Piece[][]) => parts.map((part) => part.map(({ bytes }) => bytes));
  expect(sizes(parted([]))).toEqual([[]]);
  expect(sizes(parted([5, 5, 1, 9, 2].map(piece), 10))).toEqual([[5, 5], [1, 9], [2]]);
  expect(sizes(parted([12, 1, 12, 12].map(piece), 10))).toEqual([[12], [1], [12], [12]]);
  expect(sizes(parted([1, 1, 1, 1, 1].map(piece), 10, 2))).toEqual([[1, 1], [1, 1], [1]]);
  const many = parted(Array.from({ length: MOST_GAMES + 1 }, () => piece(1)));
  expect(many.map((part) => part.length)).toEqual([MOST_GAMES, 1]);
});

const files = ['one', 'two', 'three'].map((name) => new File(['x'], name));

test('all parts go to the share sheet together', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { canShare: () => true, share });
  expect(await deliver(...files)).toBe('shared');
  expect(share.mock.calls).toEqual([[{ files }]]);
});

test('without a share sheet they are downloaded one after the other', async () => {
  vi.useFakeTimers();
  const saved: string[] = [];
  const link = () => ({
    href: '',
    download: '',
    click(this: { download: string }) {
      saved.push(this.download);
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { createElement: link });
  const done = deliver(...files);
  expect(saved).toEqual(['one']);
  await vi.runAllTimersAsync();
  expect(await done).toBe('downloaded');
  expect(saved).toEqual(['one', 'two', 'three']);
});

test('a thousand plays are the same thousand plays after they went out and came in again', async () => {
  const plays = Array.from({ length: 1000 }, (_, i) => aPlay(i));
  await write(
    plays.flatMap((play) => [
      [playKey(play.id), play],
      [memoKey(play.id), `Note ${play.id}`],
    ]),
  );
  const before = await readAll('');
  expect(before).toHaveLength(2000);
  const [file, ...more] = await everything();
  expect(more).toEqual([]);
  const found = await taken(file);
  expect(found.filter(({ kind, verdict }) => kind === 'play' && verdict === 'new')).toHaveLength(1000);
  expect(await readAll('')).toEqual(before);
  const text = (await readText(file, () => {})) as string;
  const again = await previewed(unpacked(text) as Contents, async () => undefined);
  expect(again.every(({ verdict }) => verdict === 'same')).toBe(true);
});
