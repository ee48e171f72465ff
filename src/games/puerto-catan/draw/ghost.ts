import { type Container, Graphics } from 'pixi.js';
import { round } from '../../kit/draw/marks';
import { coin } from '../../kit/draw/pieces';
import type { Ghost } from '../../table';
import { HEXES } from '../rules/island';
import { bankPoint, edgePoint, type Point, rolePoint, spotPoint } from '../rules/places';
import { RESOURCES } from '../rules/setup';
import { type Corner, type EdgeId, type HexId, kinds, type Move, NOBODY, type View } from '../rules/state';
import type { Stage } from './acts';
import { angleOf, building, robberAt } from './board';
import { card } from './cards';
import type { Chart } from './chart';
import type { Kit } from './palette';
import { road, robber } from './people';
import { goldAt } from './roles';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

const GLASS = 0.88;
/** Round a building. */
const RING = 38;

export function ghost(to: Container, { seat, move }: Ghost<Move>, view: View, { kit, chart: map }: Stage): void {
  drawn(move, new Glass(to, kit, map), seat, view);
}

const drawn = kinds.some<[glass: Glass, seat: number, view: View], void>(undefined, {
  settle(m, glass, seat) {
    if (m.road !== NOBODY) glass.road(seat, m.road);
    glass.building(seat, m.settle, 1);
  },
  road: (m, glass, seat) => glass.road(seat, m.road),
  settlement: (m, glass, seat) => glass.building(seat, m.settlement, 1),
  city: (m, glass, seat) => glass.building(seat, m.city, 2),
  robber: (m, glass, _seat, view) => glass.robber(view, m.hex, m.from),
  soldier: (m, glass, _seat, view) => glass.robber(view, m.soldier, m.from),
  role: (m, glass, _seat, view) => glass.role(view, m.role),
  plenty: (m, glass) => glass.taken(m.plenty),
  take: (m, glass) => glass.taken([m.take]),
});

class Glass {
  private to: Container;
  private kit: Kit;
  private map: Chart;

  constructor(to: Container, kit: Kit, map: Chart) {
    this.to = to;
    this.kit = kit;
    this.map = map;
  }

  road(seat: number, edge: EdgeId): void {
    this.add(road(this.kit, seat, angleOf(this.map, edge)), edgePoint(edge));
  }

  building(seat: number, spot: Corner, level: number): void {
    this.ring(spotPoint(spot), RING);
    this.add(building(this.kit, seat, level), spotPoint(spot));
  }

  /** The robber there, a line from where it stands, and rings round whatever it may take from. */
  robber(view: View, hex: HexId, from: number): void {
    const { palette: p } = this.kit;
    if (HEXES[view.robber]) {
      const g = new Graphics();
      const [[ax, ay], [bx, by]] = [robberAt(this.map, view.robber), robberAt(this.map, hex)];
      const far = Math.hypot(bx - ax, by - ay);
      for (let at = 34; at < far - 34; at += 20) {
        const [x, y] = [ax + ((bx - ax) * at) / far, ay + ((by - ay) * at) / far];
        g.circle(x, y, 6).fill(p.pickedInk);
        g.circle(x, y, 4).fill(p.picked);
      }
      this.to.addChild(g);
    }
    for (const spot of HEXES[hex].corners) {
      if (from !== NOBODY && view.owners[spot] === from) this.ring(spotPoint(spot), RING);
    }
    const it = robber(this.kit);
    it.alpha = GLASS;
    it.position.set(...robberAt(this.map, hex));
    this.to.addChild(it);
  }

  /** The gold that comes with a role. */
  role(view: View, role: number): void {
    if (view.roleGold[role] === 0) return;
    const it = coin(this.kit, `+${view.roleGold[role]}`, 27);
    const [x, y] = this.map.at(rolePoint(role, view.chosen.length));
    const [dx, dy] = goldAt(this.map);
    it.position.set(x + dx, y + dy);
    this.to.addChild(it);
  }

  /** Cards lifted off their stacks. */
  taken(kinds: readonly number[]): void {
    for (const kind of RESOURCES) {
      kinds
        .filter((one) => one === kind)
        .forEach((_, i) => {
          const [x, y] = bankPoint(kind);
          this.add(card(this.kit, kind), [x + 7 + i * 9, y - 16 - i * 10], 1);
        });
    }
  }

  private ring(point: Point, r: number): void {
    const { palette: p } = this.kit;
    const [x, y] = this.map.at(point);
    const g = new Graphics();
    g.poly(round(x, y, r)).stroke({ width: 7, color: p.pickedInk });
    g.poly(round(x, y, r)).stroke({ width: 3.6, color: p.picked });
    this.to.addChild(g);
  }

  private add(it: Container, point: Point, alpha = GLASS): void {
    it.alpha = alpha;
    it.position.set(...this.map.at(point));
    this.to.addChild(it);
  }
}
