import type { Signal } from '@preact/signals';
import { Match, RefusedError } from '../engine/match';
import { gameOf } from '../games/doors';
import { say, t } from '../look/say';
import { toast } from '../look/toast';
import { beginDraft, draftOf } from '../scorekeeper/position/draft';
import { rememberPeople } from '../storage/exchange';
import { newId, newSeed } from '../storage/ids';
import { saveMatch } from '../storage/saver';
import { go, replace } from './router';
import { named } from './seating';
import { optionsOf, type Setup } from './setup';

/** The two ways to begin a game that was set up: a new match, or the position on a real table. Loaded after the screen. */

/** A new match, saved, and its table; false, and the reason as a toast, where it could not be started. */
export async function play(setup: Setup): Promise<boolean> {
  const { id } = setup.card;
  const [chairs, options, typed] = [named(setup.chairs.value), optionsOf(setup), setup.typed.value];
  const game = await gameOf(id)?.play();
  try {
    if (!game) throw new RefusedError({ key: 'new.unready' });
    const match = Match.start(game, { id: newId(), options, chairs, typed, seed: newSeed(), now: Date.now() });
    // Without a disk the game goes on in memory, and the banner says so.
    await saveMatch(match.record);
    rememberPeople(chairs);
    replace('table', match.record.id);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    toast(t('new.refused', { why: say(error.refusal, { text: game?.text }) }));
    return false;
  }
}

/** What lies on the real table is typed in. What was typed in before is put away. */
export async function typeAfresh(setup: Setup): Promise<void> {
  const { card, chairs, typed } = setup;
  await beginDraft(card.id, named(chairs.value), optionsOf(setup), typed.value);
  go('from-table', card.id);
}

/** The same, unless somebody has begun with that and not come to its end: then `begun` says who. */
export async function typeIn(setup: Setup, begun: Signal<string[] | undefined>): Promise<void> {
  begun.value = await draftOf(setup.card.id);
  if (!begun.value) await typeAfresh(setup);
}
