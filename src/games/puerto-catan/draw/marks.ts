import type { Graphics } from 'pixi.js';
import type { Layers } from '../../kit/draw/chart-scene';
import {
  band,
  boxed,
  marks as cardMarks,
  type Outline,
  type Place,
  rim,
  round,
  stadium,
  tick,
} from '../../kit/draw/marks';
import { numberOf } from '../../kit/picks';
import type { Mark } from '../../table';
import { EDGE_HALF, edgePoint, HARBOUR_R, harbourPoint, hexPoint, SIDE, spotPoint } from '../rules/places';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { spots } from '../speech/spots';
import type { Stage } from './acts';
import { angleOf } from './board';
import type { Chart } from './chart';
import type { Palette } from './palette';
import { TOKEN_R } from './woodcut';

/** The places of this board as they may be picked: rings on intersections, planks on edges, rims of hexes, framed cards. */

export function marks(
  { under, over }: Layers,
  all: ReadonlyMap<string, Mark>,
  view: View,
  { kit, chart: map }: Stage,
): void {
  const shapes = new Map(spots(view).map((spot) => [spot.id, spot.shape]));
  cardMarks(under, over, kit, all, (id) => {
    const shape = shapes.get(id);
    if (shape?.kind !== 'polygon' || id.startsWith('edge:')) return undefined;
    const place = boxed(shape.points.map((point) => map.at(point)));
    // a role card fills its whole place
    return id.startsWith('role:') ? { ...place, outline: (outside) => place.outline(outside + 8) } : place;
  });
  for (const [id, mark] of all) {
    const place = placeOn(id, view, map);
    if (!place) continue;
    const { outline, rim: bold, wash, hole } = place;
    const look = `${mark} ${bold} ${wash} ${hole !== undefined}`;
    const g = rim(kit, look, outline, (g, here, from) =>
      paint(g, { ...place, outline: here, hole: hole && from(hole) }, mark, kit.palette),
    );
    under.addChild(g);
    if (mark === 'picked' || mark === 'again') over.addChild(tick(place.badge, kit));
  }
}

interface Plot extends Place {
  /** How bold its rim is. */
  rim: number;
  /** Its inside is paler while it may be picked. */
  wash: number;
  hole?: readonly number[];
}

function placeOn(id: string, view: View, map: Chart): Plot | undefined {
  if (id.startsWith('spot:')) return corner(view, numberOf(id), map);
  if (id.startsWith('edge:')) return plank(numberOf(id), map);
  if (id.startsWith('harbour:')) return sign(numberOf(id), map);
  return id.startsWith('hex:') ? field(view, numberOf(id), map) : undefined;
}

function corner(view: View, spot: number, map: Chart): Plot {
  const [x, y] = map.at(spotPoint(spot));
  const r = view.owners[spot] === NOBODY ? 15 : 37;
  return {
    outline: (outside) => round(x, y, r + outside),
    badge: [x + 33, y - 33],
    rim: 7,
    wash: 0.6,
  };
}

function sign(harbour: number, map: Chart): Plot {
  const [x, y] = map.at(harbourPoint(harbour));
  return { outline: (outside) => round(x, y, HARBOUR_R + outside), badge: [x + 33, y - 33], rim: 7, wash: 0 };
}

function plank(edge: number, map: Chart): Plot {
  const [x, y] = map.at(edgePoint(edge));
  const angle = angleOf(map, edge);
  const outline: Outline = (outside) => stadium(x, y, angle, EDGE_HALF, 8 + outside);
  // beside the road, so that its owner's symbol is seen
  return { outline, badge: [x + Math.sin(angle) * 31, y - Math.cos(angle) * 31], rim: 5.5, wash: 0.75 };
}

function field(view: View, hex: number, map: Chart): Plot {
  const [x, y] = map.at(hexPoint(hex));
  const turn = map.turned ? 0 : Math.PI / 6;
  const outline: Outline = (outside) => {
    const r = SIDE - 20 + outside;
    const tips = Array.from({ length: 7 }, (_, i) => [
      x + Math.cos(turn + (i * Math.PI) / 3) * r,
      y + Math.sin(turn + (i * Math.PI) / 3) * r,
    ]);
    return tips.slice(1).flatMap(([bx, by], i) => {
      const [ax, ay] = tips[i];
      return Array.from({ length: 10 }, (_, k) => [ax + ((bx - ax) * k) / 10, ay + ((by - ay) * k) / 10]).flat();
    });
  };
  const plot: Plot = { outline, badge: [x + 34, y - 46], rim: 10, wash: 0.3 };
  return view.tokens[hex] > 0 ? { ...plot, hole: [x, y] } : plot;
}

function paint(g: Graphics, { outline, rim, wash, hole }: Plot, mark: Mark, p: Palette): void {
  if (mark === 'hint') {
    const line = outline(rim / 2);
    for (let i = 0; i + 1 < line.length; i += 6) g.circle(line[i], line[i + 1], 2.2);
    g.fill(p.warm);
    return;
  }
  const [edge, body] = mark === 'lit' ? [p.litInk, p.lit] : [p.pickedInk, p.picked];
  if (mark === 'lit' && wash > 0) {
    g.poly(outline(rim + 5)).fill({ color: p.lit, alpha: p.night ? 0.35 : 0.6 });
    g.poly(outline(rim)).cut();
    g.poly(outline(0)).fill({ color: 0xfff3c0, alpha: p.night ? wash * 0.7 : wash });
    // a number stays as it is
    if (hole) g.circle(hole[0], hole[1], TOKEN_R + 1).cut();
  }
  band(g, outline, -1.8, rim + 1.8, edge);
  band(g, outline, 0, rim, body);
}
