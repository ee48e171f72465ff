import { illegal } from '../../../engine/kinds';
import type { Refusal } from '../../../engine/rules';
import { silent } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { distance, sideBetween } from './grid';
import { isEmpty, left, newWalls, reach, routes, symbolsFor, targets } from './moving';
import { aSymbol, spaceName, who } from './names';
import { ACTIONS, GRID, MOST_TURNS, RED, SPACES, symbolAt } from './setup';
import { type Alexandros, choice, type F, type Moves, type Space } from './state';

/** Rule page 2.3.2-6: to any corner of a closest empty space, by any shortest route, walling every side walked. */

const point = (value: unknown): boolean => whole(value) && (value as number) < GRID.points.length;

export const route = choice<'route', 'route'>({
  privacy: 'open',
  any(s, f, _seat, rng) {
    const all = targets(s);
    const wide = f.joker ? all.flat() : all[f.symbol];
    for (let tries = 0; tries < 20; tries++) {
      const to = wide[rng.int(wide.length)];
      const corner = GRID.cells[to].corners[rng.int(3)];
      const walk = wander(s.alexander, corner, rng);
      if ((newWalls(s, walk) as number) <= left(s)) return { to, walk };
    }
    const list = routes(s, f.symbol, f.joker);
    return list[rng.int(list.length)];
  },
  kinds: {
    route: {
      list: (s, f) => routes(s, f.symbol, f.joker),
      shape: { to: whole, walk: listOf(point) },
      refuse(s, f, _seat, m) {
        if (m.to >= SPACES || m.walk.length < 2) return illegal;
        return refuseSpace(s, f, m.to) ?? refuseWay(s, m);
      },
      apply(s, _f, seat, { to, walk }, tell) {
        const built = build(s, walk);
        s.alexander = walk[walk.length - 1];
        if (tell !== silent)
          tell({ key: 'alex.walked', args: { who: who(seat), where: spaceName(s, to), n: built }, rule: '2.3' });
        // 2.3.5: red walls end the game after this turn; exactly using up the black ones does not
        if (s.last === null && s.red < RED) s.last = 'walls';
        if (s.last === null && s.turns >= MOST_TURNS) s.last = 'turns';
        if (s.last === 'walls' && built > 0) tell({ key: 'alex.redWalls', rule: '2.7' });
        s.todo.splice(1, 0, { at: 'act', seat, left: ACTIONS, levied: false });
      },
    },
  },
});

/** 2.3.2: a closest empty space with the card's symbol. */
function refuseSpace(s: Alexandros, f: F<'route'>, to: Space): Refusal | undefined {
  const symbol = symbolAt(s.symbols, to);
  if (!symbolsFor(f.symbol, f.joker).includes(symbol))
    return f.joker
      ? { key: 'alex.no.anySymbol', rule: '2.3' }
      : { key: 'alex.no.symbol', args: { aSymbol: aSymbol(f.symbol) }, rule: '2.3' };
  if (!isEmpty(s, to)) return { key: 'alex.no.notEmpty', rule: '2.3' };
  if (targets(s)[symbol].includes(to)) return undefined;
  return { key: 'alex.no.notClosest', args: { far: reach(s.alexander, to) }, rule: '2.3' };
}

/** 2.3.3-4: along the sides, by a shortest route, with walls that are left. */
function refuseWay(s: Alexandros, { to, walk }: Moves['route']): Refusal | undefined {
  const end = walk[walk.length - 1];
  if (!GRID.cells[to].corners.includes(end)) return { key: 'alex.no.corner', rule: '2.3' };
  const cost = newWalls(s, walk);
  if (walk[0] !== s.alexander || cost === undefined) return { key: 'alex.no.sides', rule: '2.3' };
  if (walk.length - 1 !== distance(GRID, s.alexander, end)) return { key: 'alex.no.shortest', rule: '2.3' };
  return cost <= left(s) ? undefined : { key: 'alex.no.wallsLeft', args: { cost, left: left(s) }, rule: '2.3' };
}

/** Walls on every side of the walk that has none, black ones first; how many. */
function build(s: Alexandros, walk: readonly number[]): number {
  let built = 0;
  const walls = s.walls.slice();
  for (let k = 1; k < walk.length; k++) {
    const side = sideBetween(GRID, walk[k - 1], walk[k]) as number;
    if (walls[side] !== 0) continue;
    built++;
    if (s.black > 0) {
      s.black--;
      walls[side] = 1;
    } else {
      s.red--;
      walls[side] = 2;
    }
  }
  if (built > 0) s.walls = walls;
  return built;
}

/** The same with the walls of that walk, for a look at what it would do; nothing else in it is a copy. */
export function walled(s: Alexandros, walk: readonly number[]): Alexandros {
  const out = { ...s };
  build(out, walk);
  if (out.last === null && out.red < RED) out.last = 'walls';
  return out;
}

/** A shortest walk with every fork taken at random. */
function wander(from: number, to: number, rng: { int(n: number): number }): number[] {
  const out = [from];
  for (let at = from; at !== to; ) {
    const ahead: number[] = [];
    for (const step of GRID.next[at]) {
      if (distance(GRID, step.to, to) === distance(GRID, at, to) - 1) ahead.push(step.to);
    }
    at = ahead[rng.int(ahead.length)];
    out.push(at);
  }
  return out;
}
