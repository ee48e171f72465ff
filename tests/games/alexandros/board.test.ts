import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { accepts, begin, play } from '../../../src/engine/run';
import { landFault, newLand } from '../../../src/games/alexandros/rules/land';
import { GRID, OIKUMENE, START, symbolsOf } from '../../../src/games/alexandros/rules/setup';
import { type Alexandros, any, plays, refuses, rules, space, TABLE, table, words } from './position';
import { far, MAP, POINTS, ROADS, SIDES, TILES } from './reference';

/** Rule page 3: the Oikumene, and lands like it. */

const LAND = MAP.join('').replaceAll('~', '');
const letterOf = (land: string): { [tile: string]: string } =>
  Object.fromEntries(TILES.map(({ id }, k) => [id, land[k]]));

/** Sizes of clusters of open spaces, or of symbol spaces, joined side to side. */
function clusters(land: string, open: boolean): number[] {
  const letter = letterOf(land);
  const left = new Set(TILES.filter(({ id }) => (letter[id] === '.') === open).map(({ id }) => id));
  const out: number[] = [];
  for (const tile of TILES) {
    if (!left.delete(tile.id)) continue;
    const queue = [tile];
    for (const one of queue) for (const [other] of one.beside) if (left.delete(other.id)) queue.push(other);
    out.push(queue.length);
  }
  return out;
}

const hexagons = POINTS.map((p) => TILES.filter(({ corners }) => corners.includes(p))).filter(
  (round) => round.length === 6,
);
const inHexagons = (land: string): number[] => {
  const letter = letterOf(land);
  return hexagons.map((round) => round.filter(({ id }) => letter[id] !== '.').length);
};

const touching = (land: string): string[] =>
  TILES.flatMap((one, a) =>
    TILES.slice(a + 1).flatMap((other, k) => {
      const b = a + 1 + k;
      if (land[a] === '.' || land[a] !== land[b]) return [];
      return one.corners.some((corner) => other.corners.includes(corner)) ? [`${one.id} ${other.id}`] : [];
    }),
  );

