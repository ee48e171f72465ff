/** The levels people may choose among, from the weakest on. Nothing else of the computer players is on the first load. */
export const OFFERED = ['deckhand', 'mate', 'captain', 'admiral'] as const;

export type Offered = (typeof OFFERED)[number];

/** How many courses of play each level tries at most; what tries none looks at a position and no further. */
export const EFFORT: { readonly [level in Offered]: number } = { deckhand: 0, mate: 0, captain: 192, admiral: 800 };

/** What makes sailors of one level play differently; the first is what nobody notices. */
export const CHARACTERS = ['steady', 'cautious', 'greedy', 'builder', 'bluffer'] as const;

export type Character = (typeof CHARACTERS)[number];

/** Who sits down where nobody chose. */
export const USUAL: Offered = 'mate';

/** The level of a chair. Matches of earlier versions have computer players called `simple`: they play like a mate. */
export const levelOf = (bot: string): Offered => OFFERED.find((one) => one === bot) ?? USUAL;

/** The character of a chair. */
export const characterOf = (character: string | undefined): Character =>
  CHARACTERS.find((one) => one === character) ?? CHARACTERS[0];
