/**
 * The seed of a bot's thought: a function of the match's whims, of the place in the log and of how much was taken back by
 * then, so that a save tells it again, and nobody finds out beforehand what a bot will do by taking back.
 */
export const seedAt = (whims: string, at: number, takebacks: number): number[] => [
  ...[0, 8, 16, 24].map((from) => Number.parseInt(whims.slice(from, from + 8), 16)),
  at,
  takebacks,
];
