// Boxed games on the table, the tablet keeps score: five people on a sheet by keyboard, three on a phone by touch, offline,
// killed in the middle of a number; from the set-up to the picture, the words and the table for a spreadsheet.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sitting } from '../match.mjs';
import { overheard, still } from '../person.mjs';

const table = sitting({ seed: 41, viewport: { width: 1180, height: 820 } });
const names = ['Ana, "the Bold"', '=1+1', '🦊 Çelik', "O'Neill", 'Emil'];

/** A finished game as it lies on the table; seats are numbered from 1, as on the sheet. */
const ports = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 0];
const bridges = ['11100', '11110', '01110', '00111', '10011', '21001', '11001', '11111', '12111'];
const crowns = ['5+1', '4', '3+3', '2', ''];
const princes = '102101112';
const coins = ['30201', '02000', '11040', '00502', '20010', '03003', '10020', '00110', '44421'];
const titles = [3, 1, 2];
const bank = ['2', '3', '0', '5', '8'];
const commerce = ['1 7', '2 15', '16 6', '23', ''];

/** The rule page, section 5.23-29, counted by hand as a person with a pencil would. */
function expected() {
  const portValues = [9, 6, 8, 9, 6, 8, 10, 7, 8, 10, 6, 9, 8];
  const islandValues = [6, 7, 5, 6, 5, 7, 6, 8, 10];
  const total = [0, 0, 0, 0, 0];
  for (const [i, who] of ports.entries()) if (who > 0) total[who - 1] += portValues[i];
  const most = (row) => {
    const top = Math.max(...row);
    return top === 0 ? [] : row.flatMap((n, seat) => (n === top ? [seat] : []));
  };
  bridges.forEach((row, i) => {
    const best = most([...row].map(Number));
    for (const seat of best) total[seat] += best.length > 1 ? Math.floor(islandValues[i] / 2) : islandValues[i];
  });
  coins.forEach((row, i) => {
    const best = most([...row].map(Number));
    for (const seat of best) total[seat] += (best.length > 1 ? 1 : 2) * Number(princes[i]);
  });
  for (const [seat, sum] of crowns.entries()) for (const value of sum.split('+')) total[seat] += Number(value);
  const column = (rows, seat) => rows.reduce((sum, row) => sum + Number(row[seat]), 0);
  const count = (seat) => ports.filter((who) => who === seat + 1).length;
  // 1: the King has 10, Ana is not King; 7: two a port
  total[0] += 0 + 2 * count(0);
  // 2: the Bridge Builder is Ana; 15: a third of all coins on the board
  total[1] += 0 + Math.floor((column(coins, 1) + column(bridges, 1) / 2 + count(1)) / 3);
  // 16: half the Bank, which is empty; 6: one for each island with a bridge
  total[2] += 0 + bridges.filter((row) => row[2] !== '0').length;
  // 23: two a bridge at Isla Margarita
  total[3] += 2 * Number(bridges[8][3]);
  return total;
}

const cell = (id) => table.page.locator(`[data-cell="${id}"]`);
const totals = async () => (await table.page.locator('.sheet-grid tfoot b').allTextContents()).map(Number);

/** From the shelf to a sheet with these people, as fingers go. */
async function sheetFor(game, people) {
  const { page, finger } = table;
  await page.goto(`${table.server.url}#/`);
  await finger.tapOn(page.getByRole('link', { name: 'Keep score' }).first());
  await finger.tapOn(page.locator(`a[href="#/keep/${game}"]`));
  const rows = page.locator('.keep-people input');
  await rows.first().waitFor();
  while ((await rows.count()) < people.length) await finger.tapOn(page.getByRole('button', { name: 'Add a player' }));
  while ((await rows.count()) > people.length) await finger.tapOn(page.getByRole('button', { name: /^Remove/ }).last());
  for (const [i, name] of people.entries()) await rows.nth(i).fill(name);
  await finger.tapOn(page.getByRole('button', { name: 'Start scoring' }));
  await page.locator('.sheet-grid').waitFor();
}

