import { rng as startRng } from '../engine/chance';
import type { Json } from '../engine/rules';
import { begin, play } from '../engine/run';
import type { GameModule } from '../games/module';
import { type Bot, nextEntry } from './bots';

/** Games of bots against bots, and how sure their result is. */

export interface Tally {
  games: number;
  /** Wins of the hero; a shared one counts for its share. */
  wins: number;
  /** Points of the hero, and of all others together. */
  points: number;
  others: number;
  /** CPU time. */
  seconds: number;
}

const usual = (game: GameModule, seats: number): Json => game.rules.options(null, seats) as Json;

/** One game with these bots on the chairs; points and shares of the win by seat. */
function game(module: GameModule, bots: readonly Bot[], seed: number, number: number) {
  const random = startRng(seed, number);
  const s = begin(module.rules, bots.length, usual(module, bots.length));
  for (;;) {
    const next = nextEntry(module, s, bots, random);
    if (!next) break;
    play(module.rules, s, next.seat, next.move);
  }
  const points = bots.map(() => 0);
  for (const line of module.rules.scores(s)) points[line.seat] += line.points;
  const winners = module.rules.winners(s);
  return { points, wins: bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

/** The hero on every chair in turn, the field on all others: game after game, from `first` in steps of `by`. */
export function* arena(
  module: GameModule,
  {
    hero,
    field,
    seats,
    seed,
    first = 0,
    by = 1,
  }: { hero: Bot; field: Bot; seats: number; seed: number; first?: number; by?: number },
): Generator<Tally> {
  const tally: Tally = { games: 0, wins: 0, points: 0, others: 0, seconds: 0 };
  const start = process.cpuUsage();
  for (let number = first; ; number += by) {
    // every part of the work has the hero on every chair
    const at = (number + Math.floor(number / seats)) % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === at ? hero : field));
    const result = game(module, bots, seed, number);
    tally.games++;
    tally.wins += result.wins[at];
    tally.points += result.points[at];
    tally.others += result.points.reduce((a, b) => a + b, 0) - result.points[at];
    const { user, system } = process.cpuUsage(start);
    tally.seconds = (user + system) / 1e6;
    yield tally;
  }
}

/** The interval in which the true share lies in 95 of 100 such trials (Wilson). */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const p = wins / games;
  const middle = p + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return [(middle - spread) / whole, (middle + spread) / whole];
}
