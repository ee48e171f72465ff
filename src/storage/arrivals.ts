import { canonical, isPlain } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Phrase, Seat } from '../engine/rules';
import type { Foreign } from './foreign';
import { newId } from './ids';
import { judged, judgedPlay } from './judged';
import { isOpen } from './locks';
import { type Header, headKey } from './matches';
import { writeNow } from './now';
import { readMatch } from './opening';
import { memoKey, noteOf, type Play, playKey } from './plays';
import { changesFor } from './saver';
import { type Change, read } from './store';
import type { Contents } from './unpacked';

/** What comes in with a file is judged before anything stored is touched, beside the page: see `import-job.ts`. */

/**
 * new: not here yet · newer, older: the same game, further or less far · forked: the same game, gone on differently ·
 * same: nothing to do · blocked: mine cannot be read or is being played, so only a copy may be kept · refused: see `why`
 */
type Verdict = 'new' | 'newer' | 'older' | 'forked' | 'same' | 'blocked' | 'refused';

/** take: mine is replaced · copy: both are kept. */
export type Choice = 'take' | 'copy' | 'leave';

/** As much of something as a list shows. */
type Face = Pick<Header, 'game' | 'clock'> & {
  chairs: readonly { name: string; colour: number }[];
  /** What people call a game that is not on the shelf. */
  name?: string;
  /** The points of every chair, as far as they are known. */
  totals?: readonly number[];
  /** Played to its end. */
  over: boolean;
  winners: readonly Seat[];
  /** When it ended, or was last played. */
  when: number;
};

/** As much of an arrival as the page is told. */
export interface Arrival {
  /** A digital match, the sheet of a boxed game, what people wrote about one, or groups and remembered people. */
  kind: 'match' | 'play' | 'memo' | 'circle';
  verdict: Verdict;
  /** What is done unless somebody chooses otherwise. */
  choice: Choice;
  choices: readonly Choice[];
  /** What is arriving, where it can be read. */
  theirs?: Face;
  /** How many groups and people are new. */
  news?: { groups: number; people: number };
  why?: Phrase;
}

/** An arrival with what it brings along. */
export interface Judged extends Arrival {
  record?: MatchRecord;
  play?: Play;
  memo?: Memo;
}

interface Memo {
  /** Of its match or play. */
  id: string;
  text: string;
}

/** Replays a record with its game's rules; what is wrong with it in words. */
export type Verify = (record: MatchRecord) => Promise<Phrase | undefined>;

/** Longer than anybody types by hand. */
const LONGEST_MEMO = 20_000;

const refusal = (kind: Arrival['kind'], why: Phrase, theirs?: Face): Judged => ({
  kind,
  verdict: 'refused',
  choice: 'leave',
  choices: ['leave'],
  why,
  theirs,
});

const damaged: Phrase = { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };

type Readable = Exclude<Verdict, 'refused'>;

/** Which of two that begin alike has more behind it: a list grows, while a clock may have been set back. */
const further = (theirs: number, mine: number): Readable | undefined =>
  theirs === mine ? undefined : theirs > mine ? 'newer' : 'older';

/** How two records of one match stand to each other. */
function compared(theirs: MatchRecord, mine: MatchRecord): Readable {
  // the brief follows from the rest, and older versions wrote less into it
  const whole = (record: MatchRecord) => canonical({ ...record, brief: null });
  if (whole(theirs) === whole(mine)) return 'same';
  const shared = Math.min(theirs.log.length, mine.log.length);
  const moves = ({ log }: MatchRecord) => log.slice(0, shared).map(({ seat, move, how }) => [seat, move, how ?? null]);
  const start = (record: MatchRecord) =>
    canonical([record.game, record.seed, record.options, record.start ?? null, moves(record)]);
  if (start(theirs) !== start(mine)) return 'forked';
  return (
    further(theirs.log.length, mine.log.length) ??
    further(theirs.notes.length, mine.notes.length) ??
    further(theirs.clock.changed, mine.clock.changed) ??
    'newer'
  );
}

/** People may be called otherwise here: an import can give them the names they have on this tablet. */
const nameless = (play: Play): string => canonical({ ...play, people: play.people.length });

