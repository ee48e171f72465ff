import { HULL, PITCH, type Point, routePoint } from '../rules/places';
import { LATEST_START, PUNTS, STARTS } from '../rules/setup';
import type { Route, View, Ware } from '../rules/state';

/** Launching by hand: punts are dragged along their streams or onto another one, and the sum of nine keeps itself. */

/** Route and start of each punt, in the order of the load (rule page 3.4.3). */
type Starts = readonly (readonly [Route, number])[];

/** Before anybody touches them. */
export const WAITING: Starts = [0, 1, 2].map((route) => [route, STARTS / PUNTS]);

const within = (start: number): number => Math.min(LATEST_START, Math.max(0, start));

/**
 * One punt starts at `start`, and the others make up for it. Where they have to give, the one that is further back gives
 * first, and where they have to take, the one that is further ahead takes first: what was pushed to an end stays there.
 */
export function balanced(starts: readonly number[], moved: number, start: number): number[] {
  const out = starts.slice();
  out[moved] = start;
  let due = STARTS - out.reduce((sum, n) => sum + n, 0);
  const others = [...out.keys()].filter((i) => i !== moved);
  others.sort((a, b) => (due < 0 ? out[a] - out[b] : out[b] - out[a]));
  for (const i of others) {
    const to = within(out[i] + due);
    due -= to - out[i];
    out[i] = to;
  }
  return out;
}

/** The punts as they lie: as picked, and where not all are picked yet, the others on what is left. */
function lying(made: readonly string[], wares: readonly Ware[]): Starts {
  const picked = new Map<Ware, readonly [Route, number]>();
  for (const id of made) {
    const [what, ware, route, start] = id.split(':');
    if (what === 'launch') picked.set(Number(ware), [Number(route), Number(start)]);
  }
  if (picked.size === 0) return WAITING;
  const free = [0, 1, 2].filter((route) => ![...picked.values()].some(([taken]) => taken === route));
  let left = STARTS - [...picked.values()].reduce((sum, [, start]) => sum + start, 0);
  return wares.map((ware) => {
    const known = picked.get(ware);
    if (known) return known;
    const route = free.shift() as Route;
    const start = within(Math.max(left - LATEST_START * free.length, Math.ceil(left / (free.length + 1))));
    left -= start;
    return [route, start];
  });
}

const reaches = ([x, y]: Point, [px, py]: Point): boolean =>
  x >= px - HULL.stern && x <= px + HULL.prow && Math.abs(y - py) <= HULL.half + 12;

/** The route whose stream is nearest to that height of the board. */
function routeAt(y: number): Route {
  const far = (route: Route) => Math.abs(routePoint(route, 0)[1] - y);
  return [0, 1, 2].toSorted((a, b) => far(a) - far(b))[0];
}

/** See TableModule.drags. Whoever lay on the other stream changes places. */
export function drags(v: View, made: readonly string[], from: Point, to: Point): readonly string[] | undefined {
  const f = v.todo[0];
  if (f?.at !== 'launch') return undefined;
  const lies = lying(made, f.wares);
  const i = lies.findIndex(([route, start]) => reaches(from, routePoint(route, start)));
  if (i < 0) return undefined;
  const [was, began] = lies[i];
  const start = within(Math.round(began + (to[0] - from[0]) / PITCH));
  const route = routeAt(routePoint(was, 0)[1] + to[1] - from[1]);
  const starts = balanced(
    lies.map(([, one]) => one),
    i,
    start,
  );
  const routes = lies.map(([one], j) => (j === i ? route : one === route ? was : one));
  return f.wares.map((ware, j) => `launch:${ware}:${routes[j]}:${starts[j]}`);
}
