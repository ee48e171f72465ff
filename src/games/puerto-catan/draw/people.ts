import { type Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { shadow, styleOf, symbol } from '../../kit/draw/pieces';
import { NOBODY } from '../rules/state';
import type { Kit } from './palette';

/** Wooden pieces of the seats, each with its owner's symbol, and the robber. (0, 0) is where a piece stands. */

interface Wood {
  face: number;
  edge: number;
  side: number;
  /** Prints the owner's symbol; plain wood has none. */
  brand(g: Graphics, x: number, y: number, size: number): void;
}

/** The colour of a seat, or plain wood for nobody. */
function woodOf(kit: Kit, seat: number): Wood {
  const { timber, timberDark } = kit.palette;
  if (seat === NOBODY) {
    return { face: timber, edge: timberDark, side: blend(timber, timberDark, 0.5), brand: () => {} };
  }
  const style = styleOf(kit, seat);
  const [face, edge, ink] = [hex(style.face), hex(style.edge), hex(style.ink)];
  const brand: Wood['brand'] = (g, x, y, size) => {
    const scale = size / 24;
    g.save();
    g.scaleTransform(scale, scale).translateTransform(x - 12 * scale, y - 12 * scale);
    g.path(symbol(style)).fill(ink);
    g.restore();
  };
  return { face, edge, side: blend(face, edge, 0.55), brand };
}

/**
 * Parts a piece from whatever it stands on: a dark line round it, and paper round that, whatever is printed there and
 * whatever colour the piece has.
 */
function contour(g: Graphics, shapes: readonly (readonly number[])[], { palette: p }: Kit): void {
  const [halo, line] = p.night ? [0xe9dcbb, 0x0a0d10] : [0xfffaea, 0x23170d];
  for (const shape of shapes) {
    g.poly([...shape]).stroke({ width: 12, color: halo, alpha: p.night ? 0.72 : 0.9, join: 'round' });
  }
  for (const shape of shapes) g.poly([...shape]).stroke({ width: 6, color: line, join: 'round' });
}

const ROAD_HALF = 33;
const ROAD_WIDE = 11.5;

/** A bar that lies along `angle`; its symbol stands upright. */
export function road(kit: Kit, seat: number, angle: number): Container {
  return kit.drawings.of(`road ${seat} ${angle}`, (g) => carved(g, kit, seat, angle));
}

function carved(g: Graphics, kit: Kit, seat: number, angle: number): void {
  const { face, edge, brand } = woodOf(kit, seat);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bar = (half: number, w: number, dy: number) =>
    [
      [-half, -w],
      [half, -w],
      [half, w],
      [-half, w],
    ].flatMap(([x, y]) => [x * c - y * s, x * s + y * c + dy]);
  g.poly(bar(ROAD_HALF + 4, ROAD_WIDE + 4, 8)).fill({ color: kit.palette.shadow, alpha: 0.3 });
  contour(g, [bar(ROAD_HALF, ROAD_WIDE, 2.6), bar(ROAD_HALF, ROAD_WIDE, -1.6)], kit);
  g.poly(bar(ROAD_HALF, ROAD_WIDE, 2.6)).fill(edge);
  g.poly(bar(ROAD_HALF, ROAD_WIDE, -1.6))
    .fill(face)
    .stroke({ width: 1.8, color: edge, join: 'round' });
  // the ends show their grain
  for (const end of [-1, 1]) {
    const [x, y] = [end * (ROAD_HALF - 5), 0];
    g.moveTo(x * c + 7 * s, x * s - 7 * c - 1.6).lineTo(x * c - y * s - 7 * s, x * s + 7 * c - 1.6);
  }
  g.stroke({ width: 1.6, color: edge, alpha: 0.8 });
  const light = -9.2 * Math.sign(c || 1);
  g.moveTo(-22 * c - light * s, -22 * s + light * c - 1.6)
    .lineTo(22 * c - light * s, 22 * s + light * c - 1.6)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.35, cap: 'round' });
  brand(g, 0, -1.6, 20.5);
}

