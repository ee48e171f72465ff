// No rule of a style sheet wins because its sheet happens to come later: the sheets that are loaded with a table are put in
// the opposite order, in both themes, and nothing may look different. What a development build loads first, a production
// build may load last.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { complaints, serveApp } from './serve.mjs';

let server;
let browser;

before(async () => {
  server = await serveApp();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];

/**
 * In the page: puts the sheets of the table the other way round, the one every page has stays where it is; what looks
 * different then, and how much was looked at. What has changed by itself meanwhile is left out.
 */
const compare = async () => {
  const PROPERTIES = ['color', 'backgroundColor', 'borderTopColor', 'fontSize', 'fontFamily', 'padding', 'display'];
  const looks = (element) => PROPERTIES.map((one) => `${one} ${getComputedStyle(element)[one]}`).join('; ');
  const names = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.className}`;
  const state = (element) => `${names(element)} ${element.textContent} ${element.parentElement?.childElementCount}`;
  // a colour on its way from one theme to the other would look different a moment later
  const arrive = () => {
    // whatever a new style sets off begins where that is read
    for (const one of document.querySelectorAll('.table, .table *')) getComputedStyle(one).color;
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  };
  arrive();
  const all = [...document.querySelectorAll('.table, .table *:not(svg *, .ribbon *)')];
  const before = all.map((element) => [element, state(element), looks(element)]);
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].slice(1);
  const marker = document.createComment('sheets');
  sheets[0]?.before(marker);
  const loaded = sheets.toReversed().map(
    (sheet) =>
      new Promise((done) => {
        sheet.addEventListener('load', done, { once: true });
        marker.before(sheet);
      }),
  );
  await Promise.all(loaded);
  marker.remove();
  arrive();
  const different = [];
  for (const [element, was, look] of before) {
    if (!element.isConnected || state(element) !== was || looks(element) === look) continue;
    different.push(`${names(element)}: ${look} -> ${looks(element)}`);
  }
  return { different, seen: all.length, sheets: sheets.length };
};

test('nothing looks different with its sheets in another order', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({
    ...ONLINE,
    viewport: { width: 1180, height: 820 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const heard = complaints(page);
  let seen = 0;
  for (const game of GAMES) {
    await page.goto(`${server.url}#/new/${game}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.table .plate').first().waitFor();
    await page.locator('.actions, .live-foot').first().waitFor();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      // the app dresses the page itself
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const found = await page.evaluate(compare);
      assert.ok(found.sheets > 1, 'there are sheets to turn round');
      assert.deepEqual(found.different, [], `${game}, ${colorScheme}`);
      seen += found.seen;
    }
  }
  console.log(`${seen} elements looked at`);
  assert.deepEqual(heard, []);
  await context.close();
});
