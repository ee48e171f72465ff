// One window of the built app and the person before it: they sit down, act, read, and take files home. What they were
// shown is counted here, so that it can be asked for again after the worst has happened.

import { readFileSync } from 'node:fs';
import { Hands, ISLANDS, onLagoon } from '../e2e/lagoon.mjs';
import { sitDown } from '../e2e/match.mjs';
import { act, Finger, look, still, whims } from '../e2e/person.mjs';

/** How each game speaks of what is somebody's own. */
export const PRIVATE = {
  'isla-margarita': /your crowns|crown[^.\n]*worth \d/i,
  manila: /your shares|yours alone|a share of \w+, now|pledged share of|in other players’ hands/i,
  alexandros: /your cards|yours alone|you hold no cards/i,
  'island-hopper': /behind your screen|your contracts|your cash/i,
  'puerto-catan': /your cards|certain of|cards? you don’t know|still to go/i,
};

export const GAMES = Object.keys(PRIVATE);

export const PEOPLE = ['Ana', 'Bo', 'Çelik', 'Dóra', 'Emil', 'Fay'];

/** The longest that people wait for an answer on a busy machine. */
const PATIENCE = 60_000;

/** So long the settings may take to find that something is there. */
const NOTHING = 8000;

/** A person's whims; those of neighbouring seeds have nothing in common. */
export function whimsOf(seed, salt = 0) {
  let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return whims((mixed ^ (mixed >>> 13)) >>> 0);
}

export const rest = (ms) => new Promise((done) => setTimeout(done, ms));

/** Asks again until the answer is not falsy; undefined when it never was. */
export async function until(ask, patience = PATIENCE, pause = 60) {
  for (const end = Date.now() + patience; Date.now() < end; await rest(pause)) {
    const answer = await ask();
    if (answer) return answer;
  }
  return undefined;
}

/** What went wrong, in the words of whoever reads the figures. */
export class Found extends Error {}

export function expect(truth, what) {
  if (!truth) throw new Found(what);
}

/** Whoever has chosen a card goes on to the board as often as not; else they would choose cards for ever. */
const LIKES = { board: 0.6 };

export class Window {
  /** Acts of people whose result the screen has shown. */
  acts = 0;
  /** What the act that was tapped last would do; its result has not been seen yet. */
  pending;
  /** Everything that was called out so far. */
  called = new Set();
  /** When the last of them was. */
  shownAt = 0;
  /** Since the last finished act nothing was picked. */
  settled = true;

  constructor(page, server, random) {
    Object.assign(this, { page, server, random });
    this.finger = new Finger(page);
    this.url = server.url;
  }

  sitDown(game, people) {
    this.game = game;
    return sitDown(this, game, PEOPLE.slice(0, people));
  }

  goTo(hash) {
    return this.page.goto(`${this.url}#/${hash}`);
  }

  /** The table is there, and asks something of somebody. */
  async atTable(patience = PATIENCE) {
    const there = await until(async () => {
      const { now, calm } = await this.see();
      return now !== 'wait' || calm >= 0;
    }, patience);
    if (!there) await this.complain('the table does not come');
  }

