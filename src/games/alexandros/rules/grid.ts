/**
 * A grid of triangles: spaces, their sides and corner points, neighbours, shortest walks, flood fill. A small library
 * that knows no game (rule page section 3, Geometry). Everything is an index; lists are in reading order.
 */

/** Row and column of a space; it points down iff r + t is even. */
interface Cell {
  r: number;
  t: number;
  down: boolean;
  /** Three points, clockwise from the upper left. */
  corners: readonly [number, number, number];
  /** Three sides: between corners 0-1, 1-2, 2-0. */
  sides: readonly [number, number, number];
}

/** Point `y,i`; x in units of a side, odd lines half a unit to the right. */
interface Corner {
  y: number;
  i: number;
  x: number;
}

interface Side {
  a: number;
  b: number;
  /** One space at the edge of the land, else two. */
  spaces: readonly number[];
}

export interface Grid {
  cells: readonly Cell[];
  points: readonly Corner[];
  sides: readonly Side[];
  /** By point: the points one side away, and by which side. */
  next: readonly (readonly { to: number; side: number }[])[];
  /** By point: the spaces that touch it. */
  touching: readonly (readonly number[])[];
  /** Shortest walk between two points along sides: `steps[a * points.length + b]`. */
  steps: Uint8Array;
  /** The space across each side: `across[cell * 3 + k]` for side k; -1 where the land ends. */
  across: Int16Array;
  /** The same numbers flat, for loops that run a million times: `bounds[cell * 3 + k]` is side k. */
  bounds: Int16Array;
}

export const pointId = ({ y, i }: Corner): string => `${y},${i}`;
export const cellId = ({ r, t }: Cell): string => `${r}/${t}`;
export const sideId = (grid: Grid, side: number): string =>
  `${pointId(grid.points[grid.sides[side].a])}-${pointId(grid.points[grid.sides[side].b])}`;

/** A space before its corners have numbers. */
interface Draft extends Pick<Cell, 'r' | 't' | 'down'> {
  /** See `cornersOf`. */
  at: readonly [number, number][];
}

const keyOf = (y: number, i: number): number => y * 1000 + i;

/** The grid of a land; `~` in a row is sea, which has neither spaces nor sides. */
export function gridOf(rows: readonly string[]): Grid {
  const drafts = draftsOf(rows);
  const points = pointsOf(drafts);
  const index = new Map(points.map(({ y, i }, p) => [keyOf(y, i), p]));
  const shapes = drafts.map(({ at }) => {
    const [a, b, c] = at.map(([y, i]) => index.get(keyOf(y, i)) as number);
    return [a, b, c] as const;
  });
  const sides = sidesAmong(shapes);
  const number = new Map(sides.map(({ a, b }, side) => [`${a}-${b}`, side]));
  const sideOf = (a: number, b: number): number => number.get(a < b ? `${a}-${b}` : `${b}-${a}`) as number;
  const cells = drafts.map(({ r, t, down }, cell): Cell => {
    const [a, b, c] = shapes[cell];
    return { r, t, down, corners: [a, b, c], sides: [sideOf(a, b), sideOf(b, c), sideOf(c, a)] };
  });
  const next = nextOf(points.length, sides);
  const touching: number[][] = points.map(() => []);
  cells.forEach(({ corners }, cell) => {
    for (const corner of corners) touching[corner].push(cell);
  });
  const bounds = Int16Array.from(cells.flatMap((cell) => [...cell.sides]));
  const across = Int16Array.from(
    cells.flatMap((cell, own) => cell.sides.map((side) => sides[side].spaces.find((other) => other !== own) ?? -1)),
  );
  return { cells, points, sides, next, touching, steps: stepsOf(next), across, bounds };
}

function draftsOf(rows: readonly string[]): Draft[] {
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, t) => {
      const down = (r + t) % 2 === 0;
      return sign === '~' ? [] : [{ r, t, down, at: cornersOf(r, t, down) }];
    }),
  );
}

/** Every corner once, however many spaces have it. */
function pointsOf(drafts: readonly Draft[]): Corner[] {
  const found = new Map<number, Corner>();
  for (const { at } of drafts) for (const [y, i] of at) found.set(keyOf(y, i), { y, i, x: i + (y % 2) / 2 });
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, point]) => point);
}

/** Every side once, with the spaces on either hand. */
function sidesAmong(shapes: readonly Cell['corners'][]): Side[] {
  const found = new Map<string, { a: number; b: number; spaces: number[] }>();
  shapes.forEach((corners, cell) => {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k], corners[(k + 1) % 3]].sort((x, y) => x - y);
      const side = found.get(`${a}-${b}`) ?? { a, b, spaces: [] };
      side.spaces.push(cell);
      found.set(`${a}-${b}`, side);
    }
  });
  return [...found.values()].sort((x, y) => x.a - y.a || x.b - y.b);
}

