import { describe, expect, test } from 'vitest';
import { cellId } from '../../../src/games/alexandros/rules/grid';
import { outlooks } from '../../../src/games/alexandros/rules/moving';
import { incomes, provinces } from '../../../src/games/alexandros/rules/provinces';
import {
  type Alexandros,
  actors,
  cells,
  finish,
  GRID,
  HORSE,
  LYRE,
  legal,
  now,
  plays,
  point,
  positionF,
  SOLDIER,
  side,
  sources,
  space,
  TABLE,
  TEMPLE,
  table,
  targetsOf,
  way,
} from './position';
import { groundOf, levies } from './reference';

/** The worked examples of rule page 4. */

/** Walls on these sides besides those that stand. */
function walled(s: Alexandros, sides: readonly string[]): void {
  const all = sides.map((id) => side(id));
  s.walls = s.walls.map((wall, one) => (all.includes(one) ? 1 : wall));
}

const levy = (s: Alexandros): number[] => {
  expect(incomes(s)).toEqual(levies(groundOf(s)));
  return incomes(s);
};

const provinceAt = (s: Alexandros, id: string) => {
  const { list, of } = provinces(s);
  return list[of[space(id)]];
};
const symbolsAt = (s: Alexandros, id: string): string =>
  provinceAt(s, id)
    .symbols.map((one) => `${s.symbols[one]}${cellId(GRID.cells[one])}`)
    .join(' ');

describe('position F', () => {
  test('36 walls, 29 black and 10 red left, Alexander on 2,0', () => {
    const s = positionF();
    expect(s.walls.filter((wall) => wall === 1)).toHaveLength(36);
    expect([s.black, s.red, s.alexander]).toEqual([29, 10, point('2,0')]);
  });

  test('the table of its provinces: owner, guards, open spaces, symbol spaces', () => {
    const s = positionF();
    const row = (id: string) => {
      const { owner, guarded, value, symbols } = provinceAt(s, id);
      return [owner, guarded.map((one) => cellId(GRID.cells[one])).join(' '), value, symbols.length];
    };
    expect(row('7/1')).toEqual([0, '7/1', 8, 8]);
    expect(row('6/6')).toEqual([0, '6/6', 4, 2]);
    expect(row('0/12')).toEqual([0, '0/11 0/12', 8, 7]);
    expect(row('5/22')).toEqual([1, '5/22', 4, 3]);
    expect(row('8/12')).toEqual([2, '8/12', 6, 6]);
    expect(row('2/0')).toEqual([3, '2/0', 9, 8]);
    expect(symbolsAt(s, '6/6')).toBe('L6/6 H6/8');
    expect(symbolsAt(s, '0/12')).toBe('L0/9 A0/11 S0/12 L0/13 S1/10 T1/12 H1/14');
    // and those of nobody
    expect(row('0/19')).toEqual([-1, '', 36, 27]);
    expect(row('3/5')).toEqual([-1, '', 0, 2]);
    expect(row('4/19')).toEqual([-1, '', 3, 4]);
    expect(row('7/10')).toEqual([-1, '', 2, 3]);
    expect(symbolsAt(s, '3/5')).toBe('H3/5 S3/6');
    expect(symbolsAt(s, '4/19')).toBe('S4/19 H5/19 A6/20 L6/21');
    expect(symbolsAt(s, '7/10')).toBe('S7/7 T7/8 A7/10');
    expect(provinces(s).list).toHaveLength(10);
    expect(provinces(s).list.reduce((sum, { size }) => sum + size, 0)).toBe(150);
  });

  test('the four expected levies', () => {
    const s = positionF();
    expect(levy(s)).toEqual([12, 4, 6, 9]);
    const split = positionF();
    walled(split, ['2,0-2,1', '2,1-2,2', '2,2-2,3']);
    expect(levy(split)).toEqual([12, 4, 6, 3]);
    const back = positionF();
    back.guards[space('0/11')] = -1;
    expect(levy(back)).toEqual([20, 4, 6, 9]);
    back.walls = split.walls;
    expect(levy(back)).toEqual([20, 4, 6, 3]);
  });
});

