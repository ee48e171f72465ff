import { Graphics } from 'pixi.js';
import { alone } from '../../kit/draw/layer';
import { pointAt, type XY } from '../rules/places';
import { GRID } from '../rules/setup';
import type { Chart } from './chart';
import type { Palette, Stone } from './palette';

/** Walls as ramparts seen from above: a walk between two edges with battlements, a tower at every end. */

const RED = 2;

export const stoneOf = (wall: number, p: Palette): Stone => (wall === RED ? p.red : p.dark);

/** Points along a side, `step` apart, away from its towers. */
function* rungs([ax, ay]: XY, [bx, by]: XY, step: number): Generator<[number, number, number, number]> {
  const long = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const n = Math.max(0, Math.floor((long - 26) / step));
  const first = (long - (n - 1) * step) / 2;
  for (let i = 0; i < n; i++) {
    const d = first + i * step;
    yield [ax + ux * d, ay + uy * d, ux, uy];
  }
}

/** One stone of walls: `ends` are both ends of each, on the chart. */
function ramparts(g: Graphics, ends: readonly (readonly [XY, XY])[], stone: Stone, red: boolean): void {
  if (ends.length === 0) return;
  const all = (width: number, color: number) => {
    for (const [a, b] of ends) g.moveTo(a[0], a[1]).lineTo(b[0], b[1]);
    g.stroke({ width, color, cap: 'round' });
  };
  all(14, stone.edge);
  for (const [a, b] of ends) {
    for (const [x, y, ux, uy] of rungs(a, b, 13)) {
      g.moveTo(x - uy * 9.5, y + ux * 9.5).lineTo(x + uy * 9.5, y - ux * 9.5);
    }
  }
  g.stroke({ width: 6.5, color: stone.edge });
  all(7.5, stone.walk);
  // colour is never alone: red walls carry a row of studs, black ones joints between the stones
  for (const [a, b] of ends) {
    for (const [x, y, ux, uy] of rungs(a, b, red ? 13 : 19.5)) {
      if (red) g.circle(x, y, 2.4);
      else g.poly([x - uy * 3.7 - ux * 0.7, y + ux * 3.7, x + uy * 3.7, y - ux * 3.7, x + uy * 3.7 + ux, y - ux * 3.7]);
    }
  }
  g.fill(stone.mark);
}

function tower(g: Graphics, [x, y]: XY, stone: Stone): void {
  g.circle(x, y, 11.5).fill(stone.edge);
  g.circle(x, y, 7).fill(stone.walk);
  g.circle(x, y, 3).fill(stone.edge);
}

/** By side: 0 no wall, 1 black, 2 red. */
export function walls(list: readonly number[], map: Chart, p: Palette): Graphics {
  const g = alone(new Graphics());
  const ends = (kind: number) =>
    GRID.sides.flatMap(({ a, b }, side) =>
      list[side] === kind ? [[map.at(pointAt(a)), map.at(pointAt(b))] as const] : [],
    );
  const [black, red] = [ends(1), ends(RED)];
  for (const [[ax, ay], [bx, by]] of [...black, ...red]) g.moveTo(ax + 4, ay + 5).lineTo(bx + 4, by + 5);
  g.stroke({ width: 17, color: p.shadow, alpha: 0.22, cap: 'round' });
  for (const [[ax, ay], [bx, by]] of [...black, ...red]) g.moveTo(ax, ay).lineTo(bx, by);
  g.stroke({ width: 19.5, color: p.wallRim, alpha: 0.7, cap: 'round' });
  ramparts(g, black, p.dark, false);
  ramparts(g, red, p.red, true);
  const towers = new Map<string, [XY, Stone]>();
  for (const [a, b] of red) for (const at of [a, b]) towers.set(at.join(), [at, p.red]);
  for (const [a, b] of black) for (const at of [a, b]) towers.set(at.join(), [at, p.dark]);
  for (const [at, stone] of towers.values()) tower(g, at, stone);
  return g;
}
