// The keypad of a score sheet under a finger: every key acts where it came down, and its click lands on nothing that has
// come up there since; on a tablet and on a phone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { Finger } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';
import { inTurn } from './turns.mjs';

/** All that stands on the sheet and beside it, but the keypad itself. */
const state = (page) =>
  page.evaluate(() => ({
    cells: [...document.querySelectorAll('[data-cell]')].map(
      (one) => `${one.dataset.cell}=${one.value ?? one.getAttribute('aria-pressed')}`,
    ),
    open: [...document.querySelectorAll('details[open], dialog[open], [aria-expanded="true"]')].map(
      (one) => one.className,
    ),
    where: location.hash,
    pad: document.querySelector('.pad')?.getBoundingClientRect().height,
  }));

/** A number that goes on by itself, one that does not, and cards. */
const CELLS = ['coins.0@0', 'bank@1', 'commerce@2'];

/** A finished digital game of five; see tests/games/isla-margarita/sheet-taps.test.ts. */
const { cells: FIVE, totals: POINTS } = JSON.parse(
  readFileSync(new URL('../games/isla-margarita/five.json', import.meta.url), 'utf8'),
);
const MOST_TAPS = 110;

/** Whether the next digit goes on from the one cell into the other by itself. */
const goesOn = (page, last, cell) =>
  page.evaluate(
    ([from, to]) => {
      const all = [...document.querySelectorAll('.sheet-grid input[data-cell]:not([readonly])')];
      const at = all.findIndex((one) => one.dataset.cell === from);
      const [here, next] = [all[at], all[at + 1]];
      const flows = here === document.activeElement && here?.parentElement.classList.contains('cell-flows');
      return Boolean(flows && here.value.length === 1 && next?.dataset.cell === to);
    },
    [last, cell],
  );

/** Enters one cell by touch, after the last one; gives the taps. */
async function entered(page, finger, cell, text, last) {
  const [row, seat] = cell.split('@');
  const at = page.locator(`.sheet-grid [data-cell="${cell}"]`);
  if (/^(port|bridge)\.|^(king|bridgeBuilder|portBuilder)$/.test(row)) {
    const mine = at
      .locator('xpath=ancestor::tr')
      .locator('td')
      .nth(Number(text) - 1);
    await finger.tapOn(mine.locator('button'));
    return 1;
  }
  const carried = text.length === 1 && (await goesOn(page, last, cell));
  if (!carried) await finger.tapOn(at);
  if (row === 'commerce') {
    const cards = text.split(' ');
    for (const card of cards) await finger.tapOn(page.locator('.pad-keys .chip').nth(Number(card) - 1));
    return 1 + cards.length;
  }
  const keys = row === 'crowns' ? text.replaceAll('+', '') : text;
  const pad = page.locator('.pad');
  for (const key of keys)
    await finger.tapOn(pad.getByRole('button', { name: key === '+' ? /plus|\+$/ : key, exact: true }));
  assert.equal(await at.inputValue(), text, `${cell}, of seat ${seat}`);
  return (carried ? 0 : 1) + keys.length;
}

/** The cells that differ. */
const changed = (was, is) => is.cells.filter((one, i) => one !== was.cells[i]);

