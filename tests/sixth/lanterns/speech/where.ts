import type { Arg, Phrase, Seat } from '../../../engine/rules';
import { numberOf } from '../../kit/heard';
import type { Chapter, Standing, TableModule } from '../../table';
import { scores, totals } from '../rules/scoring';
import type { View } from '../rules/state';
import { handSpot, hookSpot } from './moves';

/** Where on the board what is heard has happened, and how the game stands. */

const seatIn = (arg: Arg | undefined): Seat => (arg as { seat: Seat }).seat;

export const where: TableModule<View>['where'] = {
  'lanterns.dealt': ({ who }) => [[handSpot(seatIn(who))]],
  'lanterns.looked': ({ of }) => [[handSpot(seatIn(of))]],
  'lanterns.saw': ({ of }) => [[handSpot(seatIn(of))]],
  'lanterns.hung': ({ who, n }) => [[hookSpot(numberOf(n), seatIn(who))]],
  'lanterns.won': ({ who, n }) => [[hookSpot(numberOf(n), seatIn(who))]],
};

/** The headings of the log: a round begins with its look. */
export function chapter(event: Phrase | undefined): Chapter | undefined {
  if (!event) return { text: { key: 'lanterns.chapter.deal' } };
  if (event.key !== 'lanterns.looked' && event.key !== 'lanterns.saw') return undefined;
  return { text: { key: 'lanterns.chapter', args: { n: numberOf(event.args?.n) } } };
}

/** From what everybody sees: the same whoever looks. */
export const standing = (v: View): Standing => ({
  points: totals(v.n, scores({ past: v.past, hands: [], todo: v.todo })).map((n) => ({ n })),
  places: [],
});
