import type { Arg, Phrase, Seat } from '../../engine/rules';

/** Phrases of one part of a game's catalogue: `words('bank')` of `wordsOf('manila.panel')` says `manila.panel.bank`. */
export const wordsOf =
  (part: string) =>
  (key: string, args: Phrase['args'] = {}, rule?: string): Phrase =>
    rule === undefined ? { key: `${part}.${key}`, args } : { key: `${part}.${key}`, args, rule };

/** A person, as what a phrase is filled with. */
export const who = (seat: Seat): Arg => ({ seat });
