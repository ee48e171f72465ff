import { humans, type Played, pointsAt } from '../library/played';
import { type Best, oldestFirst } from './stats';

/** What the plays of one game say, and those of one year. They come newest first, as the history has them. */

/** The points of the winners. */
function winningScore(played: Played): number | undefined {
  const [winner] = played.winners;
  return winner === undefined ? undefined : pointsAt(played, winner);
}

/** How far the winner was ahead of the next; a shared win has no margin. */
export function marginOf(played: Played): number | undefined {
  const { winners, people, low } = played;
  const mine = winningScore(played);
  const others = people.flatMap((_, seat) => (seat === winners[0] ? [] : (pointsAt(played, seat) ?? [])));
  if (mine === undefined || winners.length !== 1 || others.length === 0) return undefined;
  return Math.abs(mine - (low ? Math.min(...others) : Math.max(...others)));
}

/** The play with the greatest value; the first to reach it keeps the record. */
function best(plays: readonly Played[], value: (played: Played) => number | undefined): Best | undefined {
  let found: Best | undefined;
  for (const played of oldestFirst(plays)) {
    const now = value(played);
    if (now !== undefined && (!found || now > found.value)) found = { played, value: now };
  }
  return found;
}

/** The records of a game beside its best scores; absent where no play says anything about them. */
export function records(plays: readonly Played[]): { lowest?: Best; margin?: Best; longest?: Best } {
  const worst = best(plays, (played) => {
    const score = played.low ? undefined : winningScore(played);
    return score === undefined ? undefined : -score;
  });
  return {
    lowest: worst && { ...worst, value: -worst.value },
    margin: best(plays, marginOf),
    longest: best(plays, ({ minutes }) => minutes),
  };
}

/** Somebody's points in one play. */
export interface Scored extends Best {
  seat: number;
}

/** Everybody's best, the best first; of equals the first keeps its place. */
export function bestScores(plays: readonly Played[]): Scored[] {
  const up = plays[0]?.low ? 1 : -1;
  const found = new Map<string, Scored>();
  for (const played of oldestFirst(plays)) {
    for (const { key, seat } of humans(played)) {
      const value = pointsAt(played, seat);
      const before = found.get(key);
      if (value !== undefined && (!before || up * (value - before.value) < 0)) found.set(key, { played, seat, value });
    }
  }
  return [...found.values()].sort((a, b) => up * (a.value - b.value));
}

export interface Mean {
  scores: number;
  points: number;
}

/** Everybody's points in all, and how often they had any. */
export function pointsOf(plays: readonly Played[]): Map<string, Mean> {
  const out = new Map<string, Mean>();
  for (const played of plays) {
    for (const { key, seat } of humans(played)) {
      const points = pointsAt(played, seat);
      if (points === undefined) continue;
      const one = out.get(key) ?? { scores: 0, points: 0 };
      out.set(key, one);
      one.scores++;
      one.points += points;
    }
  }
  return out;
}

export function inAll(some: Iterable<Mean>): Mean {
  const sum = { scores: 0, points: 0 };
  for (const { scores, points } of some) {
    sum.scores += scores;
    sum.points += points;
  }
  return sum;
}

/** What an average of so many scores is made of, in the game's order: its parts and `rest` are the average. */
export function madeOf(plays: readonly Played[], order: readonly string[], { scores, points }: Mean) {
  const sums = new Map<string, number>(order.map((id) => [id, 0]));
  for (const played of plays) {
    for (const { seat } of humans(played)) {
      if (pointsAt(played, seat) === undefined) continue;
      for (const { id, points } of played.standing?.parts ?? []) sums.set(id, (sums.get(id) ?? 0) + points[seat]);
    }
  }
  const parts = [...sums].flatMap(([id, sum]) => (sum === 0 ? [] : [{ id, points: sum / scores }]));
  const rest = parts.reduce((left, part) => left - part.points, points / scores);
  return { parts, rest: Math.abs(rest) < 1e-9 ? 0 : rest };
}

/** How many plays had so many at the table: fewest people first. */
export function sizes(plays: readonly Played[]): [people: number, plays: number][] {
  const out = new Map<number, number>();
  for (const { people } of plays) out.set(people.length, (out.get(people.length) ?? 0) + 1);
  return [...out].sort(([a], [b]) => a - b);
}

/** Rounded so that they still add up: what rounding leaves over goes to those who lose most by it. */
export function fitted(exact: readonly number[]): number[] {
  const out = exact.map((n) => Math.floor(n + 1e-9));
  const order = exact.map((_, i) => i).sort((a, b) => exact[b] - out[b] - (exact[a] - out[a]));
  const all = Math.round(exact.reduce((sum, n) => sum + n, 0));
  const left = all - out.reduce((sum, n) => sum + n, 0);
  for (const i of order.slice(0, left)) out[i]++;
  return out;
}

/** Whole percentages that are 100 together. */
export function percents(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, n) => sum + n, 0);
  return all === 0 ? counts.map(() => 0) : fitted(counts.map((n) => (100 * n) / all));
}

export const yearOf = ({ when }: Pick<Played, 'when'>): number => new Date(when).getFullYear();

/** Plays in each month. */
export function months(plays: readonly Played[]): number[] {
  const out: number[] = new Array(12).fill(0);
  for (const { when } of plays) out[new Date(when).getMonth()]++;
  return out;
}
