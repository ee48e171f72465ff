import { describe, expect, test } from 'vitest';
import { play } from '../../../src/engine/run';
import { EDGES, HEXES, INTERSECTIONS, placeOf, spotId } from '../../../src/games/puerto-catan/rules/island';
import { HARBOUR_AT, HARBOURS, setup } from '../../../src/games/puerto-catan/rules/setup';
import { any, at, edge, hand, hexAt, now, PRESET_ROADS, PRESET_SETTLEMENTS, rules, TABLE, words } from './position';

/** Rule page B4: the island as a graph, and the beginner board. Tables are typed from the page. */

const LAND: [number, number][] = [];
for (let r = -2; r <= 2; r++) for (let q = -2; q <= 2; q++) if (Math.abs(q + r) <= 2) LAND.push([q, r]);

const N = (q: number, r: number): string => `N(${q},${r})`;
const S = (q: number, r: number): string => `S(${q},${r})`;
/** "Corners of (q,r) clockwise from top". */
const corners = (q: number, r: number): string[] => [
  N(q, r),
  S(q + 1, r - 1),
  N(q, r + 1),
  S(q, r),
  N(q - 1, r + 1),
  S(q, r - 1),
];
/** "Adjacent to N(q,r)", "Adjacent to S(q,r)". */
const adjacent = (top: boolean, q: number, r: number): string[] =>
  top ? [S(q, r - 1), S(q + 1, r - 1), S(q + 1, r - 2)] : [N(q, r + 1), N(q - 1, r + 1), N(q - 1, r + 2)];
const nameOf = (spot: number): string => spotId(INTERSECTIONS[spot].top, INTERSECTIONS[spot].q, INTERSECTIONS[spot].r);
const onLand = new Set(LAND.flatMap(([q, r]) => corners(q, r)));

describe('B4 the island', () => {
  test('has 19 hexes, 54 intersections and 72 edges', () => {
    expect([HEXES.length, INTERSECTIONS.length, EDGES.length]).toEqual([19, 54, 72]);
    expect(HEXES.map(({ q, r }) => [q, r])).toEqual(LAND);
    expect(onLand.size).toBe(54);
  });

  test('gives each hex the six corners of the page, clockwise from the top', () => {
    LAND.forEach(([q, r], hex) => {
      expect(HEXES[hex].corners.map(nameOf)).toEqual(corners(q, r));
    });
  });

  test('joins each intersection with the neighbours of the page', () => {
    INTERSECTIONS.forEach(({ top, q, r, beside, edges, hexes }, spot) => {
      const wanted = adjacent(top, q, r).filter((name) => onLand.has(name));
      expect(beside.map(nameOf).sort()).toEqual(wanted.sort());
      expect(edges.map((e) => (EDGES[e].a === spot ? EDGES[e].b : EDGES[e].a))).toEqual(beside);
      expect(hexes.map((hex) => LAND[hex])).toEqual(LAND.filter(([a, b]) => corners(a, b).includes(nameOf(spot))));
    });
  });

  test('has edges one side long where they are drawn, six round every hex', () => {
    for (const { a, b } of EDGES) {
      const [[ax, ay], [bx, by]] = [placeOf(INTERSECTIONS[a]), placeOf(INTERSECTIONS[b])];
      expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(1, 9);
    }
    for (const { corners: six } of HEXES) {
      const ring = EDGES.filter(({ a, b }) => six.includes(a) && six.includes(b));
      expect(ring).toHaveLength(6);
    }
  });

  test('puts hexes beside each other by the six directions of the page', () => {
    const way = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ];
    LAND.forEach(([q, r], hex) => {
      const wanted = way.map(([dq, dr]) => hexAt(q + dq, r + dr)).filter((one) => one >= 0);
      expect([...HEXES[hex].beside].sort()).toEqual(wanted.sort());
    });
  });

  test('never leaves two buildings on a lone hex in common (ruling 9: the robber always finds another)', () => {
    // any two spots that keep their distance touch together at least two hexes
    for (let a = 0; a < 54; a++) {
      for (let b = a + 1; b < 54; b++) {
        if (INTERSECTIONS[a].beside.includes(b)) continue;
        const both = new Set([...INTERSECTIONS[a].hexes, ...INTERSECTIONS[b].hexes]);
        expect(both.size, `${nameOf(a)} and ${nameOf(b)}`).toBeGreaterThan(1);
      }
    }
  });
});

