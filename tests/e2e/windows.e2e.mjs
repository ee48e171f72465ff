// Two windows on one match, with and without the browser's locks: the second looks on and follows, takes over where the
// first one stands, and nothing that was done in either is lost.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { act, choose, Finger, situation, whims } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';

const run = fileURLToPath(new URL('../../src/headless/run.mjs', import.meta.url));
const random = whims(13);
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

/** What the log drawer says, which is what this window believes has happened. */
async function told(page) {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log').waitFor();
  const lines = await page.locator('.log li[data-entry]').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.locator('.log-drawer').waitFor({ state: 'detached' });
  return lines;
}

/** The moves of the match as a file from its menu. */
async function exported(page) {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy as a file' }).click();
  const path = await (await download).path();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  execFileSync(process.execPath, [run, 'verify', path], { stdio: 'pipe' });
  return JSON.parse(readFileSync(path, 'utf8')).matches[0].log.map(({ seat, move }) => JSON.stringify([seat, move]));
}

async function settled(page) {
  for (let calm = 0; calm < 3; ) {
    calm = (await situation(page)) === 'wait' ? 0 : calm + 1;
    await page.waitForTimeout(60);
  }
}

/** So many acts of the people in this window, with the computer players between them. */
async function play(window, acts) {
  await window.page.bringToFront();
  const { height } = await window.page.locator('.board').boundingBox();
  assert.ok(height > 170, `in a low window too there is a board: ${height} px`);
  const late = Date.now() + 60_000;
  for (let done = 0; done < acts; ) {
    assert.ok(Date.now() < late, `the table waits for nobody: ${await situation(window.page)}`);
    const touched = await act(window.page, window.finger, random, {});
    if (touched !== 'wait') done++;
  }
  await settled(window.page);
}

async function windowOf(context, heard) {
  const page = await context.newPage();
  heard.push(complaints(page));
  return { page, finger: new Finger(page) };
}

const startsWith = (whole, part) => assert.deepEqual(whole.slice(0, part.length), part);

async function sitDown({ page }) {
  await page.goto(`${server.url}#/settings`);
  await choose(page.getByRole('radio', { name: 'Off', exact: true }).first());
  await page.goto(`${server.url}#/new/manila`);
  for (let i = 0; i < 2; i++) await choose(page.locator('.seat-row').nth(i).getByRole('radio', { name: 'Player' }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table .strip').waitFor();
}

const screen = { viewport: { width: 760, height: 560 }, hasTouch: true, acceptDownloads: true };

describe('with the locks of the browser', () => {
  const heard = [];
  let one;
  let two;

  before(async () => {
    const context = await browser.newContext(screen);
    one = await windowOf(context, heard);
    two = await windowOf(context, heard);
    await sitDown(one);
    await play(one, 2);
  });

  test('the second window looks on, and follows what is played in the first', async () => {
    await two.page.goto(one.page.url());
    await two.page.getByRole('button', { name: 'Play here instead' }).waitFor();
    await play(one, 5);
    const lines = await told(one.page);
    await two.page.bringToFront();
    await two.page.waitForFunction((n) => document.querySelector('.table') !== null && n > 0, lines.length);
    assert.deepEqual(await told(two.page), lines);
  });

  test('taking over goes on from where the first one stands, whose window then looks on', async () => {
    const before = await exported(one.page);
    await two.page.getByRole('button', { name: 'Play here instead' }).click();
    await two.page.getByRole('button', { name: 'Play here instead' }).waitFor({ state: 'detached' });
    await one.page.getByRole('button', { name: 'Play here instead' }).waitFor();
    startsWith(await exported(two.page), before);
    await play(two, 4);
    const now = await exported(two.page);
    startsWith(now, before);
    assert.ok(now.length > before.length);
    assert.deepEqual(await told(one.page), await told(two.page));
  });

  test('and back again, after a reload too', async () => {
    const before = await exported(two.page);
    await one.page.bringToFront();
    await one.page.getByRole('button', { name: 'Play here instead' }).click();
    await one.page.getByRole('button', { name: 'Play here instead' }).waitFor({ state: 'detached' });
    await play(one, 3);
    await one.page.reload();
    await one.page.locator('.table .strip').waitFor();
    startsWith(await exported(one.page), before);
    assert.equal(await one.page.locator('.banner').count(), 0);
    assert.deepEqual(heard.flat(), []);
  });
});

describe('without them', () => {
  const heard = [];

  test('an older window overwrites nothing: it goes to where the game stands', async () => {
    const context = await browser.newContext(screen);
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    // and it hears nothing of what the other one does
    await context.addInitScript(() => {
      window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
      };
    });
    const one = await windowOf(context, heard);
    const two = await windowOf(context, heard);
    await sitDown(one);
    await play(one, 2);
    await two.page.goto(one.page.url());
    await two.page.locator('.table .strip').waitFor();
    await settled(two.page);
    await play(one, 4);
    const before = await exported(one.page);
    await play(two, 2);
    await settled(two.page);
    startsWith(await exported(two.page), before);
    assert.deepEqual(heard.flat(), []);
    await context.close();
  });
});
