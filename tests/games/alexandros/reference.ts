/**
 * A second surveyor, written from the rule page alone (2.3, 2.4, 2.5, 3). It shares no line and no table with the rules
 * module: everything is named by text, and everything is searched the long way.
 */

/** Section 3, typed from the rule page. */
export const MAP = [
  '~S..~~~~~L.ASL~~~~~AL.~',
  'H.A..H.A..S.T.H~~~T..SH',
  'T.S.L.T..H.....A..L..T.',
  '~~~~~HS.L.AT.L.S..H.A.L',
  '~~~~~~~~.T...H..T..S..S',
  '~~~~~~~~.A.S..TA...H..T',
  '~~~.T.L.H..L.H..L~~~AL.',
  '.HL..A.ST.A...T.S~~~~~~',
  'AT.S.H.~~~.SL.HA.~~~~~~',
];

export interface Tile {
  id: string;
  r: number;
  t: number;
  up: boolean;
  /** Points `y,i`. */
  corners: string[];
  /** Sides `y,i-y,i`. */
  sides: string[];
  /** Tiles across its sides, with the side. */
  beside: [Tile, string][];
}

const at = (x: number, y: number): string => `${y},${(x - (y % 2)) / 2}`;
/** Reading order: by line, then along the line. */
export const before = (p: string, q: string): number => {
  const [a, b] = [p.split(',').map(Number), q.split(',').map(Number)];
  return a[0] - b[0] || a[1] - b[1];
};
const edge = (p: string, q: string): string => [p, q].sort(before).join('-');

export const TILES: Tile[] = MAP.flatMap((row, r) =>
  [...row].flatMap((letter, t) => {
    if (letter === '~') return [];
    const up = (r + t) % 2 === 1;
    const corners = up ? [at(t + 1, r), at(t, r + 1), at(t + 2, r + 1)] : [at(t, r), at(t + 2, r), at(t + 1, r + 1)];
    const [a, b, c] = corners;
    return [{ id: `${r}/${t}`, r, t, up, corners, sides: [edge(a, b), edge(b, c), edge(a, c)], beside: [] }];
  }),
);
for (const one of TILES)
  for (const other of TILES)
    for (const side of one.sides) if (other !== one && other.sides.includes(side)) one.beside.push([other, side]);

export const POINTS: string[] = [...new Set(TILES.flatMap(({ corners }) => corners))].sort(before);
export const SIDES: string[] = [...new Set(TILES.flatMap(({ sides }) => sides))].sort((s, u) => {
  const [[a, b], [c, d]] = [s.split('-'), u.split('-')];
  return before(a, c) || before(b, d);
});
/** Points one side away. */
export const ROADS: { [point: string]: string[] } = Object.fromEntries(
  POINTS.map((p) => [
    p,
    SIDES.flatMap((side) => {
      const ends = side.split('-');
      return ends.includes(p) ? [ends[0] === p ? ends[1] : ends[0]] : [];
    }),
  ]),
);

/** How far every point is from this one: waves of one side each. */
export function waves(from: string): { [point: string]: number } {
  const far: { [point: string]: number } = { [from]: 0 };
  let wave = [from];
  for (let n = 1; wave.length > 0; n++) {
    wave = [...new Set(wave.flatMap((p) => ROADS[p]))].filter((p) => far[p] === undefined);
    for (const p of wave) far[p] = n;
  }
  return far;
}
const memory: { [from: string]: { [point: string]: number } } = {};
export const far = (from: string, to: string): number => {
  memory[from] ??= waves(from);
  return memory[from][to];
};

/** Every walk of exactly so many sides that ends there: those of the shortest length are the shortest walks. */
export function walksOf(from: string, to: string, length: number): string[][] {
  if (length === 0) return from === to ? [[from]] : [];
  if (far(from, to) > length) return [];
  return ROADS[from].flatMap((next) => walksOf(next, to, length - 1).map((walk) => [from, ...walk]));
}

/** The table, as a surveyor sees it. */
export interface Ground {
  n: number;
  symbols: string;
  alexander: string;
  /** Walled sides. */
  walls: Set<string>;
  /** By tile: who has a guard there. */
  guards: { [tile: string]: number };
}

export function groundOf(s: {
  n: number;
  symbols: string;
  alexander: number;
  walls: readonly number[];
  guards: number[];
}): Ground {
  const guards: { [tile: string]: number } = {};
  TILES.forEach(({ id }, k) => {
    if (s.guards[k] >= 0) guards[id] = s.guards[k];
  });
  return {
    n: s.n,
    symbols: s.symbols,
    alexander: POINTS[s.alexander],
    walls: new Set(SIDES.filter((_, k) => s.walls[k] !== 0)),
    guards,
  };
}

export interface Region {
  tiles: string[];
  open: number;
  symbols: string[];
  owners: number[];
}

/** 2.4: what walls and coast enclose. */
export function regions(g: Ground): Region[] {
  const letter: { [tile: string]: string } = {};
  TILES.forEach(({ id }, k) => {
    letter[id] = g.symbols[k];
  });
  const seen = new Set<string>();
  const out: Region[] = [];
  for (const first of TILES) {
    if (seen.has(first.id)) continue;
    const found: Tile[] = [];
    const visit = (tile: Tile): void => {
      if (seen.has(tile.id)) return;
      seen.add(tile.id);
      found.push(tile);
      for (const [other, side] of tile.beside) if (!g.walls.has(side)) visit(other);
    };
    visit(first);
    const tiles = found.map(({ id }) => id);
    out.push({
      tiles,
      open: tiles.filter((id) => letter[id] === '.').length,
      symbols: tiles.filter((id) => letter[id] !== '.').map((id) => letter[id]),
      owners: tiles.flatMap((id) => (g.guards[id] === undefined ? [] : [g.guards[id]])),
    });
  }
  return out;
}

/** 2.5: the open spaces of all provinces in which somebody has exactly one guard. */
export function levies(g: Ground): number[] {
  const out = new Array(g.n).fill(0);
  for (const { owners, open } of regions(g)) if (owners.length === 1) out[owners[0]] += open;
  return out;
}

/** 2.3.2, 2.3.3: the closest empty spaces of a symbol, and how far they are. */
export function closest(g: Ground, symbol: string): { tiles: string[]; d: number } {
  let tiles: string[] = [];
  let d = 99;
  TILES.forEach((tile, k) => {
    if (g.symbols[k] !== symbol) return;
    if (tile.sides.some((side) => g.walls.has(side)) || g.guards[tile.id] !== undefined) return;
    if (tile.corners.includes(g.alexander)) return;
    const near = Math.min(...tile.corners.map((corner) => far(g.alexander, corner)));
    if (near < d) [tiles, d] = [[], near];
    if (near === d) tiles.push(tile.id);
  });
  return { tiles, d };
}

/** 2.3.4-6: every target, corner and shortest route that these walls pay for. */
export function journeys(g: Ground, symbol: string, walls: number): { to: string; walk: string[] }[] {
  return closest(g, symbol).tiles.flatMap((to) => {
    const { corners } = TILES.find(({ id }) => id === to) as Tile;
    return corners.flatMap((corner) =>
      walksOf(g.alexander, corner, far(g.alexander, corner))
        .filter((walk) => fresh(g, walk).length <= walls)
        .map((walk) => ({ to, walk })),
    );
  });
}

/** Sides of a walk without a wall. */
export const fresh = (g: Ground, walk: string[]): string[] =>
  walk.slice(1).flatMap((p, k) => (g.walls.has(edge(walk[k], p)) ? [] : [edge(walk[k], p)]));
