import type { Key, Phrase, Seat } from '../../engine/rules';
import { who } from './words';

/** By seat: the points, then what breaks a tie, in the order of the rule page. */
export type Ranking = readonly (readonly number[])[];

function most(seats: readonly Seat[], counts: readonly number[]): Seat[] {
  const top = Math.max(...seats.map((seat) => counts[seat]));
  return seats.filter((seat) => counts[seat] === top);
}

const all = ([points]: Ranking): Seat[] => points.map((_, seat) => seat);

/** Who wins; whom nothing tells apart share the win. */
export const firstOf = (ranking: Ranking): Seat[] => ranking.reduce<Seat[]>(most, all(ranking));

/** How a tie for the first place ends, in one sentence. `more` says what each breaker is: "more bridges". */
export function tieOf(ranking: Ranking, more: readonly Key[] = []): Phrase | undefined {
  const [points, ...breakers] = ranking;
  let seats = most(all(ranking), points);
  if (seats.length === 1) return undefined;
  let how: Phrase | undefined;
  breakers.forEach((counts, i) => {
    const left = most(seats, counts);
    const one: Phrase = { key: more[i] };
    if (left.length < seats.length) how = how ? { key: 'share.tie.then', args: { a: how, b: one } } : one;
    seats = left;
  });
  const args = { n: points[seats[0]], who: seats.map(who), ...(how && { how }) };
  if (!how) return { key: 'share.tie.even', args };
  return { key: seats.length === 1 ? 'share.tie.won' : 'share.tie.shared', args };
}
