import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canonical, copy } from '../src/engine/copy';
import { FORMAT, type MatchRecord } from '../src/engine/record';
import type { Phrase } from '../src/engine/rules';
import type { Judged } from '../src/storage/arrival';
import { merged, previewed } from '../src/storage/arrivals';
import { throwAway } from '../src/storage/bin';
import { claim } from '../src/storage/claims';
import { arrivalOf, welcome } from '../src/storage/contacts';
import { keepPrefs, rememberPeople, resetPrefs } from '../src/storage/exchange';
import { packed } from '../src/storage/exports';
import { judged, judgedPlay } from '../src/storage/judged';
import { matchKey } from '../src/storage/keys';
import { headKey, listMatches } from '../src/storage/matches';
import { loadMatch } from '../src/storage/opening';
import { memoKey, noteOf, PLAY_FORMAT, type Play, playKey } from '../src/storage/plays';
import { loadPrefs, prefs } from '../src/storage/prefs';
import { forgetLines, saveMatch } from '../src/storage/saver';
import { loadPlay, readMemo, writePlayMemo } from '../src/storage/sheets';
import { forget, PATIENCE, read, readAll, retry, trouble, write } from '../src/storage/store';
import { unpacked } from '../src/storage/unpacked';
import { upgraded } from '../src/storage/upgrades';
import { soon } from './soon';

const seed = '0123456789abcdef0123456789abcdef';

function sample(id = 'm1', moves = 3, over = false): MatchRecord {
  return {
    format: FORMAT,
    id,
    game: 'isla-margarita',
    rules: 1,
    options: { coins: 20 },
    chairs: [
      { name: 'Ana', colour: 0, side: 0 },
      { name: 'Pearl', colour: 1, side: 180, bot: 'simple' },
    ],
    seed,
    typed: [],
    log: Array.from({ length: moves }, (_, i) => ({ seat: i % 2, move: { place: i }, ms: 10 })),
    notes: [{ kind: 'takeback', at: 1, when: 5, dropped: [{ seat: 0, move: 'x' }] }],
    clock: { started: 1, changed: 1 + moves, played: 1 },
    last: { todo: [] },
    brief: { over, round: 1, waiting: [0], winners: over ? [0] : [] },
  };
}

/** What is in a file, as the page lists it. */
async function looked(text: string, verify: (record: MatchRecord) => Promise<Phrase | undefined> = fine) {
  const found = unpacked(text);
  if ('key' in found) throw new Error(found.key);
  const circle = found.circle ? [{ ...arrivalOf(found.circle), circle: found.circle }] : [];
  return [...(await previewed(found, verify)), ...circle] as any[];
}

/** Carries the choices out as the page does: what is kept with its settings comes last. */
async function applied(arrivals: readonly any[]) {
  const fault = await merged(arrivals.filter(({ kind }) => kind !== 'circle') as Judged[]);
  if (!fault) for (const { circle, choice } of arrivals) if (circle && choice !== 'leave') await welcome(circle);
  return fault;
}

const filed = async (which: string, notice = '') => ((await packed(which, () => notice, 0)) as File[])[0];

/** What lies on the disk, past the store. */
async function content(): Promise<string> {
  const db = await promisifyRequest(indexedDB.open('tidetable', 1));
  const store = db.transaction('kept').objectStore('kept');
  const [keys, values] = await Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]);
  db.close();
  return canonical(Object.fromEntries(keys.map((key, i) => [String(key), values[i]])));
}

const fine = async () => undefined;

async function fresh() {
  await forget();
  forgetLines();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
}

beforeEach(fresh);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Makes every write run into a full disk: at once, or only when the transaction is committed. */
function fillDisk(when: 'put' | 'commit') {
  const error = new DOMException('disk full', 'QuotaExceededError');
  const { put } = IDBObjectStore.prototype;
  const doomed = new WeakSet<IDBTransaction>();
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (when === 'put') throw error;
    const request = put.apply(this, args);
    const { transaction } = this;
    if (doomed.has(transaction)) return request;
    doomed.add(transaction);
    Object.defineProperty(transaction, 'error', { get: () => error });
    queueMicrotask(() => transaction.abort());
    return request;
  });
}

test('after the first save the browser is asked, once, to keep it', async () => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { storage: { persist } });
  await saveMatch(sample());
  await saveMatch(sample('m1', 4));
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a match comes back as it was saved, and the shelf loads no log', async () => {
  const record = sample();
  expect(await saveMatch(record)).toBeUndefined();
  expect((await loadMatch('m1')).record).toEqual(record);
  const [{ stamp, ...head }] = await listMatches();
  expect(stamp).toEqual({ by: expect.any(String), n: 1 });
  expect(head).toEqual({
    id: 'm1',
    game: record.game,
    chairs: record.chairs,
    brief: record.brief,
    clock: record.clock,
    options: record.options,
    format: FORMAT,
  });
  expect(await loadMatch('other')).toEqual({ trouble: { key: 'save.missing' } });
});

test('saves survive the page', async () => {
  await saveMatch(sample());
  await forget();
  expect((await loadMatch('m1')).record).toEqual(sample());
});

