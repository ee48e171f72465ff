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

/** Whether a person sat there when that entry was made. */
function personAt({ chairs, notes }: MatchRecord, { seat, ms }: Entry, at: number): boolean {
  let known: boolean | undefined;
  for (const note of notes) {
    if (note.kind !== 'bot' || note.seat !== seat) continue;
    if (note.at <= at) known = note.bot === null;
    // a bot that came later may have been one of another level: of people alone the table measures how long they think
    else known ??= note.bot !== null && ms !== undefined;
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
  for (const [at, entry] of log.entries()) {
    const counts = entry.seat !== TABLE && personAt(record, entry, at);
    yield counts ? decisionAt(game, s, entry, at) : undefined;
    play(rules, s, entry.seat, copy(entry.move));
  }
}
