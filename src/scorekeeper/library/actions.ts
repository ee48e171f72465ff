import { copyText } from '../../look/clipboard';
import { recapText, type Summary } from '../../look/recap';
import { addText, say, t } from '../../look/say';
import { shareImage } from '../../look/share-image';
import { toast } from '../../look/toast';
import { throwAway } from '../../storage/bin';
import { deliver, packed } from '../../storage/exports';
import { isOpen } from '../../storage/locks';
import { prefs } from '../../storage/prefs';
import { writeMemo, writePlayMemo } from '../../storage/sheets';
import { gameName } from '../title';
import { eveningSummary } from './evening';
import { history, refreshHistory } from './history';
import type { Played } from './played';
import { text } from './text.en';
import { tieAt, tieWords } from './tie';
import { inWords, needsWords, wordsNeeded } from './words';

addText(text);

/** What can be done with a play: delete it and bring it back, write a note, show it to others, export it. */

/** Into the bin at once, with the way back. False where somebody has it open. */
export async function discard(id: string): Promise<boolean> {
  if (await isOpen(id)) {
    toast(t('home.deleteOpen'));
    return false;
  }
  const undo = await throwAway(id);
  await refreshHistory();
  const run = async () => {
    const fault = await undo();
    if (fault) toast(say(fault));
    await refreshHistory();
  };
  toast(t('play.deleted'), { text: t('home.undo'), run });
  return true;
}

/** What a file says of itself. */
const notice = (n: number, of: number): string =>
  of > 1 ? `${t('transfer.part', { n, of })} ${t('transfer.notice')}` : t('transfer.notice');

export async function exportOne(which: string | 'all'): Promise<void> {
  const files = await packed(which, notice);
  if (!Array.isArray(files)) {
    toast(which === 'all' ? t('transfer.none') : say(files));
    return;
  }
  const how = await deliver(...files);
  if (how === 'cancelled') return;
  if (which === 'all') prefs.backup.value = Date.now();
  toast(files.length > 1 ? t(`transfer.${how}.parts`, { n: files.length }) : t(`transfer.${how}`));
}

/**
 * Keeps a note, at once at each keystroke; false where it could not be kept. It lies beside the play, so that writing
 * one never touches what somebody enters on the sheet meanwhile.
 */
export async function keepNote({ id, kind }: Pick<Played, 'id' | 'kind'>, note: string): Promise<boolean> {
  const now = history.value;
  if (now) {
    const finished = now.finished.map((one) => (one.id === id && one.kind === kind ? { ...one, note } : one));
    history.value = { ...now, finished };
  }
  return (await (kind === 'digital' ? writeMemo : writePlayMemo)(id, note)) === undefined;
}

/** A play as it is shown to others; undefined while its points are not known. */
async function summaryOf(played: Played): Promise<Summary | undefined> {
  const { standing, when, minutes, note } = played;
  if (!standing) return undefined;
  if (needsWords(played)) await wordsNeeded(played.game);
  const result = inWords(played);
  const tie = await tieAt(played);
  return {
    title: gameName(played),
    ...result,
    ...(tie && { tie: tieWords(tie, result.people) }),
    when,
    ...(minutes !== undefined && { minutes }),
    ...(note && { note }),
  };
}

export async function sharePicture(...plays: readonly Played[]): Promise<void> {
  try {
    const summary = plays.length > 1 ? eveningSummary(plays) : await summaryOf(plays[0]);
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
