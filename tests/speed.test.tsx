// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { dress, worn } from '../src/look/appearance';
import { addText } from '../src/look/say';
import { MOTIONS, prefs } from '../src/storage/prefs';
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

const button = () => root.querySelector('button') as HTMLButtonElement;

test('one button says the speed and opens four; what is chosen is kept beside the other settings', async () => {
  render(<Speed people={2} />, root);
  expect(button().getAttribute('aria-label')).toBe('Speed: Normal');
  expect(root.querySelector('input')).toBeNull();
  button().click();
  await soon(() => expect(root.querySelectorAll('input[type=radio]').length).toBe(4));
  for (const [i, motion] of MOTIONS.entries()) {
    (root.querySelectorAll('input')[i] as HTMLInputElement).click();
    await soon(() => expect(prefs.motion.value).toBe(motion));
    await soon(() => expect(button().getAttribute('aria-label')).toBe(`Speed: ${text[`speed.${motion}`]}`));
  }
});

test('Escape and a tap beside it close the choices', async () => {
  render(<Speed people={2} />, root);
  for (const leave of [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ]) {
    button().click();
    await soon(() => expect(root.querySelector('.speed-choices')).not.toBeNull());
    leave();
    await soon(() => expect(root.querySelector('.speed-choices')).toBeNull());
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
