import { type Review, reviewing } from '../bots/review';
import { readArgs, stop } from './args';
import { BOTS, isBot } from './bots';
import { planted } from './planted';
import { loadGame, loadGames } from './registry';

/**
 * npm run -s review -- --game manila --games 10 --seed 1 [--seats 4] [--person captain]
 * Games of mates in which one person once makes a move that costs at least 15 points of win chance by a reference of 2,000
 * courses of play; the review of that person has to name it among the turning points. One JSON object a game, then one with
 * all of them: how many were named, in how many three of the person's own that cost more stood before it, CPU seconds of a
 * review, and until the first turning point was known. Without --game every game; with --person another level plays for that
 * person.
 */

const args = readArgs(['game', 'games', 'seed', 'seats', 'person']);
const games = args.number('games', 10);
const seed = args.number('seed', 1);
const chosen = args.text('game') === undefined ? await loadGames() : [await loadGame(args.text('game'))];

const person = args.text('person') ?? 'mate';
if (!isBot(person)) stop(`--person needs one of ${BOTS.join(', ')}`);

/** Of tries that found nothing to give away, so many for each game wanted. */
const TRIES = 5;

const cpu = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
const rounded = (x: number): number => Math.round(x * 10) / 10;
const points = (share: number): number => Math.round(share * 1000) / 10;
const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

function reviewed(work: Generator<Review, Review>): { review: Review; seconds: number; first: number } {
  const since = process.cpuUsage();
  let first: number | undefined;
  for (;;) {
    const { done, value } = work.next();
    if (value.points.length > 0) first ??= cpu(since);
    if (done) return { review: value, seconds: cpu(since), first: first ?? cpu(since) };
  }
}

for (const { module, card } of chosen) {
  const seats = args.number('seats', card.seats.usual);
  if (seats < card.seats.min || seats > card.seats.max)
    stop(`${module.id} is for ${card.seats.min} to ${card.seats.max} players`);
  const told: { hit: boolean; larger: boolean; seconds: number; first: number }[] = [];
  for (let number = 0; told.length < games && number < games * TRIES; number++) {
    const found = planted(module, seats, seed, number, { least: 0.15, playouts: 2000, person });
    if (!found) continue;
    const { review, seconds, first } = reviewed(reviewing(module, found.record, [1]));
    const named = review.points.find(({ at }) => at === found.at);
    const larger = !named && review.points.length === 3 && review.points.every(({ loss }) => loss > found.loss);
    told.push({ hit: named !== undefined, larger, seconds, first });
    console.log(
      JSON.stringify({
        ...{ game: module.id, seats, number, entries: found.record.log.length, planted: points(found.loss) },
        named: named ? points(named.loss) : 'not',
        all: review.points.map(({ loss, error }) => [points(loss), points(error)]),
        ...{ seconds: rounded(seconds), first: rounded(first) },
      }),
    );
  }
  console.log(
    JSON.stringify({
      ...{ game: module.id, seats, games: told.length, seed },
      hits: told.filter(({ hit }) => hit).length,
      larger: told.filter((one) => one.larger).length,
      seconds: {
        median: rounded(middle(told.map((one) => one.seconds))),
        most: rounded(Math.max(0, ...told.map((one) => one.seconds))),
      },
      first: {
        median: rounded(middle(told.map((one) => one.first))),
        most: rounded(Math.max(0, ...told.map((one) => one.first))),
      },
    }),
  );
}
