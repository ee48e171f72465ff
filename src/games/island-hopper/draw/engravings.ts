import type { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { layer } from '../../kit/draw/layer';
import type { Chart } from './chart';
import type { Palette } from './palette';

/** What an engraver leaves in empty corners of the deep: a schooner, a whale, gulls. Ink only, so that nothing looks like a piece. */

const PLACES = {
  flat: { ship: [-905, 640], whale: [890, 640], gulls: [860, -640] },
  turned: { ship: [-985, 880], whale: [300, 800], gulls: [285, -150] },
} as const;

export function engravings(to: Container, map: Chart, p: Palette): void {
  const { ship, whale, gulls } = map.turned ? PLACES.turned : PLACES.flat;
  const ink = blend(p.contour, p.night ? p.ink : p.seaInk, 0.35);
  layer(to, (g) => schooner(g, ship[0], ship[1], ink, p), 'ship');
  layer(to, (g) => spouter(g, whale[0], whale[1], ink, p), 'whale');
  layer(to, (g) => {
    for (const [dx, dy, size] of [
      [0, 0, 26],
      [54, -30, 20],
      [70, 22, 17],
      [-46, 30, 15],
    ] as const)
      gull(g, gulls[0] + dx, gulls[1] + dy, size);
    g.stroke({ width: 2.6, color: ink, cap: 'round', join: 'round' });
  });
}

function gull(g: Graphics, x: number, y: number, s: number): void {
  g.moveTo(x - s, y + s * 0.1).quadraticCurveTo(x - s * 0.5, y - s * 0.62, x, y);
  g.quadraticCurveTo(x + s * 0.5, y - s * 0.62, x + s, y + s * 0.1);
}

function ripples(g: Graphics, x: number, y: number, half: number, colour: number): void {
  for (const [dx, dy, long] of [
    [0, 0, 1],
    [-16, 11, 0.72],
    [20, 20, 0.5],
  ] as const) {
    const n = Math.max(2, Math.round((half * long) / 15));
    g.moveTo(x + dx - n * 15, y + dy);
    for (let i = 0; i < n; i++) {
      const from = x + dx - n * 15 + i * 30;
      g.quadraticCurveTo(from + 7, y + dy - 8, from + 15, y + dy).quadraticCurveTo(
        from + 23,
        y + dy + 8,
        from + 30,
        y + dy,
      );
    }
  }
  g.stroke({ width: 2, color: colour, cap: 'round' });
}

function schooner(g: Graphics, x: number, y: number, ink: number, p: Palette): void {
  const line = { width: 2.4, color: ink, join: 'round', cap: 'round' } as const;
  const sail = { color: p.canvas, alpha: p.night ? 0.16 : 0.6 };
  g.moveTo(x - 62, y - 22)
    .quadraticCurveTo(x - 50, y + 4, x - 34, y + 6)
    .lineTo(x + 44, y + 6);
  g.quadraticCurveTo(x + 66, y, x + 76, y - 24).quadraticCurveTo(x, y - 12, x - 62, y - 22);
  g.fill({ color: ink, alpha: 0.28 }).stroke(line);
  g.moveTo(x + 76, y - 24).lineTo(x + 108, y - 38);
  for (const [mx, top] of [
    [-22, -116],
    [28, -126],
  ] as const)
    g.moveTo(x + mx, y - 17).lineTo(x + mx, y + top);
  g.stroke(line);
  // gaff sails, then jibs
  g.moveTo(x - 25, y - 28)
    .lineTo(x - 25, y - 88)
    .quadraticCurveTo(x - 52, y - 92, x - 58, y - 104);
  g.quadraticCurveTo(x - 56, y - 60, x - 72, y - 32).quadraticCurveTo(x - 48, y - 26, x - 25, y - 28);
  g.moveTo(x + 25, y - 28)
    .lineTo(x + 25, y - 96)
    .quadraticCurveTo(x + 2, y - 100, x - 8, y - 112);
  g.quadraticCurveTo(x - 2, y - 64, x - 16, y - 32).quadraticCurveTo(x + 4, y - 26, x + 25, y - 28);
  g.moveTo(x + 32, y - 118)
    .quadraticCurveTo(x + 50, y - 70, x + 104, y - 40)
    .quadraticCurveTo(x + 64, y - 38, x + 36, y - 32);
  g.quadraticCurveTo(x + 40, y - 74, x + 32, y - 118);
  g.fill(sail).stroke(line);
  g.poly([x + 28, y - 126, x + 50, y - 132, x + 28, y - 139]).fill(ink);
  ripples(g, x + 2, y + 12, 92, ink);
}

function spouter(g: Graphics, x: number, y: number, ink: number, p: Palette): void {
  const line = { width: 2.4, color: ink, join: 'round', cap: 'round' } as const;
  g.moveTo(x - 74, y).bezierCurveTo(x - 78, y - 44, x - 34, y - 62, x + 4, y - 50);
  g.bezierCurveTo(x + 34, y - 40, x + 50, y - 20, x + 66, y - 30).bezierCurveTo(
    x + 80,
    y - 40,
    x + 74,
    y - 58,
    x + 62,
    y - 70,
  );
  g.quadraticCurveTo(x + 84, y - 74, x + 90, y - 58).quadraticCurveTo(x + 100, y - 72, x + 120, y - 64);
  g.quadraticCurveTo(x + 106, y - 56, x + 96, y - 42)
    .quadraticCurveTo(x + 84, y - 8, x + 54, y)
    .closePath();
  g.fill({ color: ink, alpha: 0.22 }).stroke(line);
  g.moveTo(x - 73, y - 10)
    .quadraticCurveTo(x - 50, y - 4, x - 32, y - 18)
    .stroke(line);
  g.circle(x - 40, y - 28, 2.8).fill(ink);
  for (const [dx, dy] of [
    [-26, -16],
    [-14, -13],
    [-2, -10],
  ] as const)
    g.moveTo(x + dx, y + dy).lineTo(x + dx + 3, y - 3);
  g.stroke({ ...line, width: 1.6 });
  // the spout
  for (const [bend, end] of [
    [-6, -34],
    [6, 14],
  ] as const)
    g.moveTo(x - 20, y - 60).bezierCurveTo(x - 20, y - 96, x - 20 + bend, y - 108, x - 12 + end, y - 92);
  g.stroke({ ...line, color: blend(ink, p.foam, p.night ? 0.4 : 0) });
  ripples(g, x + 6, y + 4, 96, ink);
}
