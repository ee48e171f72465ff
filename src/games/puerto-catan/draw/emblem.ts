import { type Graphics, GraphicsPath } from 'pixi.js';
import type { Kit } from './palette';
import { DEV_PATHS, RESOURCE_PATHS } from './symbols';

/** The game's marks, printed in one colour. */

const known = new Map<string, GraphicsPath>();

function pathOf(svg: string): GraphicsPath {
  const path = known.get(svg) ?? new GraphicsPath(svg);
  known.set(svg, path);
  return path;
}

/** Puts a path of the box of 24 x 24 round a point. */
export function stamp(g: Graphics, svg: string, x: number, y: number, size: number, colour: number, alpha = 1): void {
  const scale = size / 24;
  g.save();
  g.scaleTransform(scale, scale).translateTransform(x - 12 * scale, y - 12 * scale);
  g.path(pathOf(svg)).fill({ color: colour, alpha });
  g.restore();
}

const one = ({ drawings }: Kit, svg: string, size: number, colour: number): Graphics =>
  drawings.of(`${svg} ${size} ${colour}`, (g) => stamp(g, svg, 0, 0, size, colour));

export const resourceMark = (kit: Kit, kind: number, size: number, colour: number): Graphics =>
  one(kit, RESOURCE_PATHS[kind], size, colour);
export const devMark = (kit: Kit, dev: number, size: number, colour: number): Graphics =>
  one(kit, DEV_PATHS[dev], size, colour);
