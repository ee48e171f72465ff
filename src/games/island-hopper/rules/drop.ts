import { COMPASS, type Point, TOKEN } from './lagoon';

/** What a finger's way means (rule page A5). Points and lengths in the unit of lagoon.ts, times in milliseconds. */

export interface Sample {
  x: number;
  y: number;
  t: number;
}

/** The roll of a finger that lifts off, and how far before it the place is measured. */
const ROLL = 15;
const WINDOW = 60;
/** Let go nearer to the compass and sooner than this it is a false start. */
const SOON = 1000;
/** A finger within this of the token takes it. */
export const PAD = 900;
/** A finger rests so long before the token lifts. */
export const HOLD = 400;
/** A contact with a larger radius than this many millimetres is a palm. */
export const PALM = 20;

/**
 * Where the token is dropped: the mean of where the finger was from 60 to 15 ms before it came up. A finger that lies
 * still sends nothing, so each sample holds until the next one.
 */
export function dropPoint(samples: readonly Sample[], up: number): Point {
  const [from, to] = [up - WINDOW, up - ROLL];
  let [x, y, whole] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const begin = Math.max(from, i === 0 ? Number.NEGATIVE_INFINITY : samples[i].t);
    const end = Math.min(to, i + 1 < samples.length ? samples[i + 1].t : to);
    if (end <= begin) continue;
    x += samples[i].x * (end - begin);
    y += samples[i].y * (end - begin);
    whole += end - begin;
  }
  if (whole > 0) return [Math.round(x / whole), Math.round(y / whole)];
  const last = samples[samples.length - 1];
  return [Math.round(last.x), Math.round(last.y)];
}

/** Minimum travel: over the compass and at once. */
export const isFalseStart = ([x, y]: Point, duration: number): boolean =>
  Math.hypot(x, y) < COMPASS + TOKEN && duration < SOON;

const APART = 300;
const MOST_POINTS = 40;

/** The way as it is kept in the log: points some millimetres apart, as x and y in turn. */
export function pathOf(samples: readonly Sample[]): number[] {
  const points: Point[] = [];
  for (const { x, y } of samples) {
    const last = points[points.length - 1];
    if (!last || Math.hypot(x - last[0], y - last[1]) >= APART) points.push([Math.round(x), Math.round(y)]);
  }
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, i) => i % step === 0).flat();
}
