import type { Choice } from '../../engine/rules';
import { type F, illegal } from './choose';
import { distance, sidesOf } from './grid';
import { isEmpty, left, newWalls, reach, routes, symbolsFor, targets } from './moving';
import { GRID, MOST_TURNS, RED, SPACES, symbolAt } from './setup';
import type { Alexandros, Event, Move } from './state';
import { aSymbol, spaceName, who } from './words';

/** Rule page 2.3.2-6: to any corner of a closest empty space, by any shortest route, walling every side walked. */

const isWalk = (m: unknown): m is { to: number; walk: number[] } => {
  if (typeof m !== 'object' || m === null || Array.isArray(m)) return false;
  const { to, walk, ...more } = m as Record<string, unknown>;
  return (
    Object.keys(more).length === 0 &&
    Number.isInteger(to) &&
    (to as number) >= 0 &&
    (to as number) < SPACES &&
    Array.isArray(walk) &&
    walk.length > 1 &&
    walk.every((point) => Number.isInteger(point) && point >= 0 && point < GRID.points.length)
  );
};

export const route: Choice<Alexandros, F<'route'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s, f) => routes(s, f.symbol, f.joker),
  any(s, f, _seat, rng) {
    const all = targets(s);
    const wide = symbolsFor(f.symbol, f.joker).flatMap((symbol) => all[symbol]);
    for (let tries = 0; tries < 20; tries++) {
      const to = wide[rng.int(wide.length)];
      const corner = GRID.cells[to].corners[rng.int(3)];
      const walk = wander(s.alexander, corner, rng);
      if ((newWalls(s, walk) as number) <= left(s)) return { to, walk };
    }
    const list = routes(s, f.symbol, f.joker);
    return list[rng.int(list.length)];
  },
  accepts(s, f, _seat, m) {
    if (!isWalk(m)) return illegal;
    const { to, walk } = m;
    const symbol = symbolAt(s.symbols, to);
    if (!symbolsFor(f.symbol, f.joker).includes(symbol))
      return f.joker
        ? { key: 'alex.no.anySymbol', rule: '2.3' }
        : { key: 'alex.no.symbol', args: { aSymbol: aSymbol(f.symbol) }, rule: '2.3' };
    if (!isEmpty(s, to)) return { key: 'alex.no.notEmpty', rule: '2.3' };
    if (!targets(s)[symbol].includes(to))
      return { key: 'alex.no.notClosest', args: { far: reach(s.alexander, to) }, rule: '2.3' };
    const end = walk[walk.length - 1];
    if (!GRID.cells[to].corners.includes(end)) return { key: 'alex.no.corner', rule: '2.3' };
    const cost = newWalls(s, walk);
    if (walk[0] !== s.alexander || cost === undefined) return { key: 'alex.no.sides', rule: '2.3' };
    if (walk.length - 1 !== distance(GRID, s.alexander, end)) return { key: 'alex.no.shortest', rule: '2.3' };
    return cost <= left(s) ? true : { key: 'alex.no.wallsLeft', args: { cost, left: left(s) }, rule: '2.3' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const { to, walk } = m as { to: number; walk: number[] };
    const built = build(s, walk);
    s.alexander = walk[walk.length - 1];
    tell({ key: 'alex.walked', args: { who: who(seat), where: spaceName(s, to), n: built }, rule: '2.3' });
    // 2.3.5: red walls end the game after this turn; exactly using up the black ones does not
    if (s.last === null && s.red < RED) s.last = 'walls';
    if (s.last === null && s.turns >= MOST_TURNS) s.last = 'turns';
    if (s.last === 'walls' && built > 0) tell({ key: 'alex.redWalls', rule: '2.7' });
    s.todo.splice(1, 0, { at: 'act', seat, left: 2, levied: false });
  },
};

/** Walls on every side of the walk that has none, black ones first; how many. */
function build(s: Alexandros, walk: readonly number[]): number {
  let built = 0;
  for (const side of sidesOf(GRID, walk)) {
    if (s.walls[side] !== 0) continue;
    built++;
    if (s.black > 0) {
      s.black--;
      s.walls[side] = 1;
    } else {
      s.red--;
      s.walls[side] = 2;
    }
  }
  return built;
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
