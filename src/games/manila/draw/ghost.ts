import { Container, Graphics } from 'pixi.js';
import { coin, disc } from '../../kit/draw/pieces';
import type { Ghost } from '../../table';
import { arrivesFrom, FRESH } from '../rules/odds';
import { HULL, loadPoint, numberPoint, type Point, pilePoint, puntPoint, routePoint, SLIP } from '../rules/places';
import { LAST } from '../rules/setup';
import { kinds, type Move, type Route, type View } from '../rules/state';
import { type Facts, pointer, spacePoint } from './board';
import type { Chart } from './chart';
import { emblem, type Kit } from './goods';
import { odds, oddsPoint } from './odds';
import { pawn } from './pawn';
import { outline, punt } from './punt';
import type { Stage } from './stage';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

const GLASS = 0.68;

export function ghost(to: Container, { seat, move }: Ghost<Move>, view: View, { kit, chart: map, facts }: Stage): void {
  drawn(move, new Glass(to, kit, map, facts, view), seat);
}

const drawn = kinds.some<[glass: Glass, seat: number], void>(undefined, {
  place: (m, glass, seat) => glass.person(seat, m.place),
  board: (m, glass, seat) => glass.person(seat, m.board),
  launch: (m, glass) => glass.launch(m.launch),
  pilot: (m, glass) => glass.pilot(m.pilot),
  route: (m, glass) => glass.send(m.to),
  buy: (m, glass, seat) => glass.share(seat, m.buy),
  load: (m, glass) => glass.load(m.load),
  order: (m, glass) => glass.order(m.order),
});

class Glass {
  private to: Container;
  private kit: Kit;
  private map: Chart;
  private facts: Facts;
  private view: View;

  constructor(to: Container, kit: Kit, map: Chart, facts: Facts, view: View) {
    this.to = to;
    this.kit = kit;
    this.map = map;
    this.facts = facts;
    this.view = view;
  }

  person(seat: number, space: string): void {
    const at = spacePoint(this.facts, space);
    if (at) this.add(pawn(this.kit, seat), at, 0.86);
  }

  launch(pairs: readonly (readonly [number, number])[]): void {
    const frame = this.view.todo.find((f) => f.at === 'launch');
    if (frame?.at !== 'launch') return;
    pairs.forEach(([route, start], i) => {
      const freight = { ware: frame.wares[i], aboard: [], plundered: false };
      this.add(punt(this.kit, this.map, freight), routePoint(route, start), 0.9);
      this.told(route, start, arrivesFrom(FRESH, start));
    });
  }

  /** Only outlines: the punts themselves stay in sight. */
  pilot(shifts: readonly (readonly [number, number])[]): void {
    let berth = this.docked('port');
    for (const [route, by] of shifts) {
      const one = this.facts.punts[route];
      if (!one) continue;
      const end = Math.max(0, one.pos + by);
      const docks = end > LAST;
      const to = docks ? puntPoint({ pos: LAST, dock: 'port', berth: berth++ }, route) : routePoint(route, end);
      this.contour(to);
      const [x, y] = puntPoint(one, route);
      const side = by > 0 ? HULL.prow : -HULL.stern;
      if (docks) this.arrow([x + HULL.prow - 26, y], [SLIP.from - 12, to[1]]);
      else {
        this.arrow([x + side, y], [to[0] + side, y]);
        this.told(route, end, arrivesFrom(this.facts, end));
      }
    }
  }

  /** The next free berth of the port or the shipyard. */
  send(dock: 'port' | 'yard'): void {
    const frame = this.view.todo.find((f) => f.at === 'plunder');
    const one = frame?.at === 'plunder' ? this.facts.punts[frame.punt] : undefined;
    if (!one) return;
    const berth = this.docked(dock);
    this.add(
      punt(this.kit, this.map, { ...one, aboard: [], plundered: true }),
      puntPoint({ ...one, dock, berth }, 0),
      0.75,
    );
  }

  share(seat: number, ware: number): void {
    const at = pilePoint(ware);
    const card = new Container();
    const face = new Graphics();
    face.roundRect(-34, -46, 68, 92, 7).fill(0xfbf3df).stroke({ width: 2, color: this.kit.palette.ink });
    const sign = emblem(ware, 46);
    sign.position.set(0, -6);
    const mark = disc(this.kit, seat, 14);
    mark.position.set(20, 36);
    card.addChild(face, sign, mark);
    this.add(card, [at[0], at[1] - 12], 0.95);
  }

  /** Ticks on what is shipped. */
  load(wares: readonly number[]): void {
    const { palette: p } = this.kit;
    for (const ware of wares) {
      const g = new Graphics();
      g.circle(0, 0, 17).fill(p.picked).stroke({ width: 2.2, color: p.pickedInk });
      g.moveTo(-7, 0.5)
        .lineTo(-2, 6)
        .lineTo(7.5, -6)
        .stroke({ width: 3.6, color: p.pickedInk, cap: 'round', join: 'round' });
      const [x, y] = this.map.at(...loadPoint(ware));
      g.position.set(x + 38, y - 40);
      this.to.addChild(g);
    }
  }

  order(routes: readonly number[]): void {
    routes.forEach((route, i) => {
      const one = this.facts.punts[route];
      if (one) this.add(coin(this.kit, String(i + 1), 24), puntPoint(one, route), 1);
    });
  }

  private docked(dock: 'port' | 'yard'): number {
    return this.facts.punts.filter((other) => other.dock === dock).length;
  }

  private contour([x, y]: Point): void {
    const { palette: p } = this.kit;
    const g = new Graphics();
    g.poly(outline(2)).fill({ color: p.picked, alpha: 0.14 });
    g.poly(outline(2)).stroke({ width: 6.5, color: p.pickedInk, join: 'round' });
    g.poly(outline(2)).stroke({ width: 3.4, color: p.picked, join: 'round' });
    g.rotation = this.map.spin;
    g.position.set(...this.map.at(x, y));
    this.to.addChild(g);
  }

  /** On the bank: the space, and the chance from there. */
  private told(route: Route, pos: number, chance: number): void {
    this.add(pointer(this.kit, this.map, pos), numberPoint(route, pos), 1);
    this.add(odds(this.kit, chance), oddsPoint(this.map, route, pos), 1);
  }

  private add(it: Container, [x, y]: Point, alpha = GLASS): void {
    it.alpha = alpha;
    it.position.set(...this.map.at(x, y));
    this.to.addChild(it);
  }

  private arrow(from: Point, to: Point): void {
    const { palette: p } = this.kit;
    const g = new Graphics();
    const [ax, ay] = this.map.at(...from);
    const [bx, by] = this.map.at(...to);
    const angle = Math.atan2(by - ay, bx - ax);
    const tip = (along: number, across: number): [number, number] => [
      bx + Math.cos(angle) * along - Math.sin(angle) * across,
      by + Math.sin(angle) * along + Math.cos(angle) * across,
    ];
    for (const [width, color] of [
      [9, p.pickedInk],
      [5, p.picked],
    ] as const) {
      g.moveTo(ax, ay)
        .lineTo(...tip(-8, 0))
        .stroke({ width, color, cap: 'round' });
      g.poly([...tip(6, 0), ...tip(-14, -11), ...tip(-14, 11)])
        .fill(color)
        .stroke({ width: width - 4, color, join: 'round' });
    }
    this.to.addChild(g);
  }
}
