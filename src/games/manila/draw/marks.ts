import { boxed, type Outline, type Place, round } from '../../kit/draw/marks';
import type { Shape } from '../../module';
import { puntPoint } from '../rules/places';
import type { View } from '../rules/state';
import { spots } from '../speech/spots';
import type { Chart } from './chart';
import { outline } from './punt';

/** The places of this board as outlines to be marked; the same shapes that are touched. */

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
  const close = id.startsWith('seat:');
  const r = close ? 21 : id.startsWith('space:') ? 13 : 33;
  return { outline: (outside) => round(x, y, r + outside), badge: [x + r * 0.85, y - r * 0.85], close };
}

export function placesOf(view: View, map: Chart): (id: string) => Place | undefined {
  const shapes = new Map(spots(view).map((spot) => [spot.id, spot.shape]));
  return (id) => {
    const shape = shapes.get(id);
    if (!shape) return undefined;
    if (id.startsWith('punt:')) return hull(view, Number(id.split(':')[1]), map);
    return shape.kind === 'circle' ? ring(shape, id, map) : boxed(shape.points.map(([x, y]) => map.at(x, y)));
  };
}
