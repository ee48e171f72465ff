// Files from outside, however large or odd: each ends in a sentence or a list to choose from, while the page goes on
// drawing, and nothing is stored before somebody says so.

import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sitting } from './match.mjs';
import { choose } from './person.mjs';
import { aWinterOfPlays } from './plays.mjs';

const table = sitting({ seed: 5, viewport: { width: 1180, height: 820 } });
const folder = mkdtempSync(join(tmpdir(), 'tidetable-import-'));
const MB = 1_000_000;

/** No longer may the page stand still, in milliseconds. */
const LONGEST_GAP = 1000;

after(() => rmSync(folder, { recursive: true, force: true }));

/** A file of so many bytes made of one piece again and again. */
function heap(name, bytes, head, piece, tail = '') {
  const path = join(folder, name);
  const out = openSync(path, 'w');
  const block = piece.repeat(Math.ceil(MB / piece.length));
  writeSync(out, head);
  for (let n = 0; n < bytes; n += block.length) writeSync(out, block);
  writeSync(out, tail);
  closeSync(out);
  return path;
}

function written(name, value) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/** Everything in the store but the settings. */
const stored = () =>
  table.page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('tidetable', 1);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const store = db.transaction('kept').objectStore('kept');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            db.close();
            const all = keys.result.map((key, i) => [key, values.result[i]]);
            done(JSON.stringify(all.filter(([key]) => key !== 'prefs')));
          };
        };
      }),
  );

/** The longest time between two frames, and the longest task of the page, while `work` is done. */
async function standstill(work) {
  await table.page.evaluate(() => {
    const watch = { longest: 0, task: 0, last: performance.now(), on: true };
    window.watch = watch;
    const frame = (now) => {
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      if (watch.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    watch.tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.task = Math.max(watch.task, duration);
    });
    watch.tasks.observe({ entryTypes: ['longtask'] });
  });
  await work();
  return table.page.evaluate(() => {
    const { watch } = window;
    watch.on = false;
    watch.tasks.disconnect();
    return { gap: Math.round(Math.max(watch.longest, performance.now() - watch.last)), task: Math.round(watch.task) };
  });
}

const sheet = () => table.page.locator('dialog.dialog-sheet');
const button = (name) => sheet().getByRole('button', { name, exact: true });
const give = (path) => table.page.getByLabel('File to import').setInputFiles(path);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Chooses a file, waits for `words` on the sheet, and says how the page fared. */
async function looksAt(path, words) {
  const since = performance.now();
  const { gap, task } = await standstill(async () => {
    await give(path);
    await sheet().getByText(words).first().waitFor({ timeout: 120_000 });
  });
  console.log(
    `${path.slice(folder.length + 1)}: ${seconds(since)} s, longest gap ${gap} ms, longest task ${task || 'under 50'} ms`,
  );
  assert.ok(gap < LONGEST_GAP, `the page stood still for ${gap} ms`);
}

/** What is refused is refused in words, and leaves nothing behind. */
async function refuses(path, words) {
  const before = await stored();
  await looksAt(path, words);
  assert.equal(await button('Import').count(), 0);
  await button('Done').click();
  await sheet().waitFor({ state: 'detached' });
  assert.equal(await stored(), before);
}

let match;

