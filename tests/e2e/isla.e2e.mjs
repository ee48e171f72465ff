// Four people, one tablet, no network: a whole game of Isla Margarita by touch, with a reload in the middle of a draft
// and a browser killed in the middle of a build. Nobody ever sees what is not theirs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launchPersistent } from './browser.mjs';
import { card } from './isla-person.mjs';
import { asked, comeBack, eyesOf, kill, scoredTwice, sitDown, whims } from './match.mjs';
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
const random = whims(20260);

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
  await sitDown(page, finger, server.url, 'isla-margarita', ['Ana', 'Bartholomew the Bold', 'Çelik', 'Dóra']);
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

test('they play to the end, through a reload and a kill', { timeout: 540_000 }, async () => {
  const seen = { shields: 0, public: 0, places: 0, others: 0, acts: 0, reloaded: false, killed: false };
  for (;;) {
    const now = await situation(page);
    const eyes = await eyesOf(page);
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
    if (!seen.killed && seen.shields > 12 && /stack/.test(await asked(page))) {
      seen.killed = true;
      const question = await asked(page);
      complained.push(...heard);
      await kill(context, page);
      await open();
      await comeBack(page, finger, server.url);
      await page.waitForFunction(() => document.querySelector('.strip-ask, .shield-open'));
      // a choice that was secret comes back behind its cover, and is the same choice
      if ((await situation(page)) === 'shield') {
        await nothingSecret('shield');
        await finger.holdOn(page.locator('.shield-open'), 700);
      }
      assert.equal(await asked(page), question);
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

test('the final scores are those of a replay of the log', async () => {
  const { shown, replayed } = await scoredTwice(page, finger, profile.folder);
  assert.equal(shown.length, 4);
  assert.deepEqual(shown, replayed);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual([...complained, ...heard], []);
});