test('the app is loaded once; from here on there is no network', () => table.leaveNetwork());

test('from a cold start to the first number in ten seconds', async () => {
  const { page } = table;
  const start = Date.now();
  await sheetFor('isla-margarita', names);
  await page.keyboard.press('1');
  assert.equal(await page.locator('.cell-holder[aria-pressed="true"]').count(), 1);
  assert.ok(Date.now() - start < 10_000, `${Date.now() - start} ms`);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Delete');
});

test('a sheet of five people takes fewer than 60 presses besides the numbers', async () => {
  const { page } = table;
  let presses = 0;
  const type = (text) => page.keyboard.type(text);
  const enter = async () => {
    presses++;
    await page.keyboard.press('Enter');
  };
  await type(ports.join(''));
  // these people count their bridges at each island
  await table.finger.tapOn(page.getByRole('button', { name: /^Bridges at each island:/ }));
  await page.locator('[data-cell="bridges.0@0"]:focus').waitFor();
  presses++;
  await type(bridges.join(''));
  for (const sum of crowns) {
    await type(sum);
    await enter();
  }
  await type(princes);
  await type(coins.join(''));
  await type(titles.join(''));
  for (const n of bank) {
    await type(n);
    await enter();
  }
  for (const cards of commerce) {
    await type(cards);
    presses += cards.split(' ').length - 1;
    if (cards !== commerce.at(-1)) await enter();
  }
  assert.ok(presses < 60, `${presses} presses`);
  console.log(`${presses} presses besides the numbers`);
  assert.deepEqual(await page.locator('.sheet-faults li').allTextContents(), []);
  assert.deepEqual(await totals(), expected());
  // the sum is remembered behind what it shows
  assert.equal(await cell('crowns@0').inputValue(), '6');
  await cell('crowns@0').focus();
  assert.equal(await cell('crowns@0').inputValue(), '5+1');
});

/** The board of the sheet, and a finger on the middle of its places. */
async function drawnBoard() {
  const { page, finger } = table;
  // day and place come late into the bar
  await still(page.getByRole('button', { name: /^(Board|Rows)$/ }));
  const way = page.getByRole('button', { name: 'Board', exact: true });
  // after a kill it is open again
  if (await way.isVisible()) await finger.tapOn(way);
  await page.locator('.drawn-board canvas').waitFor();
  // a place takes a touch once it has been seen
  await page.waitForTimeout(700);
  return async (name) => {
    const place = page.locator('.board-places').getByRole('button', { name });
    await page.locator('.drawn-board').scrollIntoViewIfNeeded();
    await still(place);
    const { x, y, width, height } = await place.boundingBox();
    await finger.tap(x + width / 2, y + height / 2);
  };
}

test('on the drawn board a touch is a piece, and lies there after a kill', async () => {
  const { page, finger } = table;
  const back = page.url();
  await sheetFor('isla-margarita', ['Ana', 'Ben']);
  const touch = await drawnBoard();
  await touch(/^Costa Alta – Isla Paloma/);
  await page.getByRole('button', { name: 'Ana 13', exact: true }).waitFor();
  await finger.tapOn(page.getByRole('button', { name: /^Ben/ }));
  await touch(/^Costa Alta port, 9 points/);
  await page.getByRole('button', { name: 'Ben 9', exact: true }).waitFor();
  // beside it is what has no place on it, of whoever is chosen: crowns, titles, cards; and by keys how many lie there
  const beside = page.locator('.drawn-beside');
  const key = (name) => finger.tapOn(beside.getByRole('button', { name, exact: true }));
  for (const value of ['3', '2']) await key(value);
  await key('King');
  await finger.tapOn(beside.getByRole('button', { name: /^1 · / }));
  await touch(/^Isla Faro$/);
  await finger.tapOn(page.locator('.drawn-amount').getByRole('button', { name: '4', exact: true }));
  await page.getByRole('button', { name: 'Ben 24', exact: true }).waitFor();
  // nobody kills it in the moment of the touch
  await page.waitForTimeout(500);
  await page.reload();
  await page.locator('.sheet-grid').waitFor();
  // Costa Alta 6 and Isla Paloma 7; the port of Costa Alta is worth 9
  assert.deepEqual(await totals(), [13, 24]);
  await page.goto(back);
  await page.locator('.sheet-grid').waitFor();
});

