// Four people, one tablet, no network: a whole game of Manila by touch, decided on the open board, with a reload in the
// middle of a pirate's decision. Shares are seen by nobody but the one who presses their own corner.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitting } from '../match.mjs';

/** How the app speaks of somebody's own shares, on cards and in words. */
const PRIVATE = /your shares|yours alone|a share of \w+, now|pledged share of|in other players’ hands/i;
const PIRATES = /board a punt, or stay|where does the plundered/;

const table = sitting({ seed: 77, viewport: { width: 1100, height: 760 } });

test('four people sit down; from here on there is no server', async () => {
  await table.leaveNetwork();
  await table.sitDown('manila', ['Ana', 'Bo', 'Çelik', 'Dóra']);
  await table.page.locator('.faces .face-card').first().waitFor();
  await table.photograph();
});

const corner = (name) => table.page.getByRole('button', { name: `${name}: press and hold` });

test('a corner shows the shares of the one who presses it, and lets go of them', async () => {
  const { page } = table;
  const board = await page.locator('.board').boundingBox();
  // the part of the board that no peek covers
  const clip = { x: board.x + board.width * 0.1, y: board.y, width: board.width * 0.35, height: board.height * 0.5 };
  const bare = await page.screenshot({ clip });
  assert.doesNotMatch(await table.overheard(), PRIVATE);
  const hands = [];
  for (const name of ['Ana', 'Dóra']) {
    const box = await corner(name).boundingBox();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await page.locator('.peek').waitFor();
    assert.equal(await page.locator('.peek').count(), 1);
    hands.push(await page.locator('.peek').innerText());
    assert.match(await table.overheard(), PRIVATE);
    assert.ok((await page.screenshot({ clip })).equals(bare), 'the board itself shows nothing of a hand');
    await touch('touchEnd', []);
    await page.locator('.peek').waitFor({ state: 'detached' });
    assert.doesNotMatch(await table.overheard(), PRIVATE);
  }
  assert.match(hands[0], /^Ana/);
  assert.match(hands[1], /^Dóra/);
});

/** The pirate boat first, so that pirates come to decide; then mostly what is cheap and near. */
function place(names) {
  const boat = names.findIndex((name) => /pirate/.test(name));
  return boat >= 0 ? boat : undefined;
}

test('they play to the end, through a reload in a pirate decision', { timeout: 420_000 }, async () => {
  const { page } = table;
  const seen = { looks: 0, shields: 0, loans: 0, reloaded: false };
  for (let games = 0; ; ) {
    const sight = await table.look();
    const { now, question } = sight;
    if (now === 'scores') {
      // a game without pirates on 13 is rare; then they play another
      if (seen.reloaded || ++games === 4) break;
      await table.scoreAll();
      await table.finger.tapOn(page.locator('.scores .button-main', { hasText: 'Rematch' }));
      await page.waitForFunction(() => !document.querySelector('.scores'));
      await page.locator('.faces .face-card').first().waitFor();
      await table.photograph();
      continue;
    }
    if (now === 'shield') seen.shields++;
    if (now !== 'wait' && seen.looks++ % 6 === 0) assert.doesNotMatch(await table.overheard(), PRIVATE, question);
    if (!seen.reloaded && PIRATES.test(question)) {
      seen.reloaded = true;
      await page.reload();
      await page.locator('.asked').waitFor();
      await page.waitForFunction(() => document.querySelector('.board-places button, .act-picks .pick, .commit'));
      assert.equal((await table.look()).question, question);
      assert.doesNotMatch(await table.overheard(), PRIVATE);
      continue;
    }
    await table.act({ place, aside: seen.loans < 3 ? 0.02 : 0 }, sight);
    if (await page.locator('.commit[aria-label*="Pledge"]').count()) seen.loans++;
  }
  assert.ok(seen.reloaded, 'a pirate decided something');
  assert.equal(seen.shields, 0, 'no hand-over is forced where nothing secret is decided');
  table.mostlyOnBoard();
  table.report({ looks: seen.looks, loans: seen.loans });
});

table.endsWell(4);
