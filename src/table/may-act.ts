import type { Ask, Match } from '../engine/match';
import type { Seat } from '../engine/rules';
import { TABLE } from '../engine/rules';
import type { Bell, GameModule } from '../games/module';
import type { Branch } from './picks';
import { type Eyes, inTheOpen, people, viewer } from './secrecy';

/** Who decides what on this screen: in the open before everybody's eyes, in secret before their own alone. */

const isPerson = (match: Match, seat: Seat): boolean => !match.record.chairs[seat].bot;

/**
 * The people who may act on this screen now. Several where anybody may go next in the open; TABLE where they enter what
 * was thrown on a real table.
 */
export function mayAct(match: Match, ask: Ask | undefined, eyes: Eyes): Seat[] {
  if (ask?.typed && eyes.kind !== 'shield') return [TABLE];
  if (ask?.kind !== 'choice' || eyes.kind === 'shield') return [];
  const seats = ask.actors.filter((seat) => isPerson(match, seat));
  if (!inTheOpen(ask)) return seats.filter((seat) => seat === viewer(match, eyes));
  return seats.length < 2 ? seats : seats.filter((seat) => match.offers(seat).length > 0);
}

/** What that person picks from: before other eyes than their own, whatever the open facts allow. */
export function branchesOf(game: GameModule, match: Match, seat: Seat, eyes: Seat | null, view: unknown): Branch[] {
  const moves = seat === TABLE ? match.outcomes() : eyes === seat ? match.moves(seat) : match.offers(seat);
  return moves.map((move) => ({ move, walk: game.walk(move, view) }));
}

/** What TABLE may ring in the middle of the present choice. */
export function bellOf(game: GameModule, match: Match, ask: Ask | undefined): Bell | undefined {
  return ask?.kind === 'choice' && ask.table ? game.bell?.(match.view(null)) : undefined;
}

/** The computer players who may act and have not said that nothing more is to come. */
export function botsAwake(game: GameModule, match: Match, ask: Ask): Seat[] {
  const bots = ask.actors.filter((seat) => !isPerson(match, seat));
  return game.botWaits ? bots.filter((seat) => !game.botWaits?.(match.view(seat), seat, people(match))) : bots;
}

/** TABLE's one move where a bell may be rung. */
export const ringing = (match: Match) => match.moves(TABLE)[0];

/** After a person's last choice the table waits, so that it can still be taken back. */
export function waitsForEnd(game: GameModule, match: Match): boolean {
  const { length, record } = match;
  if (length === 0 || match.undoable() !== true) return false;
  if (record.log[length - 1].seat === TABLE) return false;
  const ask = match.ask();
  // what the table would draw now is news: nothing before it could be taken back any more
  if (ask && ask.kind !== 'choice' && !ask.typed) return true;
  return ask?.turn !== record.log[length - 1].seat && !leavesTime(game, match, ask);
}

/** Nothing happens before a person acts in the open: until then what was done last can be taken back without End turn. */
function leavesTime(game: GameModule, match: Match, ask: Ask | undefined): boolean {
  if (ask?.kind !== 'choice') return false;
  const bell = bellOf(game, match, ask);
  // a clock that runs is not kept waiting
  if (bell) return bell.ms !== undefined || people(match).length > 0;
  const [seat, ...others] = ask.actors;
  if (!ask.noEndTurn || ask.table || seat === undefined || others.length > 0) return false;
  return inTheOpen(ask) && isPerson(match, seat);
}
