// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addText } from '../src/look/say';
import { prefs } from '../src/storage/prefs';
import { guard } from '../src/table/guard';
import { Shield } from '../src/table/Shield';
import { text } from '../src/table/text.en';

/** What opens the cover, what does not, and what puts it back. */

addText(text);

const HOLD_MS = 600;
const ANA = { name: 'Ana', colour: 0, side: 0 };
const BEN = { name: 'Ben', colour: 1, side: 0 };
const BOX = new DOMRect(100, 100, 200, 60);
const ON = { clientX: 150, clientY: 130 };

let root: HTMLElement;
let opened: number;

const button = () => root.querySelector('.shield-open') as HTMLElement;
const cover = (chair = ANA) => render(<Shield chair={chair} onOpen={() => opened++} />, root);
const send = (event: Event) => button().dispatchEvent(event);
const pointer = (type: string, init: PointerEventInit = {}) =>
  send(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, ...ON, ...init }));
const key = (type: string, init: KeyboardEventInit = {}) =>
  send(new KeyboardEvent(type, { key: 'Enter', bubbles: true, ...init }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const painted = () => wait(100);

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  root = document.createElement('div');
  document.body.append(root);
  opened = 0;
  cover();
  button().getBoundingClientRect = () => BOX;
  await painted();
});

afterEach(() => {
  render(null, root);
  root.remove();
  prefs.privacy.value = 'hold';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cover opens', () => {
  test('for a finger that rests on its button, also one that rolls a little', async () => {
    pointer('pointerdown');
    await wait(300);
    pointer('pointermove', { clientX: 305, clientY: 97 });
    await wait(HOLD_MS - 300);
    expect(opened).toBe(1);
  });

  test('for a key that is held', async () => {
    key('keydown');
    await wait(300);
    key('keydown', { repeat: true });
    await wait(HOLD_MS - 300);
    expect(opened).toBe(1);
  });
});

describe('the cover stays', () => {
  const second = () => dispatchEvent(new PointerEvent('pointerdown', { pointerId: 2, isPrimary: false }));
  test.each<[string, () => void]>([
    ['the finger slides off', () => pointer('pointermove', { clientX: 150, clientY: 200 })],
    ['the finger slides off sideways', () => pointer('pointermove', { clientX: 80, clientY: 130 })],
    ['the finger lifts', () => pointer('pointerup')],
    ['the system takes the finger away', () => pointer('pointercancel')],
    ['a second finger comes down elsewhere', second],
    ['a second finger comes down on the button', () => pointer('pointerdown', { pointerId: 2, isPrimary: false })],
    ['the window loses the focus', () => dispatchEvent(new Event('blur'))],
    ['the page is printed', () => dispatchEvent(new Event('beforeprint'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('where %s meanwhile, and when it comes back', async (_, breaks) => {
    pointer('pointerdown');
    await wait(300);
    breaks();
    pointer('pointermove');
    await wait(2 * HOLD_MS);
    expect(opened).toBe(0);
    expect(button().className).toBe('shield-open');
  });

  test('where the finger came down before it was painted', async () => {
    cover(BEN);
    pointer('pointerdown');
    await wait(2 * HOLD_MS);
    expect(opened).toBe(0);
  });

  test('where the key is down since the screen before', async () => {
    key('keydown', { repeat: true });
    await wait(2 * HOLD_MS);
    expect(opened).toBe(0);
  });

  test('for the next person where the one before was still holding', async () => {
    pointer('pointerdown');
    await wait(300);
    cover(BEN);
    await wait(2 * HOLD_MS);
    expect(opened).toBe(0);
  });

  test('where a tap opens it, for a tap that was meant for what lay there before', async () => {
    const tap = () => {
      pointer('pointerdown');
      send(new MouseEvent('click', { detail: 1, bubbles: true }));
    };
    prefs.privacy.value = 'tap';
    cover(BEN);
    tap();
    expect(opened).toBe(0);
    await painted();
    tap();
    expect(opened).toBe(1);
  });
});

describe('the guard', () => {
  const paper = { listeners: [] as ((event: { matches: boolean }) => void)[] };
  beforeEach(() => {
    paper.listeners = [];
    vi.stubGlobal('matchMedia', (query: string) => ({
      addEventListener: (_: string, heard: (event: { matches: boolean }) => void) =>
        query === 'print' && paper.listeners.push(heard),
    }));
  });

  test('covers what is private before anything is printed', () => {
    const conceal = vi.fn();
    const stop = guard({ conceal });
    dispatchEvent(new Event('beforeprint'));
    expect(conceal).toHaveBeenCalledTimes(1);
    for (const heard of paper.listeners) heard({ matches: true });
    expect(conceal).toHaveBeenCalledTimes(2);
    stop();
    dispatchEvent(new Event('beforeprint'));
    expect(conceal).toHaveBeenCalledTimes(2);
  });
});
