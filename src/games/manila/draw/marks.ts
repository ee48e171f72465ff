import { type Outline, type Place, round } from '../../draw/marks';
import type { Shape } from '../../module';
import { puntPoint } from '../places';
import { spots } from '../spots';
import type { View } from '../state';
import type { Chart } from './chart';
import { outline } from './punt';

/** The places of this board as outlines to be marked; the same shapes that are touched. */

function boxOutline(points: readonly (readonly [number, number])[], map: Chart): Place {
  const turned = points.map(([x, y]) => map.at(x, y));
  const xs = turned.map(([x]) => x);
  const ys = turned.map(([, y]) => y);
  const [l, t, r, b] = [Math.min(...xs) + 8, Math.min(...ys) + 8, Math.max(...xs) - 8, Math.max(...ys) - 8];
  return { outline: (outside) => rounded(l, t, r, b, outside), badge: [r, t] };
}

/** A box with round corners, evenly sampled. */
function rounded(l: number, t: number, r: number, b: number, outside: number): number[] {
  const out: number[] = [];
  const radius = 10 + outside;
  const corner = (cx: number, cy: number, from: number) => {
    for (let i = 0; i <= 6; i++) {
      const angle = from + (i / 6) * (Math.PI / 2);
      out.push(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);
    }
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

function hull(view: View, route: number, map: Chart): Place {
  const [x, y] = puntPoint(view.punts[route], route);
  const shape: Outline = (outside) => {
    const flat = outline(outside);
    const out: number[] = [];
    for (let i = 0; i < flat.length; i += 2) out.push(...map.at(x + flat[i], y + flat[i + 1]));
    return out;
  };
  return { outline: shape, badge: map.at(x + 60, y - 52) };
}

/** Rings are drawn a little inside a large touch shape, so that they hug what they mark. */
function ring(shape: Extract<Shape, { kind: 'circle' }>, id: string, map: Chart): Place {
  const [x, y] = map.at(shape.x, shape.y);
  const r = id.startsWith('seat:') ? 21 : id.startsWith('space:') ? 20 : 33;
  return { outline: (outside) => round(x, y, r + outside), badge: [x + r * 0.85, y - r * 0.85] };
}

export function placesOf(view: View, map: Chart): (id: string) => Place | undefined {
  const shapes = new Map(spots(view).map((spot) => [spot.id, spot.shape]));
  return (id) => {
    const shape = shapes.get(id);
    if (!shape) return undefined;
    if (id.startsWith('punt:')) return hull(view, Number(id.split(':')[1]), map);
    return shape.kind === 'circle' ? ring(shape, id, map) : boxOutline(shape.points, map);
  };
}
