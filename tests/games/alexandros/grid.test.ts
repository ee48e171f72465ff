import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import type { Rng } from '../../../src/engine/rules';
import {
  distance,
  fewestNew,
  type Grid,
  gridOf,
  parts,
  sideBetween,
  sidesOf,
  walks,
} from '../../../src/games/alexandros/rules/grid';
import { GRID } from '../../../src/games/alexandros/rules/setup';
import { far, POINTS, SIDES, TILES, walksOf } from './reference';

/** The library of triangles against a search the long way. */

const ids = (walk: readonly number[]): string => walk.map((p) => POINTS[p]).join(' ');

test('distances between all points', () => {
  for (let a = 0; a < POINTS.length; a++) {
    for (let b = 0; b < POINTS.length; b++) {
      if (distance(GRID, a, b) !== far(POINTS[a], POINTS[b])) expect.fail(`${POINTS[a]} to ${POINTS[b]}`);
    }
  }
});

test('every shortest walk between 300 random pairs', () => {
  const random = rng(300);
  let most = 0;
  for (let k = 0; k < 300; k++) {
    const [a, b] = [random.int(POINTS.length), random.int(POINTS.length)];
    const length = far(POINTS[a], POINTS[b]);
    if (length > 8) continue;
    const found = walks(GRID, a, b);
    most = Math.max(most, found.length);
    expect(found.map(ids).sort()).toEqual(
      walksOf(POINTS[a], POINTS[b], length)
        .map((walk) => walk.join(' '))
        .sort(),
    );
    for (const walk of found) {
      expect(walk).toHaveLength(length + 1);
      expect(sidesOf(GRID, walk).map((side) => SIDES[side])).toHaveLength(length);
    }
  }
  expect(most).toBeGreaterThan(10);
});

test('the side between two points, and none where there is none', () => {
  GRID.sides.forEach(({ a, b }, side) => {
    expect([sideBetween(GRID, a, b), sideBetween(GRID, b, a)]).toEqual([side, side]);
  });
  expect(sideBetween(GRID, 0, 100)).toBeUndefined();
  expect(sideBetween(GRID, 0, 0)).toBeUndefined();
  expect(sideBetween(GRID, 999, 0)).toBeUndefined();
  expect(() => sidesOf(GRID, [0, 100])).toThrow();
  expect(walks(GRID, 5, 5)).toEqual([[5]]);
});

const scattered = (random: Rng, share: number): number[] =>
  SIDES.map(() => (random.next() < share ? 1 + random.int(2) : 0));

/** Spaces that hang together take each other's smallest number until nothing changes. */
function joined(walls: readonly number[]): number[] {
  const of = TILES.map((_, k) => k);
  const pairs = GRID.sides.flatMap(({ spaces }, side) => (spaces.length === 2 && walls[side] === 0 ? [spaces] : []));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of pairs) {
      if (of[a] === of[b]) continue;
      of[a] = of[b] = Math.min(of[a], of[b]);
      changed = true;
    }
  }
  const first = [...new Set(of)].sort((a, b) => a - b);
  return of.map((part) => first.indexOf(part));
}

test('the parts that 2,000 random sets of walls leave', () => {
  const random = rng(2000);
  let most = 0;
  for (let k = 0; k < 2000; k++) {
    const walls = scattered(random, 0.9 * random.next());
    const { of, count } = parts(GRID, walls);
    const wanted = joined(walls);
    expect([...of]).toEqual(wanted);
    expect(count).toBe(Math.max(...wanted) + 1);
    most = Math.max(most, count);
  }
  expect(most).toBeGreaterThan(60);
});

test('the fewest new walls of any shortest walk, against all of them', () => {
  const random = rng(4);
  for (let k = 0; k < 400; k++) {
    const walls = scattered(random, 0.7 * random.next());
    const [a, b] = [random.int(POINTS.length), random.int(POINTS.length)];
    if (far(POINTS[a], POINTS[b]) > 7) continue;
    const costs = walks(GRID, a, b).map((walk) => sidesOf(GRID, walk).filter((side) => walls[side] === 0).length);
    expect(fewestNew(GRID, walls, a, b)).toBe(Math.min(...costs));
  }
  expect(fewestNew(GRID, scattered(random, 0), 7, 7)).toBe(0);
});

describe('smaller lands', () => {
  const grid = (rows: string[]): Grid => gridOf(rows);

  test('one space', () => {
    const one = grid(['.']);
    expect([one.cells.length, one.points.length, one.sides.length]).toEqual([1, 3, 3]);
    expect(parts(one, [1, 1, 1])).toMatchObject({ count: 1 });
    expect([...one.across]).toEqual([-1, -1, -1]);
  });

  test('a hexagon: six spaces round a point', () => {
    // r0 t1..3 and r1 t1..3 share the point 1,1
    const hexagon = grid(['~...', '~...']);
    expect([hexagon.cells.length, hexagon.points.length, hexagon.sides.length]).toEqual([6, 7, 12]);
    const middle = hexagon.touching.findIndex((cells) => cells.length === 6);
    expect(hexagon.next[middle]).toHaveLength(6);
    expect(hexagon.points.map((_, p) => distance(hexagon, middle, p)).sort()).toEqual([0, 1, 1, 1, 1, 1, 1]);
    // walls on all spokes leave six parts, on two opposite ones two
    const spokes = hexagon.next[middle].map(({ side }) => side);
    const walls = hexagon.sides.map((_, side) => (spokes.includes(side) ? 1 : 0));
    expect(parts(hexagon, walls).count).toBe(6);
    expect(parts(hexagon, new Array(12).fill(0)).count).toBe(1);
  });

  test('two islands are two parts, and no walk leads across the sea', () => {
    const islands = grid(['.~~~.']);
    expect(parts(islands, new Array(islands.sides.length).fill(0)).count).toBe(2);
    expect(distance(islands, 0, islands.points.length - 1)).toBe(255);
    expect(walks(islands, 0, islands.points.length - 1)).toEqual([]);
  });
});
