import { canonical, isPlain } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { isOpen } from './claims';
import { changesFor, type Header, headerOf, headKey, judged, matchKey, newId } from './matches';
import { type Change, read, readAll, write } from './store';

/** Games leave and enter in one file; what comes in is judged before anything stored is touched. */

export interface Bundle {
  /** Version of this envelope; the matches carry their own. */
  tidetable: number;
  /** For whoever opens the file with an editor. */
  notice: string;
  kind: 'match' | 'all';
  made: number;
  matches: unknown[];
}

export const BUNDLE = 1;
const TYPE = 'application/json';

/** One match or everything, exactly as stored: what this version cannot read is kept for one that can. */
export async function packed(which: string | 'all', notice: string, now = Date.now()): Promise<File | Phrase> {
  const all = which === 'all';
  const matches = all ? (await readAll(matchKey(''))).map(([, raw]) => raw) : [await read(matchKey(which))];
  if (matches[0] === undefined) return { key: 'save.missing' };
  const bundle: Bundle = { tidetable: BUNDLE, notice, kind: all ? 'all' : 'match', made: now, matches };
  return fileOf(bundle, all ? 'all' : nameOf(matches[0]));
}

/** A match in memory, for when it could not be saved. */
export function packedRecord(record: MatchRecord, notice: string, now = Date.now()): File {
  return fileOf({ tidetable: BUNDLE, notice, kind: 'match', made: now, matches: [record] }, record.game);
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

/**
 * new: not here yet · newer, older: the same game, further or less far · forked: the same game, gone on differently ·
 * same: nothing to do · blocked: mine cannot be read or is being played, so only a copy may be kept · refused: see `why`
 */
export type Verdict = 'new' | 'newer' | 'older' | 'forked' | 'same' | 'blocked' | 'refused';

/** take: mine is replaced · copy: both are kept. */
export type Choice = 'take' | 'copy' | 'leave';

export interface Arrival {
  verdict: Verdict;
  /** What is done unless somebody chooses otherwise. */
  choice: Choice;
  choices: readonly Choice[];
  /** What is arriving, where it can be read, and the one that is already here. */
  theirs?: Header;
  mine?: Header;
  why?: Phrase;
  record?: MatchRecord;
}

/** Replays a record with its game's rules; what is wrong with it in words. */
export type Verify = (record: MatchRecord) => Promise<Phrase | undefined>;

const refusal = (why: Phrase, theirs?: Header): Arrival => ({
  verdict: 'refused',
  choice: 'leave',
  choices: ['leave'],
  why,
  theirs,
});

const damaged: Phrase = { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };

/** The matches in a file's text, or why it is none of ours. A bare match is taken as well. */
export function unpacked(text: string): unknown[] | Phrase {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { key: 'transfer.notJson' };
  }
  const bundle = raw as Partial<Bundle> & { log?: unknown };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { key: 'transfer.foreign' };
  if ('log' in raw && 'chairs' in raw) return [raw];
  if (!('tidetable' in raw)) return { key: 'transfer.foreign' };
  if (typeof bundle.tidetable === 'number' && bundle.tidetable > BUNDLE) return { key: 'transfer.future' };
  if (bundle.tidetable !== BUNDLE || !Array.isArray(bundle.matches)) return damaged;
  return bundle.matches.length > 0 ? bundle.matches : { key: 'transfer.empty' };
}

type Readable = Exclude<Verdict, 'refused'>;

/** How two records of one match stand to each other. */
function compared(theirs: MatchRecord, mine: MatchRecord): Readable {
  if (canonical(theirs) === canonical(mine)) return 'same';
  const shared = Math.min(theirs.log.length, mine.log.length);
  const parts = (record: MatchRecord) =>
    canonical([record.game, record.seed, record.options, record.start ?? null, record.log.slice(0, shared)]);
  if (parts(theirs) !== parts(mine)) return 'forked';
  return theirs.clock.changed >= mine.clock.changed ? 'newer' : 'older';
}

const CHOICES: { readonly [verdict in Readable]: readonly Choice[] } = {
  new: ['take', 'leave'],
  newer: ['take', 'copy', 'leave'],
  older: ['leave', 'copy', 'take'],
  forked: ['copy', 'take', 'leave'],
  same: ['leave'],
  blocked: ['copy', 'leave'],
};

async function judgedArrival(raw: unknown, verify: Verify): Promise<Arrival> {
  const loaded = isPlain(raw) ? judged(raw) : { trouble: damaged };
  if (loaded.trouble) return refusal(loaded.trouble);
  const { record } = loaded;
  const theirs = headerOf(record);
  const wrong = await verify(record);
  if (wrong) return refusal(wrong, theirs);
  const stored = await read(matchKey(record.id));
  const here = stored === undefined ? undefined : judged(stored);
  let verdict: Readable = here?.record ? compared(record, here.record) : here ? 'blocked' : 'new';
  if (verdict !== 'new' && verdict !== 'same' && (await isOpen(record.id))) verdict = 'blocked';
  const choices = CHOICES[verdict];
  return { verdict, choice: choices[0], choices, theirs, mine: here?.record && headerOf(here.record), record };
}

/** What each match in the file is, compared with what is here. Nothing is stored yet. */
export async function previewed(text: string, verify: Verify): Promise<Arrival[] | Phrase> {
  const matches = unpacked(text);
  if (!Array.isArray(matches)) return matches;
  const out: Arrival[] = [];
  const seen = new Set<string>();
  for (const raw of matches) {
    const arrival = await judgedArrival(raw, verify);
    const id = arrival.record?.id;
    if (id !== undefined && seen.has(id)) out.push(refusal({ key: 'transfer.twice' }, arrival.theirs));
    else out.push(arrival);
    if (id !== undefined) seen.add(id);
  }
  return out;
}

/** Carries out the choices in one transaction: everything is stored, or nothing has changed and this is why. */
export async function merged(arrivals: readonly Arrival[]): Promise<Phrase | undefined> {
  const changes: Change[] = [];
  for (const { record, choice, choices } of arrivals) {
    if (!record || choice === 'leave' || !choices.includes(choice)) continue;
    if (choice === 'copy') changes.push(...changesFor({ ...record, id: newId() }));
    else if ((await isOpen(record.id)) && (await read(headKey(record.id))) !== undefined)
      return { key: 'transfer.open' };
    else changes.push(...changesFor(record));
  }
  return changes.length > 0 ? write(changes) : undefined;
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
