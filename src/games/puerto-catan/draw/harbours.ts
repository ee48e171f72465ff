import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { harbourPoint, HARBOUR_R as R, spotPoint } from '../rules/places';
import { ANY, HARBOURS } from '../rules/setup';
import type { Chart } from './chart';
import { stamp } from './emblem';
import { small } from './narrow';
import type { Kit, Palette } from './palette';
import { RESOURCE_PATHS } from './symbols';

/** Harbours: a sign on piles in the water, and a jetty to each of the two intersections that may use it. */

const LAND = 21;

/** Planks on piles from the sign to the shore. */
function jetty(g: Graphics, from: readonly [number, number], to: readonly [number, number], p: Palette): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const at = (along: number, across: number): [number, number] => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ];
  const end = far - LAND;
  const deck = (w: number) => g.poly([...at(0, -w), ...at(end, -w), ...at(end, w), ...at(0, w)]);
  g.poly([...at(3, -5), ...at(end + 3, -5), ...at(end + 3, 9), ...at(3, 9)]).fill({ color: p.shadow, alpha: 0.2 });
  for (let along = end - 4; along > R; along -= 15) {
    for (const side of [-9, 9]) g.circle(...at(along, side), 3).fill(p.timberDark);
  }
  deck(8.4).fill(p.timberDark);
  deck(6.4).fill(p.timber);
  for (let along = R - 6; along < end; along += 6) g.moveTo(...at(along, -6.4)).lineTo(...at(along, 6.4));
  g.stroke({ width: 1.2, color: p.timberDark });
}

export function harbour(kit: Kit, map: Chart, which: number, type: number): Container {
  const { palette: p, printer } = kit;
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const [x, y] = map.at(harbourPoint(which));
  for (const spot of HARBOURS[which]) jetty(g, [x, y], map.at(spotPoint(spot)), p);
  g.circle(x + 2, y + 3.5, R + 1).fill({ color: p.shadow, alpha: 0.3 });
  g.circle(x, y, R).fill(p.timberDark);
  g.circle(x, y, R - 1.6).fill(p.timber);
  const colour = p.goods[type] ?? p.timberDark;
  g.circle(x, y, R - 5)
    .fill(p.card)
    .stroke({ width: 2, color: colour });
  // still being typed in
  if (type < 0) return it;
  if (type === ANY) {
    for (let i = 0; i < 5; i++) {
      const angle = -Math.PI / 2 + ((i - 2) * Math.PI) / 6.5;
      g.circle(x + Math.cos(angle) * 25, y + 4 + Math.sin(angle) * 25, 5).fill(p.goods[i]);
    }
    const word = printer.word('3:1', { size: 33, weight: 800, colour: p.cardInk });
    word.position.set(x, y + 8);
    it.addChild(word);
    return it;
  }
  // what it takes weighs more than how many, as far as that can be read
  const [mark, up, figure] = small() ? [28, 13.5, 33] : [35, 11, 27];
  stamp(g, RESOURCE_PATHS[type], x, y - up, mark, colour);
  const word = printer.word('2:1', { size: figure, weight: 800, colour: blend(p.cardInk, colour, 0.25) });
  word.position.set(x, y + 17);
  it.addChild(word);
  return it;
}
