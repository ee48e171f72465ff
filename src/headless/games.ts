import { rng as startRng } from '../engine/chance';
import { Match, type Playable } from '../engine/match';
import { randomEntry } from '../engine/playout';
import type { Json, Rng } from '../engine/rules';
import { TABLE } from '../engine/rules';

/** Whole random matches, made through a Match like those of people. */

interface Plan {
  seats: number;
  options?: Json;
  seed: number;
  /** Stops before this entry; to the end when absent. */
  until?: number;
}

export function startMatch(game: Playable, { seats, options, seed }: Plan): Match {
  return Match.start(game, {
    id: `random-${seats}-${seed}`,
    options: options ?? null,
    chairs: Array.from({ length: seats }, (_, seat) => ({ name: '', colour: seat, side: 0 })),
    seed: (seed >>> 0).toString(16).padStart(8, '0').repeat(4),
    now: 0,
  });
}

/** The next entry of a random match: TABLE draws, anybody else moves at random. False when it is over. */
export function step(match: Match, random: Rng): boolean {
  const ask = match.ask();
  if (!ask) return false;
  if (ask.kind !== 'choice') {
    const verdict = match.draw(match.length);
    if (verdict !== true) throw new Error(`a draw is refused: ${verdict.key}`);
    return true;
  }
  const entry = randomEntry(match.game.rules, match.position(), random) as { seat: number; move: Json };
  const verdict = match.enter(entry.seat, entry.move, match.length);
  if (verdict !== true) throw new Error(`a random move is refused: ${verdict.key}`);
  if (entry.seat === TABLE) match.seal();
  return true;
}

export function playMatch(game: Playable, plan: Plan): Match {
  const match = startMatch(game, plan);
  const random = startRng(plan.seed, plan.seats, 7);
  while (match.length < (plan.until ?? 20000) && step(match, random));
  return match;
}
