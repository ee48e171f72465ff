import { copy } from '../engine/copy';
import type { Json, Phrase } from '../engine/rules';
import { newId } from './ids';
import { announce } from './news';
import { type Draft, draftKey, type Kept, memoKey, noteOf, type Play, playKey, stampKey } from './plays';
import { type Hand, handFrom, isMine, type Stamp, stampAfter } from './stamps';
import { AHEAD, type Change, isDeaf, read, readTogether, write } from './store';

/** Score sheets that people work on: opened, written with every keystroke, and what is written about them. */

/** A play as it lay there, with what a window that writes it goes on from. */
export interface Opened extends Kept {
  stamp?: Stamp;
}

export async function loadPlay(id: string): Promise<Opened> {
  const [[raw, stamp]] = await readTogether([playKey(id), stampKey(id)], stampKey(id));
  if (raw === undefined) return { id, fault: { key: isDeaf() ? 'store.memory' : 'save.missing' } };
  return { id, ...(await import('./judged')).judgedPlay(raw), stamp: stamp as Stamp | undefined };
}

const waiting = new Map<string, Play>();
const writing = new Map<string, Promise<Phrase | undefined>>();
/** Whose hand writes each play of this window, and the play as that hand last found or left it on the disk. */
const hands = new Map<string, Hand & { play?: Play }>();
/** The last of each play that the disk has not taken. */
const unkept = new Map<string, Play>();
/** What is told of a play that another window has gone on with; where nobody listens it is kept beside that one. */
const listeners = new Map<string, () => void>();

/** This window goes on from the play as it was just loaded. */
export function goOnWith({ id, stamp, play }: Opened): void {
  hands.set(id, { ...handFrom(stamp), play });
  unkept.delete(id);
}

/** What this window and the disk last had in common. */
export const common = (id: string): Play | undefined => hands.get(id)?.play;

/** Hears of it when another window has gone on with the play. */
export function attendPlay(id: string, heard: () => void): () => void {
  listeners.set(id, heard);
  return () => listeners.delete(id);
}

/** Whether something of this play is on no disk. */
export const isUnsaved = (id: string): boolean => unkept.has(id);

/** Resolves when nothing of this play is on its way to the disk. */
export const settled = async (id: string): Promise<void> => void (await writing.get(id));

/** Whether another window has written the play since this one read or wrote it. */
export async function isPlayBehind(id: string): Promise<boolean> {
  return !isMine((await read(stampKey(id))) as Stamp | undefined, hands.get(id));
}

function overtaken(id: string): void {
  const heard = listeners.get(id);
  const mine = unkept.get(id);
  unkept.delete(id);
  if (heard) heard();
  else if (mine) void savePlay(copyOf(mine));
}

/** What was typed here while another window went on: a sheet of its own. */
export const copyOf = (mine: Play): Play => ({ ...mine, id: newId(), branch: { of: mine.id } });

/** Writes what is newest until nothing newer waits: a fast typist never queues up old states. */
async function drain(id: string): Promise<Phrase | undefined> {
  let fault: Phrase | undefined;
  // all that one tap changes goes to the disk together: a kill between a line and what its helper keeps parts nothing
  await undefined;
  for (let next = waiting.get(id); next; next = waiting.get(id)) {
    waiting.delete(id);
    if (!hands.has(id)) hands.set(id, handFrom((await read(stampKey(id))) as Stamp | undefined));
    fault = await store(next, hands.get(id) as Hand);
  }
  return fault;
}

async function store(play: Play, hand: Hand & { play?: Play }): Promise<Phrase | undefined> {
  const { id } = play;
  const stamp = stampAfter(hand);
  const holds = (lying: unknown) => lying === undefined || isMine(lying as Stamp, hand);
  const changes: Change[] = [
    [playKey(id), play],
    [stampKey(id), stamp],
  ];
  unkept.set(id, play);
  const fault = await write(changes, { key: stampKey(id), holds, overtaken: () => overtaken(id) });
  if (!fault) {
    Object.assign(hand, { stamp, play });
    unkept.delete(id);
    announce(id);
  } else if (fault === AHEAD) {
    waiting.delete(id);
    overtaken(id);
  }
  return fault;
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

/** What people wrote about a digital match. */
export async function readMemo(id: string): Promise<string> {
  return noteOf(await read(memoKey(id)));
}

export const writeMemo = (id: string, text: string): Promise<Phrase | undefined> =>
  write([[memoKey(id), text === '' ? undefined : text]]);

/** The same for a boxed play. An emptied memo stays, empty: it stands for the words that the play may carry itself. */
export const writePlayMemo = (id: string, text: string): Promise<Phrase | undefined> => write([[memoKey(id), text]]);

/** Undefined where none was begun, or what lies there cannot be read. */
export async function loadDraft(game: string): Promise<Draft | undefined> {
  const raw = await read(draftKey(game));
  const draft = raw === undefined ? undefined : (await import('./judged')).judgedDraft(raw);
  return draft?.game === game ? draft : undefined;
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
