/**
 * What the rule page prints, by name, with something that stands in its row of the rules reader. A game's own is
 * `printed.ts`; tests alone open it, and no build of the app holds it.
 */
export type Printed = readonly (readonly [name: string, says: string])[];
