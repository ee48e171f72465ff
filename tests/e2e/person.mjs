// What a person at the table can do, and nothing else: look, tap, press and hold, read. No hook of the app is used.

import assert from 'node:assert/strict';

/** So long somebody looks for what they were told is there; a busy machine draws late. */
const PATIENCE = 10_000;

/** What was seen a moment ago may have gone: then one looks again. */
const GLANCE = 1500;

/** After a commit the table hears nothing for so long, and nobody taps into that. */
const DEAF = 420;

/** What commits. */
const COMMITS = '.commit, .bell, :is(.actions:not(.lesson), .live-foot) .button-main';
/** What may commit by itself: an open choice without a price. */
const PICKS = '.act-picks .pick, .board-places button, .faces .face-card';
/**
 * Cards that can be picked: what has been picked stays among them, and to touch it again would change nothing, but where
 * every touch counts one more. What cannot be picked (an answer that declined) is none.
 */
const CARDS = '.faces button.face-card:not(.chosen, :disabled), .pc-discard button.face-card:enabled';

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
  /** When this finger has committed last. */
  #committed = 0;
  /** It may have committed by a pick that needs no second tap. */
  #picked = false;

  constructor(page) {
    this.page = page;
  }

  async #send(type, points) {
    this.devtools ??= await this.page.context().newCDPSession(this.page);
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  press(x, y) {
    return this.#send('touchStart', [{ x, y }]);
  }

  slide(x, y) {
    return this.#send('touchMove', [{ x, y }]);
  }

  release() {
    return this.#send('touchEnd', []);
  }

  async tap(x, y) {
    await this.press(x, y);
    await this.release();
  }

  async hold(x, y, ms) {
    await this.press(x, y);
    await this.page.waitForTimeout(ms);
    await this.release();
  }

  /** Rests on something, and lets go of it as soon as `meanwhile` is done. */
  async restOn(locator, meanwhile) {
    const { x, y } = await middle(locator);
    await this.press(x, y);
    try {
      return await meanwhile();
    } finally {
      await this.release();
    }
  }

  /** A person sees what a commit led to before they go on. */
  async #rest() {
    const left = this.#committed + DEAF - Date.now();
    if (left <= 0) return;
    // what was only picked waits for a second tap, or can be taken back: nothing was committed
    if (this.#picked && (await this.page.locator('.commit:not(:disabled), .back').count()) > 0) return;
    await this.page.waitForTimeout(left);
  }

  /** Taps the middle of something that is on the screen. */
  async tapOn(locator, patience) {
    await this.#rest();
    const box = await middle(locator, patience);
    await this.tap(box.x, box.y);
    if (box.commits) this.#committed = Date.now();
    this.#picked = box.picks;
  }

  async holdOn(locator, ms, patience) {
    await this.#rest();
    const box = await middle(locator, patience);
    await this.hold(box.x, box.y, ms);
  }
}

