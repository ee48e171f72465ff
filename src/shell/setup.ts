import { type Signal, useSignal } from '@preact/signals';
import type { Registered } from '../games';
import type { Card } from '../games/module';
import { say, t } from '../look/say';
import { toast } from '../look/toast';
import { prefs, rememberPeople } from '../storage/prefs';
import { chosenOptions, type Values } from './Options';
import { go, replace } from './router';
import { firstSeats, named } from './seating';

/** A game being set up: what was chosen so far, and the two ways to begin with it. */

export function useSetup({ card, extras }: Registered) {
  const chairs = useSignal(firstSeats(card, prefs.people.value));
  const chosen = useSignal<Values>({});
  /** Steps that people throw or draw themselves. */
  const typed = useSignal<string[]>([]);
  // What the game's own part brings along belongs to the match, so Play waits for it.
  const ready = useSignal(!extras);
  return { card, chairs, chosen, typed, ready };
}

export type Setup = ReturnType<typeof useSetup>;

/** The options as they stand for as many seats as there are. */
export const optionsOf = ({ card, chairs, chosen }: Setup): Values =>
  chosenOptions(card, chairs.value.length, chosen.value);

/** Starts the match and goes to its table; false, and the reason as a toast, where it could not be started. */
export async function play(setup: Setup): Promise<boolean> {
  const { card, typed } = setup;
  const sitting = named(setup.chairs.value);
  try {
    const { start } = await import('./start');
    const begun = await start(card.id, sitting, optionsOf(setup), typed.value);
    if ('id' in begun) {
      rememberPeople(sitting);
      replace('table', begun.id);
      return true;
    }
    toast(t('new.refused', { why: say(begun.why, { text: begun.text }) }));
  } catch {
    toast(t('app.broken'));
  }
  return false;
}

export const goOnTyping = (card: Card): void => go('from-table', card.id);

/** The game stands on a real table already: what lies there is typed in. What was typed in before is put away. */
export async function typeAfresh(setup: Setup): Promise<void> {
  const { card, chairs, typed } = setup;
  const { beginDraft } = await import('../companion/draft');
  await beginDraft(card.id, named(chairs.value), optionsOf(setup), typed.value);
  goOnTyping(card);
}

/** The same, unless somebody has begun to type in a position and not come to its end: then `begun` says who. */
export async function typeIn(setup: Setup, begun: Signal<string[] | undefined>): Promise<void> {
  const { draftOf } = await import('../companion/draft');
  begun.value = await draftOf(setup.card.id);
  if (!begun.value) await typeAfresh(setup);
}
