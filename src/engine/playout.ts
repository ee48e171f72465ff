import type { AnyRules, Rng, Seat } from './rules';
import { TABLE } from './rules';
import { type AnyPosition, play, stepOf } from './run';

/** Who goes next in a playout, and with what: random among actors and moves. Undefined when the game is over. */
export function randomEntry(rules: AnyRules, s: AnyPosition, rng: Rng): { seat: Seat; move: unknown } | undefined {
  const step = stepOf(rules, s);
  if (!step) return undefined;
  const f = s.todo[0];
  if (step.kind === 'upkeep') return { seat: TABLE, move: null };
  if (step.kind === 'chance') return { seat: TABLE, move: step.draw(s, f, rng) };
  const actors = step.actors(s, f);
  const seat = actors.length === 1 ? actors[0] : actors[rng.int(actors.length)];
  if (step.any) return { seat, move: step.any(s, f, seat, rng) };
  const moves = step.moves(s, f, seat);
  if (moves.length === 0) throw new Error(`no legal move at ${f.at} for seat ${seat}`);
  return { seat, move: moves[rng.int(moves.length)] };
}

/** Plays to the end in place with random moves; returns the number of entries made. Throws past `limit`. */
export function playout(rules: AnyRules, s: AnyPosition, rng: Rng, limit = 20000): number {
  let entries = 0;
  for (;;) {
    const entry = randomEntry(rules, s, rng);
    if (!entry) return entries;
    if (++entries > limit) throw new Error(`no end after ${limit} entries`);
    play(rules, s, entry.seat, entry.move);
  }
}
