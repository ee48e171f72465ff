import type { Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { styleOf } from '../../kit/draw/pieces';
import { cornersOf, inset, SIDE, type XY } from '../rules/places';
import type { Ground, Province } from '../rules/provinces';
import { GRID } from '../rules/setup';
import { NOBODY } from '../rules/state';
import type { Chart } from './chart';
import type { Kit } from './palette';

/** Provinces in the colour of their owner, hatched each owner's own way; one that pays nothing is hatched only. */

/** Directions of the hatching in degrees, by seat style; the last ones are crossed. */
const HATCH: readonly (readonly number[])[] = [[45], [-45], [0], [90], [20, -70], [70, -20]];
const STEP = 15;

/** Cuts the lines of a hatching with a triangle; the lines run on from space to space. */
function hatch(g: Graphics, triangle: readonly XY[], degrees: number): void {
  const angle = (degrees / 180) * Math.PI;
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const far = triangle.map(([x, y]) => x * nx + y * ny);
  for (let k = Math.ceil(Math.min(...far) / STEP); k * STEP < Math.max(...far); k++) {
    const cuts: number[] = [];
    for (let i = 0; i < 3; i++) {
      const j = (i + 1) % 3;
      if (far[i] < k * STEP === far[j] < k * STEP) continue;
      const t = (k * STEP - far[i]) / (far[j] - far[i]);
      cuts.push(triangle[i][0] + (triangle[j][0] - triangle[i][0]) * t);
      cuts.push(triangle[i][1] + (triangle[j][1] - triangle[i][1]) * t);
    }
    if (cuts.length === 4) g.moveTo(cuts[0], cuts[1]).lineTo(cuts[2], cuts[3]);
  }
}

/** Every side of a space that bounds the province. */
function edges(of: Int16Array, part: number, paint: (space: number, k: number) => void): void {
  of.forEach((one, space) => {
    if (one !== part) return;
    for (let k = 0; k < 3; k++) {
      const other = GRID.across[space * 3 + k];
      if (other < 0 || of[other] !== part) paint(space, k);
    }
  });
}

/** A line just inside the province's border. */
export function border(g: Graphics, map: Chart, of: Int16Array, part: number, inside: number): void {
  edges(of, part, (space, k) => {
    const inner = inset(space, inside);
    g.moveTo(...map.at(inner[k])).lineTo(...map.at(inner[(k + 1) % 3]));
  });
}

/** So far from `from` on the way to `to`. */
function onSide([ax, ay]: XY, [bx, by]: XY, far: number): XY {
  return [ax + ((bx - ax) * far) / SIDE, ay + ((by - ay) * far) / SIDE];
}

/** A wash along the inside of the border, as maps are coloured by hand; it runs round corners without a gap. */
function rim(g: Graphics, map: Chart, of: Int16Array, part: number, wide: number): void {
  const far = wide / Math.sin(Math.PI / 3);
  const bounds = new Set<string>();
  const points = new Set<number>();
  edges(of, part, (space, k) => {
    bounds.add(`${space},${k}`);
    points.add(GRID.cells[space].corners[k]).add(GRID.cells[space].corners[(k + 1) % 3]);
  });
  of.forEach((one, space) => {
    if (one !== part) return;
    const [outer, inner] = [cornersOf(space), inset(space, wide)];
    for (let k = 0; k < 3; k++) {
      const [j, i] = [(k + 1) % 3, (k + 2) % 3];
      const [own, after, before] = [k, j, i].map((side) => bounds.has(`${space},${side}`));
      if (own) {
        const start = before ? inner[k] : onSide(outer[k], outer[i], far);
        const end = after ? inner[j] : onSide(outer[j], outer[i], far);
        g.poly(map.flat([outer[k], outer[j], end, start]));
      } else if (!before && points.has(GRID.cells[space].corners[k])) {
        g.poly(map.flat([outer[k], onSide(outer[k], outer[j], far), onSide(outer[k], outer[i], far)]));
      }
    }
  });
}

export function tints(g: Graphics, kit: Kit, map: Chart, list: readonly Province[], of: Int16Array): void {
  const { palette: p } = kit;
  list.forEach((province, part) => {
    if (province.owner === NOBODY) return;
    const style = styleOf(kit, province.owner);
    const color = blend(hex(style.face), hex(p.night ? style.dark : style.light), 0.5);
    const spaces = [...of.keys()].filter((space) => of[space] === part);
    const pays = province.guarded.length === 1;
    if (pays) for (const space of spaces) g.poly(map.flat(cornersOf(space))).fill({ color, alpha: p.tint });
    const lines = HATCH[(kit.look.chairs[province.owner]?.colour ?? province.owner) % HATCH.length];
    for (const space of spaces) {
      const triangle = cornersOf(space).map(map.at);
      for (const degrees of lines) hatch(g, triangle, degrees);
    }
    g.stroke({ width: pays ? 2.1 : 1.5, color, alpha: pays ? 0.5 : 0.55 });
    for (const wash of [24, 15]) {
      rim(g, map, of, part, wash);
      g.fill({ color, alpha: 0.3 });
    }
  });
}

/** What says how a province is drawn. */
export const groundKey = (s: Ground): string => `${s.walls.join('')}|${s.guards.join()}|${s.symbols.length}`;
