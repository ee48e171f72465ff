import type { Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import type { Palette } from './palette';
import { gouge } from './woodcut';

/** What a printer cuts into empty water: a ship, and what the crew says they saw. */

/** A sail full of wind, hatched on its lee. */
function sail(g: Graphics, x: number, y: number, w: number, h: number, paper: number, ink: number): void {
  g.moveTo(x - w, y)
    .lineTo(x + w, y)
    .bezierCurveTo(x + w + h * 0.42, y + h * 0.4, x + w + h * 0.3, y + h * 0.75, x + w * 1.05, y + h)
    .lineTo(x - w * 1.05, y + h)
    .bezierCurveTo(x - w + h * 0.3, y + h * 0.7, x - w + h * 0.34, y + h * 0.35, x - w, y)
    .closePath()
    .fill(paper)
    .stroke({ width: 1.6, color: ink, join: 'round' });
  for (let i = 0; i < 4; i++) {
    const dx = w * (0.15 + i * 0.27);
    gouge(g, x + dx + h * 0.14, y + 3 + i, x + dx, y + h - 3 - i, 1, -h * 0.16);
  }
  g.fill(ink);
}

/** A carrack under full sail; (x, y) is on its waterline. */
export function ship(g: Graphics, x: number, y: number, p: Palette): void {
  const [ink, paper] = [p.ink, p.night ? blend(p.sheet, p.ink, 0.22) : p.card];
  const wood = p.night ? blend(p.timber, p.sheet, 0.35) : p.timber;
  for (const [mx, top] of [
    [-30, -66],
    [4, -88],
    [36, -60],
  ]) {
    g.moveTo(x + mx, y - 18)
      .lineTo(x + mx, y + top)
      .stroke({ width: 2.4, color: ink, cap: 'round' });
    g.poly([x + mx, y + top, x + mx + 17, y + top + 4, x + mx, y + top + 8]).fill(p.warm);
  }
  g.moveTo(x + 48, y - 20)
    .lineTo(x + 78, y - 38)
    .stroke({ width: 2.4, color: ink, cap: 'round' });
  sail(g, x - 32, y - 57, 11, 27, paper, ink);
  sail(g, x + 3, y - 77, 12, 20, paper, ink);
  sail(g, x + 2, y - 54, 17, 30, paper, ink);
  sail(g, x + 35, y - 51, 11, 26, paper, ink);
  g.moveTo(x - 58, y - 32)
    .lineTo(x - 42, y - 30)
    .lineTo(x - 40, y - 18)
    .lineTo(x + 34, y - 17)
    .lineTo(x + 40, y - 25)
    .lineTo(x + 57, y - 25)
    .bezierCurveTo(x + 54, y - 6, x + 46, y + 2, x + 38, y + 7)
    .lineTo(x - 40, y + 7)
    .bezierCurveTo(x - 52, y, x - 57, y - 14, x - 58, y - 32)
    .closePath()
    .fill(wood)
    .stroke({ width: 2, color: ink, join: 'round' });
  g.moveTo(x - 53, y - 11).quadraticCurveTo(x, y - 4, x + 51, y - 12);
  g.moveTo(x - 48, y - 3).quadraticCurveTo(x, y + 3, x + 46, y - 4);
  g.stroke({ width: 1.3, color: ink });
  for (let i = 0; i < 6; i++) g.rect(x - 33 + i * 12.5, y - 12.5, 4.4, 4);
  g.fill(ink);
  swell(g, x, y + 8, 78, p);
}

function swell(g: Graphics, x: number, y: number, half: number, p: Palette): void {
  for (let row = 0; row < 3; row++) {
    const w = half - row * 16;
    for (let dx = -w; dx < w - 10; dx += 22) gouge(g, x + dx, y + row * 6, x + dx + 20, y + row * 6, 1.5, 3.4);
  }
  g.fill(blend(p.contour, p.ink, 0.25));
}

/** A serpent in three coils. */
export function serpent(g: Graphics, x: number, y: number, p: Palette): void {
  const skin = p.night ? blend(p.shallows[2], p.contour, 0.35) : blend(p.contour, p.card, 0.35);
  coil(g, x + 36, y, 15, skin, p.ink);
  coil(g, x + 2, y, 20, skin, p.ink);
  head(g, x, y, skin, p);
  tail(g, x, y, skin, p.ink);
  swell(g, x, y + 3, 76, p);
}

/** An arch of the body out of the water, hatched across. */
function coil(g: Graphics, x: number, y: number, r: number, skin: number, ink: number): void {
  g.moveTo(x - r, y)
    .bezierCurveTo(x - r, y - r * 1.5, x + r, y - r * 1.5, x + r, y)
    .lineTo(x + r * 0.46, y)
    .bezierCurveTo(x + r * 0.46, y - r * 0.72, x - r * 0.46, y - r * 0.72, x - r * 0.46, y)
    .closePath()
    .fill(skin)
    .stroke({ width: 1.8, color: ink, join: 'round' });
  for (let i = 0; i < 5; i++) {
    const a = Math.PI * (1.14 + i * 0.18);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    gouge(g, x + c * r * 0.97, y + s * r * 1.1, x + c * r * 0.62, y + s * r * 0.72, 1);
  }
  g.fill(ink);
}

/** With the neck that carries it, its crest and its eye. */
function head(g: Graphics, x: number, y: number, skin: number, p: Palette): void {
  g.moveTo(x - 22, y)
    .bezierCurveTo(x - 24, y - 22, x - 36, y - 34, x - 34, y - 50)
    .bezierCurveTo(x - 34, y - 62, x - 48, y - 66, x - 58, y - 58)
    .lineTo(x - 74, y - 54)
    .lineTo(x - 61, y - 49)
    .lineTo(x - 71, y - 43)
    .bezierCurveTo(x - 58, y - 41, x - 50, y - 46, x - 48, y - 48)
    .bezierCurveTo(x - 50, y - 30, x - 38, y - 20, x - 38, y)
    .closePath()
    .fill(skin)
    .stroke({ width: 1.8, color: p.ink, join: 'round' });
  g.poly([x - 36, y - 58, x - 27, y - 66, x - 33, y - 52, x - 24, y - 50, x - 33, y - 44]).fill(p.warm);
  g.circle(x - 54, y - 55, 2).fill(p.ink);
}

function tail(g: Graphics, x: number, y: number, skin: number, ink: number): void {
  g.moveTo(x + 58, y)
    .bezierCurveTo(x + 58, y - 14, x + 66, y - 18, x + 64, y - 28)
    .lineTo(x + 71, y - 21)
    .lineTo(x + 78, y - 28)
    .bezierCurveTo(x + 78, y - 14, x + 68, y - 12, x + 66, y)
    .closePath()
    .fill(skin)
    .stroke({ width: 1.6, color: ink, join: 'round' });
}
