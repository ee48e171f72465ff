import { copy } from '../engine/copy';
import { type Rng, type Seat, TABLE } from '../engine/rules';
import { type AnyChoice, type AnyPosition, play, stepOf } from '../engine/run';
import type { GameModule } from '../games/module';

/** Imagined courses of play: what people and the table might do after a move, far enough to tell whether it was good. */

/** So many moves a person in a playout looks at before taking the best of them. */
const SAMPLED = 3;
/** No game has so many entries in the rounds that are played on; a loop in imagined play ends here. */
const LONGEST = 600;

export const cloned = (game: GameModule, s: AnyPosition): AnyPosition => (game.clone ? game.clone(s) : copy(s));

/** How good a position is for that seat after one more move of its own. */
function after(game: GameModule, s: AnyPosition, seat: Seat, move: unknown): number {
  const next = cloned(game, s);
  play(game.rules, next, seat, move);
  return game.evaluate(next)[seat];
}

/** A few moves of that seat: all where they are few, else a random handful. */
function some(step: AnyChoice, s: AnyPosition, seat: Seat, most: number, rng: Rng): unknown[] {
  const f = s.todo[0];
  if (step.any && (most < 4 || step.sampled)) return Array.from({ length: most }, () => step.any?.(s, f, seat, rng));
  const moves: unknown[] = step.moves(s, f, seat);
  if (moves.length <= most) return moves;
  const out = moves.slice();
  for (let i = 0; i < most; i++) {
    const j = i + rng.int(out.length - i);
    const move = out[i];
    out[i] = out[j];
    out[j] = move;
  }
  return out.slice(0, most);
}

/** The best of so many moves of that seat, by the position right after each. */
function bestOf(game: GameModule, s: AnyPosition, step: AnyChoice, seat: Seat, most: number, rng: Rng): unknown {
  const moves = some(step, s, seat, most, rng);
  if (moves.length === 1) return moves[0];
  let best = moves[0];
  let worth = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const now = after(game, s, seat, move);
    if (now <= worth) continue;
    worth = now;
    best = move;
  }
  return best;
}

/** What the table does by itself: true where it did something. */
function tableGoesOn(game: GameModule, s: AnyPosition, chance: Rng): boolean {
  const step = stepOf(game.rules, s);
  if (!step || step.kind === 'choice') return false;
  play(game.rules, s, TABLE, step.kind === 'chance' ? step.draw(s, s.todo[0], chance) : null);
  return true;
}

/**
 * Plays on in place until that round begins, or the game is over: everybody takes the best of a few moves, as they
 * look right after. `chance` is asked by the table alone, so that every candidate meets the same dice as long as it can.
 */
export function playOn(game: GameModule, s: AnyPosition, last: number, policy: Rng, chance: Rng): void {
  const { rules } = game;
  for (let entries = 0; entries < LONGEST; entries++) {
    const step = stepOf(rules, s);
    if (!step || rules.round(s) >= last) return;
    if (tableGoesOn(game, s, chance)) continue;
    const choice = step as AnyChoice;
    const actors = choice.actors(s, s.todo[0]);
    const seat = actors.length === 1 ? actors[0] : actors[policy.int(actors.length)];
    const quick = game.quick?.(s, seat, policy);
    play(rules, s, seat, quick === undefined ? bestOf(game, s, choice, seat, SAMPLED, policy) : quick);
  }
}

/** So many moves of its own a seat looks at for each further step of its turn, and so many steps. */
const OWN_MOVES = 8;
const OWN_STEPS = 6;

/** Plays the seat's own turn to its end in place: as long as nobody else and no die has a say. */
export function finishTurn(game: GameModule, s: AnyPosition, seat: Seat, rng: Rng): void {
  for (let steps = 0; steps < OWN_STEPS; steps++) {
    const step = stepOf(game.rules, s);
    if (step?.kind !== 'choice') return;
    const actors = step.actors(s, s.todo[0]);
    if (actors.length !== 1 || actors[0] !== seat) return;
    play(game.rules, s, seat, bestOf(game, s, step, seat, OWN_MOVES, rng));
  }
}

/** The share of the win that this position promises the seat: 0 to 1. */
export function promise(
  game: GameModule,
  s: AnyPosition,
  seat: Seat,
  judge: (s: AnyPosition) => number[] = game.evaluate,
): number {
  if (s.todo.length === 0) {
    const winners = game.rules.winners(s);
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const worths = judge(s);
  const scale = game.search.scale;
  let sum = 0;
  // differences alone, so that nothing overflows
  for (const worth of worths) sum += Math.exp(Math.min(40, (worth - worths[seat]) / scale));
  return 1 / sum;
}
