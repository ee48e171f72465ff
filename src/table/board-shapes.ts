import { inside } from '../games/kit/outline';
import type { Shape } from '../games/module';

/** Measuring the places of a board, in board units. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function centre(shape: Shape): [number, number] {
  if (shape.kind === 'circle') return [shape.x, shape.y];
  const { x, y, width, height } = box(shape);
  return [x + width / 2, y + height / 2];
}

export function box(shape: Shape): Box {
  if (shape.kind === 'circle') {
    return { x: shape.x - shape.r, y: shape.y - shape.r, width: 2 * shape.r, height: 2 * shape.r };
  }
  const xs = shape.points.map(([x]) => x);
  const ys = shape.points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How far a point is from a shape; 0 inside. */
export function distance(shape: Shape, x: number, y: number): number {
  if (shape.kind === 'circle') return Math.max(0, Math.hypot(x - shape.x, y - shape.y) - shape.r);
  if (inside(shape.points, x, y)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  const { points } = shape;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    nearest = Math.min(nearest, toSegment(points[j], points[i], x, y));
  }
  return nearest;
}

type Point = readonly [number, number];

function toSegment([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
