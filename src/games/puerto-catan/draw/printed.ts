import { Container, Graphics } from 'pixi.js';
import { say } from '../../../look/say';
import { cartouche, frame, rose } from '../../kit/draw/frame';
import { lamp } from '../../kit/draw/lamp';
import { rhumbs, table } from '../../kit/draw/wood';
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
    ? { star: [934, 1222, 66], title: [180, 318, 236], ship: [938, 384], serpent: [128, 1262] }
    : { star: [300, 946, 66], title: [352, 32, 214], ship: [1240, 984], serpent: [1232, 116] };

export function printed(map: Chart, kit: Kit): Container {
  const it = new Container();
  const { palette: p, printer } = kit;
  const layer = (paint: (g: Graphics) => void) => {
    const g = new Graphics();
    paint(g);
    it.addChild(g);
  };
  const { star, title, ship: sails, serpent: coils } = places(map.turned);
  const clear: [readonly number[], number, number][] = [
    [star, 100, 100],
    [title, 180, 55],
    [sails, 105, 120],
    [coils, 105, 90],
  ];
  const columns: Point[] = [rolePoint(0, 7), COSTS, DICE, plaquePoint(0)];
  const beside = columns.map((point) => map.at(point));
  const taken = (x: number, y: number) =>
    clear.some(([[cx, cy], w, h]) => Math.abs(x - cx) < w && Math.abs(y - cy) < h) ||
    beside.some(([cx, cy], i) => Math.abs(map.turned ? y - cy : x - cx) < (i === 0 ? 118 : 142));
  layer((g) => water(g, map, p));
  layer((g) => {
    rhumbs(g, map, p, [
      [star[0], star[1]],
      [coils[0], coils[1]],
    ]);
    waves(g, map, p, taken);
  });
  // the winds stop at the shallows
  layer((g) => beach(g, map, p));
  layer((g) => {
    table(g, map, p);
    frame(g, map, p);
    rose(g, star[0], star[1], star[2], p);
    ship(g, sails[0], sails[1], p);
    serpent(g, coils[0], coils[1], p);
  });
  cartouche(it, printer, title, say({ key: 'name' }, { text: card.text }), p);
  it.addChild(furniture(map, kit), lamp(map, p));
  return it;
}