/** How two states of one sheet stand to each other: one goes on from the other when its edits begin with the other's. */
function comparedPlays(theirs: Play, mine: Play): Readable {
  if (nameless(theirs) === nameless(mine)) return 'same';
  const shared = Math.min(theirs.edits.length, mine.edits.length);
  const start = (play: Play) => {
    const edits = play.edits.slice(0, shared);
    // the last shared one may have been typed on
    const last = edits.pop();
    return canonical([play.game, play.people.length, edits, last?.cell ?? null, last?.from ?? null]);
  };
  if (start(theirs) !== start(mine)) return 'forked';
  return (
    further(theirs.edits.length, mine.edits.length) ?? further(theirs.clock.changed, mine.clock.changed) ?? 'forked'
  );
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

const known = (chairs: Face['chairs']): Face['chairs'] => chairs.map(({ name, colour }) => ({ name, colour }));

const faceOf = ({ game, clock, chairs, brief }: MatchRecord): Face => ({
  game,
  clock,
  chairs: known(chairs),
  totals: brief.totals,
  over: brief.over,
  winners: brief.winners,
  when: clock.changed,
});

const faceOfPlay = ({ game, name, people, clock, brief }: Play): Face => ({
  game,
  name,
  chairs: known(people),
  clock: { started: clock.started, changed: clock.changed, played: 0 },
  totals: brief.totals,
  over: clock.finished !== undefined,
  winners: brief.winners,
  when: clock.finished ?? clock.changed,
});

async function judgedMatch(raw: unknown, verify: Verify): Promise<Judged> {
  const { record, trouble } = judged(raw);
  if (trouble) return refusal('match', trouble);
  const theirs = faceOf(record);
  const stored = await readMatch(record.id);
  const here = stored === undefined ? undefined : judged(stored);
  const verdict: Readable = here?.record ? compared(record, here.record) : here ? 'blocked' : 'new';
  // what lies here already changes nothing, and there may be hundreds of them
  const wrong = verdict === 'same' ? undefined : await verify(record);
  if (wrong) return refusal('match', wrong, theirs);
  return { kind: 'match', ...accepted(await unlessOpen(record.id, verdict)), theirs, record };
}

async function judgedSheet(raw: unknown, compare = comparedPlays): Promise<Judged> {
  const { play, fault } = isPlain(raw) ? judgedPlay(raw) : { fault: damaged };
  if (!play) return refusal('play', fault);
  const stored = await read(playKey(play.id));
  const here = stored === undefined ? undefined : judgedPlay(stored).play;
  const verdict: Readable = here ? compare(play, here) : stored === undefined ? 'new' : 'blocked';
  return { kind: 'play', ...accepted(await unlessOpen(play.id, verdict)), theirs: faceOfPlay(play), play };
}

const DAY = 86_400_000;

/** What another program tells of a play is little; it is the same where the sheet here says just that, and more. */
function comparedTotals(theirs: Play, mine: Play): Readable {
  const ended = ({ clock }: Play): number => clock.finished ?? clock.changed;
  const result = ({ people, brief }: Play) => canonical([people.length, brief.totals, brief.winners]);
  const alike = result(theirs) === result(mine) && Math.abs(ended(theirs) - ended(mine)) < DAY;
  return alike ? 'same' : comparedPlays(theirs, mine);
}

/** What another program tells of a play that was refused. */
const faceOfRefused = (name: string, people: readonly string[], when: number): Face => ({
  game: 'other',
  name,
  chairs: people.map((one, colour) => ({ name: one, colour })),
  clock: { started: when, changed: when, played: 0 },
  over: true,
  winners: [],
  when,
});

/** Games that left this tablet as mere totals come back as them; they are here already, with all their moves. */
async function isHere(ids: readonly (string | undefined)[]): Promise<boolean> {
  const found = await Promise.all(ids.map((id) => (id === undefined ? undefined : readMatch(id))));
  return found.some((match) => match !== undefined);
}

async function judgedForeign(one: Foreign): Promise<Judged> {
  if (one.why)
    return refusal('play', one.why, one.when > 0 ? faceOfRefused(one.game, one.people, one.when) : undefined);
  const { play, source } = one;
  if (await isHere([play.id, source])) return { kind: 'play', ...accepted('same'), theirs: faceOfPlay(play), play };
  return judgedSheet(play, comparedTotals);
}

/** Texts know no clock: one goes on from the other when it has all of it. */
function comparedMemos(theirs: string, mine: string): Readable {
  if (theirs === mine) return 'same';
  if (theirs.includes(mine)) return 'newer';
  return mine.includes(theirs) ? 'older' : 'forked';
}

/** What is stored here under that id, of either kind. */
async function own(id: string): Promise<{ here: boolean; face?: Face; note: string }> {
  const [match, play, memo] = await Promise.all([readMatch(id), read(playKey(id)), read(memoKey(id))]);
  const record = match === undefined ? undefined : judged(match).record;
  const sheet = play === undefined ? undefined : judgedPlay(play).play;
  const face = record ? faceOf(record) : sheet && faceOfPlay(sheet);
  return { here: match !== undefined || play !== undefined, face, note: noteOf(memo, sheet) };
}

/** `games` are the matches and plays in the same file: a note may come with its own. */
async function judgedMemo(id: string, text: unknown, games: ReadonlyMap<string, Judged>): Promise<Judged> {
  if (typeof text !== 'string' || text.length > LONGEST_MEMO || !/^[\w-]{1,64}$/.test(id))
    return refusal('memo', { key: 'transfer.memo.damaged' });
  const { here, face, note } = await own(id);
  if (!here && !games.has(id)) return refusal('memo', { key: 'transfer.memo.lost' });
  // an empty one takes the words away that its play brings along
  const verdict = !here || (note === '' && text !== '') ? 'new' : comparedMemos(text, note);
  return { kind: 'memo', ...accepted(verdict), theirs: games.get(id)?.theirs ?? face, memo: { id, text } };
}

/** Older versions wrote a note into its play. Where it would be hidden by the one kept here, it is a note of its own. */
async function inside({ play, verdict }: Judged): Promise<Contents['memos']> {
  if (!play?.note || verdict === 'same' || (await read(memoKey(play.id))) === undefined) return [];
  const stored = (await read(playKey(play.id))) as Partial<Play> | undefined;
  return stored?.note === play.note ? [] : [[play.id, play.note]];
}

/** The second of two things with one id is refused. */
function once(seen: Map<string, Judged>, id: string | undefined, arrival: Judged): Judged {
  if (id === undefined) return arrival;
  if (seen.has(id)) return refusal(arrival.kind, { key: 'transfer.twice' }, arrival.theirs);
  seen.set(id, arrival);
  return arrival;
}

/** Hears of each thing as it is judged, so that a long file can be followed. */
type Hear = (arrival: Judged) => void;

/** What each thing in the file is, compared with what is here. Nothing is stored yet. */
export async function previewed(found: Contents, verify: Verify, hear: Hear = () => {}): Promise<Judged[]> {
  const out: Judged[] = [];
  const add = (arrival: Judged): void => {
    out.push(arrival);
    hear(arrival);
  };
  const matches = new Map<string, Judged>();
  const plays = new Map<string, Judged>();
  for (const raw of found.matches) {
    const arrival = await judgedMatch(raw, verify);
    add(once(matches, arrival.record?.id, arrival));
  }
  for (const raw of found.plays) {
    const arrival = await judgedSheet(raw);
    add(once(plays, arrival.play?.id, arrival));
  }
  for (const one of found.foreign ?? []) {
    const arrival = await judgedForeign(one);
    add(once(plays, arrival.play?.id, arrival));
  }
  const games = new Map([...plays, ...matches]);
  const named = new Set(found.memos.map(([id]) => id));
  const older = await Promise.all([...plays].map(([id, arrival]) => (named.has(id) ? [] : inside(arrival))));
  for (const [id, memo] of [...found.memos, ...older.flat()]) add(await judgedMemo(id, memo, games));
  return out;
}

const taken = ({ choice, choices }: Arrival): boolean => choice !== 'leave' && choices.includes(choice);

type Names = ReadonlyMap<string, string>;

/** People under the names they have here; nobody gets the name of somebody who sits in the same play. */
function renamed(play: Play, names: Names): Play {
  const sitting = new Set(play.people.map(({ name }) => name));
  const people = play.people.map((one) => {
    const name = names.get(one.name);
    if (name === undefined || sitting.has(name)) return one;
    sitting.add(name);
    return { ...one, name };
  });
  return { ...play, people };
}

/** What one arrival changes; a sentence where somebody has opened mine since the preview. */
async function changesOf(arrival: Judged, copies: Map<string, string>, names: Names): Promise<Change[] | Phrase> {
  const { record, play, choice } = arrival;
  const id = record?.id ?? play?.id;
  if (id === undefined || !taken(arrival)) return [];
  const as = choice === 'copy' ? newId() : id;
  if (choice === 'copy') copies.set(id, as);
  else if ((await isOpen(id)) && (await read(record ? headKey(id) : playKey(id))) !== undefined)
    return { key: 'transfer.open' };
  return record ? changesFor({ ...record, id: as }) : [[playKey(as), { ...renamed(play as Play, names), id: as }]];
}

/** A note goes with its game: to the copy where a copy is kept, nowhere where the game is left out. */
async function memoChanges(
  { memo, choice }: Judged,
  copies: ReadonlyMap<string, string>,
  coming: ReadonlySet<string | undefined>,
): Promise<Change[]> {
  if (!memo) return [];
  const copied = copies.get(memo.id);
  if (copied !== undefined) return [[memoKey(copied), memo.text]];
  const { here, note } = await own(memo.id);
  if (!coming.has(memo.id) && !here) return [];
  const both = choice === 'copy' && note ? `${note}\n\n${memo.text}` : memo.text;
  return [[memoKey(memo.id), both]];
}

/** Carries out the choices in one transaction: everything is stored, or nothing has changed and this is why. */
export async function merged(arrivals: readonly Judged[], names: Names = new Map()): Promise<Phrase | undefined> {
  const changes: Change[] = [];
  const copies = new Map<string, string>();
  for (const arrival of arrivals) {
    const some = await changesOf(arrival, copies, names);
    if (!Array.isArray(some)) return some;
    changes.push(...some);
  }
  const coming = new Set(arrivals.filter(taken).map(({ record, play }) => record?.id ?? play?.id));
  // what is the same here is not taken again, but a copy has a note of its own
  const goes = (one: Judged) => taken(one) || (one.verdict === 'same' && copies.has(one.memo?.id ?? ''));
  for (const arrival of arrivals)
    if (arrival.memo && goes(arrival)) changes.push(...(await memoChanges(arrival, copies, coming)));
  return changes.length > 0 ? writeNow(changes) : undefined;
}
