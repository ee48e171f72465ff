import type { Rng } from '../../../engine/rules';
import { type Point, SHORT } from './lagoon';

/** How a hand errs (rule page A6 and A7). Lengths in hundredths of a millimetre, as in lagoon.ts. */

export const SKILLS = ['easy', 'normal', 'hard'] as const;
export type Skill = (typeof SKILLS)[number];

/** Per-axis standard deviation a + b d, by skill. */
const ERROR: { readonly [name in Skill]: readonly [a: number, b: number] } = {
  easy: [400, 0.1],
  normal: [300, 0.07],
  hard: [200, 0.045],
};

/** What the flights of one captain in one round have in common: standard deviation per axis. */
const BIAS = 150;

/** The wind on a dead reckoning, as a share of S. */
export const WINDS = { breeze: 0.028, gale: 0.04 } as const;
export type Wind = keyof typeof WINDS;

/** Dead reckoning: 72 headings of five degrees, clockwise from the north, and steps of 0.015 S. */
export const HEADINGS = 72;
export const STEP = Math.round(0.015 * SHORT);
export const STEPS = 50;

/** Per-axis standard deviation of a flight to that distance; `factor` scales it to the table. */
export function spread(skill: Skill, distance: number, factor = 1): number {
  const [a, b] = ERROR[skill];
  return factor * (a + b * distance);
}

/** Two independent normal numbers (Box-Muller). */
export function normals(rng: Rng): Point {
  const u = 1 - rng.next();
  const v = rng.next();
  const length = Math.sqrt(-2 * Math.log(u));
  return [length * Math.cos(2 * Math.PI * v), length * Math.sin(2 * Math.PI * v)];
}

/** An earlier flight of this captain in this round: how far it went astray, and the deviation it was drawn with. */
export interface Astray {
  dx: number;
  dy: number;
  sd: number;
}

/**
 * The error of the next flight. All flights of a round share a bias; nothing hidden is kept for it: it is guessed from
 * the errors everybody has seen, which draws the same errors. `sd` is the whole deviation, bias included.
 */
export function strayed(rng: Rng, sd: number, before: readonly Astray[]): Point {
  let weight = 1 / BIAS ** 2;
  let [sumX, sumY] = [0, 0];
  for (const one of before) {
    const own = 1 / ownVariance(one.sd);
    weight += own;
    sumX += own * one.dx;
    sumY += own * one.dy;
  }
  const width = Math.sqrt(1 / weight + ownVariance(sd));
  const [x, y] = normals(rng);
  return [sumX / weight + width * x, sumY / weight + width * y];
}

const ownVariance = (sd: number): number => Math.max(sd ** 2 - BIAS ** 2, 1);

/** Where a dead reckoning points to. */
export function reckoned(heading: number, steps: number): Point {
  const angle = (heading / HEADINGS) * 2 * Math.PI;
  return [steps * STEP * Math.sin(angle), -steps * STEP * Math.cos(angle)];
}

/** The heading and the steps that come nearest to a point. */
export function reckoningTo([x, y]: Point): { heading: number; steps: number } {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  const heading = (Math.round(turn * HEADINGS) + HEADINGS) % HEADINGS;
  return { heading, steps: Math.min(STEPS, Math.max(1, Math.round(Math.hypot(x, y) / STEP))) };
}

/** The factor by which a pilot errs more or less than `normal`, so that it lands as often as people did. */
export function levelFactor(landed: number, flown: number): number {
  // before anybody has flown much, people are taken for normal
  const rate = Math.min(0.95, Math.max(0.05, (landed + 3) / (flown + 5.5)));
  const reach = 0.0605 * SHORT;
  const sd = reach / Math.sqrt(-2 * Math.log(1 - rate));
  return sd / spread('normal', 5500);
}
