/** A number in [0, 1) that a person could not foresee, and that is the same whenever the same words are asked. */
export function whimOf(seat: number, words: readonly number[]): number {
  let h = 0x9e3779b9 ^ seat;
  for (const word of words) {
    h = Math.imul(h ^ word, 0x85ebca6b);
    h ^= h >>> 13;
  }
  return (Math.imul(h, 0xc2b2ae35) >>> 0) / 4294967296;
}
