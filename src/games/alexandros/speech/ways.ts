import type { Shape } from '../../module';
import { newWalls, routes } from '../rules/moving';
import { cornersOf, middleOf, pointAt, type XY } from '../rules/places';
import { incomes, isOpenLand, provinces } from '../rules/provinces';
import { GRID } from '../rules/setup';
import { NOBODY, type Point, type Space, type View } from '../rules/state';

/**
 * All that Alexander may do by the card that was chosen, as places of the board that stand there at once: the corners of
 * every target, and the ways that lead to them (rule page 2.3.3-5). A corner has its own third of the space; it stands for
 * the way with the fewest new walls, and every other way has a place on one of its sides. Where more ways lead to a corner
 * than can be told apart, the corner comes first and then its forks.
 */

export interface Handle {
  /** Of its place, and of what is picked there: `way:<space>:<points>`, or `corner:<space>:<point>`. */
  id: string;
  to: Space;
  /** From where Alexander stands to the corner; of several that fork, the one with the fewest new walls. */
  walk: readonly Point[];
  /** Ways that begin with this pick; 1: it is the whole way. */
  ways: number;
  /** In board units. */
  shape: Shape;
  at: XY;
}

/** Ways to one corner, and on the whole board, that can be told apart. */
const EACH = 4;
const ALL = 18;
/** Radius of a place on a side. */
const REACH = 23;

const middle = ([ax, ay]: XY, [bx, by]: XY): XY => [(ax + bx) / 2, (ay + by) / 2];

/** A corner's third of a space. */
function third(to: Space, corner: Point): Shape {
  const corners = cornersOf(to);
  const k = GRID.cells[to].corners.indexOf(corner);
  const [before, after] = [corners[(k + 2) % 3], corners[(k + 1) % 3]];
  return { kind: 'polygon', points: [corners[k], middle(corners[k], after), middleOf(to), middle(before, corners[k])] };
}

/** Its number stands a little inside the space: two spaces may meet at one corner. */
function inside(to: Space, corner: Point): XY {
  const [[x, y], [mx, my]] = [pointAt(corner), middleOf(to)];
  return [x + (mx - x) * 0.2, y + (my - y) * 0.2];
}

interface Group {
  to: Space;
  corner: Point;
  /** The one with the fewest new walls first. */
  walks: Point[][];
}

function grouped(v: View): Group[] {
  const f = v.todo[0];
  if (f?.at !== 'route') return [];
  const groups = new Map<string, Group>();
  for (const { to, walk } of routes(v, f.symbol, f.joker)) {
    const corner = walk[walk.length - 1];
    const group = groups.get(`${to}:${corner}`) ?? { to, corner, walks: [] };
    group.walks.push(walk);
    groups.set(`${to}:${corner}`, group);
  }
  const walls = (walk: readonly Point[]) => newWalls(v, walk) as number;
  for (const { walks } of groups.values()) walks.sort((a, b) => walls(a) - walls(b));
  return [...groups.values()];
}

/** A side of the way on which no other way has its place, those round the space itself last. */
function freeSide(to: Space, walk: readonly Point[], taken: Set<string>): XY | undefined {
  const { corners } = GRID.cells[to];
  const sides = walk.slice(1).map((point, k) => [walk[k], point].sort((one, other) => one - other));
  const round = (side: readonly number[]): number => side.filter((point) => corners.includes(point)).length;
  const free = sides.filter(([a, b]) => !taken.has(`${a}-${b}`)).sort((one, other) => round(one) - round(other));
  if (free.length === 0) return undefined;
  const [a, b] = free[0];
  taken.add(`${a}-${b}`);
  return middle(pointAt(a), pointAt(b));
}

/** The places for the ways to one corner; undefined where they would not find room. */
function apart({ to, corner, walks }: Group, taken: Set<string>): Handle[] | undefined {
  if (walks.length > EACH) return undefined;
  const out: Handle[] = [];
  for (const walk of walks) {
    const id = `way:${to}:${walk.join('-')}`;
    const common = { id, to, walk, ways: 1 };
    if (out.length === 0) {
      out.push({ ...common, shape: third(to, corner), at: inside(to, corner) });
      continue;
    }
    const at = freeSide(to, walk, taken);
    if (!at) return undefined;
    out.push({ ...common, shape: { kind: 'circle', x: at[0], y: at[1], r: REACH }, at });
  }
  return out;
}

const forked = ({ to, corner, walks }: Group): Handle => ({
  id: `corner:${to}:${corner}`,
  to,
  walk: walks[0],
  ways: walks.length,
  shape: third(to, corner),
  at: inside(to, corner),
});

function handlesOf(v: View): Handle[] {
  const out: Handle[] = [];
  const taken = new Set<string>();
  // corners with few ways have their places first
  const groups = grouped(v).toSorted((a, b) => a.walks.length - b.walks.length);
  for (const group of groups) {
    const held = new Set(taken);
    const own = out.length + group.walks.length <= ALL ? apart(group, held) : undefined;
    if (own) for (const side of held) taken.add(side);
    out.push(...(own ?? [forked(group)]));
  }
  return out;
}

/** A view never changes: what it offers is found once. */
const known = new WeakMap<View, Handle[]>();

export function handles(v: View): readonly Handle[] {
  const list = known.get(v) ?? handlesOf(v);
  known.set(v, list);
  return list;
}

/** What a way would do. */
export interface Outcome {
  /** New walls. */
  walls: number;
  /** The largest free province it makes, of those that can be occupied. */
  opens: number;
  /** What it changes in that seat's income. */
  own: number;
}

/** Walls on every side of the walk; whether they are black or red makes no difference to provinces. */
export function walled(walls: readonly number[], walk: readonly Point[]): number[] {
  const out = walls.slice();
  for (let k = 1; k < walk.length; k++) {
    const step = GRID.next[walk[k - 1]].find(({ to }) => to === walk[k]);
    if (step && out[step.side] === 0) out[step.side] = 1;
  }
  return out;
}

export function outcome(v: View, seat: number, walk: readonly Point[]): Outcome {
  const after = { walls: walled(v.walls, walk), guards: v.guards, symbols: v.symbols, n: v.n };
  const old = provinces(v).list;
  const fresh = provinces(after).list.filter(
    (one) => !old.some(({ key, size }) => key === one.key && size === one.size),
  );
  const free = fresh.filter((one) => one.owner === NOBODY && one.symbols.length > 0 && !isOpenLand(one));
  return {
    walls: newWalls(v, walk) ?? 0,
    opens: Math.max(0, ...free.map(({ value }) => value)),
    own: incomes(after)[seat] - incomes(v)[seat],
  };
}
