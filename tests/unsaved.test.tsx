// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addText } from '../src/look/say';
import { lasting } from '../src/storage/lasting';
import { behind, forget, retry, write } from '../src/storage/store';
import { text } from '../src/table/text.en';
import { Unsaved } from '../src/table/Unsaved';
import { onRoot } from './root';
import { soon } from './soon';

/** What people see of a disk that does not take what is written: at the table a mark in the bar, and words when they ask. */

addText(text);

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

beforeEach(async () => {
  await forget();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await write([['a', 0]]);
});

afterEach(async () => {
  await forget();
  behind.value = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const breakDisk = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
const mark = () => root.querySelector<HTMLButtonElement>('button[aria-label="Not saved yet"]');
const words = () => root.querySelector('.below-open')?.textContent;

test('one write that is slow, or fails once, is no news; what lasts for five seconds is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Unsaved />, root);
  behind.value = 1;
  await vi.advanceTimersByTimeAsync(3400);
  expect(lasting.value).toBe(false);
  behind.value = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(root.textContent).toBe('');
  behind.value = 2;
  await vi.advanceTimersByTimeAsync(2000);
  behind.value = 3;
  await vi.advanceTimersByTimeAsync(1600);
  expect(mark()).not.toBeNull();
  expect(root.querySelector('[role=alert]')?.textContent).toContain('The last 3 moves');
  behind.value = 0;
  await vi.advanceTimersByTimeAsync(20);
  expect(root.textContent).toBe('');
});

test('a second failure is a mark that opens to words and closes again, and goes when saving works', async () => {
  render(<Unsaved />, root);
  const broken = breakDisk();
  await write([['a', 1]]);
  expect(lasting.value).toBe(false);
  expect(mark()).toBeNull();
  expect(await retry()).toBe(false);
  await soon(() => expect(mark()).not.toBeNull());
  expect(words()).toBeUndefined();
  mark()?.click();
  await soon(() => expect(words()).toContain('The browser isn’t saving just now.'));
  mark()?.click();
  await soon(() => expect(words()).toBeUndefined());
  mark()?.click();
  broken.mockRestore();
  await soon(() => expect(words()).toBeDefined());
  [...root.querySelectorAll('button')].find((one) => one.textContent === 'Try again')?.click();
  await soon(() => expect(root.textContent).toBe(''));
  // and one failure on another day is no news again
  const once = breakDisk();
  await write([['a', 2]]);
  once.mockRestore();
  expect(lasting.value).toBe(false);
});
