// One person against bots, without the board and without a pointer: a whole game in words, by keyboard alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typing } from './keyboard.mjs';

const desk = typing();

test('a game is set up by keyboard', async () => {
  const { page, url, keys } = desk;
  await page.goto(url);
  await page.locator('.boxlid, h1').first().waitFor();
  await keys.press(/Set the table/);
  await page.waitForURL(/#\/new/);
  await keys.press(/^Play$/);
  await page.locator('.table .strip').waitFor();
  await keys.press(/^Menu$/);
  await page.locator('dialog[open]').waitFor();
  await keys.press(/In words/);
  await page.locator('.plain').waitFor();
  assert.equal(await page.locator('.board').count(), 0);
});

test('the table is told in words', async () => {
  const told = await desk.page.locator('.plain').innerText();
  for (const word of ['Isla Ceniza', 'Bridge to', 'Port worth', 'Circle', 'Bank'])
    assert.match(told, new RegExp(word, 'i'));
});

test('a whole game is played by keyboard', { timeout: 280_000 }, async () => {
  const near = (picks, main) => (main ? undefined : picks.find((text) => /you could build for/.test(text)));
  const acts = await desk.keys.playToEnd(900, near);
  console.log(`${acts} acts by keyboard`);
});

test('the scoring is read by keyboard', async () => {
  assert.match(await desk.page.locator('.scores h1').innerText(), /wins|Shared win/);
  assert.deepEqual(desk.heard, []);
});