  /** What lies over the tools is read and put away. */
  async #uncover() {
    // a busy machine may take a held finger for one that left too early
    await until(async () => {
      const sight = await this.see();
      if (sight.now === 'shield') await this.touch(sight);
      return sight.now !== 'shield';
    });
    const close = this.page.locator('.trouble').getByRole('button', { name: 'Close' });
    if ((await close.count()) > 0) await this.finger.tapOn(close.first());
  }

  /** A tool of the table; a cover may come up a moment after what was seen last. */
  async #tool(name) {
    const tool = this.page.getByRole('button', { name });
    await until(async () => {
      await this.#uncover();
      await rest(400);
      return tool.isVisible();
    });
    // a banner that went makes room
    await still(tool);
    return tool;
  }

  /** Without the drawn board everything goes faster. */
  async inWords() {
    await this.finger.tapOn(await this.#tool('Menu'));
    await this.finger.tapOn(this.page.getByRole('button', { name: 'In words' }));
    // a disk that never answers is waited for again and again before the memory serves
    await this.page.locator('.plain').waitFor({ timeout: PATIENCE });
  }

  /** Gives up, with what stands on the screen. */
  async complain(what) {
    const text = await this.page.evaluate(() => document.body.innerText).catch(() => 'the page is gone');
    throw new Found(`${what}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
  }

  /** One look, what is called out, and whether the last act has come to its end. */
  async see() {
    const sight = await look(this.page);
    const more = await this.page.evaluate(() => ({
      alerts: [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText.replace(/\s+/g, ' ').trim()),
      // what runs by itself is no answer
      table: (document.querySelector('.table')?.innerText ?? '').replace(/\d+ seconds?|one second/g, ''),
      deciding: document.querySelector('.commit')?.getAttribute('aria-label') ?? '',
      calm: [...document.querySelectorAll('.live-foot button')].findIndex((one) =>
        /instead of dragging/.test(one.innerText),
      ),
      captain: document.querySelector('.hopper-pad') !== null,
    }));
    Object.assign(sight, more);
    for (const alert of sight.alerts) this.called.add(alert);
    this.#answer(sight);
    return sight;
  }

  #answer({ now, table, question, deciding, refused }) {
    const was = this.pending;
    if (!was) return;
    const done = deciding !== was.commit || question !== was.question || (now === 'commit' && table !== was.table);
    if (!refused && !done) return;
    this.pending = undefined;
    this.settled = true;
    if (refused) return;
    this.acts++;
    this.shownAt = Date.now();
  }

  /** One touch upon what was seen. */
  async touch(sight) {
    if (sight.calm >= 0) return this.#calm(sight.calm);
    if (sight.captain && sight.now === 'wait') return this.#fly();
    const { now, deciding, question, table } = sight;
    if (now === 'commit') this.pending = { commit: deciding, question, table };
    else if (['cards', 'places', 'buttons'].includes(now)) this.settled = false;
    const touched = await act(this.page, this.finger, this.random, LIKES, sight);
    if (touched === 'wait' && now === 'commit') await rest(30);
    return touched;
  }

  /** A flight by touch, to some island. */
  async #fly() {
    const hands = new Hands(this.page);
    const island = ISLANDS[Math.floor(this.random() * ISLANDS.length)];
    await hands.press(1, await onLagoon(this.page, 0, 0)).catch(() => {});
    await rest(700);
    await hands.move({ 1: await onLagoon(this.page, island.x, island.y) }, 10).catch(() => {});
    await rest(200);
    await hands.release(1).catch(() => {});
    await rest(300);
    return 'wait';
  }

  /** Taps instead of dragging, where that is offered. */
  async #calm(at) {
    // the minute may be over meanwhile
    await this.finger.tapOn(this.page.locator('.live-foot button').nth(at)).catch(() => {});
    return 'wait';
  }

  /** Goes on until so many more acts of people were seen to be done; gives the last sight. Ends early with the game. */
  async play(acts, patience = PATIENCE) {
    const goal = this.acts + acts;
    for (let end = Date.now() + patience, was = this.acts; ; ) {
      const sight = await this.see();
      if (this.acts >= goal || sight.now === 'scores') return sight;
      if (this.acts > was) {
        was = this.acts;
        end = Date.now() + patience;
      }
      if (Date.now() > end) await this.complain(`the table does not play on, "${sight.question}" (${sight.now})`);
      await this.touch(sight);
    }
  }

  /** Goes on until the next tap decides something; gives that sight, or undefined where the game is over before. */
  async toDecision(patience = PATIENCE) {
    for (const end = Date.now() + patience; ; ) {
      const sight = await this.see();
      if (sight.now === 'scores') return undefined;
      if (sight.now === 'commit' && !this.pending) return sight;
      if (Date.now() > end) await this.complain(`nobody decides, "${sight.question}" (${sight.now})`);
      await this.touch(sight);
    }
  }

  /** Everybody has answered and the screen asks a person: the question. */
  async question() {
    const sight = await until(async () => {
      const now = await this.see();
      return now.now !== 'wait' && now;
    });
    return sight?.question;
  }

  async alerts() {
    return (await this.see()).alerts;
  }

  async #download(button) {
    const download = this.page.waitForEvent('download', { timeout: PATIENCE });
    download.catch(() => {});
    await this.finger.tapOn(button);
    return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  }

  /** The match that is on this table, as the menu gives it. */
  async exported() {
    await this.finger.tapOn(await this.#tool('Menu'));
    const bundle = await this.#download(this.page.getByRole('button', { name: 'Save a copy as a file' }));
    await this.page.keyboard.press('Escape');
    await until(async () => (await this.page.locator('dialog[open]').count()) === 0, 3000);
    return bundle.matches[0];
  }

  /** Everything that is on the disk, as *Move data* gives it to whoever asks; they have no button for nothing. */
  async everything() {
    await this.goTo('move');
    const button = this.page.getByRole('button', { name: 'Export everything' });
    await button.waitFor({ timeout: PATIENCE });
    const some = await until(() => button.isEnabled(), NOTHING);
    return some ? this.#download(button) : { matches: [], plays: [] };
  }

  /** Back to the game that was left, over the shelf. */
  async again(screen = '.table') {
    await this.goTo('');
    await this.page.locator('.saved-link').first().waitFor({ timeout: PATIENCE });
    await this.finger.tapOn(this.page.locator('.saved-link').first());
    await until(async () => (await this.page.locator(`${screen}, .table-trouble`).count()) > 0);
    if ((await this.page.locator(screen).count()) === 0) await this.complain('the game does not open');
  }

  /** "Play here instead", where this window only looks on. */
  async takeOver() {
    const button = this.page.getByRole('button', { name: 'Play here instead' });
    await button.waitFor({ timeout: PATIENCE });
    await this.finger.tapOn(button);
    await button.waitFor({ state: 'detached', timeout: PATIENCE });
    Object.assign(this, { pending: undefined, settled: true });
  }
}

const isPerson = (match) => (entry) => entry.seat >= 0 && match.chairs[entry.seat]?.bot === undefined;

/** How many entries of a match people have made. */
export const byPeople = (match) => match.log.filter(isPerson(match)).length;

/** How many entries of the earlier log are not, or not as they were, in the later one. */
export function missing(earlier, later) {
  const same = (entry, i) => JSON.stringify(entry) === JSON.stringify(later.log[i]);
  const at = earlier.log.findIndex((entry, i) => !same(entry, i));
  return at < 0 ? 0 : earlier.log.length - at;
}

/** The match of that id in everything that was on the disk. */
export function matchOf(bundle, id) {
  const match = bundle.matches.find((one) => one.id === id);
  expect(match, 'the match is not on the disk');
  return match;
}
