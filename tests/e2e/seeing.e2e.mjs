// What the others did is seen: over the first rounds of a game with computer players the ribbon says every one of their acts
// while it is shown, and a trace of what happened on the board is there whenever it is shown again. Read against the log.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { card } from './isla-person.mjs';
import { act, Finger, look, whims } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';
import { inTurn } from './turns.mjs';

let server;
let browser;

before(async () => {
  server = await serveApp();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * Keeps, in the page, every line the ribbon shows, whether the newest one stands in it and at its end, and which entries
 * have discs whenever that changes.
 */
const witness = () => {
  const seen = { said: [], at: {}, traced: {}, misplaced: [] };
  window.seen = seen;
  const look = () => {
    for (const line of document.querySelectorAll('.ribbon-line')) {
      if (!seen.said.includes(line.textContent)) seen.said.push(line.textContent);
      seen.at[line.dataset.entry] ??= performance.now();
    }
    const lines = [...document.querySelectorAll('.ribbon-line')].filter((one) => one.offsetParent);
    const [newest, older] = lines.reverse();
    const out = newest && newest.offsetTop !== newest.parentElement.offsetTop;
    if (out || (older?.offsetTop === newest?.offsetTop && older?.offsetLeft > newest?.offsetLeft))
      seen.misplaced.push(newest.textContent);
    for (const disc of document.querySelectorAll('.trace-disc')) seen.traced[disc.dataset.entry] = disc.textContent;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
};

async function table(speed) {
  const context = await browser.newContext({ ...ONLINE, viewport: { width: 1180, height: 820 }, hasTouch: true });
  const page = await context.newPage();
  const heard = complaints(page);
  await page.addInitScript(witness);
  await page.goto(`${server.url}#/new/isla-margarita`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.faces .face-card').first().waitFor();
  if (speed) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.menu label', { hasText: speed }).click();
    await page.keyboard.press('Escape');
  }
  return { page, heard, finger: new Finger(page) };
}

/** The log: entry, words, whose, and whether its line leads to a place. */
async function logOf(page) {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log-drawer').waitFor();
  const lines = await page.locator('.log li[data-entry]').evaluateAll((all) =>
    all.map((one) => ({
      entry: Number(one.dataset.entry),
      // where pieces stand in a sentence, its words are there as well
      words: (one.querySelector('.unseen') ?? one.querySelector('.log-words')).textContent.trim(),
      placed: one.querySelector('button.log-said') !== null,
    })),
  );
  return lines;
}

async function rounds(page, finger, last) {
  const random = whims(5);
  const again = page.getByRole('button', { name: 'Since your turn', exact: true });
  let asked = '';
  for (let tries = 0; tries < 1200; tries++) {
    const { now, question } = await look(page);
    // nothing marks the board while somebody chooses: they look at it once for each question
    if (/^(cards|places|buttons|end)$/.test(now) && question !== asked && (await again.isEnabled())) {
      asked = question;
      await finger.tapOn(again);
      await finger.tapOn(page.locator('.replaying').getByRole('button', { name: 'End', exact: true }));
    }
    const done = await act(page, finger, random, { card });
    const round = Number(/Round (\d+)/.exec(await page.locator('.strip-words').innerText())?.[1]);
    if (done === 'scores' || round > last) return;
  }
  assert.fail('the rounds do not end');
}

for (const speed of inTurn([undefined, 'Fast', 'At once'])) {
  test(`every act of the others is said and marked: ${speed ?? 'Normal'}`, { timeout: 240_000 }, async () => {
    const { page, heard, finger } = await table(speed);
    const me = (await page.locator('.plate:not(:has(.plate-bot)) .plate-name').innerText()).trim();
    await rounds(page, finger, 2);
    const seen = await page.evaluate(() => window.seen);
    assert.deepEqual(seen.misplaced, [], 'the newest line stands last');
    const spoken = seen.said.join('\n');
    const all = await logOf(page);
    // the last act may still be on its way to the screen, the set-up is told by nobody
    const entries = [...new Set(all.map(({ entry }) => entry))].filter((entry) => entry > 1).slice(0, -1);
    let acts = 0;
    let marks = 0;
    for (const entry of entries) {
      const lines = all.filter((line) => line.entry === entry);
      // what an entry says of somebody alone is said; of one's own nothing is
      const others = lines.filter(({ words }) => !words.startsWith(me) && !words.startsWith('A prince'));
      if (lines[0].words.startsWith(me) || others.length === 0) continue;
      for (const { words } of others) assert.ok(spoken.includes(words), `said: ${words}`);
      acts++;
      if (!others.some(({ placed }) => placed)) continue;
      assert.ok(seen.traced[entry], `marked: ${others.map(({ words }) => words).join(' ')}`);
      marks++;
    }
    assert.ok(acts >= 8 && marks >= 3, `${acts} acts, ${marks} of them on the board`);
    const times = Object.entries(seen.at).sort((a, b) => a[0] - b[0]);
    const gaps = times.slice(1).flatMap(([entry, at], i) => (entry - times[i][0] === 1 ? [at - times[i][1]] : []));
    gaps.sort((a, b) => a - b);
    const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => Math.round(gaps[Math.floor(part * gaps.length)] ?? 0));
    console.log(
      `${speed ?? 'Normal'}: ${acts} acts said, ${marks} marked, ms from act to act ${low} ${middle} ${high}`,
    );
    assert.deepEqual(heard, []);
    await page.context().close();
  });
}

test('the log is a drawer: it opens at its newest line, lights a place, and gives the focus back', async () => {
  const { page, heard, finger } = await table('At once');
  await rounds(page, finger, 1);
  const log = page.getByRole('button', { name: 'Log', exact: true });
  await log.focus();
  await page.keyboard.press('Enter');
  await page.locator('.log-drawer').waitFor();
  await page.waitForTimeout(200);
  const drawer = await page.locator('.log-drawer').boundingBox();
  assert.ok(drawer.width <= 0.4 * 1180 + 1, `${drawer.width} px wide`);
  const newest = await page.locator('.log li').last().boundingBox();
  assert.ok(newest.y + newest.height <= 821, 'the newest line is in view');
  const line = page.locator('button.log-said').last();
  await line.click();
  assert.equal(await line.getAttribute('aria-pressed'), 'true');
  assert.ok((await page.locator('.trace-ring.lit:not(.casing)').count()) > 0, 'its place is lit');
  await page.locator('.log-drawer select').selectOption({ label: 'Barnaby' });
  for (const words of await page.locator('.log-words').allInnerTexts()) assert.match(words, /Barnaby|Cards revealed/);
  await page.keyboard.press('Escape');
  await page.locator('.log-drawer').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Log');
  await page.locator('.trace-ring.lit').first().waitFor({ state: 'detached' });
  assert.deepEqual(heard, []);
  await page.context().close();
});
