// Every screen passes axe by day and by night, and all its buttons are in reach of a finger: on 320 pixels, and with
// letters twice as large on a phone.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, ONLINE } from './browser.mjs';
import { choose, Finger, unseal, whims } from './person.mjs';
import { aWinterOfPlays } from './plays.mjs';
import { Inspector } from './reach.mjs';
import { complaints, serveApp } from './serve.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];

/** Matches of four in the middle: cards chosen in secret, a place for whoever sits opposite, several at once, a building turn. */
const RUNNING = ['isla-margarita:40', 'manila:19', 'alexandros:40', 'island-hopper:22', 'puerto-catan:60'];
/** What is the same in every game is looked at in the one that has most of it. */
const LONGEST = 'puerto-catan';
/** Covers turned to the four edges. */
const COVERED = ['isla-margarita:40', 'alexandros:40', 'alexandros:100', 'alexandros:30'];

let server;
let browser;
let page;
let finger;
let inspector;
let heard;

const go = (...parts) => page.goto(`${server.url}#/${parts.join('/')}`);
const button = (name) => page.getByRole('button', { name, exact: true });
const fine = async (name) => assert.deepEqual(await inspector.look(name), []);

/** Opens a page, and looks at it once that is there. */
async function visit(parts, seen) {
  await go(...parts);
  await page.locator(seen).first().waitFor();
  await fine(parts.join('/') || 'home');
}

async function importing(bundle) {
  const buffer = Buffer.from(bundle);
  const file = { name: 'games.json', mimeType: 'application/json', buffer };
  await page.locator('.transfer input[type="file"]').setInputFiles(file);
  await button('Import').last().click();
  await page.locator('.toast .icon-button').click();
}

/** Matches as they lie on a table, dealt by the program that plays at random. */
function dealt(wishes) {
  const run = fileURLToPath(new URL('../../src/headless/run.mjs', import.meta.url));
  const args = [run, 'deal', '--seats', '4', ...new Set(wishes)];
  return execFileSync(process.execPath, args, { maxBuffer: 1 << 28 });
}

/** At this table, whatever covers it first. */
async function sit(match) {
  await go('table', match.replace(':', '-'));
  await page.locator('.strip, .shield').first().waitFor();
  // a board that has not come yet is no board to look at
  await page.locator('.board canvas').waitFor();
}

before(async () => {
  server = await serveApp();
  browser = await launch();
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 820, height: 1180 }, hasTouch: true });
  page = await context.newPage();
  heard = complaints(page);
  finger = new Finger(page);
  inspector = new Inspector(page);
  await go('settings');
  await choose(page.getByRole('radio', { name: 'Off', exact: true }).first());
  await go('move');
  await importing(dealt([...RUNNING, ...COVERED, `${LONGEST}:end`]));
  await importing(JSON.stringify(aWinterOfPlays(whims(11))));
});

after(async () => {
  await browser?.close();
  await server?.close();
});

test('the shelf, the settings, the rules and what the app says of itself', async () => {
  await visit([], '.saved-link');
  await visit(['settings'], 'main h2');
  await visit(['about'], 'main h2');
  await visit(['help'], 'main h3');
  await visit(['rules', 'island-hopper'], '.glance');
  await visit(['rules', 'island-hopper', '1.1'], '.rule');
});

test('the library', async () => {
  await visit(['library'], '.library-head');
  for (const tab of ['Statistics', 'People']) {
    await choose(page.getByRole('radio', { name: tab }));
    await fine(`library, ${tab}`);
  }
  for (const [kind, key] of [
    ['person', 'bartholomew'],
    ['game', 'manila'],
    ['year', String(new Date().getFullYear())],
  ]) {
    await visit(['library', kind, key], '.in-all');
    for (const summary of await page.locator('.why > summary').all()) await finger.tapOn(summary);
    await fine(`library, the ${kind} unfolded`);
  }
  // the last that comes to a finished game is the proof of its chance
  await visit(['library', `${LONGEST}-end`], '.receipt');
  await visit(['library', 'winter-0'], '.one-play');
});

test('a new game of each, and its way from a real table', async () => {
  for (const game of GAMES) {
    await visit(['new', game], '.setup');
    await finger.tapOn(button('Go on from a real table'));
    await page.locator('.sheet-form').waitFor();
    // where the form has a board
    if ((await button('Rows').count()) > 0) await page.locator('.drawn canvas').waitFor();
    await fine(`from-table/${game}`);
  }
});

/** An open question is read from where whoever has to answer it sits: whether that is the far side. */
async function faces() {
  const turned = (await page.locator('.actions.turned').count()) > 0;
  const acting = await page.locator('.plate.active').evaluateAll((plates) => plates.map((one) => one.className));
  assert.equal(acting.length === 1 && /to-top/.test(acting[0]), turned);
  return turned;
}

test('the table of each game, in words, the menu and the log', async () => {
  let turned = 0;
  for (const match of RUNNING) {
    await sit(match);
    if ((await page.locator('.shield').count()) > 0) continue;
    await fine(match);
    if (await faces()) turned++;
    await finger.tapOn(button('Menu'));
    await finger.tapOn(button('In words'));
    await page.locator('.plain').waitFor();
    await fine(`${match} in words`);
    if (!match.startsWith(LONGEST)) continue;
    for (const sheet of ['Menu', 'Log']) {
      await finger.tapOn(button(sheet));
      // the menu lies over the table, the log beside the board
      const open = page.locator(sheet === 'Menu' ? 'dialog' : '.log-drawer');
      await open.waitFor();
      await fine(`${match}, ${sheet}`);
      await finger.tapOn(open.getByRole('button', { name: 'Close' }));
      await open.waitFor({ state: 'detached' });
    }
  }
  assert.equal(turned, 1);
});

test('the cover, turned to every edge, and what is private behind it', async () => {
  const edges = new Set();
  for (const match of COVERED) {
    await sit(match);
    if ((await page.locator('.shield').count()) === 0) await finger.tapOn(page.locator('.take-tablet'));
    edges.add(await page.locator('.shield').getAttribute('data-edge'));
    await fine(`the cover of ${match}`);
    await unseal(page, finger);
    await page.locator('.table[data-eyes="private"] .own-hand').waitFor();
    await fine(`${match} in private`);
    assert.equal(await page.locator('.table').getAttribute('data-eyes'), 'private');
  }
  assert.equal(edges.size, 4);
});

test('the scoring', async () => {
  await go('table', `${LONGEST}-end`);
  await page.locator('.scores').waitFor();
  await fine('scoring');
});

test('keeping score: the choice, the people, the sheet of each game', async () => {
  await visit(['keep'], '.keep-game');
  await visit(['keep', 'other'], '.keep-people');
  await visit(['keep', 'tools'], '.fingers');
  for (const game of GAMES) {
    await go('keep', game);
    await finger.tapOn(button('Start scoring'));
    await page.locator('.sheet-grid').waitFor();
    await fine(`${game}, sheet`);
  }
});

test('what is laid out on a real table, and what is printed', async () => {
  for (const match of ['manila:19', 'alexandros:40', 'puerto-catan:60'])
    await visit(['lay', match.replace(':', '-')], 'main h2, .notice');
  for (const game of ['isla-margarita', 'alexandros']) await visit(['print', game], '.leaf');
  assert.deepEqual(heard, []);
});