test('the last played is listed first', async () => {
  for (const [id, moves] of [
    ['a', 2],
    ['b', 9],
    ['c', 5],
  ] as const) {
    await saveMatch(sample(id, moves));
  }
  expect((await listMatches()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('one save is one strict transaction with both keys', async () => {
  await saveMatch(sample());
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await saveMatch(sample('m1', 4));
  expect(spy.mock.calls).toEqual([['kept', 'readwrite', { durability: 'strict' }]]);
});

test('saves of one match end in the order they were asked for, each as it was then', async () => {
  const record = sample('m1', 0);
  const ends: number[] = [];
  const saves = [1, 2, 3, 4, 5].map((n) => {
    record.log.push({ seat: 0, move: n });
    return saveMatch(record).then(() => ends.push(n));
  });
  record.log.push({ seat: 0, move: 'never saved' });
  await Promise.all(saves);
  expect(ends).toEqual([1, 2, 3, 4, 5]);
  expect((await loadMatch('m1')).record?.log.map(({ move }) => move)).toEqual([1, 2, 3, 4, 5]);
});

test('a connection that was closed is opened again', async () => {
  await saveMatch(sample());
  const { transaction } = IDBDatabase.prototype;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase) {
    this.close();
    return transaction.call(this, 'kept');
  });
  expect(await saveMatch(sample('m1', 7))).toBeUndefined();
  expect(spy).toHaveBeenCalledTimes(2);
  expect((await loadMatch('m1')).record?.log).toHaveLength(7);
  expect(trouble.value).toBeUndefined();
});

test('without any answer from the disk the game goes on in memory, and is saved when the disk is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({ addEventListener() {} } as never);
  const saving = saveMatch(sample());
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);
  expect(await saving).toEqual({ key: 'store.memory' });
  expect(trouble.value).toEqual({ key: 'store.memory' });
  expect((await loadMatch('m1')).record).toEqual(sample());
  expect(await listMatches()).toHaveLength(1);
  vi.useRealTimers();
  silent.mockRestore();
  expect(await retry()).toBe(true);
  expect(trouble.value).toBeUndefined();
  await forget();
  expect((await loadMatch('m1')).record).toEqual(sample());
});

test('a browser without a database plays in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await saveMatch(sample())).toEqual({ key: 'store.memory' });
  expect((await loadMatch('m1')).record).toEqual(sample());
  expect(await retry()).toBe(false);
  expect((await loadMatch('m1')).record).toEqual(sample());
});

test.each(['put', 'commit'] as const)(
  'a full disk is said in words and changes nothing that is stored (%s)',
  async (when) => {
    await saveMatch(sample());
    const before = await content();
    const full = fillDisk(when);
    expect(await saveMatch(sample('m1', 9))).toEqual({ key: 'store.full' });
    expect(trouble.value).toEqual({ key: 'store.full' });
    expect(await content()).toBe(before);
    full.mockRestore();
    expect(await saveMatch(sample('m1', 10))).toBeUndefined();
    expect(trouble.value).toBeUndefined();
    expect((await loadMatch('m1')).record?.log).toHaveLength(10);
  },
);

test('a write that fails half-way writes nothing', async () => {
  await write([['a', 1]]);
  const before = await content();
  const fault = await write([
    ['a', 2],
    ['b', () => {}],
  ]);
  expect(fault).toEqual({ key: 'store.failed' });
  expect(await content()).toBe(before);
});

test('a match from the future is refused and left as it is', async () => {
  const future = { ...sample(), format: FORMAT + 1, surprise: true };
  await write([
    [headKey('m1'), future],
    [matchKey('m1'), future],
  ]);
  const before = await content();
  expect(await loadMatch('m1')).toEqual({ trouble: { key: 'save.future' } });
  expect((await listMatches())[0].fault).toEqual({ key: 'save.future' });
  expect(await content()).toBe(before);
});

test('old formats climb the ladder to today', () => {
  const ladder = { 1: (old: any) => ({ ...old, format: 2, b: 1 }), 2: (old: any) => ({ ...old, format: 3, c: 1 }) };
  expect(upgraded({ format: 1 }, ladder, 3)).toEqual({ format: 3, b: 1, c: 1 });
  expect(upgraded({ format: 3 }, ladder, 3)).toEqual({ format: 3 });
  expect(upgraded({ format: 9 }, ladder, 3)).toEqual({ format: 9 });
  expect(upgraded('rubbish', ladder, 3)).toBe('rubbish');
});

/** Every path into a value. */
function paths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => paths(item, [...path, Array.isArray(value) ? Number(key) : key]))
      : [];
  return path.length > 0 ? [path, ...inner] : inner;
}

function mutilated(record: MatchRecord, path: (string | number)[], value: unknown): unknown {
  const out = copy(record) as any;
  const last = path[path.length - 1];
  const owner = path.slice(0, -1).reduce((at: any, key) => at[key], out);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return out;
}

const anyPath = fc.constantFrom(...paths(sample()));
const anyValue = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.jsonValue() as fc.Arbitrary<unknown>,
  fc.constantFrom(-1, 1e99, '', '__proto__', [], {}),
);