/** A gabled house, seen a little from the right. */
function gable(g: Graphics, [x, y, w, h, roof, deep]: readonly number[], { face, edge, side }: Wood): void {
  const line = { width: 1.8, color: edge, join: 'round' } as const;
  const [l, r, top] = [x - w, x + w, y - h];
  const [dx, dy] = [deep, -deep * 0.42];
  g.poly([r, y, r + dx, y + dy, r + dx, top + dy, r, top])
    .fill(side)
    .stroke(line);
  g.poly([x, top - roof, x + dx, top - roof + dy, r + dx + 3, top + dy + 2, r + 3, top + 2])
    .fill(blend(side, edge, 0.45))
    .stroke(line);
  g.poly([l, y, r, y, r, top, x, top - roof, l, top])
    .fill(face)
    .stroke(line);
  g.moveTo(l - 3, top + 2)
    .lineTo(x, top - roof)
    .lineTo(r + 3, top + 2)
    .stroke({ width: 3.4, color: edge, cap: 'round', join: 'round' });
}

/** All of a gabled house. */
const outlineOf = ([x, y, w, h, roof, deep]: readonly number[]): number[] => {
  const [l, r, top] = [x - w, x + w, y - h];
  const [dx, dy] = [deep, -deep * 0.42];
  const eaves = [l - 3, top + 2, x, top - roof, x + dx, top - roof + dy, r + dx + 3, top + dy + 2];
  return [l, y, l, top, ...eaves, r + dx, y + dy, r, y];
};

const HOUSE = [-5, 19, 20, 25, 16, 13];
const TOWER = [-22, 22, 13, 46, 16, 9];
const HALL = [12, 22, 22, 28, 17, 12];

export function settlement(kit: Kit, seat: number): Container {
  return kit.drawings.of(`settlement ${seat}`, (g) => {
    const wood = woodOf(kit, seat);
    shadow(g, 6, 19, 31, 11, kit.palette);
    contour(g, [outlineOf(HOUSE)], kit);
    gable(g, HOUSE, wood);
    wood.brand(g, -5, 3, 26);
  });
}

export function city(kit: Kit, seat: number): Container {
  return kit.drawings.of(`city ${seat}`, (g) => {
    const wood = woodOf(kit, seat);
    shadow(g, 6, 21, 44, 13, kit.palette);
    contour(g, [outlineOf(TOWER), outlineOf(HALL)], kit);
    gable(g, TOWER, wood);
    gable(g, HALL, wood);
    wood.brand(g, 12, 6, 29);
    g.roundRect(-26, -18, 8, 12.5, 4).fill(wood.edge);
  });
}

/** Carved from one dark piece: cloak, hood, and no face. */
export function robber({ palette: p }: Kit): Container {
  const g = new Graphics();
  const line = { width: 2, color: p.night ? 0x8d8793 : 0x0e0d11, join: 'round' } as const;
  shadow(g, 0, 22, 20, 8, p);
  g.ellipse(0, 22, 20, 7.5).fill(0x0e0d11);
  g.moveTo(-20, 20).bezierCurveTo(-15, 12, -17, -4, -10, -14).lineTo(10, -14).bezierCurveTo(17, -4, 15, 12, 20, 20);
  g.quadraticCurveTo(0, 31, -20, 20).closePath().fill(p.robber).stroke(line);
  g.moveTo(-14, -8)
    .bezierCurveTo(-19, -26, -9, -38, 2, -42)
    .bezierCurveTo(9, -36, 18, -26, 14, -8)
    .quadraticCurveTo(0, 0, -14, -8)
    .closePath()
    .fill(p.robber)
    .stroke(line);
  g.ellipse(1, -17, 8.6, 9.4).fill(0x000000);
  g.circle(-2.6, -18, 1.7).circle(4.4, -18, 1.7).fill(0xffd27a);
  g.moveTo(-12, -18).bezierCurveTo(-11, -27, -6, -33, 0, -36);
  g.moveTo(-11, -4).bezierCurveTo(-14, 6, -12, 12, -15, 18);
  g.moveTo(1, -3).bezierCurveTo(0, 6, 3, 14, 2, 24);
  g.stroke({ width: 1.8, color: p.robberLight, cap: 'round' });
  return g;
}
