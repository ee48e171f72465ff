/** What honest dice of six faces do: how likely each sum is, and how often a thing falls in so many throws. */

export const FACES = 6;

/** The chance of each sum of so many dice; the first is that of all ones. */
export function sumChances(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + FACES - 1).fill(0);
    chances.forEach((chance, i) => {
      for (let face = 0; face < FACES; face++) next[i + face] += chance / FACES;
    });
    chances = next;
  }
  return chances;
}

/** In one throw of twenty, or fewer, a number lies outside its range; half of these on either side. */
const TAIL = 0.025;

/** The chances of 0..n hits in n tries. Grown from the likeliest outwards, so that nothing gets too small to add. */
function hits(n: number, p: number): number[] {
  const out = new Array<number>(n + 1).fill(0);
  const top = Math.min(n, Math.floor((n + 1) * p));
  out[top] = 1;
  for (let k = top; k < n; k++) out[k + 1] = (out[k] * (n - k) * p) / ((k + 1) * (1 - p));
  for (let k = top; k > 0; k--) out[k - 1] = (out[k] * k * (1 - p)) / ((n - k + 1) * p);
  const all = out.reduce((sum, one) => sum + one, 0);
  return out.map((one) => one / all);
}

/**
 * Between which counts something of this chance stays in n tries, 19 times in 20 or more often: the middle of the binomial
 * distribution, counted out and not approximated. Fewer than `low`, or more than `high`, each come once in forty at most.
 */
export function usual(n: number, p: number): { low: number; high: number } {
  const chances = hits(n, p);
  let low = 0;
  for (let below = chances[0]; below <= TAIL; below += chances[++low]);
  let high = n;
  for (let above = chances[n]; above <= TAIL; above += chances[--high]);
  return { low, high };
}

/** How often one thing fell, and how often it should. */
export interface Tally {
  count: number;
  mean: number;
  low: number;
  high: number;
}

/** Counts beside what is usual in so many tries; by default each count was one try. */
export function tallies(counts: readonly number[], chances: readonly number[], tries?: number): Tally[] {
  const n = tries ?? counts.reduce((sum, one) => sum + one, 0);
  return counts.map((count, i) => ({ count, mean: n * chances[i], ...usual(n, chances[i]) }));
}

export const often = ({ count, high }: Tally): boolean => count > high;
export const seldom = ({ count, low }: Tally): boolean => count < low;

/** Fewer throws than this say nothing about the dice. */
export const ENOUGH = 20;
