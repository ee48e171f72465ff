import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { BUNDLE, type Bundle } from './arrivals';
import { ownCircle } from './circle';
import { readAllMatches, readMatch } from './matches';
import { memoKey, playKey } from './plays';
import { read, readAll } from './store';

/** Games leave in one file. How they come in again is told in `arrivals.ts`. */

export { type Arrival, merged, previewed, unpacked } from './arrivals';
export { newsIn } from './circle';

const TYPE = 'application/json';

function bundled(kind: Bundle['kind'], notice: string, made: number): Bundle {
  return { tidetable: BUNDLE, notice, kind, made, matches: [] };
}

async function packedAll(notice: string, now: number): Promise<File | Phrase> {
  const [matches, plays, memos] = await Promise.all([readAllMatches(), readAll(playKey('')), readAll(memoKey(''))]);
  const { groups, people } = ownCircle();
  if (matches.length + plays.length + groups.length + people.length === 0) return { key: 'save.missing' };
  const bundle = bundled('all', notice, now);
  bundle.matches = matches.map(([, raw]) => raw);
  if (plays.length > 0) bundle.plays = plays.map(([, raw]) => raw);
  if (groups.length > 0) bundle.groups = groups;
  if (people.length > 0) bundle.people = people;
  // a note whose game was deleted has nothing to belong to
  const here = new Set([...matches.map(([id]) => id), ...plays.map(([key]) => key.slice(playKey('').length))]);
  const kept = memos.map(([key, text]) => [key.slice(memoKey('').length), text] as const);
  const own = kept.filter(([id]) => here.has(id));
  if (own.length > 0) bundle.memos = Object.fromEntries(own);
  return fileOf(bundle, 'all');
}

/** One match, one play or everything, exactly as stored: what this version cannot read is kept for one that can. */
export async function packed(which: string | 'all', notice: string, now = Date.now()): Promise<File | Phrase> {
  if (which === 'all') return packedAll(notice, now);
  const [match, play, memo] = await Promise.all([readMatch(which), read(playKey(which)), read(memoKey(which))]);
  if (match === undefined && play === undefined) return { key: 'save.missing' };
  const bundle = bundled(match === undefined ? 'play' : 'match', notice, now);
  if (match === undefined) bundle.plays = [play];
  else bundle.matches = [match];
  if (memo !== undefined) bundle.memos = { [which]: memo };
  return fileOf(bundle, nameOf(match ?? play));
}

/** A match in memory, for when it could not be saved. */
export function packedRecord(record: MatchRecord, notice: string, now = Date.now()): File {
  return fileOf({ ...bundled('match', notice, now), matches: [record] }, record.game);
}

const nameOf = (raw: unknown): string => String((raw as { game?: unknown }).game ?? 'game').replace(/[^\w-]/g, '');

function fileOf(bundle: Bundle, what: string): File {
  const day = new Date(bundle.made).toISOString().slice(0, 10);
  return new File([`${JSON.stringify(bundle, null, 1)}\n`], `tidetable-${what}-${day}.json`, { type: TYPE });
}

/** To the share sheet where there is one for files, else to the downloads. */
export async function deliver(file: File): Promise<'shared' | 'downloaded' | 'cancelled'> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'downloaded';
}

export interface Room {
  /** The browser has promised not to clear it. */
  kept: boolean;
  used?: number;
  free?: number;
}

/** How much is stored and how safely, as far as the browser says. */
export async function room(): Promise<Room> {
  const { storage } = navigator;
  const [kept, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => false) ?? false,
    storage?.estimate?.().catch(() => undefined),
  ]);
  const { usage, quota } = estimate ?? {};
  const free = usage !== undefined && quota !== undefined ? Math.max(0, quota - usage) : undefined;
  return { kept, used: usage, free };
}
