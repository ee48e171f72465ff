import { boxed, type Outline, type Place, round } from '../../kit/draw/marks';
import { HULL, type Point, puntPoint, routePoint } from '../rules/places';
import type { View } from '../rules/state';
import { WAITING } from '../speech/drags';
import { spots } from '../speech/spots';
import type { Facts } from './board';
import type { Chart } from './chart';
import { outline } from './punt';

/** The places of this board as outlines to be marked; the same shapes that are touched. */

/** From the middle of a punt to a ring beyond its ends, and how far a ring may be from the place it marks: within its touch. */
const [ASTERN, AHEAD, PUSH] = [HULL.stern + 18, HULL.prow + 6, 40];

function hull([x, y]: Point, map: Chart): Place {
  const shape: Outline = (outside) => {
    const flat = outline(outside);
    const out: number[] = [];
    for (let i = 0; i < flat.length; i += 2) out.push(...map.at(x + flat[i], y + flat[i + 1]));
    return out;
  };
  return { outline: shape, badge: map.at(x + 60, y - 52) };
}

/** A ring is not drawn on what a punt says: one at its end moves ahead or astern of it; amidships the punt itself is ringed. */
function besideHulls([x, y]: Point, hulls: readonly Point[]): Point | undefined {
  const hull = hulls.find(([at, stream]) => stream === y && x > at - ASTERN && x < at + AHEAD);
  if (!hull) return [x, y];
  const [ahead, behind] = [hull[0] + AHEAD - x, x - hull[0] + ASTERN];
  if (Math.min(ahead, behind) > PUSH) return undefined;
  return [ahead < behind ? x + ahead : x - behind, y];
}

/** Rings are drawn a little inside a large touch shape, so that they hug what they mark. */
function ring([flatX, flatY]: Point, id: string, map: Chart): Place {
  const [x, y] = map.at(flatX, flatY);
  const close = id.startsWith('seat:');
  const r = close ? 21 : id.startsWith('space:') ? 13 : 33;
  return { outline: (outside) => round(x, y, r + outside), badge: [x + r * 0.85, y - r * 0.85], close };
}

export function placesOf(view: View, map: Chart, facts: Facts): (id: string) => Place | undefined {
  const sailing = facts.punts.map(puntPoint);
  const hulls = [...sailing, ...facts.waiting.map((_, i) => routePoint(...WAITING[i]))];
  const shapes = new Map(spots(view).map((spot) => [spot.id, spot.shape]));
  return (id) => {
    const shape = shapes.get(id);
    if (!shape) return undefined;
    const route = Number(id.split(':')[1]);
    if (id.startsWith('punt:')) return hull(puntPoint(view.punts[route], route), map);
    if (shape.kind !== 'circle') return boxed(shape.points.map(([x, y]) => map.at(x, y)));
    const { x, y } = shape;
    const at: Point | undefined = id.startsWith('space:') ? besideHulls([x, y], hulls) : [x, y];
    return at ? ring(at, id, map) : { ...hull([x, y], map), close: true };
  };
}
