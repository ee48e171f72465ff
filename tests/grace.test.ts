// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '../src/storage/prefs';
import { Grace } from '../src/table/grace';

/** After the last act of a turn the table waits, and goes on by itself. */

const ending = signal<object | undefined>(undefined);
const inWords = signal(false);
let stands = false;
let grace: Grace;
const end = vi.fn();
let leave: () => void;

const finger = () => dispatchEvent(new Event('pointerdown'));
const key = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  [ending.value, inWords.value, stands] = [undefined, false, false];
  prefs.grace.value = 'short';
  end.mockReset();
  grace = new Grace();
  leave = grace.attend({ ending: () => ending.value, stands: () => stands, inWords: () => inWords.value, end });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  prefs.grace.value = 'short';
});

describe('after the last act of a turn', () => {
  test('the table goes on after two seconds, and shows how much is left', () => {
    finger();
    ending.value = {};
    vi.advanceTimersByTime(1000);
    expect(grace.left.value).toBeCloseTo(0.5, 1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1100);
    expect(end).toHaveBeenCalledTimes(1);
    expect(grace.left.value).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('it goes on later, or at once, as *Settings* say', () => {
    prefs.grace.value = 'long';
    finger();
    ending.value = {};
    vi.advanceTimersByTime(4700);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(end).toHaveBeenCalledTimes(1);
    prefs.grace.value = 'none';
    ending.value = {};
    vi.advanceTimersByTime(100);
    expect(end).toHaveBeenCalledTimes(2);
  });

  test('taking back ends the waiting, and the next act has all of it again', () => {
    finger();
    ending.value = {};
    vi.advanceTimersByTime(1900);
    ending.value = undefined;
    vi.advanceTimersByTime(3000);
    ending.value = {};
    vi.advanceTimersByTime(1900);
    expect(end).not.toHaveBeenCalled();
  });

  test.each([
    ['by key', () => key()],
    ['by a switch or a screen reader', () => document.body.click()],
    [
      'in words',
      () => {
        inWords.value = true;
        finger();
      },
    ],
    [
      'with a button that is wished for',
      () => {
        prefs.grace.value = 'button';
        finger();
      },
    ],
  ])('it waits for End turn where people act %s', (_, act) => {
    finger();
    act();
    ending.value = {};
    vi.advanceTimersByTime(60_000);
    expect(grace.left.value).toBeUndefined();
    expect(end).not.toHaveBeenCalled();
  });

  test('it stands still while something lies over the table', () => {
    finger();
    ending.value = {};
    stands = true;
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    stands = false;
    vi.advanceTimersByTime(2100);
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('nothing goes on at a table that was left', () => {
    finger();
    ending.value = {};
    leave();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });
});
