import { addText, say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { type About, LONGEST_PLAY, mend } from '../../storage/about';
import { nameKey } from '../../storage/ids';
import { refreshHistory } from './history';
import type { Played } from './played';
import { text } from './text.en';

addText(text);

/** Facts of a play as fields of a form have them, and the way from there into the store and back. */

const two = (n: number): string => String(n).padStart(2, '0');

/** "2026-03-04" and "19:30", by the clock of this place. */
export function clockOf(when: number): { day: string; time: string } {
  const date = new Date(when);
  const year = String(date.getFullYear()).padStart(4, '0');
  return {
    day: `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** Undefined where that is no day. */
export function momentAt(day: string, time: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const [, hour = '12', minute = '00'] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!year) return undefined;
  const when = new Date(+year, +month - 1, +date, +hour, +minute).getTime();
  return Number.isFinite(when) && when >= 0 && clockOf(when).day === day ? when : undefined;
}

/** Minutes as they were typed; null for an empty field, undefined for what is no length. */
export function minutesTyped(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const n = Number(text.trim());
  return Number.isInteger(n) && n >= 1 && n <= LONGEST_PLAY ? n : undefined;
}

/** Every place once, as it was spelt last; the latest first. */
export function placesOf(plays: readonly Pick<Played, 'place'>[]): { key: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { place } of plays) if (place && !found.has(nameKey(place))) found.set(nameKey(place), place);
  return [...found].map(([key, name]) => ({ key, name }));
}

/** Mends facts of some plays at once and offers the way back. False where they could not be kept. */
export async function mendAll(
  some: readonly { played: Pick<Played, 'id' | 'about'>; facts: Partial<About> }[],
  words: string,
): Promise<boolean> {
  const write = async (of: (one: (typeof some)[number]) => Partial<About>) => {
    const faults = await Promise.all(some.map((one) => mend(one.played.id, of(one))));
    await refreshHistory();
    return faults.find(Boolean);
  };
  const fault = await write(({ facts }) => facts);
  if (fault) {
    toast(say(fault));
    return false;
  }
  const before = ({ played: { about }, facts }: (typeof some)[number]): Partial<About> =>
    Object.fromEntries((Object.keys(facts) as (keyof About)[]).map((name) => [name, about?.[name]]));
  toast(words, { text: t('home.undo'), run: () => void write(before) });
  return true;
}
