import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../src/engine/record';
import { gameOf, games } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import { playMatch } from '../src/headless/games';
import type { Arrival } from '../src/storage/arrival';
import { DEEPEST, LARGEST_FILE, LARGEST_TABLE, LONGEST_LIST, MOST_GAMES, MOST_VALUES } from '../src/storage/bundle';
import { packedRecord } from '../src/storage/exports';
import { type Progress, startImport } from '../src/storage/import-client';
import { type Asked, importJob, type Told } from '../src/storage/import-job';
import { listMatches } from '../src/storage/matches';
import { loadMatch } from '../src/storage/opening';
import { prefs } from '../src/storage/prefs';
import { replayed } from '../src/storage/replayed';
import { saveMatch } from '../src/storage/saver';
import { readText, scanner } from '../src/storage/scan';
import { readMemo } from '../src/storage/sheets';
import { forget, readAll, trouble, write } from '../src/storage/store';

// A file from outside: read piece by piece, judged beside the page, stored when somebody says so.

const until = new Map<string, MatchRecord>();

/** The first moves of a game, as a record that replays. */
async function played(id: string, as = id, moves = 12): Promise<MatchRecord> {
  const game = (await gameOf(id)?.play()) as GameModule;
  const key = `${id} ${moves}`;
  const record = until.get(key) ?? playMatch(game, { seats: 3, seed: 4, until: moves }).record;
  until.set(key, record);
  return { ...structuredClone(record), id: as };
}

async function fresh() {
  await forget();
  prefs.groups.value = [];
  prefs.people.value = [];
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
}

beforeEach(fresh);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const file = (value: unknown) => new File([JSON.stringify(value)], 'x.json');
const bundle = (some: object) => file({ tidetable: 1, kind: 'all', matches: [], ...some });

describe('the scan of a file', () => {
  const scanned = (text: string) => scanner()(new TextEncoder().encode(text))?.key;
  const list = (n: number) => `[${'1,'.repeat(n - 1)}1]`;

  test('counts brackets, but not those in texts', () => {
    const nested = (n: number) => '[{"a":'.repeat(n / 2) + '}]'.repeat(n / 2);
    expect(scanned(nested(DEEPEST))).toBeUndefined();
    expect(scanned(nested(DEEPEST + 2))).toBe('transfer.tooDeep');
    expect(scanned(`["${'['.repeat(999)}","\\"${'{'.repeat(999)}"]`)).toBeUndefined();
    expect(scanned('[],'.repeat(999))).toBeUndefined();
  });

  test('counts what is listed, in one list and in all', () => {
    expect(scanned(list(LONGEST_LIST))).toBeUndefined();
    expect(scanned(list(LONGEST_LIST + 1))).toBe('transfer.tooMuch');
    expect(scanned(`{"a":${list(LONGEST_LIST)},"b":${list(LONGEST_LIST)}}`)).toBeUndefined();
    expect(scanned(`["${','.repeat(LONGEST_LIST)}"]`)).toBeUndefined();
    const scan = scanner();
    const some = new TextEncoder().encode(`${list(LONGEST_LIST)}\n`);
    const enough = Math.floor(MOST_VALUES / LONGEST_LIST);
    for (let i = 0; i < enough; i++) expect(scan(some)).toBeUndefined();
    expect(scan(some)).toEqual({ key: 'transfer.tooMuch' });
  });

  test('says the same wherever the pieces of a file are cut', () => {
    const text = new TextEncoder().encode(`{"a":["\\\\","\\"[é",${'['.repeat(DEEPEST - 1)}`);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length];
        const scan = scanner();
        const found = at.slice(1).map((end, i) => scan(text.subarray(at[i], end)));
        expect(found.filter(Boolean)).toEqual([{ key: 'transfer.tooDeep' }]);
      }),
    );
  });

  test('lets every game through as it is exported', async () => {
    for (const { card } of games) {
      const text = await readText(packedRecord(await played(card.id, card.id, 400), ''), () => {});
      expect(JSON.parse(text as string).matches[0].game, card.id).toBe(card.id);
    }
  });
});

