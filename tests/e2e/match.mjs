// What every whole game has in common: people sit down, a browser dies, the table comes back, the result is checked.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A generator for a person's whims. */
export function whims(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Nothing moves, these people take the chairs in turn, and the game begins. */
export async function sitDown(page, finger, url, game, names) {
  await page.goto(`${url}#/settings`);
  await page.getByRole('radio', { name: 'Off', exact: true }).first().check({ force: true });
  await page.goto(`${url}#/new/${game}`);
  for (const [i, name] of names.entries()) {
    const row = page.locator('.seat-row').nth(i);
    await row.getByRole('radio', { name: 'Person' }).check({ force: true });
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(name);
  }
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
}

/** The whole browser, not a polite close: whatever was not written is gone. */
export async function kill(context, page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Browser.crash').catch(() => {});
  await context.close().catch(() => {});
}

/** Back to the game that was left, over the shelf. */
export async function comeBack(page, finger, url) {
  await page.goto(url);
  await page.locator('.saved-link').first().waitFor();
  await finger.tapOn(page.locator('.saved-link').first());
  await page.locator('.table').waitFor();
}

/** What is asked of whom, as the strip says it. */
export const asked = (page) =>
  page
    .locator('.strip-ask')
    .textContent({ timeout: 2000 })
    .catch(() => '');

/** Whose eyes the screen is for. */
export const eyesOf = (page) => page.evaluate(() => document.querySelector('.table')?.dataset.eyes);

/** Turns the final scoring over to its end. */
export async function scoreAll(page, finger) {
  while ((await page.locator('.scores .button-main', { hasText: 'Rematch' }).count()) === 0)
    await finger.tapOn(page.locator('.scores .button-main'));
}

/** The totals on the screen, and those that a replay of the exported log comes to. */
export async function scoredTwice(page, finger, folder) {
  await scoreAll(page, finger);
  const cells = await page.locator('.scores-table tfoot td').allInnerTexts();
  await finger.tapOn(page.getByRole('button', { name: 'See the board' }));
  await finger.tapOn(page.getByRole('button', { name: 'Menu' }));
  const download = page.waitForEvent('download');
  await finger.tapOn(page.getByRole('button', { name: 'Save a copy as a file' }));
  const file = join(folder, 'match.json');
  await (await download).saveAs(file);
  const told = execFileSync(process.execPath, [join(root, 'src/headless/run.mjs'), 'replay', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const end = told.slice(told.lastIndexOf('\nend: '));
  return {
    shown: cells.map((text) => Number(text.replace('−', '-'))),
    replayed: [...end.matchAll(/^ {2}.+: (-?\d+)$/gm)].map(([, points]) => Number(points)),
  };
}