test('whatever part of a save is mutilated, opening it neither throws nor changes what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, anyValue, async (path, value) => {
      const raw = mutilated(sample('m1'), path, value);
      await write([
        [headKey('m1'), raw],
        [matchKey('m1'), raw],
        [matchKey('m2'), sample('m2')],
        [headKey('m2'), sample('m2')],
      ]);
      const before = await content();
      const loaded = await loadMatch('m1');
      if (loaded.record) expect(judged(loaded.record)).toEqual({ record: loaded.record });
      else expect(loaded.trouble?.key).toMatch(/^save\./);
      expect(await listMatches()).toHaveLength(2);
      expect(await content()).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test('whatever part of an arriving match is mutilated, nothing stored changes by looking at it', async () => {
  await saveMatch(sample());
  const before = await content();
  await fc.assert(
    fc.asyncProperty(anyPath, anyValue, async (path, value) => {
      const text = JSON.stringify({ tidetable: 1, kind: 'match', matches: [mutilated(sample(), path, value)] });
      const arrivals = await looked(text);
      expect(arrivals).toHaveLength(1);
      if (arrivals[0].verdict === 'refused') {
        expect(arrivals[0].why.key).toMatch(/^save\./);
        expect(await applied(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })))).toBeUndefined();
      }
      expect(await content()).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test('a deleted match comes back exactly, even a damaged one', async () => {
  await saveMatch(sample());
  await write([[matchKey('m2'), { broken: true }]]);
  const before = await content();
  const undo = await throwAway('m1');
  const undoBroken = await throwAway('m2');
  for (const prefix of ['head:', 'match:', 'log:', 'play:', 'memo:']) expect(await readAll(prefix)).toEqual([]);
  await undoBroken();
  await undo();
  expect(await content()).toBe(before);
});

/** The part of the Web Locks API that is used, as the standard describes it. */
function fakeLocks() {
  const held = new Map<string, { steal: () => void }>();
  const request = (name: string, options: LockOptions, work: (lock: unknown) => unknown) =>
    new Promise((resolve, reject) => {
      queueMicrotask(async () => {
        const holder = held.get(name);
        if (holder && options.ifAvailable) return resolve(work(null));
        holder?.steal();
        const mine = { steal: () => reject(new DOMException('stolen', 'AbortError')) };
        held.set(name, mine);
        const result = await work({ name });
        if (held.get(name) === mine) held.delete(name);
        resolve(result);
      });
    });
  return { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) };
}

test('one writer per match; another window looks on until it takes over', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const first = claim('m1');
  await first.ready;
  const second = claim('m1');
  await second.ready;
  expect([first.writer.value, second.writer.value]).toEqual([true, false]);
  await second.takeOver();
  await Promise.resolve();
  expect([first.writer.value, second.writer.value]).toEqual([false, true]);
  second.release();
  const third = claim('m1');
  await third.ready;
  expect(third.writer.value).toBe(true);
  third.release();
  first.release();
});

test('a window that lost its claim saves nothing any more', async () => {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { locks });
  await saveMatch(sample());
  const mine = claim('m1');
  await mine.ready;
  expect(await saveMatch(sample('m1', 4))).toBeUndefined();
  void locks.request('tidetable:m1', { steal: true }, () => new Promise(() => {}));
  await soon(() => expect(mine.writer.value).toBe(false));
  const before = await content();
  expect(await saveMatch(sample('m1', 99))).toEqual({ key: 'store.elsewhere' });
  expect(await content()).toBe(before);
  mine.release();
});

test('locks that never answer keep nobody from playing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}), query: async () => ({ held: [] }) } });
  const only = claim('m1');
  await vi.advanceTimersByTimeAsync(3001);
  await only.ready;
  expect(only.writer.value).toBe(true);
  only.release();
});

test('without locks every window may write', async () => {
  vi.stubGlobal('navigator', {});
  const only = claim('m1');
  await only.ready;
  expect(only.writer.value).toBe(true);
  only.release();
});

test('everything goes out and comes in again on another tablet', async () => {
  const stuck = { ...sample('old'), format: FORMAT + 1 };
  await saveMatch(sample('a', 2));
  await saveMatch(sample('b', 5, true));
  await write([[matchKey('old'), stuck]]);
  const file = await filed('all', 'This file holds secrets.');
  expect(file.name).toBe('tidetable-all-1970-01-01.json');
  const text = await file.text();
  expect(JSON.parse(text)).toMatchObject({ tidetable: 1, kind: 'all', notice: 'This file holds secrets.' });
  expect(JSON.parse(text).matches).toContainEqual(stuck);
  await fresh();
  const arrivals = await looked(text);
  expect(arrivals.map(({ verdict }) => verdict).sort()).toEqual(['new', 'new', 'refused']);
  expect(await readAll('')).toEqual([]);
  expect(await applied(arrivals)).toBeUndefined();
  expect((await loadMatch('a')).record).toEqual(sample('a', 2));
  expect((await loadMatch('b')).record).toEqual(sample('b', 5, true));
});

const bundle = (...matches: unknown[]) => JSON.stringify({ tidetable: 1, kind: 'all', matches });

