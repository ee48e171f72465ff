// One table in a fresh browser context, to which something is going to happen: what was on it before is kept, and in the
// end it is all looked for on the disk.

import { complaints } from '../../e2e/serve.mjs';
import { SCREEN } from '../profile.mjs';
import { byPeople, expect, GAMES, missing, until, Window } from '../window.mjs';

/** The longest that people wait for a table that does nothing; only bribes may take a minute. */
const PATIENCE = 60_000;
const BRIBES = 75_000;
/** So long people look for a banner before they ask what is wrong. */
const BANNER = 15_000;
/** And so long a disk that is well again may take until everything is on it. */
const HEALED = 45_000;

/** How a banner says that moves are not on the disk; and that it counts them. */
const UNSAVED = /(not|n’t) (yet )?(on (the )?disk|saved|be saved|been saved|saving)|is full/i;
const COUNTED =
  /\b(last|latest) (\d+ |one |two |three )?(move|action|change|entr)|\b\d+ (moves|actions|changes|entries)/i;

export class FaultSitting {
  /** What the pages complained of. */
  heard = [];

  constructor({ browser, server, random }) {
    Object.assign(this, { browser, server, random });
  }

  /** A table with that game, or any; `spoil` is done to its window before anything is loaded. */
  async begin({ game, people, spoil, given } = {}) {
    this.context = await this.browser.newContext(SCREEN);
    this.game = game ?? GAMES[Math.floor(this.random() * GAMES.length)];
    this.people = people ?? 1 + Math.floor(this.random() * 3);
    this.window = await this.open(spoil, given);
    await this.window.sitDown(this.game, this.people);
    this.patience = this.game === 'island-hopper' ? BRIBES : PATIENCE;
    await this.window.atTable(BRIBES);
    await this.window.inWords();
    return this.window;
  }

  /** Another window of the same browser. */
  async open(spoil, given) {
    const page = await this.context.newPage();
    if (spoil) await page.addInitScript(spoil, given);
    this.heard.push(complaints(page));
    return new Window(page, this.server, this.random);
  }

  /** Whatever happens outside, nothing breaks in the page. */
  unbroken() {
    const broken = this.heard
      .flat()
      .find((complaint) => /Uncaught|TypeError|ReferenceError|is not a function/.test(complaint));
    expect(!broken, `something breaks in the page: ${broken}`);
  }

  async end() {
    await this.context?.close().catch(() => {});
  }

  /** Something between one and so many. */
  some(most) {
    return 1 + Math.floor(this.random() * most);
  }

  any(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  play(acts = this.some(2), window = this.window) {
    return window.play(acts, this.patience);
  }

  turn(fault) {
    this.window.called.clear();
    return this.window.page.evaluate((now) => {
      window.soak.fault = now;
    }, fault);
  }

  /** No word of trouble, as long as there is none. */
  async quiet(when) {
    const alerts = await this.window.alerts();
    expect(alerts.length === 0, `${when} an alert says "${alerts[0]}"`);
  }

  /** The banner: in words that not everything is on the disk, and how much where there is a disk at all. */
  async banner(disk = true) {
    const told = (text) => UNSAVED.test(text) && (!disk || COUNTED.test(text));
    // a clock that is not written is told before any move is
    const found = await until(async () => {
      await this.window.see();
      return [...this.window.called].some(told);
    }, BANNER);
    const heard = [...this.window.called].filter((text) => UNSAVED.test(text));
    expect(found, `no banner says how many moves are not on the disk: "${heard.join('", "')}"`);
  }

  /** The banner goes away by itself, or after a person has pressed its button. */
  async healed() {
    const { page } = this.window;
    const again = page.getByRole('button', { name: 'Try again' });
    const gone = async () => !(await this.window.alerts()).some((text) => UNSAVED.test(text));
    if (await until(gone, HEALED / 3, 250)) return;
    const mark = page.getByRole('button', { name: 'Not saved yet' });
    if (await mark.count()) await mark.click({ timeout: 3000 }).catch(() => {});
    if (await again.count())
      await again
        .first()
        .click({ timeout: 3000 })
        .catch(() => {});
    expect(await until(gone, HEALED, 250), `the disk is well again, and the banner still stands`);
  }

  /** What lies on the disk, as a healthy window sees it. */
  async disk() {
    const desk = await this.open();
    try {
      return await desk.everything();
    } finally {
      await desk.page.close();
    }
  }

  async onDisk(id) {
    const match = (await this.disk()).matches.find((one) => one.id === id);
    expect(match, 'the match is not on the disk');
    return match;
  }

  /** Everything of that match comes to be on the disk by itself. */
  async settles(held) {
    let found;
    const all = await until(
      async () => {
        found = (await this.disk()).matches.find((one) => one.id === held.id);
        return found && missing(held, found) === 0;
      },
      HEALED,
      1000,
    );
    expect(found, 'the match is not on the disk, which is well again');
    expect(all, `${missing(held, found)} of ${held.log.length} entries are not on the disk, which is well again`);
  }

  /** The later record goes on from the earlier one, with so many more acts of people. */
  follows(later, earlier, where, acts) {
    const gone = missing(earlier, later);
    expect(gone === 0, `${gone} of ${earlier.log.length} entries are lost or changed ${where}`);
    if (acts === undefined) return;
    const made = byPeople(later) - byPeople(earlier);
    expect(made === acts, `${made} acts instead of ${acts} ${where}`);
  }

  /** Loads the page again: the same game asks the same question. */
  async reload(window = this.window) {
    const asked = window.settled && !window.pending ? await window.question() : undefined;
    const { eyes } = await window.see();
    await window.page.reload();
    await until(async () => (await window.page.locator('.table, .table-trouble').count()) > 0);
    if (await window.page.locator('.table-trouble').count()) await window.complain('the game does not open again');
    await window.atTable(this.patience);
    const sight = await window.see();
    const same = eyes !== 'public' || sight.eyes !== 'public' || asked === '' || sight.question === asked;
    expect(asked === undefined || same, `after a reload "${sight.question}" is asked instead of "${asked}"`);
  }
}
