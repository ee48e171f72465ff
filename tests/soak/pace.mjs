// Captains at a table on a device that is four times slower: how long the page stands still, and how much of what they
// meant to try they have tried when their beat comes. The browser slows the page alone, not its workers: how long a
// thought takes, `npm run bench` says. Figures alone: nothing here passes or fails by the clock.

import { launch } from '../e2e/browser.mjs';
import { act, Finger, whims } from '../e2e/person.mjs';
import { serveApp } from '../e2e/serve.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const SLOWER = 4;

/**
 * Remembers every task of the page that was longer than a twentieth of a second, and of the scripts in them those that were
 * so by themselves: without a graphics card most of a task is painting.
 */
const watch = () => {
  globalThis.longTasks = [];
  globalThis.longScripts = [];
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) globalThis.longTasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries())
      for (const { duration } of scripts) if (duration > 50) globalThis.longScripts.push(Math.round(duration));
  }).observe({ type: 'long-animation-frame' });
};

/** The log of the newest match, as it lies on the disk. */
const logOf = (page) =>
  page.evaluate(
    () =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('tidetable');
        opening.onerror = fail;
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => done(all.result.flatMap((one) => one?.log ?? []));
        };
      }),
  );

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

async function table(browser, server, game, seed, until) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  const finger = new Finger(page);
  await page.goto(`${server.url}#/new/${game}`);
  for (const level of await page.locator('.seat-level').all())
    await level.locator('select').first().selectOption('captain');
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.table').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  const random = whims(seed);
  // the first act stands at the end of loading
  await act(page, finger, random);
  await page.evaluate(() => (globalThis.longScripts = []));
  while (Date.now() < until && (await act(page, finger, random)) !== 'scores') await page.waitForTimeout(50);
  const tasks = await page.evaluate(() => globalThis.longTasks.map(({ duration }) => Math.round(duration)));
  console.log(await page.evaluate(() => globalThis.longScripts.filter(({ duration }) => duration > 40)));
  const scripts = await page.evaluate(() => globalThis.longScripts);
  const thoughts = (await logOf(page)).filter(({ budget }) => budget);
  await context.close();
  return {
    thoughts: thoughts.length,
    // what is missing to whole rounds of halving is no cut
    'cut short': thoughts.filter(({ playouts, budget }) => playouts < budget * 0.75).length,
    playouts: middle(thoughts.map(({ playouts }) => playouts)),
    'long tasks': tasks.length,
    longest: Math.max(0, ...tasks),
    'long scripts': scripts.length,
    'longest script': Math.max(0, ...scripts),
  };
}

/** Each game for its share of the time. */
export async function soakPace({ seed, minutes, only }) {
  const server = await serveApp();
  const browser = await launch();
  const games = only ? [only] : GAMES;
  const out = {};
  for (const game of games)
    out[game] = await table(browser, server, game, seed, Date.now() + (minutes * 60_000) / games.length);
  await browser.close();
  await server.close();
  return { slower: SLOWER, ...out };
}