describe('reading a file', () => {
  const read = async (blob: Blob) => {
    const heard: number[] = [];
    const slices = vi.spyOn(blob, 'slice');
    return { text: await readText(blob, (n) => heard.push(n)), heard, slices: slices.mock.calls.length };
  };

  test('tells how far it is, and mends no letter that lies across two pieces', async () => {
    const words = `"${'aé🦜'.repeat(400_000)}"`;
    const { text, heard } = await read(new Blob([words]));
    expect(text).toBe(words);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(new Blob([words]).size);
  });

  test('opens no file that is too large', async () => {
    const large = new Blob([new Uint8Array(LARGEST_FILE + 1)]);
    expect(await read(large)).toMatchObject({ text: { key: 'transfer.tooLarge', args: { n: 64 } }, slices: 0 });
    expect((await read(new Blob([new Uint8Array(LARGEST_FILE).fill(0x20)]))).text).toHaveLength(LARGEST_FILE);
    const table = new Blob(['date,', new Uint8Array(LARGEST_TABLE).fill(0x20)]);
    expect(await read(table)).toMatchObject({ text: { key: 'transfer.tooLarge', args: { n: 16 } }, slices: 1 });
  });

  test('gives up a mountain of brackets or moves at its foot', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const brackets = new Blob(['['.repeat(50_000_000)]);
    expect(await read(brackets)).toEqual({ text: { key: 'transfer.tooDeep' }, heard: [], slices: 1 });
    const move = '{"seat":0,"move":1},';
    const moves = new Blob(['{"log":[', move.repeat(50_000_000 / move.length)]);
    const found = await read(moves);
    expect(found.text).toEqual({ key: 'transfer.tooMuch' });
    expect(found.slices).toBeLessThan(3);
    expect(parse).not.toHaveBeenCalled();
  });
});

/** Everything a job tells of a file, and what can be asked after it. */
function job(verify = replayed) {
  const told: Told[] = [];
  const ask = importJob(verify, (one) => told.push(structuredClone(one)));
  const answer = async (asked: Asked) => {
    await ask(asked);
    return told.at(-1) as any;
  };
  const arrivals = (): Arrival[] => told.flatMap((one) => (one.told === 'judged' ? one.arrivals : []));
  return { told, look: (f: Blob) => answer({ ask: 'look', file: f }), answer, arrivals };
}

const stored = async () => JSON.stringify(await readAll(''));

describe('a job', () => {
  test('judges thing by thing, tells the page no secret, and stores nothing before it is asked to', async () => {
    const matches = await Promise.all(['manila', 'alexandros'].map((id) => played(id)));
    const { told, look, answer, arrivals } = job();
    const end = await look(bundle({ matches, memos: { manila: 'Rain.' } }));
    expect(end).toEqual({ told: 'found', circle: undefined });
    expect(arrivals().map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual(['match new', 'match new', 'memo new']);
    expect(told.filter((one) => one.told === 'judged').every(({ of }) => of === 3)).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/"log"|"seed"|"last"|Rain/);
    expect(await readAll('')).toEqual([]);
    expect(await answer({ ask: 'apply', choices: ['take', 'leave', 'take'] })).toEqual({ told: 'applied' });
    expect((await listMatches()).map(({ id }) => id)).toEqual(['manila']);
    expect((await loadMatch('manila')).record).toEqual(matches[0]);
    expect(await readMemo('manila')).toBe('Rain.');
  });

  test('tells many of them in batches', async () => {
    const matches = Array.from({ length: 120 }, (_, i) => ({ id: `m${i}` }));
    const { told, look, arrivals } = job();
    await look(bundle({ matches }));
    expect(arrivals()).toHaveLength(120);
    const sizes = told.flatMap((one) => (one.told === 'judged' ? [one.arrivals.length] : []));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
  });

  test('refuses a file in a sentence', async () => {
    const many = Array.from({ length: MOST_GAMES + 1 }, () => 1);
    const said = async (f: Blob) => (await job().look(f)).why.key;
    expect(await said(bundle({ matches: many }))).toBe('transfer.tooMany');
    expect(await said(bundle({ plays: many }))).toBe('transfer.tooMany');
    expect(await said(new Blob(['{"tidetable":1,']))).toBe('transfer.notJson');
    expect(await said(bundle({}))).toBe('transfer.empty');
    const unreadable = new Blob(['{}']);
    vi.spyOn(unreadable, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    expect(await said(unreadable)).toBe('transfer.unread');
  });

  test('asks no rules about what is here already', async () => {
    const record = await played('manila');
    await saveMatch(record);
    const verify = vi.fn(replayed);
    const { look, arrivals } = job(verify);
    await look(bundle({ matches: [record, await played('manila', 'other')] }));
    expect(arrivals().map(({ verdict }) => verdict)).toEqual(['same', 'new']);
    expect(verify.mock.calls.map(([{ id }]) => id)).toEqual(['other']);
  });

  test('without a disk compares nothing and imports nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { look } = job();
    expect(await look(bundle({ matches: [await played('manila')] }))).toEqual({
      told: 'refused',
      why: { key: 'transfer.memory' },
    });
    await fresh();
    const again = job();
    await again.look(bundle({ matches: [await played('manila')] }));
    await forget();
    vi.stubGlobal('indexedDB', undefined);
    const end = await again.answer({ ask: 'apply', choices: ['take'] });
    expect(end).toEqual({ told: 'applied', fault: { key: 'transfer.memory' } });
  });
});

