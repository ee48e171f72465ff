import type { Graphics } from 'pixi.js';
import { type Chart, type Land, outline } from './chart';
import { between, blend, hand, polar } from './hand';
import type { Palette } from './palette';

/** The table, and the water on the sheet: depth contours, waterlines, rhumb lines, small waves. */

/** How far the table reaches beyond the sheet. */
const FAR = 2600;

/** Wood all round the sheet. Painted after the land, which runs off the map and is cut here. */
export function table(g: Graphics, chart: Chart, palette: Palette): void {
  const { x, y, width, height } = chart;
  const around = (grow: number, dx = 0, dy = 0) =>
    g.roundRect(x - grow + dx, y - grow + dy, width + 2 * grow, height + 2 * grow, 6);
  around(FAR).fill(palette.table);
  g.rect(x, y, width, height).cut();
  planks(g, chart, palette);
  for (const [grow, alpha] of [
    [24, 0.1],
    [17, 0.14],
    [11, 0.22],
  ] as const) {
    around(grow, 5, 8).fill({ color: 0, alpha });
    g.rect(x, y, width, height).cut();
  }
}

function planks(g: Graphics, { x, y, width, height }: Chart, palette: Palette): void {
  const next = hand(3);
  const outside = (gx: number, gy: number) => gx > x + width || gx < x - 640 || gy > y + height + 20 || gy < y - 20;
  for (let at = -FAR; at < height + FAR; at += 118) {
    const beside = at > -4 && at < height + 4;
    if (!beside) g.rect(x - FAR, y + at, width + 2 * FAR, 2.4);
    else g.rect(x - FAR, y + at, FAR, 2.4).rect(x + width, y + at, FAR, 2.4);
    g.fill(palette.tableGrain);
    for (let i = 0; i < 6; i++) {
      const gx = x - FAR + next() * (width + 2 * FAR);
      const gy = y + at + 14 + next() * 90;
      const [bend, end, fall] = [(next() - 0.5) * 18, 380 + next() * 240, (next() - 0.5) * 10];
      if (!outside(gx, gy)) continue;
      g.moveTo(gx, gy).quadraticCurveTo(gx + 200, gy + bend, gx + end, gy + fall);
    }
    g.stroke({ width: 1.4, color: palette.tableGrain });
  }
}

/**
 * Lines and bands from deep to shallow. Each is a ring that leaves the inside free (painting the water twelve times over
 * costs a small tablet its battery); all islands get one before any gets the next, so that neighbouring shallows run together.
 */
export function water(g: Graphics, chart: Chart, palette: Palette): void {
  const { x, y, width, height } = chart;
  g.rect(x + 36, y + 36, width - 72, height - 72).fill(palette.sea);
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

/** Where ships are steered by: sixteen winds from the roses and a few crossing points. */
export function rhumbs(
  g: Graphics,
  chart: Chart,
  palette: Palette,
  roses: readonly (readonly [number, number])[],
): void {
  for (const [rx, ry] of roses) {
    for (let i = 0; i < 16; i++) {
      const [ex, ey] = toFrame(chart, rx, ry, (i / 16) * Math.PI * 2);
      g.moveTo(rx, ry).lineTo(ex, ey);
    }
  }
  g.stroke({ width: 0.9, color: palette.rhumb });
}

function toFrame(chart: Chart, x: number, y: number, angle: number): [number, number] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [left, top, right, bottom] = [
    chart.x + 40,
    chart.y + 40,
    chart.x + chart.width - 40,
    chart.y + chart.height - 40,
  ];
  const across = dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Number.POSITIVE_INFINITY;
  const down = dy > 0 ? (bottom - y) / dy : dy < 0 ? (top - y) / dy : Number.POSITIVE_INFINITY;
  const reach = Math.min(across, down);
  return [x + dx * reach, y + dy * reach];
}

/** Small waves where there is open water. */
export function waves(g: Graphics, chart: Chart, palette: Palette): void {
  const next = hand(41);
  for (let i = 0; i < 150; i++) {
    const x = chart.x + 60 + next() * (chart.width - 120);
    const y = chart.y + 60 + next() * (chart.height - 120);
    const size = 5 + next() * 4;
    if (!isOpen(chart, x, y)) continue;
    g.moveTo(x - size, y);
    g.quadraticCurveTo(x - size / 2, y - size * 0.75, x, y);
    g.quadraticCurveTo(x + size / 2, y - size * 0.75, x + size, y);
  }
  g.stroke({ width: 1.1, color: blend(palette.contour, palette.sea, 0.35) });
}

function isOpen(chart: Chart, x: number, y: number): boolean {
  return (
    chart.lands.every((land) => offshore(land, x, y) > 74) &&
    chart.spans.every((s) => Math.hypot(s.x - x, s.y - y) > 70)
  );
}

export function offshore(land: Land, x: number, y: number): number {
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
  g.fill(palette.coral);
}
