import type { Asked as AnyAsked } from '../../kit/draw/ghosts';
import { tag } from '../../kit/draw/pieces';
import { BRIDGES, PORTS } from '../rules/setup';
import { kinds, type View } from '../rules/state';
import type { Stage } from './acts';
import { type Facts, poolPoint } from './board';
import type { Span } from './chart';
import type { Point } from './layout';

/** What a move would change, and what is drawn beside it. */

type Then = Partial<Facts> | undefined;

type Asked = AnyAsked<View, Stage>;

export const ghost = kinds.some<[asked: Asked], Then>(undefined, {
  put: (m, { view, seat }) => ({
    circles: view.circles.map((circle, i) => (m.put[i] > 0 ? { seat, coins: m.put[i] } : circle)),
  }),
  bridge(m, asked) {
    const { a, b } = BRIDGES[m.bridge];
    const [paidA, paidB] = [pays(asked, a, m.from[0]), pays(asked, b, m.from[1])];
    const pools = asked.view.pools.map((pool, i) => (i === a ? paidA : i === b ? paidB : pool));
    const moved = m.cross === undefined ? {} : walks(asked, [[m.cross, m.cross === a ? b : a]], m.bridge);
    return { bridges: asked.view.bridges.with(m.bridge, asked.seat), pools, ...moved };
  },
  port(m, asked) {
    const { view, seat } = asked;
    const { island } = PORTS[m.port];
    const f = view.todo[0];
    const paid = pays(asked, island, f?.at === 'build' ? f.port : 0);
    const pools = view.pools.map((pool, i) => (i === island ? paid : pool));
    return { ports: view.ports.with(m.port, seat), pools, ...(m.prince ? walks(asked, [m.prince]) : {}) };
  },
  takeOver: (m, { view, seat }) => ({ bridges: view.bridges.with(m.takeOver, seat) }),
  migrate: (m, asked) =>
    walks(
      asked,
      m.migrate.map((from) => [from, m.to]),
    ),
});

/** What is left, and what was lost above it. The last coin stays under what it loses: its neighbours do not move up. */
function pays({ view, seat, stage, aids }: Asked, island: number, coins: number): number[] {
  const [x, y] = poolPoint(stage.chart, stage.facts, island, seat);
  if (coins > 0) {
    const it = tag(stage.kit, `−${coins}`, 0, 0, stage.kit.palette.warm);
    it.scale.set(1.5);
    aids.add(it, [x, y - 34]);
  }
  const left = view.pools[island][seat] - coins;
  return left > 0 ? view.pools[island].with(seat, left) : view.pools[island];
}

/** Whoever crosses a bridge has an arrow beside it; over the water it would lie on what others have. */
function walks({ view, stage: { chart }, aids }: Asked, all: readonly (readonly number[])[], site?: number): Then {
  const princes = view.princes.slice();
  for (const [from, to] of all) {
    princes[from]--;
    princes[to]++;
    if (site !== undefined) aids.arrow(...besides(chart.spans[site], BRIDGES[site].a === from));
  }
  return { princes };
}

/** A line along the upper side of a bridge. */
function besides({ x, y, angle, length }: Span, forward: boolean): [Point, Point] {
  const side = Math.cos(angle) >= 0 ? -34 : 34;
  const half = (forward ? 1 : -1) * (length / 2 + 6);
  const at = (along: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * side,
    y + Math.sin(angle) * along + Math.cos(angle) * side,
  ];
  return [at(-half), at(half)];
}