describe('3 the Oikumene', () => {
  test('is the table of the rule page', () => {
    expect(OIKUMENE).toEqual(MAP);
    expect(symbolsOf(OIKUMENE)).toBe(LAND);
    expect(landFault(LAND)).toBeUndefined();
  });

  test('150 spaces, 76 up and 74 down, 101 points, 250 sides, 50 of them coast', () => {
    expect(TILES.filter(({ up }) => up)).toHaveLength(76);
    expect(GRID.cells.filter(({ down }) => down)).toHaveLength(74);
    expect([GRID.cells.length, GRID.points.length, GRID.sides.length]).toEqual([150, 101, 250]);
    expect(GRID.sides.filter(({ spaces }) => spaces.length === 1)).toHaveLength(50);
    expect(GRID.sides.filter(({ spaces }) => spaces.length === 2)).toHaveLength(200);
  });

  test('every space, point and side is where the second surveyor has it', () => {
    const points = GRID.points.map(({ y, i }) => `${y},${i}`);
    expect(points).toEqual(POINTS);
    expect(GRID.sides.map(({ a, b }) => `${points[a]}-${points[b]}`)).toEqual(SIDES);
    GRID.cells.forEach((cell, k) => {
      const tile = TILES[k];
      expect([`${cell.r}/${cell.t}`, cell.down]).toEqual([tile.id, !tile.up]);
      expect(cell.corners.map((corner) => points[corner]).sort()).toEqual([...tile.corners].sort());
      expect(cell.sides.map((side) => SIDES[side]).sort()).toEqual([...tile.sides].sort());
    });
    GRID.points.forEach(({ x, i, y }, p) => {
      expect(x).toBe(y % 2 ? i + 0.5 : i);
      expect(GRID.next[p].map(({ to }) => points[to]).sort()).toEqual([...ROADS[points[p]]].sort());
      expect(GRID.touching[p].map((cell) => TILES[cell].id)).toEqual(
        TILES.filter(({ corners }) => corners.includes(points[p])).map(({ id }) => id),
      );
    });
    expect(points[START]).toBe('1,0');
  });

  test('no dead-end space, no single-point pinch', () => {
    for (const { id, beside } of TILES) expect(beside.length, id).toBeGreaterThanOrEqual(2);
    for (const p of POINTS) {
      const round = TILES.filter(({ corners }) => corners.includes(p));
      const queue = [round[0]];
      for (const one of queue)
        for (const [other] of one.beside) if (round.includes(other) && !queue.includes(other)) queue.push(other);
      expect(queue.length, p).toBe(round.length);
    }
    expect(Math.max(...POINTS.map((p) => far('1,0', p)))).toBeLessThan(99);
  });

  test('the row tallies: open, T, A, H, L, S, land', () => {
    const tally = MAP.map((row) => [...'.TAHLS'].map((letter) => [...row].filter((one) => one === letter).length));
    expect(tally).toEqual([
      [4, 0, 2, 0, 3, 2],
      [10, 2, 2, 4, 0, 2],
      [15, 3, 1, 1, 2, 1],
      [8, 1, 2, 2, 3, 2],
      [10, 2, 0, 1, 0, 2],
      [9, 2, 2, 1, 0, 1],
      [9, 1, 1, 2, 4, 0],
      [9, 2, 2, 1, 1, 2],
      [6, 1, 2, 2, 1, 2],
    ]);
    expect([0, 1, 2, 3, 4, 5].map((k) => tally.reduce((sum, row) => sum + row[k], 0))).toEqual([
      80, 14, 14, 14, 14, 14,
    ]);
    const land = GRID.cells.reduce((rows, { r }) => rows.map((n, k) => (k === r ? n + 1 : n)), new Array(9).fill(0));
    expect(land).toEqual([11, 20, 23, 18, 15, 15, 17, 17, 14]);
  });

  test('no two equal symbols touch; hexagons and clusters as counted', () => {
    expect(touching(LAND)).toEqual([]);
    const counts = inHexagons(LAND);
    expect([2, 3, 4].map((n) => counts.filter((one) => one === n).length)).toEqual([28, 19, 4]);
    expect(counts).toHaveLength(51);
    expect(Math.max(...clusters(LAND, false))).toBeLessThanOrEqual(3);
    expect(Math.max(...clusters(LAND, true))).toBeLessThanOrEqual(5);
  });
});

/** The land with these spaces trading places. */
function traded(land: string, ...pairs: [number, number][]): string {
  const out = [...land];
  for (const [a, b] of pairs) [out[a], out[b]] = [out[b], out[a]];
  return out.join('');
}

const fault = (land: string): string => {
  const found = landFault(land);
  return found ? words(found) : 'none';
};

describe('3 faults of a land', () => {
  test('letters: too short, too long, or none of the six', () => {
    const sentence = 'A land has 150 spaces. Each is open or shows one of the five symbols.';
    expect(fault(LAND.slice(1))).toBe(sentence);
    expect(fault(`${LAND}.`)).toBe(sentence);
    expect(fault(LAND.replace('T', 'X'))).toBe(sentence);
    expect(fault(LAND.replace('.', '~'))).toBe(sentence);
    expect(fault('')).toBe(sentence);
  });

  test('counts: fourteen of each symbol', () => {
    expect(fault(LAND.replace('T', '.'))).toBe('A land has fourteen spaces of each symbol.');
    expect(fault(LAND.replace('T', 'A'))).toBe('A land has fourteen spaces of each symbol.');
  });

  test('every swap of two spaces is judged as by the long way, and every kind of fault is met', () => {
    const met = new Set<string>();
    for (let a = 0; a < 150; a += 2) {
      for (let b = a + 1; b < 150; b += 3) {
        const land = traded(LAND, [a, b]);
        if (land === LAND) continue;
        const found = fault(land);
        met.add(found);
        if (touching(land).length > 0) expect(found).toBe('Matching symbols can’t touch.');
        else if (inHexagons(land).some((n) => n < 2 || n > 4))
          expect(found).toBe('Each inner corner needs two to four symbols around it.');
        else if (Math.max(...clusters(land, false)) > 4 || Math.max(...clusters(land, true)) > 5)
          expect(found).toBe('Too many symbols or open spaces lie side by side.');
        else expect(['none', 'Each of the five symbols needs a space near the start.']).toContain(found);
      }
    }
    expect(met.size).toBeGreaterThanOrEqual(4);
  });

  test('opening: a symbol that is far from the start', () => {
    // symbols trade places at random, never two equal ones side by side, until no temple is near
    const near = TILES.map(({ corners }) => {
      const d = Math.min(...corners.map((corner) => far('1,0', corner)));
      return d > 0 && d <= 3;
    });
    const temples = (land: string): number => [...land].filter((letter, k) => letter === 'T' && near[k]).length;
    const clash = (land: string, a: number): boolean =>
      TILES.some(
        (tile, b) => a !== b && land[a] === land[b] && tile.corners.some((one) => TILES[a].corners.includes(one)),
      );
    const random = rng(33);
    let land = LAND;
    for (let k = 0; k < 20_000 && temples(land) > 0; k++) {
      const [a, b] = [random.int(150), random.int(150)];
      if (land[a] === '.' || land[b] === '.') continue;
      const next = traded(land, [a, b]);
      if (temples(next) <= temples(land) && !clash(next, a) && !clash(next, b)) land = next;
    }
    expect(temples(land)).toBe(0);
    expect(fault(land)).toBe('Each of the five symbols needs a space near the start.');
  });
});