test('a wall and a guard are touched in, a levy is one touch, and a kill loses none of them', async () => {
  const { page, finger } = table;
  const back = page.url();
  await sheetFor('alexandros', ['Ana', 'Ben']);
  const levy = page.getByRole('button', { name: 'Levy taxes' });
  const has = (points) => page.getByRole('button', { name: `Ana ${points}`, exact: true }).waitFor();
  const touch = await drawnBoard();
  assert.ok(await levy.isDisabled(), 'nobody could levy');
  await touch('corner south-east of Phrygia');
  await page.getByText('Several routes lead there').waitFor();
  // two walls close Bithynia, with two open spaces
  await touch('corner north-east of Phrygia');
  await touch('soldier west of Bithynia');
  await finger.tapOn(levy);
  await has(2);
  await page.reload();
  await page.locator('.sheet-grid').waitFor();
  assert.deepEqual(await totals(), [2, 0]);
  await drawnBoard();
  await finger.tapOn(levy);
  await has(4);
  await finger.tapOn(page.locator('.drawn').getByRole('button', { name: 'Take back the last entry' }));
  await has(2);
  await page.goto(back);
  await page.locator('.sheet-grid').waitFor();
});

test('what the rules forbid is marked with its reason, changed by nobody, and put back from the history', async () => {
  const { page, finger } = table;
  await cell('bridges.8@0').fill('9');
  await page.locator('.sheet-faults').waitFor();
  assert.match(await page.locator('.sheet-faults').textContent(), /Isla Margarita/);
  assert.equal(await cell('bridges.8@0').inputValue(), '9');
  const line = page.locator('.sheet-history li').first();
  // the sheet moves while it says what is wrong
  await still(page.getByRole('button', { name: 'History' }));
  await finger.tapOn(page.getByRole('button', { name: 'History' }));
  assert.match(await line.textContent(), /: 9 \(was 1\)/);
  await still(line);
  await finger.tapOn(line.getByRole('button', { name: 'Put 1 back' }));
  // from a line to its cell
  await still(line);
  await finger.tapOn(line.locator('.history-way'));
  await page.locator('[data-cell="bridges.8@0"]:focus').waitFor();
  await page.locator('.sheet-faults').waitFor({ state: 'detached' });
  assert.deepEqual(await totals(), expected());
});

test('the play is finished and shared: a picture, words and a memory', async () => {
  const { page, finger } = table;
  // the sheet still moves to the cell that the history led to
  await page.waitForTimeout(600);
  await still(page.getByRole('button', { name: 'Finish' }));
  await finger.tapOn(page.getByRole('button', { name: 'Finish' }));
  await page.locator('.one-play').waitFor();
  const best = expected().indexOf(Math.max(...expected()));
  assert.ok((await page.locator('.one-result').textContent()).includes(names[best]));
  await page.getByLabel('What we want to remember').fill('Rain all day, and the bridge to Ceniza.');
  const saved = page.waitForEvent('download');
  await finger.tapOn(page.getByRole('button', { name: 'Share a picture' }));
  const picture = readFileSync(await (await saved).path());
  assert.equal(picture.subarray(1, 4).toString(), 'PNG');
  assert.ok(picture.readUInt32BE(16) >= 1000 && picture.readUInt32BE(20) >= 1000, 'big enough to be read');
  await table.context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  // what is said of the picture lies over the foot of the page
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  await still(page.getByRole('button', { name: 'Copy as text' }));
  await finger.tapOn(page.getByRole('button', { name: 'Copy as text' }));
  await page.getByText('Copied.').waitFor();
  const words = await page.evaluate(() => navigator.clipboard.readText());
  for (const [seat, name] of names.entries()) assert.ok(words.includes(name) && words.includes(`${expected()[seat]}`));
});