const PIPS: { [token: number]: number } = { 0: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 };
const NAMES = ['Hills', 'Forest', 'Pasture', 'Fields', 'Mountains', 'Desert'];
/** The beginner board, row by row as on the page. */
const BEGINNER = [
  '0: Mountains 10 · 1: Pasture 2 · 2: Forest 9',
  '-1: Fields 12 · 0: Hills 6 · 1: Pasture 4 · 2: Hills 10',
  '-2: Fields 9 · -1: Forest 11 · 0: Desert (robber) · 1: Forest 3 · 2: Mountains 8',
  '-2: Forest 8 · -1: Mountains 3 · 0: Fields 4 · 1: Pasture 5',
  '-2: Hills 5 · -1: Fields 6 · 0: Pasture 11',
];
const fresh = setup(4, { board: 'beginner', discard: true, tradeGold: false, goldCap: false });

describe('B4 the beginner board', () => {
  test('lies as on the page, the robber on the desert', () => {
    const rows = [-2, -1, 0, 1, 2].map((r) =>
      HEXES.flatMap((hex, i) => {
        if (hex.r !== r) return [];
        const number = fresh.tokens[i] === 0 ? '(robber)' : `${fresh.tokens[i]}`;
        return [`${hex.q}: ${NAMES[fresh.terrain[i]]} ${number}`];
      }).join(' · '),
    );
    expect(rows).toEqual(BEGINNER);
    expect(fresh.robber).toBe(hexAt(0, 0));
  });

  test('has the right terrains, tokens and pips', () => {
    const count = (list: number[], n: number): number => list.filter((one) => one === n).length;
    // hills, forest, pasture, fields, mountains, desert
    expect([0, 1, 2, 3, 4, 5].map((one) => count(fresh.terrain, one))).toEqual([3, 4, 4, 4, 3, 1]);
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => count(fresh.tokens, n))).toEqual([
      1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1,
    ]);
    const pips = [0, 0, 0, 0, 0, 0];
    fresh.terrain.forEach((one, hex) => {
      pips[one] += PIPS[fresh.tokens[hex]];
    });
    // brick 12, lumber 13, wool 10, grain 13, ore 10
    expect(pips).toEqual([12, 13, 10, 13, 10, 0]);
    expect(pips.reduce((a, b) => a + b)).toBe(58);
  });

  test('has no 6 or 8 beside another', () => {
    const red = (hex: number): boolean => [6, 8].includes(fresh.tokens[hex]);
    HEXES.forEach(({ beside }, hex) => {
      if (red(hex)) expect(beside.filter(red)).toEqual([]);
    });
  });

  test('has 95 resource cards, 25 development cards and no gold anywhere (ruling 1)', () => {
    expect(fresh.bank).toEqual([19, 19, 19, 19, 19]);
    expect([0, 1, 2, 3, 4].map((dev) => fresh.stack.filter((one) => one === dev).length)).toEqual([14, 5, 2, 2, 2]);
    expect([...fresh.gold, ...fresh.roleGold]).toEqual(new Array(11).fill(0));
  });
});

/** Harbours clockwise, as on the page: hex, side, both intersections, beginner type. */
const PAGE: [number, number, string, string, string, string][] = [
  [0, -2, 'NW', 'S(0,-3)', 'N(0,-2)', '3:1'],
  [1, -2, 'NE', 'N(1,-2)', 'S(2,-3)', 'grain'],
  [2, -1, 'NE', 'N(2,-1)', 'S(3,-2)', 'ore'],
  [2, 0, 'E', 'S(3,-1)', 'N(2,1)', '3:1'],
  [1, 1, 'SE', 'N(1,2)', 'S(1,1)', 'wool'],
  [-1, 2, 'SE', 'N(-1,3)', 'S(-1,2)', '3:1'],
  [-2, 2, 'SW', 'S(-2,2)', 'N(-3,3)', '3:1'],
  [-2, 1, 'W', 'N(-3,2)', 'S(-2,0)', 'brick'],
  [-1, -1, 'W', 'N(-2,0)', 'S(-1,-2)', 'lumber'],
];
const TYPES = ['brick', 'lumber', 'wool', 'grain', 'ore', '3:1'];

