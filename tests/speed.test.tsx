// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { dress, worn } from '../src/look/appearance';
import { addText } from '../src/look/say';
import { MOTIONS, prefs } from '../src/storage/prefs';
import { sameLook } from '../src/table/board-same';
import { Speed } from '../src/table/Speed';
import { text } from '../src/table/text.en';
import { onRoot } from './root';
import { soon } from './soon';

/** How fast the others play, chosen at the table. */

addText(text);

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

afterEach(() => {
  prefs.motion.value = 'normal';
});

test('one of four; what is chosen is kept beside the other settings', async () => {
  render(<Speed />, root);
  const ways = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(ways.map(({ checked }) => checked)).toEqual(MOTIONS.map((motion) => motion === 'normal'));
  for (const [i, motion] of MOTIONS.entries()) {
    ways[i].click();
    await soon(() => expect(prefs.motion.value).toBe(motion));
  }
});

test('calm moves as normal does, at once not at all', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const wish = { theme: 'light', contrast: false, size: 'normal' } as const;
  const seen = MOTIONS.map((motion) => {
    dress({ ...wish, motion })();
    return worn.motion.value;
  });
  expect(seen).toEqual([1, 1, 2, 0]);
  vi.unstubAllGlobals();
});

test('a board that stands is made anew when things shall move otherwise, and not for words alone', () => {
  const look = {
    theme: 'light',
    contrast: false,
    motion: 2,
    chairs: [{ colour: 0, name: 'Ana' }],
    say: String,
  } as const;
  expect(sameLook(look as never, { ...look, motion: 1 } as never)).toBe(false);
  expect(sameLook(look as never, { ...look, chairs: [{ colour: 1, name: 'Ana' }] } as never)).toBe(false);
  expect(sameLook(look as never, { ...look, chairs: [{ colour: 0, name: 'Ana' }], say: () => '' } as never)).toBe(true);
});
