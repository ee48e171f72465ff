import { canonical, isPlain } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { isOpen } from './claims';
import { changesFor, type Header, headerOf, headKey, judged, matchKey, newId } from './matches';
import { memoKey, type Play, playFault, playKey } from './plays';
import { type Change, read, write } from './store';

/** What comes in with a file is judged before anything stored is touched. */

/** The file: an envelope round what was stored. */
export interface Bundle {
  /** Version of this envelope; the matches and plays carry their own. */
  tidetable: number;
  /** For whoever opens the file with an editor. */
  notice: string;
  kind: 'match' | 'play' | 'all';
  made: number;
  matches: unknown[];
  /** Score sheets of boxed games; files from before there were any have none. */
  plays?: unknown[];
  /** What people wrote about matches, by the match's id. */
  memos?: { [id: string]: unknown };
}

export const BUNDLE = 1;

/**
 * new: not here yet · newer, older: the same game, further or less far · forked: the same game, gone on differently ·
 * same: nothing to do · blocked: mine cannot be read or is being played, so only a copy may be kept · refused: see `why`
 */
export type Verdict = 'new' | 'newer' | 'older' | 'forked' | 'same' | 'blocked' | 'refused';

/** take: mine is replaced · copy: both are kept. */
export type Choice = 'take' | 'copy' | 'leave';

/** As much of something as a list shows. */
export type Face = Pick<Header, 'game' | 'clock'> & {
  chairs: readonly { name: string; colour: number }[];
  /** What people call a game that is not on the shelf. */
  name?: string;
};

export interface Arrival {
  /** A digital match, the sheet of a boxed game, or what people wrote about a match. */
  kind: 'match' | 'play' | 'memo';
  verdict: Verdict;
  /** What is done unless somebody chooses otherwise. */
  choice: Choice;
  choices: readonly Choice[];
  /** What is arriving, where it can be read, and the one that is already here. */
  theirs?: Face;
  mine?: Face;
  why?: Phrase;
  record?: MatchRecord;
  play?: Play;
  memo?: Memo;
}

interface Memo {
  /** Of its match. */
  id: string;
  text: string;
}

/** Replays a record with its game's rules; what is wrong with it in words. */
export type Verify = (record: MatchRecord) => Promise<Phrase | undefined>;

/** Longer than anybody types by hand. */
const LONGEST_MEMO = 20_000;

const refusal = (kind: Arrival['kind'], why: Phrase, theirs?: Face): Arrival => ({
  kind,
  verdict: 'refused',
  choice: 'leave',
  choices: ['leave'],
  why,
  theirs,
});

const damaged: Phrase = { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };

/** What a file holds, not yet judged. */
export interface Contents {
  matches: unknown[];
  plays: unknown[];
  memos: (readonly [id: string, text: unknown])[];
}

const only = (some: Partial<Contents>): Contents => ({ matches: [], plays: [], memos: [], ...some });

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Where a list should be; anything else there is one thing that cannot be read. */
const listed = (raw: unknown): unknown[] => (raw === undefined ? [] : Array.isArray(raw) ? raw : [raw]);

function memosIn(raw: unknown): Contents['memos'] {
  if (raw === undefined) return [];
  return isRecord(raw) ? Object.entries(raw) : [['', raw]];
}

/** What lies in a file's text, or why it is none of ours. A bare match or play is taken as well. */
export function unpacked(text: string): Contents | Phrase {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { key: 'transfer.notJson' };
  }
  if (!isRecord(raw)) return { key: 'transfer.foreign' };
  if ('log' in raw && 'chairs' in raw) return only({ matches: [raw] });
  if ('cells' in raw && 'people' in raw) return only({ plays: [raw] });
  if (!('tidetable' in raw)) return { key: 'transfer.foreign' };
  const bundle = raw as Partial<Bundle>;
  if (typeof bundle.tidetable === 'number' && bundle.tidetable > BUNDLE) return { key: 'transfer.future' };
  if (bundle.tidetable !== BUNDLE || !Array.isArray(bundle.matches)) return damaged;
  const found = { matches: bundle.matches, plays: listed(bundle.plays), memos: memosIn(bundle.memos) };
  const nothing = found.matches.length + found.plays.length + found.memos.length === 0;
  return nothing ? { key: 'transfer.empty' } : found;
}

