// npm run pictures: plays the built app and takes the pictures that the README and the installation dialog show.

import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenshots } from '../../src/headless/manifest.mjs';
import { launch } from './browser.mjs';
import { contactSheet } from './contact.mjs';
import { card } from './isla-person.mjs';
import { Hands, ISLANDS, onLagoon } from './lagoon.mjs';
import { act, choose, Finger, situation, whims } from './person.mjs';
import { aWinterOfPlays } from './plays.mjs';
import { serveApp } from './serve.mjs';

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const shown = fileURLToPath(new URL('../../public/screenshots', import.meta.url));
for (const place of [folder, shown]) mkdirSync(place, { recursive: true });

const server = await serveApp();
const browser = await launch({ smooth: true });

const random = whims(11);

/** The app's shelf, nothing moving. */
async function opened({ width, height, scheme }) {
  const screen = { viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 };
  const context = await browser.newContext({ ...screen, colorScheme: scheme, hasTouch: true });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  await page.goto(`${server.url}#/settings`);
  await choose(page.getByRole('radio', { name: 'Off', exact: true }).first());
  return page;
}

const NAMES = ['Ana', 'Bartholomew the Bold', 'Mira', 'Çelik', 'Dóra', 'Emil'];

/** An empty score sheet of four people. */
async function scoresheet({ game, ...screen }) {
  const page = await opened(screen);
  await page.goto(`${server.url}#/keep/${game}`);
  const rows = page.locator('.keep-people input');
  await rows.first().waitFor();
  for (let i = 0; i < 4; i++) await rows.nth(i).fill(NAMES[i]);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.locator('.sheet-grid').waitFor();
  return page;
}

/** A table with this many people among `seats`, ready to play, nothing moving. */
async function table({ game = 'isla-margarita', width, height, scheme, seats, people }) {
  const page = await opened({ width, height, scheme });
  await page.goto(`${server.url}#/new/${game}`);
  await choose(page.getByRole('radio', { name: String(seats), exact: true }).first());
  for (let i = 0; i < people; i++) {
    const row = page.locator('.seat-row').nth(i);
    await choose(row.getByRole('radio', { name: 'Player' }));
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(NAMES[i]);
  }
  return page;
}

