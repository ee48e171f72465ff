// A new version waits until it is wanted: it never replaces the app in the middle of a game.

import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch } from './browser.mjs';
import { complaints, dist, offlineReady, scratch, serveApp } from './serve.mjs';

const copy = scratch();
let server;
let browser;
let context;
let page;
let other;
let heard;

/** Puts another version online: its page has a mark, and its service worker another revision of that page. */
function deploy(mark) {
  const page = join(copy.folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<body', `<body data-version="${mark}"`));
  const worker = join(copy.folder, 'sw.js');
  const list = readFileSync(worker, 'utf8');
  const renewed = list.replace(/(url:"index\.html",revision:")[0-9a-f]+/, `$1${mark}`);
  assert.notEqual(renewed, list, 'the worker lists its files in another way now');
  writeFileSync(worker, renewed);
}

const version = (tab) => tab.evaluate(() => document.body.dataset.version ?? 'first');

const waiting = (tab) =>
  tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const end = performance.now() + 20_000;
    while (performance.now() < end && !registration.waiting) await new Promise((done) => setTimeout(done, 50));
    return registration.waiting !== null;
  });

before(async () => {
  cpSync(dist, copy.folder, { recursive: true });
  server = await serveApp({ root: copy.folder });
  browser = await launch();
  context = await browser.newContext();
  page = await context.newPage();
  heard = complaints(page);
  await page.goto(server.url);
  await offlineReady(page);
  other = await context.newPage();
  await other.goto(server.url);
});

after(async () => {
  await browser?.close();
  await server?.close();
  copy.remove();
});

test('a new version is fetched and waits', async () => {
  deploy('second');
  assert.equal(await waiting(page), true);
  assert.equal(await version(page), 'first');
  await page.reload();
  await page.locator('h1').first().waitFor();
  assert.equal(await version(page), 'first');
});

test('when it is wanted, every tab moves on to it', async () => {
  // The register script is loaded after the first paint; it must listen before the worker changes.
  await page.waitForTimeout(1000);
  const moved = [page, other].map((tab) => tab.waitForEvent('load', { timeout: 20_000 }));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  });
  await Promise.all(moved);
  assert.deepEqual([await version(page), await version(other)], ['second', 'second']);
});

test('and it needs no network either', async () => {
  await server.close();
  await page.reload();
  await page.locator('h1').first().waitFor();
  assert.equal(await version(page), 'second');
  assert.deepEqual(heard, []);
});
