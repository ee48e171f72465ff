/**
 * The island as a graph (rule page B4, Coordinates): 19 land hexes, 54 intersections, 72 edges. Axial coordinates with
 * pointy tops; every hex of land or sea owns the intersection at its top (N) and at its bottom (S).
 */

interface Hex {
  q: number;
  r: number;
  /** Six intersections, clockwise from the top. */
  corners: readonly number[];
  /** Land hexes beside it. */
  beside: readonly number[];
}

interface Intersection {
  /** `N` or `S` of the hex q, r. */
  top: boolean;
  q: number;
  r: number;
  hexes: readonly number[];
  edges: readonly number[];
  /** Intersections one edge away, in the order of `edges`. */
  beside: readonly number[];
}

interface Edge {
  a: number;
  b: number;
}

const RADIUS = 2;

/** Land hexes by rows, left to right. */
const LAND: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= RADIUS).map((q): [number, number] => [q, r]),
);

type Spot = [top: boolean, q: number, r: number];

/** Clockwise from the top. */
const cornersOf = (q: number, r: number): Spot[] => [
  [true, q, r],
  [false, q + 1, r - 1],
  [true, q, r + 1],
  [false, q, r],
  [true, q - 1, r + 1],
  [false, q, r - 1],
];

const besideOf = ([top, q, r]: Spot): Spot[] =>
  top
    ? [
        [false, q, r - 1],
        [false, q + 1, r - 1],
        [false, q + 1, r - 2],
      ]
    : [
        [true, q, r + 1],
        [true, q - 1, r + 1],
        [true, q - 1, r + 2],
      ];

export const spotId = (top: boolean, q: number, r: number): string => `${top ? 'N' : 'S'}(${q},${r})`;
const name = ([top, q, r]: Spot): string => spotId(top, q, r);

/** Where an intersection lies on the page, in units of a hex's side; y grows downwards. */
export const placeOf = ({ top, q, r }: Pick<Intersection, 'top' | 'q' | 'r'>): [number, number] => [
  Math.sqrt(3) * (q + r / 2),
  1.5 * r + (top ? -1 : 1),
];

const found = new Map<string, Spot>();
for (const [q, r] of LAND) for (const spot of cornersOf(q, r)) found.set(name(spot), spot);
/** Reading order: rows from the top, left to right. */
const SPOTS = [...found.values()].sort((a, b) => {
  const [[ax, ay], [bx, by]] = [a, b].map(([top, q, r]) => placeOf({ top, q, r }));
  return Math.abs(ay - by) > 1e-6 ? ay - by : ax - bx;
});
const INDEX = new Map(SPOTS.map((spot, i) => [name(spot), i]));

/** The intersection of that name. Throws where it touches no land. */
export function at(id: string): number {
  const i = INDEX.get(id);
  if (i === undefined) throw new Error(`no intersection ${id}`);
  return i;
}

export const EDGES: readonly Edge[] = SPOTS.flatMap((spot, a) =>
  besideOf(spot).flatMap((other) => {
    const b = INDEX.get(name(other));
    return b !== undefined && a < b ? [{ a, b }] : [];
  }),
).sort((x, y) => x.a - y.a || x.b - y.b);

export const HEXES: readonly Hex[] = LAND.map(([q, r]) => ({
  q,
  r,
  corners: cornersOf(q, r).map((spot) => INDEX.get(name(spot)) as number),
  beside: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].flatMap(([dq, dr]) => {
    const i = LAND.findIndex(([oq, or]) => oq === q + dq && or === r + dr);
    return i < 0 ? [] : [i];
  }),
}));

export const INTERSECTIONS: readonly Intersection[] = SPOTS.map(([top, q, r], i) => {
  const edges = EDGES.flatMap(({ a, b }, e) => (a === i || b === i ? [e] : []));
  return {
    top,
    q,
    r,
    hexes: HEXES.flatMap(({ corners }, h) => (corners.includes(i) ? [h] : [])),
    edges,
    beside: edges.map((e) => (EDGES[e].a === i ? EDGES[e].b : EDGES[e].a)),
  };
});

export const hexAt = (q: number, r: number): number => LAND.findIndex(([a, b]) => a === q && b === r);

export function edgeBetween(a: number, b: number): number {
  const e = EDGES.findIndex((edge) => (edge.a === a && edge.b === b) || (edge.a === b && edge.b === a));
  if (e < 0) throw new Error('no such edge');
  return e;
}

/** By intersection, three of each: its edges and where they lead, or -1. */
const [WAYS, AHEAD] = (['edges', 'beside'] as const).map((what) =>
  Int8Array.from(INTERSECTIONS.flatMap((one) => [0, 1, 2].map((k) => one[what][k] ?? -1))),
);

/** Scratch: roads that the trail of the moment goes over, and roads that any trail went over. */
const used = new Uint8Array(EDGES.length);
const seen = new Uint8Array(EDGES.length);

type List = readonly number[];

/** The longest trail from an intersection over roads that are not used yet. */
function trail(roads: List, owners: List, seat: number, spot: number): number {
  let best = 0;
  for (let k = 3 * spot; k < 3 * spot + 3; k++) {
    const e = WAYS[k];
    if (e < 0 || roads[e] !== seat || used[e]) continue;
    seen[e] = 1;
    const next = AHEAD[k];
    let length = 1;
    if (owners[next] < 0 || owners[next] === seat) {
      used[e] = 1;
      length += trail(roads, owners, seat, next);
      used[e] = 0;
    }
    if (length > best) best = length;
  }
  return best;
}

/** Whether a longest trail may have to begin here: an odd number of roads meet, or somebody else has built here. */
function mayBegin(roads: List, owners: List, seat: number, spot: number): boolean {
  let n = 0;
  for (let k = 3 * spot; k < 3 * spot + 3; k++) if (WAYS[k] >= 0 && roads[WAYS[k]] === seat) n++;
  return n === 2 ? owners[spot] >= 0 && owners[spot] !== seat : n > 0;
}

/**
 * The longest trail of a seat's roads (rule page B3): every road once, intersections as often as one likes, but none
 * that somebody else has built on may be passed through. `roads` by edge and `owners` by intersection: seats, or below 0.
 */
export function longestRoad(roads: List, owners: List, seat: number): number {
  let best = 0;
  seen.fill(0);
  for (let e = 0; e < EDGES.length; e++) {
    if (roads[e] !== seat) continue;
    const { a, b } = EDGES[e];
    if (mayBegin(roads, owners, seat, a)) best = Math.max(best, trail(roads, owners, seat, a));
    if (mayBegin(roads, owners, seat, b)) best = Math.max(best, trail(roads, owners, seat, b));
  }
  // a ring without a tail has no such place
  for (let e = 0; e < EDGES.length; e++) {
    if (roads[e] === seat && !seen[e]) best = Math.max(best, trail(roads, owners, seat, EDGES[e].a));
  }
  return best;
}
