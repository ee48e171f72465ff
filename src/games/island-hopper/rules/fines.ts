import type { Json, Seat } from '../../../engine/rules';
import { fineOf } from './setup';
import { NOBODY } from './state';

/** Words said during flights on the real table, and what they cost (rule page A4, P4 h). */

/** One approach: who flew, and the words of each seat. */
interface Approached {
  captain: Seat;
  words: number[];
}

export interface Said {
  /** The flight in the air; the captain is NOBODY before anybody says who flies. */
  now: Approached;
  /** Flights that are over, the first one first. */
  past: Approached[];
}

/** More words than anybody says, and more flights than a game has. */
const MOST_WORDS_SAID = 99;
const MOST_FLIGHTS = 120;

const silence = (n: number): number[] => new Array<number>(n).fill(0);

const isApproach = (x: Approached | null | undefined, n: number): x is Approached =>
  typeof x === 'object' &&
  x !== null &&
  Number.isInteger(x.captain) &&
  x.captain >= NOBODY &&
  x.captain < n &&
  Array.isArray(x.words) &&
  x.words.length === n &&
  x.words.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST_WORDS_SAID);

/** What was kept, as far as it makes sense for so many people. */
export function saidOf(kept: Json | undefined, n: number): Said {
  const { now, past } = (kept && typeof kept === 'object' && !Array.isArray(kept) ? kept : {}) as Partial<Said>;
  return {
    now: isApproach(now, n)
      ? { captain: now.captain, words: now.words.slice() }
      : { captain: NOBODY, words: silence(n) },
    past: Array.isArray(past) ? past.filter((one) => isApproach(one, n)).slice(-MOST_FLIGHTS) : [],
  };
}

/** Another captain: the words of the flight that was being counted are forgotten. */
export const captained = ({ now, past }: Said, captain: Seat): Said => ({
  now: { captain, words: silence(now.words.length) },
  past,
});

/** A word more, or one taken back. The captain flies and listens. */
export function spoken(said: Said, seat: Seat, by: 1 | -1): Said {
  if (seat === said.now.captain) return said;
  const words = said.now.words.slice();
  words[seat] = Math.min(MOST_WORDS_SAID, Math.max(0, words[seat] + by));
  return { ...said, now: { ...said.now, words } };
}

/** The token is down: all words come back, the same captain flies on. */
export const dropped = ({ now, past }: Said): Said => ({
  now: { captain: now.captain, words: silence(now.words.length) },
  past: [...past, now].slice(-MOST_FLIGHTS),
});

/** The flight before is in the air again. */
export function takenBack({ now, past }: Said): Said {
  const last = past[past.length - 1];
  return last ? { now: last, past: past.slice(0, -1) } : { now, past };
}

/** Dollars due from each seat for the words of this flight. */
export const finesOf = ({ words }: Approached): number[] => words.map(fineOf);

/** Dollars of the whole game. A word is due when it is spoken, so the flight in the air counts as well. */
export function allFines({ now, past }: Said): number[] {
  const out = silence(now.words.length);
  for (const one of [...past, now]) for (const [seat, fine] of finesOf(one).entries()) out[seat] += fine;
  return out;
}
