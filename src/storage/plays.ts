import { copy } from '../engine/copy';
import { type Chair, FORMAT, recordFault } from '../engine/record';
import type { Json, Phrase, Seat } from '../engine/rules';
import { type Change, read, readAll, write } from './store';

/** Plays of boxed games: the sheet as people fill it in. One key a play, written whole with every keystroke. */

export const PLAY_FORMAT = 1;

/** A game that is not on the shelf, as people describe it. */
export interface Free {
  /** Rounds grow one by one; categories are named once. */
  kind: 'rounds' | 'categories';
  /** Names of the categories; empty for rounds. */
  rows: readonly string[];
  /** The fewest points win. */
  low: boolean;
}

/** One change of a cell; keystrokes in one cell without a stop are one change. */
export interface Edit {
  cell: string;
  from: string;
  to: string;
  when: number;
}

export interface Play {
  format: number;
  id: string;
  /** A card's id; 'other' for a game that is not on the shelf. */
  game: string;
  /** What people call it; for 'other' alone. */
  name: string;
  free?: Free;
  people: { name: string; colour: number }[];
  cells: { [cell: string]: string };
  edits: Edit[];
  /** What each table tool keeps. */
  tools: { [id: string]: Json };
  /** A memory in words, as older versions kept it here; today it lies under a key of its own, see `noteOf`. */
  note: string;
  clock: { started: number; changed: number; finished?: number };
  /** What the library shows without the game's sheet: the same as in a match. */
  brief: Brief;
}

/** How it stands: points of every seat, in all and by category. */
export interface Brief {
  over: boolean;
  winners: Seat[];
  totals: number[];
  parts: { id: string; points: number[] }[];
}

export const playKey = (id: string): string => `play:${id}`;
/** A memory in words, of a digital match or a boxed play. */
export const memoKey = (id: string): string => `memo:${id}`;

const record = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const texts = (x: unknown): boolean => record(x) && Object.values(x).every((one) => typeof one === 'string');

/** More than any sheet can hold, and still a number that fits on the page. */
const MOST_POINTS = 1e9;
/** The year 2100. A tablet whose clock was never set starts in 1970, and its plays are plays. */
const LATEST = Date.UTC(2100, 0, 1);

const isPoints = (x: unknown): boolean => Number.isFinite(x) && Math.abs(x as number) <= MOST_POINTS;
const numbers = (x: unknown): boolean => Array.isArray(x) && x.every(isPoints);
const isMoment = (x: unknown): boolean => Number.isFinite(x) && (x as number) >= 0 && (x as number) <= LATEST;

const isPerson = (x: unknown): boolean =>
  record(x) &&
  typeof x.name === 'string' &&
  x.name.length <= 60 &&
  Number.isInteger(x.colour) &&
  (x.colour as number) >= 0;

const isEdit = (x: unknown): boolean =>
  record(x) && [x.cell, x.from, x.to].every((one) => typeof one === 'string') && isMoment(x.when);

const isFree = (x: unknown): boolean =>
  record(x) &&
  (x.kind === 'rounds' || x.kind === 'categories') &&
  Array.isArray(x.rows) &&
  x.rows.every((one) => typeof one === 'string') &&
  typeof x.low === 'boolean';

const isBrief = (x: unknown, seats: number): boolean =>
  record(x) &&
  typeof x.over === 'boolean' &&
  numbers(x.winners) &&
  numbers(x.totals) &&
  (x.totals as number[]).length === seats &&
  Array.isArray(x.parts) &&
  x.parts.every((part) => record(part) && typeof part.id === 'string' && numbers(part.points));

/** Whether this is a play that this program can read, in words if not. */
export function playFault(raw: unknown): Phrase | undefined {
  const damaged = (part: string): Phrase => ({ key: 'save.damaged', args: { part: { key: `save.part.${part}` } } });
  if (!record(raw) || !Number.isSafeInteger(raw.format)) return damaged('file');
  if ((raw.format as number) > PLAY_FORMAT) return { key: 'save.future' };
  const { id, game, name, note, people, clock } = raw;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || typeof game !== 'string' || typeof name !== 'string')
    return damaged('header');
  if (typeof note !== 'string' || (raw.free !== undefined && !isFree(raw.free))) return damaged('header');
  if (!Array.isArray(people) || people.length < 1 || people.length > 12 || !people.every(isPerson))
    return damaged('seats');
  if (!texts(raw.cells) || !Array.isArray(raw.edits) || !raw.edits.every(isEdit)) return damaged('sheet');
  if (!record(raw.tools)) return damaged('sheet');
  if (!record(clock) || !isMoment(clock.started) || !isMoment(clock.changed)) return damaged('header');
  if (clock.finished !== undefined && !isMoment(clock.finished)) return damaged('header');
  return isBrief(raw.brief, people.length) ? undefined : damaged('header');
}

