// A game of Manila with the people's own dice goes to the box on the table and comes back: nobody's shares are seen. Then
// an island is touched in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitting } from '../match.mjs';
import { choose, still } from '../person.mjs';

const table = sitting({ seed: 43, viewport: { width: 1180, height: 820 } });
const names = ['Ana', 'Ben', 'Çelik', 'Dóra'];
const wares = ['Ginseng', 'Nutmeg', 'Silk', 'Jade'];
/** What everybody took from the box behind their cover: number of shares by ware. */
const hands = new Map();

/** A tap on something as soon as it is there: a board that is being drawn takes its time. */
async function tap(locator) {
  await still(locator);
  for (let tries = 0; ; tries++) {
    try {
      return await table.finger.tapOn(locator);
    } catch (error) {
      if (tries > 4) throw error;
    }
  }
}

/** The cover is held until it opens. */
async function uncover() {
  const { page } = table;
  await page.locator('.shield-open').waitFor();
  for (let tries = 0; tries < 5 && (await page.locator('.shield-open').count()) > 0; tries++) {
    await table.unseal();
    await page
      .locator('.shield-open')
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => {});
  }
}

/** These people on the set-up page of that game. */
async function seated(game) {
  const { page } = table;
  await page.goto(`${table.server.url}#/new/${game}`);
  await page
    .locator('.seat-row')
    .nth(names.length - 1)
    .waitFor();
  for (const [i, name] of names.entries()) {
    const row = page.locator('.seat-row').nth(i);
    await choose(row.getByRole('radio', { name: 'Player' }));
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(name);
  }
}

test('the app is loaded once; from here on there is no network', () => table.leaveNetwork());

test('people deal the opener themselves, and a slip is mended', async () => {
  await table.sitDown('manila', names, [], ['The dice', 'Who opens']);
  const { page } = table;
  const pick = (name) => page.locator('.faces').getByRole('button', { name });
  await pick(/^Ben opens/).waitFor();
  await tap(pick(/^Ben opens/));
  await tap(page.locator('.commit'));
  await page.locator('.asked', { hasText: 'Ben' }).waitFor();
  await tap(page.getByRole('button', { name: 'Enter it again' }));
  await pick(/^Çelik opens/).waitFor();
  await tap(pick(/^Çelik opens/));
  await tap(page.locator('.commit'));
  await page.locator('.asked', { hasText: 'Çelik: bid' }).waitFor();
});

test('the box is set up in steps, and what is hidden stays behind each cover', async () => {
  const { page } = table;
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Set this up on the real table' }));
  await page.locator('.lay').waitFor();
  const open = await table.overheard();
  assert.match(open, /30 pesos/);
  assert.doesNotMatch(open, /take (one|2) share/);
  for (const name of names) {
    await tap(page.locator('.lay-people').getByRole('button', { name }));
    assert.doesNotMatch(await table.overheard(), /From the pile/);
    await uncover();
    const lines = await page.locator('.lay-own li').allTextContents();
    hands.set(
      name,
      wares.map((ware) =>
        lines.filter((line) => line.includes(ware)).reduce((n, line) => n + (/2 shares/.test(line) ? 2 : 1), 0),
      ),
    );
    assert.equal(
      hands.get(name).reduce((a, b) => a + b, 0),
      2,
    );
    if (name === 'Ben') {
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.locator('.shield-open').waitFor();
      assert.doesNotMatch(await table.overheard(), /From the pile/);
      await uncover();
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.locator('.shield-open').waitFor();
      await uncover();
    }
    await tap(page.getByRole('button', { name: 'I have them' }));
    // the next cover goes up by itself; everybody here takes the box when called
    if (await page.locator('.shield').count()) await tap(page.getByRole('button', { name: 'Not now' }));
  }
  const left = wares.map((_, i) => 5 - [...hands.values()].reduce((n, hand) => n + hand[i], 0));
  const words = await page.locator('.lay').textContent();
  // three shares of every ware are dealt from, so what is left of the supply is what nobody has
  for (const [i, ware] of wares.entries()) assert.match(words, new RegExp(`${ware}: (${left[i]}|no) share`));
});

