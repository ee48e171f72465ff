import type { Arg, Key, Phrase, Seat, Under } from '../../engine/rules';

/** Phrases of one part of a game's catalogue: `words('bank')` of `wordsOf('manila.panel')` says `manila.panel.bank`. */
export const wordsOf =
  <P extends string>(part: P) =>
  (name: Under<`${P}.`>, args: Phrase['args'] = {}, rule?: string): Phrase => {
    // the caller's compiler has put the halves together; this one cannot for a part that is not known yet
    const key = `${part}.${name}` as Key;
    return rule === undefined ? { key, args } : { key, args, rule };
  };

/** Of these patterns those that some keys follow. */
type Followed<K extends string> = K extends unknown
  ? string extends K
    ? never
    : [Extract<Key, K>] extends [never]
      ? never
      : K
  : never;

/**
 * A key whose end is made at run time, of a number in the state or of what rules call an ending. The compiler sees
 * that there are such keys at all; that there is one for every end is what tests go through.
 */
export const oneKey = <const K extends string>(key: K & Followed<K>): Key => key as string as Key;

/** A person, as what a phrase is filled with. */
export const who = (seat: Seat): Arg => ({ seat });
