// What a person at the table can do, and nothing else: look, tap, press and hold, read. No hook of the app is used.

import assert from 'node:assert/strict';

/** A generator for a person's whims. */
export function whims(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A finger on the glass, through the browser's own input protocol. */
export class Finger {
  constructor(page) {
    this.page = page;
  }

  async #send(type, points) {
    this.devtools ??= await this.page.context().newCDPSession(this.page);
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  async tap(x, y) {
    await this.#send('touchStart', [{ x, y }]);
    await this.#send('touchEnd', []);
  }

  async hold(x, y, ms) {
    await this.#send('touchStart', [{ x, y }]);
    await this.page.waitForTimeout(ms);
    await this.#send('touchEnd', []);
  }

  /** Taps the middle of something that is on the screen. */
  async tapOn(locator) {
    const box = await middle(locator);
    await this.tap(box.x, box.y);
  }

  async holdOn(locator, ms) {
    const box = await middle(locator);
    await this.hold(box.x, box.y, ms);
  }
}

async function middle(locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }), null, {
    timeout: 1500,
  });
  // what has gone meanwhile is not waited for: the screen has moved on
  const box = await locator.boundingBox({ timeout: 500 });
  assert.ok(box, 'it is on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Everything that a curious neighbour could read: text, accessible names, title, address. */
export async function overheard(page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const spoken = nodes.flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value]);
  const rest = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map((a) => a.value),
    );
    return [document.title, location.href, document.body.textContent, ...labels];
  });
  return [...spoken, ...rest].filter(Boolean).join('\n');
}

/** What the screen asks for at this moment, as an eye would see it. */
export const situation = (page) =>
  page.evaluate(() => {
    const seen = (selector) => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    };
    const enabled = (selector) => seen(selector) && !document.querySelector(selector).disabled;
    if (seen('.scores')) return 'scores';
    if (seen('.shield-open')) return 'shield';
    if (enabled('.commit')) return 'commit';
    if (seen('.faces .face-card')) return 'cards';
    if (seen('.board-places button')) return 'places';
    if (seen('.act-picks .pick')) return 'buttons';
    if (seen('.actions .button-main:not(:disabled)')) return 'end';
    return 'wait';
  });

/**
 * One act of a person, picked by touch. `card(faces)` says which card they prefer, by what is written on each; undefined
 * for something that is no card. `place(names)` does the same for lit places of the board. `aside`: how often they take
 * what is offered beside the question. `board`: how often they take a lit place where cards are offered too.
 * Gives what was touched: `wait` where that was nothing, or had gone before the finger came.
 */
export async function act(page, finger, random, { card, place, aside = 0, board = 0 } = {}) {
  const now = await situation(page);
  const any = async (selector) => {
    const all = page.locator(selector);
    await finger.tapOn(all.nth(Math.floor(random() * (await all.count()))));
  };
  const offered = async (selector) => (await page.locator(selector).count()) > 0;
  try {
    if (now === 'shield') await finger.holdOn(page.locator('.shield-open'), 700);
    else if (now === 'commit') await finger.tapOn(page.locator('.commit'));
    else if (now === 'wait') await page.waitForTimeout(40);
    else if (random() < aside && (await offered('.act-asides .aside'))) {
      await any('.act-asides .aside');
      return 'asides';
    } else if (now === 'end') await finger.tapOn(page.locator('.actions .button-main:not(:disabled)'));
    else if (now === 'buttons') await any('.act-picks .pick');
    else if (now === 'places') return await takePlace(page, finger, random, place);
    else if (now === 'cards' && random() < board && (await offered('.board-places button'))) {
      await any('.board-places button');
      return 'places';
    } else if (now === 'cards') await takeCard(page, finger, any, card);
  } catch (error) {
    // the screen moved on between the look and the tap: look again
    if (!/not attached|on the screen|Timeout/.test(String(error))) throw error;
    return 'wait';
  }
  return now;
}

async function takePlace(page, finger, random, place) {
  const [places, picks] = [page.locator('.board-places button'), page.locator('.act-picks .pick')];
  const names =
    place && (await places.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label') ?? one.textContent)));
  const lit = await places.count();
  const at = (names && place(names)) ?? Math.floor(random() * (lit + (await picks.count())));
  await finger.tapOn(at < lit ? places.nth(at) : picks.nth(at - lit));
  return at < lit ? 'places' : 'buttons';
}

async function takeCard(page, finger, any, card) {
  const faces = page.locator('.faces .face-card');
  if (!card) return any('.faces .face-card');
  const at = card(await faces.allInnerTexts());
  if (at !== undefined) return finger.tapOn(faces.nth(at));
  const others = page.locator('.act-picks .pick');
  return any((await others.count()) > 0 ? '.act-picks .pick' : '.faces .face-card');
}
