import type { Checkpoint } from '../engine/checkpoints';
import { copy } from '../engine/copy';
import { FORMAT, type MatchRecord, recordFault } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { checkpointsIn, digestsOf, joined, matchKey, piecesKey } from './pieces';
import { memoKey } from './plays';
import type { Line } from './saver';
import type { Stamp } from './stamps';
import { type Change, read, readAll, readTogether, write } from './store';

/** The saved matches: listing, opening and deleting them. The shelf reads headings alone; see `pieces` for the rest. */

/** What the shelf shows of a match. */
export interface Header
  extends Pick<MatchRecord, 'id' | 'game' | 'chairs' | 'brief' | 'clock' | 'options' | 'format' | 'branch'> {
  /** Of the window that wrote it last. */
  stamp?: Stamp;
  /** Set when the game cannot be opened: it is shown, can be exported and deleted, and is otherwise left alone. */
  fault?: Phrase;
}

export type Judged = { record: MatchRecord; trouble?: undefined } | { trouble: Phrase; record?: undefined };

/** A match as it was opened: `line` is what a window that writes it goes on from. */
export type Loaded =
  | { record: MatchRecord; checkpoints: Checkpoint[]; line: Line; trouble?: undefined }
  | { trouble: Phrase; record?: undefined };

export const headKey = (id: string): string => `head:${id}`;
/** What of a match has been laid out on a real table. */
export const layKey = (id: string): string => `lay:${id}`;

export function headerOf(record: MatchRecord): Header {
  const { id, game, chairs, brief, clock, options, format, branch } = record;
  return copy({ id, game, chairs, brief, clock, options, format, ...(branch && { branch }) });
}

/** A heading that can be drawn, whatever lies in the store. */
function readable(key: string, raw: unknown): Header {
  const head = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Header>;
  const id = key.slice(headKey('').length);
  // The heading is judged as the record it was cut from.
  const rest = { rules: 1, seed: '0'.repeat(32), typed: [], log: [], notes: [], last: {} };
  const fault = recordFault({ ...rest, ...head, id, format: Math.min(head.format ?? FORMAT, FORMAT + 1) });
  if (!fault) return { ...(head as Header), id };
  return {
    id,
    game: typeof head.game === 'string' ? head.game : '',
    chairs: [],
    brief: { over: false, round: 0, waiting: [], winners: [] },
    clock: { started: 0, changed: 0, played: 0 },
    options: null,
    format: FORMAT,
    fault,
  };
}

/** Every saved match, last played first. */
export async function listMatches(): Promise<Header[]> {
  const found = await readAll(headKey(''));
  return found.map(([key, raw]) => readable(key, raw)).sort((a, b) => b.clock.changed - a.clock.changed);
}

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
  if (trunk === undefined) return { trouble: { key: 'save.missing' } };
  const { judged } = await import('./judged');
  const { record, trouble } = judged(joined(trunk, pieces));
  if (trouble) return { trouble };
  const line = { stamp: head?.stamp, digests: digestsOf(trunk, pieces), length: record.log.length };
  return { record, checkpoints: checkpointsIn(trunk, pieces), line };
}

export type Undo = () => Promise<Phrase | undefined>;

/** Deletes a match and returns the way back; readable or not, it comes back exactly as it was. */
export async function removeMatch(id: string): Promise<Undo> {
  // what people wrote about it goes with it, and comes back with it
  const keys = [headKey(id), matchKey(id), memoKey(id), layKey(id)];
  const [values, pieces] = await readTogether(keys, piecesKey(id));
  const kept: Change[] = [...keys.map((key, i): Change => [key, values[i]]), ...pieces];
  await write(kept.map(([key]) => [key, undefined]));
  return async () => {
    // somebody may have gone on with it in another window meanwhile: theirs is the later one
    if ((await read(matchKey(id))) !== undefined) return { key: 'store.elsewhere' };
    return write(kept);
  };
}
