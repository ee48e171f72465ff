import { type Container, Graphics } from 'pixi.js';
import type { Ghost } from '../../table';
import { coinPoint, goodPoint, islandPoint, type Point } from '../rules/places';
import { kinds, type Move, type View } from '../rules/state';
import type { Stage } from './acts';
import type { Chart } from './chart';
import { token } from './goods';
import { money } from './money';
import type { Kit } from './palette';
import { Plane, TOKEN_RADIUS } from './plane';
import { track } from './record';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

const GLASS = 0.72;

export function ghost(to: Container, { seat, move }: Ghost<Move>, view: View, { kit, chart: map }: Stage): void {
  drawn(move, { to, kit, map, view, seat });
}

interface Glass {
  to: Container;
  kit: Kit;
  map: Chart;
  view: View;
  seat: number;
}

const drawn = kinds.some<[glass: Glass], void>(undefined, {
  put(m, glass) {
    const { kit, view } = glass;
    add(glass, money(kit, view.money[m.put] + m.coins), coinPoint(m.put, view.difficulty), 0.9);
  },
  fly(m, { to, kit, map, seat }) {
    const plane = new Plane(kit, map);
    plane.show({ good: m.fly, seat }, { at: [0, 0], height: 0, heading: 0, body: 1 });
    plane.view.alpha = 0.85;
    to.addChild(plane.view);
  },
  load(m, glass) {
    for (const good of m.load) add(glass, token(glass.kit, good, 41), goodPoint(good));
  },
  claim(m, glass) {
    if (m.claim >= 0) add(glass, token(glass.kit, goodOf(glass.view), TOKEN_RADIUS), islandPoint(m.claim), 0.9);
  },
  aim(m, { to, kit, map }) {
    const g = new Graphics();
    track(g, map, [[0, 0], islandPoint(m.aim)], kit.palette);
    to.addChild(g);
  },
});

function add({ to, map }: Glass, it: Container, at: Point, alpha = GLASS): void {
  it.alpha = alpha;
  it.position.set(...map.at(at));
  to.addChild(it);
}

function goodOf(view: View): number {
  const f = view.todo[0];
  return f && 'good' in f ? f.good : 0;
}
