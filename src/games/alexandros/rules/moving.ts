import { distance, fewestNew, sideBetween, walks } from './grid';
import { GRID, SPACES, SYMBOLS, symbolList } from './setup';
import type { OpenTable, Point, Sign, Space } from './state';
import { NOBODY } from './state';

/** Where Alexander may go, and what it costs in walls (rule page 2.3). */

type Board = Pick<OpenTable, 'walls' | 'guards' | 'symbols' | 'alexander' | 'black' | 'red'>;

const CORNERS = Int16Array.from(GRID.cells.flatMap((cell) => [...cell.corners]));
const { bounds: BOUNDS, steps: STEPS } = GRID;
const POINTS = GRID.points.length;

/** 2.3.2: no wall on its sides, no guard on it, and Alexander does not stand at a corner of it. */
export function isEmpty(s: Board, space: Space): boolean {
  if (s.guards[space] !== NOBODY) return false;
  const { walls, alexander } = s;
  const base = 3 * space;
  for (let k = base; k < base + 3; k++) if (walls[BOUNDS[k]] !== 0 || CORNERS[k] === alexander) return false;
  return true;
}

export const left = (s: Pick<OpenTable, 'black' | 'red'>): number => s.black + s.red;

/** 2.3.3: distance to the nearest corner. */
export function reach(from: Point, space: Space): number {
  const base = 3 * space;
  const row = from * POINTS;
  return Math.min(STEPS[row + CORNERS[base]], STEPS[row + CORNERS[base + 1]], STEPS[row + CORNERS[base + 2]]);
}

/** By point: every space, the nearest first, those equally near in reading order. Made when they are first asked for. */
const around: (Int16Array | undefined)[] = [];

function outwards(from: Point): Int16Array {
  const far = Array.from({ length: SPACES }, (_, space) => reach(from, space));
  const order = Int16Array.from(far.keys()).sort((a, b) => far[a] - far[b] || a - b);
  around[from] = order;
  return order;
}

/** The closest empty spaces of each symbol; an empty list where there is none on the whole map. */
export function targets(s: Board): Space[][] {
  const out: Space[][] = [[], [], [], [], []];
  const best = [99, 99, 99, 99, 99];
  const symbols = symbolList(s.symbols);
  const order = around[s.alexander] ?? outwards(s.alexander);
  let wanted = best.length;
  let farthest = 99;
  for (let k = 0; k < SPACES; k++) {
    const space = order[k];
    const symbol = symbols[space];
    if (symbol < 0) continue;
    const far = reach(s.alexander, space);
    if (far > farthest) break;
    if (far > best[symbol] || !isEmpty(s, space)) continue;
    // the nearest come first, so whichever symbol is found last is the farthest
    if (best[symbol] === 99 && --wanted === 0) farthest = far;
    best[symbol] = far;
    out[symbol].push(space);
  }
  return out;
}

/** 2.3.6: some corner of the space can be walked to with the walls that are left. */
function affordable(s: Board, space: Space): boolean {
  const walls = left(s);
  for (let k = 3 * space; k < 3 * space + 3; k++) {
    const corner = CORNERS[k];
    // a shortest walk needs at most its length; only near the end is it worth counting
    if (distance(GRID, s.alexander, corner) <= walls) return true;
    if (fewestNew(GRID, s.walls, s.alexander, corner) <= walls) return true;
  }
  return false;
}

/** The walls a walk would add; undefined where it leaves the sides. */
export function newWalls(s: Pick<OpenTable, 'walls'>, walk: readonly Point[]): number | undefined {
  let out = 0;
  for (let k = 1; k < walk.length; k++) {
    const side = sideBetween(GRID, walk[k - 1], walk[k]);
    if (side === undefined) return undefined;
    if (s.walls[side] === 0) out++;
  }
  return out;
}

/** The symbols a card moves to: its own, or any that has an empty space where it is a joker. */
export const symbolsFor = (symbol: Sign, joker: boolean): readonly Sign[] => (joker ? SYMBOLS : [symbol]);

/** Every target with every corner and every shortest walk that the walls allow. */
export function routes(s: Board, symbol: Sign, joker: boolean): { to: Space; walk: Point[] }[] {
  const all = targets(s);
  const walls = left(s);
  const out: { to: Space; walk: Point[] }[] = [];
  for (const one of symbolsFor(symbol, joker)) {
    for (const to of all[one]) {
      for (const corner of GRID.cells[to].corners) {
        for (const walk of walks(GRID, s.alexander, corner)) {
          if ((newWalls(s, walk) as number) <= walls) out.push({ to, walk });
        }
      }
    }
  }
  return out;
}

/** What a symbol's card would do: a way to move, a symbol with no empty space, or one beyond the walls left. */
export type Outlook = 'moves' | 'none' | 'walls';

function reachable(s: Board, list: readonly Space[]): boolean {
  for (const space of list) if (affordable(s, space)) return true;
  return false;
}

export function outlooks(s: Board): Outlook[] {
  const out: Outlook[] = [];
  for (const list of targets(s)) out.push(list.length === 0 ? 'none' : reachable(s, list) ? 'moves' : 'walls');
  return out;
}

/** 2.3.1: a face-up card whose symbol has no empty space moves to any symbol that can be reached. */
export const movesBy = (outlook: readonly Outlook[], symbol: Sign, faceUp: boolean): boolean =>
  outlook[symbol] === 'moves' || (faceUp && outlook[symbol] === 'none' && outlook.includes('moves'));
