import type { Seat } from '../../../engine/rules';
import { parts } from './grid';
import { GRID, SPACES, symbolAt, symbolList } from './setup';
import type { OpenTable, Sign, Space } from './state';
import { NOBODY } from './state';

/** Provinces (rule page 2.4): what walls and coast cut the land into. Recomputed from the walls whenever it is asked. */

export interface Province {
  /** Its first space in reading order: its name. */
  key: Space;
  /** Number of open spaces: what it is worth with one guard. */
  value: number;
  /** Its symbol spaces in reading order. */
  symbols: Space[];
  /** How many spaces in all. */
  size: number;
  /** Spaces with a guard, in reading order. */
  guarded: Space[];
  /** Whose guards stand there; NOBODY where none do. */
  owner: Seat;
}

export type Ground = Pick<OpenTable, 'walls' | 'guards' | 'symbols'>;

/** What walls alone make of a land, by part in reading order. Shared by all who ask: never changed. */
interface Parting {
  /** The part of each space. */
  readonly of: Int16Array;
  readonly count: number;
  /** The first space of each part. */
  readonly keys: Int16Array;
  /** Open spaces by part. */
  readonly values: Int16Array;
  /** Symbol spaces by part and symbol: five numbers a part. */
  readonly signs: Int16Array;
}

interface Kept extends Parting {
  land: string;
  walls: readonly number[];
}

/** The last few: within a turn the same walls are asked about again and again. */
const kept: Kept[] = [];
const KEPT = 8;
let oldest = 0;

/** Rule page 2.4. */
export function parting({ walls, symbols: land }: Pick<OpenTable, 'walls' | 'symbols'>): Parting {
  for (let k = 0; k < kept.length; k++) if (kept[k].walls === walls && kept[k].land === land) return kept[k];
  const { of, count } = parts(GRID, walls);
  const values = new Int16Array(count);
  const signs = new Int16Array(5 * count);
  const keys = new Int16Array(count);
  const symbols = symbolList(land);
  for (let space = SPACES - 1; space >= 0; space--) {
    const symbol = symbols[space];
    keys[of[space]] = space;
    if (symbol < 0) values[of[space]]++;
    else signs[5 * of[space] + symbol]++;
  }
  const out = { of, count, keys, values, signs, land, walls };
  kept[oldest] = out;
  oldest = (oldest + 1) % KEPT;
  return out;
}

/** Who stands where, by part. */
export interface Holding {
  readonly parting: Parting;
  /** NOBODY where no guards stand. */
  readonly owners: Int8Array;
  readonly guards: Int8Array;
  /** Cards that remove the guards, two of the symbol under each: five numbers a part. */
  readonly removals: Int8Array;
  /** Every space with a guard. */
  readonly places: readonly Space[];
}

const holding = {
  owners: new Int8Array(SPACES),
  guards: new Int8Array(SPACES),
  removals: new Int8Array(5 * SPACES),
};

/** A hot path: what it returns is written over when it is asked again. */
export function held(s: Ground): Holding {
  const divided = parting(s);
  const { of, count } = divided;
  const { owners, guards, removals } = holding;
  owners.fill(NOBODY, 0, count);
  guards.fill(0, 0, count);
  removals.fill(0, 0, 5 * count);
  const symbols = symbolList(s.symbols);
  const places: Space[] = [];
  for (let space = 0; space < SPACES; space++) {
    const owner = s.guards[space];
    if (owner === NOBODY) continue;
    places.push(space);
    const part = of[space];
    owners[part] = owner;
    guards[part]++;
    if (symbols[space] >= 0) removals[5 * part + symbols[space]] += 2;
  }
  return { parting: divided, owners, guards, removals, places };
}

export function provinces(s: Ground): { list: Province[]; of: Int16Array } {
  const { of, count } = parting(s);
  const list: Province[] = [];
  for (let p = 0; p < count; p++) list.push({ key: -1, value: 0, symbols: [], size: 0, guarded: [], owner: NOBODY });
  const symbols = symbolList(s.symbols);
  for (let space = 0; space < SPACES; space++) {
    const province = list[of[space]];
    if (province.key < 0) province.key = space;
    province.size++;
    if (symbols[space] < 0) province.value++;
    else province.symbols.push(space);
    if (s.guards[space] !== NOBODY) {
      province.guarded.push(space);
      province.owner = s.guards[space];
    }
  }
  return { list, of };
}

/** One province alone, by its first space. */
export function provinceAt(s: Ground, key: Space): Province | undefined {
  const { of, values } = parting(s);
  const part = of[key];
  const symbols = symbolList(s.symbols);
  const out: Province = { key, value: values[part] ?? 0, symbols: [], size: 0, guarded: [], owner: NOBODY };
  for (let space = 0; space < SPACES; space++) {
    if (of[space] !== part) continue;
    // another space of it comes first
    if (space < key) return undefined;
    out.size++;
    if (symbols[space] >= 0) out.symbols.push(space);
    if (s.guards[space] === NOBODY) continue;
    out.guarded.push(space);
    out.owner = s.guards[space];
  }
  return out.size > 0 ? out : undefined;
}

/** What every seat gets from a levy: the open spaces of its provinces with exactly one guard (rule page 2.5). */
export function incomes(s: Ground & Pick<OpenTable, 'n'>): number[] {
  const { parting, owners, guards } = held(s);
  const out: number[] = new Array(s.n).fill(0);
  for (let part = 0; part < parting.count; part++) if (guards[part] === 1) out[owners[part]] += parting.values[part];
  return out;
}

/** Rule page 2.4: more than nine symbols, and nobody there, is called open land; it may be claimed like any other. */
export const isOpenLand = (province: Province): boolean => province.symbols.length > 9 && province.owner === NOBODY;

export const symbolOf = (s: Pick<OpenTable, 'symbols'>, space: Space): Sign => symbolAt(s.symbols, space);
