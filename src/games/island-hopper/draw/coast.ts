import { ISLANDS, type Island } from '../rules/deck';
import type { Difficulty } from '../rules/lagoon';
import { coastOf, islandPoint, type Point } from '../rules/places';
import type { Chart } from './chart';

/** Coasts on the chart. The shoreline is the polygon that counts; lines before and behind it follow it at a distance. */

export interface Shore {
  island: Island;
  x: number;
  y: number;
  /** How much larger or smaller than on fair water. */
  size: number;
  /** The polygon that counts, x and y in turn. */
  line: number[];
  /** So far outside the shoreline, negative inland; evenly sampled. */
  around(out: number, wave?: (angle: number) => number): number[];
  /** From the middle to the shoreline. */
  reach(angle: number): number;
}

const SAMPLES = 96;

export function shoreOf(island: Island, difficulty: Difficulty, map: Chart): Shore {
  const points: readonly Point[] = coastOf(island, difficulty).map((point) => map.at(point));
  const [x, y] = map.at(islandPoint(island));
  const reach = (angle: number) => crossing(points, x, y, angle);
  const samples = Array.from({ length: SAMPLES }, (_, i) => (i / SAMPLES) * Math.PI * 2);
  const reaches = samples.map(reach);
  const mean = reaches.reduce((sum, one) => sum + one, 0) / SAMPLES;
  return {
    island,
    x,
    y,
    size: mean / 121,
    line: points.flat(),
    reach,
    around: (out, wave = () => 0) =>
      samples.flatMap((angle, i) => {
        const r = reaches[i] + out + wave(angle);
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      }),
  };
}

export const shores = (difficulty: Difficulty, map: Chart): Shore[] =>
  Array.from({ length: ISLANDS }, (_, island) => shoreOf(island, difficulty, map));

/** Where a ray from the middle leaves the polygon. */
function crossing(points: readonly Point[], x: number, y: number, angle: number): number {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let best = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = [points[j][0] - x, points[j][1] - y];
    const [ex, ey] = [points[i][0] - points[j][0], points[i][1] - points[j][1]];
    const cross = ux * ey - uy * ex;
    if (cross === 0) continue;
    const along = (ax * ey - ay * ex) / cross;
    const share = (ax * uy - ay * ux) / cross;
    if (along > 0 && share >= -1e-9 && share <= 1 + 1e-9) best = Math.max(best, along);
  }
  return best;
}
