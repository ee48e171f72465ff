import { type Container, Graphics } from 'pixi.js';
import { hex } from '../../kit/draw/palette';
import { shadow, styleOf, symbol } from '../../kit/draw/pieces';
import { badge } from './emblem';
import type { Kit, Palette } from './palette';

/** Alexander in bronze, and the guards behind their shields. (0, 0) is where a piece stands. */

/** A hoplite: helmet, spear, and a round shield with the symbol of its owner; `under` is the symbol of its space. */
export function guard(kit: Kit, seat: number, under = -1): Container {
  const g = new Graphics();
  const { palette: p } = kit;
  const style = styleOf(kit, seat);
  const [face, edge, ink] = [hex(style.face), hex(style.edge), hex(style.ink)];
  shadow(g, 0, 27, 20, 7, p);
  spear(g, 21, 27, 29, -40, p);
  // helmet and crest
  g.moveTo(-13, -22).bezierCurveTo(-13, -45, 13, -45, 13, -22).bezierCurveTo(9, -33, -9, -33, -13, -22);
  g.fill(face).stroke({ width: 1.6, color: edge, join: 'round' });
  g.moveTo(-10, -13).bezierCurveTo(-12, -36, 12, -36, 10, -13).closePath();
  g.fill(p.bronze).stroke({ width: 1.6, color: p.bronzeDark });
  g.poly([-6.5, -23, 6.5, -23, 5, -19, 1.6, -18.5, 1.6, -12, -1.6, -12, -1.6, -18.5, -5, -19]).fill(p.bronzeDark);
  // shield
  g.circle(0, 7.6, 25.5).fill(edge);
  g.circle(0, 6, 25).fill(p.bronze).stroke({ width: 1.5, color: edge });
  g.circle(0, 6, 21.5).fill(face).stroke({ width: 1.2, color: edge });
  g.arc(0, 6, 23.3, Math.PI * 1.05, Math.PI * 1.45).stroke({ width: 2, color: p.bronzeLight, cap: 'round' });
  g.save();
  g.translateTransform(-12, -12).scaleTransform(1.24, 1.24).translateTransform(0, 6);
  g.path(symbol(style)).fill(ink);
  g.restore();
  if (under >= 0) badge(g, under, -20, 27, 12.5, p);
  return g;
}

function spear(g: Graphics, ax: number, ay: number, bx: number, by: number, p: Palette): void {
  g.moveTo(ax, ay).lineTo(bx, by).stroke({ width: 4.6, color: p.bronzeDark, cap: 'round' });
  g.moveTo(ax, ay).lineTo(bx, by).stroke({ width: 2.4, color: p.plank, cap: 'round' });
  g.poly([bx - 5, by + 2, bx + 1.2, by - 14, bx + 5, by + 3])
    .fill(p.bronzeLight)
    .stroke({ width: 1.3, color: p.bronzeDark });
}

/** The king on foot, his cloak blue, the sun of Vergina on his shield. */
export function alexander({ palette: p }: Pick<Kit, 'palette'>): Container {
  const g = new Graphics();
  const line = { width: 1.7, color: p.bronzeDark, join: 'round' } as const;
  shadow(g, 1, 5, 23, 9, p);
  g.ellipse(0, 6, 22, 9.5).fill(p.bronzeDark);
  g.ellipse(0, 2.5, 22, 9.5).fill(p.bronze).stroke(line);
  g.ellipse(0, 2.2, 17, 6.8).stroke({ width: 1, color: p.bronzeLight, alpha: 0.7 });
  // the cloak behind him
  g.moveTo(-4, -50)
    .bezierCurveTo(-20, -44, -27, -18, -25, 0)
    .quadraticCurveTo(-10, 5, 8, 1)
    .lineTo(12, -46)
    .closePath();
  g.fill(p.cloak).stroke({ ...line, color: p.night ? p.bronzeDark : p.ink });
  for (const [x, y] of [
    [-18, -1],
    [-10, 1],
  ])
    g.moveTo(x, y).quadraticCurveTo(x - 2, -22, x + 7, -42);
  g.stroke({ width: 1.1, color: p.bronzeLight, alpha: 0.5 });
  spear(g, 19, 4, 21, -88, p);
  // legs, kilt, cuirass
  g.roundRect(-9, -20, 7.5, 22, 3).roundRect(2, -20, 7.5, 22, 3).fill(p.bronze).stroke(line);
  g.poly([-13, -18, -10, -33, 10, -33, 13, -18, 7, -15, 0, -17, -7, -15]).fill(p.bronzeLight).stroke(line);
  for (const x of [-7, -2.4, 2.4, 7]) g.moveTo(x * 0.8, -31).lineTo(x * 1.15, -17);
  g.stroke({ width: 1, color: p.bronzeDark });
  g.moveTo(-12, -52).quadraticCurveTo(0, -58, 12, -52).lineTo(10, -32).quadraticCurveTo(0, -28, -10, -32).closePath();
  g.fill(p.bronze).stroke(line);
  g.moveTo(10, -50)
    .lineTo(19, -40)
    .lineTo(19.5, -34)
    .stroke({ width: 6.5, color: p.bronzeDark, cap: 'round', join: 'round' });
  g.moveTo(10, -50)
    .lineTo(19, -40)
    .lineTo(19.5, -34)
    .stroke({ width: 4, color: p.bronze, cap: 'round', join: 'round' });
  head(g, p);
  sun(g, -11, -32, 15, p);
  return g;
}

function head(g: Graphics, p: Palette): void {
  const line = { width: 1.6, color: p.bronzeDark, join: 'round' } as const;
  // plume
  g.moveTo(-2, -74).bezierCurveTo(-20, -90, -25, -68, -20, -54).bezierCurveTo(-19, -66, -12, -70, -6, -66).closePath();
  g.fill(p.tile).stroke(line);
  g.circle(1, -63, 9.4).fill(p.bronzeLight).stroke(line);
  g.moveTo(-9, -60)
    .bezierCurveTo(-11, -78, 12, -80, 11.5, -64)
    .lineTo(4, -66)
    .lineTo(2, -58)
    .lineTo(-4, -55)
    .closePath();
  g.fill(p.bronze).stroke(line);
  g.moveTo(-5, -70).quadraticCurveTo(0, -75, 6, -72).stroke({ width: 1.6, color: p.bronzeLight, cap: 'round' });
}

function sun(g: Graphics, x: number, y: number, r: number, p: Palette): void {
  g.circle(x + 1, y + 1.6, r + 0.5).fill({ color: p.bronzeDark, alpha: 0.6 });
  g.circle(x, y, r).fill(p.bronzeLight).stroke({ width: 1.7, color: p.bronzeDark });
  g.star(x, y, 12, r * 0.82, r * 0.36).fill(p.warm);
  g.circle(x, y, r * 0.26).fill(p.bronzeLight);
}
