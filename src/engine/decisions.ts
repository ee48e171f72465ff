import { copy, same } from './copy';
import type { Playable } from './playable';
import type { Entry, MatchRecord } from './record';
import { type Json, type Seat, silent, TABLE } from './rules';
import { type AnyPosition, begin, movesOf, play, settle } from './run';

/** What the people of a finished match decided: each question as that seat saw it, with the answer it was given. */

export interface Decision {
  /** Its place in the log. */
  at: number;
  seat: Seat;
  /** As `rules.round` counted when it was made. */
  round: number;
  /** What that seat saw before it. */
  view: Json;
  /** What it could have done, at least two moves. */
  moves: Json[];
  /** The place of what it did in that list. */
  played: number;
}

interface Change {
  at: number;
  seat: Seat;
  /** A person sits there from then on. */
  person: boolean;
  /** And a bot sat there before as well. */
  level: boolean;
}

/** When chairs changed hands, by the places of the log as it is now: whoever sat there stays when moves are taken back. */
function changesOf({ notes }: MatchRecord): Change[] {
  const out: Change[] = [];
  for (const note of notes) {
    if (note.kind === 'bot') {
      const { at, seat, bot, level = false } = note;
      out.push({ at, seat, person: bot === null, level });
      continue;
    }
    // a match that was continued has begun a new log
    const kept = note.kind === 'takeback' ? note.at : 0;
    for (const change of out) change.at = Math.min(change.at, kept);
  }
  return out;
}

/** Whether a person sat there when that entry was made. */
function personAt({ chairs }: MatchRecord, changes: readonly Change[], { seat, ms }: Entry, at: number): boolean {
  let known: boolean | undefined;
  for (const change of changes) {
    if (change.seat !== seat) continue;
    if (change.at <= at) known = change.person;
    // a bot may have changed its level before that had a word of its own: of people alone the table measures how long
    // they think
    else known ??= !change.person && !change.level && ms !== undefined;
  }
  return known ?? !chairs[seat].bot;
}

function decisionAt({ rules }: Playable, s: AnyPosition, { seat, move }: Entry, at: number): Decision | undefined {
  const legal: Json[] = movesOf(rules, s, seat);
  const found = legal.findIndex((one) => same(one, move));
  // where the moves are only a sample, what was done need not be in it
  const moves = found < 0 ? [...legal, copy(move)] : legal;
  if (moves.length < 2) return undefined;
  const view = copy(rules.view(s, seat)) as Json;
  return { at, seat, round: rules.round(s), view, moves, played: found < 0 ? legal.length : found };
}

/** Every decision of a person that could have gone another way, in the order of the log; one entry a step. */
export function* decisionsOf(game: Playable, record: MatchRecord): Generator<Decision | undefined, void> {
  const { rules } = game;
  const { start, chairs, options, log } = record;
  const s = start === undefined ? begin(rules, chairs.length, copy(options)) : (copy(start) as AnyPosition);
  if (start !== undefined) settle(rules, s, silent);
  const changes = changesOf(record);
  for (const [at, entry] of log.entries()) {
    const counts = entry.seat !== TABLE && personAt(record, changes, entry, at);
    yield counts ? decisionAt(game, s, entry, at) : undefined;
    play(rules, s, entry.seat, copy(entry.move));
  }
}
