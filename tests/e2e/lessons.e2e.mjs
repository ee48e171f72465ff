// Lessons as a newcomer goes through them: by touch on a phone, with the browser gone in the middle, and by keyboard in
// words; the last step leads into an ordinary game. And another language in the middle of a game, the log with it.
// Each day two of the lessons, by TIDETABLE_SEED; TIDETABLE_WHOLE=1 goes through those of all games, both ways.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch, launchPersistent, ONLINE } from './browser.mjs';
import { Keys } from './keyboard.mjs';
import { FLIES, fly } from './lagoon.mjs';
import { act, Finger, look, whims } from './person.mjs';
import { complaints, scratch, serveApp } from './serve.mjs';
import { inTurn } from './turns.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const [TOUCHED, TYPED] = [inTurn(GAMES), inTurn(GAMES, 2)];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let server;

before(async () => {
  server = await serveApp();
});

after(() => server?.close());

/** A browser that goes when its test ends, in whatever way: what it leaves open keeps the run waiting. */
async function browserFor(t) {
  const browser = await launch();
  t.after(() => browser.close());
  return browser;
}

/** Buttons that lead out of the lesson, back, or to help. */
const OTHERWISE = /^(Back|Help|Take back.*|What would.*|Leave the lesson.*|Previous)$/;

/** What the lesson says in the dock, where it says something. */
async function step(page) {
  const [words] = await page.locator('.lesson .lesson-text').allTextContents();
  return words?.trim();
}

/** What is lit, pointed at, pressed or running under a part of the lesson, once that has found its place. */
async function hidden(page) {
  let found = [];
  for (let tries = 0; tries < 20; tries++) {
    found = await page.evaluate(() => {
      const card = document.querySelector('.lesson');
      if (!card || getComputedStyle(card).visibility === 'hidden') return [];
      const own = card.getBoundingClientRect();
      const all = '.board-places button, .board-pointer, .hopper-words button, .countdown, .board-whole';
      return [...document.querySelectorAll(all)].flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const wide = Math.min(own.right, right) - Math.max(own.left, left);
        const high = Math.min(own.bottom, bottom) - Math.max(own.top, top);
        const seen = getComputedStyle(one).visibility !== 'hidden';
        return seen && wide > 1 && high > 1 ? [`${one.className} ${one.dataset.spot ?? one.textContent}`] : [];
      });
    });
    if (found.length === 0) break;
    await page.waitForTimeout(150);
  }
  return found;
}

/** Goes on by touch until `enough` of the steps seen; true at the end of the lesson. */
async function follow(page, finger, random, seen, enough) {
  let ends = false;
  for (let i = 0; i < 1200; i++) {
    const now = await step(page);
    if (ends && !now) return true;
    if (now && !seen.has(now)) assert.deepEqual(await hidden(page), [], `under "${now}"`);
    if (now) seen.add(now);
    // what is met for the first time and what a pick would do stand where they can be read
    const unseen = page
      .locator('.actions:not(:has(.lesson-line, .refusal)) .act-line > :is(.first-time, .preview)')
      .filter({ visible: false });
    assert.deepEqual(await unseen.allTextContents(), [], 'hidden in the dock');
    if (enough(seen)) return false;
    const main = page.locator('.lesson .button-main');
    if ((await main.count()) > 0) {
      const says = await main.textContent().catch(() => '');
      await finger.tapOn(main).catch(() => {});
      await page.waitForTimeout(150);
      ends ||= says === 'Play on';
    } else if ((await page.getByText(FLIES).count()) > 0) await fly(page);
    // the minute is live: whoever has put down nothing says so
    else if ((await page.locator('.hopper-ready:not(.on)').count()) > 0)
      await finger.tapOn(page.locator('.hopper-ready:not(.on)').first()).catch(() => {});
    else await act(page, finger, random);
  }
  assert.fail(`the lesson did not end: ${JSON.stringify([...seen])}`);
}

