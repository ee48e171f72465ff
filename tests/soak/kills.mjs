// Browsers that are killed at random moments, with one, two and three windows of one profile: matches and score sheets.
// After each kill the browser is begun again and what is found is compared with what the screen had shown.

import { overheard } from '../e2e/person.mjs';
import { serveApp } from '../e2e/serve.mjs';
import { Profile } from './profile.mjs';
import { cellsOf, expectWholeHistory, openSheet, type, typeSome } from './sheet.mjs';
import { byPeople, expect, GAMES, matchOf, missing, PRIVATE, rest, until, whimsOf } from './window.mjs';

/** Kills in one profile, before another game is begun in another one. */
const KILLS = 4;
/** Milliseconds between the last touch and the kill: in the middle of a write, of a picture, of a bot's thought. */
const DELAYS = [0, 0, 2, 5, 10, 20, 40, 80, 160, 400, 900];

/** What is killed for that seed: every game by turns, and every third time its score sheet. */
const subjectOf = (seed) => ({ game: GAMES[seed % GAMES.length], boxed: Math.floor(seed / GAMES.length) % 3 === 2 });

/** So long a busy disk may take to write what the screen shows already. */
const WRITING = 1000;
/** The longest that a table waits for nobody: a minute of bribes. */
const PATIENCE = 75_000;

const any = (random, list) => list[Math.floor(random() * list.length)];
const upTo = (random, n) => 1 + Math.floor(random() * n);

/** "Play here instead", "Go on here". */
const here = (window) => window.page.locator('[role=alert] button', { hasText: / here/ });

/** So many more windows on the same match or sheet, which only look on. */
async function onlookers(profile, writer, n) {
  const address = writer.page.url();
  const others = [];
  for (let i = 0; i < n; i++) {
    const window = await profile.window();
    await window.page.goto(address);
    await here(window).waitFor();
    others.push(window);
  }
  return others;
}

/** A match as it was last found on the disk, and what was seen to be done since. */
class MatchRound {
  screen = '.table';

  constructor(random, game) {
    Object.assign(this, { random, game });
  }

  async begin(window) {
    this.people = upTo(this.random, 3);
    await window.sitDown(this.game, this.people);
    await window.atTable(PATIENCE);
    const bundle = await this.disk(window);
    this.base = bundle.matches[0];
    await window.again();
    await window.atTable();
    await this.#maybeInWords(window);
  }

  /** Mostly without the drawn board, so that more browsers die in a minute. */
  async #maybeInWords(window) {
    if (this.random() < 0.7) await window.inWords();
  }

  disk(window) {
    return window.everything();
  }

  /** Plays, changing windows on the way; in the end something has just been tapped. False where the game is over. */
  async act(first, others) {
    let window = first;
    this.windows = [first];
    await window.play(upTo(this.random, 3), PATIENCE);
    while (others.length > 0 && this.random() < 0.6) {
      window = others.pop();
      this.windows.push(window);
      await window.takeOver();
      await window.atTable();
      await this.#maybeInWords(window);
      await window.play(upTo(this.random, 2), PATIENCE);
    }
    const sight = await window.toDecision(PATIENCE);
    if (!sight) return false;
    if (this.random() < 0.8) await window.touch(sight);
    return true;
  }

  /** The last look before the end. */
  async remember() {
    const window = this.windows.at(-1);
    const { now, question, eyes } = await window.see();
    this.done = this.windows.reduce((sum, { acts }) => sum + acts, 0);
    this.flying = window.pending !== undefined;
    // the screen shows it while it is being written: until then it is the act in flight
    this.fresh = !this.flying && window.acts > 0 && Date.now() - window.shownAt < WRITING;
    const asks =
      window.settled &&
      !this.flying &&
      !this.fresh &&
      eyes === 'public' &&
      !['wait', 'end', 'shield', 'scores'].includes(now);
    this.asked = asks ? question : undefined;
  }

  judge(bundle) {
    const found = matchOf(bundle, this.base.id);
    const gone = missing(this.base, found);
    expect(gone === 0, `${gone} entries of before are lost or changed`);
    const least = byPeople(this.base) + this.done;
    const acts = byPeople(found);
    this.base = found;
    if (this.fresh && acts === least - 1) this.tally.inFlight++;
    else expect(acts >= least, `${least - acts} acts are lost that were seen`);
    expect(acts <= least + (this.flying ? 1 : 0), `${acts - least} acts more than were made`);
  }

  async judgeScreen(window) {
    await window.atTable(PATIENCE);
    const sight = await window.see();
    if (this.people > 1) {
      expect(sight.eyes !== 'private', 'a private screen is open after the kill');
      const heard = PRIVATE[this.game].exec(await overheard(window.page));
      expect(!heard, `"${heard?.[0]}" can be read after the kill`);
    }
    const same = this.asked === undefined || sight.eyes !== 'public' || sight.question === this.asked;
    expect(same, `"${sight.question}" is asked instead of "${this.asked}"`);
    await this.#maybeInWords(window);
  }
}

