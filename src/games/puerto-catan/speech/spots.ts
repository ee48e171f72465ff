import type { Spot as Place } from '../../module';
import { EDGES, HEXES, INTERSECTIONS } from '../rules/island';
import { edgeName, harbourAt, hexName, resourceName, roleName, spotName } from '../rules/names';
import {
  bankPoint,
  COSTS,
  COSTS_BOX,
  DICE,
  EDGE_HALF,
  edgeEnds,
  edgePoint,
  HARBOUR_R,
  harbourPoint,
  hexPoint,
  PLAQUE,
  type Point,
  plaquePoint,
  ROLE,
  rolePoint,
  SIDE,
  SPOT_R,
  STACK,
  spotPoint,
  stackPoint,
  TRAY,
} from '../rules/places';
import { RESOURCES } from '../rules/setup';
import type { View } from '../rules/state';

/** The places of the board: hexes, intersections, edges, the role cards, the bank's stacks, the dice, harbours and prices. */

const box = ([x, y]: Point, width: number, height: number): Place['shape'] => ({
  kind: 'polygon',
  points: [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ],
});

/** A strip along an edge that leaves its ends to the intersections. */
function strip(edge: number): Place['shape'] {
  const [[ax, ay], [bx, by]] = edgeEnds(edge);
  const [mx, my] = edgePoint(edge);
  const [ux, uy] = [(bx - ax) / SIDE, (by - ay) / SIDE];
  const [dx, dy] = [ux * EDGE_HALF, uy * EDGE_HALF];
  const [nx, ny] = [-uy * 22, ux * 22];
  return {
    kind: 'polygon',
    points: [
      [mx - dx - nx, my - dy - ny],
      [mx + dx - nx, my + dy - ny],
      [mx + dx + nx, my + dy + ny],
      [mx - dx + nx, my - dy + ny],
    ],
  };
}

export function spots(v: View): Place[] {
  const roles = v.chosen.length;
  const out: Place[] = [
    ...v.chosen.map((_, role): Place => {
      const shape = box(rolePoint(role, roles), ROLE.width, ROLE.height);
      return { id: `role:${role}`, shape, text: roleName(role) };
    }),
    ...RESOURCES.map((kind): Place => {
      const shape = box(bankPoint(kind), STACK.width, STACK.height);
      return { id: `bank:${kind}`, shape, text: resourceName(kind) };
    }),
    { id: 'stack', shape: box(stackPoint, STACK.width, STACK.height), text: { key: 'pc.stack' } },
    { id: 'honour:0', shape: box(plaquePoint(0), PLAQUE.width, PLAQUE.height), text: { key: 'pc.category.longest' } },
    { id: 'honour:1', shape: box(plaquePoint(1), PLAQUE.width, PLAQUE.height), text: { key: 'pc.category.largest' } },
    { id: 'dice', shape: box(DICE, TRAY.width, TRAY.height), text: { key: 'pc.dice' } },
    { id: 'costs', shape: box(COSTS, COSTS_BOX.width, COSTS_BOX.height), text: { key: 'pc.table.costs' } },
  ];
  if (v.terrain.length === 0) return out;
  HEXES.forEach((_, hex) => {
    const [x, y] = hexPoint(hex);
    out.push({ id: `hex:${hex}`, shape: { kind: 'circle', x, y, r: 0.6 * SIDE }, text: hexName(v, hex) });
  });
  EDGES.forEach((_, edge) => {
    out.push({ id: `edge:${edge}`, shape: strip(edge), text: edgeName(v, edge) });
  });
  v.harbours.forEach((_, at) => {
    const [x, y] = harbourPoint(at);
    out.push({ id: `harbour:${at}`, shape: { kind: 'circle', x, y, r: HARBOUR_R }, text: harbourAt(v, at) });
  });
  INTERSECTIONS.forEach((_, spot) => {
    const [x, y] = spotPoint(spot);
    out.push({ id: `spot:${spot}`, shape: { kind: 'circle', x, y, r: SPOT_R }, text: spotName(v, spot) });
  });
  return out;
}
