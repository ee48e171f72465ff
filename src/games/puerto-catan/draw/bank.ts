import { Container, Graphics } from 'pixi.js';
import { blend, polar } from '../../kit/draw/hand';
import { disc, shadow } from '../../kit/draw/pieces';
import {
  BANK_BOX,
  bankPoint,
  COSTS,
  COSTS_BOX,
  DICE,
  DICE_SIZE,
  PLAQUE,
  type Point,
  STACK,
  TRAY,
} from '../rules/places';
import { COST, RESOURCES } from '../rules/setup';
import { NOBODY } from '../rules/state';
import type { Chart } from './chart';
import { stamp } from './emblem';
import { small } from './narrow';
import type { Kit, Palette } from './palette';
import { city, road, settlement } from './people';
import { DEV_PATHS, RESOURCE_PATHS } from './symbols';

/** The right edge of the sheet: the bank's box, the tray for dice, two honours, and what everything costs. */

function boxed(map: Chart, [x, y]: Point, box: { width: number; height: number }): [number, number, number, number] {
  const [cx, cy] = map.at([x, y]);
  const [w, h] = map.size(box);
  return [cx - w / 2, cy - h / 2, w, h];
}

/** What never changes of it. */
export function furniture(map: Chart, kit: Kit): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p } = kit;
  chest(g, map, p);
  tray(g, map, p);
  it.addChild(costs(map, kit));
  return it;
}

function wood(g: Graphics, [x, y, w, h]: readonly number[], p: Palette): void {
  g.roundRect(x + 4, y + 7, w, h, 10).fill({ color: p.shadow, alpha: p.night ? 0.45 : 0.3 });
  g.roundRect(x, y, w, h, 10).fill(p.timber).stroke({ width: 2.4, color: p.timberDark });
  g.roundRect(x + 5, y + 5, w - 10, h - 10, 7).stroke({ width: 1.2, color: p.timberLight, alpha: 0.8 });
}

function chest(g: Graphics, map: Chart, p: Palette): void {
  const { x, y, width, height } = BANK_BOX;
  const box = boxed(map, [x + width / 2, y + height / 2], BANK_BOX);
  wood(g, box, p);
  for (let kind = 0; kind <= RESOURCES.length; kind++) {
    const [cx, cy, w, h] = boxed(map, bankPoint(kind), STACK);
    g.roundRect(cx, cy, w, h, 8).fill(blend(p.timber, p.timberDark, 0.62));
    g.roundRect(cx, cy, w, h, 8).stroke({ width: 1.4, color: p.timberDark });
    g.moveTo(cx + 6, cy + h)
      .lineTo(cx + w - 6, cy + h)
      .stroke({ width: 1.6, color: p.timberLight, alpha: 0.5 });
  }
}

function tray(g: Graphics, map: Chart, p: Palette): void {
  const [x, y, w, h] = boxed(map, DICE, TRAY);
  wood(g, [x, y, w, h], p);
  g.roundRect(x + 10, y + 10, w - 20, h - 20, 8)
    .fill(blend(p.cardBack, p.shadow, p.night ? 0.5 : 0.2))
    .stroke({ width: 1.6, color: p.timberDark });
}

export const diePoint = (which: number): Point => [DICE[0] + (which ? 47 : -47), DICE[1]];

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A bone die; 0 is blank. */
export function die({ palette: p }: Kit, value: number): Container {
  const g = new Graphics();
  const half = DICE_SIZE / 2;
  const [face, edge] = p.night ? [0xe6d9b8, 0x8a7a55] : [0xfaf1da, 0xb59f72];
  shadow(g, 1, half * 0.34, half, half * 0.86, p);
  g.roundRect(-half, -half + 4, DICE_SIZE, DICE_SIZE, 15).fill(edge);
  g.roundRect(-half, -half, DICE_SIZE, DICE_SIZE, 15).fill(face).stroke({ width: 1.8, color: p.cardInk });
  g.roundRect(-half + 4.5, -half + 4.5, DICE_SIZE - 9, DICE_SIZE - 9, 11).stroke({
    width: 1.4,
    color: edge,
    alpha: 0.6,
  });
  const step = DICE_SIZE * 0.255;
  for (const pip of PIPS[value] ?? []) {
    g.circle(((pip % 3) - 1) * step, (Math.floor(pip / 3) - 1) * step, DICE_SIZE * 0.092);
  }
  if (value > 0) g.fill(value === 1 ? p.tokenHot : p.cardInk);
  return g;
}

/** Symbol, holder and number on a plaque: beside each other, on a turned board below each other. */
const plaqueSpots = (turned: boolean): readonly XY[] =>
  turned
    ? [
        [0, -16],
        [0, 36],
        [0, 82],
      ]
    : [
        [-70, 14],
        [0, 14],
        [66, 14],
      ];

