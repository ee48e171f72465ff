import type { Ask, Match } from '../engine/match';
import type { Seat } from '../engine/rules';
import type { PrivacyLevel } from '../storage/prefs';

/**
 * Whose eyes the screen is for. public -> shield(next) -> private(next) -> shield(following) | public.
 * While the shield is up nothing private exists; one person alone at the table needs none.
 */
export type Eyes =
  | { kind: 'public' }
  /** `own`: asked for by that person, who could decide in the open as well. */
  | { kind: 'shield'; seat: Seat; own?: true }
  | { kind: 'private'; seat: Seat; own?: true };

export const PUBLIC: Eyes = { kind: 'public' };

/** Seats played by people. */
export function people(match: Match): Seat[] {
  return match.record.chairs.flatMap((chair, seat) => (chair.bot ? [] : [seat]));
}

/** The one person at the table, if there is only one: everything they know is theirs to see at any time. */
export function solo(match: Match): Seat | undefined {
  const seats = people(match);
  return seats.length === 1 ? seats[0] : undefined;
}

/** Decided on the open board: nobody's hand matters, or what it may be is offered to everybody's eyes. */
export const inTheOpen = (ask: Ask): boolean => ask.privacy === 'open' || (ask.privacy === 'hand' && ask.offered);

/** The person who must decide something secret now, and needs the tablet for it. */
export function secretActor(match: Match, ask: Ask | undefined): Seat | undefined {
  if (ask?.kind !== 'choice' || inTheOpen(ask) || solo(match) !== undefined) return undefined;
  return ask.actors.find((seat) => !match.record.chairs[seat].bot);
}

/** Whoever took the tablet of their own accord keeps it until somebody else is to decide. */
function keeps(match: Match, seat: Seat): boolean {
  const ask = match.ask();
  if (!ask || match.trouble) return false;
  return ask.kind !== 'choice' || (ask.actors.length === 1 && ask.actors[0] === seat && inTheOpen(ask));
}

/** Where the eyes go next. Consecutive secret decisions of one person share one shield. */
export function nextEyes(match: Match, now: Eyes, level: PrivacyLevel): Eyes {
  // a cover over the only person left stays until that person opens it, whatever the bots do meanwhile
  if (now.kind === 'shield' && now.seat === solo(match)) return now;
  if (now.kind === 'private' && now.own && keeps(match, now.seat)) return now;
  const seat = secretActor(match, match.ask());
  // a match in trouble is only looked at, by anybody
  if (seat === undefined || match.trouble) return PUBLIC;
  if (now.kind === 'private' && now.seat === seat) return now;
  return level === 'open' ? { kind: 'private', seat } : { kind: 'shield', seat };
}

/** Where the eyes start: at a table whose chairs changed hands, the only person left is not taken on trust. */
export function firstEyes(match: Match, level: PrivacyLevel): Eyes {
  const seat = solo(match);
  const changed = match.record.notes.some((note) => note.kind === 'bot' && !note.level);
  if (seat !== undefined && changed && !match.over && !match.trouble) return { kind: 'shield', seat };
  return nextEyes(match, PUBLIC, level);
}

/** Whose view is on the screen: null is the bare table. */
export function viewer(match: Match, eyes: Eyes): Seat | null {
  if (eyes.kind === 'private') return eyes.seat;
  return eyes.kind === 'shield' ? null : (solo(match) ?? null);
}

/** People who still choose in secret in this phase: so often the tablet changes hands at most. */
export function passesLeft(match: Match): number {
  const ask = match.ask();
  if (!ask || solo(match) !== undefined || (ask.privacy === 'hand' && inTheOpen(ask))) return 0;
  const { choosers } = ask;
  return new Set(choosers.filter((seat) => !match.record.chairs[seat].bot)).size;
}
