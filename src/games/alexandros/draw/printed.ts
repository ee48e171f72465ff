import { Container, type Graphics } from 'pixi.js';
import type { Key } from '../../../engine/rules';
import { frame, rose } from '../../kit/draw/frame';
import { blend } from '../../kit/draw/hand';
import { lamp } from '../../kit/draw/lamp';
import { layer } from '../../kit/draw/layer';
import { margin, rhumbs } from '../../kit/draw/paper-ground';
import { landPoint, pointAt } from '../rules/places';
import { GRID, OIKUMENE, START } from '../rules/setup';
import type { Chart } from './chart';
import { coastline, coastOf, land, water, waves } from './coast';
import type { Kit, Palette } from './palette';

/** Everything that is printed and never changes once a land is made. */

interface Sea {
  key: Key;
  at: [number, number];
  /** Where the turned sheet has it elsewhere. */
  turned?: [number, number];
  room: [number, number];
  size: number;
}

/** Middles in sides along and rows down; how wide a name may be, flat and turned; its size. */
const SEAS: readonly Sea[] = [
  { key: 'alex.sea.black', at: [3.5, 0.3], room: [190, 82], size: 31 },
  { key: 'alex.sea.caspian', at: [8.5, 0.72], room: [168, 150], size: 31 },
  { key: 'alex.sea.mediterranean', at: [0.72, 6.05], turned: [3.42, 4.85], room: [250, 218], size: 36 },
  { key: 'alex.sea.red', at: [4.5, 8.62], room: [150, 84], size: 31 },
  { key: 'alex.sea.gulf', at: [10.1, 7.55], room: [200, 200], size: 33 },
];

const ROWS = OIKUMENE.length;
const COLUMNS = OIKUMENE[0].length;

const middle = ({ at, turned }: Sea, map: Chart): [number, number] =>
  map.at(landPoint(...((map.turned && turned) || at)));

/** The rose. */
const ROSE: readonly [number, number] = landPoint(11.62, 7.9);

/** `seed`: of the land; see lands.ts. */
export function printed(map: Chart, kit: Kit, seed: number): Container {
  const it = new Container();
  const { palette: p } = kit;
  const star = map.at(ROSE);
  const words = SEAS.map((sea) => middle(sea, map));
  const taken = (x: number, y: number) =>
    Math.hypot(x - star[0], y - star[1]) < 105 ||
    words.some(([wx, wy]) => Math.abs(x - wx) < 190 && Math.abs(y - wy) < 34);
  const coast = coastOf(seed);
  layer(it, (g) => water(g, map, p, coast));
  layer(it, (g) => {
    rhumbs(g, map, p, [star, map.at(landPoint(1.4, 4.4))]);
    waves(g, map, p, coast, taken);
  });
  // the winds stop at the shallows
  layer(it, (g) => {
    land(g, map, p, coast);
    if (seed === 0) rivers(g, map, p);
  });
  layer(it, (g) => {
    coastline(g, map, p, coast);
    grid(g, map, p);
  });
  layer(it, (g) => {
    margin(g, map, p);
    frame(g, map, p);
  });
  layer(it, (g) => {
    rose(g, 0, 0, 50, p);
    g.position.set(...star);
    // spaces are named by it: its north is that of the land
    if (map.turned) g.rotation = Math.PI / 2;
  });
  rim(it, map, kit);
  names(it, map, kit, seed);
  it.addChild(lamp(map, p));
  return it;
}

/** The Nile, the Euphrates and the Tigris, from their springs to the sea: points in sides along and rows down. */
const RIVERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [2.9, 9],
    [2.6, 8.5],
    [2.9, 8],
    [2.55, 7.5],
    [2.75, 7],
    [2.5, 6.5],
    [2.6, 6],
  ],
  [
    [6.1, 1.6],
    [5.6, 2.4],
    [6, 3.2],
    [6.7, 3.9],
    [7, 4.6],
    [7.9, 5.1],
    [8.6, 5.6],
    [9, 6],
  ],
  [
    [6.9, 1.5],
    [7.2, 2.3],
    [7.7, 3],
    [8, 3.8],
    [8.6, 4.4],
    [8.9, 5.1],
    [9.3, 6],
  ],
];

function rivers(g: Graphics, map: Chart, p: Palette): void {
  for (const [width, color] of [
    [9, p.contour],
    [6, p.shallows[1]],
  ])
    for (const river of RIVERS) {
      const points = river.map(([x, row]) => map.at(landPoint(x, row)));
      g.moveTo(...points[0]);
      for (let k = 1; k < points.length; k++) {
        const [[ax, ay], [bx, by]] = [points[k - 1], points[k]];
        const bow = k % 2 === 0 ? 14 : -14;
        g.quadraticCurveTo((ax + bx) / 2 + (by > ay ? bow : -bow), (ay + by) / 2, bx, by);
      }
      g.stroke({ width, color, cap: 'round', join: 'round' });
    }
}

/** Thin ink along the sides, a dot at every corner point, and the star from which Alexander sets out. */
function grid(g: Graphics, map: Chart, p: Palette): void {
  for (const { a, b, spaces } of GRID.sides) {
    if (spaces.length === 1) continue;
    g.moveTo(...map.at(pointAt(a))).lineTo(...map.at(pointAt(b)));
  }
  g.stroke({ width: 1.5, color: blend(p.grid, p.land, 0.2) });
  for (const point of GRID.points.keys()) g.circle(...map.at(pointAt(point)), 4.2);
  g.fill(p.land).stroke({ width: 1.5, color: p.grid });
  const [x, y] = map.at(pointAt(START));
  g.star(x, y, 8, 15, 7).fill(p.warm).stroke({ width: 1.5, color: p.ink });
}

/** Numbers of rows and columns along two edges: every space is called by them, with its symbol. */
function rim(to: Container, map: Chart, { palette: p, printer }: Kit): void {
  const put = (n: number, x: number, row: number) => {
    const word = printer.word(String(n), { size: 30, weight: 600, colour: p.inkSoft, halo: p.sea });
    word.alpha = 0.8;
    word.position.set(...map.at(landPoint(x, row)));
    to.addChild(word);
  };
  for (let r = 0; r < ROWS; r++) put(r + 1, -0.24, r + 0.5);
  for (let t = 0; t < COLUMNS; t++) put(t + 1, (t + 1) / 2, -0.21);
}

function names(to: Container, map: Chart, { palette: p, printer, look }: Kit, seed: number): void {
  const far = look.say({ key: 'alex.seas.far' }).split('\n');
  const colour = p.night ? p.cool : blend(p.cool, p.ink, 0.2);
  for (const [k, sea] of SEAS.entries()) {
    const { key, room, size } = sea;
    // a turned sea is narrow: word under word
    const name = seed === 0 ? look.say({ key }) : far[(seed + k * 3) % far.length];
    const lines = name.split(map.turned || seed > 0 ? / |\n/ : '\n');
    lines.forEach((line, i) => {
      const print = { font: 'serif', italic: true, size, colour, halo: p.sea, spacing: size * 0.09 } as const;
      const word = printer.word(line, print);
      const share = room[map.turned ? 1 : 0] / word.width;
      if (share < 1) word.scale.set(share);
      const [x, y] = middle(sea, map);
      word.position.set(x, y + (i - (lines.length - 1) / 2) * size * 0.96);
      to.addChild(word);
    });
  }
}