describe('example 1: a levy', () => {
  test('red discards a soldier: red 12, yellow 4, green 6, blue 9', () => {
    const s = positionF({ at: 'act', hands: ['S'] });
    expect(plays(s, 0, { levy: SOLDIER })).toEqual([
      'Player 1 levied taxes with a soldier: Player 1 12, Player 2 4, Player 3 6 and Player 4 9.',
    ]);
    expect(s.scores).toEqual([12, 4, 6, 9]);
    expect(s.discards).toEqual([0, 0, 0, 0, 1]);
    expect(s.hands[0]).toEqual({ open: [0, 0, 0, 0, 0], hidden: [] });
    expect(now(s)).toBe('act 0');
  });

  test('red may levy with S, A, L and H, not with T', () => {
    const s = positionF({ at: 'act', hands: ['TAhls'] });
    const symbols = legal(s, 0).flatMap((move) => ('levy' in move ? ['TAHLS'[move.levy]] : []));
    expect(symbols).toEqual(['A', 'H', 'L', 'S']);
  });

  test('no second levy in the same turn', () => {
    const s = positionF({ at: 'act', hands: ['SSAL'] });
    plays(s, 0, { levy: SOLDIER });
    expect(legal(s, 0).filter((move) => 'levy' in move)).toEqual([]);
    expect(s.scores).toEqual([12, 4, 6, 9]);
  });

  test('the guard of the two-guard province taken back first: it pays', () => {
    const s = positionF({ at: 'act', hands: ['S'] });
    plays(s, 0, { back: space('0/11') });
    plays(s, 0, { levy: SOLDIER });
    expect(s.scores).toEqual([20, 4, 6, 9]);
  });
});

describe('example 3: the opening', () => {
  const start = (row: string): Alexandros => table({ row });
  const taken = (letter: string): Alexandros => {
    const s = start(`${letter}${letter === 'T' ? 'A' : 'T'}`);
    plays(s, 0, { take: 0 });
    plays(s, TABLE, { up: HORSE });
    return s;
  };

  test.each([
    ['T', { '2/0': 4 }, 1],
    ['A', { '1/2': 4 }, 1],
    ['H', { '1/5': 5 }, 2],
    ['L', { '2/4': 8 }, 2],
    ['S', { '2/2': 4 }, 1],
  ])('%s leads to %j, %i away', (letter, targets, far) => {
    const s = taken(letter as string);
    expect(targetsOf(s, 0)).toEqual(targets);
    const [id] = Object.keys(targets as object);
    const near = Math.min(...GRID.cells[space(id)].corners.map((c) => GRID.steps[s.alexander * 101 + c]));
    expect(near).toBe(far);
  });

  test('the next horse, 3/5, would be three away', () => {
    const near = GRID.cells[space('3/5')].corners.map((c) => GRID.steps[point('1,0') * 101 + c]);
    expect(Math.min(...near)).toBe(3);
  });

  test('the lyre: 2,2 by two routes of two walls, 2,3 and 3,2 by three of three', () => {
    const s = taken('L');
    const by: { [corner: string]: number[] } = {};
    for (const move of legal(s, 0)) {
      if (!('to' in move)) continue;
      const end = GRID.points[move.walk[move.walk.length - 1]];
      const list = by[`${end.y},${end.i}`] ?? [];
      by[`${end.y},${end.i}`] = [...list, move.walk.length - 1];
    }
    expect(by).toEqual({ '2,2': [2, 2], '2,3': [3, 3, 3], '3,2': [3, 3, 3] });
    plays(s, 0, { to: space('2/4'), walk: way('1,0', '2,1', '2,2') });
    expect([s.black, s.walls.filter((wall) => wall === 1).length]).toEqual([63, 2]);
  });

  test('H 1/0 and S 0/1 touch Alexander: they are not empty', () => {
    for (const [letter, id] of [
      ['H', '1/0'],
      ['S', '0/1'],
    ]) {
      expect(GRID.cells[space(id)].corners).toContain(point('1,0'));
      expect(Object.keys(targetsOf(taken(letter), 0))).not.toContain(id);
    }
    expect(outlooks(start('TA'))).toEqual(['moves', 'moves', 'moves', 'moves', 'moves']);
    expect(sources(start('TH'), 0)).toBe('T H');
  });
});

