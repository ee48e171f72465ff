import { describe, expect, test } from 'vitest';
import {
  COASTS,
  COMPASS,
  DIFFICULTIES,
  MIDDLES,
  middles,
  type Point,
  radiusAt,
  SCALE,
  SHORT,
  WIDTH,
} from '../../../src/games/island-hopper/rules/lagoon';

/** Rule page A5: where the islands lie, on every screen and with every coast. */

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Width and short side of the field in mm; the least gap between two islands, and an island's radius. */
const SCREENS: [name: string, width: number, short: number, gap: number, radius: number][] = [
  ['iPad 10.2', 192, 140, 11.9, 11.9],
  ['iPad 10.9', 211, 142, 13.4, 12.1],
  ['iPad 12.9', 247, 181, 15.5, 15.4],
  ['Android 10.1', 201.5, 120, 13.2, 10.2],
  ['8 inches', 160, 96, 10.4, 8.2],
];

describe('A5 the listed screens', () => {
  test.each(SCREENS)('%s', (_name, width, short, gap, radius) => {
    const all = middles(width, short, 1);
    expect(all).toHaveLength(12);
    expect(radiusAt(short)).toBeCloseTo(radius, 1);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < i; j++) least = Math.min(least, between(all[i], all[j]) - 2 * radiusAt(short));
    expect(Math.abs(least - gap)).toBeLessThan(0.06);
    // a millimetre of water between an island and the rim, and clear water round the compass
    for (const [x, y] of all) {
      expect(Math.abs(x) + radiusAt(short)).toBeLessThanOrEqual(width / 2 - 1 + 1e-9);
      expect(Math.abs(y) + radiusAt(short)).toBeLessThanOrEqual(short / 2 - 1 + 1e-9);
      expect(Math.hypot(x, y) - radiusAt(short)).toBeGreaterThan(0.07 * short);
    }
  });
});

test('A2 and A5 two staggered rings of six, counter-clockwise from the east, y downwards', () => {
  expect([WIDTH, SHORT]).toEqual([21100, 14200]);
  const half = [WIDTH / 2 - 1207 - 100, SHORT / 2 - 1207 - 100];
  MIDDLES.forEach(([x, y], i) => {
    const angle = (((i % 6) * 60 + (i < 6 ? 0 : 30)) * Math.PI) / 180;
    const [a, b] = i < 6 ? [0.52 * half[0], 0.58 * half[1]] : half;
    expect(between([x, y], [a * Math.cos(angle), -b * Math.sin(angle)])).toBeLessThan(1.5);
  });
  // inner 38 to 48 mm from the compass, outer 58 to 85 (A3)
  const far = MIDDLES.map(([x, y]) => Math.hypot(x, y) / 100);
  for (const one of far.slice(0, 6)) expect(one > 33 && one < 49).toBe(true);
  for (const one of far.slice(6)) expect(one > 57 && one < 86).toBe(true);
});

/** The least distance of two outlines, edge against corner both ways. */
function gapOf(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ]) {
    one.forEach(([px, py]) => {
      other.forEach(([ax, ay], i) => {
        const [bx, by] = other[(i + 1) % other.length];
        const t = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
        const k = Math.min(1, Math.max(0, t));
        least = Math.min(least, Math.hypot(px - ax - k * (bx - ax), py - ay - k * (by - ay)));
      });
    });
  }
  return least;
}

describe('A5 coasts', () => {
  test('calm is a quarter larger, storm is 0.85, of the same islands', () => {
    expect(SCALE).toEqual({ calm: 1.25, fair: 1, storm: 0.85 });
  });

  test.each(DIFFICULTIES)('%s: each is close to its circle, simple and almost convex', (difficulty) => {
    const nominal = 0.085 * SHORT * SCALE[difficulty];
    COASTS[difficulty].forEach((points, i) => {
      const radii = points.map((point) => between(point, MIDDLES[i]));
      const mean = radii.reduce((sum, one) => sum + one, 0) / radii.length;
      expect(Math.abs(mean / nominal - 1), `island ${i}`).toBeLessThan(0.01);
      for (const one of radii) expect(Math.abs(one / nominal - 1), `island ${i}`).toBeLessThan(0.07);
      // it turns the same way round its middle all along, so that it cuts itself nowhere
      points.forEach(([ax, ay], k) => {
        const [bx, by] = points[(k + 1) % points.length];
        const [x, y] = MIDDLES[i];
        expect((ax - x) * (by - y) - (ay - y) * (bx - x)).toBeGreaterThan(0);
      });
    });
  });

  test.each(DIFFICULTIES)('%s: clear water between all of them, and round the compass', (difficulty) => {
    const all = COASTS[difficulty];
    let least = Number.POSITIVE_INFINITY;
    all.forEach((points, i) => {
      for (let j = 0; j < i; j++) least = Math.min(least, gapOf(points, all[j]));
      for (const [x, y] of points) {
        expect(Math.hypot(x, y)).toBeGreaterThan(COMPASS);
        expect(Math.abs(x)).toBeLessThan(WIDTH / 2 + 900);
        expect(Math.abs(y)).toBeLessThan(SHORT / 2 + 900);
      }
    });
    expect(least).toBeGreaterThanOrEqual(600);
    if (difficulty === 'fair') expect(least).toBeGreaterThan(0.08 * SHORT);
  });
});
