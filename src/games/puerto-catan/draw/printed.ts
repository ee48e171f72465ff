import { Container } from 'pixi.js';
import { say } from '../../../look/say';
import { cartouche, frame, rose } from '../../kit/draw/frame';
import { lamp } from '../../kit/draw/lamp';
import { layer } from '../../kit/draw/layer';
import { margin, rhumbs } from '../../kit/draw/paper-ground';
import { card } from '../card';
import { COSTS, DICE, type Point, plaquePoint, rolePoint } from '../rules/places';
import { furniture } from './bank';
import type { Chart } from './chart';
import { beach, water, waves } from './coast';
import { serpent, ship } from './creatures';
import type { Kit } from './palette';

/** Everything that is printed and never changes while a match runs. */

/** The corners that the island leaves free. */
const places = (turned: boolean) =>
  turned
    ? { star: [934, 1222, 66], title: [180, 318, 236], sails: [938, 384], coils: [128, 1262] }
    : { star: [300, 946, 66], title: [352, 32, 214], sails: [1240, 984], coils: [1232, 116] };

type Places = ReturnType<typeof places>;

/** Where no waves are cut: round what is drawn on the water, and under the columns beside it. */
function takenBy({ star, title, sails, coils }: Places, map: Chart): (x: number, y: number) => boolean {
  const clear: [readonly number[], number, number][] = [
    [star, 100, 100],
    [title, 180, 55],
    [sails, 105, 120],
    [coils, 105, 90],
  ];
  const columns: Point[] = [rolePoint(0, 7), COSTS, DICE, plaquePoint(0)];
  const beside = columns.map((point) => map.at(point));
  return (x, y) =>
    clear.some(([[cx, cy], w, h]) => Math.abs(x - cx) < w && Math.abs(y - cy) < h) ||
    beside.some(([cx, cy], i) => Math.abs(map.turned ? y - cy : x - cx) < (i === 0 ? 118 : 142));
}

export function printed(map: Chart, kit: Kit): Container {
  const it = new Container();
  const { palette: p, printer } = kit;
  const free = places(map.turned);
  const { star, title, sails, coils } = free;
  layer(it, (g) => water(g, map, p));
  layer(it, (g) => {
    rhumbs(g, map, p, [
      [star[0], star[1]],
      [coils[0], coils[1]],
    ]);
    waves(g, map, p, takenBy(free, map));
  });
  // the winds stop at the shallows
  layer(it, (g) => beach(g, map, p));
  layer(it, (g) => {
    margin(g, map, p);
    frame(g, map, p);
  });
  layer(it, (g) => ship(g, sails[0], sails[1], p), 'ship');
  layer(it, (g) => serpent(g, coils[0], coils[1], p), 'serpent');
  layer(it, (g) => rose(g, star[0], star[1], star[2], p));
  cartouche(it, printer, title, say({ key: 'name' }, { text: card.text }), p);
  it.addChild(furniture(map, kit), lamp(map, p));
  return it;
}
