import { type Checkpoint, digest, digestAt, PIECE } from '../engine/checkpoints';
import { canonical } from '../engine/copy';
import { type Entry, FORMAT, type MatchRecord } from '../engine/record';
import { matchKey, piecesKey } from './keys';
import { restored, since } from './since';
import type { Stamp } from './stamps';
import type { Change } from './store';

/** What lies on the disk of a match, as it was found there. */
export interface Line {
  stamp?: Stamp;
  /** Of the pieces that lie there. */
  digests: string[];
  /** Entries that are safe. */
  length: number;
}

/**
 * How a match lies on the disk: a trunk that is written with every entry, and its log in pieces of fifty entries that are
 * written once. Everywhere else a match is one whole record.
 */

/** Format of the trunk, far from those of records: versions that knew whole records alone refuse it in words. */
const STORED = 101;

/** In the order of the log. */
const pieceKey = (id: string, at: number): string => `${piecesKey(id)}${String(at).padStart(5, '0')}`;

interface Piece extends Partial<Pick<Checkpoint, 'position' | 'said'>> {
  digest: string;
  /** Of the position: what the trunk tells is told from it. */
  sum?: string;
  entries: Entry[];
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** What has to be written so that this record lies there, where pieces with these digests do already. */
export function changesOf(
  record: MatchRecord,
  checkpoints: readonly Checkpoint[],
  known: readonly string[],
): { changes: Change[]; digests: string[] } {
  const changes: Change[] = [];
  const digests: string[] = [];
  // a piece without its position is written once more as soon as there is one
  const lying: string[] = [];
  const full = Math.floor(record.log.length / PIECE);
  for (let i = 0; i < full; i++) {
    const at = i * PIECE;
    const checkpoint = checkpoints[i];
    digests[i] = checkpoint?.digest ?? digestAt(record, digests[i - 1], at + PIECE);
    lying[i] = checkpoint ? digests[i] : '';
    if (known[i] === digests[i]) continue;
    const entries = record.log.slice(at, at + PIECE);
    const { position, said } = checkpoint ?? {};
    const sum = position === undefined ? undefined : digest(canonical(position));
    changes.push([pieceKey(record.id, at), { digest: digests[i], entries, position, sum, said } satisfies Piece]);
  }
  for (let i = full; i < known.length; i++) changes.push([pieceKey(record.id, i * PIECE), undefined]);
  const { log, last, ...rest } = record;
  const base = checkpoints[full - 1]?.position;
  const trunk = { ...rest, format: STORED, pieces: full, log: log.slice(full * PIECE) };
  const changed = base === undefined ? undefined : since(base, last);
  changes.push([matchKey(record.id), changed ? { ...trunk, since: changed } : { ...trunk, last }]);
  return { changes, digests: lying };
}

/** How many pieces belong to what lies under a match's key. */
const piecesIn = (trunk: unknown): number =>
  isRecord(trunk) && trunk.format === STORED && Number.isSafeInteger(trunk.pieces) ? (trunk.pieces as number) : 0;

/** The whole record again, not yet judged; what was stored whole, or by a later version, as it is. */
export function joined(trunk: unknown, stored: readonly Change[]): unknown {
  if (!isRecord(trunk) || trunk.format !== STORED) return trunk;
  const { pieces, since: changes, ...rest } = trunk;
  const count = piecesIn(trunk);
  const base = stored[count - 1]?.[1] as Piece | null | undefined;
  // told from a spoilt piece it would be wrong: without it the log alone decides where the match stands
  const told = base?.sum === digest(canonical(base?.position)) ? restored(base?.position, changes) : null;
  const last = changes ? told : rest.last;
  const lists = [...stored.slice(0, count).map(([, piece]) => (piece as Piece | null)?.entries), trunk.log];
  const whole = pieces === count && stored.length >= count && lists.every(Array.isArray);
  return { ...rest, format: FORMAT, last, log: whole ? lists.flat() : null };
}

/** The digests of the pieces that lie there; empty for those that lack their position. */
export const digestsOf = (trunk: unknown, stored: readonly Change[]): string[] =>
  stored.slice(0, piecesIn(trunk)).map(([, raw]) => {
    const piece = raw as Piece | null;
    return piece?.position ? String(piece.digest) : '';
  });

const isSaid = (x: unknown): boolean => isRecord(x) && isRecord(x.event) && typeof x.event.key === 'string';

/** The checkpoints of the pieces, up to the first that has none. Whether the log leads there is judged by the match. */
export function checkpointsIn(trunk: unknown, stored: readonly Change[]): Checkpoint[] {
  const out: Checkpoint[] = [];
  for (const [, raw] of stored.slice(0, piecesIn(trunk))) {
    const piece = raw as Partial<Piece> | null;
    const { digest, position, said } = piece ?? {};
    if (typeof digest !== 'string' || !isRecord(position) || !Array.isArray(position.todo)) break;
    if (!Array.isArray(said) || !said.every(isSaid)) break;
    out.push({ at: (out.length + 1) * PIECE, digest, position, said });
  }
  return out;
}
