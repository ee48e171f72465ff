// Four people round one tablet, no network: three of them bribe at once with a finger each, the browser dies in that
// minute, and the captain flies by touch: one flight lands, one splashes, one is spoilt, and a second finger changes nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GOODS, Hands, ISLANDS, onLagoon } from '../lagoon.mjs';
import { sitting } from '../match.mjs';

/** From the middle of an island to its shore, in millimetres. */
const COAST = 12.1;

/** How the app speaks of somebody's own contracts and cash. */
const PRIVATE = /behind your screen|your contracts|your cash/i;

const table = sitting({ seed: 31, viewport: { width: 1180, height: 820 } });
let hands;

const PEOPLE = ['Ana', 'Bo', 'Çelik', 'Dóra'];

test('four people sit down; from here on there is no server', async () => {
  await table.leaveNetwork();
  await table.sitDown('island-hopper', PEOPLE);
  hands = new Hands(table.page);
});

/** Acts until the strip asks for that. */
async function until(question, likes = {}) {
  for (let looks = 0; looks < 400; looks++) {
    const sight = await table.look();
    if (question.test(sight.question) && sight.eyes === 'public') return sight;
    await table.act(likes, sight);
  }
  return assert.fail(`nobody asks for ${question}`);
}

/** The dollars beside each island, as the board's own places say them. */
const beside = () =>
  table.page.evaluate(() => {
    const names = [...document.querySelectorAll('.board-places button')].map((one) => one.getAttribute('aria-label'));
    return names.flatMap((name) => (/\$\d+$/.test(name) ? [Number(/\$(\d+)$/.exec(name)[1])] : []));
  });

