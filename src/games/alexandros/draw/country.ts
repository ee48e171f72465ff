import { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { inset, middleOf } from '../rules/places';
import { GRID, symbolList } from '../rules/setup';
import type { Chart } from './chart';
import { sign } from './emblem';
import type { Palette } from './palette';

/** What a land bears: a tile with its symbol, or dunes, hills, palms and scrub where a space is open. */

const SIGN = 43;

export function country(symbols: string, map: Chart, p: Palette): Container {
  const it = new Container();
  if (symbols === '') return it;
  const list = symbolList(symbols);
  const wild = new Graphics();
  const next = hand(17);
  for (const space of GRID.cells.keys()) {
    const [x, y] = map.at(middleOf(space));
    const kind = Math.floor(next() * 4);
    const [dx, dy] = [(next() - 0.5) * 20, (next() - 0.5) * 12];
    if (list[space] < 0) WILD[kind](wild, x + dx, y + dy);
  }
  wild.stroke({ width: 1.3, color: blend(p.relief, p.land, 0.3), cap: 'round', join: 'round' });
  const tiles = new Graphics();
  const signs = new Graphics();
  for (const space of GRID.cells.keys()) {
    const symbol = list[space];
    if (symbol < 0) continue;
    const ground = blend(p.tile, p.signs[symbol], 0.07);
    tiles.poly(map.flat(inset(space, 8.5))).fill(ground);
    tiles.poly(map.flat(inset(space, 8.5))).stroke({ width: 1.6, color: p.signs[symbol], join: 'round' });
    sign(signs, symbol, ...map.at(middleOf(space)), SIGN, p, ground);
  }
  it.addChild(wild, tiles, signs);
  return it;
}

type Wild = (g: Graphics, x: number, y: number) => void;

/** Each stands on its y and only draws lines: all of them are stroked at once. */
const WILD: readonly Wild[] = [
  function dunes(g, x, y) {
    for (const [dx, dy, w] of [
      [-12, -4, 13],
      [8, 1, 15],
      [-6, 10, 11],
    ]) {
      g.moveTo(x + dx - w, y + dy).quadraticCurveTo(x + dx - w * 0.2, y + dy - w * 0.75, x + dx + w * 0.3, y + dy - 1);
      g.quadraticCurveTo(x + dx + w * 0.6, y + dy + 1, x + dx + w, y + dy - 1);
    }
  },
  function hills(g, x, y) {
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
  function palms(g, x, y) {
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
  function scrub(g, x, y) {
    for (const [dx, dy] of [
      [-16, 2],
      [0, -8],
      [13, 6],
      [-4, 11],
    ]) {
      for (const lean of [-4, 0, 4]) g.moveTo(x + dx, y + dy).lineTo(x + dx + lean, y + dy - 7 + Math.abs(lean) * 0.4);
    }
  },
];
