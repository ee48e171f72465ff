// One person against bots, without the board and without a pointer: a whole game in words, by keyboard alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { complaints, serveApp } from './serve.mjs';

let server;
let browser;
let page;
let heard;

before(async () => {
  server = await serveApp();
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
  heard = complaints(page);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** Tab until something with this name has the focus; then Enter. Fails after a whole round of the page. */
async function press(name, presses = 60) {
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  assert.fail(`no way to ${name} by keyboard`);
}

/** What can be pressed in the action bar now. */
const offered = () =>
  page.evaluate(() => {
    if (document.querySelector('.scores')) return ['scores'];
    const buttons = document.querySelectorAll('.actions button:not(:disabled)');
    return [...buttons].map(
      (b) =>
        `${b.classList.contains('button-main') ? '!' : ''}${b.getAttribute('aria-pressed') === 'true' ? '*' : ''}${b.textContent}`,
    );
  });

/** Enter on the n-th button of the action bar, reached with Tab. */
async function enter(text) {
  for (let i = 0; i < 90; i++) {
    const focused = await page.evaluate(() =>
      document.activeElement?.closest('.actions') ? document.activeElement.textContent : '',
    );
    if (focused === text) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  // the screen may have moved on since it was read; what still stands there must be reachable
  const still = (await offered()).some((button) => button.replace(/^!?\*?/, '') === text);
  assert.ok(!still, `"${text}" cannot be reached with Tab`);
}

test('a game is set up by keyboard', async () => {
  await page.goto(server.url);
  await page.locator('.boxlid, h1').first().waitFor();
  await press(/Set the table|New game of Isla Margarita|Isla Margarita/);
  await page.waitForURL(/#\/new/);
  await press(/^Play$/);
  await page.locator('.table .strip').waitFor();
  await press(/In words/);
  await page.locator('.plain').waitFor();
  assert.equal(await page.locator('.board').count(), 0);
});

test('the table is told in words', async () => {
  const told = await page.locator('.plain').innerText();
  for (const word of ['Isla Ceniza', 'Bridge to', 'Port worth', 'Circle', 'Bank'])
    assert.match(told, new RegExp(word, 'i'));
});

test('a whole game is played by keyboard', { timeout: 280_000 }, async () => {
  let acts = 0;
  let seed = 5;
  for (;;) {
    const buttons = await offered();
    if (buttons[0] === 'scores') break;
    const main = buttons.find((text) => text.startsWith('!'));
    const picks = buttons.filter(
      (text) => !text.startsWith('!') && !text.startsWith('*') && !/^(Back|Take back.*)$/.test(text),
    );
    if (!main && picks.length === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    seed = (seed * 16807) % 2147483647;
    const wanted = picks.find((text) => /in reach for/.test(text)) ?? picks[seed % picks.length];
    await enter(main ? main.slice(1) : wanted);
    acts++;
    assert.ok(acts < 900, 'the game comes to an end');
  }
  console.log(`${acts} acts by keyboard`);
});

test('the scoring is read by keyboard', async () => {
  assert.match(await page.locator('.scores h1').innerText(), /wins|Shared win/);
  assert.deepEqual(heard, []);
});
