import { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { alone } from '../../kit/draw/layer';
import { regionName } from '../rules/names';
import { cornersOf, inset, middleOf } from '../rules/places';
import { type Region, regionsOf } from '../rules/regions';
import { GRID, symbolList } from '../rules/setup';
import type { Space } from '../rules/state';
import type { Chart } from './chart';
import { sign } from './emblem';
import { type Terrain, terrainOf } from './lands';
import type { Kit, Palette } from './palette';

/** What a land bears: a tile with its symbol; where a space is open dunes, hills, woods, palms, towns, and the names of regions. */

const SIGN = 43;

export function country(symbols: string, map: Chart, kit: Kit): Container {
  const it = new Container();
  if (symbols === '') return it;
  const { palette: p, look } = kit;
  const regions = regionsOf(symbols);
  it.addChild(wilds(symbols, map, p, new Set(regions.flatMap(under))));
  it.addChild(tiles(symbols, map, p));
  for (const region of regions) it.addChild(title(region, look.say(regionName(symbols, region)), map, kit));
  return it;
}

/** The two spaces that a name lies on. */
const under = ({ spaces }: Region): Space[] => {
  const half = Math.ceil(spaces.length / 2);
  return [spaces[half - 1], spaces[half]];
};

/** The ground itself: green in the woods, pale in the desert. Lies under everything that people build. */
export function soil(symbols: string, map: Chart, p: Palette): Graphics {
  const g = new Graphics();
  if (symbols === '') return g;
  const colours: { readonly [kind in Terrain]: number } = {
    dunes: p.beach,
    hills: p.relief,
    palms: p.leaf,
    scrub: p.wash,
    woods: p.leaf,
    town: p.wash,
  };
  terrainOf(symbols).forEach((kind, space) => {
    g.poly(map.flat(cornersOf(space))).fill({ color: colours[kind], alpha: kind === 'dunes' ? 0.35 : 0.16 });
  });
  return g;
}

/** Where a name stands, nothing grows. */
function wilds(symbols: string, map: Chart, p: Palette, named: ReadonlySet<number>): Graphics {
  const list = symbolList(symbols);
  const kinds = terrainOf(symbols);
  const wild = alone(new Graphics());
  const next = hand(17);
  for (const space of GRID.cells.keys()) {
    const [x, y] = map.at(middleOf(space));
    const [dx, dy] = [(next() - 0.5) * 16, (next() - 0.5) * 10];
    if (list[space] < 0 && !named.has(space)) WILD[kinds[space]](wild, x + dx, y + dy);
  }
  return wild.stroke({ width: 1.5, color: blend(p.relief, p.ink, p.night ? 0.05 : 0.22), cap: 'round', join: 'round' });
}

function tiles(symbols: string, map: Chart, p: Palette): Container {
  const it = new Container();
  const list = symbolList(symbols);
  const grounds = alone(new Graphics());
  const signs = alone(new Graphics());
  for (const space of GRID.cells.keys()) {
    const symbol = list[space];
    if (symbol < 0) continue;
    const ground = blend(p.tile, p.signs[symbol], 0.07);
    grounds.poly(map.flat(inset(space, 8.5))).fill(ground);
    grounds.poly(map.flat(inset(space, 8.5))).stroke({ width: 1.6, color: p.signs[symbol], join: 'round' });
    sign(signs, symbol, ...map.at(middleOf(space)), SIGN, p, ground);
  }
  it.addChild(grounds, signs);
  return it;
}

/** Letters of this size are read on a phone too. */
const LETTERS = 31;

function title({ at, spaces }: Region, name: string, map: Chart, { palette: p, printer }: Kit): Container {
  const colour = blend(p.name, p.land, 0.2);
  const word = printer.word(name, { font: 'serif', italic: true, size: LETTERS, colour, halo: p.land });
  const room = map.turned ? 112 : 62 * spaces.length + 4;
  if (word.width > room) word.scale.set(room / word.width);
  word.position.set(...map.at(at));
  return word;
}

type Wild = (g: Graphics, x: number, y: number) => void;

/** Each stands on its y and only draws lines: all of them are stroked at once. */
const WILD: { readonly [kind in Terrain]: Wild } = {
  dunes(g, x, y) {
    for (const [dx, dy, w] of [
      [-12, -4, 13],
      [8, 1, 15],
      [-6, 10, 11],
    ]) {
      g.moveTo(x + dx - w, y + dy).quadraticCurveTo(x + dx - w * 0.2, y + dy - w * 0.75, x + dx + w * 0.3, y + dy - 1);
      g.quadraticCurveTo(x + dx + w * 0.6, y + dy + 1, x + dx + w, y + dy - 1);
    }
  },
  hills(g, x, y) {
    for (const [dx, dy, h] of [
      [-13, 4, 15],
      [3, 8, 21],
      [17, 9, 13],
    ]) {
      g.moveTo(x + dx - h * 0.7, y + dy)
        .lineTo(x + dx, y + dy - h)
        .lineTo(x + dx + h * 0.7, y + dy);
      for (const t of [0.25, 0.5, 0.75]) {
        g.moveTo(x + dx + h * 0.7 * t, y + dy - h * (1 - t)).lineTo(x + dx + h * 0.7 * t - 3.5, y + dy - 1);
      }
    }
  },
  palms(g, x, y) {
    for (const [dx, s] of [
      [-8, 1],
      [11, 0.72],
    ]) {
      const [tx, ty] = [x + dx + 2 * s, y + 12 - 24 * s];
      g.moveTo(x + dx, y + 12).quadraticCurveTo(x + dx + 4 * s, y + 12 - 12 * s, tx, ty);
      for (const [ex, ey] of [
        [-11, 3],
        [-8, -6],
        [1, -9],
        [9, -5],
        [11, 4],
      ]) {
        g.moveTo(tx, ty).quadraticCurveTo(tx + ex * 0.5 * s, ty + (ey - 6) * 0.6 * s, tx + ex * s, ty + ey * s);
      }
    }
  },
  scrub(g, x, y) {
    for (const [dx, dy] of [
      [-16, 2],
      [0, -8],
      [13, 6],
      [-4, 11],
    ]) {
      for (const lean of [-4, 0, 4]) g.moveTo(x + dx, y + dy).lineTo(x + dx + lean, y + dy - 7 + Math.abs(lean) * 0.4);
    }
  },
  woods(g, x, y) {
    for (const [dx, dy, h] of [
      [-15, 4, 17],
      [1, -4, 19],
      [16, 6, 16],
      [-1, 14, 13],
    ]) {
      g.moveTo(x + dx, y + dy).lineTo(x + dx, y + dy - h * 0.3);
      g.moveTo(x + dx - h * 0.36, y + dy - h * 0.28)
        .lineTo(x + dx, y + dy - h)
        .lineTo(x + dx + h * 0.36, y + dy - h * 0.28)
        .closePath();
      g.moveTo(x + dx - h * 0.2, y + dy - h * 0.52).lineTo(x + dx + h * 0.2, y + dy - h * 0.52);
    }
  },
  town(g, x, y) {
    for (const [dx, dy, w, h] of [
      [-17, 8, 15, 10],
      [-3, 3, 16, 13],
      [13, 9, 14, 9],
    ]) {
      g.rect(x + dx - w / 2, y + dy - h, w, h);
      g.moveTo(x + dx - w / 2 - 2, y + dy - h)
        .lineTo(x + dx, y + dy - h - 7)
        .lineTo(x + dx + w / 2 + 2, y + dy - h);
      g.moveTo(x + dx, y + dy).lineTo(x + dx, y + dy - h * 0.5);
    }
  },
};
