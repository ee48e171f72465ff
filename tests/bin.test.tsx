// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { history, refreshHistory } from '../src/scorekeeper/library/history';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import { merged, previewed } from '../src/storage/arrivals';
import { deleteNow, listBin, putBack, sweep, throwAway } from '../src/storage/bin';
import { packed } from '../src/storage/exports';
import { inventory } from '../src/storage/inventory';
import { aboutKey, memoKey, PLAY_FORMAT, type Play, photoKey, playKey, stampKey } from '../src/storage/plays';
import { savePlay } from '../src/storage/sheets';
import { forget, read, readAll, write } from '../src/storage/store';
import { type Contents, unpacked } from '../src/storage/unpacked';
import { soon } from './soon';

/** Deleted plays lie in a bin for thirty days. */

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 1);

function play(id: string, totals = [30, 20]): Play {
  return {
    format: PLAY_FORMAT,
    id,
    game: 'manila',
    name: '',
    people: ['Ana', 'Ben'].map((name, colour) => ({ name, colour })),
    cells: { 'cash@0': `${totals[0]}` },
    edits: [],
    tools: {},
    note: '',
    clock: { started: 1, changed: 2, finished: 2 },
    brief: { over: true, winners: [0], totals, parts: [] },
  };
}

const content = async () => JSON.stringify(await readAll(''));
const file = async (which: string) => ((await packed(which, () => '', 0)) as File[])[0].text();
const looked = (text: string) => previewed(unpacked(text) as Contents, async () => undefined);

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  history.value = undefined;
  await savePlay(play('a'));
  await savePlay(play('b', [9, 8]));
  await write([
    [memoKey('a'), 'Rain.'],
    [aboutKey('a'), { place: 'At home' }],
    [photoKey('a'), { type: 'image/jpeg', bytes: new Uint8Array([255, 216, 255, 1]) }],
  ]);
});

afterEach(() => vi.unstubAllGlobals());

describe('what is thrown away', () => {
  test('is in no list, figure or export, and comes back whole with picture, note and facts', async () => {
    const before = await content();
    await throwAway('a', NOW);
    await refreshHistory();
    expect(history.value?.finished.map(({ id }) => id)).toEqual(['b']);
    expect(await inventory()).toMatchObject({ plays: 1, photos: 0, notes: 0, bin: 1 });
    const all = await file('all');
    expect(JSON.parse(all)).toMatchObject({ plays: [{ id: 'b' }] });
    for (const word of ['Rain', 'At home', 'cash@0": "30']) expect(all).not.toContain(word);
    const [one] = await listBin();
    expect(one).toMatchObject({ game: 'manila', people: ['Ana', 'Ben'], at: NOW, until: NOW + 30 * DAY });
    expect(await putBack(one.key)).toBeUndefined();
    expect(await content()).toBe(before);
  });

  test('is gone after thirty days, when the app is opened, and not a day before', async () => {
    await throwAway('a', NOW);
    await throwAway('b', NOW + DAY);
    await sweep(NOW + 30 * DAY - 1);
    expect(await listBin()).toHaveLength(2);
    await sweep(NOW + 30 * DAY);
    expect((await listBin()).map(({ at }) => at)).toEqual([NOW + DAY]);
    await sweep(NOW + 31 * DAY);
    expect(await content()).toBe('[]');
  });

  test('can be deleted for good at once, and nothing of it stays', async () => {
    await write([[playKey('b'), undefined]]);
    await write([[stampKey('b'), undefined]]);
    await throwAway('a', NOW);
    await deleteNow((await listBin())[0].key);
    expect(await content()).toBe('[]');
  });

  test('is shown and comes back even where it is damaged', async () => {
    await write([[playKey('hurt'), { people: 7, chairs: [null, {}], name: {} }]]);
    const before = await content();
    const undo = await throwAway('hurt', NOW);
    expect(await listBin()).toMatchObject([{ game: '', name: '', people: ['', ''] }]);
    expect(await undo()).toBeUndefined();
    expect(await content()).toBe(before);
  });
});

describe('a file with what lies in the bin', () => {
  test('brings it in only where somebody chooses it, and its note and picture stay out with it', async () => {
    const text = await file('all');
    await throwAway('a', NOW);
    await throwAway('b', NOW);
    const before = await content();
    const found = await looked(text);
    expect(found.filter(({ kind }) => kind === 'play')).toMatchObject([
      { verdict: 'new', choice: 'leave', choices: ['take', 'leave'], why: { key: 'transfer.binned' } },
      { verdict: 'new', choice: 'leave', why: { key: 'transfer.binned' } },
    ]);
    expect(await merged(found)).toBeUndefined();
    expect(await content()).toBe(before);
  });

  test('chosen, it is here once, and what lies in the bin neither comes over it nor is lost', async () => {
    const text = await file('a');
    await write([[memoKey('a'), 'Later words.']]);
    await throwAway('a', NOW);
    const [old] = await listBin();
    const found = (await looked(text)).map((one) => ({ ...one, choice: 'take' as const }));
    expect(await merged(found)).toBeUndefined();
    expect(await read(memoKey('a'))).toBe('Rain.');
    expect(await putBack(old.key)).toEqual({ key: 'store.elsewhere' });
    expect(await read(memoKey('a'))).toBe('Rain.');
    // the other one goes to the bin beside it, and then there is room
    await throwAway('a', NOW + 1);
    expect(await listBin()).toHaveLength(2);
    expect(await putBack(old.key)).toBeUndefined();
    expect(await read(memoKey('a'))).toBe('Later words.');
    expect(await readAll(playKey(''))).toHaveLength(2);
  });
});

test('the library shows the bin where something lies in it, with both ways', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const words = () => root.textContent ?? '';
  const tap = (label: string) => root.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelectorAll('.slip-link')).toHaveLength(2));
  expect(words()).not.toContain('Put back');
  render(null, root);
  route.value = ['library', 'a'];
  render(<App />, root);
  await soon(() => expect(root.querySelector('.ways')).toBeTruthy());
  [...root.querySelectorAll('button')].find((one) => one.textContent === 'Delete')?.click();
  await soon(async () => expect(await listBin()).toHaveLength(1));
  await soon(() => expect(words()).toContain('Play moved to the bin. It stays there for 30 days.'));
  route.value = ['library'];
  await soon(() => expect(root.querySelectorAll('.slip-link')).toHaveLength(1));
  await soon(() => expect(words()).toMatch(/Ana and Ben.*Deleted just now, gone for good on \d+ \w+ \d{4}/));
  tap('Put back Manila');
  await soon(() => expect(root.querySelectorAll('.slip-link')).toHaveLength(2));
  await soon(() => expect(words()).not.toContain('Put back'));
  // its own address leads to it there, and to nothing else that was deleted
  await throwAway('a');
  await throwAway('b');
  route.value = ['library', 'a'];
  await refreshHistory();
  await soon(() => expect(root.querySelectorAll('.slip-binned')).toHaveLength(1));
  tap('Put back Manila');
  await soon(() => expect(root.querySelector('.ways')).toBeTruthy());
  await putBack((await listBin())[0].key);
  await throwAway('a');
  route.value = ['library'];
  await refreshHistory();
  await soon(() => expect(words()).toContain('Put back'));
  tap('Delete Manila now');
  await soon(() => expect(words()).not.toContain('Put back'));
  expect(await readAll('bin:')).toEqual([]);
  render(null, root);
});
