import type { Seat } from '../../../engine/rules';
import { free, openPoints } from './board';
import { EDGES, HEXES, INTERSECTIONS } from './island';
import { ANY, DESERT, HARBOUR_AT } from './setup';
import type { Corner, EdgeId, HexId, OpenTable } from './state';
import { NOBODY } from './state';

/** What places of the board are worth to a computer player. */

type Board = Pick<OpenTable, 'n' | 'terrain' | 'tokens' | 'harbours' | 'robber' | 'roads' | 'owners' | 'levels'>;

/** How many of 36 rolls a number has; none on the desert. */
export const pips = (token: number): number => (token === 0 ? 0 : 6 - Math.abs(7 - token));

/** Cards in 36 rolls that a settlement there would collect. */
export function cornerPips(s: Board, spot: Corner): number {
  const { hexes } = INTERSECTIONS[spot];
  let n = 0;
  for (let k = 0; k < hexes.length; k++) n += pips(s.tokens[hexes[k]]);
  return n;
}

/** Ore and grain make cities and cards, wood and bricks make more land: all are needed, some a little more. */
const WEIGHT: readonly number[] = [1.02, 1.02, 0.9, 1.1, 1.1, 0];

/** Cards in 36 rolls that the buildings of a seat on one hex collect. */
export function pipsOn(s: Board, hex: HexId, seat: Seat): number {
  if (s.terrain[hex] === undefined || s.terrain[hex] === DESERT) return 0;
  const { corners } = HEXES[hex];
  let n = 0;
  for (let k = 0; k < corners.length; k++) if (s.owners[corners[k]] === seat) n += s.levels[corners[k]];
  return n * pips(s.tokens[hex]);
}

/** Cards in 36 rolls. */
export function fieldOf(s: Board, seat: Seat): number {
  let n = 0;
  for (let hex = 0; hex < s.terrain.length; hex++) if (hex !== s.robber) n += pipsOn(s, hex, seat);
  return n;
}

export function spotWorth(s: Board, spot: Corner, seat: Seat): number {
  const had = new Set<number>();
  for (let hex = 0; hex < s.terrain.length; hex++) if (pipsOn(s, hex, seat) > 0) had.add(s.terrain[hex]);
  let out = 0;
  for (const hex of INTERSECTIONS[spot].hexes) {
    const kind = s.terrain[hex];
    if (kind === DESERT) continue;
    out += pips(s.tokens[hex]) * WEIGHT[kind] + (had.has(kind) ? 0 : 1.2);
    had.add(kind);
  }
  const harbour = HARBOUR_AT[spot];
  if (harbour !== NOBODY) out += s.harbours[harbour] === ANY ? 0.8 : had.has(s.harbours[harbour]) ? 1.4 : 0.3;
  return out;
}

/** What a road opens up: the best site at its far end, or one road further. */
export function roadWorth(s: Board, edge: EdgeId, seat: Seat): number {
  if (!EDGES[edge]) return 0;
  let best = 0;
  for (const end of [EDGES[edge].a, EDGES[edge].b]) {
    if (s.owners[end] !== NOBODY) continue;
    if (free(s, end)) best = Math.max(best, spotWorth(s, end, seat));
    for (const next of INTERSECTIONS[end].beside) {
      if (free(s, next)) best = Math.max(best, 0.6 * spotWorth(s, next, seat));
    }
  }
  return 0.13 * best;
}

/** The robber there instead of where it is, and a card from that seat. */
export function robberWorth(s: OpenTable, hex: HexId, from: Seat, seat: Seat): number {
  let out = 0.12 * (pipsOn(s, s.robber, seat) - 1.5 * pipsOn(s, hex, seat));
  for (let other = 0; other < s.n; other++) {
    if (other === seat) continue;
    const lead = 0.6 + 0.12 * openPoints(s, other);
    out += 0.05 * lead * (pipsOn(s, hex, other) - pipsOn(s, s.robber, other));
    if (from === other) out += 0.4 * lead;
  }
  return out;
}
