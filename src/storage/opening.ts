import type { Checkpoint } from '../engine/checkpoints';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { matchKey, piecesKey } from './keys';
import { type Header, headKey } from './matches';
import type { Line } from './pieces';
import { checkpointsIn, digestsOf, joined } from './pieces';
import { type Change, isDeaf, readAll, readTogether } from './store';

/** Whole matches out of the store. The shelf does without; see `matches`. */

export type Judged = { record: MatchRecord; trouble?: undefined } | { trouble: Phrase; record?: undefined };

/** A match as it was opened: `line` is what a window that writes it goes on from. */
export type Loaded =
  | { record: MatchRecord; checkpoints: Checkpoint[]; line: Line; trouble?: undefined }
  | { trouble: Phrase; record?: undefined };

/** Everything of one match as it lay at one moment. */
async function lying(id: string): Promise<{ head: Header | undefined; trunk: unknown; pieces: Change[] }> {
  const [[head, trunk], pieces] = await readTogether([headKey(id), matchKey(id)], piecesKey(id));
  return { head: head as Header | undefined, trunk, pieces };
}

/** The whole record of one match as it lies there, not yet judged; undefined where there is none. */
export async function readMatch(id: string): Promise<unknown> {
  const { trunk, pieces } = await lying(id);
  return joined(trunk, pieces);
}

/** Every whole record with its id, not yet judged. */
export async function readAllMatches(): Promise<Change[]> {
  const [trunks, all] = await Promise.all([readAll(matchKey('')), readAll(piecesKey('').slice(0, -1))]);
  const pieces = new Map<string, Change[]>();
  for (const one of all) {
    const id = one[0].slice(piecesKey('').length - 1, one[0].lastIndexOf(':'));
    pieces.set(id, [...(pieces.get(id) ?? []), one]);
  }
  return trunks.map(([key, trunk]) => {
    const id = key.slice(matchKey('').length);
    return [id, joined(trunk, pieces.get(id) ?? [])];
  });
}

/** What a window that writes this match has to go on from, whatever lies there. */
export async function lineOf(id: string): Promise<Line> {
  const { head, trunk, pieces } = await lying(id);
  const { log } = (joined(trunk, pieces) ?? {}) as { log?: unknown };
  return { stamp: head?.stamp, digests: digestsOf(trunk, pieces), length: Array.isArray(log) ? log.length : 0 };
}

/** One match, ready to be resumed; or why not. What lies in the store is never changed by reading it. */
export async function loadMatch(id: string): Promise<Loaded> {
  const { head, trunk, pieces } = await lying(id);
  if (trunk === undefined) return { trouble: { key: isDeaf() ? 'store.memory' : 'save.missing' } };
  const { judged } = await import('./judged');
  const { record, trouble } = judged(joined(trunk, pieces));
  if (trouble) return { trouble };
  const line = { stamp: head?.stamp, digests: digestsOf(trunk, pieces), length: record.log.length };
  // a position that does not add up: no shortcut is trusted
  return { record, checkpoints: record.last === null ? [] : checkpointsIn(trunk, pieces), line };
}
