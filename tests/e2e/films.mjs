// node tests/e2e/films.mjs [--game manila] [--key manila.rolled] [--size 1180x820] [--theme light] [--frames 8] [--to FOLDER]: strips of
// frames of the great moments, as they move in kept whole games (tests/looks/games); the board alone, without the words
// beside it. Prints how long each takes.
//   --turns   instead: how long what moves takes in a turn, in ms (median, 90 %), without dice, reveals, paydays, flights;
//             and in the whole game, in minutes

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { launch } from './browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a table remembers, by game. */
const MOMENTS = {
  'isla-margarita': [
    'isla.revealed',
    'isla.tookTitle',
    'isla.builtBridge',
    'isla.builtPort',
    'isla.princeMoved',
    'isla.tookCrown',
  ],
  manila: ['manila.rolled', 'manila.wrecked', 'manila.plundered', 'manila.paidLoad', 'manila.ended'],
  alexandros: ['alex.walked', 'alex.occupied', 'alex.tookOver', 'alex.levied', 'alex.redWalls'],
  'island-hopper': ['hopper.company', 'hopper.bribed', 'hopper.landed', 'hopper.splashed', 'hopper.cashesHidden'],
  'puerto-catan': ['pc.rolled', 'pc.robberMoved', 'pc.longest', 'pc.largest', 'pc.monopoly'],
};

/** What has its own time. */
const APART =
  /rolled|collected|revealed|turnedUp|dealt|tile|paid|plundered|insured|rose|sailed|arrived|wrecked|ended|lastRound|landed|splashed|wrong|aims|cashes|takes|fares|lastBonus|company|dummyBid|bribed/;

const { values } = parseArgs({
  options: {
    turns: { type: 'boolean', default: false },
    game: { type: 'string' },
    key: { type: 'string' },
    size: { type: 'string', default: '1180x820' },
    theme: { type: 'string', default: 'light' },
    frames: { type: 'string', default: '8' },
    to: { type: 'string', default: join(root, 'node_modules', '.cache', 'tidetable', 'films') },
  },
});

/** The kept games, whole, with most people. */
function records() {
  const printed = execFileSync(process.execPath, ['src/headless/run.mjs', 'looks'], { cwd: root, maxBuffer: 1 << 30 });
  const { matches } = JSON.parse(printed);
  return Object.keys(MOMENTS).map((game) =>
    matches.find(({ id }) => new RegExp(`^${game}_\\d_end_\\d+_round$`).test(id)),
  );
}

/** They lie beside each other, and that is photographed. */
async function lay(browser, pictures, path) {
  const page = await browser.newPage({ viewport: { width: 1720, height: 600 } });
  const all = pictures.map((src, i) => `<figure><img src="${src}"><figcaption>${i + 1}</figcaption></figure>`);
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(4,1fr);gap:8px;background:#888;font:16px sans-serif}
    figure{margin:0}img{width:100%}</style>${all.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

const server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false } });
await server.listen();
const browser = await launch();
mkdirSync(values.to, { recursive: true });
const [width, height] = values.size.split('x').map(Number);
const page = await browser.newPage({ viewport: { width, height } });
page.on('pageerror', (error) => console.error(String(error)));
await page.route('**/films', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/tests/e2e/films.ts"></script>' }),
);
await page.goto(`${server.resolvedUrls.local[0]}films`);
await page.waitForFunction(() => 'film' in globalThis, undefined, { timeout: 60_000 });
for (const record of records()) {
  if (values.game && values.game !== record.game) continue;
  if (values.turns) {
    const take = { record, size: [width, height], theme: values.theme, apart: APART.source };
    const { each, all } = await page.evaluate((one) => globalThis.turns(one), take);
    const sorted = each.toSorted((a, b) => a - b);
    const [half, most] = [0.5, 0.9].map((share) => sorted[Math.floor(share * sorted.length)]);
    console.log(
      `${record.game}: ${each.length} turns, ${half} ms, ${most} ms; ${(all / 60_000).toFixed(1)} min in all`,
    );
    continue;
  }
  for (const key of values.key ? [values.key] : MOMENTS[record.game]) {
    const take = { record, key, size: [width, height], theme: values.theme, frames: Number(values.frames) };
    const { pictures, ms } = await page.evaluate((one) => globalThis.film(one), take);
    console.log(`${key} ${ms} ms`);
    if (pictures.length === 0) continue;
    await lay(browser, pictures, join(values.to, `${key}-${values.size}-${values.theme}.png`));
  }
}
await browser.close();
await server.close();
