// node tests/e2e/stage.mjs [--game manila] [--size 1180x820] [--acts 40] [--seed 1] [--theme dark] [--shots FOLDER]: how
// much of the screen the board has, and whether it keeps its place. A person plays with computer players; after every act
// the board's rectangle is read. One JSON object a game and size: how many rectangles there were, and the share of the
// screen, in percent, that is board and that no bar, plate or dock covers: the least and the one in the middle. The margin of
// paper round the field counts as board. Figures alone.

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

/** Where the board is, and how much of the screen it has that nothing covers; null while it is not there. */
const measure = (page) =>
  page.evaluate((step) => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (!board) return null;
    const over = [...document.querySelectorAll('.strip, .plate, .table-foot, .banner')].map((one) =>
      one.getBoundingClientRect(),
    );
    const covered = (x, y) => over.some((r) => x >= r.left && x < r.right && y >= r.top && y < r.bottom);
    let seen = 0;
    for (let x = board.left; x < Math.min(board.right, innerWidth); x += step)
      for (let y = board.top; y < Math.min(board.bottom, innerHeight); y += step) if (!covered(x, y)) seen += step ** 2;
    const where = [board.x, board.y, board.width, board.height].map(Math.round).join(' ');
    return { where, share: Math.round((1000 * seen) / innerWidth / innerHeight) / 10 };
  }, STEP);

async function table(browser, server, game, [width, height]) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, colorScheme: values.theme });
  const page = await context.newPage();
  const finger = new Finger(page);
  await page.goto(`${server.url}#/new/${game}`);
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.table').waitFor();
  const random = whims(Number(values.seed));
  const places = new Set();
  const shares = [];
  for (let acts = 0; acts < Number(values.acts); ) {
    const done = await act(page, finger, random);
    if (done === 'scores') break;
    const seen = await measure(page);
    if (!seen) continue;
    places.add(seen.where);
    shares.push(seen.share);
    if (done === 'wait') continue;
    acts++;
    if (!values.shots) continue;
    mkdirSync(values.shots, { recursive: true });
    const name = [game, width, values.theme, String(acts).padStart(3, '0')].join('-');
    await page.screenshot({ path: join(values.shots, `${name}.png`) });
  }
  await context.close();
  shares.sort((a, b) => a - b);
  const [least, middle] = [shares[0], shares[shares.length >> 1]];
  return { game, size: `${width}x${height}`, places: places.size, least, middle };
}

const server = await serveApp();
const browser = await launch();
for (const game of values.game ? [values.game] : GAMES)
  for (const size of values.size ? [values.size.split('x').map(Number)] : SIZES)
    console.log(JSON.stringify(await table(browser, server, game, size)));
await browser.close();
await server.close();
