import { signal } from '@preact/signals';
import { Match, RefusedError } from '../../engine/match';
import type { Phrase, ScoreLine, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import { type About, readAbouts } from '../../storage/about';
import { type Header, listMatches } from '../../storage/matches';
import { changes, onNews, STORE } from '../../storage/news';
import { loadMatch } from '../../storage/opening';
import { type Kept, listPlays, memoKey, type Play } from '../../storage/plays';
import { readAll } from '../../storage/store';
import { ofMatch, ofPlay, type Part, type Played, type Standing, type Trouble } from './played';

/** The one history of everything that was played to its end, and what else lies in the store. */

/** Something that cannot be read: shown with its reason, and left alone. */
export interface Damaged extends Trouble {
  id: string;
  kind: Played['kind'];
  game: string;
}

export interface History {
  /** Newest first. */
  finished: readonly Played[];
  /** Sheets that people are still filling in, last changed first. */
  open: readonly Play[];
  damaged: readonly Damaged[];
}

/** Undefined until the disk has answered for the first time. */
export const history = signal<History | undefined>(undefined);

const byDate = (plays: Played[]): Played[] => plays.sort((a, b) => b.when - a.when || (a.id < b.id ? -1 : 1));

export function historyOf(
  heads: readonly Header[],
  kept: readonly Kept[],
  memos: ReadonlyMap<string, string>,
  abouts: ReadonlyMap<string, About> = new Map(),
): History {
  const plays = kept.flatMap(({ play }) => (play ? [play] : []));
  const matches = heads.filter(({ fault, brief }) => !fault && brief.over);
  const over = (play: Play) => play.clock.finished !== undefined;
  return {
    finished: byDate([
      ...matches.map((head) => ofMatch(head, memos.get(head.id) ?? '', abouts.get(head.id))),
      ...plays.filter(over).map((play) => ofPlay(play, memos.get(play.id), abouts.get(play.id))),
    ]),
    open: plays.filter((play) => !over(play)),
    damaged: [
      ...heads.flatMap(({ id, game, fault }) => (fault ? [{ id, game, kind: 'digital' as const, why: fault }] : [])),
      ...kept.flatMap(({ id, fault }) => (fault ? [{ id, game: '', kind: 'boxed' as const, why: fault }] : [])),
    ],
  };
}

async function memos(): Promise<Map<string, string>> {
  const found = await readAll(memoKey(''));
  const texts = found.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Map(texts.map(([key, text]) => [key.slice(memoKey('').length), text]));
}

/** What only a whole match tells: points that its header lacks, and what was taken back. */
interface Told {
  standing?: Standing;
  takebacks?: number;
  advised?: Seat[];
  trouble?: Trouble;
}

/** What was learnt from a match as it was then; replaying it again would tell the same. */
const learnt = new Map<string, { when: number; told: Told }>();

function summed(seats: number, lines: readonly ScoreLine[]): Standing {
  const totals: number[] = new Array(seats).fill(0);
  const parts = new Map<string, Part>();
  for (const { seat, category, points } of lines) {
    totals[seat] += points;
    const part = parts.get(category) ?? { id: category, points: new Array(seats).fill(0) };
    part.points[seat] += points;
    parts.set(category, part);
  }
  return { totals, parts: [...parts.values()] };
}

async function askMatch({ id, game: name, standing }: Played): Promise<Told> {
  const { record, trouble } = await loadMatch(id);
  if (!record) return { standing, trouble: { why: trouble } };
  const takebacks = record.notes.filter(({ kind }) => kind === 'takeback').length;
  const advised = [...new Set((record.advised ?? []).map(({ seat }) => seat))];
  const noted = { takebacks, advised };
  if (standing) return { standing, ...noted };
  const game = await gameOf(name)?.play();
  if (!game) return { ...noted, trouble: { why: { key: 'save.unknown' } } };
  try {
    const match = Match.resume(game, record);
    if (match.trouble) return { ...noted, trouble: { why: match.trouble, text: game.text } };
    return { ...noted, standing: summed(match.seats, match.scores()) };
  } catch (error) {
    const why: Phrase = error instanceof RefusedError ? error.refusal : { key: 'save.impossible' };
    return { ...noted, trouble: { why, text: game.text } };
  }
}

/** The same play with all that its match tells. */
export async function told(played: Played): Promise<Played> {
  if (played.kind === 'boxed') return played;
  const before = learnt.get(played.id);
  const now = before?.when === played.when ? before.told : await askMatch(played);
  learnt.set(played.id, { when: played.when, told: now });
  return { ...played, ...now };
}

/** What was learnt earlier, without asking again. */
function recalled(played: Played): Played {
  const before = learnt.get(played.id);
  return played.kind === 'digital' && before?.when === played.when ? { ...played, ...before.told } : played;
}

const isUnscored = ({ kind, standing, trouble }: Played): boolean => kind === 'digital' && !standing && !trouble;

/** Between two pieces of work the page may answer a finger. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

let turn = 0;
/** How much had been changed in the store when it was last read; undefined: nobody knows. */
let readAt: number | undefined;
let follows = false;

/** Reads the store again where anything may have changed there, in this window or in another. */
export async function freshHistory(): Promise<void> {
  if (!follows) onNews(STORE, () => (readAt = undefined));
  follows = true;
  if (!history.value || readAt !== changes || typeof BroadcastChannel === 'undefined') await refreshHistory();
}

/** Matches from before headers had points are replayed one after the other, once, while the page is already there. */
async function score(mine: number): Promise<void> {
  for (;;) {
    const next = history.value?.finished.find(isUnscored);
    if (!next || mine !== turn) return;
    const full = await told(next);
    // nothing may ask for the same match for ever
    const known: Played = isUnscored(full) ? { ...full, trouble: { why: { key: 'save.impossible' } } } : full;
    if (mine !== turn || !history.value) return;
    const finished = history.value.finished.map((one) => (one.id === known.id ? known : one));
    history.value = { ...history.value, finished };
    await breath();
  }
}

/** Reads the store again. Resolves when the list stands; points that have to be replayed come later. */
export async function refreshHistory(): Promise<void> {
  const mine = ++turn;
  readAt = changes;
  const [heads, kept, notes, abouts] = await Promise.all([listMatches(), listPlays(), memos(), readAbouts()]);
  await breath();
  const now = historyOf(heads, kept, notes, abouts);
  await breath();
  if (mine !== turn) return;
  history.value = { ...now, finished: now.finished.map(recalled) };
  void score(mine);
}

/** The history with everything in it that a file wants to tell. */
export async function everything(plays: readonly Played[]): Promise<Played[]> {
  const out: Played[] = [];
  for (const played of plays) out.push(await told(played));
  return out;
}
