import { canonical } from './copy';
import type { Said } from './playable';
import type { Entry, MatchRecord } from './record';
import type { Json } from './rules';

/** The log in pieces: where every fifty entries led and what was heard of them, so that nothing is replayed from the start. */

export const PIECE = 50;

/** A shortcut through the log, never instead of it: where the two disagree, the log decides. */
export interface Checkpoint {
  /** Entries before it, a multiple of PIECE. */
  at: number;
  /** 16 hex digits of everything that led here: the origin, and every entry before `at`. */
  digest: string;
  position: Json;
  /** What was heard since the checkpoint before; in the first one that of the set-up too. */
  said: Said[];
}

/** 64 bits of a text in hex, to tell damage and other lines of moves apart; no secret rests on it. */
export function digest(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const originOf = ({ game, rules, options, chairs, start }: MatchRecord): string =>
  digest(canonical([game, rules, options, chairs.length, start ?? null]));

const pieceOf = (before: string, entries: readonly Entry[]): string =>
  digest(before + canonical(entries.map(({ seat, move, how }) => [seat, move, how ?? null])));

/** The digest of the log up to `at`, from that of the checkpoint before; undefined where there is none. */
export function digestAt(record: MatchRecord, before: string | undefined, at: number): string {
  return pieceOf(before ?? originOf(record), record.log.slice(at - PIECE, at));
}

/**
 * Of the stored checkpoints those that this log goes through. Only the last piece is looked at here; the rest is judged
 * when the whole log is replayed in the background.
 */
export function fitting(record: MatchRecord, stored: readonly Checkpoint[]): Checkpoint[] {
  const end = stored.findIndex(({ at }, i) => at !== (i + 1) * PIECE || at > record.log.length);
  const some = end < 0 ? [...stored] : stored.slice(0, end);
  const last = some.at(-1);
  return last && last.digest === digestAt(record, some.at(-2)?.digest, last.at) ? some : [];
}

/** The seed of a match that goes on from a position after so many entries: the same for the same match, and unlike the old one. */
export const nextSeed = (seed: string, length: number): string =>
  digest(`${seed} ${length} first`) + digest(`${seed} ${length} second`);
