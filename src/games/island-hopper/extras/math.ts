import { type Deck, INNER, type Island } from '../rules/deck';
import {
  DIFFICULTIES,
  type Difficulty,
  MIDDLES,
  type Point,
  radiusAt,
  SCALE,
  SHORT,
  SLACK,
  TOKEN,
  WIDTH,
} from '../rules/lagoon';
import { spread } from '../rules/noise';
import { FIELD, UNIT } from '../rules/places';

/**
 * Three test flights (rule page A5) and what they say: how much a hand errs, how often it would land, and which size of
 * islands makes that a good game. Lengths in hundredths of a millimetre, as in lagoon.ts.
 */

/** An island that was aimed at, and where the token fell. */
export interface Trial {
  island: Island;
  x: number;
  y: number;
}

export interface Share {
  inner: number;
  outer: number;
  /** The average of both rings. */
  both: number;
}

export interface Judgement {
  /** Standard deviation per axis of the flights as they were. */
  deviation: number;
  /** The hand's error as a multiple of an ordinary pilot's, whose error grows with the distance. */
  factor: number;
  shares: { readonly [name in Difficulty]: Share };
  proposal: Difficulty;
}

export const FLIGHTS = 3;
/** Wanted: this share of all flights lands, inner and outer ring averaged. */
export const WANTED = [0.5, 0.6] as const;
/** A lagoon with a shorter side hides under the fingers that fly over it. */
export const LEAST_SHORT = 96_00;
/** Nobody is judged steadier or shakier than this by three flights. */
const BOUNDS = [0.1, 10] as const;

/** A near island, a far one, a near one, far apart from each other; another three each time. */
export function course(attempt: number): readonly Island[] {
  const k = Math.abs(Math.trunc(attempt)) || 0;
  return [(1 + 4 * k) % INNER, INNER + ((3 + k) % INNER), (4 + 4 * k + (k % 2)) % INNER];
}

const whole = ({ island, x, y }: Trial): boolean =>
  MIDDLES[island] !== undefined && Number.isFinite(x) && Number.isFinite(y);

/** How far from the middle of the island it fell. */
export const missed = ({ island, x, y }: Trial): number => Math.hypot(x - MIDDLES[island][0], y - MIDDLES[island][1]);

/** How often a token that errs like this lands wholly on an island: a circle of the coast's mean radius. */
export function landing(deviation: number, difficulty: Difficulty): number {
  const reach = radiusAt(SHORT) * SCALE[difficulty] - TOKEN + SLACK;
  if (!(deviation > 0)) return 1;
  return 1 - Math.exp(-(reach ** 2) / (2 * deviation ** 2));
}

/** The same for every ring, with an error of so many times an ordinary pilot's. */
export function shareOf(factor: number, difficulty: Difficulty): Share {
  const ring = (from: number): number => {
    const all = MIDDLES.slice(from, from + INNER);
    const sum = all.reduce((n, [x, y]) => n + landing(spread('normal', Math.hypot(x, y), factor), difficulty), 0);
    return sum / all.length;
  };
  const [inner, outer] = [ring(0), ring(INNER)];
  return { inner, outer, both: (inner + outer) / 2 };
}

/** How far a share is from the wanted ones. */
const amiss = (share: number): number => Math.max(WANTED[0] - share, share - WANTED[1], 0);

/** The size of islands whose share is nearest to 50-60 %; among equals the one nearer to the middle of that. */
export function propose(shares: Judgement['shares']): Difficulty {
  const middle = (WANTED[0] + WANTED[1]) / 2;
  const rank = (name: Difficulty): number => amiss(shares[name].both) + Math.abs(shares[name].both - middle) / 1000;
  return DIFFICULTIES.reduce((best, name) => (rank(name) < rank(best) ? name : best));
}

/** What the flights say; undefined before there are any that can be measured. A small lagoon is always flown calm. */
export function judge(trials: readonly Trial[], small = false): Judgement | undefined {
  const flown = trials.filter(whole);
  if (flown.length === 0) return undefined;
  let [sum, relative] = [0, 0];
  for (const trial of flown) {
    const [x, y] = MIDDLES[trial.island];
    const square = missed(trial) ** 2;
    sum += square;
    relative += square / spread('normal', Math.hypot(x, y)) ** 2;
  }
  const axes = 2 * flown.length;
  const factor = Math.min(BOUNDS[1], Math.max(BOUNDS[0], Math.sqrt(relative / axes)));
  const shares = { calm: shareOf(factor, 'calm'), fair: shareOf(factor, 'fair'), storm: shareOf(factor, 'storm') };
  return { deviation: Math.sqrt(sum / axes), factor, shares, proposal: small ? 'calm' : propose(shares) };
}

/** What is drawn: the lagoon with the margin the board has round it. */
const RIM = (FIELD.width / UNIT - WIDTH) / 2;

export interface Sheet {
  turned: boolean;
  /** Of the picture, in lagoon units. */
  wide: number;
  high: number;
  /** Screen pixels for a lagoon unit. */
  scale: number;
  /** Screen pixels from the stage's corner to the middle of the lagoon. */
  middle: Point;
}

/** The board turns when it then comes out this much larger. */
const WORTH_TURNING = 1.15;
/** Narrower screens have the seats in rows above the board. */
const NARROW = 640;

/** About the room that the board has during a flight on a screen of that size: the rest is strip, seats and hand. */
export function boardRoom(width: number, height: number): [width: number, height: number] {
  if (width > height) return [width * 0.7, height * 0.615];
  return [width, height * (width < NARROW ? 0.52 : 0.69)];
}

/** The lagoon in the middle of a stage, as large as that room allows, turned a quarter clockwise where the board would be. */
export function sheetOn(stage: Point, room: Point = stage): Sheet {
  const [width, height] = [Math.min(stage[0], room[0]), Math.min(stage[1], room[1])];
  const [long, short] = [WIDTH + 2 * RIM, SHORT + 2 * RIM];
  const zoom = (w: number, h: number) => Math.min(width / w, height / h);
  const turned = zoom(short, long) > zoom(long, short) * WORTH_TURNING;
  const [wide, high] = turned ? [short, long] : [long, short];
  const scale = zoom(wide, high);
  return { turned, wide, high, scale: scale > 0 ? scale : 0, middle: [stage[0] / 2, stage[1] / 2] };
}

/** A place of the stage in lagoon units. */
export function toLagoon({ turned, scale, middle }: Sheet, x: number, y: number): Point {
  if (!(scale > 0)) return [0, 0];
  const [u, v] = [(x - middle[0]) / scale, (y - middle[1]) / scale];
  return turned ? [v, -u] : [u, v];
}

/** How many of each there are, for a sentence. */
export const counted = ({ contracts, islands, rounds }: Deck) => ({
  contracts: contracts.length,
  islands: islands.length,
  rounds: rounds.length,
});
