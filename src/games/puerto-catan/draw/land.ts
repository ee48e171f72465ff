import { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { HEXES } from '../rules/island';
import { hexPoint } from '../rules/places';
import type { OpenTable } from '../rules/state';
import type { Chart } from './chart';
import { hexShape } from './coast';
import type { Ink, Kit } from './palette';
import { CUTS } from './terrain';
import { gouge, roomOf, TOKEN_R } from './woodcut';

/** The island: nineteen blocks printed side by side on sand, each with its number. */

const INSET = 7;

type XY = [number, number];

function cornersOf(map: Chart, hex: number, inset: number): XY[] {
  const [cx, cy] = map.at(hexPoint(hex));
  return hexShape(hex, inset).map((point) => {
    const [x, y] = map.at(point);
    return [x - cx, y - cy];
  });
}

/** A block's edge is never quite straight. */
function rough(corners: readonly XY[], seed: number): number[] {
  const next = hand(seed);
  return corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return Array.from({ length: 7 }, (_, k) => {
      const t = k / 7;
      const off = k ? (next() - 0.5) * 2.2 : 0;
      return [ax + (bx - ax) * t + off, ay + (by - ay) * t + off];
    }).flat();
  });
}

/** Cuts along the rim, as where a printer's roller catches the edge of a block. */
function rim(g: Graphics, corners: readonly XY[], { cut }: Ink, seed: number): void {
  const next = hand(seed + 5);
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    for (let k = 1; k < 14; k++) {
      const t = (k + (next() - 0.5) * 0.5) / 14;
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      const far = Math.hypot(x, y);
      const long = 3 + next() * 6;
      gouge(g, x, y, x - (x / far) * long, y - (y / far) * long, 1.1);
    }
  });
  g.fill(cut);
}

function block(kit: Kit, map: Chart, hex: number, terrain: number): Container {
  const { palette: p } = kit;
  const ink = p.blocks[terrain];
  const it = new Container();
  it.position.set(...map.at(hexPoint(hex)));
  const ground = new Graphics();
  const corners = cornersOf(map, hex, INSET);
  ground.poly(rough(corners, hex * 3 + 1)).fill(ink.block);
  const cuts = new Graphics();
  it.addChild(ground, cuts);
  CUTS[terrain](cuts, roomOf(corners, hex * 13 + terrain), ink, it);
  const edge = new Graphics();
  rim(edge, corners, ink, hex);
  edge.poly(rough(corners, hex * 3 + 1)).stroke({ width: 2.4, color: blend(ink.cut, p.shadow, 0.3), join: 'round' });
  it.addChild(edge);
  return it;
}

const pipsOf = (token: number): number => 6 - Math.abs(7 - token);

/** A paper disc: the number, and a dot for each of 36 rolls that gives it. */
function token({ palette: p, printer }: Kit, n: number): Container {
  const it = new Container();
  const g = new Graphics();
  const hot = pipsOf(n) === 5;
  const colour = hot ? p.tokenHot : p.tokenInk;
  g.circle(1.5, 2.4, TOKEN_R + 0.6).fill({ color: p.shadow, alpha: 0.35 });
  g.circle(0, 0, TOKEN_R)
    .fill(p.token)
    .stroke({ width: 2, color: p.night ? p.shadow : p.ink });
  g.circle(0, 0, TOKEN_R - 4).stroke({ width: hot ? 2.2 : 1, color: colour, alpha: hot ? 0.9 : 0.55 });
  const pips = pipsOf(n);
  for (let i = 0; i < pips; i++) g.circle((i - (pips - 1) / 2) * 7.2, 17.5, hot ? 3 : 2.5);
  g.fill(colour);
  const word = printer.word(String(n), { size: hot ? 41 : 35, weight: hot ? 800 : 600, colour });
  word.position.set(0, -5);
  it.addChild(g, word);
  return it;
}

/** Nobody knows yet what lies there. */
function blank({ palette: p, printer }: Kit, map: Chart, hex: number): Container {
  const it = new Container();
  it.addChild(
    new Graphics()
      .poly(map.flat(hexShape(hex, INSET)))
      .fill({ color: p.land, alpha: 0.55 })
      .stroke({ width: 1.8, color: p.inkSoft }),
  );
  const mark = printer.word('?', { font: 'serif', size: 58, colour: p.inkSoft });
  mark.position.set(...map.at(hexPoint(hex)));
  mark.alpha = 0.6;
  it.addChild(mark);
  return it;
}

export function land({ terrain, tokens }: Pick<OpenTable, 'terrain' | 'tokens'>, kit: Kit, map: Chart): Container {
  const it = new Container();
  HEXES.forEach((_, hex) => {
    it.addChild(terrain[hex] >= 0 ? block(kit, map, hex, terrain[hex]) : blank(kit, map, hex));
    if (!(tokens[hex] > 0)) return;
    const disc = token(kit, tokens[hex]);
    disc.position.set(...map.at(hexPoint(hex)));
    it.addChild(disc);
  });
  return it;
}
