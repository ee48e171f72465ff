import type { Seat } from '../../../engine/rules';
import { EDGES, INTERSECTIONS } from '../rules/island';
import { type Corner, type EdgeId, NOBODY, type OpenTable } from '../rules/state';

type Roads = Pick<OpenTable, 'roads' | 'owners'>;

/** The longest way on from an intersection over roads of that seat that are not gone over yet. */
function onwards(v: Roads, seat: Seat, spot: Corner, gone: readonly EdgeId[]): EdgeId[] {
  let best: EdgeId[] = [];
  for (const edge of INTERSECTIONS[spot].edges) {
    if (v.roads[edge] !== seat || gone.includes(edge)) continue;
    const { a, b } = EDGES[edge];
    const next = a === spot ? b : a;
    const open = v.owners[next] === NOBODY || v.owners[next] === seat;
    const way = [edge, ...(open ? onwards(v, seat, next, [...gone, edge]) : [])];
    if (way.length > best.length) best = way;
  }
  return best;
}

/** The edges of a longest road of that seat, in the order in which one walks them (rule page B3); the rules only count them. */
export function trailOf(v: Roads, seat: Seat): EdgeId[] {
  let best: EdgeId[] = [];
  for (let spot = 0; spot < INTERSECTIONS.length; spot++) {
    const way = onwards(v, seat, spot, []);
    if (way.length > best.length) best = way;
  }
  return best;
}
