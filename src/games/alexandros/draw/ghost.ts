import { type Container, Graphics } from 'pixi.js';
import { hex } from '../../kit/draw/palette';
import { coin, styleOf } from '../../kit/draw/pieces';
import type { Ghost } from '../../table';
import { sideBetween } from '../rules/grid';
import { outlooks } from '../rules/moving';
import { inset, middleOf, plaqueAt, pointAt, type XY } from '../rules/places';
import { isOpenLand, type Province, provinces } from '../rules/provinces';
import { GRID, symbolAt } from '../rules/setup';
import { kinds, type Move, NOBODY, type Space, type View } from '../rules/state';
import type { Stage } from './acts';
import type { Chart } from './chart';
import { cardMark } from './emblem';
import type { Kit } from './palette';
import { alexander, guard } from './people';
import { hasPlaque, plaque } from './plaques';

import { border } from './tints';
import { stoneOf, walls } from './walls';
import { ways } from './ways';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

export function ghost(to: Container, { seat, move }: Ghost<Move>, view: View, { kit, chart: map }: Stage): void {
  if (view.symbols === '') return;
  drawn(move, new Glass(to, kit, map, view), view, seat);
}

const drawn = kinds.some<[glass: Glass, view: View, seat: number], void>(undefined, {
  route: (m, glass) => glass.walk(m.to, m.walk),
  occupy: (m, glass, _view, seat) => glass.claim(seat, m.occupy, m.guards),
  takeOver: (m, glass, _view, seat) => glass.claim(seat, m.takeOver, m.guards),
  levy: (_m, glass) => glass.levy(),
  take: (m, glass, view, seat) => glass.reachable(seat, view.row[m.take], true),
  play: (m, glass, _view, seat) => glass.reachable(seat, m.play, false),
  back: (m, glass) => glass.cross(middleOf(m.back)),
});

/** The walls with those of a walk added, black ones first; only the new ones in `fresh`. */
function walled(view: View, walk: readonly number[]): { all: number[]; fresh: number[] } {
  const all = view.walls.slice();
  const fresh = view.walls.map(() => 0);
  let { black } = view;
  for (let k = 1; k < walk.length; k++) {
    const side = sideBetween(GRID, walk[k - 1], walk[k]);
    if (side === undefined || all[side] !== 0) continue;
    fresh[side] = black-- > 0 ? 1 : 2;
    all[side] = fresh[side];
  }
  return { all, fresh };
}

class Glass {
  private to: Container;
  private kit: Kit;
  private map: Chart;
  private view: View;

  constructor(to: Container, kit: Kit, map: Chart, view: View) {
    this.to = to;
    this.kit = kit;
    this.map = map;
    this.view = view;
  }

  /** The way so far, the space it is for, and what the new walls would make of the provinces. */
  walk(space: Space, walk: readonly number[]): void {
    this.target(space);
    if (walk.length < 2) return;
    const { all, fresh } = walled(this.view, walk);
    this.changed(all);
    this.way(walk, fresh);
    const it = alexander(this.kit);
    it.alpha = 0.86;
    this.add(it, pointAt(walk[walk.length - 1]));
  }

  /** Where a card would lead, before it is taken: every way there. */
  reachable(seat: number, symbol: number, faceUp: boolean): void {
    const joker = faceUp && outlooks(this.view)[symbol] === 'none';
    const then: View = { ...this.view, todo: [{ at: 'route', seat, symbol, joker }] };
    ways(this.to, this.to, then, { kit: this.kit, chart: this.map });
  }

  private target(space: Space): void {
    const { palette: p } = this.kit;
    const g = new Graphics();
    for (const [width, color] of [
      [8, p.pickedInk],
      [4.5, p.picked],
    ]) {
      g.poly(this.map.flat(inset(space, 12))).stroke({ width, color, join: 'round' });
    }
    this.to.addChild(g);
  }

  /** New walls on a bright ground, and footsteps over those that stand already. */
  private way(walk: readonly number[], fresh: readonly number[]): void {
    const { palette: p } = this.kit;
    const g = new Graphics();
    for (const [width, color] of [
      [34, p.picked],
      [28, p.pickedInk],
    ]) {
      const points = walk.map((point) => this.map.at(pointAt(point)));
      g.poly(points.flat(), false).stroke({ width, color, cap: 'round', join: 'round', alpha: 0.9 });
    }
    this.to.addChild(g, walls(this.standing(walk), this.map, p));
    const built = walls(fresh, this.map, p);
    this.to.addChild(built);
    const steps = new Graphics();
    for (let k = 1; k < walk.length; k++) {
      const side = sideBetween(GRID, walk[k - 1], walk[k]) as number;
      const [[ax, ay], [bx, by]] = [this.map.at(pointAt(walk[k - 1])), this.map.at(pointAt(walk[k]))];
      const stone = stoneOf(fresh[side] || this.view.walls[side], p);
      const angle = Math.atan2(by - ay, bx - ax);
      const tip = (d: number, w: number): [number, number] => [
        (ax + bx) / 2 + Math.cos(angle) * d - Math.sin(angle) * w,
        (ay + by) / 2 + Math.sin(angle) * d + Math.cos(angle) * w,
      ];
      steps
        .poly([...tip(14, 0), ...tip(-9, -11), ...tip(-4, 0), ...tip(-9, 11)])
        .fill(p.lit)
        .stroke({ width: 2, color: stone.edge, join: 'round' });
    }
    this.to.addChild(steps);
  }

