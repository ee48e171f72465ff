import { copyText } from '../../look/clipboard';
import { recapText, type Summary } from '../../look/recap';
import { addText, say, t } from '../../look/say';
import { shareImage } from '../../look/share-image';
import { toast } from '../../look/toast';
import { isOpen } from '../../storage/claims';
import { removeMatch, type Undo } from '../../storage/matches';
import { loadPlay, memoKey, type Play, removePlay, savePlay, writeMemo } from '../../storage/plays';
import { prefs } from '../../storage/prefs';
import { read, write } from '../../storage/store';
import { deliver, packed } from '../../storage/transfer';
import { history, refreshHistory } from './history';
import { gameName, nameAt, type Played } from './played';
import { text } from './text.en';
import { needsWords, wordsNeeded, wordsOf } from './words';

addText(text);

/** What can be done with a play: delete it and bring it back, write a note, show it to others, export it. */

type Kind = Played['kind'];

async function removed(id: string, kind: Kind): Promise<Undo> {
  if (kind === 'boxed') return removePlay(id);
  const memo = await read(memoKey(id));
  const undo = await removeMatch(id);
  await write([[memoKey(id), undefined]]);
  return async () => (await undo()) ?? (await write([[memoKey(id), memo]]));
}

/** Deletes at once and offers the way back. False where somebody has it open. */
export async function discard(id: string, kind: Kind): Promise<boolean> {
  if (await isOpen(id)) {
    toast(t('home.deleteOpen'));
    return false;
  }
  const undo = await removed(id, kind);
  await refreshHistory();
  const run = async () => {
    const fault = await undo();
    if (fault) toast(say(fault));
    await refreshHistory();
  };
  toast(t('play.deleted'), { text: t('home.undo'), run });
  return true;
}

export async function exportOne(which: string | 'all'): Promise<void> {
  const file = await packed(which, t('transfer.notice'));
  if (!(file instanceof File)) {
    toast(which === 'all' ? t('transfer.none') : say(file));
    return;
  }
  const how = await deliver(file);
  if (how === 'cancelled') return;
  if (which === 'all') prefs.backup.value = Date.now();
  toast(t(`transfer.${how}`));
}

/** The sheets whose notes are being written, whole: a keystroke must not wait for the disk to be read first. */
const held = new Map<string, Play>();

/** Reads the sheet a note belongs to. Call it when the page of the play opens. */
export async function holdPlay(id: string): Promise<void> {
  // it may have changed since the last visit
  held.delete(id);
  const { play } = await loadPlay(id);
  if (play) held.set(id, play);
}

/** Keeps a note, at once at each keystroke; resolves when it, or a newer one, is on the disk. */
export async function keepNote({ id, kind }: Pick<Played, 'id' | 'kind'>, note: string): Promise<void> {
  const now = history.value;
  if (now) {
    const finished = now.finished.map((one) => (one.id === id && one.kind === kind ? { ...one, note } : one));
    history.value = { ...now, finished };
  }
  if (kind === 'digital') {
    await writeMemo(id, note);
    return;
  }
  if (!held.has(id)) await holdPlay(id);
  const play = held.get(id);
  if (!play) return;
  // the sheet's own date moves on, so that another tablet knows which note is the later one
  const next = { ...play, note, clock: { ...play.clock, changed: Date.now() } };
  held.set(id, next);
  await savePlay(next);
}

/** A play as it is shown to others; undefined while its points are not known. */
export async function summaryOf(played: Played): Promise<Summary | undefined> {
  const { standing, people, winners, when, minutes, note, low } = played;
  if (!standing) return undefined;
  if (needsWords(played)) await wordsNeeded(played.game);
  const words = wordsOf(played);
  return {
    title: gameName(played),
    people: people.map((who, seat) => ({ ...who, name: nameAt(played, seat) })),
    totals: standing.totals,
    parts: standing.parts.map(({ id, points }) => ({ text: words.name(id), points })),
    winners,
    when,
    ...(minutes !== undefined && { minutes }),
    ...(note && { note }),
    ...(low && { low }),
  };
}

export async function sharePicture(played: Played): Promise<void> {
  try {
    const summary = await summaryOf(played);
    if (!summary) throw new Error('no points');
    const how = await deliver(await shareImage(summary));
    if (how !== 'cancelled') toast(t(`transfer.${how}`));
  } catch {
    toast(t('play.noPicture'));
  }
}

export async function copyRecap(played: Played): Promise<void> {
  const summary = await summaryOf(played);
  const done = summary && (await copyText(recapText(summary)));
  toast(t(done ? 'play.copied' : 'play.notCopied'));
}