test('an arrival is compared with what is here', async () => {
  await saveMatch(sample('m1', 5));
  const forked = sample('m1', 5);
  forked.log[2].move = 'another way';
  const verdict = async (raw: unknown) => (await looked(bundle(raw)))[0];
  expect(await verdict(sample('m1', 5))).toMatchObject({ verdict: 'same', choice: 'leave' });
  expect(await verdict(sample('m1', 8))).toMatchObject({ verdict: 'newer', choice: 'take' });
  expect(await verdict(sample('m1', 2))).toMatchObject({ verdict: 'older', choice: 'leave' });
  expect(await verdict(forked)).toMatchObject({ verdict: 'forked', choice: 'copy' });
  expect(await verdict(sample('m2'))).toMatchObject({ verdict: 'new', choice: 'take' });
  await write([[matchKey('m1'), { ...sample(), format: FORMAT + 1 }]]);
  expect(await verdict(sample('m1', 5))).toMatchObject({ verdict: 'blocked', choices: ['copy', 'leave'] });
});

test('which of two is further on is told by what happened, not by a clock that may have been set back', async () => {
  const clocked = (record: MatchRecord, changed: number) => ({ ...record, clock: { ...record.clock, changed } });
  const here = clocked(sample('m1', 5), 1000);
  await saveMatch(here);
  const verdict = async (raw: unknown) => (await firstOf(bundle(raw))).verdict;
  expect(await verdict(clocked(sample('m1', 8), 10))).toBe('newer');
  expect(await verdict(clocked(sample('m1', 2), 9000))).toBe('older');
  const bot: MatchRecord['notes'] = [...here.notes, { kind: 'bot', at: 5, when: 6, seat: 0, bot: 'simple' }];
  expect(await verdict({ ...clocked(sample('m1', 5), 10), notes: bot })).toBe('newer');
  expect(await verdict({ ...clocked(sample('m1', 5), 9000), notes: [] })).toBe('older');
  expect(await verdict(clocked(sample('m1', 5), 2000))).toBe('newer');
  expect(await verdict(clocked(sample('m1', 5), 500))).toBe('older');
  // how long somebody thought makes no other game
  const slower = clocked(sample('m1', 8), 10);
  slower.log[2].ms = -4;
  slower.log[3].ms = 99;
  expect(await verdict(slower)).toBe('newer');
  await write([[playKey('p1'), sheet('p1', 3, 500)]]);
  expect((await firstOf(boxed(sheet('p1', 5, 10)))).verdict).toBe('newer');
  expect((await firstOf(boxed(sheet('p1', 2, 900)))).verdict).toBe('older');
});

test('a copy keeps both', async () => {
  await saveMatch(sample('m1', 5));
  const arrivals = await looked(bundle(sample('m1', 2)));
  await applied([{ ...arrivals[0], choice: 'copy' }]);
  const heads = await listMatches();
  expect(heads).toHaveLength(2);
  expect((await loadMatch('m1')).record?.log).toHaveLength(5);
  const other = heads.find(({ id }) => id !== 'm1')!;
  expect((await loadMatch(other.id)).record?.log).toHaveLength(2);
});

