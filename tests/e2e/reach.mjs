// What makes a screen fit for everybody: judged by axe, and by measuring whether a finger gets at everything on it.

import axe from 'axe-core';
import { inTurn } from './turns.mjs';

/** Every clause of the guidelines up to AA, and two of good practice. */
const CLAUSES = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};
const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe finds on the page as it is now. */
async function violations(page, options) {
  const found = await page.evaluate((wanted) => globalThis.axe.run(document, wanted), options);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What is wrong with the page by day, and with its colours by night. Where `night` is false, that is left for another day. */
export async function judged(page, night = true) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const day = await violations(page, CLAUSES);
  if (!night) return day;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator(':root[data-theme="dark"]').waitFor();
  const dark = await violations(page, CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator(':root[data-theme="light"]').waitFor();
  return [...day, ...dark.map((fault) => `by night ${fault}`)];
}

/** Everything that can be pressed is scrolled to, one after the other; what a finger would not get at is named. */
export const outOfReach = (page) =>
  page.evaluate(() => {
    const [FINGER, LINK] = [43.5, 24];
    const nameOf = (element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.localName}.${element.getAttribute('class') ?? ''} "${words}"`;
    };
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const pressed = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.type !== 'file' &&
        // these are for keys: fingers touch the board itself
        !one.closest('.board-places, .unseen'),
    );
    /** Boxes that hide what does not fit can be scrolled by a program, and by nobody else. */
    const forced = (one) => {
      for (let box = one.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowY === 'hidden' && box.scrollTop > 1) return true;
        if (overflowX === 'hidden' && box.scrollLeft > 1) return true;
      }
      return false;
    };
    const faultsOf = (one) => {
      const target = (one.localName === 'input' && one.closest('label')) || one;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      const { display } = getComputedStyle(one);
      const least = one.localName !== 'a' || !display.startsWith('inline') ? FINGER : display === 'inline' ? 0 : LINK;
      const size = width < least || height < least;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // the log lies beside the board, or over half of a phone, until it is closed
      const beside = hit?.closest('.log-drawer') && !one.closest('.log-drawer');
      const free = hit && (target.contains(hit) || hit.contains(one) || beside);
      const high = height < innerHeight && (top < -1 || bottom > innerHeight + 1);
      return [
        size && `is ${Math.round(width)} x ${Math.round(height)}`,
        (left < -1 || right > innerWidth + 1) && `lies at ${Math.round(left)} to ${Math.round(right)}`,
        high && `stays at ${Math.round(top)} to ${Math.round(bottom)}`,
        !high && !free && `lies under ${hit ? nameOf(hit) : 'nothing'}`,
        forced(one) && 'is cut off',
      ].filter(Boolean);
    };
    const out = pressed.flatMap((one) => faultsOf(one).map((fault) => `${nameOf(one)} ${fault}`));
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth + 1) out.push(`the page is ${scrollWidth} wide`);
    scrollTo(0, 0);
    return out;
  });

/** A narrow screen, and a phone with letters twice as large: the width, and the size that its owner has set for letters. */
const SCREENS = [
  { width: 320, height: 640, letters: 16 },
  { width: 390, height: 844, letters: 32 },
];
/** Upright like the others: whoever turns the tablet covers what is private. */
const TABLET = { width: 820, height: 1180, letters: 16 };

/** All of it, or what is this day's turn: the narrow screen by day and night, or the large letters by day. */
const TODAY = inTurn(SCREENS);

/** Looks at a page as axe does, and then through a finger's eyes on small screens. */
export class Inspector {
  constructor(page) {
    this.page = page;
    this.screens = TODAY;
  }

  async wear({ width, height, letters }) {
    const { page } = this;
    this.devtools ??= await page.context().newCDPSession(page);
    // the page asks anew what fits when the window changes, not when the browser's setting does
    await this.devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: (letters * 13) / 16 } });
    await page.setViewportSize({ width, height });
    // what is measured by its box has been told of the new one
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** Everything that is wrong with the screen as it is now, each with its place. */
  async look(name) {
    const { page } = this;
    const out = (await judged(page, TODAY.includes(SCREENS[0]))).map((fault) => `${name}: ${fault}`);
    for (const screen of this.screens) {
      await this.wear(screen);
      const { width, letters } = screen;
      out.push(...(await outOfReach(page)).map((fault) => `${name}, ${width} wide, letters of ${letters}: ${fault}`));
    }
    await this.wear(TABLET);
    return out;
  }
}
