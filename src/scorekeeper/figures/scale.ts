import { nice, ticks as roundMarks } from 'd3-array';

/** The reckoning behind the charts: round steps, and places on the paper. */

/** Round marks from at or below `min` to at or above `max`: about `most` steps, and at most one more. */
export function ticks(min: number, max: number, most: number): number[] {
  // one mark is no scale
  const end = Math.max(max, min + 1);
  // points are whole, so no step is below 1
  for (let steps = Math.max(1, Math.floor(Math.min(most, end - min))); ; steps--) {
    const marks = roundMarks(...nice(min, end, steps), steps);
    if (marks.length <= most + 2 || steps === 1) return marks;
  }
}

/** From a range of values to a range of places. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Which of `n` things in a row get a label when only so many fit: evenly, and the last one always. */
export function labelled(n: number, fit: number): number[] {
  const by = Math.max(1, Math.ceil((n - 1) / Math.max(1, Math.floor(fit) - 1)));
  const out: number[] = [];
  for (let i = n - 1; i >= 0; i -= by) out.unshift(i);
  return out;
}
