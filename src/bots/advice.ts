import type { Json, Seat } from '../engine/rules';
import type { GameModule } from '../games/module';
import { EFFORTS } from './levels';
import { chanceIn, searching } from './search';
import { errorOf, mean } from './statistics';

/** What the captain would do here, and how far it is ahead of the next best: from what one seat sees and nothing else. */

export interface Advice {
  /** Places of the two best moves in the list; no second where nothing else comes into question. */
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
  const { best, rated } = thought.value;
  const second = rated.find(({ at }) => at !== best)?.at;
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
  if (lead < 0) return { best: second, second: best, lead: -lead, error, chance: mean(seconds) };
  return { best, second, lead, error, chance: mean(firsts) };
}