function nextOf(points: number, sides: readonly Side[]): { to: number; side: number }[][] {
  const next: { to: number; side: number }[][] = Array.from({ length: points }, () => []);
  sides.forEach(({ a, b }, side) => {
    next[a].push({ to: b, side });
    next[b].push({ to: a, side });
  });
  return next;
}

/** The three corners as [line, index on the line], from doubled abscissas (rule page section 3). */
function cornersOf(r: number, t: number, down: boolean): [number, number][] {
  const doubled: [number, number][] = down
    ? [
        [t, r],
        [t + 2, r],
        [t + 1, r + 1],
      ]
    : [
        [t + 1, r],
        [t + 2, r + 1],
        [t, r + 1],
      ];
  return doubled.map(([x, y]) => [y, (x - (y % 2)) / 2]);
}

/** All shortest distances, one breadth-first search a point. */
function stepsOf(next: readonly (readonly { to: number }[])[]): Uint8Array {
  const n = next.length;
  const out = new Uint8Array(n * n).fill(255);
  for (let from = 0; from < n; from++) {
    const queue = [from];
    out[from * n + from] = 0;
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head];
      for (const { to } of next[at]) {
        if (out[from * n + to] !== 255) continue;
        out[from * n + to] = out[from * n + at] + 1;
        queue.push(to);
      }
    }
  }
  return out;
}

export const distance = (grid: Grid, a: number, b: number): number => grid.steps[a * grid.points.length + b];

/** Every shortest walk as the points passed, both ends included; in a fixed order. */
export function walks(grid: Grid, from: number, to: number): number[][] {
  const out: number[][] = [];
  const path = [from];
  const go = (at: number): void => {
    if (at === to) {
      out.push(path.slice());
      return;
    }
    for (const step of grid.next[at]) {
      if (distance(grid, step.to, to) !== distance(grid, at, to) - 1) continue;
      path.push(step.to);
      go(step.to);
      path.pop();
    }
  };
  go(from);
  return out;
}

/** The side between two neighbouring points; undefined where there is none. */
export function sideBetween(grid: Grid, a: number, b: number): number | undefined {
  const steps = grid.next[a];
  if (steps === undefined) return undefined;
  for (let k = 0; k < steps.length; k++) if (steps[k].to === b) return steps[k].side;
  return undefined;
}

/** The sides of a walk. Throws where two points in a row are no neighbours. */
export function sidesOf(grid: Grid, walk: readonly number[]): number[] {
  const out: number[] = [];
  for (let k = 1; k < walk.length; k++) {
    const side = sideBetween(grid, walk[k - 1], walk[k]);
    if (side === undefined) throw new Error('a walk that leaves the sides');
    out.push(side);
  }
  return out;
}

/** The fewest sides without a wall on any shortest walk. */
export function fewestNew(grid: Grid, walls: readonly number[], from: number, to: number): number {
  const best = new Map<number, number>([[from, 0]]);
  let layer = [from];
  for (let left = distance(grid, from, to); left > 0; left--) {
    const ahead = new Map<number, number>();
    for (const at of layer) {
      for (const step of grid.next[at]) {
        if (distance(grid, step.to, to) !== left - 1) continue;
        const cost = (best.get(at) as number) + (walls[step.side] === 0 ? 1 : 0);
        const known = ahead.get(step.to);
        if (known === undefined || cost < known) ahead.set(step.to, cost);
      }
    }
    for (const [point, cost] of ahead) best.set(point, cost);
    layer = [...ahead.keys()];
  }
  return best.get(to) as number;
}

let spare = new Int16Array(0);

/** A space waits there once at most. */
function stackFor(n: number): Int16Array {
  if (spare.length < n) spare = new Int16Array(n);
  return spare;
}

/** Numbers the parts of the land that walls cut it into: the part of each space, parts counted in reading order. */
export function parts(grid: Grid, walls: readonly number[]): { of: Int16Array; count: number } {
  const { across, bounds } = grid;
  const n = grid.cells.length;
  const of = new Int16Array(n).fill(-1);
  const stack = stackFor(n);
  let count = 0;
  for (let first = 0; first < n; first++) {
    if (of[first] >= 0) continue;
    of[first] = count;
    let top = 0;
    stack[top++] = first;
    while (top > 0) {
      const base = 3 * stack[--top];
      for (let k = base; k < base + 3; k++) {
        const other = across[k];
        if (other < 0 || of[other] >= 0 || walls[bounds[k]] !== 0) continue;
        of[other] = count;
        stack[top++] = other;
      }
    }
    count++;
  }
  return { of, count };
}