describe('by touch on a phone', () => {
  for (const game of TOUCHED)
    test(`${game}: begun, gone, taken up at its step, played to its end and beyond`, async (t) => {
      const { folder, remove } = scratch();
      const seen = new Set();
      const random = whims(7);
      let context = await launchPersistent(folder, PHONE);
      t.after(() => context.close());
      let page = context.pages()[0] ?? (await context.newPage());
      await page.goto(server.url);
      await page.locator(`.boxlid-learn.button-main[href="#/learn/${game}"]`).tap();
      await page.locator('.lesson').waitFor();
      await follow(page, new Finger(page), random, seen, ({ size }) => size >= 4);
      await page.locator('.lesson').waitFor();
      // a tap and the death of the app within a hundredth of a second are not the same moment
      await page.waitForTimeout(400);
      const left = await step(page);
      await context.close();

      context = await launchPersistent(folder, PHONE);
      page = context.pages()[0] ?? (await context.newPage());
      const heard = complaints(page);
      await page.goto(server.url);
      assert.equal(await page.locator('.boxlid-learn.button-main').count(), 0, 'who has been here may play first');
      await page.locator('.saved-link').first().tap();
      await page.locator('.lesson').waitFor();
      assert.deepEqual(await step(page), left);
      const finger = new Finger(page);
      assert.equal(await follow(page, finger, random, seen, () => false), true);
      // whoever does this and that is told of it alone; that all of it can be told is the unit test's
      assert.ok(seen.size >= 5, `${seen.size} steps were shown`);
      // an ordinary game goes on
      await page.locator('.lesson').waitFor({ state: 'detached' });
      let acts = 0;
      for (let i = 0; i < 1500 && acts < 3; i++) if ((await act(page, finger, random)) !== 'wait') acts++;
      assert.equal(acts, 3);
      assert.equal(await page.locator('.lesson').count(), 0);
      assert.deepEqual(heard, []);
      await context.close();
      remove();
    });
});

