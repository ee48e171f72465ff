import type { Json, Seat } from '../../../engine/rules';
import { oddsFrom } from '../rules/odds';
import { ALL_WARES, LAST, LATEST_START, PUNTS, STARTS } from '../rules/setup';
import type { Space, Ware } from '../rules/state';

/** The three punts of a real voyage: where they are, and how likely each one comes in (rule pages 3.4, 3.6, 3.7). */

const ROLLS = 3;
const MOST_SEATS = 5;
const STARTING = Array.from({ length: LATEST_START + 1 }, (_, start) => start);

/** A roll by lane, 0 where no die was thrown; or a pilot's step of one punt. */
type Made = { dice: readonly number[] } | { lane: number; by: 1 | -1 };

/** Somebody placed an accomplice, places no more, or left the pirates' boat for a punt on 13. */
export type Crew = { seat: Seat; space: Space } | { seat: Seat; out: true } | { seat: Seat; boards: number };

/** What is picked and not told yet. */
export interface Picks {
  /** Whom a finger has chosen, in the place of whoever is next. */
  who?: Seat;
  /** A ware that sails, and its start: the other two are picked together. */
  load?: { ware: Ware; start: number };
  /** Faces of the next roll by lane, 0 where none is picked. */
  faces: readonly number[];
  /** Where the captain sends what is plundered, by lane. */
  plunder: readonly ('port' | 'yard')[];
}

export interface Voyage {
  ashore: Ware;
  starts: readonly number[];
  /** The punts have set out. */
  launched: boolean;
  made: readonly Made[];
  crew: readonly Crew[];
  /** How many of these there were at the second roll. */
  since?: number;
  /** Harbour master; the opener before the first auction. */
  master: Seat;
  /** The auction is over. */
  won: boolean;
  bought: boolean;
  picks: Picks;
}

export interface Lane {
  ware: Ware;
  pos: number;
  /** Passed 13: it lies in the port. */
  port: boolean;
  /** Of the last roll; 0 where it had no die. */
  die: number;
}

interface Charted {
  lanes: Lane[];
  moved: number;
}

export const NO_PICKS: Picks = {
  faces: [0, 0, 0],
  plunder: ['yard', 'yard', 'yard'],
};

