import { INNER, ISLANDS, type Island, SEA } from './deck';

/**
 * Where the islands lie and what lies wholly on one (rule page A5). Lengths in hundredths of a millimetre on the lagoon
 * that every match is flown on, 211 x 142 mm; x to the right, y downwards, the compass in the middle. A smaller or
 * larger screen shows the same lagoon smaller or larger, so that a flight in a log reads the same everywhere.
 */

export type Point = readonly [x: number, y: number];

export type Shore = { kind: 'circle'; x: number; y: number; r: number } | { kind: 'polygon'; points: readonly Point[] };

/** Width and short side S of the lagoon. */
export const WIDTH = 21100;
export const SHORT = 14200;

/** Shares of S: nominal island radius, token radius, compass radius. */
const ISLAND = 0.085;
export const TOKEN = Math.round(0.025 * SHORT);
export const COMPASS = Math.round(0.07 * SHORT);
/** An edge may be overlapped by this much. */
export const SLACK = 10;
const RIM = 100;

export const DIFFICULTIES = ['calm', 'fair', 'storm'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the difficulty makes of an island's radius. */
export const SCALE: { readonly [name in Difficulty]: number } = { calm: 1.25, fair: 1, storm: 0.85 };

/** Middles of the twelve islands on a field of that size, in the unit of `width`; `rim` is a millimetre in it. */
export function middles(width: number, short: number, rim: number): Point[] {
  const r = ISLAND * short;
  const outer: Point = [width / 2 - r - rim, short / 2 - r - rim];
  const inner: Point = [0.52 * outer[0], 0.58 * outer[1]];
  return Array.from({ length: ISLANDS }, (_, i): Point => {
    const [a, b] = i < INNER ? inner : outer;
    // degrees counter-clockwise from the east, the outer ring staggered; y points down
    const angle = ((i % INNER) * 60 + (i < INNER ? 0 : 30)) * (Math.PI / 180);
    return [a * Math.cos(angle), -b * Math.sin(angle)];
  });
}

export const radiusAt = (short: number): number => ISLAND * short;

export const MIDDLES: readonly Point[] = middles(WIDTH, SHORT, RIM).map(([x, y]) => [Math.round(x), Math.round(y)]);

const CORNERS = 28;

/** A hand-drawn coast: a circle that breathes a little. The same island always has the same coast. */
function coast(island: Island, radius: number): Point[] {
  const [cx, cy] = MIDDLES[island];
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const wobble =
      1.004 +
      0.026 * Math.sin(2 * angle + island * 1.7) +
      0.018 * Math.sin(3 * angle + island * 2.9) +
      0.01 * Math.sin(5 * angle + island * 0.6);
    return [Math.round(cx + radius * wobble * Math.cos(angle)), Math.round(cy + radius * wobble * Math.sin(angle))];
  });
}

/** The coasts of all islands: what is drawn is what counts. */
export const COASTS: { readonly [name in Difficulty]: readonly (readonly Point[])[] } = {
  calm: coasts('calm'),
  fair: coasts('fair'),
  storm: coasts('storm'),
};

function coasts(difficulty: Difficulty): Point[][] {
  return MIDDLES.map((_, island) => coast(island, ISLAND * SHORT * SCALE[difficulty]));
}

/** How far inside a shore a point lies; negative outside. */
export function depth(x: number, y: number, shore: Shore): number {
  if (shore.kind === 'circle') return shore.r - Math.hypot(x - shore.x, y - shore.y);
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  const { points } = shore;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.min(1, Math.max(0, along));
    const gap = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    if (gap < least) least = gap;
  }
  return inside ? least : -least;
}

/** Rule page A5: the whole token on the island, its edge included, with a tenth of a millimetre to spare. */
export const supported = (x: number, y: number, shore: Shore, token = TOKEN, slack = SLACK): boolean =>
  depth(x, y, shore) >= token - slack - 1e-9;

const shoreOf = (island: Island, difficulty: Difficulty): Shore => ({
  kind: 'polygon',
  points: COASTS[difficulty][island],
});

/** Nearer to the middle than `surely` a token lies wholly on the island; further away than `hardly` it does not. */
interface Reach {
  surely: number;
  hardly: number;
}

const REACHES: { readonly [name in Difficulty]: readonly Reach[] } = {
  calm: reaches('calm'),
  fair: reaches('fair'),
  storm: reaches('storm'),
};

function reaches(difficulty: Difficulty): Reach[] {
  return MIDDLES.map(([cx, cy], island) => {
    const furthest = Math.max(...COASTS[difficulty][island].map(([x, y]) => Math.hypot(x - cx, y - cy)));
    const room = TOKEN - SLACK;
    return { surely: depth(cx, cy, shoreOf(island, difficulty)) - room - 0.01, hardly: furthest - room + 0.01 };
  });
}

/** The island that carries a token dropped there, or SEA. The coast itself is looked at only where it matters. */
export function islandAt(x: number, y: number, difficulty: Difficulty): Island {
  for (let i = 0; i < ISLANDS; i++) {
    const [cx, cy] = MIDDLES[i];
    const { surely, hardly } = REACHES[difficulty][i];
    const away = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
    if (away > hardly) continue;
    if (away < surely || supported(x, y, shoreOf(i, difficulty))) return i;
  }
  return SEA;
}

/**
 * The nearest island and by how much the token misses it (positive) or has to spare (negative), in hundredths of a
 * millimetre: what the ruler shows.
 */
export function nearest(x: number, y: number, difficulty: Difficulty): { island: Island; over: number } {
  let best = { island: 0, over: Number.POSITIVE_INFINITY };
  for (let island = 0; island < ISLANDS; island++) {
    const over = TOKEN - SLACK - depth(x, y, shoreOf(island, difficulty));
    if (over < best.over) best = { island, over };
  }
  return { island: best.island, over: Math.round(best.over) };
}
