import type { Seat } from '../../engine/rules';
import { gameKey, humans, type Played, pointsAt } from '../library/played';

/** The records that a play broke on its day: of the game, and of those who played. */

/** Fewer plays than this have set no record yet. */
const ENOUGH = 2;

export interface Broken {
  /** Whose it is; several have the same points. */
  seats: readonly Seat[];
  points: number;
  before: number;
  /** Nobody ever had as much; else it is that person's own. */
  everybody: boolean;
}

export function brokenBy(played: Played, all: readonly Played[]): Broken[] {
  const { low, when } = played;
  const best = (points: readonly number[]): number => (low ? Math.min(...points) : Math.max(...points));
  const same = (one: Played) => gameKey(one) === gameKey(played) && one.low === low && one.when < when;
  const old = all.filter(same).map((one) => {
    const scored = humans(one).map(({ key, seat }) => ({ key, points: pointsAt(one, seat) }));
    return scored.flatMap(({ key, points }) => (points === undefined ? [] : [{ key, points }]));
  });
  const now = humans(played).flatMap(({ key, seat }) => {
    const points = pointsAt(played, seat);
    return points === undefined ? [] : [{ key, seat, points }];
  });
  /** More than all of these; undefined where these are too few. */
  const beaten = (points: number, earlier: readonly number[]): number | undefined => {
    const before = best(earlier);
    return earlier.length >= ENOUGH && points !== before && best([points, before]) === points ? before : undefined;
  };
  const top = best(now.map(({ points }) => points));
  const plays = old.filter((some) => some.length > 0).map((some) => best(some.map(({ points }) => points)));
  const before = beaten(top, plays);
  const first = now.filter(({ points }) => before !== undefined && points === top).map(({ seat }) => seat);
  const own = now.flatMap(({ key, seat, points }): Broken[] => {
    const mine = old.flat().filter((one) => one.key === key);
    const was = first.includes(seat)
      ? undefined
      : beaten(
          points,
          mine.map((one) => one.points),
        );
    return was === undefined ? [] : [{ seats: [seat], points, before: was, everybody: false }];
  });
  own.sort((a, b) => (low ? a.points - b.points : b.points - a.points));
  return before === undefined ? own : [{ seats: first, points: top, before, everybody: true }, ...own];
}
