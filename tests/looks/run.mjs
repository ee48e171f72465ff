// npm run -s soak -- --kind looks [--seed S] [--case 'manila 390x844'] [--minutes 0]: the audit of the screen. Looks at
// the drawn screen, page and canvas, at questions of kept whole games at eight sizes, at the shelf's pages, the
// scorekeeper and the lessons. Faults are compared with known.json: a new one fails, one that is gone has to be struck
// out. Pictures of what is new lie in node_modules/.cache/tidetable/looks.
//   --minutes 0     only as many groups as a minute takes, chosen by the seed
//   TIDETABLE_KNOWN=tests/looks/known.json   writes what was found there, as what is known

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch, ONLINE } from '../e2e/browser.mjs';
import { Finger } from '../e2e/person.mjs';
import { scratch, serveApp } from '../e2e/serve.mjs';
import { eyes, pale } from './eyes.mjs';
import { lessonLooks } from './lessons.mjs';
import { PLANTED } from './planted.mjs';
import {
  GAMES,
  LANGUAGES,
  looksAt,
  pages,
  peeksAt,
  places,
  questions,
  SIZES,
  sheets,
  shelf,
  sizeName,
} from './screens.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = fileURLToPath(new URL('known.json', import.meta.url));
const PICTURES = join(root, 'node_modules', '.cache', 'tidetable', 'looks');
const LOCALES = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** The share of the screen that the field has, at least, in percent. */
const SHARES = {
  '1180x820': 55,
  '1024x768': 55,
  '1280x800': 60,
  '820x1180': 57,
  '390x844': 65,
  '844x390': 65,
  '390x664': 57,
  '360x640': 57,
};
/** Words that may stand on the screen while a player chooses. */
const WORDS = 40;
const PLACES = places();

/** The audit's own build of the app, in which the board is public. */
async function served() {
  const files = scratch();
  await build({ mode: 'looks', build: { outDir: files.folder, emptyOutDir: true }, logLevel: 'error' });
  const server = await serveApp({ root: files.folder });
  return { server, close: () => server.close().then(files.remove) };
}

