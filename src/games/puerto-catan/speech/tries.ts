import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import { INTERSECTIONS } from '../rules/island';
import { type Move, NOBODY, type View } from '../rules/state';

type Tries = (n: number, v: View) => readonly Move[];

/** By step and kind of place, before anything is picked. */
const TRIES: { readonly [at: string]: { readonly [kind: string]: Tries } } = {
  place: { spot: (n) => INTERSECTIONS[n].edges.slice(0, 1).map((road) => ({ settle: n, road })) },
  select: { role: (n) => [{ role: n }] },
  build: {
    edge: (n) => [{ road: n }],
    // what stands there can only be raised
    spot: (n, v) => (v.levels[n] === 1 ? [{ city: n }] : [{ settlement: n }]),
    stack: () => [{ buy: true }],
  },
  freeRoad: { edge: (n) => [{ road: n }] },
  seven: { hex: (n) => [{ hex: n, from: NOBODY }] },
  robber: { hex: (n) => [{ hex: n, from: NOBODY }] },
  soldier: { hex: (n) => [{ soldier: n, from: NOBODY }] },
};

/** See TableModule.tries. */
export function tries(spot: string, v: View, made: readonly Pick[]): readonly Move[] {
  const f = v.todo[0];
  if (!f || made.length > 0) return [];
  return TRIES[f.at]?.[spot.split(':')[0]]?.(numberOf(spot), v) ?? [];
}