/** A play that can be drawn in a list, whatever lies in the store. */
export interface Kept {
  id: string;
  play?: Play;
  fault?: Phrase;
}

const kept = (key: string, raw: unknown): Kept => {
  const id = key.slice(playKey('').length);
  const fault = playFault(raw);
  return fault ? { id, fault } : { id, play: raw as Play };
};

/** Every play, last changed first; damaged ones at the end. */
export async function listPlays(): Promise<Kept[]> {
  const found = (await readAll(playKey(''))).map(([key, raw]) => kept(key, raw));
  return found.sort((a, b) => (b.play?.clock.changed ?? 0) - (a.play?.clock.changed ?? 0));
}

export async function loadPlay(id: string): Promise<Kept> {
  const raw = await read(playKey(id));
  return raw === undefined ? { id, fault: { key: 'save.missing' } } : kept(playKey(id), raw);
}

const waiting = new Map<string, Play>();
const writing = new Map<string, Promise<Phrase | undefined>>();

/** Writes what is newest until nothing newer waits: a fast typist never queues up old states. */
async function drain(id: string): Promise<Phrase | undefined> {
  let fault: Phrase | undefined;
  for (;;) {
    const next = waiting.get(id);
    if (!next) return fault;
    waiting.delete(id);
    fault = await write([[playKey(id), next]]);
  }
}

/**
 * Saves a play as it is now. Resolves once this or something newer is on the disk, else with what is wrong; then nothing
 * that was stored has changed.
 */
export function savePlay(play: Play): Promise<Phrase | undefined> {
  const { id } = play;
  waiting.set(id, copy(play as unknown as Json) as unknown as Play);
  const running = writing.get(id);
  if (running) return running;
  const work = drain(id).finally(() => writing.delete(id));
  writing.set(id, work);
  return work;
}

/** Deletes a play and returns the way back. */
export async function removePlay(id: string): Promise<() => Promise<Phrase | undefined>> {
  await writing.get(id);
  const keys = [playKey(id), memoKey(id)];
  const was = await Promise.all(keys.map(async (key): Promise<Change> => [key, await read(key)]));
  await write(keys.map((key): Change => [key, undefined]));
  return () => write(was);
}

/** What people wrote: the memo, and where there is none the words that an older version kept in the play itself. */
export const noteOf = (memo: unknown, play?: Pick<Play, 'note'>): string =>
  typeof memo === 'string' ? memo : (play?.note ?? '');

/** What people wrote about a digital match. */
export async function readMemo(id: string): Promise<string> {
  return noteOf(await read(memoKey(id)));
}

export const writeMemo = (id: string, text: string): Promise<Phrase | undefined> =>
  write([[memoKey(id), text === '' ? undefined : text]]);

/** The same for a boxed play. An emptied memo stays, empty: it stands for the words that the play may carry itself. */
export const writePlayMemo = (id: string, text: string): Promise<Phrase | undefined> => write([[memoKey(id), text]]);

/** A position that is being typed in from a real table; one a game. */
export interface Draft extends Play {
  chairs: Chair[];
  options: Json;
  typed: string[];
}

export const draftKey = (game: string): string => `draft:${game}`;

/** A record with these chairs and nothing else: what is wrong with them would be wrong with a match. */
const asMatch = ({ id, game, chairs, typed, options, clock }: Draft) => ({
  ...{ format: FORMAT, id, game, rules: 1, options, chairs, typed, seed: '0'.repeat(32), log: [], notes: [], last: {} },
  clock: { ...clock, played: 0 },
  brief: { over: false, round: 0, waiting: [], winners: [] },
});

/** Undefined where none was begun, or what lies there cannot be read. */
export async function loadDraft(game: string): Promise<Draft | undefined> {
  const raw = (await read(draftKey(game))) as Draft | undefined;
  if (!raw || playFault(raw) || raw.game !== game || recordFault(asMatch(raw))) return undefined;
  return raw.chairs.length === raw.people.length ? raw : undefined;
}

export const saveDraft = (draft: Draft): Promise<Phrase | undefined> =>
  write([[draftKey(draft.game), copy(draft as unknown as Json)]]);

export const removeDraft = (game: string): Promise<Phrase | undefined> => write([[draftKey(game), undefined]]);

/** A cell with another text, and the change in the history; typing on in the same cell is the same change. */
export function withCell(play: Play, cell: string, to: string, when: number, typing: boolean): Play {
  const from = play.cells[cell] ?? '';
  if (from === to) return play;
  const cells = { ...play.cells, [cell]: to };
  if (to === '') delete cells[cell];
  const last = play.edits.at(-1);
  const goesOn = typing && last?.cell === cell;
  const edits = goesOn
    ? [...play.edits.slice(0, -1), { ...last, to, when }]
    : [...play.edits, { cell, from, to, when }];
  return { ...play, cells, edits, clock: { ...play.clock, changed: when } };
}