/** A printed label: whose road or army it is, and how long or large. */
export function plaque(kit: Kit, map: Chart, which: number, holder: number, n: number): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p, printer, look } = kit;
  const [w, h] = map.size(PLAQUE);
  const held = holder !== NOBODY;
  board(g, w, h, held, p);
  const unnamed = small();
  const label = look.say({ key: which === 0 ? 'pc.category.longest' : 'pc.category.largest' });
  const lines = unnamed ? [] : map.turned ? label.split(' ') : [label];
  lines.forEach((line, i) => {
    const word = printer.word(line, { font: 'serif', size: 25, colour: p.cardInk });
    word.scale.set(Math.min(1, (w - 18) / word.width));
    word.position.set(0, -h / 2 + 22 + i * 25);
    it.addChild(word);
  });
  const [[sx, sy], [bx, by], [nx, ny]] = plaqueSpots(map.turned);
  const [size, up] = unnamed ? [58, map.turned ? 38 : 12] : [40, 0];
  stamp(g, DEV_PATHS[which === 0 ? 2 : 0], sx, sy - up, size, held ? p.cardInk : p.inkSoft);
  if (held) {
    const badge = disc(kit, holder, 22);
    badge.position.set(bx, by + 3);
    it.addChild(badge);
  } else ring(g, bx, by, p);
  const number = printer.word(held ? String(n) : '–', { size: 38, weight: 700, colour: p.cardInk });
  number.position.set(nx, ny);
  it.addChild(number);
  return it;
}

/** Pale as the sea as long as nobody holds it. */
function board(g: Graphics, w: number, h: number, held: boolean, p: Palette): void {
  g.roundRect(-w / 2 + 2.5, -h / 2 + 4, w, h, 7).fill({ color: p.shadow, alpha: 0.24 });
  g.roundRect(-w / 2, -h / 2, w, h, 7)
    .fill(held ? p.card : blend(p.card, p.sea, 0.45))
    .stroke({ width: 2, color: p.cardInk });
  g.roundRect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 4).stroke({ width: 1.2, color: p.coinInk, alpha: 0.7 });
}

type XY = [number, number];

/** Nobody's yet. */
function ring(g: Graphics, x: number, y: number, p: Palette): void {
  for (let i = 0; i < 14; i += 2) {
    const from = (i / 14) * Math.PI * 2;
    g.moveTo(...polar(x, y, from, 20)).arc(x, y, 20, from, ((i + 1) / 14) * Math.PI * 2);
    g.stroke({ width: 2, color: p.cardInk, alpha: 0.6 });
  }
}

/** Pieces in plain wood, and the cards that each costs. */
function costs(map: Chart, kit: Kit): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p } = kit;
  const [x, y, w, h] = boxed(map, COSTS, COSTS_BOX);
  g.rect(x + 3, y + 4, w, h).fill({ color: p.shadow, alpha: 0.2 });
  g.rect(x, y, w, h).fill(p.sheet).stroke({ width: 2, color: p.ink });
  g.rect(x + 5, y + 5, w - 10, h - 10).stroke({ width: 1, color: p.warm });
  const rows = [COST.road, COST.settlement, COST.city, COST.dev];
  rows.forEach((cost, row) => {
    const at = (along: number): XY => map.at([COSTS[0] - COSTS_BOX.width / 2 + along, COSTS[1] + (row - 1.5) * 55]);
    if (row > 0) {
      const [ax, ay] = map.at([COSTS[0] - COSTS_BOX.width / 2 + 14, COSTS[1] + (row - 2) * 55]);
      const [ex, ey] = map.at([COSTS[0] + COSTS_BOX.width / 2 - 14, COSTS[1] + (row - 2) * 55]);
      g.moveTo(ax, ay).lineTo(ex, ey).stroke({ width: 1, color: p.inkSoft, alpha: 0.6 });
    }
    sample(it, g, kit, row, at(42));
    let along = 96;
    for (const kind of RESOURCES) {
      for (let i = 0; i < cost[kind]; i++) {
        const [cx, cy] = at(along);
        g.circle(cx, cy, 15.5).fill(p.card).stroke({ width: 1.8, color: p.goods[kind] });
        stamp(g, RESOURCE_PATHS[kind], cx, cy, 21, p.goods[kind]);
        along += row === 2 ? 32 : 36;
      }
    }
  });
  return it;
}

function sample(to: Container, g: Graphics, kit: Kit, row: number, [x, y]: XY): void {
  const { palette: p } = kit;
  if (row === 3) {
    g.roundRect(x - 15, y - 20, 30, 40, 4)
      .fill(p.cardBack)
      .stroke({ width: 1.6, color: p.cardInk });
    g.star(x, y, 8, 10, 4).fill(p.card);
    return;
  }
  const plain = [road, settlement, city][row];
  const it = plain(kit, NOBODY, 0);
  it.scale.set(0.66);
  it.position.set(x, y);
  to.addChild(it);
}
