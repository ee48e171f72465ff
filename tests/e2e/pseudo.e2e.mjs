// The whole app in the pseudo-locale of the build, on the narrowest phone: every word a person may read or hear came from a
// catalogue, and words a third longer than the English ones are cut off nowhere and push nothing off the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { launch, ONLINE } from './browser.mjs';
import { complaints, scratch, serveApp } from './serve.mjs';
import { inTurn } from './turns.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];

let files;
let server;
let browser;

before(async () => {
  files = scratch();
  await build({ mode: 'pseudo', build: { outDir: files.folder, emptyOutDir: true }, logLevel: 'error' });
  server = await serveApp({ root: files.folder });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.close();
  files?.remove();
});

/** What people are called is their own affair, and so are the marks of currencies and file formats. */
const NO_WORDS = ['PNG', 'CSV', 'PIN', 'Tidetable', 'English', 'Deutsch', 'Español', 'Guest'];
/** What the browser itself writes between the parts of a list, beside sizes and in a date. */
const OF_THE_BROWSER =
  /^(?:and|or|byte|bytes|kB|MB|GB|January|February|March|April|May|June|July|August|September|October|November|December)$/;
/** The islands and companies of the deck that comes with Island Hopper are called so in every language. */
const DECK =
  /Albatross|Coral|Sunset|Drum Rock|Farewell Atoll|Glass Lagoon|Hammock Isle|Lantern Point|Old Anchor|Parrot Haven|Pelican Key|Saffron Cay|Thunder Skerry|Turtle Bank|Twin Palms/g;

/** In the page: all that may be read or heard, and the elements that are narrower than what stands in them. */
const looked = () => {
  const seen = (element) => element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  const words = [];
  const cut = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!seen(element) || element.closest('script, style, code, pre, .licences')) continue;
    const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const texts = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.textContent.trim());
    for (const said of [...SPOKEN.map((name) => element.getAttribute(name)), ...texts])
      if (said) words.push([where, said]);
    const { overflowX, textOverflow } = getComputedStyle(element);
    // shortened on purpose, drawn, or there for the ear alone
    const meant = textOverflow === 'ellipsis' || element.closest('.unseen, .board, [aria-hidden="true"]');
    const holds = ['hidden', 'clip'].includes(overflowX) || element.tagName === 'BUTTON';
    const { clientWidth: wide, scrollWidth: wanted } = element;
    if (holds && !meant && texts.some(Boolean) && wide > 4 && wanted > wide + 1)
      cut.push([where, element.textContent.trim()]);
  }
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) cut.push(['page', `${scrollWidth} px wide`]);
  return { words, cut };
};

/** Words that nobody accented. */
function plainIn(said, names) {
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), said.replace(DECK, ''));
  return [...rest.matchAll(/[A-Za-zÀ-ž]{2,}/g)].some(
    ([word]) => /^[A-Za-z]*[aeiou][A-Za-z]*$/i.test(word) && !OF_THE_BROWSER.test(word),
  );
}

async function visit(page, where, faults) {
  const names = (await page.locator('.plate-name').allTextContents()).map((name) => name.trim()).filter(Boolean);
  const { words, cut } = await page.evaluate(looked);
  for (const [at, said] of words)
    if (plainIn(said, [...NO_WORDS, ...names])) faults.push(`${where}, ${at}: ${said.slice(0, 60)}`);
  for (const [at, said] of cut) faults.push(`${where}, ${at} is cut off: ${said.slice(0, 60)}`);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' };

test('the pages of the shelf', { timeout: 60_000 }, async () => {
  const context = await browser.newContext({ ...ONLINE, ...PHONE });
  const page = await context.newPage();
  const heard = complaints(page);
  const faults = [];
  await page.goto(server.url);
  await page.locator('.boxlid, h1').first().waitFor();
  await visit(page, 'shelf', faults);
  for (const hash of ['settings', 'about', 'help', 'library', 'keep']) {
    await page.goto(`${server.url}#/${hash}`);
    await page.waitForTimeout(600);
    await visit(page, hash, faults);
  }
  assert.deepEqual([...faults, ...heard], []);
  await context.close();
});

// two of them a day: what stands beside the boards is looked at without a browser, in all five
for (const game of new Set([...inTurn(GAMES), ...inTurn(GAMES, 2)])) {
  test(`${game}: set-up, table, what lies over it, rules, sheet`, { timeout: 60_000 }, async () => {
    const context = await browser.newContext({ ...ONLINE, ...PHONE });
    const page = await context.newPage();
    const heard = complaints(page);
    const faults = [];
    await page.goto(`${server.url}#/new/${game}`);
    await page.locator('form, .setup, main').first().waitFor();
    await page.waitForTimeout(500);
    await visit(page, 'set-up', faults);
    await page.locator('.button-main').last().click();
    await page.locator('.board canvas').waitFor();
    await page.waitForTimeout(900);
    await visit(page, 'table', faults);
    for (const [name, at, sheet] of [
      ['log', -2, '.log-drawer'],
      ['menu', -1, 'dialog[open]'],
    ]) {
      await page.locator('.strip-tools > button').nth(at).click();
      await page.locator(sheet).waitFor();
      await visit(page, name, faults);
      await page.keyboard.press('Escape');
      await page.locator(sheet).waitFor({ state: 'hidden' });
    }
    for (const hash of [`rules/${game}`, `sheet/${game}`, `learn/${game}`]) {
      await page.goto(`${server.url}#/${hash}`);
      await page.waitForTimeout(1200);
      await visit(page, hash, faults);
    }
    assert.deepEqual([...faults, ...heard], []);
    await context.close();
  });
}
