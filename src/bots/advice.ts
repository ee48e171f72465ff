import type { Json, Seat } from '../engine/rules';
import { before, NEVER } from '../games/kit/rivals';
import type { GameModule } from '../games/module';
import { EFFORTS } from './levels';
import { chanceIn, searching, type Thought } from './search';
import { errorOf, mean } from './statistics';

/** What the captain would do here, and how far it is ahead of the next best: from what one seat sees and nothing else. */

export interface Advice {
  /** Places of the two best moves in the list; no second where every other move is out of the question. */
  best: number;
  second?: number;
  /** So much of the win the best is ahead, from 0 to 1, and the standard error of that. */
  lead: number;
  error: number;
  /** The share of the win that the best comes to, from 0 to 1; the second comes to that less the lead. */
  chance?: number;
}

/** The two best meet in so many worlds that nobody has seen before: who was picked for luck loses it here. */
const WORLDS = 120;
/** Out of the question is what a first glance finds worse than this, in points, and so much worse than the best. */
const BARRED = -20;
/** Worlds of their own: the search uses the streams before. */
const AGAIN = 9;

/**
 * The captain's search, then its two best against each other. Undefined until all of it is done: half an advice is none.
 * Yields after every course of play.
 */
export function* advising(
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  seed: readonly number[],
): Generator<Advice | undefined, Advice | undefined> {
  const thoughts = searching(game, view, seat, moves, seed, EFFORTS.captain);
  let thought = thoughts.next();
  for (; !thought.done; thought = thoughts.next()) yield undefined;
  const [best, second] = twoBest(game, view, moves, thought.value);
  if (second === undefined) return { best, lead: 0, error: 0 };
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const share = chanceIn(game, view, seat, [...seed, AGAIN], i);
    firsts.push(share(moves[best]));
    seconds.push(share(moves[second]));
    yield undefined;
  }
  const leads = firsts.map((first, i) => first - seconds[i]);
  const [lead, error] = [mean(leads), errorOf(leads)];
  // closer than the error they stay in the order of the search, which knows what imagined play does not
  if (lead < -error) return { best: second, second: best, lead: -lead, error, chance: mean(seconds) };
  return { best, second, lead: Math.max(0, lead), error, chance: mean(firsts) };
}

/** The two that meet, neither of them out of the question while something else is not. */
function twoBest(
  game: GameModule,
  view: Json,
  moves: readonly Json[],
  { rated, best }: Thought,
): [best: number, second?: number] {
  const worths = game.prior(view, moves).map((worth) => (worth === undefined ? 0 : before(worth)));
  const bar = Math.min(BARRED, Math.max(...worths) + BARRED);
  const fits = (at: number): boolean => worths[at] >= bar && worths[at] > NEVER;
  const tried = [...new Set([best, ...rated.map(({ at }) => at)])].filter(fits);
  // what was put aside at a glance is still worth naming
  const others = [...moves.keys()].filter((at) => fits(at) && !tried.includes(at));
  const [first = best, second] = [...tried, ...others.sort((a, b) => worths[b] - worths[a])];
  return [first, second];
}
