// A sixth game is a folder and nothing else: the tree is copied, the folder of a tiny game laid into it, and the game is
// typed, built, simulated and played from the shelf.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launchPersistent } from './browser.mjs';
import { choose, Finger } from './person.mjs';
import { complaints, scratch, serveApp } from './serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TREE = ['src', 'public', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.worker.json'];

const copy = scratch();
const profile = scratch();
let server;
let context;

const run = (...args) => execFileSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' });

before(() => {
  for (const name of [...TREE, ...SETTINGS]) cpSync(join(root, name), join(copy.folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
  cpSync(join(root, 'tests', 'sixth', 'pebbles'), join(copy.folder, 'src', 'games', 'pebbles'), { recursive: true });
});

after(async () => {
  await context?.close();
  await server?.close();
  profile.remove();
  copy.remove();
});

test('it compiles beside the five', () => {
  run(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.json');
});

test('the headless tools find it', () => {
  const told = run(join('src', 'headless', 'run.mjs'), 'sim', '--game', 'pebbles', '--games', '20', '--seats', '3');
  assert.match(told, /pebbles/);
});

test('it is built, stands on the shelf, and is played by touch on its board', async () => {
  run(join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn');
  server = await serveApp({ root: join(copy.folder, 'dist') });
  context = await launchPersistent(profile.folder, { viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = context.pages()[0] ?? (await context.newPage());
  const heard = complaints(page);
  const finger = new Finger(page);
  await page.goto(server.url);
  const lid = page.locator('.shelf-ready li', { hasText: 'Pebbles' });
  await lid.locator('img.cover').waitFor();
  await page.goto(`${server.url}#/new/pebbles`);
  await page.locator('.seat-row').first().waitFor();
  for (const [i, name] of ['Ana', 'Bo'].entries()) {
    const row = page.locator('.seat-row').nth(i);
    await choose(row.getByRole('radio', { name: 'Person' }));
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(name);
  }
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  // three at a time from twelve: Bo takes the last
  for (let turn = 0; turn < 4; turn++) {
    await page
      .getByText(`${turn % 2 === 0 ? 'Ana' : 'Bo'}: how many pebbles?`)
      .first()
      .waitFor();
    // it costs nothing and can be taken back: the touch does it
    await finger.tapOn(page.locator('.board-places button').first());
    const end = page.locator('.actions .button-main:not(:disabled)', { hasText: /End turn|turn/ });
    if (turn < 3) await finger.tapOn(end.first()).catch(() => {});
  }
  await finger.tapOn(page.getByRole('button', { name: 'Show all' }));
  await page.locator('.scores').waitFor();
  assert.match(await page.locator('.scores').innerText(), /Bo/);
  assert.deepEqual(heard, []);
});
