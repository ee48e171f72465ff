/** What a few results of the same trial say. */

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

/** Of at least two. */
export function variance(list: readonly number[]): number {
  const m = mean(list);
  return list.reduce((sum, x) => sum + (x - m) ** 2, 0) / (list.length - 1);
}

/** The standard error of their mean. */
export const errorOf = (list: readonly number[]): number =>
  list.length < 2 ? 1 : Math.sqrt(variance(list) / list.length);
