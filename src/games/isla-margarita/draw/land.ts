import type { Graphics } from 'pixi.js';
import { between, blend, hand, polar } from '../../kit/draw/hand';
import { type Land, outline } from './chart';
import type { Palette } from './palette';
import { ring } from './sea';

/** Ground, beach and the inked coast. */

/** What each island is made of, mixed into the colour of the land. */
const GROUND = [0xb9a15a, 0xc6d38c, 0xa9cf97, 0xecd08a, 0xf0b093, 0xc3c97f, 0x93bd62, 0xa39a8d, 0x9cc56f];

/** By night the ground lies dark under names and numbers. */
export const soilOf = (i: number, p: Palette): number =>
  p.night ? blend(blend(p.land, GROUND[i], 0.2), p.sheetEdge, 0.42) : blend(p.land, GROUND[i], 0.62);

export function ground(g: Graphics, land: Land, i: number, palette: Palette): void {
  const soil = soilOf(i, palette);
  ring(g, land, 0, -10, palette.beach);
  ring(g, land, -10, -15, blend(palette.beach, soil, 0.5));
  ring(g, land, -15, -23, blend(palette.leaf, soil, 0.72));
  g.poly(outline(land, -23)).fill(soil);
}

/** A line that swells and thins like a nib's: the gap between two outlines. */
export function coastline(g: Graphics, land: Land, i: number, palette: Palette): void {
  const next = hand(i + 101);
  const phase = next() * 6;
  const nib = (angle: number) => 1.25 + 0.7 * Math.sin(angle * 3 + phase) + 0.35 * Math.sin(angle * 11 + phase * 2);
  const outer: [number, number][] = [];
  const inner: [number, number][] = [];
  const steps = 170;
  for (let k = 0; k <= steps; k++) {
    const angle = (k / steps) * Math.PI * 2;
    const edge = land.coast(angle);
    // The light comes from the upper left: the far shore is drawn heavier.
    const weight = Math.max(0.7, nib(angle)) + 0.8 * Math.max(0, Math.cos(angle - 0.9));
    outer.push(polar(land.x, land.y, angle, edge + weight * 0.6));
    inner.push(polar(land.x, land.y, angle, edge - weight * 0.6));
  }
  g.poly([...outer, ...inner.reverse()].flat()).fill(palette.ink);
}

/** Short strokes inland from the shore, longer in the shade; none where a quay stands. */
export function hachures(g: Graphics, land: Land, i: number, palette: Palette): void {
  const next = hand(i + 31);
  let angle = 0;
  while (angle < Math.PI * 2) {
    const edge = land.coast(angle);
    const shade = 0.5 + 0.5 * Math.cos(angle - 0.9);
    const length = (2.5 + 8 * shade) * (0.6 + 0.7 * next());
    const quay = land.ports.some((port) => between(port, angle) < 0.3);
    if (!quay && edge < 300) {
      const lean = angle + (next() - 0.5) * 0.02;
      g.moveTo(...polar(land.x, land.y, angle, edge - 1.5));
      g.lineTo(...polar(land.x, land.y, lean, edge - 1.5 - length));
    }
    angle += (3.2 + 2.2 * next()) / edge;
  }
  g.stroke({ width: 0.9, color: blend(palette.ink, palette.wash, 0.25) });
}
