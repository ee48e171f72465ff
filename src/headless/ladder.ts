import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { arena, type Tally, wilson } from './arena';
import { readArgs, stop } from './args';
import { BOTS, isBot } from './bots';
import { loadGame } from './registry';

/**
 * npm run -s ladder -- --game manila --seats 4 --hero captain --field mate --games 300 --seed 1 [--jobs 2] [--bar 0.35]
 * One hero at a table of others, on every chair in turn. One JSON object at the end: the hero's share of the wins in percent
 * with its 95 % interval (Wilson), the fair share, mean points, CPU time. With --bar the match of levels ends as soon as a
 * sequential test (Wald, 5 % on either side) knows whether the true share is above or below it by 4 points.
 */

const args = readArgs(['game', 'games', 'seed', 'hero', 'field', 'seats', 'jobs', 'part', 'bar']);
const { module: game, card } = await loadGame(args.text('game'));
const seats = args.number('seats', card.seats.usual);
const games = args.number('games', 100);
const seed = args.number('seed', 1);
const [hero, field] = [args.text('hero') ?? 'captain', args.text('field') ?? 'mate'];
if (!isBot(hero) || !isBot(field)) stop(`--hero and --field need one of ${BOTS.join(', ')}`);
const jobs = Math.min(args.number('jobs', 1), games);
const bar = args.text('bar') === undefined ? undefined : args.number('bar', 0);
if (bar !== undefined && (bar <= 0 || bar >= 1)) stop('--bar needs a number between 0 and 1');
if (seats < card.seats.min || seats > card.seats.max)
  stop(`${game.id} is for ${card.seats.min} to ${card.seats.max} players`);

const NEAR = 0.04;
const SURE = Math.log(19);

/** How much more likely these wins are above the bar than below it, as a logarithm: decided beyond +-2.94. */
function evidence({ wins, games: played }: Tally, share: number): number {
  const [above, below] = [Math.min(0.99, share + NEAR), Math.max(0.01, share - NEAR)];
  return wins * Math.log(above / below) + (played - wins) * Math.log((1 - above) / (1 - below));
}

const none: Tally = { games: 0, wins: 0, points: 0, others: 0, seconds: 0 };
const added = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  wins: a.wins + b.wins,
  points: a.points + b.points,
  others: a.others + b.others,
  seconds: a.seconds + b.seconds,
});

const enough = (tally: Tally): boolean =>
  tally.games >= games || (bar !== undefined && tally.games >= 20 && Math.abs(evidence(tally, bar)) > SURE);

/** Every so many games of this process' share of the work, a line with all that it has done so far. */
function part(which: number): void {
  const told = arena(game, { hero, field, seats, seed, first: which, by: jobs });
  for (const tally of told) {
    console.log(JSON.stringify(tally));
    if (which + (tally.games - 1) * jobs + jobs >= games) return;
  }
}

/** The same work in other processes; resolves when all of it is done or enough is known. */
function together(): Promise<Tally> {
  const parts = Array.from({ length: jobs }, () => none);
  const sum = (): Tally => parts.reduce(added);
  return new Promise((done) => {
    let open = jobs;
    const children = parts.map((_, which) =>
      spawn(process.execPath, [process.argv[1], ...process.argv.slice(2), '--part', `${which}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    children.forEach((child, which) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        parts[which] = JSON.parse(line);
        if (enough(sum())) for (const one of children) one.kill();
      });
      child.on('close', (code) => {
        if (code) process.exitCode = 1;
        if (--open === 0) done(sum());
      });
    });
  });
}

function alone(): Tally {
  for (const tally of arena(game, { hero, field, seats, seed })) if (enough(tally)) return tally;
  return none;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;
const rounded = (x: number): number => Math.round(x * 100) / 100;

if (args.text('part') !== undefined) part(args.number('part', 0));
else {
  const tally = jobs > 1 ? await together() : alone();
  const verdict = bar === undefined ? undefined : evidence(tally, bar);
  console.log(
    JSON.stringify({
      ...{ game: game.id, seats, hero, field, games: tally.games, seed },
      wins: percent(tally.wins / tally.games),
      // after an early stop it would claim too much
      ...(tally.games >= games && { interval: wilson(tally.wins, tally.games).map(percent) }),
      fair: percent(1 / seats),
      points: rounded(tally.points / tally.games),
      others: rounded(tally.others / tally.games / (seats - 1)),
      seconds: rounded(tally.seconds / tally.games),
      ...(bar !== undefined &&
        verdict !== undefined && {
          bar: percent(bar),
          evidence: rounded(verdict),
          decided: verdict > SURE ? 'above' : verdict < -SURE ? 'below' : 'not yet',
        }),
    }),
  );
}
