// What a person at the table can do, and nothing else: look, tap, press and hold, read. No hook of the app is used.

import assert from 'node:assert/strict';

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
    timeout: 3000,
  });
  const box = await locator.boundingBox();
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
    if (seen('.isla-choice .isla-card')) return 'cards';
    if (seen('.act-picks .pick')) return 'buttons';
    if (seen('.board-places button')) return 'places';
    if (seen('.actions .button-main')) return 'end';
    return 'wait';
  });

/** One act of a person who knows the game a little: builds what is in reach, else invests. Picks by touch. */
export async function act(page, finger, random) {
  const now = await situation(page);
  const any = async (locator) => locator.nth(Math.floor(random() * (await locator.count())));
  try {
    if (now === 'shield') await finger.holdOn(page.locator('.shield-open'), 700);
    else if (now === 'commit') await finger.tapOn(page.locator('.commit'));
    else if (now === 'end') await finger.tapOn(page.locator('.actions .button-main'));
    else if (now === 'buttons') await finger.tapOn(await any(page.locator('.act-picks .pick')));
    else if (now === 'places') await finger.tapOn(await any(page.locator('.board-places button')));
    else if (now === 'cards') await finger.tapOn(page.locator('.isla-choice .isla-card').nth(await card(page)));
    else await page.waitForTimeout(40);
  } catch (error) {
    // the screen moved on between the look and the tap: look again
    if (!/not attached|on the screen|Timeout/.test(String(error))) throw error;
  }
  return now;
}

async function card(page) {
  const faces = await page.locator('.isla-choice .isla-card').allInnerTexts();
  // coins are spread over islands: what is chosen is mostly chosen on the board
  const wanted = [/in reach for/, /^3/, /^2/, /^6/, /^7/];
  for (const pattern of wanted) {
    const at = faces.findIndex((face) => pattern.test(face));
    if (at >= 0) return at;
  }
  return 0;
}
