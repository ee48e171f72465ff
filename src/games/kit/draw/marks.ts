import type { Container, Graphics } from 'pixi.js';
import type { Mark } from '../../table';
import { polar } from './hand';
import type { Palette } from './palette';
import type { Kit } from './pieces';

/** How places stand out: a glowing ring with rays (may be picked), a solid ring with a tick (picked), a dotted one (hint). Nothing moves. */

/** An outline at a distance from the place's edge, clockwise. */
export type Outline = (outside: number) => number[];

export interface Place {
  outline: Outline;
  /** Where a tick goes. */
  badge: [number, number];
  /** Another place is so near that only the ring has room: no glow, no rays. */
  close?: boolean;
}

/** `over` takes the ticks, above the pieces; all else goes under them. */
export function marks(
  under: Container,
  over: Container,
  kit: Kit,
  all: ReadonlyMap<string, Mark>,
  placeOf: (id: string) => Place | undefined,
): void {
  const { palette } = kit;
  for (const [id, mark] of all) {
    const place = placeOf(id);
    if (!place) continue;
    const { close = false } = place;
    const g = rim(kit, `${mark} ${close}`, place.outline, (g, outline) => {
      if (mark === 'hint') hint(g, outline, palette);
      else if (mark === 'picked') picked(g, outline, palette);
      else lit(g, outline, palette, close);
    });
    under.addChild(g);
    if (mark === 'picked' || mark === 'again') over.addChild(tick(place.badge, kit));
  }
}

/**
 * Points of an outline are rounded to this part of a board unit, so that places of one outline share a drawing though sums
 * differ in their last digits. What is added keeps halves, which are common, away from where rounding turns.
 */
const [STEPS, OFF] = [8, 0.12];

/**
 * Places of one outline are drawn once, wherever they lie: sixty of them may light up in one frame. `look` tells what else
 * it looks like; `draw` is given the outline, and a way to give other lines, as seen from its first point.
 */
export function rim(
  { drawings }: Kit,
  look: string,
  outline: Outline,
  draw: (g: Graphics, outline: Outline, from: (line: readonly number[]) => number[]) => void,
): Graphics {
  const [x, y] = outline(0);
  const from = (line: readonly number[]) =>
    line.map((n, i) => Math.round((n - (i % 2 === 0 ? x : y)) * STEPS + OFF) / STEPS);
  const here: Outline = (outside) => from(outline(outside));
  const g = drawings.of(`mark ${look} ${here(0)}`, (g) => draw(g, here, from));
  g.position.set(x, y);
  return g;
}

export function round(x: number, y: number, r: number): number[] {
  return Array.from({ length: 60 }, (_, i) => polar(x, y, (i / 60) * Math.PI * 2, r)).flat();
}

/** Two half circles joined by straight sides. */
export function stadium(x: number, y: number, angle: number, half: number, r: number): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out: number[] = [];
  const add = (dx: number, dy: number) => out.push(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  const straight = Math.max(0, half - r * 0.35);
  for (const side of [1, -1]) {
    for (let i = 0; i <= 20; i++) {
      const turn = (-Math.PI / 2 + (i / 20) * Math.PI) * 1;
      add(side * (straight + Math.cos(turn) * r * 0.7), side * Math.sin(turn) * r);
    }
  }
  return out;
}

/** The band between two outlines, without seams. */
export function band(g: Graphics, shape: Outline, from: number, to: number, color: number, alpha = 1): void {
  g.poly(shape(to)).fill({ color, alpha });
  g.poly(shape(from)).cut();
}

function lit(g: Graphics, shape: Outline, p: Palette, close = false): void {
  if (!close) glow(g, shape, p);
  band(g, shape, 0, 9.4, p.litInk);
  band(g, shape, 1.8, 7.6, p.lit);
}

function glow(g: Graphics, shape: Outline, p: Palette): void {
  band(g, shape, 2, 22, p.lit, p.night ? 0.13 : 0.2);
  band(g, shape, 2, 15, p.lit, p.night ? 0.18 : 0.28);
  const [inner, outer] = [shape(9), shape(17)];
  // as many rays as fit beside each other round something large, too
  const step = inner.length > 2 * 80 ? 2 : 4;
  for (let i = 0; i + 1 < inner.length; i += 2 * step) {
    g.moveTo(inner[i], inner[i + 1]).lineTo(outer[i], outer[i + 1]);
  }
  g.stroke({ width: 2.2, color: p.night ? p.lit : p.litInk, cap: 'round' });
}

function picked(g: Graphics, shape: Outline, p: Palette): void {
  band(g, shape, 0, 11, p.pickedInk);
  band(g, shape, 2, 9, p.picked);
}

function hint(g: Graphics, shape: Outline, p: Palette): void {
  const line = shape(5);
  for (let i = 0; i + 1 < line.length; i += 6) g.circle(line[i], line[i + 1], 2.1);
  g.fill(p.warm);
}

/** Chosen. */
export function tick([x, y]: [number, number], { palette: p, drawings }: Kit): Graphics {
  const it = drawings.of('tick', (g) => {
    g.circle(0, 0, 16).fill(p.picked).stroke({ width: 2.2, color: p.pickedInk });
    g.moveTo(-7, 0.5).lineTo(-2, 6).lineTo(7.5, -6);
    g.stroke({ width: 3.6, color: p.pickedInk, cap: 'round', join: 'round' });
  });
  it.position.set(x, y);
  return it;
}

/** A box, given by its corners, as a place with round corners: evenly sampled, a little inside its touch shape. */
export function boxed(corners: readonly (readonly [number, number])[]): Place {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [l, t, r, b] = [Math.min(...xs) + 8, Math.min(...ys) + 8, Math.max(...xs) - 8, Math.max(...ys) - 8];
  return { outline: (outside) => rounded(l, t, r, b, outside), badge: [r, t] };
}

function rounded(l: number, t: number, r: number, b: number, outside: number): number[] {
  const out: number[] = [];
  const radius = 10 + outside;
  const corner = (cx: number, cy: number, from: number) => {
    for (let i = 0; i <= 6; i++) out.push(...polar(cx, cy, from + (i / 6) * (Math.PI / 2), radius));
  };
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    for (let i = 1; i < 12; i++) out.push(x0 + ((x1 - x0) * i) / 12, y0 + ((y1 - y0) * i) / 12);
  };
  corner(r - 10, t + 10, -Math.PI / 2);
  side(r + outside, t + 10, r + outside, b - 10);
  corner(r - 10, b - 10, 0);
  side(r - 10, b + outside, l + 10, b + outside);
  corner(l + 10, b - 10, Math.PI / 2);
  side(l - outside, b - 10, l - outside, t + 10);
  corner(l + 10, t + 10, Math.PI);
  side(l + 10, t - outside, r - 10, t - outside);
  return out;
}
