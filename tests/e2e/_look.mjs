import { launch } from './browser.mjs';
import { act, Finger, whims } from './person.mjs';
import { serveApp } from './serve.mjs';

const [game = 'manila', size = '1180x820', acts = '6', theme = 'light'] = process.argv.slice(2);
const server = await serveApp();
const browser = await launch();
const [width, height] = size.split('x').map(Number);
const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, colorScheme: theme });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
const finger = new Finger(page);
await page.goto(`${server.url}#/new/${game}`);
await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
await page.locator('.table').waitFor();
const random = whims(1);
for (let n = 0; n < Number(acts); ) {
  const d = await act(page, finger, random);
  if (d === 'scores') break;
  if (d !== 'wait') n++;
}
const out = (n) => page.screenshot({ path: `/work/tmp/look-${game}-${width}-${n}.png` });
await page.waitForTimeout(2500);
await out('a');
const tool = async (name) => {
  const b = page.getByRole('button', { name, exact: true });
  if ((await b.count()) === 0) {
    await page.locator('.speed > button').click();
    await page.waitForTimeout(200);
    await out('menu');
  }
  if ((await b.count()) === 0) {
    console.log('none', name);
    await page.keyboard.press('Escape');
    return false;
  }
  await b.first().click();
  await page.waitForTimeout(700);
  return true;
};
if (await tool('Since your turn')) {
  await out('replay');
  await page.getByRole('button', { name: 'End', exact: true }).click();
}
if (await tool('How it stands')) {
  await out('standing');
}
if (await tool('What is this?')) {
  await out('ask');
  await page.locator('.board-place').nth(7).press('Enter');
  await page.waitForTimeout(500);
  await out('told');
}
await browser.close();
await server.close();