describe('B4 harbours', () => {
  test('lie on the edges of the page with the beginner types', () => {
    expect(HARBOURS.map((ends) => ends.map(nameOf))).toEqual(PAGE.map(([, , , a, b]) => [a, b]));
    expect(fresh.harbours.map((type) => TYPES[type])).toEqual(PAGE.map((row) => row[5]));
    // the side named on the page is the edge between those two corners
    const sides = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
    for (const [q, r, side, a, b] of PAGE) {
      const k = sides.indexOf(side);
      const six = corners(q, r);
      expect([six[k], six[(k + 1) % 6]].sort()).toEqual([a, b].sort());
    }
  });

  test('have 18 intersections of their own, all on the coast', () => {
    const ends = HARBOURS.flat();
    expect(new Set(ends).size).toBe(18);
    for (const spot of ends) expect(INTERSECTIONS[spot].hexes.length).toBeLessThan(3);
    expect(HARBOUR_AT.filter((harbour) => harbour >= 0)).toHaveLength(18);
  });

  test('are 3, 4 and 3 edges of the coast apart, three times over', () => {
    const coast = EDGES.map(
      ({ a, b }) => INTERSECTIONS[a].hexes.filter((hex) => INTERSECTIONS[b].hexes.includes(hex)).length === 1,
    );
    // walk round the coast from the first harbour's first end
    const walk = [HARBOURS[0][0], HARBOURS[0][1]];
    while (walk.length < 30) {
      const here = walk[walk.length - 1];
      const next = INTERSECTIONS[here].edges.flatMap((e, k) => (coast[e] ? [INTERSECTIONS[here].beside[k]] : []));
      walk.push(next.find((spot) => spot !== walk[walk.length - 2]) as number);
    }
    expect(new Set(walk).size).toBe(30);
    const starts = HARBOURS.map(([a, b]) => {
      const [i, j] = [walk.indexOf(a), walk.indexOf(b)];
      expect(j - i).toBe(1);
      return i;
    });
    const gaps = starts.map((one, k) => (starts[(k + 1) % 9] - one + 30) % 30);
    // the symmetry is threefold: the same three gaps, again and again
    expect(gaps.slice(3)).toEqual([...gaps.slice(0, 3), ...gaps.slice(0, 3)]);
    expect([...gaps.slice(0, 3)].sort()).toEqual([3, 3, 4]);
    expect(gaps.slice(0, 3)).toEqual([3, 4, 3]);
  });
});

describe('B4 the preset pieces', () => {
  const START = ['lumber wool ore', 'brick lumber ore', 'brick lumber wool', 'brick wool ore'];
  const all = PRESET_SETTLEMENTS.flat().map(at);

  test('give each seat 20 pips and all five resources', () => {
    PRESET_SETTLEMENTS.forEach((spots) => {
      const touched = spots.flatMap((spot) => INTERSECTIONS[at(spot)].hexes);
      expect(touched.reduce((sum, hex) => sum + PIPS[fresh.tokens[hex]], 0)).toBe(20);
      expect([...new Set(touched.map((hex) => fresh.terrain[hex]).filter((one) => one < 5))].sort()).toEqual([
        0, 1, 2, 3, 4,
      ]);
    });
  });

  test('keep the distance rule', () => {
    for (const spot of all) for (const other of all) expect(INTERSECTIONS[spot].beside).not.toContain(other);
  });

  test.each([3, 4])('stand on the table from the start with %i, and the starred settlement gave its cards', (seats) => {
    const s = setup(seats, { board: 'preset', discard: true, tradeGold: false, goldCap: false });
    expect(s.todo).toEqual([{ at: 'starter' }]);
    presets(s, seats, START);
  });
});

function presets(s: ReturnType<typeof setup>, seats: number, start: string[]): void {
  const heard: string[] = [];
  play(rules, any(s), TABLE, { starter: 1 }, (event) => heard.push(words(event)));
  expect(rules.broken(s)).toBeUndefined();
  expect(now(s)).toBe('select 1');
  const owners = new Array(54).fill(-1);
  const roads = new Array(72).fill(-1);
  for (let seat = 0; seat < seats; seat++) {
    for (const spot of PRESET_SETTLEMENTS[seat]) owners[at(spot)] = seat;
    for (const ends of PRESET_ROADS[seat]) roads[edge(ends)] = seat;
    const names = [...hand(s, seat)].map(
      (letter) => ({ b: 'brick', l: 'lumber', w: 'wool', g: 'grain', o: 'ore' })[letter],
    );
    expect(names.join(' ')).toBe(start[seat]);
  }
  expect(s.owners).toEqual(owners);
  expect(s.roads).toEqual(roads);
  expect(heard).toContain('Player 2 won the roll, went first and was the first Governor.');
}
