import { copy } from '../engine/copy';
import { FORMAT, type MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { headerFault } from './header';
import { matchKey, piecesKey } from './keys';
import { aboutKey, memoKey, photoKey } from './plays';
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
  const fault = headerFault(head);
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

export type Undo = () => Promise<Phrase | undefined>;

/** Deletes a match and returns the way back; readable or not, it comes back exactly as it was. */
export async function removeMatch(id: string): Promise<Undo> {
  // what people wrote about it goes with it, and comes back with it
  const keys = [headKey(id), matchKey(id), memoKey(id), aboutKey(id), photoKey(id), layKey(id)];
  const [values, pieces] = await readTogether(keys, piecesKey(id));
  const kept: Change[] = [...keys.map((key, i): Change => [key, values[i]]), ...pieces];
  await write(kept.map(([key]) => [key, undefined]));
  return async () => {
    // somebody may have gone on with it in another window meanwhile: theirs is the later one
    if ((await read(matchKey(id))) !== undefined) return { key: 'store.elsewhere' };
    return write(kept);
  };
}