const shoot = async (page, name) => {
  await page.waitForTimeout(400);
  const path = `${folder}/${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
  if (screenshots.some((one) => one.name === name)) copyFileSync(path, `${shown}/${name}.jpg`);
};

/** Plays until `wanted` says so, or to the end, which may come first: then there is nothing to take a picture of. */
async function until(page, finger, wanted, likes = { card }) {
  for (let i = 0; i < 6000; i++) {
    const now = await situation(page);
    if (await wanted(now)) return true;
    if (now === 'scores') return false;
    await act(page, finger, random, likes);
  }
  return false;
}

const round = async (page) =>
  Number(/\d+/.exec((await page.locator('.strip-words .panel-facts span').first().textContent()) ?? '')?.[0] ?? 0);

const scenes = {
  async 'isla-margarita'() {
    const page = await table({ width: 1180, height: 820, scheme: 'light', seats: 5, people: 2 });
    const finger = new Finger(page);
    await shoot(page, 'new');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // of the person at the lower edge: what the others see is turned to them
    const before = async () => (await page.locator('.dock[data-edge="bottom"]').count()) > 0;
    await until(page, finger, async (now) => now === 'cards' && (await round(page)) >= 8 && (await before()));
    await shoot(page, 'draft');
    const building = async (now) =>
      now === 'commit' &&
      /^Build/.test(await page.locator('.commit').innerText()) &&
      (await page.locator('.preview li').count()) > 1;
    await until(page, finger, building);
    await shoot(page, 'busy');
    await page.goto(`${server.url}#/`);
    await page.locator('.saved-link').first().waitFor();
    await shoot(page, 'home');
    await page.locator('.saved-link').first().click();
    // a way to pay is one of two cards, and then a place is asked for
    await until(page, finger, () => false, { card, board: 0.3 });
    await shoot(page, 'scoring');
    await page.context().close();
  },
  // the third voyage, pieces all over the board, and somebody about to place one more
  async manila() {
    const harbour = await table({ game: 'manila', width: 1180, height: 820, scheme: 'light', seats: 5, people: 1 });
    await harbour.getByRole('button', { name: 'Play', exact: true }).click();
    const bids = { card: (faces) => (/peso/.test(faces[0] ?? '') && random() < 0.5 ? undefined : 0) };
    const placing = async (now) =>
      now === 'commit' &&
      /Voyage [2-9].*Moved [12]/s.test(await harbour.locator('.strip-words').innerText()) &&
      (await harbour.locator('.preview li').count()) > 1;
    if (await until(harbour, new Finger(harbour), placing, bids)) await shoot(harbour, 'manila');
    else console.log('manila ended before its moment: once more?');
    await harbour.context().close();
  },
  // a late board, and somebody about to claim a province or to walk on
  async alexandros() {
    const chart = await table({ game: 'alexandros', width: 1180, height: 820, scheme: 'light', seats: 4, people: 1 });
    await chart.getByRole('button', { name: 'Play', exact: true }).click();
    const claim = async (now) =>
      now === 'commit' && Number(/Turn (\d+)/.exec(await chart.locator('.strip-words').innerText())?.[1] ?? 0) >= 16;
    if (await until(chart, new Finger(chart), claim, { card: () => 0 })) await shoot(chart, 'alexandros');
    else console.log('alexandros ended before its moment: once more?');
    await chart.context().close();
  },
  // the bribing minute: six people round the tablet, coins on the water and three more in the air
  async 'island-hopper'() {
    const lagoon = await table({
      game: 'island-hopper',
      width: 1180,
      height: 820,
      scheme: 'light',
      seats: 6,
      people: 6,
    });
    await lagoon.getByRole('button', { name: 'Play', exact: true }).click();
    const bribing = async () => (await lagoon.locator('.hopper-purse').count()) > 0;
    await until(lagoon, new Finger(lagoon), bribing, { card: () => undefined });
    const hands = new Hands(lagoon);
    const purses = lagoon.locator('.hopper-purse.hopper-coin-1');
    for (const [i, goals] of [
      [0, 7, 3, 10, 5],
      [1, 9, 6, 2, 8],
      [4, 7, 11, 0, 3],
    ].entries()) {
      const to = {};
      for (const [k, goal] of goals.entries()) {
        const box = await purses.nth(k).boundingBox();
        await hands.press(k, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
        const share = i === 2 ? 0.72 : 1;
        to[k] = await onLagoon(lagoon, ISLANDS[goal].x * share, ISLANDS[goal].y * share);
      }
      await hands.move(to);
      if (i === 2) break;
      for (const k of goals.keys()) await hands.release(k);
    }
    await shoot(lagoon, 'island-hopper');
    await lagoon.context().close();
  },
  // an island half built, and somebody about to build more
  async 'puerto-catan'() {
    const island = await table({
      game: 'puerto-catan',
      width: 1180,
      height: 820,
      scheme: 'light',
      seats: 4,
      people: 1,
    });
    await island.getByRole('button', { name: 'Play', exact: true }).click();
    const building = async (now) =>
      now === 'commit' &&
      Number(/Round (\d+)/.exec(await island.locator('.strip-words').innerText())?.[1] ?? 0) >= 6 &&
      (await island.locator('.preview li').count()) > 0;
    if (await until(island, new Finger(island), building)) await shoot(island, 'puerto-catan');
    else console.log('puerto-catan ended before its moment: once more?');
    await island.context().close();
  },
  async phone() {
    const phone = await table({ width: 390, height: 844, scheme: 'dark', seats: 4, people: 1 });
    await phone.getByRole('button', { name: 'Play', exact: true }).click();
    await until(phone, new Finger(phone), async (now) => now === 'commit' && (await round(phone)) >= 5);
    await shoot(phone, 'phone');
    await phone.goto(`${server.url}#/`);
    await phone.locator('.saved-link').first().waitFor();
    await shoot(phone, 'phone-home');
    await phone.context().close();
  },
  // a score sheet half filled, the second round in the tracker beside it
  async sheet() {
    const page = await scoresheet({ game: 'puerto-catan', width: 1180, height: 820, scheme: 'light' });
    await page.keyboard.type('3542' + '1121' + '0100' + '3');
    await page.getByRole('button', { name: 'Hide the keypad' }).click();
    const tracker = page.locator('.pc-tracker');
    await tracker.getByRole('button', { name: 'Mira' }).click();
    for (const role of [/^Builder/, /^Trader/, /^Producer/, /^Soldier/]) {
      await tracker.getByRole('button', { name: role }).click();
    }
    await tracker.getByRole('button', { name: 'End the round' }).click();
    await tracker.getByRole('button', { name: /^Prospector/ }).click();
    await page.locator('.sheet-side').evaluate((side) => side.scrollTo(0, 0));
    await shoot(page, 'sheet');
    await page.context().close();
  },
  // what a winter of plays says
  async library() {
    const page = await opened({ width: 1180, height: 820, scheme: 'light' });
    await page.goto(`${server.url}#/move`);
    const buffer = Buffer.from(JSON.stringify(aWinterOfPlays(random)));
    const file = { name: 'winter.json', mimeType: 'application/json', buffer };
    await page.locator('.transfer input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import', exact: true }).last().click();
    await page.goto(`${server.url}#/library`);
    await choose(page.getByRole('radio', { name: 'Statistics' }));
    await page.locator('.toasts').getByRole('button').click();
    // one person: wins against chance, and everybody they met
    await page.locator('.stats-leaves a', { hasText: 'Ana' }).click();
    await page.locator('.drawing svg').waitFor();
    await shoot(page, 'library');
    await page.context().close();
  },
  // the same on a phone, by night, somebody's cash half typed
  async 'phone-sheet'() {
    const page = await scoresheet({ game: 'manila', width: 390, height: 844, scheme: 'dark' });
    for (const [i, value] of [20, 5, 30, 10].entries()) {
      const market = page.locator('.cell-choices').nth(i);
      await market.getByRole('button', { name: new RegExp(`, ${value}$`) }).click();
    }
    await page.getByRole('textbox', { name: /Ana$/ }).first().click();
    for (const keys of ['47', '62', '35', '20+15']) {
      await page.keyboard.type(keys);
      if (keys !== '20+15') await page.keyboard.press('Enter');
    }
    await shoot(page, 'phone-sheet');
    await page.context().close();
  },
};

// each game early and late, on three screens, by day and by night
for (const game of ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan']) {
  scenes[`contact-${game}`] = async () => {
    const page = await table({ game, width: 1180, height: 820, scheme: 'light', seats: 4, people: 1 });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // minutes and flights take their time there
    await contactSheet(browser, page, `${folder}/contact-${game}.jpg`);
    await page.context().close();
  };
}

// `npm run pictures -- manila` takes those of one game alone, `-- contact` the contact sheets
const [only] = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes))
  if (!only || only === name || (only === 'contact' && name.startsWith('contact-'))) await scene();

await browser.close();
await server.close();
