import { signal } from '@preact/signals';
import { joined, say, t } from '../look/say';
import { toast } from '../look/toast';
import { gameName } from '../scorekeeper/title';
import { isOpen } from '../storage/locks';
import { type Header, listMatches } from '../storage/matches';

/** The saved matches as the shelf and the library show them. */

export const saves = signal<readonly Header[]>([]);

export async function refreshSaves(): Promise<void> {
  saves.value = await listMatches();
}

export const nameOfGame = (id: string): string => gameName({ game: id, name: '' });

export const names = (chairs: readonly { name: string }[]): string => joined(chairs.map(({ name }) => name));

/** Deletes at once and offers the way back, instead of asking first. */
export async function discard(id: string): Promise<void> {
  if (await isOpen(id)) {
    toast(t('home.deleteOpen'));
    return;
  }
  const undo = await (await import('../storage/bin')).throwAway(id);
  await refreshSaves();
  const run = async () => {
    const fault = await undo();
    if (fault) toast(say(fault));
    await refreshSaves();
  };
  toast(t('home.deleted'), { text: t('home.undo'), run });
}
