import { useSignal } from '@preact/signals';
import type { Card, Setting } from '../games/module';
import { screenScale } from '../look/millimetres';
import { prefs } from '../storage/prefs';
import { chosenOptions, type Values } from './Options';
import { firstSeats } from './seating';

/** A game being set up: what was chosen so far. How it begins is in start.ts, which is fetched later. */

export function useSetup(card: Card) {
  const chairs = useSignal(firstSeats(card, prefs.people.value));
  const chosen = useSignal<Values>({});
  /** Steps that people throw or draw themselves. */
  const typed = useSignal<string[]>([]);
  // What the game's own part brings along belongs to the match, so Play waits for it.
  const ready = useSignal(!card.brings?.includes('extras'));
  return { card, chairs, chosen, typed, ready };
}

export type Setup = ReturnType<typeof useSetup>;

/** What presets may go by. */
export const settingOf = ({ chairs }: Setup): Setting => ({
  people: chairs.value.filter(({ bot }) => !bot).length,
  short: Math.min(innerWidth, innerHeight) / screenScale().perMm,
});

/** The options as they stand for as many seats as there are. */
export const optionsOf = (setup: Setup): Values =>
  chosenOptions(setup.card, setup.chairs.value.length, setup.chosen.value, settingOf(setup));
