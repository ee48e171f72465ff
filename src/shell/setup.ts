import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Card, Setting } from '../games/module';
import { screenScale } from '../look/millimetres';
import { prefs } from '../storage/prefs';
import { chosenOptions, type Values } from './Options';
import { cameFrom, turned } from './router';
import { firstSeats, sameAgain } from './seating';

/** A game being set up: what was chosen so far. How it begins is in start.ts, which is fetched later. */

const fresh = (card: Card) => ({
  card,
  chairs: signal(sameAgain(card, prefs.group.value) ?? firstSeats(card, prefs.people.value)),
  chosen: signal<Values>({}),
  /** Steps that people throw or draw themselves. */
  typed: signal<string[]>([]),
  // What the game's own part brings along belongs to the match, so Play waits for it.
  ready: signal(!card.brings?.includes('extras')),
});

export type Setup = ReturnType<typeof fresh>;

/** What somebody left to look up a rule or to read Help; they find it again if they come straight back. */
let left: { setup: Setup; at: number } | undefined;

export function useSetup(card: Card): Setup {
  const [setup] = useState(() =>
    left?.setup.card === card && left.at + 1 === turned.value ? left.setup : fresh(card),
  );
  useLayoutEffect(
    () => () => {
      left = cameFrom[0] === 'new' ? { setup, at: turned.value } : undefined;
    },
    [setup],
  );
  return setup;
}

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
