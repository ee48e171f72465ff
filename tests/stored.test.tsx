// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../src/engine/record';
import { addText } from '../src/look/say';
import { Storage } from '../src/shell/Storage';
import { refreshSaves } from '../src/shell/saves';
import { text } from '../src/shell/text.en';
import { resetPrefs } from '../src/storage/exchange';
import { headKey } from '../src/storage/matches';
import { PLAY_FORMAT, type Play } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { saveMatch } from '../src/storage/saver';
import { savePlay, writeMemo } from '../src/storage/sheets';
import { forget, trouble, write } from '../src/storage/store';
import { soon } from './soon';

/** What the settings say of the storage: what lies here, how safely, and how it could be lost. */

addText(text);

let root: HTMLElement;

beforeEach(async () => {
  await forget();
  resetPrefs();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser({ standalone: false, kept: false });
  root = document.createElement('div');
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
});

function browser({ standalone, kept }: { standalone: boolean; kept: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: standalone, addEventListener() {}, removeEventListener() {} }));
  const storage = { persisted: async () => kept, estimate: async () => ({ usage: 3_200_000, quota: 1_003_200_000 }) };
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, storage });
}

const match = (id: string, over: boolean, changed = 50): MatchRecord => ({
  format: 1,
  id,
  game: 'manila',
  rules: 1,
  options: {},
  chairs: [{ name: 'Ana', colour: 0, side: 0 }],
  seed: 'a'.repeat(32),
  typed: [],
  log: [],
  notes: [],
  clock: { started: 1, changed, played: 0 },
  last: {},
  brief: { over, round: 1, waiting: [0], winners: [] },
});

const sheet = (id: string, finished?: number): Play => ({
  format: PLAY_FORMAT,
  id,
  game: 'manila',
  name: '',
  people: [{ name: 'Ana', colour: 0 }],
  cells: {},
  edits: [],
  tools: {},
  note: '',
  clock: { started: 1, changed: 40, ...(finished && { finished }) },
  brief: { over: false, winners: [], totals: [0], parts: [] },
});

async function shown(): Promise<string> {
  render(<Storage />, root);
  await soon(() => expect(root.querySelector('.stored')).not.toBeNull());
  return root.textContent ?? '';
}

const counts = (): { [what: string]: string } =>
  Object.fromEntries(
    [...root.querySelectorAll('.stored li')].map((row) => [
      row.querySelector('span')?.textContent ?? '',
      row.querySelector('b')?.textContent ?? '',
    ]),
  );

test('counts everything that lies here and nowhere else', async () => {
  for (const one of [match('a', false), match('b', false), match('c', true)]) await saveMatch(one);
  await write([[headKey('d'), 5]]);
  await savePlay(sheet('e'));
  await savePlay(sheet('f', 9));
  await writeMemo('c', 'what a night');
  prefs.people.value = [{ name: 'Ana', colour: 1 }];
  expect(await shown()).toContain('nowhere else');
  expect(counts()).toEqual({
    'Games in progress': '2',
    'Finished games': '1',
    'Open score sheets': '1',
    'Finished score sheets': '1',
    'Notes on games': '1',
    'Remembered players': '1',
    'Games that can’t be read (left as they are)': '1',
    Settings: 'kept',
  });
  expect(root.textContent).toContain('3.2 MB in use');
});

test('counts again when a game has come in', async () => {
  await shown();
  expect(counts()['Games in progress']).toBe('0');
  await saveMatch(match('a', false));
  await refreshSaves();
  await soon(() => expect(counts()['Games in progress']).toBe('1'));
});

test('warns where nothing is promised and nothing is saved elsewhere', async () => {
  await saveMatch(match('a', false));
  const words = await shown();
  expect(words).toMatch(/hasn’t promised to keep it/);
  expect(words).toMatch(/Never exported, so there’s no backup/);
  expect(words).toMatch(/Every move of your games in progress is saved/);
  expect(words).toMatch(/Safari may clear all of it/);
  expect(root.querySelectorAll('.safe-not')).toHaveLength(2);
});

test('says what is safe, where it is', async () => {
  browser({ standalone: true, kept: true });
  await saveMatch(match('a', false, 50));
  prefs.backup.value = 60;
  const words = await shown();
  expect(words).toMatch(/has promised not to clear/);
  expect(words).toMatch(/Nothing has been played since/);
  expect(words).toMatch(/Doesn’t apply here: the app is installed/);
  expect(root.querySelectorAll('.safe-not')).toHaveLength(0);
});

test('counts what the last backup has not got', async () => {
  for (const one of [match('a', false, 50), match('b', true, 70), match('c', true, 80)]) await saveMatch(one);
  prefs.backup.value = 60;
  expect(await shown()).toMatch(/2 games or sheets have changed since/);
});

test('does not say that moves are on the disk while they are not', async () => {
  await shown();
  trouble.value = { key: 'store.full' };
  await soon(() => expect(root.textContent).toMatch(/The disk is full/));
  expect(root.textContent).not.toMatch(/Every move of your games in progress is saved/);
});
