// The contact sheets: every game early and late, on three screens, by day and by night; one sheet a game, to be looked at.

import { act, Finger, flyByTaps, situation, whims } from './person.mjs';

const SCREENS = [
  [1180, 820],
  [820, 1180],
  [390, 844],
];
const THEMES = ['light', 'dark'];
/** Height of a picture on its sheet, in px. */
const HIGH = 520;

/** Plays on until the person has acted so often, or the game is over; then to where they are asked. */
async function playTo(page, finger, random, made, acts) {
  for (let tries = 0; tries < 4000; tries++) {
    const now = await situation(page);
    if (now === 'scores' || (made.acts >= acts && ['places', 'cards', 'buttons'].includes(now))) return;
    if (now === 'wait') await flyByTaps(page, finger);
    const done = await act(page, finger, random);
    if (done !== 'wait') made.acts++;
  }
}

/** The same moment on every screen, in both themes. */
async function shots(page, stage) {
  const all = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(700);
      const bytes = await page.screenshot({ type: 'jpeg', quality: 80 });
      all.push({ bytes, words: `${stage}, ${width} x ${height}, ${colorScheme}` });
    }
  }
  await page.setViewportSize({ width: SCREENS[0][0], height: SCREENS[0][1] });
  return all;
}

/** They lie on one page, and that is photographed. */
async function lay(browser, pictures, path) {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  const figures = pictures.map(
    ({ bytes, words }) =>
      `<figure><img height="${HIGH}" src="data:image/jpeg;base64,${bytes.toString('base64')}"><figcaption>${words}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;font:16px sans-serif;background:#888}figure{margin:0}</style>${figures.join('')}`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
}

/** So many acts of the person who plays. */
const EARLY = 6;
const LATE = 40;

/** Of one game, on the open page at which it was just begun. */
export async function contactSheet(browser, page, path) {
  const finger = new Finger(page);
  const random = whims(4);
  const made = { acts: 0 };
  const pictures = [];
  for (const [stage, acts] of [
    ['early', EARLY],
    ['late', LATE],
  ]) {
    await playTo(page, finger, random, made, acts);
    pictures.push(...(await shots(page, stage)));
  }
  await lay(browser, pictures, path);
}
