import type { Graphics } from 'pixi.js';
import { between, blend, hand, polar } from '../../kit/draw/hand';
import { openSea, wave } from '../../kit/draw/water';
import { type Chart, type Land, outline } from './chart';
import type { Palette } from './palette';

/** The water on the sheet: depth contours, waterlines, small waves. */

/**
 * Lines and bands from deep to shallow. Each is a ring that leaves the inside free (painting the water twelve times over
 * costs a small tablet its battery); all islands get one before any gets the next, so that neighbouring shallows run together.
 */
export function water(g: Graphics, chart: Chart, palette: Palette): void {
  openSea(g, chart, palette.sea);
  const [deep, middle, shallow] = palette.shallows;
  const line = (ground: number, t: number) => blend(palette.contour, ground, t);
  const rings: [outer: number, inner: number, colour: number][] = [
    [62, 60.6, line(palette.sea, 0.62)],
    [60.6, 40, deep],
    [40, 38.8, line(palette.sea, 0.45)],
    [38.8, 21, middle],
    [21, 20, line(palette.sea, 0.25)],
    [20, -1, shallow],
    [13.5, 12.7, line(shallow, 0.35)],
    [8.6, 7.7, line(shallow, 0.15)],
    [4.6, 3.6, palette.contour],
  ];
  for (const [outer, inner, colour] of rings) {
    for (const land of chart.lands) ring(g, land, outer, inner, colour);
  }
}

/** What lies between two lines along a coast. */
export function ring(g: Graphics, land: Land, outer: number, inner: number, colour: number): void {
  const points = outer > 15 ? 100 : 150;
  g.poly(outline(land, outer, land.coast, points)).fill(colour);
  g.poly(outline(land, inner, land.coast, points)).cut();
}

/** Small waves where there is open water. */
export function waves(g: Graphics, chart: Chart, palette: Palette): void {
  const next = hand(41);
  for (let i = 0; i < 150; i++) {
    const x = chart.x + 60 + next() * (chart.width - 120);
    const y = chart.y + 60 + next() * (chart.height - 120);
    const size = 5 + next() * 4;
    if (isOpen(chart, x, y)) wave(g, x, y, size);
  }
  g.stroke({ width: 1.1, color: blend(palette.contour, palette.sea, 0.35) });
}

function isOpen(chart: Chart, x: number, y: number): boolean {
  return (
    chart.lands.every((land) => offshore(land, x, y) > 74) &&
    chart.spans.every((s) => Math.hypot(s.x - x, s.y - y) > 70)
  );
}

function offshore(land: Land, x: number, y: number): number {
  return Math.hypot(x - land.x, y - land.y) - land.coast(Math.atan2(y - land.y, x - land.x));
}

/** Dotted rings of reef outside Isla Coral, broken where ships go in. */
export function reef(g: Graphics, land: Land, palette: Palette): void {
  const next = hand(19);
  for (const [out, size] of [
    [17, 2.6],
    [29, 2],
  ] as const) {
    for (let angle = 0; angle < Math.PI * 2; angle += 0.075) {
      const gap = land.ports.some((port) => between(port, angle) < 0.42) || Math.sin(angle * 3 + out) > 0.72;
      if (gap) continue;
      const [x, y] = polar(land.x, land.y, angle, land.coast(angle) + out + next() * 4);
      g.regularPoly(x, y, size * (0.6 + 0.6 * next()), 6);
    }
  }
  g.fill(palette.warm);
}