type Readable = Exclude<Verdict, 'refused'>;

/** How two records of one match stand to each other. */
function compared(theirs: MatchRecord, mine: MatchRecord): Readable {
  // the brief follows from the rest, and older versions wrote less into it
  const whole = (record: MatchRecord) => canonical({ ...record, brief: null });
  if (whole(theirs) === whole(mine)) return 'same';
  const shared = Math.min(theirs.log.length, mine.log.length);
  const parts = (record: MatchRecord) =>
    canonical([record.game, record.seed, record.options, record.start ?? null, record.log.slice(0, shared)]);
  if (parts(theirs) !== parts(mine)) return 'forked';
  return theirs.clock.changed >= mine.clock.changed ? 'newer' : 'older';
}

/** How two states of one sheet stand to each other: one goes on from the other when its edits begin with the other's. */
function comparedPlays(theirs: Play, mine: Play): Readable {
  if (canonical(theirs) === canonical(mine)) return 'same';
  const shared = Math.min(theirs.edits.length, mine.edits.length);
  const start = (play: Play) => {
    const edits = play.edits.slice(0, shared);
    // the last shared one may have been typed on
    const last = edits.pop();
    return canonical([play.game, play.people.length, edits, last?.cell ?? null, last?.from ?? null]);
  };
  if (start(theirs) !== start(mine) || theirs.clock.changed === mine.clock.changed) return 'forked';
  return theirs.clock.changed > mine.clock.changed ? 'newer' : 'older';
}

const CHOICES: { readonly [verdict in Readable]: readonly Choice[] } = {
  new: ['take', 'leave'],
  newer: ['take', 'copy', 'leave'],
  older: ['leave', 'copy', 'take'],
  forked: ['copy', 'take', 'leave'],
  same: ['leave'],
  blocked: ['copy', 'leave'],
};

const accepted = (verdict: Readable): Pick<Arrival, 'verdict' | 'choice' | 'choices'> => ({
  verdict,
  choice: CHOICES[verdict][0],
  choices: CHOICES[verdict],
});

/** Mine is left alone while somebody plays it. */
async function unlessOpen(id: string, verdict: Readable): Promise<Readable> {
  return verdict !== 'new' && verdict !== 'same' && (await isOpen(id)) ? 'blocked' : verdict;
}

async function judgedMatch(raw: unknown, verify: Verify): Promise<Arrival> {
  const loaded = isPlain(raw) ? judged(raw) : { trouble: damaged };
  if (loaded.trouble) return refusal('match', loaded.trouble);
  const { record } = loaded;
  const theirs = headerOf(record);
  const wrong = await verify(record);
  if (wrong) return refusal('match', wrong, theirs);
  const stored = await read(matchKey(record.id));
  const here = stored === undefined ? undefined : judged(stored);
  const verdict: Readable = here?.record ? compared(record, here.record) : here ? 'blocked' : 'new';
  const mine = here?.record && headerOf(here.record);
  return { kind: 'match', ...accepted(await unlessOpen(record.id, verdict)), theirs, mine, record };
}

const faceOf = ({ game, name, people, clock }: Play): Face => ({
  game,
  name,
  chairs: people,
  clock: { started: clock.started, changed: clock.changed, played: 0 },
});

async function judgedPlay(raw: unknown): Promise<Arrival> {
  const fault = isPlain(raw) ? playFault(raw) : damaged;
  if (fault) return refusal('play', fault);
  const play = raw as Play;
  const stored = await read(playKey(play.id));
  const here = stored === undefined || playFault(stored) ? undefined : (stored as Play);
  const verdict: Readable = here ? comparedPlays(play, here) : stored === undefined ? 'new' : 'blocked';
  const mine = here && faceOf(here);
  return { kind: 'play', ...accepted(await unlessOpen(play.id, verdict)), theirs: faceOf(play), mine, play };
}

/** Texts know no clock: one goes on from the other when it has all of it. */
function comparedMemos(theirs: string, mine: string): Readable {
  if (theirs === mine) return 'same';
  if (theirs.includes(mine)) return 'newer';
  return mine.includes(theirs) ? 'older' : 'forked';
}

