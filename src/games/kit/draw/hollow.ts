import type { Graphics } from 'pixi.js';

/** A hollow in the ground, hatched on its shaded side by so many strokes, up to about `deep` long. */
export function hollow(
  g: Graphics,
  [x, y, r]: readonly [number, number, number],
  { strokes, deep, rim }: { strokes: number; deep: number; rim: number },
  p: { recess: number; recessInk: number; ink: number },
): void {
  g.circle(x, y, r).fill(p.recess).stroke({ width: rim, color: p.ink });
  for (let i = 0; i <= strokes; i++) {
    const angle = Math.PI * (0.82 + (i / strokes) * 0.86);
    const depth = deep * Math.sin((i / strokes) * Math.PI) + 1;
    g.moveTo(x + Math.cos(angle) * (r - 1), y + Math.sin(angle) * (r - 1));
    g.lineTo(x + Math.cos(angle) * (r - 1 - depth), y + Math.sin(angle) * (r - 1 - depth));
  }
  g.stroke({ width: 0.9, color: p.recessInk });
}