/** A window of one size and language; its disk holds what is put there. */
class Window {
  static async open(browser, judge, server, size, language) {
    const [width, height] = size;
    const context = await browser.newContext({
      ...ONLINE,
      viewport: { width, height },
      hasTouch: true,
      isMobile: Math.min(width, height) < 600,
      reducedMotion: 'reduce',
      locale: LOCALES[language],
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`${server.url}#/about`);
    await page.locator('h1').first().waitFor();
    return Object.assign(new Window(), { context, page, judge, size, finger: new Finger(page) });
  }

  get phone() {
    return Math.min(...this.size) < 600;
  }

  /** Puts these under their keys, as the app keeps them. */
  put(entries) {
    return this.page.evaluate(
      (all) =>
        new Promise((done, fail) => {
          const opening = indexedDB.open('tidetable', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
          opening.onerror = fail;
          opening.onsuccess = () => {
            const writing = opening.result.transaction('kept', 'readwrite');
            for (const [key, value] of all) writing.objectStore('kept').put(value, key);
            writing.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      entries,
    );
  }

  putMatches(matches) {
    return this.put(
      matches.flatMap((match) => {
        const { id, game, chairs, brief, clock, options, format } = match;
        return [
          [`match:${id}`, match],
          [`head:${id}`, { id, game, chairs, brief, clock, options, format }],
        ];
      }),
    );
  }

  async theme(colorScheme) {
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  }

  async goTo(address) {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${address}`);
  }

  /** Until nothing has changed its place for a moment. */
  async settled(patience = 6000) {
    const { page } = this;
    let was = '';
    let calm = 0;
    for (const end = Date.now() + patience; Date.now() < end && calm < 2; await page.waitForTimeout(90)) {
      const now = await page.evaluate(() => {
        const all = [...document.querySelectorAll('main *, dialog *')];
        let sum = all.length;
        for (const one of all) {
          const { x, y, width, height } = one.getBoundingClientRect();
          sum = (sum * 31 + x * 7 + y * 5 + width * 3 + height) % 1e9;
        }
        const waits = document.querySelector('.table-loading') || document.fonts.status !== 'loaded';
        return `${sum} ${waits ? Math.random() : ''}`;
      });
      calm = now === was ? calm + 1 : 0;
      was = now;
    }
  }

  async look(table) {
    const { page, phone } = this;
    const seen = await page.evaluate(eyes, { table, phone, places: PLACES });
    // half the time of Playwright's own
    this.devtools ??= await this.context.newCDPSession(page);
    const picture = (await this.devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;
    seen.faults.push(...(await this.judge.evaluate(pale, { picture, inks: seen.inks })));
    return { ...seen, picture };
  }

  close() {
    return this.context.close();
  }
}

/** A fault's name in the list: what is the same thing at another question is the same fault. */
const named = ({ kind, what }) => `${kind} ${what}`;

class Group {
  /** By name, each with the first look at which it was seen, and at how many. */
  faults = new Map();
  looks = 0;
  /** Places of the board and of the main button, by the side that the dock stands on. */
  boards = new Map();
  buttons = new Map();
  words = [];
  shares = [];

  constructor(name) {
    this.name = name;
  }

  note(look, { faults, figures = {}, picture }) {
    this.looks++;
    for (const one of new Map(faults.map((fault) => [named(fault), fault])).values()) {
      const known = this.faults.get(named(one));
      if (known) known.times++;
      else this.faults.set(named(one), { ...one, look, times: 1, picture });
    }
    for (const [all, place] of [
      [this.boards, figures.board],
      [this.buttons, figures.button],
    ])
      if (place) all.set(figures.edge, (all.get(figures.edge) ?? new Set()).add(place.join()));
    if (figures.board && figures.words !== undefined) this.words.push(figures.words);
    if (figures.share !== undefined) this.shares.push(figures.share);
  }

  /** Its line of the table: faults by kind, the middle of the words, the share of the field. */
  row(seconds) {
    const row = { group: this.name, looks: this.looks, seconds, faults: this.faults.size };
    for (const { kind } of this.faults.values()) row[kind] = (row[kind] ?? 0) + 1;
    if (this.words.length > 0) row.median = middle(this.words);
    if (this.shares.length > 0) row.share = Math.max(...this.shares);
    return row;
  }

  /** What only all looks together show. */
  sum(size) {
    const add = (kind, what) => this.faults.set(`${kind} ${what}`, { kind, what, look: 'all', times: 1 });
    const moves = (all) => [...all.values()].some(({ size }) => size > 1);
    if (moves(this.boards)) add('place', 'the board moves');
    if (moves(this.buttons)) add('place', 'the main button moves');
    if (this.boards.size > 0 && Math.max(0, ...this.words) > WORDS) add('words', `more than ${WORDS}`);
    if (this.shares.length > 0 && Math.max(...this.shares) < SHARES[size])
      add('share', `of the field below ${SHARES[size]} %`);
  }
}

/** A line a group. */
const listed = (known) =>
  `{\n${Object.keys(known)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(known[name])}`)
    .join(',\n')}\n}\n`;

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Opens a position on the table. */
async function openTable(window, { match, theme }) {
  const { page } = window;
  await window.theme(theme);
  await window.putMatches([match]);
  await window.goTo(`table/${encodeURIComponent(match.id)}`);
  await page.locator('.table, .table-trouble').first().waitFor();
  await page
    .locator('.board canvas, .shield-open, .in-words, .table-trouble')
    .first()
    .waitFor()
    .catch(() => {});
  await window.settled();
  if ((await page.locator('.table').count()) === 0) throw new Error(`${match.id} does not open`);
}

/** Opens a position and gives what is seen there: at first, behind its cover, and with the first thing picked. */
async function* tableLooks(window, one) {
  const { page, finger } = window;
  const { name } = one;
  await openTable(window, one);
  yield [name, await window.look(true)];
  if ((await page.locator('.shield-open').count()) > 0) {
    await finger.holdOn(page.locator('.shield-open'), 800).catch(() => {});
    await page
      .locator('.shield-open')
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(450);
    await window.settled();
    yield [`${name}, behind the cover`, await window.look(true)];
  }
  const first = page.locator('.faces .face-card, .board-places button').first();
  if ((await first.count()) > 0) {
    await first.evaluate((element) => element.click());
    await page.waitForTimeout(60);
    await window.settled();
    yield [`${name}, picked`, await window.look(true)];
  }
  if (one.near) yield* nearLook(window, name);
}

/** Presses every eye at the first of these positions that has no cover. */
async function* peekLooks(windowOf, positions) {
  for (const one of positions) {
    const window = await windowOf(one.language);
    await openTable(window, one);
    const corners = window.page.locator('.corner');
    const eyes = await corners.count();
    for (let i = 0; i < eyes; i++) yield* peek(window, one.name, corners.nth(i));
    if (eyes > 0) return;
  }
}

/** Zoomed in: the way back to the whole board has a button of its own. */
async function* nearLook(window, name) {
  const { page } = window;
  const box = await page.locator('.board').boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(60);
  await window.settled(1500);
  const seen = await window.look(true);
  // what else is printed below it can be panned into sight
  const own = seen.faults.filter(({ kind, what }) => kind !== 'number' && /(under|by) \.board-whole/.test(what));
  yield [`${name}, near`, { ...seen, faults: own, figures: {} }];
}

/** So far a peek may lie from the finger, in px. */
const NEAR = 120;

async function* peek(window, name, eye) {
  const { page, finger } = window;
  const box = await eye.boundingBox();
  if (!box) return;
  await finger.press(box.x + box.width / 2, box.y + box.height / 2);
  const shown = await page
    .locator('.peek')
    .first()
    .waitFor({ timeout: 2500 })
    .then(
      () => true,
      () => false,
    );
  if (shown) {
    await window.settled(1500);
    const seen = await window.look(true);
    const far = await page.evaluate(
      ([x, y]) => {
        const { left, top, right, bottom } = document.querySelector('.peek').getBoundingClientRect();
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      },
      [box.x + box.width / 2, box.y + box.height / 2],
    );
    if (far > NEAR)
      seen.faults.push({
        kind: 'far',
        what: 'peek from its eye',
        box: [box.x, box.y, box.x, box.y].map(Math.round),
        words: `${Math.round(far)} px`,
      });
    // What lies under a held peek is covered as long as it is held; the open board was looked at before. On a phone
    // plates have all the room beside the eye, and may be covered.
    const spared = /^\.(corner|plate)[\w-]* button by \.peek/;
    const own = seen.faults.filter(
      ({ kind, what }) =>
        kind === 'far' || (kind !== 'overprint' && /^\.peek|button by \.peek/.test(what) && !spared.test(what)),
    );
    yield [`${name}, peeked by ${await eye.getAttribute('data-seat')}`, { ...seen, faults: own, figures: {} }];
  }
  await finger.release();
  await page
    .locator('.peek')
    .first()
    .waitFor({ state: 'detached', timeout: 2500 })
    .catch(() => {});
}

async function* gameLooks(windowOf, game, size, matches) {
  // one window after the other, a language each
  const looks = looksAt(game, size, matches).sort((a, b) => a.language.localeCompare(b.language));
  for (const one of looks) yield* tableLooks(await windowOf(one.language), one);
  for (const positions of peeksAt(game, size, matches)) yield* peekLooks(windowOf, positions);
}

/** The n-th leaf of the library, or what the n-th button of a sheet's bar opens: the board, the tools, the history. */
async function openLeaf(page, path, n) {
  if (path === 'library') return page.locator('.library-head input').nth(n).check({ force: true });
  const open = page.locator('dialog[open]');
  if ((await open.count()) > 0) await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  await page.locator('.sheet-bar button').nth(n).click();
  if ((await page.locator('.drawn').count()) > 0) await page.locator('.drawn canvas').waitFor();
}

async function* pageLooks(windowOf, addresses, at, turn) {
  for (const [i, address] of addresses.entries()) {
    const window = await windowOf(LANGUAGES[(i + at + turn) % 3]);
    await window.theme((i + at) % 2 ? 'dark' : 'light');
    const [path, leaf] = address.split('#');
    await window.goTo(path);
    await window.page.locator('main').first().waitFor();
    await window.page.waitForTimeout(120);
    if (leaf) await openLeaf(window.page, path, Number(leaf));
    await window.settled();
    yield [address || 'shelf', await window.look(false)];
  }
}

/** Everything that can be looked at, by name; `turn` is whose turn it is among the languages of a page. */
function groups(matches, turn) {
  const { plays } = shelf();
  const all = new Map();
  for (const size of SIZES) {
    const at = SIZES.indexOf(size);
    for (const game of GAMES)
      all.set(`${game} ${sizeName(size)}`, { size, run: (windowOf) => gameLooks(windowOf, game, size, matches) });
    all.set(`shell ${sizeName(size)}`, { size, run: (windowOf) => pageLooks(windowOf, pages(size), at, turn) });
    all.set(`sheets ${sizeName(size)}`, {
      size,
      run: (windowOf) => pageLooks(windowOf, sheets(size, plays), at, turn),
    });
  }
  for (const game of GAMES)
    all.set(`lesson ${game}`, { size: SIZES[4], run: (windowOf) => lessonLooks(windowOf, game) });
  return all;
}

/** Every look as a picture, for whoever wants to leaf through them. */
function shot(name, picture) {
  mkdirSync(process.env.TIDETABLE_SHOTS, { recursive: true });
  writeFileSync(
    join(process.env.TIDETABLE_SHOTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.png`),
    Buffer.from(picture, 'base64'),
  );
}

/** Draws what was found on the picture, and keeps it. */
async function keepPicture(judge, group, fault) {
  if (!fault.picture || !fault.box) return undefined;
  mkdirSync(PICTURES, { recursive: true });
  const path = join(PICTURES, `${`${group}-${named(fault)}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 120)}.png`);
  const drawn = await judge.evaluate(
    async ({ picture, box: [left, top, right, bottom] }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
      const pen = canvas.getContext('2d');
      pen.drawImage(bitmap, 0, 0);
      Object.assign(pen, { strokeStyle: '#f0f', lineWidth: 3 });
      pen.strokeRect(left - 4, top - 4, right - left + 8, bottom - top + 8);
      return canvas.toDataURL('image/png').split(',')[1];
    },
    { picture: fault.picture, box: fault.box },
  );
  writeFileSync(path, Buffer.from(drawn, 'base64'));
  return path;
}

async function lookAtGroup({ browser, judge, server }, name, { size, run }) {
  const group = new Group(name);
  const windows = new Map();
  const windowOf = async (language) => {
    if (!windows.has(language)) {
      const window = await Window.open(browser, judge, server, size, language);
      const { matches, plays } = shelf();
      await window.putMatches(matches);
      await window.put(plays.map((play) => [`play:${play.id}`, play]));
      windows.set(language, window);
    }
    return windows.get(language);
  };
  try {
    for await (const [look, seen] of run(windowOf)) {
      group.note(look, seen);
      if (process.env.TIDETABLE_SHOTS) shot(`${name}, ${look}`, seen.picture);
    }
    group.sum(sizeName(size));
  } finally {
    for (const window of windows.values()) await window.close();
  }
  return group;
}

/** What differs from the list is looked at again: what is new or gone must be so both times. */
async function steadyGroup(place, name, one, listed) {
  const group = await lookAtGroup(place, name, one);
  const { faults } = group;
  const isNew = (fault) => !listed.has(fault);
  if (![...faults.keys()].some(isNew) && faults.size === listed.size) return group;
  const again = await lookAtGroup(place, name, one);
  for (const fault of faults.keys()) if (isNew(fault) && !again.faults.has(fault)) faults.delete(fault);
  for (const [fault, seen] of again.faults) if (!isNew(fault) && !faults.has(fault)) faults.set(fault, seen);
  return group;
}

/** Some groups of the day: one of the games' and one of the others, as many as a minute takes. */
function chosen(names, seed) {
  const games = names.filter((name) => GAMES.some((game) => name.startsWith(game)));
  const others = names.filter((name) => !games.includes(name));
  return [games[seed % games.length], others[seed % others.length]];
}

/** What the audit does not find of what is planted. */
async function blind(place, matches) {
  const match = matches.find(({ id }) => /^manila_5_buy_.*alone$/.test(id));
  const window = await Window.open(place.browser, place.judge, place.server, SIZES[0], 'en');
  const failures = [];
  try {
    for await (const _ of tableLooks(window, { match, theme: 'light', name: 'planted' })) break;
    const before = new Set((await window.look(true)).faults.map(named));
    for (const { name, plant, heal, finds } of PLANTED) {
      await plant(window.page);
      const after = (await window.look(true)).faults.map(named);
      await heal(window.page);
      if (!after.some((one) => finds.test(one) && !before.has(one)))
        failures.push({ group: 'planted', what: `${name} is not found` });
    }
  } finally {
    await window.close();
  }
  return failures;
}

export async function soakLooks({ seed, minutes, only, known = JSON.parse(readFileSync(LIST, 'utf8')) }) {
  const site = await served();
  const browser = await launch();
  const judge = await browser.newPage();
  const matches = questions();
  const all = groups(matches, seed);
  const place = { browser, judge, server: site.server };
  const names = [...all.keys()].filter((name) => !only || name.includes(only));
  const today = only || minutes > 0 ? names : chosen(names, seed);
  const failures = await blind(place, matches);
  const table = [];
  const found = {};
  const one = async (name) => {
    const begun = Date.now();
    const listed = new Set(known[name] ?? []);
    const group = await steadyGroup(place, name, all.get(name), listed);
    found[name] = [...group.faults.keys()].sort();
    for (const fault of group.faults.values()) {
      if (listed.has(named(fault))) continue;
      const { look, words, box } = fault;
      const picture = await keepPicture(judge, name, fault);
      failures.push({ group: name, what: named(fault), look, words, box, picture });
      console.error(`FAILED ${name}: ${named(fault)}, at ${look}: "${words ?? ''}" [${box ?? ''}] ${picture ?? ''}`);
    }
    for (const gone of [...listed].filter((one) => !group.faults.has(one))) {
      failures.push({ group: name, what: `gone, to be struck out of the list: ${gone}` });
      console.error(`GONE ${name}: ${gone}: strike it out of tests/looks/known.json`);
    }
    const row = group.row(Math.round((Date.now() - begun) / 1000));
    table.push(row);
    console.error(JSON.stringify(row));
  };
  try {
    const left = [...today];
    const lane = async () => {
      for (let name = left.shift(); name; name = left.shift()) await one(name);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
  } finally {
    await browser.close();
    await site.close();
  }
  if (process.env.TIDETABLE_KNOWN) writeFileSync(process.env.TIDETABLE_KNOWN, listed({ ...known, ...found }));
  return { seed, looks: table.reduce((sum, { looks }) => sum + looks, 0), table, failures };
}
