import type { Rng } from './rules';

/**
 * Randomness that is a function of a counter: nothing to serialise, and no position or view holds the seed.
 * The generator is sfc32 (Chris Doty-Humphrey), started from a hash of everything that names the draw.
 */

/** One draw of a match: 128-bit seed as 32 hex digits, the length of the log, and the take-backs so far. */
export function rngAt(seed: string, entry: number, takebacks: number): Rng {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new Error('a seed is 32 hex digits');
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  return start([...words, entry, takebacks]);
}

/** A generator for playouts and tests from any whole numbers. */
export function rng(...numbers: number[]): Rng {
  return start(numbers);
}

function start(words: number[]): Rng {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (const word of words) {
    for (let i = 0; i < 4; i++) {
      // murmur3's finaliser, chained, so that every bit of every word reaches every word of the state
      let h = (state[i] ^ state[(i + 3) & 3] ^ (word + Math.imul(i, 0x85ebca6b))) >>> 0;
      h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      state[i] = (h ^ (h >>> 16)) >>> 0;
    }
  }
  const random = sfc32(state[0], state[1], state[2], state[3]);
  for (let i = 0; i < 12; i++) random();
  return {
    next: () => random() / 4294967296,
    int(n) {
      if (!(n >= 1)) throw new Error('int(n) wants n >= 1');
      // rejection keeps every outcome equally likely
      const limit = 4294967296 - (4294967296 % n);
      for (;;) {
        const x = random();
        if (x < limit) return x % n;
      }
    },
  };
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
}

/** Shuffles in place (Fisher-Yates) and returns the list. */
export function shuffle<T>(list: T[], random: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const item = list[i];
    list[i] = list[j];
    list[j] = item;
  }
  return list;
}
