// The harbour master drags a punt on the board: the other two make up for it, the odds follow the finger, and a second
// finger or a touch that is lost leaves everything as it was. Nothing is committed before the button. By touch alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitting } from '../match.mjs';

const table = sitting({ seed: 5, viewport: { width: 1180, height: 820 } });

const button = (name) => table.page.locator('.actions').getByRole('button', { name });
const spot = async (name) => {
  const { x, y, width, height } = await table.page.getByRole('button', { name, exact: true }).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
const odds = () => table.page.locator('.preview').innerText();

let touch;
/** Client px of the spaces 0, 3 and 5 of the north route. */
let way;

test('somebody becomes harbour master and loads the punts', async () => {
  const { page, finger } = table;
  await table.sitDown('manila', ['Ana', 'Bo', 'Cy', 'Di']);
  // what costs nothing is done by the touch that picks it
  const commit = async () => {
    await page.waitForTimeout(450);
    const button = page.locator('.commit:not(:disabled)');
    if ((await button.count()) > 0) await finger.tapOn(button);
  };
  // five games may be loading at once
  await page.locator('.panel-number').waitFor({ timeout: 45_000 });
  // the least bid stands there from the start
  await finger.tapOn(page.locator('.commit:not(:disabled)', { hasText: 'Bid 1' }));
  for (let i = 0; i < 3; i++) {
    await finger.tapOn(button('Pass'));
    await commit();
  }
  await finger.tapOn(button('Buy nothing'));
  await commit();
  await finger.tapOn(page.locator('.face-card').first());
  await commit();
  await page.locator('.asked', { hasText: 'drag the punts' }).waitFor();
  way = {};
  for (const n of [0, 3, 5]) way[n] = await spot(`space ${n} of the north route`);
  const devtools = await page.context().newCDPSession(page);
  touch = (type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
});

test('a punt follows the finger, nine keeps itself, and the odds follow', async () => {
  const { page } = table;
  await touch('touchStart', { ...way[3], id: 1 });
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', { x: way[3].x + ((way[5].x - way[3].x) * i) / 6, y: way[3].y, id: 1 });
  await page.locator('.commit').waitFor();
  assert.match(await page.locator('.commit').getAttribute('aria-label'), /north route at 5.*at 1.*at 3/s);
  assert.match(await odds(), /84%.*38%.*63%.*on 13 or beyond/s);
  await touch('touchMove', { x: way[3].x, y: way[3].y, id: 1 });
  await page.locator('.preview', { hasText: /63%.*63%.*63%/ }).waitFor();
  await touch('touchMove', { x: way[5].x, y: way[5].y, id: 1 });
  await touch('touchEnd');
  assert.match(await page.locator('.commit').getAttribute('aria-label'), /north route at 5/);
});

for (const [what, cut] of [
  ['a second finger', () => touch('touchStart', { ...way[0], id: 1 }, { x: way[5].x + 200, y: way[5].y + 90, id: 2 })],
  ['a touch that is lost', () => touch('touchCancel')],
]) {
  test(`${what} ends it, and everything is as it was`, async () => {
    const { page } = table;
    await touch('touchStart', { ...way[5], id: 1 });
    await touch('touchMove', { ...way[0], id: 1 });
    await page.locator('.commit[aria-label*="north route at 0"]').waitFor();
    await cut();
    await page.locator('.commit[aria-label*="north route at 5"]').waitFor();
    await touch('touchEnd').catch(() => {});
    assert.match(await page.locator('.asked').innerText(), /launch like this/);
  });
}

test('the button launches them', async () => {
  const { page, finger } = table;
  await finger.tapOn(page.locator('.commit'));
  await page.locator('.asked', { hasText: 'place an accomplice' }).waitFor();
});
