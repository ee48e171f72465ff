// Four people, one tablet, no network: a whole game of Isla Margarita by touch, with a reload in the middle of a draft
// and a browser killed in the middle of a build. Nobody ever sees what is not theirs.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launchPersistent } from './browser.mjs';
import { card } from './isla-person.mjs';
import { act, Finger, overheard, situation } from './person.mjs';
import { complaints, offlineReady, scratch, serveApp } from './serve.mjs';

const screen = { viewport: { width: 900, height: 640 }, hasTouch: true, acceptDownloads: true };
const root = fileURLToPath(new URL('../..', import.meta.url));
const words = readFileSync(join(root, 'src/games/isla-margarita/text.en.ts'), 'utf8');
/** The names of all commerce cards: nobody may read one in public before the end, but for those shown before scoring. */
const commerce = [...words.matchAll(/'isla\.commerce\.\d+': '([^']+)'/g)].map(([, name]) => name);

let server;
let context;
let page;
let finger;
let heard;
const complained = [];
const profile = scratch();
let seed = 20260;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

async function open() {
  context = await launchPersistent(profile.folder, screen);
  page = context.pages()[0] ?? (await context.newPage());
  heard = complaints(page);
  finger = new Finger(page);
}

before(async () => {
  server = await serveApp();
  await open();
});

after(async () => {
  await context?.close();
  await server?.close();
  profile.remove();
});

test('once loaded it needs no server', async () => {
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  await offlineReady(page);
  await server.close();
});

test('four people sit down', async () => {
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('radio', { name: 'Off', exact: true }).first().check({ force: true });
  await page.goto(`${server.url}#/new/isla-margarita`);
  const names = ['Ana', 'Bartholomew the Bold', 'Çelik', 'Dóra'];
  for (const [i, name] of names.entries()) {
    const row = page.locator('.seat-row').nth(i);
    await row.getByRole('radio', { name: 'Person' }).check({ force: true });
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(name);
  }
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.shield-open').waitFor();
});

/** What is public now may be read; a commerce card or the value of a crown may not. */
async function nothingSecret(where) {
  const text = await overheard(page);
  const shown = [...text.matchAll(/shows ([^.\n]+)\./g)].map(([, name]) => name);
  for (const name of commerce) {
    if (!shown.includes(name)) assert.ok(!text.includes(name), `${where}: "${name}" can be read`);
  }
  assert.doesNotMatch(text, /crown[^.\n]*worth \d/, where);
  assert.doesNotMatch(text, /Your crowns/i, where);
  if (where === 'shield')
    assert.doesNotMatch(text, /coins on one island|Take the King/i, 'shield: an action card can be read');
}

async function comeBack() {
  await page.goto(server.url);
  await page.locator('.saved-link').first().waitFor();
  await finger.tapOn(page.locator('.saved-link').first());
}

test('they play to the end, through a reload and a kill', { timeout: 540_000 }, async () => {
  const seen = { shields: 0, public: 0, places: 0, others: 0, acts: 0, reloaded: false, killed: false };
  for (;;) {
    const now = await situation(page);
    const eyes = await page.evaluate(() => document.querySelector('.table')?.dataset.eyes);
    if (now === 'scores') break;
    if (now === 'shield') {
      seen.shields++;
      await nothingSecret('shield');
    } else if (eyes === 'public' && now !== 'wait') {
      seen.public++;
      await nothingSecret('public');
    }
    if (!seen.reloaded && now === 'cards' && eyes === 'private' && seen.shields > 5) {
      seen.reloaded = true;
      await page.reload();
      await page.locator('.shield-open').waitFor();
      await nothingSecret('shield');
      continue;
    }
    if (
      !seen.killed &&
      seen.shields > 12 &&
      /stack/.test(
        (await page
          .locator('.strip-ask')
          .textContent()
          .catch(() => '')) ?? '',
      )
    ) {
      seen.killed = true;
      const asked = await page.locator('.strip-ask').textContent();
      complained.push(...heard);
      await kill();
      await open();
      await comeBack();
      await page.locator('.table').waitFor();
      await page.waitForFunction(() => document.querySelector('.strip-ask, .shield-open'));
      // a choice that was secret comes back behind its cover, and is the same choice
      if ((await situation(page)) === 'shield') {
        await nothingSecret('shield');
        await finger.holdOn(page.locator('.shield-open'), 700);
      }
      assert.equal(await page.locator('.strip-ask').textContent(), asked);
      continue;
    }
    if (now === 'places') seen.places++;
    if (now === 'cards' || now === 'buttons') seen.others++;
    if (now !== 'wait') seen.acts++;
    await act(page, finger, random, { card });
  }
  assert.ok(seen.reloaded && seen.killed, 'a reload and a kill happened on the way');
  console.log(
    `shields ${seen.shields}, public looks ${seen.public}, choices on the board ${seen.places}, elsewhere ${seen.others}`,
  );
});

async function kill() {
  // the whole browser, not a polite close: whatever was not written is gone
  const devtools = await context.newCDPSession(page);
  await devtools.send('Browser.crash').catch(() => {});
  await context.close().catch(() => {});
}

test('the final scores are those of a replay of the log', async () => {
  const totals = (await page.locator('.scores-table tfoot td').allInnerTexts()).map(Number);
  assert.equal(totals.length, 4);
  await finger.tapOn(page.getByRole('button', { name: 'See the board' }));
  await finger.tapOn(page.getByRole('button', { name: 'Menu' }));
  const download = page.waitForEvent('download');
  await finger.tapOn(page.getByRole('button', { name: 'Save a copy as a file' }));
  const file = join(profile.folder, 'match.json');
  await (await download).saveAs(file);
  const told = execFileSync(process.execPath, [join(root, 'src/headless/run.mjs'), 'replay', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const end = told.slice(told.lastIndexOf('\nend: '));
  const replayed = [...end.matchAll(/^ {2}.+: (-?\d+)$/gm)].map(([, points]) => Number(points));
  assert.deepEqual(totals, replayed);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual([...complained, ...heard], []);
});
