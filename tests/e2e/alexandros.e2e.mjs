// Three people, one tablet, no network: a whole game of Alexandros by touch, mostly on the open board and now and then
// behind the cover, with the browser killed between the choice of a card and the way it leads. No hand is ever seen by
// the wrong person.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchPersistent } from './browser.mjs';
import { asked, comeBack, eyesOf, kill, scoredTwice, sitDown, whims } from './match.mjs';
import { act, Finger, overheard, situation } from './person.mjs';
import { complaints, offlineReady, scratch, serveApp } from './serve.mjs';

const screen = { viewport: { width: 900, height: 640 }, hasTouch: true, acceptDownloads: true };
/** How the app speaks of somebody's own cards, on cards and in words. */
const PRIVATE = /your cards|yours alone|you hold no cards/i;

let server;
let context;
let page;
let finger;
let heard;
const complained = [];
const profile = scratch();
const random = whims(4711);

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

test('three people sit down; from here on there is no server', async () => {
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  await offlineReady(page);
  await server.close();
  await sitDown(page, finger, server.url, 'alexandros', ['Ana', 'Bo', 'Çelik']);
  await page.locator('.faces .face-card').first().waitFor();
});

/** Cards for levies, one of the two that lie face up, and often enough the end of the turn. */
const card = (question) => (faces) => {
  const levy = faces.findIndex((face) => /levy/i.test(face));
  if (levy >= 0 && random() < 0.5) return levy;
  if (/action/.test(question) && random() < 0.6) return undefined;
  return Math.floor(random() * Math.min(random() < 0.9 ? 2 : 7, faces.length));
};

/** The person takes the tablet; false where the screen has moved on meanwhile. */
async function taken() {
  try {
    await finger.tapOn(page.locator('.take-tablet'));
    await page.locator('.shield-open').waitFor({ timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}

test('they play to the end, through a kill between card and way', { timeout: 420_000 }, async () => {
  const seen = { looks: 0, places: 0, others: 0, shields: 0, taken: 0, killed: false };
  for (;;) {
    const now = await situation(page);
    if (now === 'scores') break;
    const eyes = await eyesOf(page);
    const question = now === 'wait' ? '' : await asked(page);
    if (now === 'shield') {
      seen.shields++;
      assert.doesNotMatch(await overheard(page), PRIVATE, 'behind the cover');
    } else if (eyes === 'public' && now !== 'wait' && seen.looks++ % 12 === 0) {
      assert.doesNotMatch(await overheard(page), PRIVATE, question);
    }
    if (!seen.killed && seen.looks > 30 && /to which (?!corner)\w+\?|a joker/.test(question) && eyes === 'public') {
      seen.killed = true;
      complained.push(...heard);
      // nobody is quicker than the disk
      await page.waitForTimeout(300);
      await kill(context, page);
      await open();
      await comeBack(page, finger, server.url);
      await page.waitForFunction(() => document.querySelector('.board-places button, .faces .face-card, .commit'));
      assert.equal(await asked(page), question, 'the card stays chosen, its way is still asked for');
      assert.doesNotMatch(await overheard(page), PRIVATE);
      continue;
    }
    const mayTake = now === 'cards' && /which card moves/.test(question) && eyes === 'public' && seen.taken < 4;
    if (mayTake && random() < 0.3 && (await taken())) {
      seen.taken++;
      continue;
    }
    if (now === 'places') seen.places++;
    if (now === 'cards' || now === 'buttons') seen.others++;
    // on cards alone nobody conquers anything: the board first where it offers something
    const board = now === 'cards' && random() < 0.96 && (await page.locator('.board-places button').count()) > 0;
    if (board) {
      seen.places++;
      seen.others--;
      const places = page.locator('.board-places button');
      await finger.tapOn(places.nth(Math.floor(random() * (await places.count())))).catch(() => {});
    } else await act(page, finger, random, { card: card(question) });
  }
  assert.ok(seen.killed, 'a kill happened on the way');
  assert.ok(seen.taken > 0 && seen.shields >= seen.taken, 'somebody decided behind the cover');
  // cards are chosen on cards; over all games more than half of the choices are made on the board
  const share = seen.places / (seen.places + seen.others);
  assert.ok(share > 0.4, `many choices are made on the board: ${Math.round(100 * share)} %`);
  console.log(
    `looks ${seen.looks}, choices on the board ${seen.places}, elsewhere ${seen.others}, covers ${seen.shields}`,
  );
});

test('the points are those of a replay of the log', async () => {
  const { shown, replayed } = await scoredTwice(page, finger, profile.folder);
  assert.equal(shown.length, 3);
  assert.deepEqual(shown, replayed);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual([...complained, ...heard], []);
});
