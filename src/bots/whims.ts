/** The seed of a bot's thought: a function of the match's whims and of the place in the log, so that a save tells it again. */
export const seedAt = (whims: string, at: number): number[] => [
  ...[0, 8, 16, 24].map((from) => Number.parseInt(whims.slice(from, from + 8), 16)),
  at,
];
