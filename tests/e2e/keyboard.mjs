// A person without a pointer: Tab until something has the focus, then Enter. Nothing else reaches the page.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { launch, ONLINE } from './browser.mjs';
import { complaints, serveApp } from './serve.mjs';

/** A page for one test file, called for at its top: `page`, `url`, its `keys`, and what it complained of. */
export function typing() {
  const desk = {};
  before(async () => {
    desk.server = await serveApp();
    desk.browser = await launch();
    desk.page = await desk.browser.newPage({
      ...ONLINE,
      viewport: { width: 900, height: 700 },
      reducedMotion: 'reduce',
    });
    desk.heard = complaints(desk.page);
    desk.keys = new Keys(desk.page);
    desk.url = desk.server.url;
  });
  after(async () => {
    await desk.browser?.close();
    await desk.server?.close();
  });
  return desk;
}

/** After a commit the table hears nothing for so long, and nobody presses anything then. */
const DEAF = 420;

export class Keys {
  /** When these keys have committed last. */
  #committed = 0;

  constructor(page) {
    this.page = page;
  }

  async #press(commits) {
    const left = this.#committed + DEAF - Date.now();
    if (left > 0) await this.page.waitForTimeout(left);
    await this.page.keyboard.press('Enter');
    if (commits) this.#committed = Date.now();
  }

  /** Tab until something with this name has the focus; then Enter. Fails after a whole round of the page. */
  async press(name, presses = 60) {
    for (let i = 0; i < presses; i++) {
      await this.page.keyboard.press('Tab');
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement;
        // the page itself has all names in it
        if (!element?.matches('a, button, input, select, textarea, summary, [tabindex="0"]')) return '';
        return element.getAttribute('aria-label') ?? element.textContent;
      });
      if (name.test(focused)) {
        await this.#press(false);
        return;
      }
    }
    assert.fail(`no way to ${name} by keyboard`);
  }

  /** Whether the focus is somewhere at the table, and not back at the beginning of the page. */
  onTable() {
    return this.page.evaluate(() => document.activeElement?.closest('.table') != null);
  }

  /** What can be pressed in the action bar now: `!` before a main button, `*` before what is chosen. */
  offered() {
    return this.page.evaluate(() => {
      if (document.querySelector('.scores')) return ['scores'];
      const buttons = document.querySelectorAll('.actions button:not(:disabled)');
      // some are for phones alone
      const seen = [...buttons].filter((b) => b.checkVisibility());
      return seen.map(
        (b) =>
          `${b.classList.contains('button-main') ? '!' : ''}${b.getAttribute('aria-pressed') === 'true' ? '*' : ''}${b.getAttribute('aria-label') ?? b.textContent}`,
      );
    });
  }

  /** Enter on the button of the action bar that says this, reached with Tab; of two alike the one that decides. */
  async enter(text) {
    const main = text.startsWith('!');
    const words = main ? text.slice(1) : text;
    for (let i = 0; i < 90; i++) {
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('.actions')) return '';
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.classList.contains('button-main') ? '!' : ''}${name}`;
      });
      if (focused === text) {
        await this.#press(main);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    // the screen may have moved on since it was read; what still stands there must be reachable
    const still = (await this.offered()).some((button) => button.replace(/^!?\*?/, '') === words);
    assert.ok(!still, `"${words}" cannot be reached with Tab`);
  }

  /** A game set up with what is preset and these options, played in words. */
  async sitDown(url, game, options = []) {
    const { page } = this;
    await page.goto(`${url}#/new/${game}`);
    // house rules are folded up
    if (options.length > 0)
      for (const fold of await page.locator('.fold > summary').all()) {
        if ((await fold.locator('xpath=..').getAttribute('open')) !== null) continue;
        await fold.focus();
        await page.keyboard.press('Enter');
      }
    for (const name of options) {
      const radio = page.getByRole('radio', { name, exact: true });
      await radio.focus();
      await page.keyboard.press('Space');
      assert.ok(await radio.isChecked(), `${name} is chosen by keyboard`);
    }
    await this.press(/^Play$/, 140);
    await page.locator('.table .strip').waitFor();
    await this.press(/^Menu$/);
    // a page without it has the words somewhere, too
    await page.locator('dialog[open]').waitFor();
    await this.press(/In words/);
    await page.locator('.plain').waitFor();
    assert.equal(await page.locator('.board').count(), 0);
  }

  /** Presses its way to the end: what is wanted, else what decides, else one of the rest. */
  async playToEnd(most, wanted = () => undefined) {
    let acts = 0;
    let seed = 5;
    for (;;) {
      const buttons = await this.offered();
      if (buttons[0] === 'scores') return acts;
      if (acts > 0) assert.ok(await this.onTable(), 'after an act the focus stays at the table');
      const main = buttons.find((text) => text.startsWith('!'));
      const picks = buttons.filter(
        (text) => !text.startsWith('!') && !text.startsWith('*') && !/^(Back|Take back.*)$/.test(text),
      );
      if (!main && picks.length === 0) {
        await this.page.waitForTimeout(40);
        continue;
      }
      seed = (seed * 16807) % 2147483647;
      await this.enter(wanted(picks, main) ?? main ?? picks[seed % picks.length]);
      acts++;
      assert.ok(acts < most, 'the game comes to an end');
    }
  }
}
