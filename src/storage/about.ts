import type { Phrase, Seat } from '../engine/rules';
import { aboutKey } from './plays';
import { read, readAll, write } from './store';

/**
 * Facts about a play that people mend afterwards. They lie beside it, so that mending one never touches the sheet that
 * another window may be writing.
 */
export interface About {
  /** When it was played; of boxed plays alone, a match on the tablet knows. */
  when?: number;
  /** At the table; null: nobody knows. */
  minutes?: number | null;
  place?: string;
  /** Who began. */
  first?: Seat;
  /** Who won, where a tie-break or an umpire has decided otherwise. */
  winners?: Seat[];
  /** Nobody wrote down any points. */
  unscored?: true;
  /** By seat: a person of the register, where the name on the seat says something else. */
  who?: { [seat: string]: string };
}

/** The year 2100. */
const LATEST = Date.UTC(2100, 0, 1);
/** Nobody sits at one game for longer than a day. */
export const LONGEST_PLAY = 24 * 60;
export const LONGEST_PLACE = 60;
const MOST_SEATS = 12;

const isSeat = (x: unknown): x is Seat => Number.isInteger(x) && (x as Seat) >= 0 && (x as Seat) < MOST_SEATS;
const isWhole = (x: unknown, least: number, most: number): x is number =>
  Number.isSafeInteger(x) && (x as number) >= least && (x as number) <= most;
const isKeyed = (x: unknown): x is { [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const placeIn = (x: unknown): string | undefined => {
  const place = typeof x === 'string' && x.length <= LONGEST_PLACE ? x.trim() : '';
  return place || undefined;
};

function whoIn(x: unknown): About['who'] {
  if (!isKeyed(x)) return undefined;
  const sound = Object.entries(x).filter(
    ([seat, id]) =>
      /^\d{1,2}$/.test(seat) && isSeat(Number(seat)) && typeof id === 'string' && /^[\w-]{1,64}$/.test(id),
  );
  return sound.length > 0 ? (Object.fromEntries(sound) as About['who']) : undefined;
}

function winnersIn(x: unknown): Seat[] | undefined {
  if (!Array.isArray(x) || x.length > MOST_SEATS || !x.every(isSeat)) return undefined;
  return [...new Set(x)];
}

/** As much of it as makes sense; undefined where nothing does. */
export function judgedAbout(raw: unknown): About | undefined {
  if (!isKeyed(raw)) return undefined;
  const { when, minutes, first, unscored } = raw;
  const some: About = {
    when: isWhole(when, 0, LATEST) ? when : undefined,
    minutes: minutes === null || isWhole(minutes, 1, LONGEST_PLAY) ? minutes : undefined,
    place: placeIn(raw.place),
    first: isSeat(first) ? first : undefined,
    winners: winnersIn(raw.winners),
    unscored: unscored === true ? true : undefined,
    who: whoIn(raw.who),
  };
  const told = Object.entries(some).filter(([, value]) => value !== undefined);
  return told.length > 0 ? (Object.fromEntries(told) as About) : undefined;
}

/** One fact with another; people are joined seat by seat. */
export function joinedAbout(under: About, over: About): About {
  const who = { ...under.who, ...over.who };
  return { ...under, ...over, ...(Object.keys(who).length > 0 && { who }) };
}

export const readAbout = async (id: string): Promise<About> => judgedAbout(await read(aboutKey(id))) ?? {};

/** Of every play of which something was mended. */
export async function readAbouts(): Promise<Map<string, About>> {
  const out = new Map<string, About>();
  for (const [key, raw] of await readAll(aboutKey(''))) {
    const about = judgedAbout(raw);
    if (about) out.set(key.slice(aboutKey('').length), about);
  }
  return out;
}

/** One after the other: each goes on from what the one before it has left. */
let last: Promise<unknown> = Promise.resolve();

/** Mends some facts and leaves the others; an undefined one is as if it had never been told. */
export function mend(id: string, some: Partial<About>): Promise<Phrase | undefined> {
  const work = last.then(async () => {
    const next = judgedAbout({ ...(await readAbout(id)), ...some });
    return write([[aboutKey(id), next]]);
  });
  last = work;
  return work;
}
