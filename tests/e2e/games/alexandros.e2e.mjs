// Three people, one tablet, no network: a whole game of Alexandros by touch, mostly on the open board and now and then
// behind the cover, with the browser killed between the choice of a card and the way it leads. No hand is ever seen by
// the wrong person.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitting } from '../match.mjs';

/** How the app speaks of somebody's own cards, on cards and in words. */
const PRIVATE = /your cards|yours alone|you hold no cards/i;

const table = sitting({ seed: 4711 });
const { random } = table;

test('three people sit down; from here on there is no server', async () => {
  await table.leaveNetwork();
  await table.sitDown('alexandros', ['Ana', 'Bo', 'Çelik']);
  await table.page.locator('.faces .face-card').first().waitFor();
});

test('the back of a card is cream on lapis, in whatever order the build loads the sheets', async () => {
  const [ground, ink] = await table.page
    .locator('.alex-back')
    .first()
    .evaluate((card) => [getComputedStyle(card).backgroundColor, getComputedStyle(card).color]);
  assert.equal(ground, 'rgb(33, 67, 127)');
  assert.equal(ink, 'rgb(255, 246, 223)');
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
    await table.finger.tapOn(table.page.locator('.take-tablet'));
    await table.page.locator('.shield-open').waitFor({ timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}

/** A crash, and the same question as before. */
async function survive(question) {
  // nobody is quicker than the disk
  await table.page.waitForTimeout(300);
  await table.crash();
  await table.page.waitForFunction(() => document.querySelector('.board-places button, .faces .face-card, .commit'));
  assert.equal((await table.look()).question, question, 'the card stays chosen, its way is still asked for');
  assert.doesNotMatch(await table.overheard(), PRIVATE);
}

test('they play to the end, through a kill between card and way', { timeout: 420_000 }, async () => {
  const seen = { looks: 0, shields: 0, taken: 0, killed: false };
  for (;;) {
    const sight = await table.look();
    const { now, eyes, question } = sight;
    if (now === 'scores') break;
    if (now === 'shield') {
      seen.shields++;
      assert.doesNotMatch(await table.overheard(), PRIVATE, 'behind the cover');
    } else if (eyes === 'public' && now !== 'wait' && seen.looks++ % 12 === 0) {
      assert.doesNotMatch(await table.overheard(), PRIVATE, question);
    }
    if (!seen.killed && seen.looks > 30 && /to which (?!corner)\w+\?|a joker/.test(question) && eyes === 'public') {
      seen.killed = true;
      await survive(question);
      continue;
    }
    const mayTake = now === 'cards' && /which card moves/.test(question) && eyes === 'public' && seen.taken < 4;
    if (mayTake && random() < 0.3 && (await taken())) {
      seen.taken++;
      continue;
    }
    // where all cards are of one kind, the card that was tapped is tapped again
    const more = table.page.locator('.faces .face-card.chosen:enabled');
    if (now === 'wait' && /more cards? for/.test(question) && (await more.count()) > 0) {
      // the screen may have moved on since the look
      await table.finger.tapOn(more.first()).catch(() => {});
      continue;
    }
    // on cards alone nobody conquers anything: the board first where it offers something
    await table.act({ card: card(question), board: 0.96 }, sight);
  }
  assert.ok(seen.killed, 'a kill happened on the way');
  assert.ok(seen.taken > 0 && seen.shields >= seen.taken, 'somebody decided behind the cover');
  table.mostlyOnBoard();
  table.report({ looks: seen.looks, covers: seen.shields });
});

table.endsWell(3);
