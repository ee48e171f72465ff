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

/** What presets may go by. A tablet may be turned before the game begins, so it is taken as it lies. */
export function settingOf({ chairs }: Setup): Setting {
  const { known, perMm } = screenScale();
  // bar and foot take 106 px, the frame 7 % of what is left; tablets have 5.2 to 6.3 px per millimetre, most phones no fewer
  const short = (0.93 * (Math.min(innerWidth, innerHeight) - 106)) / (known ? perMm : 6.3);
  return { people: chairs.value.filter(({ bot }) => !bot).length, short };
}

/** The options as they stand for as many seats as there are. */
export const optionsOf = (setup: Setup): Values =>
  chosenOptions(setup.card, setup.chairs.value.length, setup.chosen.value, settingOf(setup));
