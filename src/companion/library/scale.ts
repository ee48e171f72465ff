/** The reckoning behind the charts: round steps, and places on the paper. */

/** 1, 2 or 5 times a power of ten: at most `most` steps over `span`. Points are whole, so no step is below 1. */
export function step(span: number, most: number): number {
  const rough = Math.max(span / Math.max(1, most), 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((n) => n * power >= rough) ?? 10) * power;
}

/** Round marks from at or below `min` to at or above `max`. */
export function ticks(min: number, max: number, most: number): number[] {
  const by = step(max - min, most);
  const first = Math.floor(min / by) * by;
  const out = [first];
  while (out[out.length - 1] < max) out.push(out[out.length - 1] + by);
  // one mark is no scale
  if (out.length === 1) out.push(first + by);
  return out;
}

/** From a range of values to a range of places. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Places in a column at least `apart` from each other, as near as possible to where they would be, between two ends. */
export function apartFrom(
  wanted: readonly number[],
  apart: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const out = [...wanted];
  let from = top;
  for (const i of order) {
    out[i] = Math.max(wanted[i], from);
    from = out[i] + apart;
  }
  let to = bottom;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i], to);
    to = out[i] - apart;
  }
  return out;
}

/** Which of `n` things in a row get a label when only so many fit: evenly, and the last one always. */
export function labelled(n: number, fit: number): number[] {
  const by = Math.max(1, Math.ceil((n - 1) / Math.max(1, Math.floor(fit) - 1)));
  const out: number[] = [];
  for (let i = n - 1; i >= 0; i -= by) out.unshift(i);
  return out;
}
