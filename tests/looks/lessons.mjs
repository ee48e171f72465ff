// Lessons in the audit of the screen: each is gone through to its end, and seen at every step and every question.

import { FLIES, fly } from '../e2e/lagoon.mjs';
import { act, whims } from '../e2e/person.mjs';
import { SIZES, sizeName } from './screens.mjs';

/** Steps of a lesson are shown as it goes on; more touches than that it never takes. */
const TOUCHES = 400;

/** What a lesson says and what can be done meanwhile; undefined where there is nothing of either. */
const lessonNow = (page) =>
  page.evaluate(() => {
    const text = document.querySelector('.lesson-text')?.textContent;
    const quiet = document.querySelector('.lesson-quiet p')?.textContent;
    const busy = document.querySelector('.board-places button, .hopper-words button, .countdown') !== null;
    const asked = document.querySelector('.asked')?.textContent ?? '';
    return text || (quiet && busy) ? `${text ?? quiet} / ${asked}` : undefined;
  });

/** On in a lesson by one touch; true at its end. */
async function lessonOn(page, finger, random) {
  const main = page.locator('.lesson .button-main');
  if ((await main.count()) === 0) {
    if ((await page.getByText(FLIES).count()) > 0) await fly(page);
    else await act(page, finger, random);
    return false;
  }
  const last = (await main.textContent().catch(() => '')) === 'Play on';
  await finger.tapOn(main, 1500).catch(() => {});
  await page.waitForTimeout(150);
  return last;
}

/** A lesson to its end: at every step and every question, at all sizes by turns, what its card or its tab lies on. */
export async function* lessonLooks(windowOf, game) {
  const window = await windowOf('en');
  const { page, finger } = window;
  const random = whims(7);
  await window.goTo(`learn/${game}`);
  await page.locator('.lesson').first().waitFor();
  let seen = '';
  for (let touches = 0, steps = 0; touches < TOUCHES; touches++) {
    const words = await lessonNow(page);
    if (words !== undefined && words !== seen) {
      seen = words;
      for (const size of SIZES.filter((_, i) => i % 3 === steps % 3)) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await window.settled(1500);
        const look = await window.look(true);
        // a drawn number may lie under a card until it has a place of its own
        const own = look.faults.filter(
          ({ kind, what }) =>
            (kind === 'lit' && /under \.(lesson|place-card)/.test(what)) ||
            / (button|in part) by \.(lesson|place-card)/.test(what),
        );
        yield [`${steps} "${words.slice(0, 30)}" at ${sizeName(size)}`, { ...look, faults: own, figures: {} }];
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await window.settled(1500);
      steps++;
    }
    if (await lessonOn(page, finger, random)) return;
  }
}
