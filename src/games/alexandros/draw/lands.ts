import { hand } from '../../kit/draw/hand';
import { middleOf, type XY } from '../rules/places';
import { GRID, OIKUMENE, SPACES, symbolList, symbolsOf } from '../rules/setup';
import type { Space } from '../rules/state';

/** What makes one land another to the eye: how its coast runs, what grows where, what its parts are called. Nothing of it is a rule. */

const KNOWN = symbolsOf(OIKUMENE);

/** 0 for the Oikumene and for a land not yet made; else a number of its own. */
export function seedOf(symbols: string): number {
  if (symbols === '' || symbols === KNOWN) return 0;
  let seed = 7;
  for (const letter of symbols) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return 1 + (seed % 99_991);
}

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

/** Open spaces side by side in a row: there is room for a name. */
interface Room {
  /** Between the two in the middle. */
  at: XY;
  spaces: readonly Space[];
}

function roomsIn(symbols: string): Room[] {
  const list = symbolList(symbols);
  const out: Room[] = [];
  for (let first = 0; first < SPACES; first++) {
    const { r, t } = GRID.cells[first];
    const spaces: Space[] = [];
    for (let k = 0; first + k < SPACES; k++) {
      const cell = GRID.cells[first + k];
      if (cell.r !== r || cell.t !== t + k || list[first + k] >= 0) break;
      spaces.push(first + k);
    }
    if (spaces.length > 1) {
      const [a, b] = [spaces[Math.ceil(spaces.length / 2) - 1], spaces[Math.ceil(spaces.length / 2)]].map(middleOf);
      out.push({ at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], spaces });
    }
    first += spaces.length;
  }
  return out;
}

export interface Named extends Room {
  name: string;
}

/** Each room with a name: those of the Oikumene as they follow each other, those of a new land in an order of its own. */
export function regionsOf(symbols: string, names: readonly string[]): Named[] {
  if (symbols === '') return [];
  const seed = seedOf(symbols);
  const next = hand(seed + 3);
  const pool =
    seed === 0
      ? [...names]
      : names
          .map((name) => ({ name, k: next() }))
          .sort((a, b) => a.k - b.k)
          .map(({ name }) => name);
  return roomsIn(symbols).flatMap((room, i) => (pool[i] === undefined ? [] : [{ ...room, name: pool[i] }]));
}
