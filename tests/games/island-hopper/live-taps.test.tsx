// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Tray } from '../../../src/games/island-hopper/live/tray';
import { text } from '../../../src/games/island-hopper/speech/text.en';
import { table as screen } from '../../../src/games/island-hopper/table';
import type { LiveProps } from '../../../src/games/table';
import { addText, say } from '../../../src/look/say';
import { Asked } from '../../../src/table/Asked';
import { LiveFoot } from '../../../src/table/live';
import { TableModel } from '../../../src/table/model';
import { text as tableText } from '../../../src/table/text.en';
import { soon } from '../../soon';
import { A, B, C, type Hopper, MANGO, matchFrom, plays, sees, table } from './position';

/** What is tapped while others are busy: words that were said, and the way from the plane to the instruments. */

const chairs = ['Ada', 'Bo', 'Cy', 'Di'].map((name, colour) => ({ name, colour }));
afterEach(() => act(() => render(null, document.body)));

/** The moves that so many taps on a plate made, at these moments of the page's clock. */
function tapped(s: Hopper, seat: number, times: readonly number[]): unknown[] {
  const made: unknown[] = [];
  const props: LiveProps & { seat: number } = {
    ...{ view: sees(s, null), chairs, people: [A, B, C], sound: false, left: signal(undefined), seat },
    characters: [],
    say: (phrase) => say(phrase, { text, chairs }),
    ground: () => undefined,
    strike(by, move) {
      made.push([by, move]);
      return true;
    },
    viewOf: (one) => sees(s, one),
  };
  act(() => render(h(Tray, props), document.body));
  const button = document.querySelector('.hopper-pips') as HTMLElement;
  for (const at of times) {
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: at });
    button.dispatchEvent(click);
  }
  return made;
}

test('a tap that trembles tells of one word, and the next tap of the next word', () => {
  const s = table();
  plays(s, A, { fly: MANGO, mode: 'reckon' });
  expect(tapped(s, B, [1000, 1150])).toEqual([[B, { word: true }]]);
  act(() => render(null, document.body));
  expect(tapped(s, B, [1000, 1500])).toHaveLength(2);
});

test('whoever would rather tap than fly by hand is asked for a course at once', async () => {
  const s = table();
  plays(s, A, { fly: MANGO, mode: 'drag' });
  addText(tableText);
  const match = matchFrom(s);
  const model = new TableModel(match.game as never, match as never, signal(true));
  const calm = signal(false);
  act(() => render(h(LiveFoot, { model, table: screen as never, calm }), document.body));
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Tap instead of dragging');
  act(() => button?.click());
  await soon(() => expect(match.ask()?.step).toBe('reckon'));
  // the next flight is by hand again
  expect(calm.value).toBe(false);
});

test('a word of somebody else takes no question from the captain while it is shown', async () => {
  const s = table();
  plays(s, A, { fly: MANGO, mode: 'reckon' });
  const match = matchFrom(s);
  const model = new TableModel(match.game as never, match as never, signal(true));
  model.stage.open({ scene: {}, ground: { live() {} }, play: () => new Promise(() => {}), skip() {} } as never);
  act(() => render(h(Asked, { model }), document.body));
  const asked = document.querySelector('.asked')?.textContent;
  act(() => void model.strike(B, { word: true }));
  expect([match.length, document.querySelector('.asked')?.textContent]).toEqual([1, asked]);
  expect(asked).toContain('mango');
});
