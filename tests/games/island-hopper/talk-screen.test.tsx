// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Over } from '../../../src/games/island-hopper/live/air';
import { Tray } from '../../../src/games/island-hopper/live/tray';
import { text } from '../../../src/games/island-hopper/speech/text.en';
import type { LiveProps } from '../../../src/games/table';
import { say } from '../../../src/look/say';
import { A, type Hopper, MANGO, plays, sees, table } from './position';

/** What computer players say stands on the screen while people bribe and fly. */

const HANDS = [[], ['I1 3 anchor', 'I4 3 palm'], ['O5 7 star'], ['O3 7 palm']];
const chairs = ['Ada', 'Bo', 'Cy', 'Di'].map((name, colour) => ({ name, colour }));

const left = signal(60_000);

function propsOf(s: Hopper): LiveProps {
  return {
    ...{ view: sees(s, null), chairs, people: [A], sound: false, left },
    characters: [undefined, 'builder', 'greedy', 'bluffer'],
    say: (phrase) => say(phrase, { text, chairs }),
    ground: () => ({ toBoard: (x, y) => [x, y], toScreen: (x, y) => [x, y], scale: 1, live() {}, whole() {} }),
    strike: () => true,
    viewOf: (seat) => sees(s, seat),
  };
}

const lines = (): string[] => [...document.querySelectorAll('.hopper-said li')].map((li) => li.textContent ?? '');
const show = (s: Hopper): void => void act(() => render(h(Over, propsOf(s)), document.body));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('promises and threats come one after the other in the bribing minute, each by its speaker', () => {
  const all = new Set<string>();
  for (let round = 1; round <= 8; round++) {
    const s = table({ hands: HANDS, at: 'bribe', round });
    left.value = 60_000;
    show(s);
    expect(lines()).toEqual([]);
    act(() => {
      left.value = 40_000;
    });
    for (const line of lines()) all.add(line);
  }
  expect([...all].some((line) => /^Bo: “Fly to (Hammock Isle|Pelican Key)/.test(line))).toBe(true);
  expect([...all].some((line) => /^Cy: “Pass Parrot Haven by/.test(line))).toBe(true);
  expect([...all].every((line) => !line.startsWith('Ada'))).toBe(true);
});

test('the captain is told to be silent while the others bribe, and no longer', () => {
  const shown = (s: Hopper): string => {
    act(() => render(h(Tray, { ...propsOf(s), seat: A }), document.body));
    return document.querySelector('.hopper-captain')?.textContent ?? '';
  };
  expect(shown(table({ hands: HANDS, at: 'bribe' }))).toBe('Captain: silent now');
  const flies = table({ hands: HANDS });
  plays(flies, A, { fly: MANGO, mode: 'drag' });
  expect(shown(flies)).toBe('Captain');
});

test('a token held over its island is told to drop, and nobody speaks before there is something to say', () => {
  const s = table({ hands: HANDS });
  plays(s, A, { fly: MANGO, mode: 'drag' });
  show(s);
  const pad = document.querySelector('.hopper-pad') as HTMLElement;
  pad.setPointerCapture = () => {};
  const point = (type: string, x: number, y: number): void => {
    const event = new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true });
    event.getCoalescedEvents = () => [event];
    act(() => void pad.dispatchEvent(event));
  };
  point('pointerdown', 0, 0);
  act(() => void vi.advanceTimersByTime(2000));
  expect(lines()).toEqual([]);
  // Pelican Key lies due east of the compass, in board units
  point('pointermove', 480, 0);
  act(() => void vi.advanceTimersByTime(600));
  expect(lines().length).toBeGreaterThan(0);
  expect(lines()[0]).toMatch(/^Bo: “(drop|east|back)”\.$/);
});
