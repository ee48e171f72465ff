// What every whole game has in common: a table in the browser where people sit down, a browser that dies, a table that
// comes back, and a result that is checked.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launchPersistent } from './browser.mjs';
import { act, choose, Finger, look, overheard, still, unseal, whims } from './person.mjs';
import { complaints, offlineReady, scratch, serveApp } from './serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A table for one test file, called for at its top: it stands before the first test and is cleared after the last.
 * `page` and `finger` are those of now: after a `crash` they are others. `app`: the built app, where it is not this one.
 */
export function sitting({ seed, viewport = { width: 900, height: 640 }, app }) {
  const table = new Sitting(seed, viewport, app);
  before(() => table.begin());
  after(() => table.end());
  return table;
}

/** Nothing moves, these people take the chairs in turn, with these `options`, throw these `dice` themselves, and begin. */
export async function sitDown({ page, finger, server }, game, names, options = [], dice = []) {
  await page.goto(`${server.url}#/settings`);
  await choose(page.getByRole('radio', { name: 'Off', exact: true }).first());
  await page.goto(`${server.url}#/new/${game}`);
  await page.locator('.seat-row').first().waitFor();
  const size = page.getByRole('radio', { name: String(names.length), exact: true }).first();
  if ((await size.count()) > 0 && (await page.locator('.seat-row').count()) < names.length) await choose(size);
  // those who sit there from the last game, and were not named, are computer players
  for (const row of (await page.locator('.seat-row').all()).slice(names.length))
    await choose(row.getByRole('radio', { name: 'Bot' }));
  for (const [i, name] of names.entries()) {
    const row = page.locator('.seat-row').nth(i);
    await choose(row.getByRole('radio', { name: 'Player' }));
    await row.getByRole('textbox').or(row.getByRole('combobox')).fill(name);
  }
  // house rules are folded up
  if (options.length + dice.length > 0)
    for (const fold of await page.locator('.fold > summary').all())
      if ((await fold.locator('xpath=..').getAttribute('open')) === null) await fold.press('Enter');
  for (const name of options) await choose(page.getByRole('radio', { name }));
  for (const name of dice) await choose(page.getByRole('switch', { name }));
  const play = page.getByRole('button', { name: 'Play', exact: true });
  // what was filled in last may still push the button away from under the finger
  await still(play);
  await finger.tapOn(play);
}

/** Nobody is asked the same question for so long, in ms. */
const STUCK = 120_000;

class Sitting {
  /** What was chosen so far: by touch on the board, and on cards and buttons. */
  made = { places: 0, others: 0 };
  /** Where the board was, by screen. */
  #boards = new Map();
  /** What was asked last, and since when, in ms. */
  #asked = { what: '', since: 0 };
  /** What the pages complained of, a list a page. */
  #heard = [];
  #profile = scratch();
  /** The fingerprint that was shown at the start, and everything that was on the page then. */
  #promise;

  constructor(seed, viewport, app) {
    this.app = app;
    this.random = whims(seed);
    this.screen = { viewport, hasTouch: true, acceptDownloads: true };
  }

  async begin() {
    this.server = await serveApp({ root: this.app });
    await this.#open();
  }

  async #open() {
    this.context = await launchPersistent(this.#profile.folder, this.screen);
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    this.#heard.push(complaints(this.page));
    this.finger = new Finger(this.page);
  }

  async end() {
    await this.context?.close();
    await this.server?.close();
    this.#profile.remove();
  }

  /** The app is loaded once; from here on there is no server. */
  async leaveNetwork() {
    await this.page.goto(this.server.url);
    await this.page.locator('h1').first().waitFor();
    await offlineReady(this.page);
    await this.server.close();
  }

  /** See the function of this name. */
  sitDown(game, names, options = [], dice = []) {
    return sitDown(this, game, names, options, dice);
  }

  /**
   * The whole browser dies, with no polite close: whatever was not written is gone. Then back to the game that was left,
   * over the shelf, in another browser: to a table, or to a score sheet.
   */
  async crash(screen = '.table') {
    const devtools = await this.context.newCDPSession(this.page);
    await devtools.send('Browser.crash').catch(() => {});
    await this.context.close().catch(() => {});
    await this.#open();
    await this.page.goto(this.server.url);
    await this.page.locator('.saved-link').first().waitFor();
    await this.finger.tapOn(this.page.locator('.saved-link').first());
    await this.page.locator(screen).waitFor();
  }

  /** One look at the screen; see `look` in person.mjs. */
  async look() {
    const sight = await look(this.page);
    this.#moves(`${sight.now} ${sight.round} ${sight.question}`);
    const { screen, sides } = sight.board ?? {};
    if (screen && sight.now !== 'scores') this.#boards.set(screen, (this.#boards.get(screen) ?? new Set()).add(sides));
    return sight;
  }

