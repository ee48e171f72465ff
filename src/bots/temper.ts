import type { Seat } from '../engine/rules';
import type { AnyPosition } from '../engine/run';
import type { GameModule } from '../games/module';
import type { Character } from './names';
import { mean, variance } from './statistics';

/** What makes one sailor play differently from another of the same level. */

export interface Temper {
  /** Whose it is: games have weights of their own for a character. */
  character: Character;
  /** What a seat would have if the game ended now counts for so much more (or less) than what it may still become. */
  held: number;
  /** So many standard deviations are added to what a move comes to on average: below zero, a sure thing is preferred. */
  risk: number;
  /** How far whims decide between moves that look alike, as a share of the scale. */
  whim: number;
}

/** A breath of noise, so that equals are not always settled the same way. */
const BREATH = 0.02;

const TEMPERS: { readonly [character in Character]: Temper } = {
  steady: { character: 'steady', held: 0, risk: 0, whim: BREATH },
  cautious: { character: 'cautious', held: 0.15, risk: -0.7, whim: BREATH },
  greedy: { character: 'greedy', held: 0.25, risk: 0, whim: BREATH },
  builder: { character: 'builder', held: -0.4, risk: 0, whim: BREATH },
  bluffer: { character: 'bluffer', held: 0, risk: 0.7, whim: 0.2 },
};

/** Unknown characters are steady. */
export const temperOf = (character: string | undefined): Temper =>
  Object.hasOwn(TEMPERS, character ?? '') ? TEMPERS[character as Character] : TEMPERS.steady;

/** How good the position is for every seat, as that temper of that seat has it; see `GameModule.evaluate`. */
export function worths(game: GameModule, s: AnyPosition, seat: Seat, { held }: Temper): number[] {
  const out = game.evaluate(s);
  if (held === 0) return out;
  for (const line of game.rules.scores(s)) if (line.seat === seat) out[seat] += held * line.points;
  return out;
}

/** What these results of one move are worth to somebody of that temper. */
export function weighed(list: readonly number[], { risk }: Temper): number {
  const m = mean(list);
  if (risk === 0 || list.length < 2) return m;
  return m + risk * Math.sqrt(variance(list));
}
