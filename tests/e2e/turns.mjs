// Whose turn it is: what looks at the same thing on several screens, at several speeds or by several inputs takes one of
// them a day, by TIDETABLE_SEED, which `npm test` prints and sets; TIDETABLE_WHOLE=1 takes them all.

const DAY = 86_400_000;

export const WHOLE = process.env.TIDETABLE_WHOLE === '1';
export const SEED = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / DAY));

/** One of these, or all; so many later in the list than another's. */
export const inTurn = (list, later = 0) => (WHOLE ? list : [list[(SEED + later) % list.length]]);
