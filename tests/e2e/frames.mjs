// node tests/e2e/frames.mjs [--game manila] [--acts 8] [--slow 4] [--undrawn]: how long the script of a frame takes on a
// processor slowed down so many times, while a person and the computer players play; and how many frames are asked for in
// five seconds in which nothing happens; and the MB of script that are held before, halfway and after. One JSON object a
// game; ms of the callbacks of one frame together. Figures alone.
// With --undrawn nothing is sent to WebGL: where no graphics card draws, its calls wait for a processor that draws instead.

import { parseArgs } from 'node:util';
import { launch, undrawn } from './browser.mjs';
import { act, Finger, flyByTaps, look, whims } from './person.mjs';
import { serveApp } from './serve.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    acts: { type: 'string', default: '8' },
    slow: { type: 'string', default: '4' },
    undrawn: { type: 'boolean', default: false },
  },
});
const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];

/** In the page, before anything else: the time that the callbacks of every frame take. */
function clock() {
  const ask = window.requestAnimationFrame.bind(window);
  const frames = new Map();
  window.framesSoFar = frames;
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const begin = performance.now();
      callback(now);
      frames.set(now, (frames.get(now) ?? 0) + performance.now() - begin);
    });
}

/** MB that script holds, once what nobody needs is thrown away. */
async function heldBy(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}

async function measure(browser, server, game) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(clock);
  if (values.undrawn) await page.addInitScript(undrawn);
  const finger = new Finger(page);
  await page.goto(`${server.url}#/new/${game}`);
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.board canvas').waitFor();
  const devtools = await context.newCDPSession(page);
  // what is drawn for the first time is told apart: textures and shaders come with it
  await page.waitForTimeout(3000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  await page.evaluate(() => window.framesSoFar.clear());
  const random = whims(1);
  const held = [await heldBy(devtools)];
  for (let acts = 0; acts < Number(values.acts); ) {
    const done = await act(page, finger, random);
    if (done === 'scores') break;
    if (done === 'wait') await flyByTaps(page, finger);
    if (done !== 'wait' && ++acts === Math.ceil(values.acts / 2)) held.push(await heldBy(devtools));
  }
  const took = await page.evaluate(() => [...window.framesSoFar.values()]);
  held.push(await heldBy(devtools));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // what can still be taken back goes on by itself
  for (let tries = 0; tries < 400 && ['wait', 'end'].includes((await look(page)).now); tries++)
    await page.waitForTimeout(50);
  await page.waitForTimeout(8000);
  await page.evaluate(() => window.framesSoFar.clear());
  await page.waitForTimeout(5000);
  const idle = await page.evaluate(() => window.framesSoFar.size);
  await context.close();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share) => Math.round(10 * sorted[Math.floor(share * (sorted.length - 1))]) / 10;
  return { game, frames: took.length, median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1), idle, held };
}

const server = await serveApp();
const browser = await launch();
for (const game of values.game ? [values.game] : GAMES)
  console.log(JSON.stringify(await measure(browser, server, game)));
await browser.close();
await server.close();