/** RFC 4180, read letter by letter. */
function parsed(csv) {
  const rows = [[]];
  let field = '';
  let quoted = false;
  for (let i = 0; i < csv.length; i++) {
    const letter = csv[i];
    if (quoted && letter === '"' && csv[i + 1] === '"') {
      field += '"';
      i++;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === ',' && !quoted) {
      rows.at(-1).push(field);
      field = '';
    } else if (letter === '\r' && csv[i + 1] === '\n' && !quoted) {
      rows.at(-1).push(field);
      rows.push([]);
      field = '';
      i++;
    } else field += letter;
  }
  assert.equal(field, '', 'the last line is closed');
  rows.pop();
  return rows;
}

test('a spreadsheet gets every number, and no name becomes a formula', async () => {
  const { page, finger } = table;
  await page.goto(`${table.server.url}#/move`);
  await still(page.getByRole('button', { name: 'Plays and people' }));
  const saved = page.waitForEvent('download');
  await finger.tapOn(page.getByRole('button', { name: 'Plays and people' }));
  const csv = readFileSync(await (await saved).path(), 'utf8');
  const [head, ...lines] = parsed(csv.replace(/^\uFEFF/, ''));
  assert.equal(lines.length, names.length);
  assert.ok(lines.every((line) => line.length === head.length));
  const at = (column) => head.indexOf(column);
  for (const [seat, name] of names.entries()) {
    const line = lines.find((one) => one[at('person')] === name || one[at('person')] === `'${name}`);
    assert.ok(line, name);
    assert.equal(line[at('total')], `${expected()[seat]}`);
  }
  for (const field of lines.flat()) assert.ok(!/^[=+@\t\r]/.test(field) && !/^-\D/.test(field), field);
});

test('three people keep Manila on a phone, by touch', async () => {
  const { page, finger } = table;
  await page.setViewportSize({ width: 360, height: 740 });
  await sheetFor('manila', ['Ana', 'Ben', 'Çelik']);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(await wide(), 0);
  for (const [row, choice] of [20, 30, 5, 0].entries()) {
    const market = page.locator('.cell-choices').nth(row);
    await finger.tapOn(market.getByRole('button', { name: new RegExp(`, ${choice}$`) }));
  }
  await finger.tapOn(cell(await page.locator('.cell-number input').first().getAttribute('data-cell')));
  const key = (name) => page.locator('.pad').getByRole('button', { name, exact: true });
  const smallest = await page
    .locator('.pad button')
    .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
  assert.ok(smallest >= 44, `${smallest}`);
  for (const digit of ['6', '2', '62 +', '1']) await finger.tapOn(key(digit));
  await finger.tapOn(page.getByRole('button', { name: 'Next', exact: true }));
  await finger.tapOn(key('4'));
  assert.deepEqual(await totals(), [63, 4, 0]);
});

test('the browser dies after a keystroke: the number is there, and the clock that was stopped stands', async () => {
  const { finger } = table;
  const clock = (words) => table.page.getByRole('button', { name: words });
  // the cell that has just got the focus still comes into sight
  await still(cell('cash@1'));
  await finger.tapOn(clock(/^\d+ min: pause the clock$/));
  await finger.tapOn(table.page.locator('.pad').getByRole('button', { name: '7', exact: true }));
  await table.crash('.sheet-grid');
  assert.deepEqual(await totals(), [63, 47, 0]);
  const first = await table.page.locator('.cell-number input').first().getAttribute('data-cell');
  await cell(first).focus();
  assert.equal(await cell(first).inputValue(), '62+1');
  await table.finger.tapOn(clock(/^Paused, \d+ min: go on$/));
  await clock(/: pause the clock$/).waitFor();
});

