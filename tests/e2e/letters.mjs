// node tests/e2e/letters.mjs [--game manila] [--size 1180x820] [--acts 12] [--below 14]: every text and number drawn on a
// board at its size in px, smallest first. A person plays some acts with computer players; whatever is set on a canvas
// meanwhile is written down by its font, and by how large a board unit is on this screen. Letters that a scene shrinks or
// enlarges afterwards are told at the size at which they were set.

import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { act, Finger, whims } from './person.mjs';
import { serveApp } from './serve.mjs';

const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];
const SIZES = ['1180x820', '820x1180', '390x844'];

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    size: { type: 'string' },
    acts: { type: 'string', default: '12' },
    /** Larger ones are only counted. */
    below: { type: 'string', default: '16' },
  },
});

/** Keeps, in the page, what is written on canvases: the words, and the height of their em in units of the drawing. */
const witness = () => {
  window.letters = {};
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function write(text, ...rest) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
    const known = window.letters[text];
    if (size && !(known <= size)) window.letters[text] = size;
    return fillText.call(this, text, ...rest);
  };
};

async function lettersOf(browser, server, game, size) {
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(witness);
  await page.goto(`${server.url}#/new/${game}`);
  const finger = new Finger(page);
  await finger.tapOn(page.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.board-traces g[transform]').waitFor({ state: 'attached' });
  const random = whims(1);
  for (let acts = 0, tries = 0; acts < Number(values.acts) && tries < 600; tries++) {
    if ((await act(page, finger, random)) !== 'wait') acts++;
  }
  const { letters, unit } = await page.evaluate(() => ({
    letters: window.letters,
    unit: Number(/scale\(([\d.]+)\)/.exec(document.querySelector('.board-traces g').getAttribute('transform'))[1]),
  }));
  await context.close();
  const all = Object.entries(letters).map(([text, em]) => ({ text, px: Math.round(em * unit * 10) / 10 }));
  const small = all.filter(({ px }) => px < Number(values.below)).sort((a, b) => a.px - b.px);
  const by = new Map();
  for (const { text, px } of small) by.set(px, [...(by.get(px) ?? []), text]);
  const lines = [...by].map(([px, some]) => `  ${px} px: ${some.join(' | ')}`);
  return [`${game}, ${size}: ${all.length} texts, ${small.length} below ${values.below} px`, ...lines].join('\n');
}

const server = await serveApp();
const browser = await launch();
for (const game of values.game ? [values.game] : GAMES)
  for (const size of values.size ? [values.size] : SIZES) console.log(await lettersOf(browser, server, game, size));
await browser.close();
await server.close();
