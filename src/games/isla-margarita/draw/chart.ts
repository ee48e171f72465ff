import { between, polar, wobble } from '../../kit/draw/hand';
import { BRIDGES, ISLANDS, PORTS } from '../rules/setup';

/** Where everything is drawn: the printed tables as coastlines, spans and quays, flat or turned a quarter clockwise. No Pixi. */

/** The sheet: all places, as near to their touch shapes as they go, with the margin that carries the chart's frame. */
export const SHEET = { x: -10, y: -30, width: 1644, height: 1062 } as const;

export interface Land {
  id: string;
  x: number;
  y: number;
  /** Radius of the printed table; pieces lie within it. */
  r: number;
  value: number;
  /** Distance of the coast, or of a line so far outside it, in this direction; land masses run off the sheet. */
  coast(angle: number, outside?: number): number;
  /** The same without the neck of a land mass: what is lit. */
  head(angle: number, outside?: number): number;
  /** Directions of the ports. */
  ports: number[];
}

export interface Span {
  x: number;
  y: number;
  angle: number;
  /** From shore to shore. */
  length: number;
}

export interface Quay {
  x: number;
  y: number;
  /** Towards the open water. */
  out: number;
  value: number;
  island: number;
}

export interface Chart {
  turned: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  lands: Land[];
  spans: Span[];
  quays: Quay[];
  /** A point of the flat chart on this one. */
  at(x: number, y: number): [number, number];
}

const QUARTER = Math.PI / 2;
/** Coasts lie a little outside the table's radius, and in the bays of the ports just inside it. */
const SHORE = 1.17;
const BAY = 0.3;

interface Neck {
  direction: number;
  halfWidth: number;
}

/** Costa Alta leaves to the north-west between its two ports, Costa Mansa to the east below its one. */
const NECKS: { readonly [island: number]: Neck } = {
  0: { direction: -2.36, halfWidth: 56 },
  3: { direction: 0.38, halfWidth: 84 },
};
const OFF_SHEET = 900;

/** How ragged each coast is: cliffs and reefs more than dunes. */
const RAGGED = [1.5, 0.7, 0.9, 0.5, 1.3, 1, 0.8, 1.4, 0.9];

export function chart(turned: boolean): Chart {
  const at = (x: number, y: number): [number, number] =>
    turned ? [SHEET.x + SHEET.y + SHEET.height - y, SHEET.y + x - SHEET.x] : [x, y];
  const spin = turned ? QUARTER : 0;
  const quays = PORTS.map(({ island, value, x, y }) => {
    const { x: ix, y: iy } = ISLANDS[island];
    const [px, py] = at(x, y);
    return { x: px, y: py, out: Math.atan2(y - iy, x - ix) + spin, value, island };
  });
  const lands = ISLANDS.map((_, i) => land(i, at, spin, quays));
  const { width, height } = SHEET;
  return {
    turned,
    x: SHEET.x,
    y: SHEET.y,
    width: turned ? height : width,
    height: turned ? width : height,
    lands,
    spans: BRIDGES.map((_, i) => span(i, lands)),
    quays,
    at,
  };
}

function land(i: number, at: Chart['at'], spin: number, quays: readonly Quay[]): Land {
  const { id, x, y, r, value } = ISLANDS[i];
  const [cx, cy] = at(x, y);
  const ports = quays.filter((quay) => quay.island === i).map((quay) => quay.out);
  const shape = wobble(i * 7 + 11, RAGGED[i]);
  const head = (angle: number, outside = 0) => {
    // Out at sea the lines lose the teeth of the coast and close the bays.
    const calm = Math.exp(-Math.max(0, outside) / 34);
    const open = r * (SHORE + 0.125 * shape(angle - spin) * (0.3 + 0.7 * calm));
    const edge = ports.reduce((reach, port) => {
      const bay = Math.exp(-((between(angle, port) / BAY) ** 2));
      return reach + (r - 4 - reach) * bay * calm;
    }, open);
    return edge + outside;
  };
  return { id, x: cx, y: cy, r, value, head, coast: withNeck(head, NECKS[i], spin, shape), ports };
}

/** A neck of land between two nearly parallel shores, as seen from the middle of the head. */
function withNeck(
  head: Land['head'],
  neck: Neck | undefined,
  spin: number,
  shape: (angle: number) => number,
): Land['coast'] {
  if (!neck) return head;
  return (angle, outside = 0) => {
    const near = head(angle, outside);
    const off = between(angle, neck.direction + spin);
    if (off > 1.2) return near;
    const far = (neck.halfWidth + 7 * shape(angle * 3) + outside) / Math.max(0.02, Math.sin(off) - 0.1);
    // A soft maximum rounds the corner where the neck begins.
    const k = 6;
    return Math.min(OFF_SHEET, (near ** k + Math.abs(far) ** k) ** (1 / k));
  };
}

function span(i: number, lands: readonly Land[]): Span {
  const [a, b] = [lands[BRIDGES[i].a], lands[BRIDGES[i].b]];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const [ax, ay] = polar(a.x, a.y, angle, a.coast(angle));
  const [bx, by] = polar(b.x, b.y, angle + Math.PI, b.coast(angle + Math.PI));
  return { x: (ax + bx) / 2, y: (ay + by) / 2, angle, length: Math.hypot(bx - ax, by - ay) };
}

/** The outline of a land as x, y, x, y ... at a distance outside its coast. */
export function outline(one: Land, outside = 0, edge: Land['coast'] = one.coast, points = 150): number[] {
  const out: number[] = [];
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2;
    out.push(...polar(one.x, one.y, angle, edge(angle, outside)));
  }
  return out;
}