describe('replaying', () => {
  test('knows the rules of every game on the shelf', async () => {
    for (const { card } of games) expect(await replayed(await played(card.id)), card.id).toBeUndefined();
  });

  test('refuses a game that nobody knows and a move that is not allowed', async () => {
    const record = await played('manila');
    expect(await replayed({ ...record, game: '../bots' })).toEqual({ key: 'save.unknown' });
    record.log[5].move = { buy: 'nothing' };
    expect(await replayed(record)).toMatchObject({ key: 'save.illegal', args: { at: 6 } });
    expect(await replayed({ ...record, rules: 999 })).toEqual({ key: 'save.future' });
  });
});

describe('the page', () => {
  /** A worker that runs at the page's side and answers later. */
  class SideWorker {
    static last: SideWorker;
    onmessage: (event: { data: unknown }) => void = () => {};
    onerror = () => {};
    ended = false;
    readonly #answer = importJob(replayed, (told) => {
      const data = structuredClone(told);
      queueMicrotask(() => this.ended || this.onmessage({ data }));
    });
    constructor() {
      SideWorker.last = this;
    }
    postMessage(asked: Asked) {
      void this.#answer(asked);
    }
    terminate() {
      this.ended = true;
    }
  }

  const people = [{ name: 'Ana', colour: 2 }];
  const groups = [{ id: 'g', name: 'Tuesdays', people: ['Ana', 'Ben'] }];

  test('hears of bytes, then of games, sees what would change, and takes what is chosen', async () => {
    vi.stubGlobal('Worker', SideWorker);
    const heard: Progress[] = [];
    const mine = file({ tidetable: 1, matches: [await played('manila')], groups, people });
    const running = startImport(mine, (progress) => heard.push(progress));
    const found = (await running.found) as Arrival[];
    expect(heard.at(0)).toEqual({ read: mine.size, size: mine.size, judged: 0 });
    expect(heard.at(-1)).toEqual({ read: mine.size, size: mine.size, judged: 1, of: 1 });
    expect(found.map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual(['match new', 'circle new']);
    expect(found[1].news).toEqual({ groups: 1, people: 1 });
    expect([await stored(), prefs.groups.value]).toEqual(['[]', []]);
    expect(await running.apply(found)).toBeUndefined();
    expect((await listMatches()).map(({ id }) => id)).toEqual(['manila']);
    expect([prefs.groups.value, prefs.people.value]).toEqual([groups, people]);
  });

  test('welcomes nobody when nothing could be stored', async () => {
    vi.stubGlobal('Worker', SideWorker);
    const running = startImport(file({ tidetable: 1, matches: [await played('manila')], groups }), () => {});
    const found = (await running.found) as Arrival[];
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await running.apply(found)).toEqual({ key: 'store.full' });
    expect(prefs.groups.value).toEqual([]);
  });

  test('ends the worker when nobody waits any more', async () => {
    vi.stubGlobal('Worker', SideWorker);
    const heard = vi.fn();
    const running = startImport(bundle({ matches: [await played('manila')] }), heard);
    running.end();
    expect(SideWorker.last.ended).toBe(true);
    await new Promise((done) => setTimeout(done, 50));
    expect(heard).not.toHaveBeenCalled();
  });

  test('says it when a worker dies, cannot be had, or this page saves nothing', async () => {
    vi.stubGlobal('Worker', SideWorker);
    const running = startImport(bundle({}), () => {});
    SideWorker.last.onerror();
    expect(await running.found).toEqual({ key: 'transfer.unread' });
    vi.stubGlobal('Worker', undefined);
    expect(await startImport(bundle({}), () => {}).found).toEqual({ key: 'transfer.noWorker' });
    vi.stubGlobal('indexedDB', undefined);
    await forget();
    await write([['a', 1]]);
    expect(trouble.value).toEqual({ key: 'store.memory' });
    expect(await startImport(bundle({}), () => {}).found).toEqual({ key: 'transfer.memory' });
  });
});
