import { middleOf, pointAt, type XY } from './places';
import { GRID, OIKUMENE, SPACES, symbolList, symbolsOf } from './setup';
import type { Point, Space } from './state';

/** The regions of a land, whose names are printed on the board, and what lies where from them. Nothing of it is a rule. */

const KNOWN = symbolsOf(OIKUMENE);
/** So many names there are for a land made at random. */
const FAR_NAMES = 30;

/** 0 for the Oikumene and for a land not yet made; else a number of its own. */
export function seedOf(symbols: string): number {
  if (symbols === '' || symbols === KNOWN) return 0;
  let seed = 7;
  for (const letter of symbols) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return 1 + (seed % 99_991);
}

/** Open spaces side by side in a row: there is room for a name. */
export interface Region {
  /** Between the two in the middle. */
  at: XY;
  spaces: readonly Space[];
  /** Which of the names of its land it has. */
  name: number;
}

function roomsIn(symbols: string): Omit<Region, 'name'>[] {
  const list = symbolList(symbols);
  const out: Omit<Region, 'name'>[] = [];
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

/** Names of the Oikumene as they follow each other, those of another land in an order of its own. */
function namesOf(seed: number): number[] {
  const all = Array.from({ length: FAR_NAMES }, (_, i) => i);
  if (seed === 0) return all;
  const key = (i: number) => Math.imul(seed + 7919 * i, 0x9e3779b1) >>> 0;
  return all.sort((a, b) => key(a) - key(b));
}

/** 0 in it, then by the compass from 1, north, to 8, north-west. */
type Side = number;
const WITHIN: Side = 0;
/** From the east on, as angles are counted on the board. */
const FOUR: readonly Side[] = [3, 5, 7, 1];
const EIGHT: readonly Side[] = [3, 4, 5, 6, 7, 8, 1, 2];

/** Where something lies: on that side of the nearest region, and which is the next one where that would name two. */
export interface Whereabouts {
  side: Side;
  region: Region;
  other?: Region;
}

function whereabouts([x, y]: XY, regions: readonly Region[], sides: readonly Side[]): Required<Whereabouts> {
  const away = ({ at }: Region) => Math.hypot(at[0] - x, at[1] - y);
  const [region, other] = [...regions].sort((a, b) => away(a) - away(b));
  const turn = Math.atan2(y - region.at[1], x - region.at[0]) / (2 * Math.PI);
  return { side: sides[Math.round((turn + 1) * sides.length) % sides.length], region, other };
}

/** What shares its name with another one says what it lies between. */
function told(all: readonly Required<Whereabouts>[], kind: (i: number) => number): Whereabouts[] {
  const name = ({ side, region }: Whereabouts, i: number) => `${kind(i)} ${side} ${region.name}`;
  const seen = new Map<string, number>();
  for (const [i, one] of all.entries()) seen.set(name(one, i), (seen.get(name(one, i)) ?? 0) + 1);
  return all.map(({ other, ...one }, i) => ((seen.get(name(one, i)) ?? 0) > 1 ? { ...one, other } : one));
}

interface Land {
  symbols: string;
  regions: readonly Region[];
  spaces: readonly Whereabouts[];
  points: readonly Whereabouts[];
}

function landOf(symbols: string): Land {
  const names = namesOf(seedOf(symbols));
  const regions = roomsIn(symbols)
    .slice(0, FAR_NAMES)
    .map((room, i) => ({ ...room, name: names[i] }));
  if (symbols === '' || regions.length < 2) return { symbols, regions: [], spaces: [], points: [] };
  const list = symbolList(symbols);
  const spaces = GRID.cells.map((_, space) => {
    const one = whereabouts(middleOf(space), regions, FOUR);
    return one.region.spaces.includes(space) ? { ...one, side: WITHIN } : one;
  });
  const points = GRID.points.map((_, point) => whereabouts(pointAt(point), regions, EIGHT));
  return { symbols, regions, spaces: told(spaces, (i) => list[i]), points: told(points, () => 0) };
}

let read: Land = { symbols: '', regions: [], spaces: [], points: [] };

/** Worked out once a land. */
function landRead(symbols: string): Land {
  if (symbols !== read.symbols) read = landOf(symbols);
  return read;
}

export const regionsOf = (symbols: string): readonly Region[] => landRead(symbols).regions;
/** Undefined in a land without regions. */
export const spaceAt = (symbols: string, space: Space): Whereabouts | undefined => landRead(symbols).spaces[space];
export const cornerAt = (symbols: string, point: Point): Whereabouts | undefined => landRead(symbols).points[point];
