import { Container, Graphics } from 'pixi.js';
import { polar } from '../../kit/draw/hand';
import { islandPoint, type Point, toBoard } from '../rules/places';
import type { Flight } from '../rules/state';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';

/** How a flight went: the way it took, and a splash or a stamp. */

/** Where its token lies on the flat board; nowhere if it fell into the sea of the real table. */
export function dropOf({ drop, island }: Flight): Point | null {
  if (drop) return toBoard(drop);
  return island >= 0 ? islandPoint(island) : null;
}

/** Flat board, from the compass to the drop. */
export function wayOf(flight: Flight): Point[] {
  const end = dropOf(flight);
  if (!end) return [];
  const way: Point[] = [[0, 0]];
  for (let i = 0; i + 1 < flight.path.length; i += 2) way.push(toBoard([flight.path[i], flight.path[i + 1]]));
  const [x, y] = way[way.length - 1];
  if (Math.hypot(end[0] - x, end[1] - y) > 1) way.push(end);
  return way;
}

/** Dots at an even distance on a line of several legs. */
export function dots(way: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let left = step;
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay], [bx, by]] = [way[i - 1], way[i]];
    const long = Math.hypot(bx - ax, by - ay);
    for (let at = left; at <= long; at += step) out.push([ax + ((bx - ax) * at) / long, ay + ((by - ay) * at) / long]);
    left = long < left ? left - long : step - ((long - left) % step);
  }
  return out;
}

export function track(g: Graphics, map: Chart, way: readonly Point[], p: Palette): void {
  const all = dots(way.map(map.at), 17);
  for (const [x, y] of all) g.circle(x, y, 4.6);
  g.fill(p.night ? 0x06121c : 0xffffff);
  for (const [x, y] of all) g.circle(x, y, 3);
  g.fill(p.warm);
}

/** Rings on the water and drops thrown up round the token. `t` 0..1: how far they have spread. */
export function splash(g: Graphics, x: number, y: number, r: number, p: Palette, t = 1): void {
  for (const [at, width, alpha] of [
    [1.28, 4, 0.95],
    [1.62, 3, 0.75],
    [2.05, 2, 0.5],
  ] as const) {
    const reach = r * (1 + (at - 1) * t);
    for (let i = 0; i < 5; i++) {
      const from = (i / 5) * Math.PI * 2 + at * 3;
      g.moveTo(...polar(x, y, from, reach)).arc(x, y, reach, from, from + 0.96);
    }
    g.stroke({ width, color: p.foam, alpha, cap: 'round' });
    g.circle(x, y, reach + width).stroke({ width: 1, color: p.contour, alpha: alpha * 0.6 });
  }
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + 0.3;
    const [dx, dy] = polar(x, y, angle, r * (1 + (0.42 + 0.3 * ((i * 7) % 3)) * t));
    g.circle(dx, dy, 3.4 + ((i * 5) % 3));
  }
  g.fill(p.foam).stroke({ width: 1.2, color: p.contour });
}

/** Stamped in ink beside the token: a tick where the good is wanted, a cross where it is not. */
export function stamp(kit: Kit, good: boolean): Container {
  const { palette: p } = kit;
  const g = new Graphics();
  const colour = good ? (p.night ? 0x9be38f : 0x1f6e3a) : p.night ? 0xff9a85 : 0xb02a1c;
  g.circle(0, 0, 27).fill({ color: p.canvas, alpha: p.night ? 0.16 : 0.85 });
  if (p.night) g.circle(0, 0, 27).fill({ color: 0x0a1418, alpha: 0.75 });
  g.circle(0, 0, 26).stroke({ width: 3.4, color: colour });
  g.circle(0, 0, 20.5).stroke({ width: 1.5, color: colour });
  if (good) g.moveTo(-10, 1).lineTo(-3, 9).lineTo(11, -9);
  else g.moveTo(-8, -8).lineTo(8, 8).moveTo(8, -8).lineTo(-8, 8);
  g.stroke({ width: 5, color: colour, cap: 'round', join: 'round' });
  g.rotation = -0.2;
  const it = new Container();
  it.addChild(g);
  return it;
}
