import type { Seat } from '../../engine/rules';

/** How bids go round where whoever passes is out for good. `passed` by seat. */

/** How many are still in. */
export const stillIn = (passed: readonly boolean[]): number => passed.filter((out) => !out).length;

/** The next one clockwise who is still in; the same seat where there is none. */
export function nextIn(passed: readonly boolean[], from: Seat): Seat {
  const n = passed.length;
  for (let i = 1; i <= n; i++) if (!passed[(from + i) % n]) return (from + i) % n;
  return from;
}
