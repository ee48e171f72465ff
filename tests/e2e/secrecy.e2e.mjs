// What people try, or what just happens, while somebody's secrets are on the screen: nothing may outlive its moment.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { card } from './isla-person.mjs';
import { act, choose, Finger, overheard, situation, unseal, whims } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';

let server;
let browser;
let page;
let finger;
let heard;
const random = whims(77);

const eyes = () => page.locator('.table').getAttribute('data-eyes');
/** Secrets of a person stand under this heading, and nowhere else. */
const handShown = async () => /for your eyes/i.test(await overheard(page));

async function until(wanted) {
  for (let i = 0; i < 1500; i++) {
    const now = await situation(page);
    if (await wanted(now, await eyes())) return;
    await act(page, finger, random, { card });
  }
  assert.fail('the moment never came');
}

before(async () => {
  server = await serveApp();
  browser = await launch();
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 900, height: 640 }, hasTouch: true });
  page = await context.newPage();
  heard = complaints(page);
  finger = new Finger(page);
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  await page.goto(`${server.url}#/settings`);
  await choose(page.getByRole('radio', { name: 'Off', exact: true }).first());
  await page.goto(`${server.url}#/new/isla-margarita`);
  await choose(page.getByRole('radio', { name: '3', exact: true }).first());
  for (let i = 0; i < 2; i++) {
    await choose(page.locator('.seat-row').nth(i).getByRole('radio', { name: 'Player' }));
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.shield-open').waitFor();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

test('a tap or a short press does not open the cover', async () => {
  await finger.tapOn(page.locator('.shield-open'));
  await finger.holdOn(page.locator('.shield-open'), 250);
  assert.equal(await eyes(), 'shield');
  for (const key of ['Enter', 'Escape', 'Tab', ' ']) await page.keyboard.press(key);
  assert.equal(await eyes(), 'shield');
});

test('a finger that slides off the button, or is joined by another, does not open the cover', async () => {
  const { x, y, width, height } = await page.locator('.shield-open').boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const finger1 = { x: x + width / 2, y: y + height / 2, id: 1 };
  const away = { ...finger1, y: y + height + 60 };
  for (const last of [[away], [finger1, { ...away, id: 2 }]]) {
    await touch('touchStart', finger1);
    await page.waitForTimeout(300);
    await touch(last.length > 1 ? 'touchStart' : 'touchMove', ...last);
    await page.waitForTimeout(700);
    assert.equal(await eyes(), 'shield');
    await touch('touchEnd');
  }
  await touch('touchStart', finger1);
  await page.waitForTimeout(300);
  await touch('touchCancel');
  await page.waitForTimeout(700);
  assert.equal(await eyes(), 'shield');
});

test('nothing private is printed', async () => {
  await unseal(page, finger);
  assert.equal(await eyes(), 'private');
  // as the browser's own menu prints: the page is told, and then drawn for paper
  await page.pdf();
  await page.locator('.shield-open').waitFor();
  assert.equal(await handShown(), false);
});

test('the captain is asked behind the cover alone, and forgets what was asked when it closes', async () => {
  const ask = page.getByRole('button', { name: 'What would the captain do?' });
  const counsel = /captain would|winning chance/i;
  assert.equal(await ask.count(), 0);
  await unseal(page, finger);
  const workers = page.workers().length;
  await finger.tapOn(ask);
  await page.getByText('The captain would', { exact: true }).waitFor();
  assert.match(await overheard(page), counsel);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  assert.equal(await eyes(), 'shield');
  assert.doesNotMatch(await overheard(page), counsel);
  // asked, and covered before there is an answer
  await unseal(page, finger);
  await finger.tapOn(ask);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  assert.equal(await eyes(), 'shield');
  for (let i = 0; i < 50 && page.workers().length > workers; i++) await page.waitForTimeout(100);
  assert.equal(page.workers().length, workers);
  assert.doesNotMatch(await overheard(page), counsel);
});

test('a private screen is covered when the window loses the focus, turns, or is left', async () => {
  await unseal(page, finger);
  assert.equal(await eyes(), 'private');
  assert.ok(await handShown());
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  assert.equal(await eyes(), 'shield');
  assert.equal(await handShown(), false);
  await unseal(page, finger);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.waitForFunction(() => document.querySelector('.shield'));
  assert.equal(await handShown(), false);
  await page.setViewportSize({ width: 900, height: 640 });
  await unseal(page, finger);
  await page.evaluate(() => location.assign('#/rules/isla-margarita/3'));
  await page.locator('.rule').first().waitFor();
  assert.equal(await handShown(), false);
  await page.goBack();
  await page.locator('.shield-open').waitFor();
  assert.equal(await handShown(), false);
});

test('a pressed corner shows its own person, and letting go hides it', async () => {
  await until((now, open) => open === 'public' && now === 'places');
  const box = await page.locator('.corner').first().boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.locator('.peek').waitFor();
  assert.equal(await page.locator('.peek').count(), 1);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.peek').waitFor({ state: 'detached' });
  assert.equal(await handShown(), false);
});

test('a corner still pressed when the cover goes up shows nothing afterwards', async () => {
  // the last action of a round: ending the turn leads to the next draft, and so to a cover
  await until(async (now, open) => {
    if (open !== 'public' || now !== 'end') return false;
    return (await page.locator('.isla-took').count()) > 0;
  });
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < 40; i++) {
    if ((await situation(page)) === 'shield') break;
    // the cover may come up at any moment, and takes the corners with it
    const corner = await page
      .locator('.corner')
      .first()
      .boundingBox({ timeout: 1000 })
      .catch(() => null);
    const main = page.locator('.actions .button-main:not(:disabled)');
    if (!corner || (await main.count()) === 0) {
      await act(page, finger, random, { card });
      continue;
    }
    const point = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2, id: 1 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // with a mouse beside the finger: browsers make no click of a second touch
    await main.click();
    await page.waitForTimeout(250);
    const covered = (await situation(page)) === 'shield';
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    if (covered) break;
  }
  await until((now) => now === 'shield');
  assert.equal(await page.locator('.peek').count(), 0);
  await unseal(page, finger);
  assert.equal(await page.locator('.peek').count(), 0);
});

test('a computer player plays better from now on, and nothing is uncovered by that', async () => {
  await until((now, open) => open === 'public' && now !== 'wait');
  await page.getByRole('button', { name: 'Menu' }).click();
  const level = page.locator('.menu-chair select');
  await level.selectOption({ label: 'Captain' });
  assert.equal(await level.inputValue(), 'captain');
  assert.notEqual(await eyes(), 'private');
});

test('when a bot takes over and one person is left, a cover comes first', async () => {
  await page
    .getByRole('button', { name: /^Let a bot play for/ })
    .first()
    .click();
  await page.locator('.shield-open').waitFor();
  assert.equal(await handShown(), false);
  await unseal(page, finger);
  await page.locator('.own-hand').waitFor();
});

test('what one person alone holds in their hand stays off the paper', async () => {
  assert.equal(await page.locator('.own-hand').isVisible(), true);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.own-hand').isVisible(), false);
  await page.emulateMedia({ media: 'screen' });
  assert.deepEqual(heard, []);
});
