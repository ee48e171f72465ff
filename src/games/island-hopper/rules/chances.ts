import { deckOf, type Island, SEA } from './deck';
import { type Difficulty, MIDDLES, type Point, SCALE, SHORT } from './lagoon';
import { spread } from './noise';
import type { OpenTable } from './state';

/** How often an ordinary hand lands where, and what a contract may bring in dollars. */

/** By difficulty and island. */
export const CHANCES: { readonly [name in Difficulty]: readonly number[] } = {
  calm: MIDDLES.map((middle) => landing(middle, SCALE.calm)),
  fair: MIDDLES.map((middle) => landing(middle, SCALE.fair)),
  storm: MIDDLES.map((middle) => landing(middle, SCALE.storm)),
};

function landing([x, y]: Point, scale: number): number {
  const sd = spread('normal', Math.hypot(x, y));
  const reach = (0.085 * scale - 0.025) * SHORT + 10;
  return 1 - Math.exp(-(reach ** 2) / (2 * sd ** 2));
}

/** How often an ordinary hand lands wholly on that island. */
export const chanceOf = (v: Pick<OpenTable, 'difficulty'>, island: Island): number => CHANCES[v.difficulty][island];

/** What a contract may bring whoever holds it: its pay as often as its island is reached, and its symbol. */
export function worthOf(v: Pick<OpenTable, 'deck' | 'difficulty'>, card: number): number {
  const { island, pays } = deckOf(v.deck).contracts[card];
  return island === SEA ? pays * 0.9 : pays * chanceOf(v, island) + 0.7;
}
