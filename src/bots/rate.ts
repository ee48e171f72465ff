import type { Json, Rng, Seat } from '../engine/rules';
import { type AnyPosition, play } from '../engine/run';
import { isLeft } from '../games/kit/rivals';
import type { GameModule } from '../games/module';
import { cloned, finishTurn } from './imagined';
import { type Temper, temperOf, weighed, worths } from './temper';

/** What each move looks like to somebody who does not play on in their mind beyond their own turn. */

/** More moves than this are looked at briefly first. */
const MANY = 12;
const WORLDS = 3;
/** So many points below the rest stands what was only glanced at. */
const FAR = 1e4;

/** The moves that come into question, by their place in the list: all, but for those that nobody would make. */
function sensible(worths: readonly (number | undefined)[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < worths.length; i++) {
    const worth = worths[i];
    if (worth === undefined || !isLeft(worth)) out.push(i);
  }
  return out.length > 0 ? out : [...worths.keys()];
}

const best = (list: readonly number[], worths: readonly number[], most: number): number[] =>
  [...list].sort((a, b) => worths[b] - worths[a]).slice(0, most);

/**
 * Points each move is worth from what this view knows, in the order of the list: the game's own word where it has one for
 * all of them, else the position at the end of the seat's own turn, as the mean of a few imagined ones. What does not come
 * into question is worth minus infinity; of many moves those that look worse at a glance stand far below the others.
 * Yields after every move it has looked at.
 */
export function* rating(
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  rng: Rng,
  temper: Temper,
): Generator<void, number[]> {
  const priors = game.prior(view, moves, temper.character);
  const asked = sensible(priors);
  const out = new Array<number>(moves.length).fill(Number.NEGATIVE_INFINITY);
  if (asked.every((i) => priors[i] !== undefined)) {
    for (const i of asked) out[i] = priors[i] as number;
    return out;
  }
  const worlds = Array.from({ length: WORLDS }, () => game.rules.imagine(view, rng) as AnyPosition);
  const seen = (i: number, world: AnyPosition, whole: boolean): number => {
    const next = cloned(game, world);
    play(game.rules, next, seat, moves[i]);
    return worths(game, whole ? finishTurn(game, next, seat, rng) : next, seat, temper)[seat];
  };
  let close = asked;
  if (asked.length > MANY) {
    for (const i of asked) {
      out[i] = seen(i, worlds[0], false) - FAR;
      yield;
    }
    close = best(asked, out, MANY);
  }
  for (const i of close) {
    const results = worlds.map((world) => seen(i, world, true));
    out[i] = weighed(results, temper);
    yield;
  }
  return out;
}

/** The same all at once. */
export function rate(
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  rng: Rng,
  temper: Temper = temperOf(undefined),
): number[] {
  const work = rating(game, view, seat, moves, rng, temper);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
