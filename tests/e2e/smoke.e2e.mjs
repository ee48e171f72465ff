// The built app as an app: it installs, it needs no network, it keeps to its policy.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { headerPolicy, metaPolicy } from '../../src/headless/csp.mjs';
import { launchPersistent } from './browser.mjs';
import { complaints, offlineReady, scratch, serveApp } from './serve.mjs';

let server;
let context;
let page;
let heard;
const profile = scratch();

before(async () => {
  server = await serveApp();
  context = await launchPersistent(profile.folder, { viewport: { width: 1180, height: 820 } });
  page = context.pages()[0] ?? (await context.newPage());
  heard = complaints(page);
});

after(async () => {
  await context?.close();
  await server?.close();
  profile.remove();
});

test('opens below a sub-path', async () => {
  const response = await page.goto(server.url);
  assert.equal(response.status(), 200);
  await page.locator('h1').first().waitFor();
  assert.equal(await page.title(), 'Tidetable');
  assert.equal(await page.locator('#old-browser').isVisible(), false);
});

test('tells an old browser so in a sentence', async () => {
  const old = await context.newPage();
  await old.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await old.goto(server.url);
  await old.locator('#old-browser').waitFor({ state: 'visible' });
  await old.close();
});

test('states its policy in the header and in the page', async () => {
  const response = await page.request.get(server.url);
  assert.equal(response.headers()['content-security-policy'], headerPolicy);
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  assert.equal(await meta.getAttribute('content'), metaPolicy);
});

test('blocks a script that the policy does not allow', async () => {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
    return 'smuggled' in window;
  });
  assert.equal(ran, false);
  const refusals = heard.splice(0);
  assert.ok(refusals.length > 0);
  for (const refusal of refusals) assert.match(refusal, /Content Security Policy/);
});

test('can be installed', async () => {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.name, 'Tidetable');
  assert.equal(new URL(manifest.start_url, new URL('manifest.webmanifest', server.url)).href, server.url);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors, []);
});

/** The manifest as the server gives it. */
const readManifest = async () => (await page.request.get(new URL('manifest.webmanifest', server.url).href)).json();

test('keeps one identity on its host, whatever path it is opened by', async () => {
  const devtools = await context.newCDPSession(page);
  const { appId } = await devtools.send('Page.getAppId');
  assert.equal(appId, new URL('/tidetable', server.url).href);
});

test('shows icons and pictures of the size that its manifest declares', async () => {
  const { icons, screenshots, shortcuts } = await readManifest();
  const forms = screenshots.map(({ form_factor }) => form_factor);
  assert.ok(forms.includes('wide') && forms.includes('narrow'));
  for (const { src, sizes, type, label, form_factor } of [
    ...icons,
    ...shortcuts.flatMap((one) => one.icons),
    ...screenshots,
  ]) {
    const answer = await page.request.get(new URL(src, server.url).href);
    assert.equal(answer.status(), 200, src);
    assert.equal(answer.headers()['content-type'].split(';')[0], type, src);
    if (form_factor) assert.ok(label, src);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, server.url).href);
    assert.equal(size, sizes, src);
  }
});

test('keeps the pictures of the installation dialog off the device', async () => {
  const { screenshots } = await readManifest();
  const worker = await (await page.request.get(new URL('sw.js', server.url).href)).text();
  assert.match(worker, /url:"index\.html"/);
  for (const { src } of screenshots) assert.ok(!worker.includes(src), src);
});

test('lists the licences of what it is made of', async () => {
  const list = await (await page.request.get(new URL('licences.json', server.url).href)).json();
  const names = list.map(({ name }) => name);
  for (const name of [
    'preact',
    '@noble/hashes',
    '@preact/signals',
    '@preact/signals-core',
    'idb-keyval',
    'pixi.js',
    'workbox-core',
  ]) {
    assert.ok(names.includes(name), name);
  }
  assert.ok(list.filter(({ kind }) => kind === 'typeface').length >= 2);
  for (const { name, version, licence, text } of list) assert.ok(version && licence && text.length > 200, name);
});

/** Where a shortcut of the app's icon leads, by its name. */
async function shortcut(name) {
  const { shortcuts } = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  const { url } = shortcuts.find((one) => one.name === name);
  await page.goto(new URL(url, server.url).href);
  await page.reload();
}

test('reloads when the server is gone', async () => {
  await offlineReady(page);
  await server.close();
  await page.reload();
  await page.locator('h1').first().waitFor();
  const licences = await page.evaluate(async () => (await fetch('licences.json')).ok);
  assert.equal(licences, true);
  const serif = await page.evaluate(async () => (await document.fonts.load('20px "Tide Serif"')).length);
  assert.ok(serif > 0, 'the typeface comes from the cache');
});

test('its shortcuts lead where they say, without a server', async () => {
  await shortcut('Keep score');
  await page.getByRole('heading', { name: 'Keep score' }).waitFor();
  await shortcut('Continue');
  await page.getByRole('heading', { name: 'Tidetable' }).waitFor();
  await page.goto(`${server.url}#/new/manila`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table').waitFor();
  const table = page.url();
  await shortcut('Keep score');
  await shortcut('Continue');
  await page.locator('.table').waitFor();
  assert.equal(page.url(), table);
});

test('starts again after the browser was closed, still without a server', async () => {
  const complained = [...heard];
  await context.close();
  context = await launchPersistent(profile.folder, { viewport: { width: 390, height: 844 } });
  page = context.pages()[0] ?? (await context.newPage());
  heard = complaints(page);
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  assert.deepEqual([...complained, ...heard], []);
});
