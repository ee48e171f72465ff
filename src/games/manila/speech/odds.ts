import type { Phrase } from '../../../engine/rules';
import { rollsLeft } from '../rules/odds';
import { NOBODY, type View } from '../rules/state';

/** How a chance is to be read, in words: what becomes of 13, and who can still change it (rule page 3.6.5, 3.7). */

export const percent = (chance: number): number => Math.round(chance * 100);

type Seen = Pick<View, 'punts' | 'moved' | 'boat' | 'small' | 'large' | 'todo'>;

/** Who may still come or act before the last roll. */
function changers(v: Seen): 'both' | 'pilots' | 'pirates' | undefined {
  const places = v.todo.some(({ at }) => at === 'hire');
  const taken = v.small !== NOBODY || v.large !== NOBODY;
  const pilots = v.todo.some(({ at }) => at === 'pilots' || at === 'pilot') && (places || taken);
  // who boards leaves the boat, and whoever places may come to it
  const pirates = places || v.todo.some(({ at }) => at === 'board');
  if (pilots) return pirates ? 'both' : 'pilots';
  return pirates ? 'pirates' : undefined;
}

const ends = (v: Seen): boolean => rollsLeft(v) === 0 || v.punts.every(({ dock }) => dock !== 'sea');

/** Nothing where no punt rolls any more. */
export function readings(v: Seen): Phrase[] {
  if (ends(v)) return [];
  const open = changers(v);
  const calm = open === undefined || open === 'pilots' ? 'sure13' : 'arrives13';
  const out: Phrase[] = [{ key: `manila.odds.${v.boat.length > 0 ? 'lost13' : calm}`, rule: '3.6' }];
  if (open) out.push({ key: `manila.odds.${open}`, rule: '3.7' });
  return out;
}

/** What the figures on the bank are, for the board, also while punts wait for their launch. Asking tells the rest. */
export const caption = (v: Seen): Phrase[] =>
  v.todo[0]?.at !== 'launch' && ends(v) ? [] : [{ key: 'manila.board.chance' }];
