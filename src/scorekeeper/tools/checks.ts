/** What lies in the store is distrusted: these say whether it is what it should be. */

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

export const isWhole = (x: unknown, least: number, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most;

export const isAmount = (x: unknown): x is number => Number.isFinite(x) && (x as number) >= 0;

/** As many as there are people now: those who left are cut off, newcomers begin with `start`. */
export const fitted = (list: readonly number[], n: number, start: number): number[] =>
  Array.from({ length: n }, (_, i) => list[i] ?? start);