/** `matches` are the ones in the same file: a note may come with its match. */
async function judgedMemo(id: string, text: unknown, matches: ReadonlyMap<string, Arrival>): Promise<Arrival> {
  if (typeof text !== 'string' || text.length > LONGEST_MEMO || !/^[\w-]{1,64}$/.test(id))
    return refusal('memo', { key: 'transfer.memo.damaged' });
  const stored = await read(matchKey(id));
  const here = stored === undefined ? undefined : judged(stored).record;
  const theirs = matches.get(id)?.theirs ?? (here && headerOf(here));
  if (stored === undefined && !matches.has(id)) return refusal('memo', { key: 'transfer.memo.lost' });
  const mine = await read(memoKey(id));
  const verdict = typeof mine === 'string' ? comparedMemos(text, mine) : 'new';
  return { kind: 'memo', ...accepted(verdict), theirs, memo: { id, text } };
}

/** The second of two things with one id is refused. */
function once(seen: Map<string, Arrival>, id: string | undefined, arrival: Arrival): Arrival {
  if (id === undefined) return arrival;
  if (seen.has(id)) return refusal(arrival.kind, { key: 'transfer.twice' }, arrival.theirs);
  seen.set(id, arrival);
  return arrival;
}

/** What each thing in the file is, compared with what is here. Nothing is stored yet. */
export async function previewed(text: string, verify: Verify): Promise<Arrival[] | Phrase> {
  const found = unpacked(text);
  if ('key' in found) return found;
  const out: Arrival[] = [];
  const matches = new Map<string, Arrival>();
  const plays = new Map<string, Arrival>();
  for (const raw of found.matches) {
    const arrival = await judgedMatch(raw, verify);
    out.push(once(matches, arrival.record?.id, arrival));
  }
  for (const raw of found.plays) {
    const arrival = await judgedPlay(raw);
    out.push(once(plays, arrival.play?.id, arrival));
  }
  for (const [id, memo] of found.memos) out.push(await judgedMemo(id, memo, matches));
  return out;
}

const taken = ({ choice, choices }: Arrival): boolean => choice !== 'leave' && choices.includes(choice);

/** What one arrival changes; a sentence where somebody has opened mine since the preview. */
async function changesOf(arrival: Arrival, copies: Map<string, string>): Promise<Change[] | Phrase> {
  const { record, play, choice } = arrival;
  const id = record?.id ?? play?.id;
  if (id === undefined || !taken(arrival)) return [];
  const as = choice === 'copy' ? newId() : id;
  if (choice === 'copy') copies.set(id, as);
  else if ((await isOpen(id)) && (await read(record ? headKey(id) : playKey(id))) !== undefined)
    return { key: 'transfer.open' };
  return record ? changesFor({ ...record, id: as }) : [[playKey(as), { ...play, id: as }]];
}

/** A note goes with its match: to the copy where a copy is kept, nowhere where the match is left out. */
async function memoChanges(
  { memo, choice }: Arrival,
  copies: ReadonlyMap<string, string>,
  coming: ReadonlySet<string>,
): Promise<Change[]> {
  if (!memo) return [];
  const copied = copies.get(memo.id);
  if (copied !== undefined) return [[memoKey(copied), memo.text]];
  if (!coming.has(memo.id) && (await read(matchKey(memo.id))) === undefined) return [];
  const mine = await read(memoKey(memo.id));
  const both = choice === 'copy' && typeof mine === 'string' ? `${mine}\n\n${memo.text}` : memo.text;
  return [[memoKey(memo.id), both]];
}

/** Carries out the choices in one transaction: everything is stored, or nothing has changed and this is why. */
export async function merged(arrivals: readonly Arrival[]): Promise<Phrase | undefined> {
  const changes: Change[] = [];
  const copies = new Map<string, string>();
  for (const arrival of arrivals) {
    const some = await changesOf(arrival, copies);
    if (!Array.isArray(some)) return some;
    changes.push(...some);
  }
  const coming = new Set(arrivals.flatMap((one) => (one.record && taken(one) ? [one.record.id] : [])));
  for (const arrival of arrivals)
    if (arrival.memo && taken(arrival)) changes.push(...(await memoChanges(arrival, copies, coming)));
  return changes.length > 0 ? write(changes) : undefined;
}
