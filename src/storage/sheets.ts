import { copy } from '../engine/copy';
import type { Json, Phrase } from '../engine/rules';
import { type Draft, draftKey, type Kept, memoKey, noteOf, type Play, playKey, stampKey } from './plays';
import { isMine, type Stamp, stampAfter } from './stamps';
import { type Change, read, write } from './store';

/** Score sheets that people work on: opened, written with every keystroke, and what is written about them. */

export async function loadPlay(id: string): Promise<Kept> {
  const raw = await read(playKey(id));
  if (raw === undefined) return { id, fault: { key: 'save.missing' } };
  return { id, ...(await import('./judged')).judgedPlay(raw) };
}

const waiting = new Map<string, Play>();
const writing = new Map<string, Promise<Phrase | undefined>>();
/** What each play that this window writes went on from. */
const known = new Map<string, Stamp | undefined>();

/** This window goes on from the play as it lies there now; call it before loading. */
export async function writeFrom(id: string): Promise<void> {
  known.set(id, (await read(stampKey(id))) as Stamp | undefined);
}

/** Resolves when nothing of this play is on its way to the disk. */
export const settled = async (id: string): Promise<void> => void (await writing.get(id));

/** Writes what is newest until nothing newer waits: a fast typist never queues up old states. */
async function drain(id: string): Promise<Phrase | undefined> {
  let fault: Phrase | undefined;
  for (;;) {
    const next = waiting.get(id);
    if (!next) return fault;
    waiting.delete(id);
    if (!known.has(id)) await writeFrom(id);
    const stamp = stampAfter(known.get(id));
    const holds = (lying: unknown) => lying === undefined || isMine(lying as Stamp, known.get(id));
    const changes: Change[] = [
      [playKey(id), next],
      [stampKey(id), stamp],
    ];
    fault = await write(changes, { key: stampKey(id), holds });
    if (!fault) known.set(id, stamp);
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
