import type { Chair, MatchRecord } from './record';
import type { AnyRules, Json, Phrase, Privacy, Refusal, ScoreLine, Seat } from './rules';
import { type AnyPosition, privacyOf, stepOf } from './run';

/** What stands round a match: what it is made of, what it asks, what was heard. */

/** What the table is waiting for. */
export interface Ask {
  /** The name of the step. */
  step: string;
  kind: 'choice' | 'chance' | 'waits';
  privacy: Privacy;
  /** Seats that may act now; TABLE is never among them. */
  actors: Seat[];
  /** A hand choice that is made on the open board: no hand-over is needed for it. */
  offered: boolean;
  /** Whoever decided last does not say End turn before somebody decides this in the open. */
  noEndTurn: boolean;
  /** TABLE may move: a chance, a waiting clean-up, or a bell beside the actors. */
  table: boolean;
  /** A chance that is typed in by a person instead of drawn. */
  typed: boolean;
  turn: Seat | undefined;
  /** Seats that still choose in secret in this phase. */
  choosers: Seat[];
}

/**
 * One thing that happened, as one seat heard it. `entry` is the log index that caused it; -1 is the set-up. `at` is its
 * place among all that was ever said: two seats that heard of the same thing have it in common.
 */
export interface Heard<E = Phrase> {
  entry: number;
  at: number;
  event: E;
}

export interface Said {
  entry: number;
  event: Phrase;
  to?: readonly Seat[];
  rest?: Phrase;
}

export interface MatchSetup {
  id: string;
  options: Json;
  chairs: Chair[];
  seed: string;
  typed?: string[];
  start?: Json;
  now: number;
}

/** What a match needs of a game: a GameModule has all of it. */
export interface Playable {
  id: string;
  version: number;
  rules: AnyRules;
  /** See GameModule.clone. */
  clone?(s: AnyPosition): AnyPosition;
}

/** This entry may never be undone freely: it is secret, final, or TABLE's. */
export function isBarrier(rules: AnyRules, before: AnyPosition, move: Json): boolean {
  const step = stepOf(rules, before);
  if (step?.kind !== 'choice') return true;
  const final = typeof step.final === 'function' ? step.final(before, before.todo[0], move) : step.final;
  return final ?? privacyOf(rules, before) !== 'open';
}

/** Carries a refusal through code that cannot go on. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }
}

/** The points of every seat, in all and by category, for whoever asks without the game. */
export function standing(seats: number, lines: readonly ScoreLine[]): Pick<MatchRecord['brief'], 'totals' | 'parts'> {
  const totals: number[] = new Array(seats).fill(0);
  const parts: { id: string; points: number[] }[] = [];
  for (const { seat, category, points } of lines) {
    totals[seat] += points;
    let part = parts.find(({ id }) => id === category);
    if (!part) {
      part = { id: category, points: new Array(seats).fill(0) };
      parts.push(part);
    }
    part.points[seat] += points;
  }
  return { totals, parts };
}
