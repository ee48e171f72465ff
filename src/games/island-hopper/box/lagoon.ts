import { HOUSE, INNER, ISLANDS, type Island } from '../rules/deck';
import { options, setup } from '../rules/setup';
import type { Options, View } from '../rules/state';
import { view } from '../rules/view';
import type { Turn } from './turn';

/** The lagoon of the real table, drawn: its islands are called by the clock, for their cards differ from box to box. */

/** Both rings run counter-clockwise, the inner one from three o'clock, the outer one from two. */
const HOURS = Array.from({ length: ISLANDS }, (_, i) => ((i < INNER ? 3 : 2) + 2 * (ISLANDS - i)) % ISLANDS);

/** 0..11, clockwise from twelve o'clock. */
export const hourOf = (island: Island): number => HOURS[island];
export const placeOf = (hour: number): string => `island:${HOURS.indexOf(hour)}`;

/** No company, no goods: what is printed on an island is not asked for. */
const DECK = JSON.stringify({
  ...HOUSE,
  islands: HOURS.map((hour) => ({ name: `${hour || ISLANDS}`, goods: [], company: -1 })),
});

/** What lies there now; it is the same lagoon for however many. */
export function lagoonOf({ money }: Pick<Turn, 'money'>): View {
  const s = setup(2, { ...(options({}, 2) as Options), deck: DECK });
  return view({ ...s, money: HOURS.map((hour) => money[hour]), todo: [] }, null);
}