test('shares settle by the market, and the play joins the history', async () => {
  const { page, finger } = table;
  // two shares of ginseng for Ana, one of nutmeg for Ben, who pledged it
  const named = (words) => page.getByRole('textbox', { name: words });
  await named(/Ginseng.*, Ana$/).fill('2');
  await named(/Nutmeg.*, Ben$/).fill('1');
  await named(/^Pledged.*, Ben$/).fill('1');
  assert.deepEqual(await totals(), [63 + 2 * 20, 47 + 30 - 15, 0]);
  await still(page.getByRole('button', { name: 'Finish' }));
  await finger.tapOn(page.getByRole('button', { name: 'Finish' }));
  // the third person has nothing, and is asked about
  await page.getByText(/^You haven’t entered anything for /).waitFor();
  await finger.tapOn(page.getByRole('button', { name: 'Finish anyway' }));
  await page.locator('.one-play').waitFor();
  await page.goto(`${table.server.url}#/library`);
  await page.locator('main a', { hasText: 'Isla Margarita' }).first().waitFor();
  const heard = await overheard(page);
  assert.match(heard, /Manila/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
});

test('an accomplice is placed on the drawn board, and a kill does not lose it', async () => {
  const { page, finger } = table;
  await page.setViewportSize({ width: 1180, height: 820 });
  await sheetFor('manila', ['Ana', 'Ben', 'Çelik']);
  const touch = await drawnBoard();
  await finger.tapOn(page.getByRole('button', { name: 'Keep all players’ cash here: 30 each' }));
  for (const name of [/^Ana/, '2', '3: Ginseng', '3 · 3: Nutmeg · Silk'])
    await finger.tapOn(page.locator('.manila-keeper').getByRole('button', { name, exact: true }).first());
  await touch(/^pirate captain/);
  await page.getByText('Ben places an accomplice').waitFor();
  await page.waitForTimeout(500);
  await page.reload();
  await drawnBoard();
  await page.getByText('Ben places an accomplice').waitFor();
  // two for the office, five for the pirates
  assert.equal(await cell('cash@0').inputValue(), '23');
});

test('Island Hopper is told on the drawn lagoon, the sand stays in sight, and the end is told by keys', async () => {
  const { page, finger } = table;
  await page.setViewportSize({ width: 360, height: 740 });
  await sheetFor('island-hopper', ['Ana', 'Ben', 'Çelik']);
  const tap = async (name) => {
    const button = page.locator('.hopper-turn, .running').getByRole('button', { name, exact: true });
    await still(button);
    await finger.tapOn(button);
  };
  assert.equal(await page.locator('.sheet-grid [data-cell]').count(), 0, 'no money is asked for yet');
  await tap('Ben');
  await tap('Turn the glass over');
  for (const key of ['3', '0', '2']) await tap(key);
  await tap('Take off');
  await tap('12 o’clock: $3');
  await page.getByText('Ben flies: $3 so far').waitFor();
  // from the top of the page to its end
  for (const by of [-5000, 5000]) {
    await page.mouse.wheel(0, by);
    await still(page.locator('.running'));
    const { y, height } = await page.locator('.running').boundingBox();
    assert.ok(y >= 0 && y + height <= 740, `${by}: the sand lies at ${y}`);
  }
  await finger.tapOn(page.getByRole('button', { name: 'Table tools' }));
  await page.locator('dialog .running').waitFor();
  await page.keyboard.press('Escape');
  await tap('The game is over');
  for (const key of '310124'.repeat(3)) await tap(key);
  assert.deepEqual(await totals(), [24 + 5, 29, 29]);
  // the rows say the same, and stand on paper alone
  assert.equal(await cell('cash@1').inputValue(), '24');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.sheet-turn, .running').filter({ visible: true }).count(), 0);
  await page.emulateMedia({ media: null });
});

test('nothing went wrong unseen', () => table.quiet());
