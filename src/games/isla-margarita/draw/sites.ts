import { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { disc, styleOf } from '../../kit/draw/pieces';
import { NOBODY } from '../rules/state';
import type { Quay, Span } from './chart';
import type { Palette } from './palette';
import type { Kit } from './pieces';

/** Bridges and ports, built and not yet built. */

const DECK = 24;

/** `grown`: 0..1, how much of the deck has been laid from the first shore. */
export function bridge(kit: Kit, span: Span, owner: number, grown = 1): Container {
  const it = new Container();
  const g = new Graphics();
  g.rotation = span.angle;
  if (owner === NOBODY) openBridge(g, span.length, kit.palette);
  else {
    deck(g, span.length, hex(styleOf(kit, owner).face), hex(styleOf(kit, owner).edge), kit.palette, grown);
    abutments(g, span.length, kit.palette, kit.palette.stone);
  }
  it.addChild(g);
  if (owner !== NOBODY && grown >= 1) it.addChild(disc(kit, owner));
  it.position.set(span.x, span.y);
  return it;
}

function abutments(g: Graphics, length: number, p: Palette, fill: number): void {
  for (const side of [-1, 1]) {
    const x = (side * length) / 2;
    g.poly([
      x - side * 7,
      -DECK / 2 - 2,
      x + side * 7,
      -DECK / 2 - 6,
      x + side * 7,
      DECK / 2 + 6,
      x - side * 7,
      DECK / 2 + 2,
    ]);
    g.fill(fill).stroke({ width: 1.4, color: p.ink, join: 'round' });
    g.moveTo(x, -DECK / 2)
      .lineTo(x, DECK / 2)
      .stroke({ width: 0.8, color: p.stoneInk });
  }
}

/** Surveyed but not built: two dotted lines, and a ring for the builder's disc. */
function openBridge(g: Graphics, length: number, p: Palette): void {
  const end = length / 2 - 9;
  for (const y of [-DECK / 2 + 1, DECK / 2 - 1]) {
    for (let x = -end; x <= end; x += 8.5) g.rect(x - 1.6, y - 1.2, 3.2, 2.4);
  }
  g.fill(p.inkSoft);
  g.circle(0, 0, 19).fill({ color: p.sheet, alpha: p.night ? 0.5 : 0.65 });
  for (let i = 0; i < 14; i++) {
    const [from, to] = [(i / 14) * Math.PI * 2, ((i + 0.58) / 14) * Math.PI * 2];
    g.moveTo(Math.cos(from) * 18, Math.sin(from) * 18).arc(0, 0, 18, from, to);
  }
  g.stroke({ width: 1.5, color: p.inkSoft });
  abutments(g, length, p, blend(p.stone, p.beach, 0.5));
}

/** Planks between two bowed rails in the owner's colour. */
function deck(g: Graphics, length: number, colour: number, edge: number, p: Palette, grown: number): void {
  const half = length / 2;
  const until = -half + length * grown;
  const bow = (x: number) => DECK / 2 + 3.4 * (1 - (x / half) ** 2);
  const steps = 10;
  const side = (sign: number, grow: number, dx = 0, dy = 0) => {
    const points: number[] = [];
    for (let i = 0; i <= steps; i++) {
      const x = -half + ((until + half) * i) / steps;
      points.push(x + dx, sign * (bow(x) + grow) + dy);
    }
    return points;
  };
  const strip = (grow: number, dx: number, dy: number) => {
    const below = side(1, grow, dx, dy);
    const back: number[] = [];
    for (let i = below.length - 2; i >= 0; i -= 2) back.push(below[i], below[i + 1]);
    return [...side(-1, grow, dx, dy), ...back];
  };
  // The shadow falls to the lower right of the screen whichever way the bridge points.
  const [sx, sy] = [Math.cos(-g.rotation + 1) * 9, Math.sin(-g.rotation + 1) * 9];
  g.poly(strip(1, sx, sy)).fill({ color: p.shadow, alpha: p.night ? 0.4 : 0.2 });
  g.poly(strip(0, 0, 0)).fill(p.plank);
  const next = hand(Math.round(length));
  for (let x = -half + 6; x < until - 1; x += 6.6) {
    const lean = (next() - 0.5) * 1.4;
    g.moveTo(x + lean, -bow(x)).lineTo(x - lean, bow(x));
  }
  g.stroke({ width: 1, color: blend(p.plankDark, p.plank, 0.35) });
  for (const sign of [-1, 1]) {
    g.poly(side(sign, 0.4), false).stroke({ width: 6.4, color: edge });
    g.poly(side(sign, 0.2), false).stroke({ width: 3.4, color: colour });
  }
  for (let x = -half + 12; x < until - 4; x += 26)
    for (const sign of [-1, 1]) g.rect(x - 2.4, sign * (bow(x) + 0.3) - 2.4, 4.8, 4.8);
  g.fill(edge);
}

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
  for (let i = 0; i < 18; i++) {
    const [from, until] = [(i / 18) * Math.PI * 2, ((i + 0.55) / 18) * Math.PI * 2];
    g.moveTo(Math.cos(from) * 21.5, Math.sin(from) * 21.5).arc(0, 0, 21.5, from, until);
  }
  g.stroke({ width: 1.3, color: p.inkSoft });
  const value = printer.word(String(quay.value), { size: 25, weight: 700, colour: p.name });
  value.position.set(0, 6);
  to.addChild(anchorSign(p), value);
}

function builtPort(to: Container, g: Graphics, kit: Kit, quay: Quay, owner: number): void {
  const { palette: p, printer } = kit;
  g.circle(1.5, 2.5, 29).fill({ color: p.shadow, alpha: 0.2 });
  g.circle(0, 0, 28).fill(p.stone).stroke({ width: 1.8, color: p.ink });
  g.circle(0, 0, 24.5).stroke({ width: 0.9, color: p.stoneInk });
  house(g, -12, -12, 17, 15, hex(styleOf(kit, owner).face), p);
  house(g, 7, -14, 21, 20, hex(styleOf(kit, owner).face), p);
  const mark = disc(kit, owner, 17);
  // The number keeps to the water side, away from what stands on the island.
  const side = Math.cos(quay.out) < -0.5 ? -1 : 1;
  mark.position.set(-6 * side, 9);
  const value = printer.word(String(quay.value), { size: 20, weight: 700, colour: p.tagInk });
  const plate = new Graphics()
    .circle(19 * side, 14, 13.5)
    .fill(p.tag)
    .stroke({ width: 1.6, color: p.ink });
  value.position.set(19 * side, 14);
  to.addChild(mark, plate, value);
}

/** Tells a port's number from every other number of the board. */
function anchorSign(p: Palette): Graphics {
  const g = new Graphics();
  g.circle(0, -16.5, 1.9);
  g.moveTo(0, -14.6).lineTo(0, -6.8).moveTo(-3.2, -12.6).lineTo(3.2, -12.6);
  g.moveTo(-5.6, -9.6).quadraticCurveTo(-4.6, -6.4, 0, -6).quadraticCurveTo(4.6, -6.4, 5.6, -9.6);
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
