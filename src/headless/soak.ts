import { performance } from 'node:perf_hooks';
import { rng as startRng } from '../engine/chance';
import type { MatchRecord } from '../engine/record';
import type { Rng } from '../engine/rules';
import { readArgs, stop } from './args';
import { checkGame } from './contract';
import { playMatch } from './games';
import { bundleOf, openImport } from './imports';
import { loadGames, loadWords, trials } from './registry';
import { openSave, spoilt, torn } from './saves';

/**
 * node src/headless/run.mjs soak --kind contract|leaks|saves --minutes 10 --seed 1
 * The long tests that need no browser: the contract over ever new seeds, all secrets swapped at every decision, and saves
 * and imports that are spoilt, until the time is up. Progress goes to stderr, one JSON object with what was done is the
 * last line. Ends with 1 and the seed that repeats it when something fails.
 */

const args = readArgs(['kind', 'minutes', 'seed', 'game', 'effort']);
const minutes = args.number('minutes', 1);
const first = args.number('seed', 1);
const until = process.uptime() + minutes * 60;
const shelf = await loadGames();
const games = shelf.filter(({ id }) => id === (args.text('game') ?? id));
const failures: { what: string; game: string; seats: number; seed: number; times: number }[] = [];
/** So many different failures are enough to begin with. */
const ENOUGH = 40;

let said = process.uptime();
/** Whether there is time for slice `i`; no minutes at all are one seed's `round`. Says now and then how far it is. */
function stays(i: number, round: number, done: object): boolean {
  if (process.uptime() - said > 15) {
    said = process.uptime();
    console.error(`${Math.round(until - said)} s left: ${JSON.stringify(done)}`);
  }
  return failures.length < ENOUGH && (i < (minutes > 0 ? 1 : round) || process.uptime() < until);
}

/** The same sentence with other numbers is the same failure. */
const gist = (what: string): string => what.replace(/[-\d.e+]+/g, '#');

function failed(error: unknown, where: { game: string; seats: number; seed: number }): void {
  const what = error instanceof Error ? error.message : String(error);
  const known = failures.find((one) => one.game === where.game && gist(one.what) === gist(what));
  if (known) known.times++;
  else failures.push({ what, ...where, times: 1 });
}

/** Whole random games with all seats and options in turn; `effort` is how often they are looked at from every side. */
async function contract(effort: (seed: number) => number): Promise<object> {
  const words = await loadWords();
  const done = { games: 0, entries: 0, decisions: 0 };
  const work = games.flatMap((found) => trials(found).map((trial) => ({ found, ...trial })));
  for (let i = 0; stays(i, work.length, done); i++) {
    const { found, seats, options } = work[i % work.length];
    const seed = first + Math.floor(i / work.length);
    try {
      const wanted = args.number('effort', effort(seed));
      const { entries, decisions } = checkGame(found.module, { seats, options, seed, effort: wanted, words });
      done.games++;
      done.entries += entries;
      done.decisions += decisions;
    } catch (error) {
      failed(error, { game: found.id, seats, seed });
    }
  }
  return done;
}

/** No save may keep people waiting longer. */
const LONGEST_MS = 1000;
/** Spoilt files made of one match. */
const EACH = 50;

const done = { files: 0, saves: 0, imports: 0, opened: 0, refused: 0, slowestMs: 0 };

/** One spoilt file, as text or in one of its values; opened as a save or as an import. */
async function openOne(record: MatchRecord, random: Rng, all: Parameters<typeof openSave>[1]): Promise<void> {
  const importing = random.int(3) === 0;
  const whole = importing ? bundleOf(record) : record;
  const text = random.int(3) === 0 ? torn(JSON.stringify(whole), random) : JSON.stringify(spoilt(whole, random));
  done.files++;
  done[importing ? 'imports' : 'saves']++;
  const start = performance.now();
  const opened = importing || !isJson(text) ? await openImport(text, all, random) : openSave(JSON.parse(text), all);
  const ms = performance.now() - start;
  done[opened ? 'opened' : 'refused']++;
  done.slowestMs = Math.max(done.slowestMs, Math.round(ms));
  if (ms > LONGEST_MS) throw new Error(`a spoilt file took ${Math.round(ms)} ms`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Small matches of every game, spoilt many times. */
async function saves(): Promise<object> {
  const all = new Map(games.map((found) => [found.id, found]));
  for (let i = 0; stays(i, games.length, done); i++) {
    const found = games[i % games.length];
    const seed = first + Math.floor(i / games.length);
    const { min, max } = found.card.seats;
    const seats = min + (seed % (max - min + 1));
    // the same files whichever games are asked for
    const random = startRng(seed, shelf.indexOf(found), 0x5a);
    const { record } = playMatch(found.module, { seats, seed, until: 4 + random.int(40) });
    record.chairs.forEach((chair, seat) => {
      chair.name = ['Ana', 'Bo', 'Çelik', 'Dóra', 'Emil', 'Fay'][seat];
    });
    for (let n = 0; n < EACH; n++) {
      await openOne(record, random, all).catch((error) => failed(error, { game: found.id, seats, seed }));
    }
  }
  return done;
}

const kinds: { readonly [kind: string]: () => Promise<object> } = {
  // now and then a game is looked at from every side at every decision
  contract: () => contract((seed) => (seed % 7 === 0 ? 1 : seed % 3 === 0 ? 0.2 : 0.05)),
  leaks: () => contract(() => 1),
  saves,
};
const kind = args.text('kind') ?? 'contract';
if (!Object.hasOwn(kinds, kind)) stop(`There is no kind ${kind}. Kinds: ${Object.keys(kinds).join(' ')}`);
const figures = await kinds[kind]();
console.log(JSON.stringify({ seed: first, minutes, ...figures, failures }));
if (failures.length > 0) process.exit(1);
