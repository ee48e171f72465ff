// Browsers of other houses: the built app is loaded, played by touch on the board and by the list in words, the browser
// dies, the server is gone, and the game is found again on the very action.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { offlineReady, scratch, serveApp } from '../e2e/serve.mjs';
import { firefox } from './drivers/firefox.mjs';
import { RemoteFinger, RemotePage } from './drivers/page.mjs';
import { Unavailable } from './drivers/process.mjs';
import { webkit } from './drivers/webkit.mjs';
import { expect, GAMES, rest, until, Window, whimsOf } from './window.mjs';

export const BROWSERS = { firefox, webkit };

/** Bribes may take a minute, and these browsers draw without a graphics card. */
const PATIENCE = 90_000;
const WRITTEN = 1500;

function windowOf(driver, server, random) {
  const page = new RemotePage(driver);
  return Object.assign(new Window(page, server, random), { finger: new RemoteFinger(page) });
}

/** What everybody can read of the table in words. */
const told = (window) => window.page.evaluate(() => document.querySelector('.plain')?.innerText ?? '');

/** From the first visit to a table in words with some acts behind it. */
async function before(window, game, acts) {
  await window.page.goto(window.url);
  await offlineReady(window.page);
  await window.goTo(`new/${game}`);
  const play = window.page.getByRole('button', { name: 'Play' });
  await play.waitFor();
  await window.finger.tapOn(play);
  await window.atTable(PATIENCE);
  await window.play(acts, PATIENCE);
  await window.inWords();
  await window.play(acts, PATIENCE);
  const question = await until(() => window.question(), PATIENCE);
  await rest(WRITTEN);
  return { question, words: await told(window), address: await window.page.evaluate(() => location.href) };
}

/** In the next life, without a server: over the shelf to the same table. */
async function after(window, left) {
  await window.again();
  await window.atTable(PATIENCE);
  await window.inWords();
  const question = await window.question();
  expect(question === left.question, `"${question}" is asked instead of "${left.question}"`);
  expect((await told(window)) === left.words, 'the table says other words than before');
  await window.play(1, PATIENCE);
}

/** One game in one browser. */
async function visit(name, seed, figures) {
  const random = whimsOf(seed, 3);
  const game = GAMES[seed % GAMES.length];
  const profile = scratch();
  const server = await serveApp();
  let driver;
  try {
    driver = await BROWSERS[name](join(profile.folder, 'profile'));
    figures.version = driver.version;
    const window = windowOf(driver, server, random);
    const left = await before(window, game, 3);
    figures.acts += window.acts;
    await driver.end();
    await server.close();
    driver = await BROWSERS[name](join(profile.folder, 'profile'));
    const next = windowOf(driver, server, random);
    await after(next, left);
    figures.acts += next.acts;
    figures.games.push(game);
  } catch (error) {
    throw error instanceof Unavailable ? error : Object.assign(error, { game });
  } finally {
    await driver?.end();
    await server.close();
    rmSync(profile.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Each browser in turn until the time is up, at least once; one that cannot be had is a failure that says why. */
export async function soakBrowsers({ seed, time, browser }) {
  const names = browser ? [browser] : Object.keys(BROWSERS);
  const tally = { browsers: {}, failures: [] };
  const gone = new Set();
  for (let i = 0; i < names.length || (time() && gone.size < names.length); i++) {
    const name = names[i % names.length];
    if (gone.has(name)) continue;
    const run = seed + Math.floor(i / names.length);
    tally.browsers[name] ??= { version: '', games: [], acts: 0 };
    try {
      await visit(name, run, tally.browsers[name]);
    } catch (error) {
      const missing = error instanceof Unavailable;
      if (missing) gone.add(name);
      const what = `${missing ? 'not available: ' : ''}${error.message.split('\n')[0]}`;
      tally.failures.push({ browser: name, seed: run, game: error.game, what });
      console.error(`FAILED browser ${name}, --seed ${run}: ${what}`);
    }
  }
  return tally;
}
