// Island Hopper by keyboard alone, without board and pointer: a duel, flown by dead reckoning to its end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typing } from '../keyboard.mjs';

const desk = typing();

test('a duel is set up by keyboard', async () => {
  await desk.page.goto(desk.url);
  await desk.page.locator('h1').first().waitFor();
  await desk.keys.sitDown(desk.url, 'island-hopper', ['2']);
  const told = await desk.page.locator('.plain').innerText();
  for (const word of ['Pelican Key', 'o’clock', 'near', 'Albatross']) assert.match(told, new RegExp(word, 'i'));
});

test('a whole game is played by keyboard', { timeout: 400_000 }, async () => {
  let flights = 0;
  const wanted = (picks, main) => {
    const cover = picks.find((text) => /^Cover the board/.test(text));
    if (/Cover the board/.test(main ?? cover ?? '')) flights++;
    // a price that the other does not pay, and theirs paid where it can be: so that the person flies as well
    if (/price of \$[05]\b/.test(main ?? '')) return picks.find((text) => /^\+5/.test(text));
    if (main) return undefined;
    return cover ?? picks.find((text) => /^(Pay and fly|Fly by dead|Keep these|No second chance)/.test(text));
  };
  const acts = await desk.keys.playToEnd(2000, wanted);
  console.log(`${acts} acts by keyboard, ${flights} flights by dead reckoning`);
  assert.ok(flights > 5, 'the person has flown');
});

test('the scoring is read by keyboard', async () => {
  assert.match(await desk.page.locator('.scores h1').innerText(), /wins|Shared win/);
  assert.deepEqual(desk.heard, []);
});
