import { copy } from '../engine/copy';
import type { Json, Rng, Seat } from '../engine/rules';
import { type AnyPosition, play } from '../engine/run';
import type { GameModule } from '../games/module';

/**
 * The simple level: sees its own view and nothing else. Looks one step ahead on a few positions imagined from the view
 * and takes what looks best; choices that one step cannot judge are weighed by the game itself.
 */
export function simpleMove(game: GameModule, view: Json, seat: Seat, moves: readonly Json[], rng: Rng): Json {
  if (moves.length === 1) return moves[0];
  const worths = game.prior(view, moves);
  const unknown = worths.some((worth) => worth === undefined);
  const looked = unknown ? lookAhead(game, view, seat, moves, rng) : (worths as number[]);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    // a breath of noise, so that equals are not always settled the same way
    const worth = (unknown ? looked[i] : (worths[i] as number)) + rng.next() * 0.4;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return moves[best];
}

/** Mean evaluation after each move over positions imagined from the view; the same positions for every move. */
function lookAhead(game: GameModule, view: Json, seat: Seat, moves: readonly Json[], rng: Rng): number[] {
  const worths = new Array(moves.length).fill(0);
  const worlds = moves.length > 60 ? 1 : 3;
  for (let w = 0; w < worlds; w++) {
    const world = game.rules.imagine(view, rng) as AnyPosition;
    for (let i = 0; i < moves.length; i++) {
      const next = copy(world);
      play(game.rules, next, seat, moves[i]);
      worths[i] += game.evaluate(next)[seat] / worlds;
    }
  }
  return worths;
}