/** What a person has behind the screen, read from their own pressed corner. */
async function cashOf(name) {
  const corner = table.page.getByRole('button', { name: `${name}: press and hold` });
  const box = await corner.boundingBox();
  await hands.press(9, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await table.page.locator('.peek').waitFor();
  const words = await table.page.locator('.peek').innerText();
  assert.match(words, new RegExp(`^${name}`));
  await hands.release(9);
  await table.page.locator('.peek').waitFor({ state: 'detached' });
  return Number(/\$(\d+)/.exec(words)[1]);
}

const seconds = async () => Number(/\d+/.exec(await table.page.locator('.countdown').first().innerText())[0]);

/** Low bids, so that everybody keeps something to bribe with. */
const card = (faces) => (faces.length > 0 ? undefined : 0);

/** One stage from bribe to result: where the board was first, and every time it is looked at. */
let stage;

async function onStage(when) {
  const { x, y, width, height } = await table.page.locator('.board').boundingBox();
  const now = [x, y, width, height].map(Math.round).join(' ');
  stage ??= now;
  assert.equal(now, stage, `the board has kept its place ${when}`);
}

test('three fingers bribe at once: no dollar is lost or doubled', async () => {
  const { page } = table;
  await until(/keeps quiet; the others put coins/, { card });
  await page.locator('.hopper-purse').first().waitFor();
  await onStage('while all bribe');
  const before = await beside();
  const rich = {};
  for (const name of PEOPLE) rich[name] = await cashOf(name);
  const dollars = page.locator('.hopper-purse.hopper-coin-1');
  assert.equal(await dollars.count(), 3, 'the captain has no purse');
  const goals = {};
  for (let i = 0; i < 3; i++) {
    const box = await dollars.nth(i).boundingBox();
    await hands.press(i, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const { x, y } = ISLANDS[2 * i];
    goals[i] = await onLagoon(page, x, y);
  }
  await hands.move(goals);
  assert.equal(await page.locator('.hopper-held').count(), 3, 'three coins are in the air');
  assert.deepEqual(await beside(), before, 'a coin in the air lies nowhere');
  for (const i of [2, 0, 1]) await hands.release(i);
  await page.waitForFunction(() => document.querySelectorAll('.hopper-held').length === 0);
  const after = await beside();
  assert.deepEqual(
    after.map((coins, i) => coins - before[i]),
    ISLANDS.map((_, i) => (i === 0 || i === 2 || i === 4 ? 1 : 0)),
  );
  const poorer = [];
  for (const name of PEOPLE) poorer.push(rich[name] - (await cashOf(name)));
  assert.deepEqual(poorer.sort(), [0, 1, 1, 1]);
  assert.doesNotMatch(await table.overheard(), PRIVATE);
});

test('a coin let go over the sea slides home', async () => {
  const { page } = table;
  const before = await beside();
  const box = await page.locator('.hopper-purse.hopper-coin-1').first().boundingBox();
  await hands.press(0, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await hands.move({ 0: await onLagoon(page, 97, 0) });
  await hands.release(0);
  await page.waitForFunction(() => document.querySelectorAll('.hopper-held').length === 0);
  assert.deepEqual(await beside(), before);
});

test('the browser dies in the bribing minute: the coins lie where they lay, and the time goes on', async () => {
  await table.page.waitForTimeout(2500);
  const [coins, left] = [await beside(), await seconds()];
  await table.crash();
  hands = new Hands(table.page);
  await table.page.locator('.hopper-purse').first().waitFor();
  // the places of the board come with the board, which takes its time
  await table.page.locator('.board-places button[aria-label*="$"]').first().waitFor({ state: 'attached' });
  const now = await seconds();
  // what is left is written every second
  assert.ok(now <= left + 2 && now >= left - 15, `${now} seconds are left of ${left}`);
  assert.deepEqual(await beside(), coins);
});

test('when all are ready the captain flies', async () => {
  const { page } = table;
  await page.locator('.hopper-ready').first().waitFor();
  for (let i = 0; i < 3; i++) await table.finger.tapOn(page.locator('.hopper-ready').nth(i));
  await until(/Which good|choose a good/, { place: () => 0 });
  assert.equal(await page.locator('.hopper-purse').count(), 0);
});

/** The captain takes a good that is still there; gives its name once the plane is ready. */
async function takeGood() {
  const { page } = table;
  const { places } = await until(/Which good|choose a good/, {});
  const name = places.find((one) => GOODS[one]);
  for (let taps = 0; (await page.locator('.hopper-pad').count()) === 0; taps++) {
    assert.ok(taps < 20, `the ${name} is chosen`);
    await table.act({ place: (names) => names.indexOf(name) });
  }
  return name;
}

const compass = () => onLagoon(table.page, 0, 0);

/** Holds the plane until it lifts; where the screen was laid out anew under the finger, once more. */
async function lift() {
  const lifted = table.page.locator('.hopper-note', { hasText: 'Eyes closed' });
  for (let tries = 0; tries < 4; tries++) {
    await hands.press(1, await compass());
    const aloft = await lifted.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (aloft) return;
    await hands.release(1);
  }
  assert.fail('the plane does not lift');
}

const outcome = () => table.page.locator('.table-foot').innerText();

test('a flight by touch lands', async () => {
  const { page } = table;
  const good = await takeGood();
  await onStage('before a flight');
  const note = await page.locator('.hopper-note').boundingBox();
  for (const island of ISLANDS) {
    const shore = await onLagoon(page, island.x, island.y + COAST);
    assert.ok(shore.y <= note.y, 'what the captain is told covers no island');
  }
  await lift();
  const { x, y } = ISLANDS[GOODS[good][0]];
  await hands.move({ 1: await onLagoon(page, x, y) }, 14);
  await page.waitForTimeout(200);
  await hands.release(1);
  await page.getByText('has landed').first().waitFor();
  await onStage('with a result');
  assert.equal(await page.locator('.countdown').count(), 0, 'a result stays until somebody goes on');
  assert.match(await outcome(), /cashed|Nobody else held/, 'who was paid');
  assert.match(await outcome(), new RegExp(`The ${good} has landed`));
});

test('a flight by touch splashes', async () => {
  const good = await takeGood();
  await lift();
  await hands.move({ 1: await onLagoon(table.page, 97, 0) }, 14);
  await table.page.waitForTimeout(200);
  await hands.release(1);
  await table.page.waitForFunction(() => /sea/.test(document.querySelector('.table-foot')?.textContent ?? ''));
  assert.match(await outcome(), new RegExp(good));
});

test('a pointer cancel in mid-flight voids it, and a second finger is ignored', async () => {
  const { page } = table;
  // with a completed contract the captain may be asked for a second chance
  const good = await takeGood();
  await lift();
  await hands.move({ 1: await onLagoon(page, 20, 12) }, 5);
  await hands.lose();
  await page.locator('.hopper-note', { hasText: 'hold the plane' }).waitFor();
  assert.equal(await page.locator('.hopper-pad').count(), 1, 'the flight is flown again');
  await lift();
  const { x, y } = ISLANDS[GOODS[good][0]];
  await hands.move({ 1: await onLagoon(page, x / 2, y / 2) }, 6);
  // a helping finger comes down, wanders about and goes
  await hands.press(2, await onLagoon(page, -60, 40));
  await hands.move({ 2: await onLagoon(page, 70, -50) }, 4);
  await hands.release(2);
  await hands.move({ 1: await onLagoon(page, x, y) }, 6);
  await page.waitForTimeout(200);
  await hands.release(1);
  await page.getByText('has landed').first().waitFor();
  assert.match(await outcome(), new RegExp(`The ${good} has landed`));
});

table.staysWhole();
