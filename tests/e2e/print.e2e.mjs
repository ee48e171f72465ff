// What comes out of the printer: pages are counted in the file that the browser would print, and looked at as paper.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { complaints, serveApp } from './serve.mjs';

let server;
let browser;
let page;
let heard;
before(async () => {
  server = await serveApp();
  browser = await launch();
  page = await (
    await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, colorScheme: 'dark' })
  ).newPage();
  heard = complaints(page);
});
after(async () => {
  assert.deepEqual(heard, []);
  await browser.close();
  await server.close();
});

/** The browser writes every page of a PDF as an object of its own. */
const pages = async (format = 'A4', sheet = page) => {
  const file = await sheet.pdf({ preferCSSPageSize: true, format });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
};

/** What of all this would be on the paper. */
const onPaper = async (selector) => {
  await page.emulateMedia({ media: 'print' });
  const found = await page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));
  await page.emulateMedia({ media: null });
  return found;
};

const paper = (name) => page.getByRole('radio', { name, exact: true }).check({ force: true });

async function sheetOf(game, cells) {
  await page.goto(`${server.url}#/keep/${game}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.locator('.sheet-grid').waitFor();
  for (const [cell, text] of cells) await page.locator(`[data-cell="${cell}"]`).fill(text);
}

describe('a sheet that is filled in', () => {
  test('keeps to a page, and shows no button and no focus', async () => {
    await sheetOf('manila', [
      ['cash@0', '30'],
      ['cash@1', '20'],
    ]);
    assert.equal(await pages(), 1);
    assert.deepEqual(await onPaper('.button, .icon-button, .pad, .chip:not([aria-pressed=true])'), []);
    await page.emulateMedia({ media: 'print' });
    const ring = await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineStyle);
    await page.emulateMedia({ media: null });
    assert.equal(ring, 'none');
  });

  test('and so does the play once it is over', async () => {
    await page.getByRole('button', { name: 'Finish' }).click();
    // the others have nothing
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await page.locator('.one-play').waitFor();
    assert.equal(await pages(), 1);
    assert.deepEqual(await onPaper('.button, .icon-button, summary'), []);
  });

  test('the longest one has two pages', async () => {
    await sheetOf('isla-margarita', [['princes.0', '2']]);
    assert.equal(await pages(), 2);
  });
});

describe('a blank sheet', () => {
  for (const game of ['isla-margarita', 'alexandros', 'manila', 'island-hopper', 'puerto-catan', 'other'])
    test(`of ${game} is one page, and all of it is on the page`, async () => {
      await page.goto(`${server.url}#/blank/${game}`);
      await page.locator('.blank-page').waitFor();
      for (const name of ['A4', 'Letter']) {
        await paper(name);
        assert.equal(await pages(name), 1, name);
        const cut = await page
          .locator('.blank-page')
          .evaluate((one) => [one, ...one.children].some((at) => at.scrollHeight > at.clientHeight + 1));
        assert.equal(cut, false, name);
      }
      assert.deepEqual(await onPaper('.button, .icon-button, .print-choice'), []);
    });
});

describe('a printed game', () => {
  test('has as many pages as the preview says, and every card has a size for which sleeves are sold', async () => {
    await page.goto(`${server.url}#/print/isla-margarita`);
    await page.locator('.leaf').first().waitFor();
    for (const name of ['A4', 'Letter']) {
      await paper(name);
      const wanted = await page.locator('.leaf').count();
      assert.equal(await pages(name), wanted, name);
    }
    await page.emulateMedia({ media: 'print' });
    const [wide, high] = await page
      .locator('[data-piece=action]')
      .first()
      .evaluate((one) => [one.offsetWidth, one.offsetHeight].map((px) => (px / 96) * 25.4));
    await page.emulateMedia({ media: null });
    assert.ok(Math.abs(wide - 63) < 0.3 && Math.abs(high - 88) < 0.3, `${wide} x ${high}`);
    // no words run over the edge of the smallest cards
    await page.getByRole('radio', { name: '44 × 68 mm' }).check({ force: true });
    const over = await page
      .locator('[data-piece=action], [data-piece=commerce]')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    assert.equal(over, 0);
  });
});

test('the rules at a glance are one screen, and with their tables two sheets of paper at most', async () => {
  const looked = async (sheet, url, game) => {
    await sheet.goto(`${url}#/rules/${game}`);
    const parts = sheet.locator('.glance-parts');
    await parts.locator('*').first().waitFor();
    const { y, height } = await parts.boundingBox();
    assert.ok(y + height <= 820, `${game}: to ${y + height}`);
    const n = await pages('A4', sheet);
    assert.ok(n <= 2, `${game}: ${n} pages`);
    await sheet.goto(`${url}#/`);
  };
  for (const game of ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'])
    await looked(page, server.url, game);
  // the longest, in the languages that say it with more letters
  for (const locale of ['de-DE', 'es-ES']) {
    const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, locale });
    await looked(await context.newPage(), server.url, 'isla-margarita');
    await context.close();
  }
});
