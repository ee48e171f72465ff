import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { disc, styleOf } from '../../kit/draw/pieces';
import { NOBODY } from '../rules/state';
import type { Quay } from './chart';
import type { Palette } from './palette';
import type { Kit } from './pieces';

/** Ports, built and not yet built. */

/** A quay with its value; once built, houses and a jetty behind the owner's disc. */
export function port(kit: Kit, quay: Quay, owner: number): Container {
  const it = new Container();
  const g = new Graphics();
  it.position.set(quay.x, quay.y);
  it.scale.set(1.1);
  it.addChild(g);
  jetty(g, quay.out, kit.palette, owner !== NOBODY);
  if (owner === NOBODY) openPort(it, g, kit, quay);
  else builtPort(it, g, kit, quay, owner);
  return it;
}

/** A dotted ring for the builder's disc, an anchor, and what the port will be worth. */
function openPort(to: Container, g: Graphics, { palette: p, printer }: Kit, quay: Quay): void {
  g.circle(0, 0, 26)
    .fill(blend(p.stone, p.beach, 0.55))
    .stroke({ width: 1.5, color: p.ink });
  const value = printer.word(String(quay.value), { size: 29, weight: 700, colour: p.name });
  value.position.set(0, 5);
  to.addChild(anchorSign(p), value);
}

function builtPort(to: Container, g: Graphics, kit: Kit, quay: Quay, owner: number): void {
  const { palette: p, printer } = kit;
  g.circle(1.5, 2.5, 29).fill({ color: p.shadow, alpha: 0.2 });
  g.circle(0, 0, 28).fill(p.stone).stroke({ width: 1.8, color: p.ink });
  g.circle(0, 0, 24.5).stroke({ width: 0.9, color: p.stoneInk });
  house(g, -12, -12, 17, 15, hex(styleOf(kit, owner).face), p);
  house(g, 7, -14, 21, 20, hex(styleOf(kit, owner).face), p);
  const mark = disc(kit, owner, 21);
  // The number keeps to the water side, away from what stands on the island.
  const side = Math.cos(quay.out) < -0.5 ? -1 : 1;
  mark.position.set(-9 * side, 9);
  const value = printer.word(String(quay.value), { size: 28, weight: 700, colour: p.tagInk });
  const plate = new Graphics()
    .roundRect(20 * side - 17, -2, 34, 32, 15)
    .fill(p.tag)
    .stroke({ width: 1.6, color: p.ink });
  value.position.set(20 * side, 14);
  to.addChild(mark, plate, value);
}

/** Tells a port's number from every other number of the board. */
function anchorSign(p: Palette): Graphics {
  const g = new Graphics();
  g.circle(0, -20.5, 1.7);
  g.moveTo(0, -18.8).lineTo(0, -12).moveTo(-2.8, -17).lineTo(2.8, -17);
  g.moveTo(-4.8, -14.6).quadraticCurveTo(-4, -11.8, 0, -11.4).quadraticCurveTo(4, -11.8, 4.8, -14.6);
  return g.stroke({ width: 1.5, color: p.cool, cap: 'round' });
}

/** Piles and planks out into the water. */
function jetty(g: Graphics, out: number, p: Palette, built: boolean): void {
  const [dx, dy] = [Math.cos(out), Math.sin(out)];
  const at = (along: number, across: number): [number, number] => [dx * along - dy * across, dy * along + dx * across];
  const [from, to, w] = [18, 44, built ? 8 : 7];
  const planks = [...at(from, -w), ...at(to, -w), ...at(to, w), ...at(from, w)];
  if (!built) {
    for (let i = from + 10; i <= to; i += 6) for (const side of [-w, w]) g.regularPoly(...at(i, side), 1.6, 5);
    g.fill(p.inkSoft);
    return;
  }
  g.poly(planks).fill(p.plank).stroke({ width: 1.5, color: p.ink, join: 'round' });
  for (let i = from + 8; i < to; i += 4.5) g.moveTo(...at(i, -w)).lineTo(...at(i, w));
  g.stroke({ width: 0.9, color: p.plankDark });
  for (const along of [to, to - 10]) for (const side of [-w - 1, w + 1]) g.circle(...at(along, side), 2.4);
  g.fill(p.plankDark);
}

/** Gable to the viewer, roof in the owner's colour. */
function house(g: Graphics, x: number, foot: number, w: number, h: number, roof: number, p: Palette): void {
  const line = { width: 1.3, color: p.ink, join: 'round' } as const;
  const y = foot + 12;
  g.rect(x - w / 2, y - h * 0.6, w, h * 0.6)
    .fill(p.wall)
    .stroke(line);
  g.poly([x - w / 2 - 2.5, y - h * 0.58, x, y - h * 1.12, x + w / 2 + 2.5, y - h * 0.58])
    .fill(roof)
    .stroke(line);
  g.rect(x - 1.8, y - h * 0.42, 3.6, 4.4).fill(p.ink);
}
