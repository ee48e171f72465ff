import type { Phrase, ScoreLine } from '../../../engine/rules';
import { firstOf, tieOf } from '../../kit/ties';
import { who } from './names';
import { HUNDRED } from './setup';
import type { Alexandros } from './state';

/** Points are scored by levies alone (rule page 2.5, 2.7); nothing is scored at the end. */

export const CATEGORIES = ['levies'] as const;

export const scores = (s: Pick<Alexandros, 'scores'>): ScoreLine[] =>
  s.scores.map((points, seat) => ({
    seat,
    category: 'levies',
    points,
    reason: { key: 'alex.score.levies', args: { who: who(seat) }, rule: '2.5' },
  }));

/** What a levy is made of: by seat, the open spaces of each province in which that seat has exactly one guard. */
export type Levy = readonly (readonly number[])[];

/** The 100-point track of a score sheet: the totals after each levy, by seat; it ends at the first that reaches 100. */
export function track(seats: number, levies: readonly Levy[]): number[][] {
  const out: number[][] = [];
  let totals: number[] = new Array(seats).fill(0);
  for (const levy of levies) {
    totals = totals.map((points, seat) => points + (levy[seat] ?? []).reduce((a, b) => a + b, 0));
    out.push(totals);
    if (Math.max(...totals) >= HUNDRED) break;
  }
  return out;
}

/** The highest score; equal ones share the win (rule page 2.7). */
export const winners = (s: Pick<Alexandros, 'scores'>): number[] => firstOf([s.scores]);
export const tie = (s: Pick<Alexandros, 'scores'>): Phrase | undefined => tieOf([s.scores]);
