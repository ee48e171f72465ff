import type { Json, Seat } from './rules';

/** What is kept of a match: a header and the log of moves. Everything else is a replay of a prefix. */

export const FORMAT = 1;

/** How TABLE came to its move: drawn by the match, typed in from a real table, measured by the scene. */
export type How = 'drawn' | 'typed' | 'measured';

/** What a computer player put into one move; never read by rules. */
export interface Thinking {
  /** Courses of play it tried, and as many as it had meant to. */
  playouts?: number;
  budget?: number;
}

export interface Entry extends Thinking {
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
  /** What makes this bot play differently from others of its level; absent where nothing does. */
  character?: string;
}

/** A dated fact that is not a move. `at` is the length of the log when it happened. */
type Note =
  | { kind: 'takeback'; at: number; when: number; dropped: Entry[] }
  /** `level`: a bot sat there before as well, and only plays better or worse from then on. */
  | { kind: 'bot'; at: number; when: number; seat: Seat; bot: string | null; level?: true }
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
  /** 32 hex digits that the computer players' own chance follows from; drawn when the first of them is asked. */
  whims?: string;
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
  /** Who asked what the captain would do, and how long the log was then; in the order of asking. */
  advised?: { seat: Seat; at: number }[];
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
