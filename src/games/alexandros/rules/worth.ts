import type { View } from './state';

/** What the things of this game are worth to a computer player, in points. */

/** So many walls a turn (rule page section 3), and so many points somebody who leads makes in one. */
const WALLS = 2.3;
const POINTS = 3.5;
/** Levies a turn, whoever calls them; and how likely an income is still there a turn later. */
const LEVIES = 0.3;
const LASTS = 0.8;

/** What the best of the others has, and what they have on average, counts so much against somebody. */
export const BEST = 0.5;
export const AVERAGE = 0.3;
/** A claim within reach, as a share of what it brings. */
export const READY = 0.9;
/** A province with two guards pays once one of them is taken back. */
const TWO = 0.7;
const CARD = 0.75;
/** Of more cards than this, each is worth less; and in the last so many turns all are. */
const MANY = 7;
const LESS = 0.25;
const LATE = 4;
/** A guard at home. */
const HOME = 0.5;

type Clock = Pick<View, 'black' | 'last' | 'scores'>;

/** Turns that are probably left, everybody's counted. */
export function turnsLeft(s: Clock): number {
  if (s.last !== null) return 0;
  let top = 0;
  for (const score of s.scores) if (score > top) top = score;
  return Math.max(0.5, Math.min((s.black + 2) / WALLS, (100 - top) / POINTS));
}

/** Points that one more point a levy is going to bring: many levies are to come, but provinces do not last. */
export const perIncome = (turns: number): number => (LEVIES / (1 - LASTS)) * (1 - LASTS ** turns);

/** One more card among few, with so many turns to use it in. */
export const cardWorth = (turns: number): number => CARD * Math.min(1, turns / LATE);

export function handWorth(cards: number, turns: number): number {
  const some = Math.min(cards, MANY);
  return Math.min(1, turns / LATE) * (CARD * some + LESS * (cards - some));
}

/** So many guards at home. */
export const homeWorth = (guards: number, turns: number): number => HOME * guards * Math.min(1, turns);

/** A province of that many open spaces with so many guards, where one more point a levy brings `each`. */
export const heldWorth = (each: number, value: number, guards: number): number =>
  guards === 1 ? each * value : guards > 1 ? TWO * each * value : 0;
