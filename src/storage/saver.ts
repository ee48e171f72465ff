import { effect, signal } from '@preact/signals';
import type { Checkpoint } from '../engine/checkpoints';
import { copy, same } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { refused } from './claims';
import { newId } from './ids';
import { isPersons, shared } from './lines';
import { type Header, headerOf, headKey } from './matches';
import { announce } from './news';
import { writeNow } from './now';
import { lineOf, readMatch } from './opening';
import type { Line } from './pieces';
import { changesOf } from './pieces';
import { type Hand, handFrom, isMine, type Stamp, stampAfter } from './stamps';
import { AHEAD, behind, type Change, type Guard, read, trouble, write } from './store';

/** How a match gets to the disk: one transaction an entry, by one window, the newest state first. */

/** So long a write may take before people are told. */
const SLOW = 1500;

/** The match that another window has gone on with, so that this one's last write was refused. */
export const overtaken = signal<string | undefined>(undefined);

const lines = new Map<string, Line & Hand>();
/** How many entries each match has that could not be written so far. */
const unsafe = new Map<string, number>();
/** Lengths of what waits in memory for the disk to come back. */
const waitingLength = new Map<string, number>();

function count(id: string, entries: number): void {
  if (entries > 0) unsafe.set(id, entries);
  else unsafe.delete(id);
  behind.value = [...unsafe.values()].reduce((sum, n) => sum + n, 0);
}

// what waited in memory has been taken by the disk
effect(() => {
  if (trouble.value) return;
  for (const [id, length] of waitingLength) {
    const line = lines.get(id);
    if (line) line.length = length;
    count(id, 0);
  }
  waitingLength.clear();
});

/** This window goes on from what it has just loaded. */
export function goOnFrom(id: string, line: Line): void {
  lines.set(id, { ...line, ...handFrom(line.stamp) });
  waitingLength.delete(id);
  count(id, 0);
}

/** Resolves when nothing of this match is on its way to the disk. */
export const settled = async (id: string): Promise<void> => void (await running.get(id));

/** Whether another window has written the match since this one read or wrote it. */
export async function isBehind(id: string): Promise<boolean> {
  const head = (await read(headKey(id))) as Header | undefined;
  return !isMine(head?.stamp, lines.get(id));
}

/** Entries of this window's match that no disk holds. */
export const unsaved = (record: MatchRecord): number =>
  Math.max(0, record.log.length - (lines.get(record.id)?.length ?? 0));

interface Save {
  record: MatchRecord;
  checkpoints: readonly Checkpoint[];
}

const newest = new Map<string, Save>();
/** The last of each match that the disk has not taken. */
const unkept = new Map<string, Save>();
const running = new Map<string, Promise<Phrase | undefined>>();

let asked = false;

/** Without this the browser may clear everything when it runs out of space. Asked once there is something to lose. */
function askToKeep(): void {
  if (asked) return;
  asked = true;
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}

/**
 * Saves the match as it is now. Resolves once this or something newer is on the disk, else with what is wrong; then
 * nothing stored has changed, the match may go on, and it is tried again.
 */
export function saveMatch(record: MatchRecord, checkpoints: readonly Checkpoint[] = []): Promise<Phrase | undefined> {
  const { id } = record;
  const { log, last, ...rest } = record;
  // entries and positions are never changed, all the rest is
  newest.set(id, { record: { ...copy(rest), last, log: [...log] }, checkpoints: [...checkpoints] });
  if (unsafe.has(id)) count(id, unsaved(record));
  const before = running.get(id);
  if (before) return before;
  const slow = setTimeout(() => count(id, unsaved(newest.get(id)?.record ?? record)), SLOW);
  const work = drain(id).finally(() => {
    clearTimeout(slow);
    running.delete(id);
  });
  running.set(id, work);
  return work;
}

