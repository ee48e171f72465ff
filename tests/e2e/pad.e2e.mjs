// The keypad of a score sheet under a finger: every key acts where it came down, and its click lands on nothing that has
// come up there since; on a tablet and on a phone.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch } from './browser.mjs';
import { Finger } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';

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

/** The cells that differ. */
const changed = (was, is) => is.cells.filter((one, i) => one !== was.cells[i]);

for (const [name, viewport] of [
  ['a tablet', { width: 1180, height: 820 }],
  ['a phone', { width: 390, height: 844 }],
]) {
  describe(name, () => {
    let server;
    let browser;
    let page;
    let finger;
    let heard;
    before(async () => {
      server = await serveApp();
      browser = await launch();
      page = await (await browser.newContext({ viewport, hasTouch: true })).newPage();
      heard = complaints(page);
      finger = new Finger(page);
      await page.goto(`${server.url}#/keep/isla-margarita`);
      await finger.tapOn(page.getByRole('button', { name: 'Start scoring' }));
      await page.locator('.sheet-grid').waitFor();
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
          if (words === 'Put the keypad away') continue;
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
