import { isPlain } from './copy';
import type { Json, Phrase, Seat } from './rules';
import { TABLE } from './rules';

/** What is kept of a match: a header and the log of moves. Everything else is a replay of a prefix. */

export const FORMAT = 1;

/** How TABLE came to its move: drawn by the match, typed in from a real table, measured by the scene. */
export type How = 'drawn' | 'typed' | 'measured';

export interface Entry {
  seat: Seat;
  move: Json;
  how?: How;
  /** Thinking time in milliseconds, as the host measured it; never read by rules. */
  ms?: number;
}

/** A person (or bot) on a chair; nothing here is known to the rules. */
export interface Chair {
  name: string;
  /** Index into the theme's player colours and symbols. */
  colour: number;
  /** Where they sit round the tablet, degrees clockwise from its lower edge. */
  side: number;
  /** A bot's level; absent for a person. */
  bot?: string;
}

/** A dated fact that is not a move. `at` is the length of the log when it happened. */
export type Note =
  | { kind: 'takeback'; at: number; when: number; dropped: Entry[] }
  | { kind: 'bot'; at: number; when: number; seat: Seat; bot: string | null }
  /** `before`: the moves up to then, where today's rules would play them differently. */
  | { kind: 'continued'; at: number; when: number; reason: string; before?: Entry[] };

export interface MatchRecord {
  format: number;
  id: string;
  game: string;
  /** Version of the game's rules when the match was last played. */
  rules: number;
  options: Json;
  chairs: Chair[];
  /** 32 hex digits. */
  seed: string;
  /** Names of the open chance steps that are typed in from a real table. */
  typed: string[];
  /** A position to start from instead of the set-up: typed in, or kept from before a rules fix. */
  start?: Json;
  log: Entry[];
  /** Milliseconds that were left on the clock of the present step; the host's alone. */
  left?: number;
  /** Kept beside another match because two windows went on differently from this entry on. */
  branch?: { of: string; at: number };
  /** Log length at the last hand-over: nothing before it can be taken back freely. */
  sealed?: number;
  notes: Note[];
  clock: { started: number; changed: number; played: number };
  /** Compared with the replay on opening. */
  last: Json;
  /** What the shelf shows without loading the game. */
  brief: {
    over: boolean;
    round: number;
    waiting: Seat[];
    winners: Seat[];
    /** Points of every seat, in all and by category; of a finished match alone. */
    totals?: number[];
    parts?: { id: string; points: number[] }[];
  };
}

const whole = (x: unknown): x is number => Number.isSafeInteger(x);
const record = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function entryFault(entry: unknown, seats: number): boolean {
  if (!record(entry) || !whole(entry.seat) || entry.seat < TABLE || entry.seat >= seats || !('move' in entry))
    return true;
  if (entry.how !== undefined && !['drawn', 'typed', 'measured'].includes(entry.how as string)) return true;
  return entry.ms !== undefined && !(whole(entry.ms) && (entry.ms as number) >= 0);
}

function chairFault(chair: unknown): boolean {
  if (!record(chair)) return true;
  if (typeof chair.name !== 'string' || chair.name.length > 60) return true;
  if (!whole(chair.colour) || typeof chair.side !== 'number') return true;
  return chair.bot !== undefined && typeof chair.bot !== 'string';
}

function noteFault(note: unknown, seats: number): boolean {
  if (!record(note) || !whole(note.at) || typeof note.when !== 'number') return true;
  if (note.kind === 'takeback') return !Array.isArray(note.dropped) || note.dropped.some((e) => entryFault(e, seats));
  if (note.kind === 'bot') return !whole(note.seat) || !(note.bot === null || typeof note.bot === 'string');
  return note.kind !== 'continued' || typeof note.reason !== 'string';
}

/**
 * Whether this is a record this program can read, in words if not. Checks form only: the moves are judged by
 * replaying them.
 */
export function recordFault(raw: unknown): Phrase | undefined {
  const damaged = (part: string): Phrase => ({ key: 'save.damaged', args: { part: { key: `save.part.${part}` } } });
  if (!record(raw)) return damaged('file');
  if (!whole(raw.format)) return damaged('header');
  if (raw.format > FORMAT) return { key: 'save.future' };
  if (!isPlain(raw)) return damaged('file');
  if (
    typeof raw.id !== 'string' ||
    !/^[\w-]{1,64}$/.test(raw.id) ||
    typeof raw.game !== 'string' ||
    !whole(raw.rules)
  ) {
    return damaged('header');
  }
  if (typeof raw.seed !== 'string' || !/^[0-9a-f]{32}$/.test(raw.seed)) return damaged('seed');
  if (!Array.isArray(raw.chairs) || raw.chairs.length < 1 || raw.chairs.length > 12 || raw.chairs.some(chairFault)) {
    return damaged('seats');
  }
  const seats = raw.chairs.length;
  if (!Array.isArray(raw.log) || raw.log.some((e) => entryFault(e, seats))) return damaged('log');
  if (!Array.isArray(raw.notes) || raw.notes.some((n) => noteFault(n, seats))) return damaged('notes');
  if (!Array.isArray(raw.typed) || raw.typed.some((t) => typeof t !== 'string')) return damaged('header');
  if (raw.sealed !== undefined && !(whole(raw.sealed) && (raw.sealed as number) >= 0)) return damaged('header');
  if (raw.left !== undefined && !(whole(raw.left) && (raw.left as number) >= 0)) return damaged('header');
  const clock = raw.clock;
  if (!record(clock) || [clock.started, clock.changed, clock.played].some((t) => typeof t !== 'number'))
    return damaged('header');
  // null: not known, the log alone decides
  if (raw.last !== null && !record(raw.last)) return damaged('position');
  const brief = raw.brief;
  if (
    !record(brief) ||
    typeof brief.over !== 'boolean' ||
    !Array.isArray(brief.waiting) ||
    !Array.isArray(brief.winners) ||
    (brief.totals !== undefined && !(Array.isArray(brief.totals) && brief.totals.every(Number.isFinite)))
  ) {
    return damaged('header');
  }
  return undefined;
}
