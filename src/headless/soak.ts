import { rng as startRng } from '../engine/chance';
import { checkGame } from '../engine/check';
import { readArgs } from './args';
import { type Found, loadGames, loadWords, trials } from './registry';
import { soakSave } from './saves';

/**
 * npm run -s soak -- --minutes 10 --seed 1
 * The contract over ever new seeds, all secrets swapped, and spoilt saves, until the time is up. Progress goes to stderr,
 * one JSON object with what was done is the last line. Ends with 1 and the seed that repeats it when something fails.
 */

const args = readArgs(['minutes', 'seed', 'game', 'effort']);
const minutes = args.number('minutes', 1);
const first = args.number('seed', 1);
const until = process.uptime() + minutes * 60;
const words = await loadWords();
const done = { games: 0, entries: 0, decisions: 0, saves: 0 };
const failures: { what: string; game: string; seats: number; seed: number }[] = [];

/** One slice of work; what fails is kept with everything that repeats it. */
function slice(found: Found, seats: number, options: Parameters<typeof JSON.stringify>[0], seed: number): void {
  // now and then a game is looked at from every side at every decision
  const effort = args.number('effort', seed % 7 === 0 ? 1 : seed % 3 === 0 ? 0.2 : 0.05);
  try {
    const { entries, decisions, match } = checkGame(found.module, { seats, options, seed, effort, words });
    done.games++;
    done.entries += entries;
    done.decisions += decisions;
    done.saves += soakSave(found.module, match.record, startRng(seed, 0x5a), 40);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    failures.push({ what, game: found.id, seats, seed });
    console.error(`FAILED ${found.id}, ${seats} seats, --seed ${seed}: ${what}`);
  }
}

const games = await loadGames();
const work = games.flatMap((found) => trials(found).map((trial) => ({ found, ...trial })));
let said = process.uptime();
for (let i = 0; failures.length < 5 && (i < 1 || process.uptime() < until); i++) {
  const { found, seats, options } = work[i % work.length];
  slice(found, seats, options, first + Math.floor(i / work.length));
  if (process.uptime() - said < 15) continue;
  said = process.uptime();
  console.error(`${Math.round(until - said)} s left: ${JSON.stringify(done)}`);
}
console.log(JSON.stringify({ seed: first, minutes, ...done, failures }));
if (failures.length > 0) process.exit(1);
