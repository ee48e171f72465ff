import type { Phrase } from '../../../engine/rules';
import { rollsLeft } from '../rules/odds';
import { NOBODY, type View } from '../rules/state';

/** How a chance is to be read, in words: what becomes of 13, and who can still change it (rule page 3.6.5, 3.7). */

export const percent = (chance: number): number => Math.round(chance * 100);

type Seen = Pick<View, 'punts' | 'moved' | 'boat' | 'small' | 'large' | 'todo'>;

/** Who may still come or act before the last roll. */
function changes(v: Seen): Phrase[] {
  const places = v.todo.some(({ at }) => at === 'hire');
  const taken = v.small !== NOBODY || v.large !== NOBODY;
  const pilots = v.todo.some(({ at }) => at === 'pilots' || at === 'pilot') && (places || taken);
  // who boards leaves the boat, and whoever places may come to it
  const pirates = places || v.todo.some(({ at }) => at === 'board');
  if (!pilots && !pirates) return [];
  return [{ key: `manila.odds.${pilots && pirates ? 'change' : pilots ? 'pilots' : 'pirates'}`, rule: '3.7' }];
}

/** Nothing where no punt rolls any more. */
export function readings(v: Seen): Phrase[] {
  if (rollsLeft(v) === 0 || v.punts.every(({ dock }) => dock !== 'sea')) return [];
  const open = changes(v);
  const reading =
    v.boat.length > 0 ? 'lost13' : open.some(({ key }) => key !== 'manila.odds.pilots') ? 'arrives13' : 'sure13';
  return [{ key: `manila.odds.${reading}`, rule: '3.6' }, ...open];
}
