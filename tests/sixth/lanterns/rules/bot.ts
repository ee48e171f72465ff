import { scores, totals } from './scoring';
import { kinds, type Lanterns, lightOf, type Move, type View } from './state';
import { unknownTo } from './view';

/** What computer players go by. They see what their seat sees, and nothing else. */

/** How good a position is for each seat, in points. */
export const evaluate = (s: Lanterns): number[] => totals(s.n, scores(s));

/**
 * What a move is worth where the position right after it says nothing. A lantern that is chosen in secret brings its
 * points later; so they are weighed by the chance that every other lantern is darker.
 */
export function prior(v: View, moves: readonly Move[]): (number | undefined)[] {
  const lights = unknownTo(v).map(lightOf);
  /** How likely a lantern of that hand is as bright as this, or brighter. */
  const rivals = (light: number): number[] =>
    v.hands.flatMap((hand, owner) => {
      if (owner === v.seat) return [];
      const share = lights.filter((one) => one >= light).length / Math.max(1, lights.length);
      const odds = hand.map((held) => (held ? Number(lightOf(held.lantern) >= light) : share));
      return [odds.reduce((sum, one) => sum + one, 0) / Math.max(1, odds.length)];
    });
  return moves.map((move) => {
    if (!kinds.is('hang', move)) return undefined;
    const light = lightOf(move.hang);
    return (light + 2 * (v.n - 1)) * rivals(light).reduce((chance, odds) => chance * (1 - odds), 1);
  });
}
