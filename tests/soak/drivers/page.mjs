// A page that is driven by the WebDriver protocol, with as much of Playwright's face as the soak's people need.

import { Finger } from '../../e2e/person.mjs';
import { rest, until } from '../window.mjs';

/** Runs in the page: what a locator finds, in the order of the document. */
const FIND = `(css, name) => [...document.querySelectorAll(css)].filter((one) =>
  name === null || (one.getAttribute('aria-label') ?? one.textContent).trim() === name)`;

class Found {
  constructor(page, css, name = null, at = 0) {
    Object.assign(this, { page, css, name, at });
  }

  nth(at) {
    return new Found(this.page, this.css, this.name, at);
  }

  first() {
    return this.nth(0);
  }

  getByRole(_role, { name }) {
    return new Found(this.page, `${this.css} button`, name);
  }

  count() {
    return this.page.script(`return (${FIND})(...arguments).length`, [this.css, this.name]);
  }

  evaluate(act, given) {
    const body = `const [css, name, at, given] = arguments; const one = (${FIND})(css, name)[at];
      if (!one) throw new Error('not attached'); return (${act})(one, given);`;
    return this.page.script(body, [this.css, this.name, this.at, given]);
  }

  /** Where it lies; null where it is not on the page. */
  boundingBox() {
    const act = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    };
    return this.evaluate(act).catch(() => null);
  }

  async isVisible() {
    const box = await this.boundingBox();
    return box !== null && box.width > 0 && box.height > 0;
  }

  async waitFor({ state = 'attached', timeout = 30_000 } = {}) {
    const isThere = async () => (await this.count()) > this.at;
    const done = await until(async () => (await isThere()) === (state !== 'hidden'), timeout);
    if (!done) throw new Error(`${this.css} ${this.name ?? ''} does not ${state === 'hidden' ? 'go' : 'come'}`);
  }
}

/** `driver`: goTo(url), script(body, args), perform(actions). */
export class RemotePage {
  constructor(driver) {
    this.driver = driver;
  }

  script(body, args = []) {
    return this.driver.script(body, args);
  }

  evaluate(act, given) {
    return this.script(`return (${act})(...arguments)`, [given]);
  }

  goto(url) {
    return this.driver.goTo(url);
  }

  waitForTimeout(ms) {
    return rest(ms);
  }

  locator(css) {
    return new Found(this, css);
  }

  getByRole(_role, { name }) {
    return new Found(this, 'button', name);
  }
}

/** A finger on that page's glass. */
export class RemoteFinger extends Finger {
  async press(x, y) {
    const at = { x: Math.round(x), y: Math.round(y) };
    try {
      await this.page.driver.perform([
        { type: 'pointerMove', duration: 0, ...at },
        { type: 'pointerDown', button: 0 },
      ]);
    } catch (error) {
      // these drivers refuse what a hand cannot reach
      throw /out of bounds/.test(error.message) ? new Error('it is not on the screen') : error;
    }
  }

  release() {
    return this.page.driver.perform([{ type: 'pointerUp', button: 0 }]);
  }
}