describe('3 new lands', () => {
  const lands = Array.from({ length: 20 }, (_, k) => newLand(rng(k, 3)));

  test('twenty of them pass every check, and differ', () => {
    expect(new Set(lands).size).toBe(20);
    for (const land of lands) {
      expect(landFault(land)).toBeUndefined();
      expect(touching(land)).toEqual([]);
      expect(inHexagons(land).every((n) => n >= 2 && n <= 4)).toBe(true);
      expect(Math.max(...clusters(land, true))).toBeLessThanOrEqual(5);
      expect(Math.max(...clusters(land, false))).toBeLessThanOrEqual(4);
      expect([...'TAHLS.'].map((letter) => land.split(letter).length - 1)).toEqual([14, 14, 14, 14, 14, 80]);
    }
    expect(newLand(rng(0, 3))).toBe(lands[0]);
  });

  test('by option, TABLE charts it before the deal', () => {
    const s = begin(rules, 2, rules.options({ land: 'new' }, 2)) as unknown as Alexandros;
    expect([s.symbols, s.todo[0].at]).toEqual(['', 'land']);
    for (const eye of [null, 0, 1]) expect(rules.view(s, eye).symbols).toBe('');
    expect(accepts(rules, any(s), TABLE, { land: LAND })).toBe(true);
    refuses(s, TABLE, { land: LAND.slice(1) }, 'A land has 150 spaces. Each is open or shows one of the five symbols.');
    refuses(s, TABLE, { land: LAND.replace('T', '.') }, 'A land has fourteen spaces of each symbol.');
    refuses(s, TABLE, { land: 7 }, 'The rules don’t allow that here.');
    refuses(s, 0, { land: LAND }, 'It’s not your turn to decide this.');
    expect(plays(s, TABLE, { land: lands[0] })).toEqual(['A new land was charted.']);
    expect([s.symbols, s.todo[0].at]).toEqual([lands[0], 'deal']);
    play(rules, any(s), TABLE, { cards: [0, 1] });
    expect(rules.broken(s)).toBeUndefined();
  });

  test('the fixed table is what is preset, and nothing else is an option', () => {
    expect(rules.options(null, 3)).toEqual({ land: 'oikumene' });
    expect(rules.options({}, 3)).toEqual({ land: 'oikumene' });
    expect(words(rules.options({ land: 'moon' }, 3) as never)).toBe('Choose the Oikumene or a new land.');
    expect(words(rules.options({}, 5) as never)).toBe('Alexandros is for two to four players, not 5.');
    expect(words(rules.options({}, 1) as never)).toBe('Alexandros is for two to four players, not 1.');
    expect(() => rules.setup(5, { land: 'oikumene' })).toThrow();
    expect(table().symbols[space('0/1')]).toBe('S');
  });
});