describe('example 5: a split', () => {
  const split = (): Alexandros => {
    const s = positionF({ row: 'HT', hands: ['S'] });
    plays(s, 0, { take: 0 });
    plays(s, TABLE, { up: LYRE });
    expect(plays(s, 0, { to: space('1/5'), walk: way('2,0', '2,1', '2,2', '2,3') })).toEqual([
      'Player 1 led Alexander to the horse east of Phrygia: 3 new walls.',
    ]);
    return s;
  };

  test('three walls; blue keeps the south worth 3, the north is free and worth 6', () => {
    const s = split();
    expect([s.black, s.red, s.last, s.alexander]).toEqual([26, 10, null, point('2,3')]);
    const south = provinceAt(s, '2/0');
    expect([south.owner, south.value, symbolsAt(s, '2/0')]).toEqual([3, 3, 'T2/0 S2/2 L2/4']);
    const north = provinceAt(s, '1/2');
    expect([north.owner, north.value]).toEqual([-1, 6]);
    expect(symbolsAt(s, '1/2').split(' ').sort()).toEqual(['A1/2', 'A1/7', 'H1/0', 'H1/5', 'S0/1']);
  });

  test('levy now: blue 3; nothing was paid or given back for the split', () => {
    const s = split();
    expect(s.stock).toEqual([0, 3, 3, 3]);
    expect(s.scores).toEqual([0, 0, 0, 0]);
    plays(s, 0, { levy: SOLDIER });
    expect(s.scores).toEqual([12, 4, 6, 3]);
  });

  test('the free north can be occupied by anybody who has a guard at home', () => {
    const s = split();
    finish(s);
    expect(now(s)).toBe('choose 1');
    const free = positionF({ at: 'act', seat: 1, hands: ['', 'SAAH'] });
    walled(free, ['2,0-2,1', '2,1-2,2', '2,2-2,3']);
    free.black -= 3;
    plays(free, 1, { occupy: space('0/1'), guards: cells('1/5') });
    expect([free.stock[1], free.discards]).toEqual([2, [0, 2, 1, 0, 1]]);
  });
});

describe('example 11: the row is filled up', () => {
  test('both face-up cards taken as actions: the row stays empty until the turn ends', () => {
    const s = table({ at: 'act', row: 'TH' });
    plays(s, 0, { card: 0 });
    expect(s.row).toEqual([-1, HORSE]);
    expect(now(s)).toBe('act 0');
    plays(s, 0, { card: 1 });
    expect(s.row).toEqual([-1, -1]);
    expect(now(s)).toBe(`turnUp ${TABLE}`);
    plays(s, TABLE, { up: LYRE });
    expect(s.row).toEqual([LYRE, -1]);
    plays(s, TABLE, { up: TEMPLE });
    expect(s.row).toEqual([LYRE, TEMPLE]);
    expect(now(s)).toBe(`next ${TABLE}`);
    plays(s, TABLE, null);
    expect(now(s)).toBe('choose 1');
  });

  test('the card taken to move is replaced before the route is chosen', () => {
    const s = table({ row: 'TH' });
    plays(s, 0, { take: 1 });
    expect([s.row, s.hands[0].open]).toEqual([
      [TEMPLE, -1],
      [0, 0, 1, 0, 0],
    ]);
    expect(now(s)).toBe(`turnUp ${TABLE}`);
    expect(plays(s, TABLE, { up: SOLDIER })).toEqual(['Turned up: a soldier.']);
    expect(s.row).toEqual([TEMPLE, SOLDIER]);
    expect([now(s), actors(s)]).toEqual(['route 0', [0]]);
  });
});
