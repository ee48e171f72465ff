// node tests/e2e/stage.mjs [--game manila] [--acts 40] [--seed 1] [--shots FOLDER]: what of the screen the board has, and
// whether it keeps its place. A person plays with computer players at each size; after every act the rectangle of the field
// is read from what is lit and painted. One JSON object a game and size, the last line of each: the share of the screen
// that shows the hull of all places, uncovered, and how many rectangles the field had. Figures alone.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { act, Finger, look, whims } from './person.mjs';
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

/** Where the board is, and how much of the screen it has that nothing covers. */
const measure = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board');
    if (!board) return null;
    const { x, y, width, height } = board.getBoundingClientRect();
    const over = [...document.querySelectorAll('.strip, .plate, .table-foot, .banner, .seats-all, .drawer, .ribbon')]
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).display !== 'contents')
      .map((one) => one.getBoundingClientRect());
    const field = JSON.parse(document.querySelector('.board')?.dataset.field ?? 'null') ?? [x, y, width, height];
    let seen = 0;
    const step = 4;
    for (let px = field[0]; px < field[0] + field[2]; px += step)
      for (let py = field[1]; py < field[1] + field[3]; py += step)
        if (
          px >= 0 &&
          py >= 0 &&
          px < innerWidth &&
          py < innerHeight &&
          !over.some((r) => px >= r.left && px < r.right && py >= r.top && py < r.bottom)
        )
          seen += step * step;
    return { field: field.map(Math.round).join(' '), share: Math.round((1000 * seen) / innerWidth / innerHeight) / 10 };
  });

async function table(browser, server, game, [width, height]) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, colorScheme: values.theme });
  const page = await context.newPage();
  const finger = new Finger(page);
  await page.goto(`${server.url}#/new/${game}`);
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.table').waitFor();
  const random = whims(Number(values.seed));
  const fields = new Map();
  const shares = [];
  for (let acts = 0; acts < Number(values.acts); ) {
    const sight = await look(page);
    const done = await act(page, finger, random, {}, sight);
    if (done === 'scores') break;
    if (done !== 'wait') acts++;
    const seen = await measure(page);
    if (!seen) continue;
    if (!fields.has(seen.field) && values.shots)
      await page.screenshot({ path: join(values.shots, `field-${game}-${width}-${fields.size}.png`) });
    fields.set(seen.field, (fields.get(seen.field) ?? 0) + 1);
    shares.push(seen.share);
    if (values.shots && (acts === 3 || acts === 20) && done !== 'wait') {
      mkdirSync(values.shots, { recursive: true });
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(values.shots, `${game}-${width}-${values.theme}-${acts}.png`) });
    }
  }
  await context.close();
  shares.sort((a, b) => a - b);
  return {
    game,
    size: `${width}x${height}`,
    fields: fields.size,
    least: shares[0],
    middle: shares[shares.length >> 1],
    where: [...fields.keys()].slice(0, 4),
  };
}

const server = await serveApp();
const browser = await launch();
for (const game of values.game ? [values.game] : GAMES)
  for (const size of values.size ? [values.size.split('x').map(Number)] : SIZES)
    console.log(JSON.stringify(await table(browser, server, game, size)));
await browser.close();
await server.close();