test('the position is typed in from the table, faults in words, and the game goes on', async () => {
  const { page } = table;
  await seated('manila');
  await tap(page.getByRole('button', { name: 'Go on from a real table' }));
  await page.locator('.sheet-form').waitFor();
  assert.equal(await page.locator('.sheet-faults').count(), 0, 'nothing is wrong before anything was entered');
  const field = (name) => page.getByRole('textbox', { name });
  for (const name of names) await field(new RegExp(`^Pesos, ${name}$`)).fill('30');
  for (const [i, ware] of wares.entries()) {
    const left = 5 - [...hands.values()].reduce((n, hand) => n + hand[i], 0);
    await field(`${ware} (Shares left in the supply)`).fill(`${left}`);
  }
  await tap(page.getByRole('button', { name: /^Harbour master, Çelik/ }));
  for (const name of names) {
    await tap(page.locator('.lay-people').getByRole('button', { name }));
    await uncover();
    const mine = wares.flatMap((ware, i) => new Array(hands.get(name)[i]).fill(ware));
    for (const [i, row] of ['One', 'The other'].entries())
      await tap(page.getByRole('button', { name: `${row}, ${name}, ${mine[i]}` }));
    await tap(page.getByRole('button', { name: 'Cover again' }));
    assert.doesNotMatch(await table.overheard(), /The other, /, 'covered again');
  }
  // a sixth share is told in a sentence, and nothing is lost by it
  const supply = field(`${wares[0]} (Shares left in the supply)`);
  const right = await supply.inputValue();
  await supply.fill('6');
  await tap(page.getByRole('button', { name: 'Go on here' }));
  await page.locator('.sheet-faults').waitFor();
  assert.match(await page.locator('.sheet-faults').textContent(), /only five shares/);
  await supply.fill(right);
  // the sheet settles above the keys
  await page.waitForTimeout(300);
  await tap(page.getByRole('button', { name: 'Go on here' }));
  await page.locator('.table').waitFor();
  await page.locator('.asked', { hasText: 'Çelik: bid' }).waitFor();
});

test('an island is touched in: pieces, robber and roles, and the game goes on', async () => {
  const { page, finger } = table;
  await seated('puerto-catan');
  for (const fold of await page.locator('.fold > summary').all()) await fold.press('Enter');
  await choose(page.getByRole('radio', { name: 'For beginners, pieces placed' }));
  await tap(page.getByRole('button', { name: 'Go on from a real table' }));
  await page.locator('.drawn canvas').waitFor();
  // a place takes a touch once it has been seen
  await page.waitForTimeout(700);
  const touch = async (name) => {
    const place = page.locator('.board-places').getByRole('button', { name, exact: true });
    await still(place);
    const { x, y, width, height } = await place.boundingBox();
    await finger.tap(x + width / 2, y + height / 2);
  };
  const chip = (name) => tap(page.locator('.drawn > .pad-chips').getByRole('button', { name, exact: true }));
  // what was to be removed is over once the robber is chosen
  await chip('Remove');
  await chip('Robber');
  await touch('mountains 10');
  await chip(names[0]);
  await touch('the corner of forest 3, mountains 8 and pasture 5');
  await touch('Producer');
  // the rows say the same
  await tap(page.getByRole('button', { name: 'Rows' }));
  const cities = page.getByRole('textbox', { name: `Cities, ${names[0]}` });
  await cities.waitFor();
  assert.equal(await cities.inputValue(), '1 chosen');
  await tap(page.getByRole('button', { name: 'Board' }));
  await tap(page.getByRole('button', { name: `Governor, ${names[0]}` }));
  await tap(page.getByRole('button', { name: 'Go on here' }));
  await page.locator('.table').waitFor();
  await page.locator('.asked', { hasText: names[1] }).waitFor();
});

test('nothing went wrong unseen', () => table.quiet());
