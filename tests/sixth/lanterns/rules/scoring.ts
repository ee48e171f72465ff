import type { ScoreLine, Seat } from '../../../engine/rules';
import { colourOf, type Lanterns, lightOf, PAIR } from './state';

/** Points, for the game, the computer players and the score sheet alike. */

export const CATEGORIES = [
  { id: 'rounds', text: { key: 'lanterns.category.rounds' } },
  { id: 'pair', text: { key: 'lanterns.category.pair' } },
] as const;

/** Lanterns of one light put each other out; the brightest that still shines wins. -1 where none does. */
export function winnerOf(hung: readonly number[]): Seat {
  const lights = hung.map(lightOf);
  const alone = lights.filter((light) => lights.indexOf(light) === lights.lastIndexOf(light));
  return alone.length === 0 ? -1 : lights.indexOf(Math.max(...alone));
}

/** A round brings its winner the lights of all lanterns that hang. */
export const worthOf = (hung: readonly number[]): number => hung.reduce((sum, lantern) => sum + lightOf(lantern), 0);

/** Why these points: on the table and on the sheet. */
export const pairLine = (seat: Seat): ScoreLine => ({
  seat,
  category: 'pair',
  points: PAIR,
  reason: { key: 'lanterns.score.pair', rule: '4' },
});

export const scores = (s: Pick<Lanterns, 'past' | 'hands' | 'todo'>): ScoreLine[] => [
  ...s.past.flatMap(({ hung, winner }, i) => {
    const reason = { key: 'lanterns.score.round', args: { n: i + 1 }, rule: '3' } as const;
    return winner < 0 ? [] : [{ seat: winner, category: 'rounds', points: worthOf(hung), reason }];
  }),
  ...s.hands.flatMap((hand, seat) => {
    const colours = new Set(hand.map(({ lantern }) => colourOf(lantern)));
    return s.todo.length === 0 && colours.size === 1 ? [pairLine(seat)] : [];
  }),
];

export const totals = (n: number, lines: readonly ScoreLine[]): number[] =>
  Array.from({ length: n }, (_, seat) => lines.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0));

/** Whoever has the most; equals share the win. */
export function winners(n: number, lines: readonly ScoreLine[]): Seat[] {
  const all = totals(n, lines);
  return all.flatMap((points, seat) => (points === Math.max(...all) ? [seat] : []));
}
