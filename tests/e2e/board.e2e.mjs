// The drawn board: it rests when nothing moves, it picks only what was meant, and the game goes on without it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { sitDown } from './match.mjs';
import { act, Finger, look, situation, still, whims } from './person.mjs';
import { complaints, serveApp } from './serve.mjs';

let server;

before(async () => {
  server = await serveApp();
});

after(() => server?.close());

/** A fresh table for one person and bots, at the first moment that person has to pick a place or a card. */
async function table(browser, { script, viewport = { width: 820, height: 640 }, game = 'isla-margarita' } = {}) {
  const context = await browser.newContext({ ...ONLINE, viewport, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heard = complaints(page);
  if (script) await page.addInitScript(script);
  await page.goto(server.url);
  await page.locator('h1').first().waitFor();
  await page.goto(`${server.url}#/new/${game}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.faces .face-card, .board-places button').first().waitFor();
  return { page, heard, finger: new Finger(page) };
}

/** On to a choice of islands: an investing card is taken, and it is this person's turn. */
async function toPlaces(page, finger) {
  const card = page.locator('.faces .face-card', { hasText: /coins o/ }).first();
  await still(card);
  await finger.tapOn(card);
  await finger.tapOn(page.locator('.commit'));
  for (let i = 0; i < 400; i++) {
    const now = await situation(page);
    if (now === 'places') {
      // who acts first sees what the commit led to before they press: the table hears nothing until then
      await page.waitForTimeout(500);
      return;
    }
    if (now === 'end' || now === 'commit') await finger.tapOn(page.locator('.actions .button-main'));
    await page.waitForTimeout(50);
  }
  assert.fail('nothing to pick on the board');
}

/** A point of the board with no lit place near it. */
async function freeOf(page, { x, y, width, height }) {
  const places = await page.locator('.board-places button').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const near = (px, py) => (r) => px > r.left - 40 && px < r.right + 40 && py > r.top - 40 && py < r.bottom + 40;
  for (let px = x + width - 40; px > x + 80; px -= 10)
    for (let py = y + 20; py < y + height - 20; py += 10) if (!places.some(near(px, py))) return { x: px, y: py };
  return assert.fail('lit places everywhere');
}

/** Counts what is drawn, from outside: animation frames asked for, and drawing calls of the canvas. */
const counters = () => {
  const counts = { frames: 0, draws: 0 };
  window.counted = counts;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (done) => {
    counts.frames++;
    return ask(done);
  };
  for (const type of [window.WebGL2RenderingContext, window.WebGLRenderingContext]) {
    if (!type) continue;
    for (const name of ['drawElements', 'drawArrays', 'clear']) {
      const draw = type.prototype[name];
      type.prototype[name] = function (...args) {
        counts.draws++;
        return draw.apply(this, args);
      };
    }
  }
};

/** What is counted once it stands for a second: a busy machine is late with a frame that was asked for. */
async function rested(counted) {
  for (let was = '', tries = 0; tries < 20; tries++) {
    await new Promise((done) => setTimeout(done, tries === 0 ? 1500 : 1000));
    const now = await counted();
    if (JSON.stringify(now) === was) return now;
    was = JSON.stringify(now);
  }
  return assert.fail('something is drawn again and again');
}

test('draws nothing while nothing moves; pinch and pan pick nothing', async () => {
  const browser = await launch();
  try {
    const { page, heard, finger } = await table(browser, { script: counters });
    await toPlaces(page, finger);
    assert.ok((await page.evaluate(() => window.counted.draws)) > 0, 'the counters see the board being drawn');
    await page.waitForTimeout(1500);
    const counted = () => page.evaluate(() => ({ ...window.counted }));
    const box = await page.locator('.board').boundingBox();
    // water in the middle, where nothing can be chosen, answers once, unless nothing may move; afterwards all rests
    const water = await freeOf(page, { ...box, x: box.x + box.width / 4, width: box.width / 2 });
    const before = await counted();
    await finger.tap(water.x, water.y);
    await page.waitForTimeout(1000);
    assert.equal((await counted()).draws, before.draws);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await finger.tap(water.x, water.y);
    const answered = await rested(counted);
    assert.ok(answered.draws > before.draws, 'the touched board moves');
    await page.waitForTimeout(4000);
    assert.deepEqual(await counted(), answered);

    const devtools = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = (gap, shift = 0) => [
      { x: x - gap + shift, y, id: 1 },
      { x: x + gap + shift, y, id: 2 },
    ];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let gap = 30; gap <= 120; gap += 15) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    // one finger pans where it comes down away from what it could pick
    const free = await freeOf(page, box);
    const place = page.locator('.board-places button').first();
    const { x: left } = await place.boundingBox();
    await finger.press(free.x, free.y);
    for (let d = 0; d <= 60; d += 15) await finger.slide(free.x - d, free.y);
    await finger.release();
    await page.waitForTimeout(300);
    assert.notEqual((await place.boundingBox()).x, left, 'the board was panned');
    assert.equal(await page.locator('.loupe').count(), 0);
    assert.equal(await situation(page), 'places');
    assert.equal(await page.locator('.act-made').count(), 0);
    assert.deepEqual(heard, []);
  } finally {
    await browser.close();
  }
});

test('names a place above the finger that rests on it; letting go picks it, a second tap commits', async () => {
  const browser = await launch();
  const { page, heard, finger } = await table(browser);
  await toPlaces(page, finger);
  const place = page.locator('.board-places button').first();
  const name = await place.getAttribute('aria-label');
  const box = await place.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const loupe = page.locator('.loupe');
  // slid off the board, onto the dock: nothing
  await finger.press(x, y);
  await loupe.waitFor();
  assert.equal(await loupe.innerText(), name);
  const dock = await page.locator('.table-foot').boundingBox();
  await finger.slide(dock.x + 20, dock.y + dock.height - 20);
  await loupe.waitFor({ state: 'detached' });
  await finger.release();
  assert.equal(await situation(page), 'places');
  await finger.hold(x, y, 400);
  await page.locator('.act-made, .commit').first().waitFor();
  assert.equal(await loupe.count(), 0);
  // one tap more for every coin that goes on the same place
  for (let taps = 0; (await situation(page)) !== 'commit'; taps++) {
    assert.ok(taps < 12, 'the picks come to an end');
    await finger.tap(x, y);
    await page.waitForTimeout(350);
  }
  await page.waitForTimeout(350);
  await finger.tap(x, y);
  await page.locator('.commit').waitFor({ state: 'detached' });
  assert.deepEqual(heard, []);
  await browser.close();
});

test('keeps its place whatever is asked, and the dock and what commits keep theirs', async () => {
  const browser = await launch();
  const { page, heard, finger } = await table(browser, { viewport: { width: 1180, height: 820 } });
  const places = async () =>
    Promise.all(['.board', '.table-foot', '.act-main'].map((one) => page.locator(one).boundingBox()));
  const before = await places();
  const [board, dock] = before;
  assert.ok(dock.y >= board.y + board.height - 1, 'nine cards lie below the board');
  await toPlaces(page, finger);
  assert.deepEqual(await places(), before);
  assert.deepEqual(heard, []);
  await browser.close();
});

test('comes back to its place when the dock lay at the side of whoever chose in secret', async () => {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      ...ONLINE,
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const finger = new Finger(page);
    await sitDown({ page, finger, server }, 'isla-margarita', ['Ana', 'Ben']);
    const random = whims(3);
    const places = new Set();
    // in the open, behind a cover at the side, and in the open again
    for (let turns = 0, beside = false, acts = 0; turns < 2; acts++) {
      assert.ok(acts < 400, 'nobody has chosen at a side');
      const seen = await look(page);
      const edge = await page.evaluate(() => document.querySelector('.dock')?.dataset.edge);
      if (seen.eyes === 'private' && (edge === 'left' || edge === 'right')) beside = true;
      if (seen.eyes === 'public' && seen.board && beside) [turns, beside] = [turns + 1, false];
      if (seen.eyes === 'public' && seen.board) places.add(seen.board.sides);
      await act(page, finger, random, { card: () => 0 }, seen);
    }
    assert.equal(places.size, 1, [...places].join(' | '));
  } finally {
    await browser.close();
  }
});

test('a phone that is turned shows what it shows when the game is opened that way', async () => {
  const browser = await launch();
  try {
    // the shorter side sets the scale both ways, and the chart is turned all the same
    const { page, heard } = await table(browser, { viewport: { width: 390, height: 844 }, game: 'puerto-catan' });
    const picture = async () => {
      await page.locator('.board canvas').waitFor();
      // the last of it is drawn once its place is known
      await page.waitForTimeout(1000);
      return (await page.locator('.board').screenshot()).toString('base64');
    };
    await picture();
    await page.setViewportSize({ width: 844, height: 390 });
    const turned = await picture();
    await page.reload();
    assert.ok(turned === (await picture()), 'the board is drawn as it was before the phone was turned');
    assert.deepEqual(heard, []);
  } finally {
    await browser.close();
  }
});

test('falls back to the canvas renderer where there is no WebGL', async () => {
  const browser = await launch();
  try {
    const noWebGL = () => {
      const real = HTMLCanvasElement.prototype.getContext;
      const none = (type) => /webgl|webgpu/.test(type);
      HTMLCanvasElement.prototype.getContext = function (type, ...rest) {
        return none(type) ? null : real.call(this, type, ...rest);
      };
      if (window.OffscreenCanvas) {
        const offscreen = OffscreenCanvas.prototype.getContext;
        OffscreenCanvas.prototype.getContext = function (type, ...rest) {
          return none(type) ? null : offscreen.call(this, type, ...rest);
        };
      }
    };
    const { page, finger } = await table(browser, { script: noWebGL });
    await toPlaces(page, finger);
    await finger.tapOn(page.locator('.board-places button').first());
    await page.locator('.act-made, .commit').first().waitFor();
  } finally {
    await browser.close();
  }
});

test('goes on in words where nothing can be drawn at all', async () => {
  const browser = await launch();
  try {
    const nothing = () => {
      HTMLCanvasElement.prototype.getContext = () => null;
      if (window.OffscreenCanvas) OffscreenCanvas.prototype.getContext = () => null;
    };
    const { page, finger } = await table(browser, { script: nothing });
    await page.locator('.plain').waitFor();
    await finger.tapOn(page.locator('.faces .face-card').first());
    await finger.tapOn(page.locator('.commit'));
    await page.locator('.act-picks .pick, .actions .button-main').first().waitFor();
  } finally {
    await browser.close();
  }
});