test('illegal, damaged, future and doubled matches are refused, each with its sentence; the rest is offered', async () => {
  const why: Phrase = { key: 'save.illegal', args: { at: 3, why: { key: 'engine.illegal' } } };
  const verify = async ({ id }: MatchRecord) => (id === 'cheat' ? why : undefined);
  const text = bundle(
    sample('cheat'),
    { ...sample('late'), format: 99 },
    { ...sample('hurt'), seed: 'none' },
    sample('good'),
    sample('good', 9),
    null,
  );
  const arrivals = await looked(text, verify);
  expect(arrivals.map((arrival) => arrival.why?.key ?? arrival.verdict)).toEqual([
    'save.illegal',
    'save.future',
    'save.damaged',
    'new',
    'transfer.twice',
    'save.damaged',
  ]);
  await applied(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
  expect((await listMatches()).map(({ id }) => id)).toEqual(['good']);
});

test.each([
  ['{"tidetable":1,', 'transfer.notJson'],
  ['[]', 'transfer.foreign'],
  ['{"hello":1}', 'transfer.foreign'],
  ['{"tidetable":2,"matches":[]}', 'transfer.future'],
  ['{"tidetable":1,"matches":[]}', 'transfer.empty'],
  ['{"tidetable":"x","matches":[1]}', 'save.damaged'],
])('a file that cannot be read is refused: %s', (text, key) => {
  expect(unpacked(text)).toMatchObject({ key });
});

test('a bare match is taken as a file too', () => {
  expect(unpacked(JSON.stringify(sample()))).toEqual({
    matches: [sample()],
    plays: [],
    memos: [],
    abouts: [],
    photos: [],
    templates: [],
  });
});

test('an import onto a full disk stores nothing at all', async () => {
  await saveMatch(sample('m1', 5));
  const arrivals = await looked(bundle(sample('m1', 8), sample('m2')));
  const before = await content();
  const full = fillDisk('commit');
  expect(await applied(arrivals)).toEqual({ key: 'store.full' });
  full.mockRestore();
  expect(await content()).toBe(before);
});

test('a match that is being played is not replaced by an import', async () => {
  await saveMatch(sample('m1', 5));
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const arrivals = await looked(bundle(sample('m1', 8)));
  const playing = claim('m1');
  await playing.ready;
  expect((await looked(bundle(sample('m1', 8))))[0].verdict).toBe('blocked');
  expect(await applied(arrivals)).toEqual({ key: 'transfer.open' });
  expect((await loadMatch('m1')).record?.log).toHaveLength(5);
  playing.release();
});

function sheet(id = 'p1', edits = 2, changed = 100 + edits): Play {
  const cells = Object.fromEntries(Array.from({ length: edits }, (_, i) => [`ports@${i}`, String(i + 3)]));
  return {
    format: PLAY_FORMAT,
    id,
    game: 'isla-margarita',
    name: '',
    people: [
      { name: 'Ana', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    cells,
    edits: Object.entries(cells).map(([cell, to], i) => ({ cell, from: '', to, when: 10 + i })),
    tools: {},
    note: '',
    clock: { started: 1, changed, finished: 200 },
    brief: { over: true, winners: [0], totals: [3, 4], parts: [] },
  };
}

const boxed = (...plays: unknown[]) => JSON.stringify({ tidetable: 1, kind: 'all', matches: [], plays });
const noted = (memos: unknown, ...matches: unknown[]) => JSON.stringify({ tidetable: 1, matches, memos });
const firstOf = async (text: string) => (await looked(text))[0];

test('boxed plays and notes go out with everything and come in again on another tablet', async () => {
  await saveMatch(sample('a', 2, true));
  await write([
    [playKey('p1'), sheet()],
    [memoKey('a'), 'Rain all day; "=1+1", said Ana.'],
    [memoKey('gone'), 'of a match that was deleted'],
  ]);
  const text = await (await filed('all')).text();
  expect(Object.keys(JSON.parse(text).memos)).toEqual(['a']);
  await fresh();
  const arrivals = await looked(text);
  expect(arrivals.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['match', 'new'],
    ['play', 'new'],
    ['memo', 'new'],
  ]);
  expect(await readAll('')).toEqual([]);
  expect(await applied(arrivals)).toBeUndefined();
  expect(await read(playKey('p1'))).toEqual(sheet());
  expect(await readMemo('a')).toBe('Rain all day; "=1+1", said Ana.');
  expect(await looked(text)).toMatchObject([{ verdict: 'same' }, { verdict: 'same' }, { verdict: 'same' }]);
});

test('one play alone, or one match with its note, makes a file of its own', async () => {
  await saveMatch(sample('a', 2));
  await write([
    [playKey('p1'), sheet()],
    [memoKey('a'), 'Windy.'],
  ]);
  const [play, match] = await Promise.all(['p1', 'a'].map(async (id) => JSON.parse(await (await filed(id)).text())));
  expect(play).toMatchObject({ kind: 'play', matches: [], plays: [sheet()] });
  expect(match).toMatchObject({ kind: 'match', matches: [sample('a', 2)], memos: { a: 'Windy.' } });
  expect(await packed('nobody', () => '')).toEqual({ key: 'save.missing' });
  expect(unpacked(JSON.stringify(sheet()))).toEqual({
    matches: [],
    plays: [sheet()],
    memos: [],
    abouts: [],
    photos: [],
    templates: [],
  });
});

test('a file from before there were boxed plays still loads', async () => {
  expect(unpacked(bundle(sample()))).toEqual({
    matches: [sample()],
    plays: [],
    memos: [],
    abouts: [],
    photos: [],
    templates: [],
  });
});

test('an arriving play is compared with the one here, by its history of changes', async () => {
  await write([[playKey('p1'), sheet('p1', 3)]]);
  const verdict = (play: Play) => firstOf(boxed(play));
  expect(await verdict(sheet('p1', 3))).toMatchObject({ verdict: 'same', choice: 'leave' });
  expect(await verdict(sheet('p1', 5))).toMatchObject({ verdict: 'newer', choice: 'take' });
  expect(await verdict(sheet('p1', 2))).toMatchObject({ verdict: 'older', choice: 'leave' });
  expect(await verdict(sheet('p2'))).toMatchObject({ verdict: 'new', choice: 'take' });
  const elsewhere = sheet('p1', 5);
  elsewhere.edits[0].to = '9';
  expect(await verdict(elsewhere)).toMatchObject({ verdict: 'forked', choice: 'copy' });
  const typedOn = sheet('p1', 3);
  typedOn.edits[2].to = '55';
  typedOn.clock.changed++;
  expect(await verdict(typedOn)).toMatchObject({ verdict: 'newer' });
  const noteAlone = { ...sheet('p1', 3), note: 'Typed elsewhere.' };
  expect(await verdict(noteAlone)).toMatchObject({ verdict: 'forked' });
  await write([[playKey('p1'), { ...sheet(), format: PLAY_FORMAT + 1 }]]);
  expect(await verdict(sheet())).toMatchObject({ verdict: 'blocked', choices: ['copy', 'leave'] });
});

test('a play is replaced, copied or left as was chosen, and never while it is open', async () => {
  await write([[playKey('p1'), sheet('p1', 3)]]);
  const arrival = await firstOf(boxed(sheet('p1', 5)));
  const before = await content();
  await applied([{ ...arrival, choice: 'leave' }]);
  expect(await content()).toBe(before);
  await applied([{ ...arrival, choice: 'copy' }]);
  const both = (await readAll(playKey(''))).map(([key, play]) => [key, (play as Play).id, (play as Play).edits.length]);
  expect(both).toHaveLength(2);
  expect(both).toContainEqual([playKey('p1'), 'p1', 3]);
  expect(both.every(([key, id]) => key === playKey(String(id)))).toBe(true);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const open = claim('p1');
  await open.ready;
  expect((await firstOf(boxed(sheet('p1', 5)))).verdict).toBe('blocked');
  expect(await applied([{ ...arrival, choice: 'take' }])).toEqual({ key: 'transfer.open' });
  open.release();
  vi.unstubAllGlobals();
  await fresh();
  await applied([{ ...arrival, choice: 'take' }]);
  expect(await read(playKey('p1'))).toEqual(sheet('p1', 5));
});

test('damaged, future and doubled plays and lists that are none have a sentence each', async () => {
  const text = boxed({ ...sheet('x'), format: 9 }, { ...sheet('y'), people: [] }, sheet('z'), sheet('z', 5), 7);
  const arrivals = await looked(text);
  expect(arrivals.map(({ why, verdict }) => why?.key ?? verdict)).toEqual([
    'save.future',
    'save.damaged',
    'new',
    'transfer.twice',
    'save.damaged',
  ]);
  await applied(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
  expect((await readAll('')).map(([key]) => key)).toEqual([playKey('z')]);
  const odd = JSON.stringify({ tidetable: 1, matches: [], plays: 'none', memos: [1] });
  expect((await looked(odd)).map(({ kind, why }) => [kind, why.key])).toEqual([
    ['play', 'save.damaged'],
    ['memo', 'transfer.memo.damaged'],
  ]);
});

const playPath = fc.constantFrom(...paths(sheet()));

test('whatever part of an arriving play is mutilated, nothing stored changes by looking at it', async () => {
  await write([[playKey('p1'), sheet()]]);
  const before = await content();
  await fc.assert(
    fc.asyncProperty(playPath, anyValue, async (path, value) => {
      const arrivals = await looked(boxed(mutilated(sheet() as any, path, value)));
      expect(arrivals).toHaveLength(1);
      if (arrivals[0].verdict === 'refused') {
        expect(arrivals[0].why.key).toMatch(/^save\./);
        await applied(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
      }
      expect(await content()).toBe(before);
    }),
    { numRuns: 200 },
  );
});

test('a note is judged against the one here and never replaces it unasked', async () => {
  await saveMatch(sample('a', 2));
  await write([[memoKey('a'), 'Rain.']]);
  const verdict = async (text: unknown) => firstOf(noted({ a: text }));
  expect(await verdict('Rain.')).toMatchObject({ kind: 'memo', verdict: 'same', choice: 'leave' });
  expect(await verdict('Rain. And wind.')).toMatchObject({ verdict: 'newer', choice: 'take' });
  expect(await verdict('Rai')).toMatchObject({ verdict: 'older', choice: 'leave' });
  expect(await verdict(7)).toMatchObject({ verdict: 'refused', why: { key: 'transfer.memo.damaged' } });
  expect(await verdict('x'.repeat(20_001))).toMatchObject({ why: { key: 'transfer.memo.damaged' } });
  expect(await firstOf(noted({ b: 'Whose?' }))).toMatchObject({ why: { key: 'transfer.memo.lost' } });
  const forked = await verdict('Sun.');
  expect(forked).toMatchObject({ verdict: 'forked', choice: 'copy' });
  await applied([{ ...forked, choice: 'leave' }]);
  expect(await readMemo('a')).toBe('Rain.');
  await applied([forked]);
  expect(await readMemo('a')).toBe('Rain.\n\nSun.');
});

test('a note goes with its match: to the copy, or nowhere', async () => {
  const text = noted({ a: 'Sun.' }, sample('a', 2));
  const [match, memo] = await looked(text);
  await applied([{ ...match, choice: 'leave' }, memo]);
  expect(await readAll('')).toEqual([]);
  await saveMatch(sample('a', 5));
  await write([[memoKey('a'), 'Rain.']]);
  const again = await looked(text);
  await applied(again.map((one) => ({ ...one, choice: 'copy' })));
  expect(await readMemo('a')).toBe('Rain.');
  const copied = (await listMatches()).find(({ id }) => id !== 'a')!;
  expect(await readMemo(copied.id)).toBe('Sun.');
});

test('groups are kept, survive a reset of the settings, and nonsense is not believed', async () => {
  await loadPrefs();
  keepPrefs();
  const groups = [{ id: 'g', name: 'Tuesdays', people: ['Ana', 'Ben'] }];
  prefs.groups.value = groups;
  await soon(async () => expect(((await read('prefs')) as any).groups).toEqual(groups));
  resetPrefs();
  expect(prefs.groups.value).toEqual(groups);
  for (const odd of [[{ id: 'g', name: 7, people: [] }], [{ id: 'g', name: 'x', people: 'Ana' }], {}, [null]]) {
    prefs.groups.value = [];
    await write([['prefs', { groups: odd }]]);
    await loadPrefs();
    keepPrefs();
    expect(prefs.groups.value).toEqual([]);
  }
});

test('settings are kept; nonsense is not believed', async () => {
  await loadPrefs();
  keepPrefs();
  prefs.theme.value = 'dark';
  rememberPeople([
    { name: 'Ana', colour: 3, side: 0 },
    { name: 'Pearl', colour: 1, side: 180, bot: 'simple' },
  ]);
  await soon(async () => expect(((await read('prefs')) as any).people).toEqual([{ name: 'Ana', colour: 3 }]));
  resetPrefs();
  expect(prefs.theme.value).toBe('auto');
  await write([['prefs', { theme: 'pink', size: 'large', people: [{ name: 7 }], privacy: null }]]);
  await loadPrefs();
  keepPrefs();
  expect([prefs.theme.value, prefs.size.value, prefs.people.value, prefs.privacy.value]).toEqual([
    'auto',
    'large',
    [],
    'hold',
  ]);
  resetPrefs();
});

test('a boxed play takes its note along: alone, with everything, and to a copy', async () => {
  await write([
    [playKey('p1'), { ...sheet(), note: 'Old words.' }],
    [memoKey('p1'), 'Newer words.'],
  ]);
  const alone = await (await filed('p1')).text();
  const all = await (await filed('all')).text();
  for (const text of [alone, all]) expect(JSON.parse(text).memos).toEqual({ p1: 'Newer words.' });
  await fresh();
  const arrivals = await looked(alone);
  expect(arrivals.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['play', 'new'],
    ['memo', 'new'],
  ]);
  await applied([{ ...arrivals[0], choice: 'leave' }, arrivals[1]]);
  expect(await readAll('')).toEqual([]);
  await applied(arrivals);
  expect(await read(memoKey('p1'))).toBe('Newer words.');
  // the same once more, as a copy: it has the note too, although nothing about the note is new
  const again = await looked(boxed(sheet('p1', 5)));
  const [, memo] = await looked(alone);
  expect(memo.verdict).toBe('same');
  await applied([{ ...again[0], choice: 'copy' }, memo]);
  const memos = await readAll(memoKey(''));
  expect(memos.map(([, text]) => text)).toEqual(['Newer words.', 'Newer words.']);
});

test('a note that a play of an older version carries is compared like any other and never hidden', async () => {
  const old = { ...sheet(), note: 'Rain.' };
  await write([[playKey('p1'), old]]);
  const arriving = async (text: string) => firstOf(noted({ p1: text }));
  expect(await arriving('Rain.')).toMatchObject({ kind: 'memo', verdict: 'same' });
  const forked = await arriving('Sun.');
  expect(forked).toMatchObject({ verdict: 'forked', choice: 'copy', theirs: { game: 'isla-margarita' } });
  await applied([forked]);
  expect(await read(memoKey('p1'))).toBe('Rain.\n\nSun.');
  expect(await read(playKey('p1'))).toEqual(old);
  // its own words again say nothing new; other words from an old tablet do
  expect(await looked(boxed(old))).toHaveLength(1);
  const typedThere = { ...sheet('p1', 3), note: 'Hail.' };
  const [play, memo] = await looked(boxed(typedThere));
  expect([play.verdict, memo.verdict]).toEqual(['newer', 'forked']);
  await applied([play, memo]);
  expect(await read(memoKey('p1'))).toBe('Rain.\n\nSun.\n\nHail.');
});

test('an emptied note stays empty on another tablet, whatever its play still carries', async () => {
  await write([[playKey('p1'), { ...sheet(), note: 'Rain.' }]]);
  await writePlayMemo('p1', '');
  const text = await (await filed('p1')).text();
  await fresh();
  await applied(await looked(text));
  expect(noteOf(await read(memoKey('p1')), (await loadPlay('p1')).play)).toBe('');
});

test('a deleted play comes back with its note', async () => {
  await write([[playKey('p1'), sheet()]]);
  await writePlayMemo('p1', 'Sun.');
  const before = await content();
  const undo = await throwAway('p1');
  for (const prefix of ['head:', 'match:', 'log:', 'play:', 'memo:']) expect(await readAll(prefix)).toEqual([]);
  await undo();
  expect(await content()).toBe(before);
});

const circled = (groups: unknown, people: unknown = []) =>
  JSON.stringify({ tidetable: 1, matches: [], groups, people });

test('groups and remembered people go out with everything and join those of another tablet by name', async () => {
  const ana = { name: 'Ana', colour: 3 };
  const [tuesdays, family] = [
    { id: 'g1', name: 'Tuesdays', people: ['Ana', 'Ben'] },
    { id: 'g2', name: 'Family', people: ['Ana', 'Cy'] },
  ];
  prefs.groups.value = [tuesdays, family];
  prefs.people.value = [ana, { name: 'Ben', colour: 1 }];
  await saveMatch(sample('a', 2));
  const text = await (await filed('all')).text();
  expect(JSON.parse(text)).toMatchObject({ groups: [tuesdays, family], people: [ana, { name: 'Ben', colour: 1 }] });
  expect(JSON.parse(await (await filed('a')).text()).groups).toBeUndefined();
  await fresh();
  // here: a group of that name spelt otherwise, a group with the other's id, and Ana in another colour
  prefs.groups.value = [
    { id: 'x', name: 'tuesdays ', people: ['Dora', 'ANA'] },
    { id: 'g2', name: 'Club', people: ['Dora', 'Eve'] },
  ];
  prefs.people.value = [{ name: 'ana', colour: 5 }];
  const arrivals = await looked(text);
  expect(arrivals.map(({ kind, choice }) => [kind, choice])).toEqual([
    ['match', 'take'],
    ['circle', 'take'],
  ]);
  expect(arrivals[1].news).toEqual({ groups: 2, people: 1 });
  expect(prefs.groups.value).toHaveLength(2);
  await applied(arrivals);
  expect(prefs.groups.value).toEqual([
    { id: 'x', name: 'tuesdays ', people: ['Dora', 'ANA', 'Ben'] },
    { id: 'g2', name: 'Club', people: ['Dora', 'Eve'] },
    { id: 'g2-2', name: 'Family', people: ['Ana', 'Cy'] },
  ]);
  expect(prefs.people.value).toEqual([
    { name: 'ana', colour: 5 },
    { name: 'Ben', colour: 1 },
  ]);
  const [, again] = await looked(text);
  expect(again).toMatchObject({ kind: 'circle', verdict: 'same', choice: 'leave' });
  prefs.groups.value = [];
  prefs.people.value = [];
});

test('groups that come in are kept with the settings; nonsense among them is left out and the full disk takes none', async () => {
  prefs.groups.value = [];
  await loadPrefs();
  keepPrefs();
  const good = { id: 'g', name: 'Tuesdays', people: ['Ana', 'Ben'] };
  const odd = [
    7,
    null,
    { ...good, id: 7 },
    { ...good, name: ' ' },
    { ...good, people: 'Ana' },
    { ...good, people: [] },
  ];
  const people = [{ name: '', colour: 1 }, { name: 'Ana', colour: -1 }, { name: 'x'.repeat(61), colour: 1 }, 'Ana'];
  expect(unpacked(circled(odd, people))).toMatchObject({ key: 'transfer.empty' });
  expect(unpacked(circled('none', 7))).toMatchObject({ key: 'transfer.empty' });
  const arrivals = await looked(circled([...odd, good], people));
  const full = fillDisk('put');
  const [match] = await looked(bundle(sample('m9')));
  expect(await applied([match, ...arrivals])).toEqual({ key: 'store.full' });
  expect(prefs.groups.value).toEqual([]);
  full.mockRestore();
  await applied(arrivals);
  await soon(async () => expect(((await read('prefs')) as any).groups).toEqual([good]));
  expect(prefs.people.value).toEqual([]);
  prefs.groups.value = [];
});

test('a play with points or dates that cannot be is damaged, however well it is made', () => {
  const play = sheet();
  const brief = (some: object) => ({ ...play, brief: { ...play.brief, ...some } });
  const clock = (some: object) => ({ ...play, clock: { ...play.clock, ...some } });
  const bad: unknown[] = [1e300, -2e9, Number.NaN, Number.POSITIVE_INFINITY, '7', null];
  for (const n of bad) {
    expect(judgedPlay(brief({ totals: [n, 1] })).fault, `total ${n}`).toBeDefined();
    expect(judgedPlay(brief({ parts: [{ id: 'cash', points: [1, n] }] })).fault, `part ${n}`).toBeDefined();
  }
  for (const when of [...bad.slice(1), 1e300, -1, Date.UTC(2100, 0, 2)]) {
    for (const part of ['started', 'changed', 'finished'])
      expect(judgedPlay(clock({ [part]: when })).fault, `${part} ${when}`).toBeDefined();
    expect(
      judgedPlay({ ...play, edits: [{ cell: 'x', from: '', to: '1', when }] }).fault,
      `edit ${when}`,
    ).toBeDefined();
  }
  expect(judgedPlay(brief({ totals: [1e9, -1e9] })).fault).toBeUndefined();
  // a tablet whose clock was never set
  expect(judgedPlay(clock({ started: 5000, changed: 6000, finished: undefined })).fault).toBeUndefined();
});

test('settings of two windows do not overwrite each other, and what is set without a disk is kept', async () => {
  await loadPrefs();
  keepPrefs();
  await write([['prefs', { size: 'large', deck: 'typed in another window' }]]);
  prefs.theme.value = 'dark';
  await soon(async () =>
    expect(await read('prefs')).toEqual({ size: 'large', deck: 'typed in another window', theme: 'dark' }),
  );
  const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  prefs.contrast.value = true;
  await soon(() => expect(trouble.value).toBeDefined());
  broken.mockRestore();
  await retry();
  await soon(async () => expect(await content()).toContain('"contrast":true'));
  expect(await read('prefs')).toMatchObject({ size: 'large', theme: 'dark', contrast: true });
  resetPrefs();
});
