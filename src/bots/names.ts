/** The levels, from the weakest on. Nothing else of the computer players is on the first load. */
const NAMED = ['deckhand', 'mate', 'captain', 'admiral'] as const;

export type Level = (typeof NAMED)[number];

/**
 * The levels people may choose among, and the one a chair has. An admiral is offered in games where 300 of them show that it
 * beats captains: in none so far. Those who sit in older matches stay.
 */
export const offered = (own?: Level): readonly Level[] => NAMED.filter((one) => one !== 'admiral' || own === one);

/** How many courses of play each level tries at most; what tries none looks at a position and no further. */
export const EFFORT: { readonly [level in Level]: number } = { deckhand: 0, mate: 0, captain: 192, admiral: 800 };

/** What makes sailors of one level play differently; the first is what nobody notices. */
export const CHARACTERS = ['steady', 'cautious', 'greedy', 'builder', 'bluffer'] as const;

export type Character = (typeof CHARACTERS)[number];

/** Who sits down where nobody chose. */
export const USUAL: Level = 'mate';

/** The level of a chair. Matches of earlier versions have computer players called `simple`: they play like a mate. */
export const levelOf = (bot: string): Level => NAMED.find((one) => one === bot) ?? USUAL;

/** The character of a chair. */
export const characterOf = (character: string | undefined): Character =>
  CHARACTERS.find((one) => one === character) ?? CHARACTERS[0];
