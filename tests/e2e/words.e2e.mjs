// One person against bots, without the board and without a pointer: a whole game in words, by keyboard alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { Keys } from './keyboard.mjs';
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

test('a game is set up by keyboard', async () => {
  await page.goto(server.url);
  await page.locator('.boxlid, h1').first().waitFor();
  const keys = new Keys(page);
  await keys.press(/Set the table|New game of Isla Margarita|Isla Margarita/);
  await page.waitForURL(/#\/new/);
  await keys.press(/^Play$/);
  await page.locator('.table .strip').waitFor();
  await keys.press(/In words/);
  await page.locator('.plain').waitFor();
  assert.equal(await page.locator('.board').count(), 0);
});

test('the table is told in words', async () => {
  const told = await page.locator('.plain').innerText();
  for (const word of ['Isla Ceniza', 'Bridge to', 'Port worth', 'Circle', 'Bank'])
    assert.match(told, new RegExp(word, 'i'));
});

test('a whole game is played by keyboard', { timeout: 280_000 }, async () => {
  const near = (picks, main) => (main ? undefined : picks.find((text) => /in reach for/.test(text)));
  const acts = await new Keys(page).playToEnd(900, near);
  console.log(`${acts} acts by keyboard`);
});

test('the scoring is read by keyboard', async () => {
  assert.match(await page.locator('.scores h1').innerText(), /wins|Shared win/);
  assert.deepEqual(heard, []);
});