describe('by keyboard, in words', () => {
  for (const game of TYPED)
    test(`${game}: every step, and its end`, async (t) => {
      const browser = await browserFor(t);
      const page = await browser.newPage({ ...ONLINE, viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
      const heard = complaints(page);
      const keys = new Keys(page);
      await page.goto(`${server.url}#/learn/${game}`);
      await page.locator('.lesson').waitFor();
      await keys.press(/^Menu$/, 90);
      await keys.press(/In words/, 90);
      await page.locator('.in-words .lesson').waitFor();
      const seen = new Set();
      let seed = 5;
      for (let i = 0; i < 1200; i++) {
        const now = await step(page);
        if (now) seen.add(now);
        const main = page.locator('.lesson .button-main');
        if ((await main.count()) > 0) {
          const says = await main.textContent();
          await keys.press(new RegExp(`^${says}$`), 120);
          if (says === 'Play on') break;
          continue;
        }
        const offered = (await keys.offered()).filter((text) => !OTHERWISE.test(text));
        const decides = offered.find((text) => text.startsWith('!'));
        const picks = offered.filter((text) => !/^[!*]/.test(text));
        seed = (seed * 16807) % 2147483647;
        const next = picks.find((text) => text === 'Pass') ?? decides ?? picks[seed % picks.length];
        if (next) await keys.enter(next);
        else await page.waitForTimeout(60);
      }
      await page.locator('.lesson').waitFor({ state: 'detached' });
      assert.ok(seen.size >= 5, `${seen.size} steps were shown: ${[...seen].join(', ')}`);
      assert.deepEqual(heard, []);
    });
});

test('another language in the middle of a game: the table, the log and the rules, and it stays', async (t) => {
  const browser = await browserFor(t);
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${server.url}#/learn/manila`);
  await page.locator('.lesson').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.locator('.menu label', { hasText: 'Deutsch' }).tap();
  await page.locator('.lesson-text', { hasText: 'Drei Kähne' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  await page.getByRole('button', { name: 'Verlauf', exact: true }).tap();
  await page.locator('.log-drawer', { hasText: 'stieg aus der Auktion aus.' }).waitFor();
  await page.goto(`${server.url}#/rules/manila`);
  await page.getByRole('heading', { name: 'Ziel' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Ziel' }).waitFor();
  await page.goto(`${server.url}#/settings`);
  await page.locator('label', { hasText: 'Español' }).tap();
  await page.getByRole('heading', { name: 'Ajustes', exact: true }).waitFor();
  await page.goto(`${server.url}#/`);
  await page.getByText('Una mesa', { exact: false }).first().waitFor();
  assert.deepEqual(heard, []);
});

test('whoever has left a lesson is helped: the rule of what is asked, why a place is not lit, a card, a person', async (t) => {
  const browser = await browserFor(t);
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${server.url}#/learn/puerto-catan`);
  await page.locator('.lesson').waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).tap();
  // both settlements and what they bring
  const finger = new Finger(page);
  const random = whims(3);
  const asked = page.locator('.asked', { hasText: 'role' });
  // no role is chosen meanwhile
  const places = page.locator('.asked', { hasText: /Guest: (place|and its road)/ });
  for (let i = 0; i < 300 && (await asked.count()) === 0; i++)
    if ((await places.count()) > 0) {
      const sight = await look(page);
      if (sight.now !== 'cards') await act(page, finger, random, {}, sight);
    } else await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  await page.locator('.help-card', { hasText: 'all roll once and collect' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  // nothing lies there that could be chosen: a hex in the middle of the board
  const { x, y, width, height } = await page.locator('.board').boundingBox();
  const told = page.locator('.place-card');
  const refused = told.filter({ hasText: 'You can’t choose this now.' });
  // a tap that ends a movement does nothing else, and where a piece stands that is told
  for (let tries = 0; tries < 10 && (await refused.count()) === 0; tries++) {
    await page.touchscreen.tap(x + width / 2, y + height * (0.4 + 0.03 * (tries % 5)));
    await page.waitForTimeout(700);
  }
  await refused.waitFor();
  await page.getByRole('button', { name: 'What is this?', exact: true }).tap();
  await page.locator('.own-hand .pc-card[data-about="card:0"]').tap();
  await told.filter({ hasText: 'Road: brick and lumber.' }).waitFor();
  // its rule, and back to the table from there
  await told.locator('.log-rule').first().tap();
  await page.locator('.page-rules .rule').first().waitFor();
  await page.locator('.rules-search').getByRole('link', { name: 'Continue', exact: true }).tap();
  await page.locator('.own-hand').waitFor();
  // a finger that rests asks as well
  await finger.holdOn(page.locator('.own-hand .pc-card[data-about="card:4"]'), 900);
  await told.filter({ hasText: 'Ore' }).waitFor();
  await page.getByRole('button', { name: 'What is this?', exact: true }).tap();
  await page.locator('.plate', { hasText: 'Pearl' }).locator('.plate-name').tap();
  await told.filter({ hasText: 'Pearl' }).waitFor();
  // and whoever does not want to be helped hears in one line what was met, and no more
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('switch', { name: /^Help for/ }).setChecked(false, { force: true });
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor({ state: 'detached' });
  await page.touchscreen.tap(x + width / 2, y + height * 0.51);
  await page.locator('.place-card.place-lines[role="status"]').waitFor();
  assert.equal(await told.locator('h2, li, .log-rule').count(), 0);
  assert.deepEqual(heard, []);
});

test('a touch of the board opens what is told of it, and follows no link that opens under the finger', async (t) => {
  const browser = await browserFor(t);
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(`${server.url}#/learn/isla-margarita`);
  await page.locator('.lesson').waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).tap();
  const told = page.locator('.place-card:not(.place-asks)');
  const ask = async (x, y) => {
    await page.getByRole('button', { name: 'What is this?', exact: true }).tap();
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(250);
  };
  const board = await page.locator('.board').boundingBox();
  await ask(board.x + board.width / 2, board.y + board.height / 2);
  // the links stand in a column: up and down it there are islands and ports
  const link = await told.locator('.log-rule').first().boundingBox();
  let opened = 0;
  for (let up = 108; up > -120; up -= 24) {
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await ask(link.x + link.width / 2, link.y - up);
    assert.match(page.url(), /#\/table\//);
    opened += await told.count();
  }
  assert.ok(opened > 2, `${opened} opened`);
  assert.deepEqual(heard, []);
});