for (const [name, viewport] of inTurn([
  ['a tablet', { width: 1180, height: 820 }],
  ['a phone', { width: 390, height: 844 }],
])) {
  describe(name, () => {
    let server;
    let browser;
    let page;
    let finger;
    let heard;
    before(async () => {
      server = await serveApp();
      browser = await launch();
      page = await (await browser.newContext({ ...ONLINE, viewport, hasTouch: true })).newPage();
      heard = complaints(page);
      finger = new Finger(page);
      await page.goto(`${server.url}#/keep/isla-margarita`);
      await finger.tapOn(page.getByRole('button', { name: 'Start scoring' }));
      await page.locator('.sheet-grid').waitFor();
      // the table of points comes with the first entry
      await finger.tapOn(page.locator('.sheet-grid [data-cell="king"]'));
    });
    after(async () => {
      await browser.close();
      await server.close();
    });

    test('a tap on any key changes the cell it is for and nothing else, wherever the sheet goes on', async () => {
      const heights = new Set();
      for (const cell of CELLS) {
        const input = page.locator(`.sheet-grid [data-cell="${cell}"]`);
        await input.focus();
        await page.locator('.pad').waitFor();
        const keys = await page.locator('.pad button').count();
        assert.ok(keys > 2, `keys for ${cell}`);
        for (let key = 0; key < keys; key++) {
          await input.focus();
          const now = page.locator('.pad button').nth(key);
          if ((await now.count()) === 0 || !(await now.isEnabled())) continue;
          const words = (await now.getAttribute('aria-label')) ?? (await now.textContent());
          if (words === 'Hide the keypad') continue;
          const was = await state(page);
          await finger.tapOn(now);
          await page.waitForTimeout(160);
          const is = await state(page);
          heights.add(Math.round(is.pad ?? was.pad));
          assert.ok(changed(was, is).length <= 1, `${words} at ${cell}: ${changed(was, is)}`);
          assert.deepEqual([is.open, is.where], [was.open, was.where], `${words} at ${cell}`);
        }
      }
      assert.equal(heights.size, 1, `the keypad has one height: ${[...heights]}`);
      assert.deepEqual(heard, []);
    });
  });
}

test('five people enter a finished game by touch, and the points are those of the tablet', async () => {
  const server = await serveApp();
  const browser = await launch();
  try {
    const page = await (
      await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, hasTouch: true })
    ).newPage();
    const heard = complaints(page);
    const finger = new Finger(page);
    await page.goto(`${server.url}#/keep/isla-margarita`);
    await finger.tapOn(page.getByRole('button', { name: 'Add a player' }));
    await finger.tapOn(page.getByRole('button', { name: 'Start scoring' }));
    await page.locator('.sheet-grid').waitFor();
    const order = await page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.dataset.cell));
    let taps = 0;
    let last;
    for (const cell of order.filter((one) => one in FIVE)) {
      taps += await entered(page, finger, cell, FIVE[cell], last);
      last = cell;
    }
    assert.ok(taps <= MOST_TAPS, `${taps} taps`);
    const totals = await page.locator('.sheet-grid tfoot td b').allInnerTexts();
    assert.deepEqual(totals.map(Number), POINTS);
    assert.equal(await page.locator('.sheet-faults').count(), 0);
    assert.deepEqual(heard, []);
  } finally {
    await browser.close();
    await server.close();
  }
});

test('an evening on a phone: who won in six taps, once more with a latecomer, and both lie in the library', async () => {
  const server = await serveApp();
  const browser = await launch();
  try {
    const page = await (
      await browser.newContext({ ...ONLINE, viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    const heard = complaints(page);
    const finger = new Finger(page);
    const button = (name) => page.getByRole('button', { name, exact: true });
    await page.goto(server.url);
    await finger.tapOn(page.getByRole('link', { name: 'Keep score' }).first());
    await finger.tapOn(page.locator('a[href="#/keep/other"]'));
    await finger.tapOn(page.locator('label', { hasText: 'Who won' }));
    await finger.tapOn(button('Start scoring'));
    await finger.tapOn(page.locator('[data-cell="category1@1"]'));
    await finger.tapOn(button('Finish'));
    await page.getByText('Player 2 wins.').waitFor();
    assert.equal(await page.locator('.podium b:visible').count(), 0, 'no points');

    await finger.tapOn(button('45 min'));
    await page.getByText('45 min', { exact: false }).first().waitFor();
    await finger.tapOn(button('Play again'));
    await page.locator('.sheet-grid').waitFor();
    await finger.tapOn(button('Who plays?'));
    await finger.tapOn(button('Add a player'));
    await page.locator('dialog .keep-people input').last().fill('Dora');
    await finger.tapOn(button('Done'));
    await finger.tapOn(page.locator('[data-cell="category1@4"]'));
    await finger.tapOn(button('Finish'));
    await page.getByText('Dora wins.').waitFor();
    await finger.tapOn(page.getByRole('link', { name: 'Back', exact: true }));
    await page.locator('.slip').nth(1).waitFor();
    assert.equal(await page.locator('.slip').count(), 2);
    assert.deepEqual(heard, []);
  } finally {
    await browser.close();
    await server.close();
  }
});
