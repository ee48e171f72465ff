import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import type { Good } from '../rules/deck';
import { FIGURES, type Tone } from './figures';
import type { Kit, Palette } from './palette';

/** Goods as they are printed on an island, and as wooden discs that fly. */

const LEAF = 0x4f8f38;

type Tones = { readonly [name in Tone]: number };

const paths = new Map<string, GraphicsPath>();

function pathOf(data: string): GraphicsPath {
  const path = paths.get(data) ?? new GraphicsPath(data);
  paths.set(data, path);
  return path;
}

/** The drawing alone, `size` high, its middle at (x, y). */
function figure(g: Graphics, good: Good, x: number, y: number, size: number, p: Palette): void {
  drawn(g, good, x, y, size, { ...p.goods[good], leaf: LEAF });
}

/** In other tones: engraved in brass. */
export function drawn(g: Graphics, good: Good, x: number, y: number, size: number, tones: Tones): void {
  const scale = size / 48;
  g.save();
  g.scaleTransform(scale, scale).translateTransform(x - size / 2, y - size / 2);
  for (const { path, fill, line: width } of FIGURES[good]) {
    const shape = pathOf(path);
    if (fill) g.path(shape).fill(tones[fill]);
    if (width) g.path(shape).stroke({ width: width * scale, color: tones.line, cap: 'round', join: 'round' });
  }
  g.restore();
}

/** Printed on the island: a good that may be landed here. */
export function printed(g: Graphics, good: Good, x: number, y: number, r: number, p: Palette): void {
  g.circle(x, y, r)
    .fill(p.canvas)
    .stroke({ width: 2, color: p.night ? 0x241a0c : p.ink });
  g.circle(x, y, r - 3.4).stroke({ width: 1, color: p.goods[good].line, alpha: 0.5 });
  figure(g, good, x, y, r * 1.52, p);
}

/** A turned wooden disc with the good inlaid. (0, 0) is its middle; its shadow is somebody else's. */
export function disc(g: Graphics, good: Good, r: number, p: Palette): void {
  g.circle(0, 0, r).fill(p.woodDark);
  g.circle(0, -1.5, r - 1.6).fill(p.wood);
  for (const [at, alpha] of [
    [0.97, 0.4],
    [0.88, 0.22],
  ] as const)
    g.circle(0, -1.5, r * at - 1.6).stroke({ width: 1.2, color: p.woodDark, alpha });
  const inner = r * 0.82;
  g.circle(0, -1.5, inner).fill(blend(p.woodLight, 0xffffff, p.night ? 0.05 : 0.3));
  g.circle(0, -1.5, inner).stroke({ width: 1.4, color: p.goods[good].line, alpha: 0.8 });
  figure(g, good, 0, -1.5, inner * 1.6, p);
}

/** The disc lying on something. */
export function token({ palette: p }: Kit, good: Good, r: number): Container {
  const g = new Graphics();
  g.circle(2.6, 4, r + 1.6).fill({ color: p.shadow, alpha: 0.2 });
  g.circle(1.4, 2.2, r + 0.6).fill({ color: p.shadow, alpha: 0.34 });
  disc(g, good, r, p);
  const it = new Container();
  it.addChild(g);
  return it;
}
