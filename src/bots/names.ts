/** The levels people may choose among, from the weakest on. Nothing else of the computer players is on the first load. */
export const OFFERED = ['deckhand', 'mate', 'captain', 'admiral'] as const;

export type Offered = (typeof OFFERED)[number];

/** Who sits down where nobody chose. */
export const USUAL: Offered = 'mate';

/** The level of a chair. Matches of earlier versions have computer players called `simple`: they play like a mate. */
export const levelOf = (bot: string): Offered => OFFERED.find((one) => one === bot) ?? USUAL;
