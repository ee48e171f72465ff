/** Chance for the tools of the table: from the device's own source, every outcome exactly as likely as any other. */

const REACH = 2 ** 32;

/** A whole number in 0..n-1. Numbers past the last full round of n are thrown again. */
export function fair(n: number): number {
  const limit = REACH - (REACH % n);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= limit);
  return drawn[0] % n;
}

/** The numbers 0..n-1 in an order of chance. */
export function shuffled(n: number): number[] {
  const out = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = fair(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