export const freshVoyage = (): Voyage => ({
  ashore: ALL_WARES.length - 1,
  starts: [3, 3, 3],
  launched: false,
  made: [],
  crew: [],
  master: 0,
  won: false,
  bought: false,
  picks: NO_PICKS,
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

/** Out of 100, rounded: how likely a punt passes 13, and stands on 13 after the last roll. */
export function chances({ pos, port }: Lane, moved: number): { passes: number; on13: number } {
  const { passes, on13, all } = oddsFrom(pos, ROLLS - moved);
  const percent = (n: number) => Math.round((100 * n) / all);
  return port ? { passes: 100, on13: 0 } : { passes: percent(passes), on13: percent(on13) };
}

/** The wares of the three lanes. */
export const waresOf = ({ ashore }: Pick<Voyage, 'ashore'>): Ware[] => ALL_WARES.filter((ware) => ware !== ashore);

/** The punts after all that was made of it, as far as that is possible. */
export function charted(v: Voyage): Charted & { made: Made[] } {
  let now: Charted = {
    lanes: waresOf(v).map((ware, i) => ({ ware, pos: v.starts[i], port: false, die: 0 })),
    moved: 0,
  };
  const made: Made[] = [];
  for (const one of v.made) {
    const next = after(now, one);
    if (!next) break;
    now = next;
    made.push(one);
  }
  return { ...now, made };
}

function loadIn(x: unknown): Picks['load'] {
  const { ware, start } = (typeof x === 'object' && x !== null ? x : {}) as Partial<Record<string, unknown>>;
  return whole(ware, 0, ALL_WARES.length - 1) && whole(start, 0, LATEST_START) ? { ware, start } : undefined;
}

/** What was kept, if it can be what this helper keeps: the picks, and from older sheets the start of their voyage. */
export function keptIn(kept: Json | undefined): Pick<Voyage, 'ashore' | 'starts' | 'picks'> {
  const raw = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  const { ashore, starts } = freshVoyage();
  const listed = (x: unknown, n: number, least: number, most: number): x is number[] =>
    Array.isArray(x) && x.length === n && x.every((one) => whole(one, least, most));
  return {
    ashore: whole(raw.ashore, 0, ALL_WARES.length - 1) ? raw.ashore : ashore,
    starts: listed(raw.starts, PUNTS, 0, LATEST_START) ? raw.starts : starts,
    picks: {
      ...(whole(raw.who, 0, MOST_SEATS - 1) && { who: raw.who }),
      ...(loadIn(raw.load) && { load: loadIn(raw.load) }),
      faces: listed(raw.faces, PUNTS, 0, 6) ? raw.faces : NO_PICKS.faces,
      plunder: NO_PICKS.plunder.map((to, i) => (Array.isArray(raw.plunder) && raw.plunder[i] === 'port' ? 'port' : to)),
    },
  };
}

export const toKeep = ({ ashore, starts }: Voyage, { who, load, faces, plunder }: Picks): Json => ({
  ashore,
  starts: [...starts],
  ...(who !== undefined && { who }),
  ...(load && { load: { ...load } }),
  faces: [...faces],
  plunder: [...plunder],
});

/** Two wares that may sail beside the picked one, with the starts that make nine together (3.4.3). */
interface Pair {
  wares: readonly [Ware, Ware];
  starts: readonly (readonly [number, number])[];
}

export function pairsBeside({ ware, start }: NonNullable<Picks['load']>): Pair[] {
  const starts = STARTING.map((one) => [one, STARTS - start - one] as const);
  const others = ALL_WARES.filter((one) => one !== ware);
  return others.map((ashore) => ({
    wares: others.filter((one) => one !== ashore) as [Ware, Ware],
    starts: starts.filter(([, last]) => last >= 0 && last <= LATEST_START),
  }));
}

/** Three punts that set out. */
export function launchOf(
  { ware, start }: NonNullable<Picks['load']>,
  { wares }: Pair,
  starts: readonly [number, number],
): { ashore: Ware; starts: number[] } {
  const all = [[ware, start] as const, ...wares.map((one, i) => [one, starts[i]] as const)];
  const startOf = new Map(all);
  const ashore = ALL_WARES.find((one) => !startOf.has(one)) ?? 0;
  return { ashore, starts: ALL_WARES.flatMap((one) => startOf.get(one) ?? []) };
}

/** A pilot's step. Undefined where it cannot be made. */
export function nudged(v: Voyage, lane: number, by: 1 | -1): Voyage | undefined {
  const now = charted(v);
  const isSailing = now.moved > 0 && now.moved < ROLLS;
  return isSailing && after(now, { lane, by }) ? { ...v, made: [...v.made, { lane, by }] } : undefined;
}

/** A pilot has gone one way and straight back: somebody tapped beside the button. */
export function isReturn({ made }: Voyage): boolean {
  const [one, last] = made.slice(-2);
  return one && last && 'lane' in last && 'lane' in one ? last.lane === one.lane && last.by === -one.by : false;
}

const mayRoll = (v: Voyage): boolean => {
  const { moved, lanes } = charted(v);
  return moved < ROLLS && lanes.some(({ port }) => !port);
};

/** The next roll, by lane; a punt in the port has no die. */
export function rolled(v: Voyage, dice: readonly number[]): Voyage | undefined {
  const now = charted(v);
  const roll: Made = { dice: now.lanes.map(({ port }, i) => (port ? 0 : dice[i])) };
  return mayRoll(v) && after(now, roll) ? { ...v, made: [...v.made, roll] } : undefined;
}
