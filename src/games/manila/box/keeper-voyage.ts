import type { Json, Seat } from '../../../engine/rules';
import { oddsFrom } from '../rules/odds';
import { ALL_WARES, LAST, LATEST_START, PUNTS, STARTS } from '../rules/setup';
import type { Space, Ware } from '../rules/state';

/** The three punts of a real voyage: where they are, and how likely each one comes in (rule pages 3.4, 3.6, 3.7). */

const ROLLS = 3;

/** A roll by lane, 0 where no die was thrown; or a pilot's step of one punt. */
export type Made = { dice: readonly number[] } | { lane: number; by: 1 | -1 };

/** Somebody placed an accomplice; or a pirate (the captain is 0) went aboard a punt on 13. */
export type Crew = { seat: Seat; space: Space } | { pirate: 0 | 1; route: number };

export interface Voyage {
  ashore: Ware;
  starts: readonly number[];
  made: readonly Made[];
  /** Faces picked for the next roll, 0 where none is yet. */
  faces: readonly number[];
  crew: readonly Crew[];
  /** Where the captain sends what is plundered, by lane. */
  plunder: readonly ('port' | 'yard')[];
  /** The profits are paid. */
  paid: boolean;
}

export interface Lane {
  ware: Ware;
  pos: number;
  /** Passed 13: it lies in the port. */
  port: boolean;
  /** Of the last roll; 0 where it had no die. */
  die: number;
  /** Out of 100, rounded: passes 13, and stands on 13 after the last roll. */
  passes: number;
  on13: number;
}

interface Charted {
  lanes: Lane[];
  moved: number;
}

export const freshVoyage = (): Voyage => ({
  ashore: ALL_WARES.length - 1,
  starts: [3, 3, 3],
  made: [],
  faces: [0, 0, 0],
  crew: [],
  plunder: ['yard', 'yard', 'yard'],
  paid: false,
});

const whole = (x: unknown, least: number, most: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;

/** Where this leads, or undefined where it cannot be done from here. */
function after(now: Charted, one: Made): Charted | undefined {
  const rolled = 'dice' in one;
  if (rolled && now.moved === ROLLS) return undefined;
  const lanes = now.lanes.map((lane, i) => {
    const by = rolled ? one.dice[i] : one.lane === i ? one.by : 0;
    if (lane.port) return by === 0 ? { ...lane, die: 0 } : undefined;
    if (rolled && !whole(by, 1, 6)) return undefined;
    const pos = lane.pos + by;
    if (pos < 0) return undefined;
    return { ...lane, pos: Math.min(pos, LAST), port: pos > LAST, die: rolled ? by : lane.die };
  });
  if (lanes.includes(undefined)) return undefined;
  return { lanes: lanes as Lane[], moved: now.moved + (rolled ? 1 : 0) };
}

const percent = (n: number, all: number): number => Math.round((100 * n) / all);

/** The punts after all that was made of it, as far as that is possible. */
export function charted(v: Voyage): Charted & { made: Made[] } {
  const wares = ALL_WARES.filter((ware) => ware !== v.ashore);
  let now: Charted = {
    lanes: wares.map((ware, i) => ({ ware, pos: v.starts[i], port: false, die: 0, passes: 0, on13: 0 })),
    moved: 0,
  };
  const made: Made[] = [];
  for (const one of v.made) {
    const next = after(now, one);
    if (!next) break;
    now = next;
    made.push(one);
  }
  for (const lane of now.lanes) {
    const odds = oddsFrom(lane.pos, ROLLS - now.moved);
    lane.passes = lane.port ? 100 : percent(odds.passes, odds.all);
    lane.on13 = lane.port ? 0 : percent(odds.on13, odds.all);
  }
  return { ...now, made };
}

const isMade = (x: unknown): x is Made => {
  if (typeof x !== 'object' || x === null) return false;
  const { dice, lane, by } = x as Record<string, unknown>;
  if (dice === undefined) return whole(lane, 0, PUNTS - 1) && (by === 1 || by === -1);
  return Array.isArray(dice) && dice.length === PUNTS && dice.every((die) => whole(die, 0, 6));
};

/** What was kept, if it can be what this helper keeps. */
export function voyageIn(kept: Json | undefined): Voyage {
  const raw = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  const fresh = freshVoyage();
  const three = (x: unknown, most: number): x is number[] =>
    Array.isArray(x) && x.length === PUNTS && x.every((n) => whole(n, 0, most));
  const listed: unknown[] = Array.isArray(raw.made) ? raw.made : [];
  const bad = listed.findIndex((one) => !isMade(one));
  const v: Voyage = {
    ashore: whole(raw.ashore, 0, ALL_WARES.length - 1) ? raw.ashore : fresh.ashore,
    starts: three(raw.starts, LATEST_START) ? raw.starts : fresh.starts,
    made: (bad < 0 ? listed : listed.slice(0, bad)) as Made[],
    faces: three(raw.faces, 6) ? raw.faces : fresh.faces,
    crew: Array.isArray(raw.crew) ? (raw.crew as Crew[]) : [],
    plunder: fresh.plunder.map((_, i) => (Array.isArray(raw.plunder) && raw.plunder[i] === 'port' ? 'port' : 'yard')),
    paid: raw.paid === true,
  };
  return { ...v, made: charted(v).made };
}

export const toKeep = ({ ashore, starts, made, faces, crew, plunder, paid }: Voyage): Json => ({
  ashore,
  starts: [...starts],
  made: made.map((one): Json => ('dice' in one ? { dice: [...one.dice] } : { lane: one.lane, by: one.by })),
  faces: [...faces],
  crew: crew.map((one): Json => ({ ...one })),
  plunder: [...plunder],
  paid,
});

/** How far the starts are from the nine that 3.4.3 asks for. */
export const startsLeft = (v: Voyage): number => STARTS - v.starts.reduce((a, b) => a + b, 0);

/** A punt one space on or back: its start before the first roll, a pilot's step after it. Undefined where it cannot. */
export function nudged(v: Voyage, lane: number, by: 1 | -1): Voyage | undefined {
  if (v.made.length === 0) {
    const start = v.starts[lane] + by;
    if (start < 0 || start > LATEST_START) return undefined;
    return { ...v, starts: v.starts.map((one, i) => (i === lane ? start : one)) };
  }
  const now = charted(v);
  // after the third roll every punt has come to its end
  if (now.moved === ROLLS || !after(now, { lane, by })) return undefined;
  return { ...v, made: [...v.made, { lane, by }] };
}

/** A pilot has gone one way and straight back: somebody tapped beside the button. */
export function isReturn({ made }: Voyage): boolean {
  const [last, one] = made.slice(-2);
  return last !== undefined && one !== undefined && 'lane' in last && 'lane' in one && last.lane === one.lane
    ? last.by === -one.by
    : false;
}

export const mayRoll = (v: Voyage): boolean => {
  const { moved, lanes } = charted(v);
  return startsLeft(v) === 0 && moved < ROLLS && lanes.some(({ port }) => !port);
};

/** The next roll, by lane; a punt in the port has no die. */
export function rolled(v: Voyage, dice: readonly number[]): Voyage | undefined {
  const now = charted(v);
  const roll: Made = { dice: now.lanes.map(({ port }, i) => (port ? 0 : dice[i])) };
  return mayRoll(v) && after(now, roll) ? { ...v, made: [...v.made, roll], faces: [0, 0, 0] } : undefined;
}

export const takenBack = (v: Voyage): Voyage => ({ ...v, made: v.made.slice(0, -1), faces: [0, 0, 0] });
