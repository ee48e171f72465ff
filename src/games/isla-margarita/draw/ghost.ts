import { type Container, Graphics } from 'pixi.js';
import { disc, tag } from '../../kit/draw/pieces';
import type { Ghost } from '../../table';
import { BRIDGES, PORTS } from '../rules/setup';
import { kinds, type Move, type View } from '../rules/state';
import type { Stage } from './acts';
import { type Facts, poolPoint, princePoint } from './board';
import { bridge, keystone } from './bridges';
import type { Chart, Span } from './chart';
import { layout, type Point } from './layout';
import { type Kit, prince, stack } from './pieces';
import { port } from './sites';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

const GLASS = 0.66;

export function ghost(to: Container, { seat, move }: Ghost<Move>, _: View, { kit, chart, facts }: Stage): void {
  drawn(move, new Glass(to, kit, chart, facts, seat));
}

const drawn = kinds.some<[glass: Glass], void>(undefined, {
  put: (m, glass) => glass.coins(m.put),
  bridge: (m, glass) => glass.bridge(m.bridge, m.from, m.cross),
  port: (m, glass) => glass.port(m.port, m.prince),
  takeOver: (m, glass) => glass.mark(m.takeOver),
  migrate(m, glass) {
    for (const from of m.migrate) glass.walk(from, m.to);
  },
});

class Glass {
  private to: Container;
  private kit: Kit;
  private chart: Chart;
  private facts: Facts;
  private seat: number;

  constructor(to: Container, kit: Kit, chart: Chart, facts: Facts, seat: number) {
    this.to = to;
    this.kit = kit;
    this.chart = chart;
    this.facts = facts;
    this.seat = seat;
  }

  coins(put: readonly number[]): void {
    put.forEach((coins, i) => {
      if (coins > 0) this.add(stack(this.kit, this.seat, coins), layout(this.chart.lands[i]).circle);
    });
  }

  bridge(site: number, from: readonly [number, number], cross?: number): void {
    const it = bridge(this.kit, this.chart.spans[site], this.seat);
    it.alpha = GLASS;
    this.to.addChild(it);
    const { a, b } = BRIDGES[site];
    this.pay(a, from[0]);
    this.pay(b, from[1]);
    if (cross !== undefined) this.walk(cross, cross === a ? b : a, site);
  }

  port(site: number, moved?: readonly [number, number]): void {
    const it = port(this.kit, this.chart.quays[site], this.seat);
    it.alpha = GLASS;
    this.to.addChild(it);
    if (moved) this.walk(moved[0], moved[1]);
    else this.source(PORTS[site].island);
  }

  mark(site: number): void {
    const [x, y] = keystone(this.chart.spans[site]);
    this.add(disc(this.kit, this.seat, 23), [x, y - 6]);
  }

  /** A dashed arrow beside the bridge, or over the water, to where the prince would stand. */
  walk(from: number, to: number, site?: number): void {
    const end = princePoint(this.chart, to, this.facts.princes[to] + 1);
    if (site === undefined) {
      const [x, y] = princePoint(this.chart, from, this.facts.princes[from]);
      this.to.addChild(arrow([x, y - 14], [end[0], end[1] - 14], this.kit));
    } else this.to.addChild(arrow(...besides(this.chart.spans[site], BRIDGES[site].a === from), this.kit));
    this.add(prince(this.kit), end);
  }

  private pay(island: number, coins: number): void {
    if (coins === 0) return;
    const [x, y] = poolPoint(this.chart, this.facts, island, this.seat);
    const it = tag(this.kit, `−${coins}`, x, y - 14, this.kit.palette.warm);
    it.scale.set(1.5);
    this.to.addChild(it);
  }

  /** A ring round the coins that would pay: their number depends on prices, which a picture does not know. */
  private source(island: number): void {
    const [x, y] = poolPoint(this.chart, this.facts, island, this.seat);
    const g = new Graphics().circle(x, y - 4, 22).stroke({ width: 3, color: this.kit.palette.warm });
    this.to.addChild(g);
  }

  private add(it: Container, [x, y]: readonly [number, number]): void {
    it.alpha = GLASS;
    it.position.set(x, y);
    this.to.addChild(it);
  }
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

function arrow([x, y]: Point, [ex, ey]: Point, { palette: p }: Kit): Graphics {
  const g = new Graphics();
  const angle = Math.atan2(ey - y, ex - x);
  const length = Math.hypot(ex - x, ey - y);
  const at = (along: number, across = 0): [number, number] => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ];
  const dashes = (width: number, color: number) => {
    for (let d = 4; d < length - 30; d += 18) g.moveTo(...at(d)).lineTo(...at(Math.min(d + 10, length - 30)));
    g.stroke({ width, color, cap: 'round' });
    g.poly([...at(length - 12), ...at(length - 34, -11), ...at(length - 29), ...at(length - 34, 11)]);
    g.fill(color).stroke({ width: width - 3, color, join: 'round' });
  };
  dashes(8, p.pickedInk);
  dashes(4.4, p.picked);
  return g;
}
