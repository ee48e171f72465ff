// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../src/engine/record';
import Continue from '../src/shell/Continue';
import { watchAddress } from '../src/shell/router';
import { headKey } from '../src/storage/matches';
import { saveMatch } from '../src/storage/saver';
import { forget, write } from '../src/storage/store';
import { soon } from './soon';

/** The ways into the app from outside: the shortcuts of its icon, and an icon that is tapped once more. */

let root: HTMLElement;

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  root = document.createElement('div');
  location.hash = '#/continue';
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
});

const match = (id: string, changed: number, over: boolean): MatchRecord => ({
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

describe('Continue', () => {
  test('opens the unfinished match that was played last', async () => {
    for (const one of [match('old', 10, false), match('last', 30, false), match('done', 50, true)])
      await saveMatch(one);
    await write([[headKey('damaged'), { clock: { changed: 90 } }]]);
    render(<Continue />, root);
    await soon(() => expect(location.hash).toBe('#/table/last'));
  });

  test('leads to the shelf where nothing is unfinished', async () => {
    await saveMatch(match('done', 50, true));
    render(<Continue />, root);
    await soon(() => expect(location.hash).toBe('#/'));
  });

  test('takes nobody away who has left meanwhile', async () => {
    await saveMatch(match('last', 30, false));
    // with this its question to the disk is on the way
    act(() => render(<Continue />, root));
    await act(() => {
      location.hash = '#/settings';
      render(null, root);
    });
    await new Promise((done) => setTimeout(done, 30));
    expect(location.hash).toBe('#/settings');
  });
});

describe('an app that is open already', () => {
  let launch: (params: { targetURL?: string }) => void;

  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('launchQueue', { setConsumer: (consumer: typeof launch) => (launch = consumer) });
    location.hash = '#/table/x';
    watchAddress();
  });

  test('goes where the shortcut leads', () => {
    launch({ targetURL: 'https://example.org/games/tidetable/#/keep' });
    expect(location.hash).toBe('#/keep');
  });

  test('stays where it is when its icon is tapped', () => {
    launch({ targetURL: 'https://example.org/games/tidetable/' });
    launch({});
    expect(location.hash).toBe('#/table/x');
  });
});
