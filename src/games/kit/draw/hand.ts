/** A steady hand: numbers that look drawn, the same at every mount. */

/** Deterministic numbers in [0, 1) from a seed. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth closed wobble, about -1..1, from a few sines; `fine` adds small teeth. */
export function wobble(seed: number, fine = 1): (angle: number) => number {
  const next = hand(seed);
  const waves = [2, 3, 4, 6, 9, 13, 19, 27].map((times, i) => ({
    times,
    size: (i < 4 ? 0.42 / (1 + i * 0.45) : (0.2 * fine) / (1 + (i - 4) * 0.5)) * (0.6 + 0.8 * next()),
    phase: next() * Math.PI * 2,
  }));
  return (angle) => waves.reduce((sum, { times, size, phase }) => sum + size * Math.sin(times * angle + phase), 0);
}

export const polar = (x: number, y: number, angle: number, r: number): [number, number] => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
];

/** The smaller angle between two directions. */
export function between(a: number, b: number): number {
  const d = Math.abs(a - b) % (Math.PI * 2);
  return d > Math.PI ? Math.PI * 2 - d : d;
}

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Two colours as 0xrrggbb, blended. Opaque blends keep wide strokes free of seams. */
export function blend(a: number, b: number, t: number): number {
  const channel = (shift: number) => Math.round(mix((a >> shift) & 255, (b >> shift) & 255, t)) << shift;
  return channel(16) | channel(8) | channel(0);
}