  /** Whoever is asked the same again and again goes in a circle: better to say so than to wait for the limit. */
  #moves(asked) {
    if (asked !== this.#asked.what) this.#asked = { what: asked, since: Date.now() };
    assert.ok(Date.now() - this.#asked.since < STUCK, `still asked the same after ${STUCK / 1000} s: ${asked}`);
  }

  /** Everything that a curious neighbour could read. */
  overheard() {
    return overheard(this.page);
  }

  /** One act of a person with these likes, upon what was `seen`; counted where it is a choice. */
  async act(likes, seen) {
    const touched = await act(this.page, this.finger, this.random, likes, seen);
    // what is offered alone is no choice
    const lone = seen && seen.places.length + seen.buttons.length + seen.cards.length < 2;
    if (lone) return touched;
    if (touched === 'places') this.made.places++;
    else if (['cards', 'buttons', 'asides'].includes(touched)) this.made.others++;
    return touched;
  }

  /** The cover is held until it opens. */
  unseal() {
    return unseal(this.page, this.finger);
  }

  /** At least half of the choices were made by touch on the board. */
  mostlyOnBoard() {
    const { places, others } = this.made;
    assert.ok(places >= others, `half the choices are made on the board: ${places} of ${places + others}`);
  }

  /** How it went, for the one who reads the test's output. */
  report(facts) {
    const counts = { ...facts, 'choices on the board': this.made.places, elsewhere: this.made.others };
    console.log(
      Object.entries(counts)
        .map(([what, n]) => `${what} ${n}`)
        .join(', '),
    );
  }

  /** Turns the final scoring over to its end. */
  async scoreAll() {
    const end = this.page.locator('.scores .button-main', { hasText: 'Rematch' });
    const next = this.page.locator('.counting .button-main');
    for (;;) {
      await end.or(next).first().waitFor();
      if ((await end.count()) > 0) return;
      // where nothing moves all of it is counted at once: the button that was just seen may be gone, and is not waited for
      await this.finger.tapOn(next, 1000).catch(() => {});
    }
  }

  /** Somebody opens the log at the start and photographs the fingerprint of the game's chance. */
  async photograph() {
    const { page, finger } = this;
    await finger.tapOn(page.getByRole('button', { name: 'Log', exact: true }));
    const digits = page.locator('.log li').first().locator('.receipt-digits');
    await digits.waitFor();
    this.#promise = { fingerprint: await digits.textContent(), page: await page.content() };
    await finger.tapOn(page.locator('.log-drawer').getByRole('button', { name: 'Close' }));
  }

  /** At the end: the seed, the fingerprint that belongs to it, and every draw made again. */
  async #fair() {
    await this.finger.tapOn(this.page.getByText('Every point explained'));
    const receipt = this.page.locator('.scores .receipt');
    await receipt.waitFor();
    const [seed, fingerprint] = await receipt.locator('.receipt-digits').allTextContents();
    assert.equal(createHash('sha256').update(seed).digest('hex'), fingerprint);
    if (this.#promise) {
      assert.equal(this.#promise.fingerprint, fingerprint, 'what was photographed at the start');
      assert.ok(!this.#promise.page.includes(seed), 'nobody could see the seed then');
    }
    await this.finger.tapOn(receipt.getByRole('button', { name: 'Check every draw' }));
    await receipt.getByText(/draws? confirmed/).waitFor();
    return { seed, told: await receipt.getByText(/draws? confirmed/).innerText() };
  }

  /** The last tests of a whole game of so many: its result, and that nothing went wrong unseen. */
  endsWell(people) {
    test('the board kept its place', () => this.#stood());
    test('the points are those of a replay of the log', async () => {
      await this.scoreAll();
      const names = await this.page.locator('.podium .cut').allTextContents();
      const shown = await this.page.locator('.podium b').allInnerTexts();
      assert.equal(shown.length, people);
      const points = Object.fromEntries(names.map((name, i) => [name, Number(shown[i].replace('−', '-'))]));
      assert.deepEqual(points, await this.#replayed());
    });
    test('every draw is what the seed gives, and the seed what was promised', async () => {
      await this.finger.tapOn(this.page.getByRole('button', { name: 'See the scoring' }));
      await this.scoreAll();
      const { seed, told } = await this.#fair();
      await this.#seeBoard();
      const [record] = JSON.parse(readFileSync(await this.#exported(), 'utf8')).matches;
      assert.equal(record.seed, seed);
      const drawn = record.log.filter(({ how }) => how === 'drawn').length;
      assert.ok(told.startsWith(`${drawn} draw`), told);
    });
    test('nothing went wrong unseen', () => this.quiet());
  }

  /** The last tests of a game that was not played to its end. */
  staysWhole() {
    test('the board kept its place', () => this.#stood());
    test('the log so far replays', async () => {
      const file = await this.#exported();
      execFileSync(process.execPath, [join(root, 'src/headless/run.mjs'), 'verify', file], { stdio: 'pipe' });
    });
    test('nothing went wrong unseen', () => this.quiet());
  }

  /** On every screen the board was in one place from the first decision to the last. */
  #stood() {
    assert.ok(this.#boards.size > 0);
    for (const [screen, places] of this.#boards) assert.equal(places.size, 1, `${screen}: ${[...places].join(' | ')}`);
  }

  /** No page has complained of anything so far. */
  quiet() {
    assert.deepEqual(this.#heard.flat(), []);
  }

  /** The match as a file, as the menu gives it. */
  async #exported() {
    const { page, finger } = this;
    await finger.tapOn(page.getByRole('button', { name: 'Menu' }));
    const download = page.waitForEvent('download');
    await finger.tapOn(page.getByRole('button', { name: 'Save a copy as a file' }));
    const file = join(this.#profile.folder, 'match.json');
    await (await download).saveAs(file);
    await finger.tapOn(page.locator('.dialog').getByRole('button', { name: 'Close' }));
    return file;
  }

  /** From the scoring to the board, which one looks at before going on. */
  async #seeBoard() {
    await this.finger.tapOn(this.page.getByRole('button', { name: 'See the board' }));
    await this.page.locator('.scores, .counting').first().waitFor({ state: 'detached' });
    await still(this.page.getByRole('button', { name: 'Menu' }));
  }

  /** The totals that a replay of the exported log comes to. */
  async #replayed() {
    await this.#seeBoard();
    const file = await this.#exported();
    const told = execFileSync(process.execPath, [join(root, 'src/headless/run.mjs'), 'replay', file], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const end = told.slice(told.lastIndexOf('\nend: '));
    return Object.fromEntries(
      [...end.matchAll(/^ {2}(.+): (-?\d+)$/gm)].map(([, name, points]) => [name, Number(points)]),
    );
  }
}
