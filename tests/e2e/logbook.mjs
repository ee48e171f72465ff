// node tests/e2e/logbook.mjs [--plays 1000] [--slow 4] [--profile DIR]: how long the scripts of the page take, on a
// processor slowed down so many times, to show so many plays that come in, the library, its statistics, and what is looked
// for. One line a step: ms of script until the answer stands, until nothing is left to do, and of all work of the page
// (without a graphics card most of that is painting). Figures alone.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { Finger, whims } from './person.mjs';
import { aWinterOfPlays } from './plays.mjs';
import { serveApp } from './serve.mjs';

const { values } = parseArgs({
  options: {
    plays: { type: 'string', default: '1000' },
    slow: { type: 'string', default: '4' },
    profile: { type: 'string' },
  },
});

const server = await serveApp();
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true });
const page = await context.newPage();
const finger = new Finger(page);
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
if (values.profile) await devtools.send('Profiler.enable');

async function spent() {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name) => 1000 * metrics.find((one) => one.name === name).value;
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
}

/** Until nothing has been drawn for some frames. */
const quiet = () => page.waitForTimeout(1500);

async function step(name, work) {
  await quiet();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  if (values.profile) await devtools.send('Profiler.start');
  const before = await spent();
  await work();
  const answer = await spent();
  await quiet();
  const now = await spent();
  if (values.profile) {
    const { profile } = await devtools.send('Profiler.stop');
    writeFileSync(join(values.profile, `${name.replaceAll(' ', '-')}.cpuprofile`), JSON.stringify(profile));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const since = (now, was) => String(Math.round(now - was)).padStart(4);
  const first = since(answer.script, before.script);
  const [script, all] = [since(now.script, before.script), since(now.task, before.task)];
  console.log(`${name.padEnd(24)} script to the answer ${first} ms, to the end ${script} ms, all work ${all} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'tidetable-logbook-'));
const file = join(folder, 'plays.json');
writeFileSync(file, JSON.stringify(aWinterOfPlays(whims(3), Number(values.plays))));
const sheet = page.locator('dialog.dialog-sheet');

await page.goto(`${server.url}#/move`);
await page.getByRole('button', { name: 'Export everything' }).waitFor();
await step('plays to choose from', async () => {
  await page.getByLabel('File to import').setInputFiles(file);
  await sheet.getByText('New here.').first().waitFor();
});
await step('search in the list', () => sheet.getByLabel('Search by game, player or day').fill('manila'));
await sheet.getByLabel('Search by game, player or day').fill('');
await step('stored', async () => {
  await sheet.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator('.toast').waitFor();
});
await page.goto(`${server.url}#/`);
await page.reload();
await page.locator('.home, main').first().waitFor();
await step('library', async () => {
  await page.evaluate(() => (location.hash = '#/library'));
  await page.locator('.slip').first().waitFor();
});
await step('one more filter', () => page.getByLabel('Person', { exact: true }).selectOption({ index: 2 }));
await step('no filter', () => finger.tapOn(page.getByRole('button', { name: 'Show everything', exact: true })));
await step('more plays', () => finger.tapOn(page.getByRole('button', { name: /^Show more/ })));
await step('statistics', async () => {
  await page.locator('label', { hasText: 'Statistics' }).first().click();
  await page.locator('.in-all').first().waitFor();
});
await step('statistics, filtered', () => page.getByLabel('Person', { exact: true }).selectOption({ index: 2 }));
await step('a year of them', () => page.getByLabel('Year', { exact: true }).selectOption({ index: 1 }));
await step('all of them', () => finger.tapOn(page.getByRole('button', { name: 'Show everything', exact: true })));
for (const kind of ['person', 'game', 'year']) {
  const way = page.locator(`.stats-leaves a[href*="/${kind}/"]`).first();
  await step(`a ${kind}`, () => finger.tapOn(way));
  await step('one step up', () => finger.tapOn(page.locator('.page-head a').first()));
}
await step('people', () => page.locator('label', { hasText: 'People' }).first().click());
await step('library again', () => page.locator('label', { hasText: 'Plays' }).first().click());
await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
