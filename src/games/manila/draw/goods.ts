import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { hex } from '../../kit/draw/palette';
import type { Kit as BaseKit } from '../../kit/draw/pieces';
import { shadow } from '../../kit/draw/pieces';
import type { Ware } from '../rules/state';
import type { Palette } from './palette';
import { WARE_LOOKS } from './wares';

/** Wares, coins and dice. */

export type Kit = BaseKit<Palette>;

export const lookOf = (ware: Ware) => {
  const { fill, edge, ink } = WARE_LOOKS[ware];
  return { fill: hex(fill), edge: hex(edge), ink: hex(ink) };
};

/** The symbol of a ware in its own colours; `size` is its height. */
export function emblem({ drawings }: Kit, ware: Ware, size: number): Graphics {
  const { shape, lines } = WARE_LOOKS[ware];
  const { fill, edge, ink } = lookOf(ware);
  const g = drawings.of(`ware ${ware}`, (g) => {
    g.path(new GraphicsPath(shape)).fill(fill).stroke({ width: 1.7, color: edge, join: 'round' });
    g.path(new GraphicsPath(lines)).stroke({ width: 1.5, color: ware === 0 ? edge : ink, cap: 'round', join: 'round' });
  });
  g.pivot.set(12, 12);
  g.scale.set(size / 24);
  return g;
}

/** Each ware is woven its own way. */
function weave(g: Graphics, ware: Ware, w: number, h: number): void {
  const [l, t] = [-w / 2 + 4, -h / 2 + 4];
  const [r, b] = [w / 2 - 4, h / 2 - 4];
  if (ware === 0) {
    for (let y = t + 3, row = 0; y < b; y += 8, row++)
      for (let x = l + (row % 2) * 6; x < r - 5; x += 12) g.moveTo(x, y).lineTo(x + 6, y);
  } else if (ware === 1) {
    for (let x = l + 2; x < r; x += 7) g.moveTo(x, t).lineTo(x, b);
    for (let y = t + 2; y < b; y += 7) g.moveTo(l, y).lineTo(r, y);
  } else if (ware === 2) {
    for (let y = t + 4; y < b; y += 8) {
      g.moveTo(l, y);
      for (let x = l; x < r - 9; x += 10)
        g.quadraticCurveTo(x + 2.5, y - 4, x + 5, y).quadraticCurveTo(x + 7.5, y + 4, x + 10, y);
    }
  } else {
    for (let x = l + 5; x < r - 3; x += 11)
      for (let y = t + 5; y < b - 3; y += 11) g.poly([x, y - 5, x + 5, y, x, y + 5, x - 5, y]);
  }
}

/** A bale of a ware, roped, its symbol on a tag of linen. */
export function bale(ware: Ware, w: number, h: number, kit: Kit): Container {
  return kit.drawings.of(`bale ${ware} ${w} ${h}`, (g) => roped(g, ware, w, h, kit));
}

function roped(g: Graphics, ware: Ware, w: number, h: number, kit: Kit): void {
  const { fill, edge, ink } = lookOf(ware);
  const { palette: p } = kit;
  g.roundRect(-w / 2 + 3, -h / 2 + 4, w, h, 8).fill({ color: p.shadow, alpha: 0.28 });
  g.roundRect(-w / 2, -h / 2, w, h, 8).fill(fill);
  weave(g, ware, w, h);
  g.stroke({ width: 1.1, color: ware === 0 ? edge : ink, alpha: ware === 0 ? 0.55 : 0.42 });
  g.roundRect(-w / 2, -h / 2, w, h, 8).stroke({ width: 2.4, color: edge });
  g.moveTo(-w / 2 + 2, -h / 2 + 5)
    .lineTo(w / 2 - 5, -h / 2 + 5)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.35 });
}

/** A round linen tag with the symbol. */
export function badge(ware: Ware, r: number, kit: Kit): Container {
  const it = new Container();
  const linen = kit.drawings.of(`badge ${ware} ${r}`, (g) => {
    g.circle(0, 0, r)
      .fill(0xfbf3df)
      .stroke({ width: 1.8, color: lookOf(ware).edge });
    if (kit.palette.night) g.circle(0, 0, r).fill({ color: 0x000000, alpha: 0.08 });
  });
  it.addChild(linen, emblem(kit, ware, r * 1.42));
  return it;
}

/** What a place brings: a coin-coloured ribbon with its sum. */
export function prize({ palette: p, printer }: Kit, text: string, size = 21): Container {
  const it = new Container();
  const word = printer.word(text, { size, weight: 700, colour: p.coinInk, grow: 1.9 });
  const w = word.inked + 14;
  const h = Math.max(size * 1.22, word.em);
  const g = new Graphics();
  g.roundRect(-w / 2 + 1, -h / 2 + 2, w, h, 5).fill({ color: p.shadow, alpha: 0.28 });
  g.roundRect(-w / 2, -h / 2, w, h, 5)
    .fill(p.coin)
    .stroke({ width: 1.5, color: p.coinInk });
  it.addChild(g, word);
  return it;
}

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die in the colour of its ware; 0 shows the ware itself. */
export function die(ware: Ware, value: number, size: number, kit: Kit): Container {
  const it = new Container();
  it.addChild(kit.drawings.of(`die ${ware} ${value} ${size}`, (g) => cube(g, ware, value, size, kit)));
  if (value === 0) it.addChild(badge(ware, size * 0.33, kit));
  return it;
}

function cube(g: Graphics, ware: Ware, value: number, size: number, { palette: p }: Kit): void {
  const { fill, edge, ink } = lookOf(ware);
  const half = size / 2;
  shadow(g, 1, half * 0.32, half * 0.98, half * 0.86, p);
  g.roundRect(-half, -half + 4, size, size, size * 0.2).fill(edge);
  g.roundRect(-half, -half, size, size, size * 0.2)
    .fill(fill)
    .stroke({ width: 1.8, color: edge });
  g.roundRect(-half + 4, -half + 4, size - 8, size - 8, size * 0.15).stroke({
    width: 1.2,
    color: 0xffffff,
    alpha: 0.28,
  });
  const step = size * 0.255;
  for (const pip of PIPS[value] ?? []) {
    g.circle(((pip % 3) - 1) * step, (Math.floor(pip / 3) - 1) * step, size * 0.095);
  }
  if (value > 0) g.fill(ink);
}
