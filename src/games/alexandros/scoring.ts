import type { ScoreLine } from '../../engine/rules';
import type { Alexandros } from './state';

/** Points are scored by levies alone (rule page 2.5, 2.7); nothing is scored at the end. */

export const CATEGORIES = ['levies'] as const;

export const scores = (s: Pick<Alexandros, 'scores'>): ScoreLine[] =>
  s.scores.map((points, seat) => ({
    seat,
    category: 'levies',
    points,
    reason: { key: 'alex.score.levies', rule: '2.5' },
  }));

/** The highest score; equal ones share the win (rule page 2.7). */
export function winners(s: Pick<Alexandros, 'scores'>): number[] {
  const best = Math.max(...s.scores);
  return s.scores.flatMap((points, seat) => (points === best ? [seat] : []));
}
