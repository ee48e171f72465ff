import { inSrc, type Measure, roomOf } from './sources';

/** A place in a file where something was found. */
export interface Site {
  path: string;
  line: number;
  [fact: string]: string | number | boolean;
}

type Counts = { readonly [name: string]: readonly Site[] };

function row(measure: string, room: string, counts: Counts, isHere: (site: Site) => boolean): Measure {
  const here = Object.entries(counts).map(([name, sites]) => [name, sites.filter(isHere)] as const);
  const files = new Set(here.flatMap(([, sites]) => sites.map(({ path }) => path))).size;
  return { measure, room, ...Object.fromEntries(here.map(([name, sites]) => [name, sites.length])), files };
}

/** How many of each there are in every room that has any, and in all of src. */
export function tally(measure: string, counts: Counts): Measure[] {
  const paths = Object.values(counts).flatMap((sites) => sites.map(({ path }) => path));
  const rooms = [...new Set(paths.map(roomOf))].sort();
  const rows = rooms.map((room) => row(measure, room, counts, ({ path }) => roomOf(path) === room));
  return [...rows, row(measure, 'src', counts, inSrc)];
}

export const list = (measure: string, sites: readonly Site[]): Measure[] => sites.map((site) => ({ measure, ...site }));
