import { type Container, Graphics } from 'pixi.js';
import { coinPoint, goodPoint, islandPoint, type Point } from '../places';
import type { Move, View } from '../state';
import type { Chart } from './chart';
import { token } from './goods';
import { money } from './money';
import type { Kit } from './palette';
import { Plane, TOKEN_RADIUS } from './plane';
import { track } from './record';

/** What a move would do, as pieces of glass: the picture of the view stays as it is. */

const GLASS = 0.72;

export function ghost(to: Container, kit: Kit, map: Chart, view: View, seat: number, move: Move): void {
  const add = (it: Container, at: Point, alpha = GLASS) => {
    it.alpha = alpha;
    it.position.set(...map.at(at));
    to.addChild(it);
  };
  if ('put' in move) {
    add(money(kit, view.money[move.put] + move.coins), coinPoint(move.put, view.difficulty), 0.9);
  } else if ('fly' in move) {
    const plane = new Plane(kit, map);
    plane.show({ good: move.fly, seat }, { at: [0, 0], height: 0, heading: 0, body: 1 });
    plane.view.alpha = 0.85;
    to.addChild(plane.view);
  } else if ('load' in move || 'price' in move) {
    if ('load' in move) for (const good of move.load) add(token(kit, good, 41), goodPoint(good));
  } else if ('claim' in move && move.claim >= 0) {
    add(token(kit, goodOf(view), TOKEN_RADIUS), islandPoint(move.claim), 0.9);
  } else if ('aim' in move) {
    const g = new Graphics();
    track(g, map, [[0, 0], islandPoint(move.aim)], kit.palette);
    to.addChild(g);
  }
}

function goodOf(view: View): number {
  const f = view.todo[0];
  return f && 'good' in f ? f.good : 0;
}
