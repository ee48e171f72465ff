import { copy } from '../engine/copy';
import { FORMAT, type MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { headerFault } from './header';
import type { Stamp } from './stamps';
import { readAll } from './store';

/** The saved matches in a list: the shelf reads headings alone; see `pieces` for the rest, and `bin` for deleting. */

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