/** The same for a score sheet: what stands in its cells. */
class SheetRound {
  screen = '.sheet-grid';

  constructor(random, game) {
    Object.assign(this, { random, game });
  }

  async begin(window) {
    await openSheet(window, this.game);
  }

  disk(window) {
    return window.everything();
  }

  async act(first, others) {
    this.window = first;
    await typeSome(first, upTo(this.random, 6));
    while (others.length > 0 && this.random() < 0.6) {
      this.window = others.pop();
      await this.window.finger.tapOn(here(this.window));
      await here(this.window).waitFor({ state: 'detached' });
      await typeSome(this.window, upTo(this.random, 4));
    }
    this.before = await cellsOf(this.window);
    this.shown = await type(this.window);
    return true;
  }

  async remember() {
    this.after = await cellsOf(this.window);
  }

  judge(bundle) {
    const play = bundle.plays?.[0];
    expect(play, 'the sheet is not on the disk');
    expectWholeHistory(play);
  }

  async judgeScreen(window) {
    const found = JSON.stringify(await until(() => cellsOf(window)));
    const either = [this.before, this.after].map((cells) => JSON.stringify(cells));
    expect(either.includes(found), `the sheet has ${found} instead of ${either[1]}`);
  }
}

/** One life: some acts, the kill, and what is found in the next life. Gives the window of that one. */
async function life(profile, window, round, tally) {
  const { random } = profile;
  const count = upTo(random, 3);
  const others = await onlookers(profile, window, count - 1);
  if (!(await round.act(window, others))) return undefined;
  await rest(any(random, DELAYS));
  await round.remember();
  await profile.kill();
  round.count = count;
  tally.kills++;
  tally.windows[count]++;
  tally.games[round.name] = (tally.games[round.name] ?? 0) + 1;
  await profile.begin();
  const next = await profile.window();
  try {
    round.judge(await round.disk(next));
  } finally {
    await next.again(round.screen);
  }
  await round.judgeScreen(next);
  return next;
}

/** One profile: a match or a sheet is begun and killed some times. */
async function subject(server, seed, tally, time) {
  const random = whimsOf(seed);
  const { game, boxed } = subjectOf(seed);
  const name = boxed ? `${game}, sheet` : game;
  const round = Object.assign(new (boxed ? SheetRound : MatchRound)(random, game), { name, tally });
  const profile = new Profile(server, random);
  try {
    await profile.begin();
    let window = await profile.window();
    await round.begin(window);
    for (let i = 0; window && i < KILLS && (i === 0 || time()); i++) {
      window = await life(profile, window, round, tally);
      const [complaint] = profile.heard.flat();
      expect(!complaint, `a page complains: ${complaint}`);
    }
  } catch (error) {
    const where = { case: name, seed, windows: round.count };
    tally.failures.push({ ...where, what: error.message.split('\n')[0] });
    console.error(`FAILED kills, ${JSON.stringify(where)}: ${error.message}`);
  } finally {
    await profile.end();
  }
}

/** Kills until the time is up: at least one profile's worth. */
export async function soakKills({ seed, time }) {
  const tally = { kills: 0, inFlight: 0, windows: { 1: 0, 2: 0, 3: 0 }, games: {}, failures: [] };
  const server = await serveApp();
  for (let i = 0; i === 0 || time(); i++) await subject(server, seed + i, tally, time);
  await server.close();
  return tally;
}