test('a game of this tablet goes out in a file', async () => {
  const { page } = table;
  await table.sitDown('manila', ['Ana', 'Ben', 'Cy']);
  await page.locator('.table').waitFor();
  await page.goto(`${table.server.url}#/move`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const path = join(folder, 'mine.json');
  await (await download).saveAs(path);
  [match] = JSON.parse(readFileSync(path, 'utf8')).matches;
});

/** The match of this tablet so many times, each under a name of its own. */
const copies = (n) => Array.from({ length: n }, (_, i) => ({ ...match, id: `copy-${i}` }));

test('fifty megabytes of moves are refused', async () => {
  const head = `${JSON.stringify({ ...match, id: 'long', log: [] }).replace(/"log":\[\].*/, '')}"log":[`;
  await refuses(heap('moves.json', 50 * MB, head, '{"seat":0,"move":1},', '{}]}'), /longer lists than any game has/);
});

test('twenty thousand matches are refused', async () => {
  const one = `${JSON.stringify({ ...match, options: { pad: 'x'.repeat(Math.max(0, 1450 - JSON.stringify(match).length)) } })},`;
  const path = heap('matches.json', 20_000 * one.length, '{"tidetable":1,"matches":[', one, 'null]}');
  await refuses(path, /more than 5,000 games/);
});

test('fifty megabytes of brackets are refused', () =>
  refuses(heap('brackets.json', 50 * MB, '', '['), /nested too deeply/));

test('seventy megabytes are refused', () => refuses(heap('large.json', 70 * MB, '', ' '), /larger than 64 megabytes/));

test('hundreds of games are a list to choose from; cancelled at any moment, nothing is stored', async () => {
  const before = await stored();
  const path = written('many.json', { tidetable: 1, matches: copies(600) });
  await give(path);
  await sheet()
    .getByText(/ of 600 checked/)
    .waitFor({ timeout: 60_000 });
  await button('Cancel').click();
  await sheet().waitFor({ state: 'detached' });
  await looksAt(path, 'New here.');
  assert.equal(await sheet().locator('.arrival').count(), 25);
  await button('Next').click();
  await sheet().getByText('26–50 of 600').waitFor();
  assert.equal(await sheet().locator('.arrival').count(), 25);
  await button('None: New here').click();
  assert.equal(await button('Import').count(), 0);
  await button('All: New here').click();
  await button('Import').waitFor();
  await button('Cancel').click();
  await sheet().waitFor({ state: 'detached' });
  assert.equal(await stored(), before);
});

test('what is chosen is stored, and nothing else', async () => {
  const before = await stored();
  const [one, two] = copies(2);
  const { plays } = aWinterOfPlays(() => 0.5);
  const path = written('few.json', { tidetable: 1, matches: [one, two, { ...two, id: 'spoilt', seed: '' }], plays });
  await looksAt(path, 'New here.');
  assert.equal(await stored(), before);
  await sheet().getByText('its secret number can’t be read').waitFor();
  await choose(sheet().locator('.arrival').nth(1).getByRole('radio', { name: 'Leave out' }));
  await button('Import').click();
  await table.page.locator('.toast').getByText('23 games imported.').waitFor();
  const now = JSON.parse(await stored());
  const ids = now.filter(([key]) => key.startsWith('head:')).map(([key]) => key);
  assert.deepEqual(ids.sort(), ['head:copy-0', `head:${match.id}`].sort());
  assert.equal(now.filter(([key]) => key.startsWith('play:')).length, plays.length);
});

const countOf = async (kind) => JSON.parse(await stored()).filter(([key]) => key.startsWith(kind)).length;

/** Text as a file of that name. */
function text(name, words) {
  const path = join(folder, name);
  writeFileSync(path, words);
  return path;
}

test('a table from elsewhere comes in with people of this tablet, and the second time changes nothing', async () => {
  const lines = Array.from({ length: 200 }, (_, i) => {
    const day = new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
    return `${day};Azul;Anabel;${40 + (i % 30)}\n${day};Azul;Zoë;${i % 60}`;
  });
  const path = text('table.csv', `Date;Game;Player;Points\n${lines.join('\n')}\n`);
  const plays = await countOf('play:');
  await looksAt(path, 'New here.');
  await sheet().getByText('2 names in this file are new here').click();
  await sheet().getByLabel('Anabel (200 plays)').selectOption('Ana');
  await sheet().getByLabel('Search by game, player or day').fill('january 2020');
  await sheet().getByText('1–25 of 31').waitFor();
  await button('None: New here').click();
  await button('Import').click();
  await table.page.locator('.toast').getByText('169 games imported.').waitFor();
  assert.equal(await countOf('play:'), plays + 169);
  assert.ok(!(await stored()).includes('Anabel'));
  await looksAt(path, 'New here.');
  await sheet().getByRole('group', { name: 'Already here' }).getByText('Already here: 169').waitFor();
  await button('None: New here').click();
  await button('Done').click();
});

test('what goes out for BG Stats is here already when it comes back', async () => {
  const { page } = table;
  const before = await stored();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plays for BG Stats' }).click();
  const path = join(folder, 'bg-stats.json');
  await (await download).saveAs(path);
  const { plays } = JSON.parse(readFileSync(path, 'utf8'));
  await looksAt(path, `1–25 of ${plays.length}`);
  await sheet().getByText('Already here, exactly the same.').first().waitFor();
  await button('Cancel').or(button('Done')).click();
  assert.equal(await stored(), before);
});

test('what is no list of plays is refused in a sentence', async () => {
  await refuses(text('letter.csv', 'Dear Ana, see you at the lake.'), 'Tidetable can’t read this file');
  await refuses(text('cut.json', '{"plays":[{"uuid":"1"'), 'or it’s been cut short');
  await refuses(text('wide.csv', `date,game,player${',x'.repeat(10_000)}\n`), /has 10,003 columns/);
});

test('nothing went wrong unseen', () => table.quiet());