  /** Walls of the way that are there already: they lie under the bright ground. */
  private standing(walk: readonly number[]): number[] {
    const out = this.view.walls.map(() => 0);
    for (let k = 1; k < walk.length; k++) {
      const side = sideBetween(GRID, walk[k - 1], walk[k]);
      if (side !== undefined) out[side] = this.view.walls[side];
    }
    return out;
  }

  /** Provinces that were not there before, with what each would be worth. */
  private changed(after: number[]): void {
    const { guards, symbols } = this.view;
    const old = provinces(this.view);
    const ground = { walls: after, guards, symbols };
    const { list, of } = provinces(ground);
    for (const province of old.list) {
      const stays = list.some(({ key, size }) => key === province.key && size === province.size);
      if (!stays && hasPlaque(province)) this.strike(plaqueAt(this.view, old.of, province));
    }
    const g = new Graphics();
    this.to.addChild(g);
    list.forEach((province, part) => {
      const same = old.list.some(({ key, size }) => key === province.key && size === province.size);
      if (same || (isOpenLand(province) && list.length > 1)) return;
      this.outline(g, of, part, province);
      if (!hasPlaque(province)) return;
      const at = plaqueAt(ground, of, province);
      this.glow(g, at);
      this.add(plaque(this.kit, province), at);
    });
  }

  /** What it was worth till now. */
  private strike(at: XY): void {
    const { palette: p } = this.kit;
    const [x, y] = this.map.at(at);
    const g = new Graphics();
    for (const [width, color] of [
      [9, p.pickedInk],
      [5, p.picked],
    ]) {
      g.moveTo(x - 32, y + 17)
        .lineTo(x + 32, y - 17)
        .stroke({ width, color, cap: 'round' });
    }
    this.to.addChild(g);
  }

  private outline(g: Graphics, of: Int16Array, part: number, { owner }: Province): void {
    const { palette: p } = this.kit;
    const own = owner === NOBODY ? p.picked : hex(styleOf(this.kit, owner)[p.night ? 'dark' : 'light']);
    border(g, this.map, of, part, 11);
    g.stroke({ width: 7.5, color: p.pickedInk, cap: 'round' });
    border(g, this.map, of, part, 11);
    g.stroke({ width: 4, color: own, cap: 'round' });
  }

  private glow(g: Graphics, at: XY): void {
    const { palette: p } = this.kit;
    const [x, y] = this.map.at(at);
    g.roundRect(x - 42, y - 28, 84, 56, 16)
      .fill(p.pickedInk)
      .stroke({ width: 3, color: p.picked });
  }

  /** Guards of glass, a card on every other symbol space, two cards on every guard that has to go. */
  claim(seat: number, key: Space, guards: readonly Space[]): void {
    const province = provinces(this.view).list.find((one) => one.key === key);
    if (!province) return;
    const { of } = provinces(this.view);
    const g = new Graphics();
    this.to.addChild(g);
    this.outline(g, of, of[key], { ...province, owner: seat });
    for (const space of province.symbols) {
      const symbol = symbolAt(this.view.symbols, space);
      const [x, y] = this.map.at(middleOf(space));
      const enemy = province.guarded.includes(space);
      if (guards.includes(space)) this.add(guard(this.kit, seat, symbol), middleOf(space), 0.88);
      const times = (enemy ? 2 : 0) + (guards.includes(space) ? 0 : 1);
      if (enemy) this.cross(middleOf(space));
      if (times === 0) continue;
      const card = cardMark(this.kit, symbol, times);
      card.position.set(x + (enemy || guards.includes(space) ? 36 : 0), y);
      this.to.addChild(card);
    }
    if (guards.length === 0) return;
    const [px, py] = plaqueAt(this.view, of, province);
    this.add(plaque(this.kit, { ...province, owner: seat, guarded: [...guards] }), [px, py], 1);
  }

  /** What every paying province would bring. */
  levy(): void {
    const { list, of } = provinces(this.view);
    for (const province of list) {
      if (province.guarded.length !== 1) continue;
      const [x, y] = this.map.at(plaqueAt(this.view, of, province));
      const it = coin(this.kit, `+${province.value}`, 24);
      it.position.set(x + 34, y - 26);
      this.to.addChild(it);
    }
  }

  /** Whoever stands there goes home. */
  cross(at: XY): void {
    const { palette: p } = this.kit;
    const [x, y] = this.map.at(at);
    const g = new Graphics();
    for (const [width, color] of [
      [12, p.tag],
      [6.5, p.red.edge],
    ]) {
      g.moveTo(x - 22, y - 20).lineTo(x + 22, y + 24);
      g.moveTo(x + 22, y - 20).lineTo(x - 22, y + 24);
      g.stroke({ width, color, cap: 'round' });
    }
    this.to.addChild(g);
  }

  private add(it: Container, at: XY, alpha = 1): void {
    it.alpha = alpha;
    it.position.set(...this.map.at(at));
    this.to.addChild(it);
  }
}