/** Writes what is newest until nothing newer waits: people who are faster than the disk never queue up old states. */
async function drain(id: string): Promise<Phrase | undefined> {
  let fault: Phrase | undefined;
  for (let next = newest.get(id); next; next = newest.get(id)) {
    newest.delete(id);
    fault = refused(id) ? { key: 'store.elsewhere' } : await store(next);
    const { record } = next;
    if (fault) unkept.set(id, next);
    else unkept.delete(id);
    if (fault === AHEAD) {
      newest.delete(id);
      if (attended.has(id)) overtaken.value = id;
      else await keepAside(id);
    } else count(id, fault ? unsaved(record) : 0);
  }
  return fault;
}

async function store({ record, checkpoints }: Save): Promise<Phrase | undefined> {
  const { id } = record;
  if (!lines.has(id)) goOnFrom(id, await lineOf(id));
  const line = lines.get(id) as Line & Hand;
  const seen = { gone: false };
  const stamp = stampAfter(line);
  const { changes, digests } = changesOf(record, checkpoints, line.digests);
  const fault = await write([[headKey(id), { ...headerOf(record), stamp }], ...changes], guardOf(id, line, seen));
  if (seen.gone) {
    // deleted in another window while it was played here: all of it is written again
    goOnFrom(id, { digests: [], length: 0 });
    return store({ record, checkpoints });
  }
  if (!fault) {
    askToKeep();
    Object.assign(line, { stamp, digests, length: record.log.length });
    announce(id);
  } else if (fault !== AHEAD) {
    // it lies in memory, and is tried again together with what comes next
    line.digests = digests;
    waitingLength.set(id, record.log.length);
  }
  return fault;
}

function guardOf(id: string, line: Line & Hand, seen: { gone: boolean }): Guard {
  return {
    key: headKey(id),
    holds(head) {
      const stamp = (head as { stamp?: Stamp } | undefined)?.stamp;
      seen.gone = head === undefined && line.stamp !== undefined;
      return !seen.gone && isMine(stamp, line);
    },
    overtaken() {
      waitingLength.delete(id);
      if (attended.has(id)) overtaken.value = id;
      else void keepAside(id);
    },
  };
}

/** Matches with a screen of this window that follows the disk. */
const attended = new Set<string>();

/** As long as its screen is open somebody hears of `overtaken`. */
export function attend(id: string): () => void {
  attended.add(id);
  return () => attended.delete(id);
}

/** What the disk has not taken of a match that was left meanwhile, while another window went on, stays beside it. */
async function keepAside(id: string): Promise<void> {
  const save = unkept.get(id);
  unkept.delete(id);
  count(id, 0);
  if (!save) return;
  lines.delete(id);
  const { log } = ((await readMatch(id)) ?? {}) as Partial<MatchRecord>;
  const { record, checkpoints } = save;
  const common = shared(log ?? [], record.log);
  if (record.log.slice(common).some((entry) => isPersons(record, entry)))
    await saveMatch({ ...record, id: newId(), branch: { of: id, at: common + 1 } }, checkpoints);
}

/** Whatever another window has not written by now is refused. */
export async function own(id: string): Promise<void> {
  // the other window may write in between; one that never stops is refused by its next write
  for (let tries = 0; tries < 3; tries++) {
    const head = (await read(headKey(id))) as Header | undefined;
    if (!head) return;
    const stamp = stampAfter(handFrom(head.stamp));
    const holds = (now: unknown) => same((now as Header | undefined)?.stamp, head.stamp);
    // now or never: what waits in memory has a guard of its own
    const fault = await writeNow([[headKey(id), { ...head, stamp }]], { key: headKey(id), holds });
    if (fault !== AHEAD) return;
  }
}

/** Everything that has to be written so that this whole record takes the place of whatever lies there. */
export async function changesFor(record: MatchRecord): Promise<Change[]> {
  const { stamp, digests } = await lineOf(record.id);
  const unknown = digests.map(() => '');
  const head = { ...headerOf(record), stamp: stampAfter(handFrom(stamp)) };
  return [[headKey(record.id), head], ...changesOf(record, [], unknown).changes];
}

/** For the tests: as if the page had just been opened. */
export function forgetLines(): void {
  for (const known of [lines, unsafe, waitingLength, newest, unkept]) known.clear();
  behind.value = 0;
  overtaken.value = undefined;
}
