import { rng as startRng } from '../engine/chance';
import type { Json } from '../engine/rules';
import { begin, play } from '../engine/run';
import { readArgs, stop } from './args';
import { BOTS, type Bot, isBot, nextEntry } from './bots';
import { loadGame } from './registry';

/**
 * npm run -s ladder -- --game isla-margarita --games 40 --seed 1 [--bots random,simple] [--seats 2]
 * Every level against every other, the chairs taken in turn. A line per pair: the share of wins and the mean points.
 */

const args = readArgs(['game', 'games', 'seed', 'bots', 'seats']);
const found = await loadGame(args.text('game'));
const { module: game } = found;
const seats = args.number('seats', found.card.seats.min);
const games = args.number('games', 40);
const seed = args.number('seed', 1);
const names = (args.text('bots') ?? BOTS.join()).split(',');
if (!names.every(isBot)) stop(`--bots wants a list of ${BOTS.join(', ')}`);

/** One game; what each seat scored, and its share of the win. */
function one(bots: Bot[], number: number): { points: number[]; wins: number[] } {
  const random = startRng(seed, number);
  const s = begin(game.rules, seats, game.rules.options(null, seats) as Json);
  for (;;) {
    const next = nextEntry(game, s, bots, random);
    if (!next) break;
    play(game.rules, s, next.seat, next.move);
  }
  const points = bots.map(() => 0);
  for (const line of game.rules.scores(s)) points[line.seat] += line.points;
  const winners = game.rules.winners(s);
  return { points, wins: bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

for (let i = 0; i < names.length; i++) {
  for (let j = i + 1; j < names.length; j++) {
    const pair = [names[i], names[j]] as Bot[];
    const wins = [0, 0];
    const points = [0, 0];
    const chairs = [0, 0];
    for (let number = 0; number < games; number++) {
      const sides = Array.from({ length: seats }, (_, seat) => (seat + number) % 2);
      const result = one(
        sides.map((side) => pair[side]),
        number,
      );
      sides.forEach((side, seat) => {
        wins[side] += result.wins[seat];
        points[side] += result.points[seat];
        chairs[side]++;
      });
    }
    const shares = wins.map((won) => round(won / games));
    const means = points.map((sum, side) => round(sum / chairs[side]));
    console.log(JSON.stringify({ game: game.id, seats, games, bots: pair, wins: shares, points: means }));
  }
}
