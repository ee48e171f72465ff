import type { Json, Seat } from '../../../engine/rules';
import { oddsFrom } from '../rules/odds';
import { ALL_WARES, LAST, LATEST_START, PUNTS, STARTS } from '../rules/setup';
import { NOBODY, type Space, type Ware } from '../rules/state';

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
  /** By ware: its start, NOBODY where it has none yet. */
  loads: readonly number[];
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
  loads: ALL_WARES.map(() => NOBODY),
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

/** The punts after all that was made of it, as far as that is possible. */
export function charted(v: Voyage): Charted & { made: Made[] } {
  const wares = ALL_WARES.filter((ware) => ware !== v.ashore);
  let now: Charted = {
    lanes: wares.map((ware, i) => ({ ware, pos: v.starts[i], port: false, die: 0 })),
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
      loads: listed(raw.loads, ALL_WARES.length, NOBODY, LATEST_START) ? raw.loads : NO_PICKS.loads,
      faces: listed(raw.faces, PUNTS, 0, 6) ? raw.faces : NO_PICKS.faces,
      plunder: NO_PICKS.plunder.map((to, i) => (Array.isArray(raw.plunder) && raw.plunder[i] === 'port' ? 'port' : to)),
    },
  };
}

export const toKeep = ({ ashore, starts }: Voyage, { who, loads, faces, plunder }: Picks): Json => ({
  ashore,
  starts: [...starts],
  ...(who !== undefined && { who }),
  loads: [...loads],
  faces: [...faces],
  plunder: [...plunder],
});

/** The starts this ware may have beside those that others have: all three sum to nine (3.4.3). */
export function startsFor({ loads }: Picks, ware: Ware): number[] {
  const others = loads.filter((start, one) => start !== NOBODY && one !== ware);
  const left = STARTS - others.reduce((a, b) => a + b, 0);
  const open = PUNTS - 1 - others.length;
  if (open < 0) return [];
  return STARTING.filter((start) => left - start >= 0 && left - start <= open * LATEST_START);
}

/** How far the picked starts are from the nine that 3.4.3 asks for. */
export const startsLeft = ({ loads }: Picks): { n: number; all: number } => ({
  n: loads.reduce((left, start) => left - Math.max(0, start), STARTS),
  all: STARTS,
});

/** A start is picked, or given back. */
export const withLoad = (picks: Picks, ware: Ware, start: number): Picks => ({
  ...picks,
  loads: picks.loads.map((one, i) => (i !== ware ? one : one === start ? NOBODY : start)),
});

/** The three punts that set out, once each has its start. */
export function launchOf({ loads }: Picks): { ashore: Ware; starts: number[] } | undefined {
  const starts = loads.filter((start) => start !== NOBODY);
  return starts.length === PUNTS ? { ashore: loads.indexOf(NOBODY), starts } : undefined;
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
