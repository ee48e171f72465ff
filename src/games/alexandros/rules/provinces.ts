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

export function provinces(s: Ground): { list: Province[]; of: Int16Array } {
  const { of, count } = parts(GRID, s.walls);
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

/** What every seat gets from a levy: the open spaces of its provinces with exactly one guard (rule page 2.5). */
export function incomes(s: Ground & Pick<OpenTable, 'n'>): number[] {
  const { of, count } = parts(GRID, s.walls);
  const value = new Int16Array(count);
  const guards = new Int8Array(count);
  const owner = new Int8Array(count);
  const symbols = symbolList(s.symbols);
  for (let space = 0; space < SPACES; space++) {
    const part = of[space];
    if (symbols[space] < 0) value[part]++;
    else if (s.guards[space] !== NOBODY) {
      guards[part]++;
      owner[part] = s.guards[space];
    }
  }
  const out: number[] = new Array(s.n).fill(0);
  for (let part = 0; part < count; part++) if (guards[part] === 1) out[owner[part]] += value[part];
  return out;
}

/** Rule page 2.4: more than nine symbols, and nobody there, is called open land; it may be claimed like any other. */
export const isOpenLand = (province: Province): boolean => province.symbols.length > 9 && province.owner === NOBODY;

export const symbolOf = (s: Pick<OpenTable, 'symbols'>, space: Space): Sign => symbolAt(s.symbols, space);
