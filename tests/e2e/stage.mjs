// node tests/e2e/stage.mjs [--game manila] [--size 1180x820] [--acts 40] [--seed 1] [--theme dark] [--shots FOLDER]: how
// much of the screen the board has, and whether it keeps its place. A person plays with computer players; after every act
// the board's rectangle is read. One JSON object a game and size: how many rectangles there were, and the share of the
// screen, in percent, that lies within the limits of all places and under no bar, plate or dock; `lit`: of those that were ever lit. Figures alone.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { act, Finger, whims } from './person.mjs';
import { serveApp } from './serve.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const SIZES = [
  [1180, 820],
  [820, 1180],
  [1024, 768],
  [390, 844],
  [844, 390],
  [360, 740],
];

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    acts: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    shots: { type: 'string' },
  },
});

/** So many px apart lie the points that are looked at. */
const STEP = 4;

/** Where the board is, and what is lit on it, in px of the screen; null while it is not there. */
const measure = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (!board) return null;
    const places = [...document.querySelectorAll('.board-place')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return [left, top, right, bottom];
    });
    return { where: [board.x, board.y, board.width, board.height].map(Math.round).join(' '), places };
  });

/** How much of the screen is within these limits and not under bar, plate or dock, in percent. */
const uncovered = (page, hull) =>
  page.evaluate(
    ([[left, top, right, bottom], step]) => {
      const over = [...document.querySelectorAll('.strip, .plate, .table-foot, .banner')].map((one) => {
        const rect = one.getBoundingClientRect();
        // what has risen out of the dock goes down again
        const rise = one.matches('.table-foot')
          ? Number.parseFloat(one.parentElement.style.getPropertyValue('--raised'))
          : 0;
        return { left: rect.left, right: rect.right, top: rect.top + (rise || 0), bottom: rect.bottom };
      });
      const covered = (x, y) => over.some((r) => x >= r.left && x < r.right && y >= r.top && y < r.bottom);
      let seen = 0;
      for (let x = Math.max(0, left); x < Math.min(right, innerWidth); x += step)
        for (let y = Math.max(0, top); y < Math.min(bottom, innerHeight); y += step)
          if (!covered(x, y)) seen += step ** 2;
      return Math.round((1000 * seen) / innerWidth / innerHeight) / 10;
    },
    [hull, STEP],
  );

/** Limits of all places of the board: whoever asks what something is may touch any. Null where nobody can ask. */
async function everyPlace(page, finger) {
  const asks = page.getByRole('button', { name: 'What is this?', exact: true });
  if ((await asks.count()) === 0) await page.locator('.speed > button').click();
  if ((await asks.count()) === 0) return null;
  await finger.tapOn(asks);
  await page.locator('.place-card').waitFor();
  const { places } = await measure(page);
  const [lefts, tops, rights, bottoms] = [0, 1, 2, 3].map((side) => places.map((place) => place[side]));
  return [Math.min(...lefts), Math.min(...tops), Math.max(...rights), Math.max(...bottoms)];
}

async function table(browser, server, game, [width, height]) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, colorScheme: values.theme });
  const page = await context.newPage();
  const finger = new Finger(page);
  await page.goto(`${server.url}#/new/${game}`);
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.table').waitFor();
  const random = whims(Number(values.seed));
  const places = new Set();
  // round all that was ever lit
  const hull = [Infinity, Infinity, -Infinity, -Infinity];
  for (let acts = 0; acts < Number(values.acts); ) {
    const done = await act(page, finger, random);
    if (done === 'scores') break;
    const seen = await measure(page);
    if (!seen) continue;
    places.add(seen.where);
    for (const [left, top, right, bottom] of seen.places) {
      hull[0] = Math.min(hull[0], left);
      hull[1] = Math.min(hull[1], top);
      hull[2] = Math.max(hull[2], right);
      hull[3] = Math.max(hull[3], bottom);
    }
    if (done === 'wait') continue;
    acts++;
    if (!values.shots) continue;
    mkdirSync(values.shots, { recursive: true });
    const name = [game, width, values.theme, String(acts).padStart(3, '0')].join('-');
    await page.screenshot({ path: join(values.shots, `${name}.png`) });
  }
  const lit = await uncovered(page, hull);
  const share = await uncovered(page, (await everyPlace(page, finger)) ?? hull);
  await context.close();
  return {
    game,
    size: `${width}x${height}`,
    places: places.size,
    ...(places.size > 1 && { rectangles: [...places] }),
    lit,
    share,
  };
}

const server = await serveApp();
const browser = await launch();
for (const game of values.game ? [values.game] : GAMES)
  for (const size of values.size ? [values.size.split('x').map(Number)] : SIZES)
    console.log(JSON.stringify(await table(browser, server, game, size)));
await browser.close();
await server.close();
