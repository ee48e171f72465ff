import { canonical, isPlain } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { joinedAbout, judgedAbout, readAbout } from './about';
import { type Arrival, accepted, type Face, type Judged, MINE_OR_THEIRS, refusal } from './arrival';
import { judgedPhotos, judgedTemplates, photoChange, templateChanges } from './besides';
import { isInBin } from './bin';
import { compared, comparedPlays, type Readable } from './compared';
import type { Foreign } from './foreign';
import { newId } from './ids';
import { judged, judgedPlay } from './judged';
import { isOpen } from './locks';
import { headKey } from './matches';
import { writeNow } from './now';
import { readMatch } from './opening';
import { aboutKey, memoKey, noteOf, type Play, playKey } from './plays';
import { changesFor } from './saver';
import { type Change, read } from './store';
import type { Contents } from './unpacked';

/** What comes in with a file is judged before anything stored is touched, beside the page: see `import-job.ts`. */

/** Replays a record with its game's rules; what is wrong with it in words. */
export type Verify = (record: MatchRecord) => Promise<Phrase | undefined>;

/** Longer than anybody types by hand. */
const LONGEST_MEMO = 20_000;
const ID = /^[\w-]{1,64}$/;

const damaged: Phrase = { key: 'save.damaged', args: { part: { key: 'save.part.file' } } };

/** Mine is left alone while somebody plays it. */
async function unlessOpen(id: string, verdict: Readable): Promise<Readable> {
  return verdict !== 'new' && verdict !== 'same' && (await isOpen(id)) ? 'blocked' : verdict;
}

/** What was deleted here comes in again only where somebody chooses it; what lies in the bin stays there. */
async function offered(
  id: string,
  verdict: Readable,
  source = id,
): Promise<Pick<Arrival, 'verdict' | 'choice' | 'choices' | 'why'>> {
  if (verdict === 'new' && ((await isInBin(id)) || (await isInBin(source))))
    return { ...accepted('new'), choice: 'leave', why: { key: 'transfer.binned' } };
  return accepted(await unlessOpen(id, verdict));
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

const faceOfPlay = ({ game, name, people, clock, brief, cells }: Play): Face => ({
  game,
  name,
  chairs: known(people),
  clock: { started: clock.started, changed: clock.changed, played: 0 },
  // nobody wrote down any points: a row of zeros would say that they were scored
  totals: Object.keys(cells).length > 0 || brief.totals.some((n) => n !== 0) ? brief.totals : undefined,
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
  return { kind: 'match', ...(await offered(record.id, verdict)), theirs, record };
}

async function judgedSheet(raw: unknown, compare = comparedPlays, source?: string): Promise<Judged> {
  const { play, fault } = isPlain(raw) ? judgedPlay(raw) : { fault: damaged };
  if (!play) return refusal('play', fault);
  const stored = await read(playKey(play.id));
  const here = stored === undefined ? undefined : judgedPlay(stored).play;
  const verdict: Readable = here ? compare(play, here) : stored === undefined ? 'new' : 'blocked';
  return { kind: 'play', ...(await offered(play.id, verdict, source)), theirs: faceOfPlay(play), play };
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
  if (one.why) return refusal('play', one.why, one.game ? faceOfRefused(one.game, one.people, one.when) : undefined);
  const { play, source } = one;
  if (await isHere([play.id, source])) return { kind: 'play', ...accepted('same'), theirs: faceOfPlay(play), play };
  return judgedSheet(play, comparedTotals, source);
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
  if (typeof text !== 'string' || text.length > LONGEST_MEMO || !ID.test(id))
    return refusal('memo', { key: 'transfer.memo.damaged' });
  const { here, face, note } = await own(id);
  if (!here && !games.has(id)) return refusal('memo', { key: 'transfer.memo.lost' });
  // an empty one takes the words away that its play brings along
  const verdict = !here || (note === '' && text !== '') ? 'new' : comparedMemos(text, note);
  return { kind: 'memo', ...accepted(verdict), theirs: games.get(id)?.theirs ?? face, memo: { id, text } };
}

/**
 * What mends nothing is left out without a word: the game it belongs to is what matters. Facts that add to those here
 * come along; where they say something else, mine stay unless somebody chooses.
 */
async function judgedFacts(id: string, raw: unknown, games: ReadonlyMap<string, Judged>): Promise<Judged[]> {
  const facts = judgedAbout(raw);
  if (!facts || !ID.test(id)) return [];
  const coming = games.get(id);
  const { here, face } = coming ? { here: true, face: coming.theirs } : await own(id);
  if (!here) return [];
  const mine = await readAbout(id);
  const [over, under] = [canonical(joinedAbout(mine, facts)), canonical(joinedAbout(facts, mine))];
  const verdict: Readable = over === canonical(mine) ? 'same' : over === under ? 'new' : 'forked';
  const how = verdict === 'forked' ? { verdict, choice: 'leave' as const, choices: MINE_OR_THEIRS } : accepted(verdict);
  return [{ kind: 'about', ...how, theirs: face, about: { id, facts } }];
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
  const facts = [...found.abouts];
  for (const one of found.foreign ?? []) {
    const arrival = await judgedForeign(one);
    add(once(plays, arrival.play?.id, arrival));
    // a play that is here already knows more of itself than the other program was told
    if (!one.why && arrival.play && arrival.verdict !== 'same') facts.push([arrival.play.id, one.facts]);
  }
  const games = new Map([...plays, ...matches]);
  const named = new Set(found.memos.map(([id]) => id));
  const older = await Promise.all([...plays].map(([id, arrival]) => (named.has(id) ? [] : inside(arrival))));
  for (const [id, memo] of [...found.memos, ...older.flat()]) add(await judgedMemo(id, memo, games));
  for (const [id, raw] of facts) for (const arrival of await judgedFacts(id, raw, games)) add(arrival);
  const faceAt = async (id: string) => games.get(id)?.theirs ?? (ID.test(id) ? (await own(id)).face : undefined);
  for (const arrival of await judgedPhotos(found.photos, faceAt)) add(arrival);
  for (const arrival of await judgedTemplates(found.templates)) add(arrival);
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

/** Facts go the way of a note; what they do not speak of stays as it is here. */
async function factChanges(
  { about }: Judged,
  copies: ReadonlyMap<string, string>,
  coming: ReadonlySet<string | undefined>,
): Promise<Change[]> {
  if (!about) return [];
  const { id, facts } = about;
  const copied = copies.get(id);
  if (copied !== undefined) return [[aboutKey(copied), facts]];
  if (!coming.has(id) && !(await own(id)).here) return [];
  return [[aboutKey(id), joinedAbout(await readAbout(id), facts)]];
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
  const copied = ({ verdict, memo, about }: Judged) =>
    (verdict === 'same' && copies.has(memo?.id ?? '')) || copies.has(about?.id ?? '');
  const goes = (one: Judged) => taken(one) || copied(one);
  for (const arrival of arrivals.filter(goes))
    changes.push(...(await memoChanges(arrival, copies, coming)), ...(await factChanges(arrival, copies, coming)));
  for (const { photo } of arrivals.filter(taken))
    if (photo && (coming.has(photo.id) || (await own(photo.id)).here)) changes.push(photoChange(photo, copies));
  changes.push(...(await templateChanges(arrivals.filter(taken))));
  return changes.length > 0 ? writeNow(changes) : undefined;
}
