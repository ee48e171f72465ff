import { hand } from '../../kit/draw/hand';
import { seedOf } from '../rules/regions';
import { GRID } from '../rules/setup';

/** What makes one land another to the eye: how its coast runs and what grows where. Nothing of it is a rule. */

/** dunes, hills, palms, scrub, woods, a town: what an open space bears. */
export type Terrain = 'dunes' | 'hills' | 'palms' | 'scrub' | 'woods' | 'town';

/** From north to south, or from south to north, as the land has it. */
const BELTS: readonly (readonly Terrain[])[] = [
  ['woods', 'hills', 'woods', 'hills'],
  ['hills', 'woods', 'scrub', 'hills'],
  ['scrub', 'hills', 'palms', 'scrub'],
  ['palms', 'scrub', 'dunes', 'palms'],
  ['dunes', 'palms', 'dunes', 'hills'],
];
const ROWS = 9;

/** By space; what symbol spaces bear is never seen. */
export function terrainOf(symbols: string): readonly Terrain[] {
  const seed = seedOf(symbols);
  const next = hand(17 + seed);
  const upside = seed % 2 === 1;
  return GRID.cells.map(({ r }) => {
    const south = upside ? ROWS - 1 - r : r;
    const belt = Math.floor(((south + (next() - 0.5) * 2.2) / ROWS) * BELTS.length);
    const kinds = BELTS[Math.max(0, Math.min(BELTS.length - 1, belt))];
    const kind = kinds[Math.floor(next() * kinds.length)];
    return next() < 0.13 ? 'town' : kind;
  });
}