/** Nobody taps what still moves: resolves once it has kept its place for a moment. */
export async function still(locator) {
  await locator.waitFor();
  for (let was = '', calm = 0, tries = 0; calm < 3 && tries < 60; tries++) {
    const now = JSON.stringify(await locator.boundingBox().catch(() => null));
    calm = now === was ? calm + 1 : 0;
    was = now;
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Chooses one of a few, or throws a switch: again where the screen has moved just then. */
export async function choose(locator) {
  for (let tries = 0; tries < 5; tries++) {
    await still(locator);
    // a foot that stays lies over what is at the lower edge
    await locator.evaluate((element) => element.scrollIntoView({ block: 'center' })).catch(() => {});
    // what is tapped is its label: the button itself is not to be seen
    await locator.check({ force: true }).catch(() => {});
    if (await locator.isChecked()) return;
  }
  assert.fail(`${locator} cannot be chosen`);
}

/** Holds until the cover opens, however busy the page is; a press that came before it was painted is made once more. */
export async function unseal(page, finger) {
  const cover = page.locator('.shield-open');
  for (let tries = 0; tries < 5; tries++) {
    const seen = () =>
      cover.waitFor({ state: 'hidden', timeout: 6000 }).then(
        () => true,
        () => false,
      );
    if (await finger.restOn(cover, seen)) return;
  }
  assert.fail('the cover does not open');
}

/** Where something is, once it was scrolled to: one question to the page, which may be busy drawing. */
async function middle(locator, patience = PATIENCE) {
  const box = await locator.evaluate(
    (element, [commits, picks]) => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x: left, y: top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return null;
      return {
        x: left + width / 2,
        y: top + height / 2,
        commits: element.matches(`${commits}, ${picks}`),
        picks: element.matches(picks),
      };
    },
    [COMMITS, PICKS],
    { timeout: patience },
  );
  // what has gone meanwhile is not waited for: the screen has moved on
  assert.ok(box, 'it is on the screen');
  return box;
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

/**
 * One look at the screen, as an eye has it: `now`, what it asks for; `eyes`, whose it is; `question`, what the strip says;
 * whether something was `refused` just now; where the `board` is, and on what screen; the first number of the strip, which is the `round`; what `commit` would do; and what is written on everything that may be picked.
 */
export const look = (page) =>
  page.evaluate((CARDS) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const shown = (selector) => all(selector).filter((one) => one.getClientRects().length > 0);
    const named = (list) => list.map((one) => one.getAttribute('aria-label') ?? one.textContent);
    const words = (selector) => named(all(selector));
    const seen = (selector) => shown(selector).length > 0;
    const enabled = (selector) => seen(selector) && !document.querySelector(selector).disabled;
    const situation = () => {
      if (seen('.scores, .counting')) return 'scores';
      if (seen('.shield-open')) return 'shield';
      if (enabled('.commit')) return 'commit';
      if (seen(CARDS)) return 'cards';
      if (seen('.board-places button')) return 'places';
      if (seen('.act-picks .pick')) return 'buttons';
      if (seen(':is(.actions:not(.lesson), .live-foot) .button-main:not(:disabled)')) return 'end';
      return 'wait';
    };
    // behind a cover nobody sees it
    const box = document.querySelector('.table:not(.in-words, :has(> .shield)) .board')?.getBoundingClientRect();
    const sides = box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    return {
      now: situation(),
      board: box && { screen: `${innerWidth} x ${innerHeight}`, sides },
      eyes: document.querySelector('.table')?.dataset.eyes,
      question: document.querySelector('.asked')?.textContent ?? '',
      refused: seen('.refusal'),
      round: Number(/\d+/.exec(document.querySelector('.strip-words')?.textContent ?? '')?.[0] ?? 0),
      commit: document.querySelector('.commit')?.getAttribute('aria-label') ?? '',
      cards: all(CARDS).map((one) => one.querySelector('.unseen')?.textContent ?? one.innerText),
      places: words('.board-places button'),
      buttons: named(shown('.act-picks .pick')),
      asides: words('.actions .aside'),
      bids: seen('.panel-stepper') && seen('.act-controls .pick'),
    };
  }, CARDS);

/** What the screen asks for at this moment. */
export const situation = async (page) => (await look(page)).now;

/** Who only touches what can be touched does not fly: where a flight waits for a finger, taps are asked for instead. */
export async function flyByTaps(page, finger) {
  const taps = page.getByRole('button', { name: 'Tap instead of dragging' });
  // it may have gone before the finger came
  if (await taps.isVisible()) await finger.tapOn(taps, 1500).catch(() => {});
}

/**
 * One act of a person, picked by touch. `card(faces)` says which card they prefer, by what is written on each; undefined
 * for something that is no card. `place(names, buttons)` does the same for lit places of the board, and the buttons after
 * them. `aside`: how often they take what is offered beside the question. `board`: how often they take a lit place where
 * cards are offered too. Gives what was touched: `wait` where that was nothing, or had gone before the finger came.
 */
export async function act(page, finger, random, { card, place, aside = 0, board = 0.3 } = {}, sight) {
  const seen = sight ?? (await look(page));
  const { now, cards, places, buttons, asides } = seen;
  const any = (list) => Math.floor(random() * list.length);
  const on = (selector, at) => finger.tapOn(page.locator(selector).nth(at), GLANCE);
  const toButton = (at) => on('.act-picks .pick:visible', at);
  const toPlace = (at) => on('.board-places button', at);
  try {
    if (now === 'shield') await finger.holdOn(page.locator('.shield-open'), 700, GLANCE);
    // a bid stands ready: they do not raise it for ever
    else if (seen.bids && random() < 0.4) await on('.act-controls .pick', 0);
    else if (now === 'commit') await on('.commit', 0);
    else if (now === 'wait') await page.waitForTimeout(40);
    else if (random() < aside && asides.length > 0) {
      await on('.actions .aside', any(asides));
      return 'asides';
    } else if (now === 'end') await on(':is(.actions:not(.lesson), .live-foot) .button-main:not(:disabled)', 0);
    else if (now === 'buttons') await toButton(any(buttons));
    else if (now === 'places') {
      const at = place?.(places, buttons) ?? any([...places, ...buttons]);
      if (at < places.length) await toPlace(at);
      else await toButton(at - places.length);
      return at < places.length ? 'places' : 'buttons';
    } else if (now === 'cards' && random() < board && places.length > 0) {
      await toPlace(place?.(places, []) ?? any(places));
      return 'places';
    } else if (now === 'cards') {
      const at = card ? card(cards) : any(cards);
      if (at !== undefined) await on(CARDS, at);
      else if (buttons.length > 0) await toButton(any(buttons));
      else await on(CARDS, any(cards));
    }
  } catch (error) {
    // the screen moved on between the look and the tap: look again
    if (!/not attached|on the screen|Timeout/.test(String(error))) throw error;
    return 'wait';
  }
  return now;
}
