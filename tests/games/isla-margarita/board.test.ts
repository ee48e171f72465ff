import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/isla-margarita/game';
import * as data from '../../../src/games/isla-margarita/rules/setup';
import { position, rules, TABLE } from './position';
import { BUILD, CROWN_VALUES, INVEST, ISLES, QUAYS, SPANS } from './reference';

/** The printed tables of rule page section 4, and the table as it is laid out. */

const { ISLANDS, BRIDGES, PORTS } = data;
type Point = [number, number];
const centre = (island: number): Point => [ISLANDS[island].x, ISLANDS[island].y];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const sum = (list: readonly number[]): number => list.reduce((x, y) => x + y, 0);

/** How far a point is from a segment. */
function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const t = Math.max(0, Math.min(1, along));
  return distance([x, y], [ax + t * (bx - ax), ay + t * (by - ay)]);
}

/** On which side of the line from a to b a point lies. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

describe('the tables of section 4, typed twice', () => {
  test('4.1 islands', () => {
    expect(ISLANDS.map(({ id, x, y, r, value }) => [id, x, y, r, value])).toEqual(ISLES.map((row) => row.slice(0, 5)));
    ISLES.forEach(([id, , , , , sites, values], i) => {
      expect(data.BRIDGES_OF[i], id).toHaveLength(sites);
      expect(
        data.PORTS_OF[i].map((port) => PORTS[port].value),
        id,
      ).toEqual(values);
    });
  });

  test('4.2 bridge sites', () => {
    expect(BRIDGES.map(({ a, b, x, y, angle }) => [ISLANDS[a].id, ISLANDS[b].id, x, y, angle])).toEqual(SPANS);
  });

  test('4.3 port sites', () => {
    expect(PORTS.map(({ island, value, x, y }) => [ISLANDS[island].id, value, x, y])).toEqual(QUAYS);
  });

  test('4.4 action cards', () => {
    for (let card = 1; card <= 9; card++) {
      const action = data.ACTIONS[card];
      if (card in INVEST) expect(action).toEqual({ kind: 'invest', coins: INVEST[card][0], islands: INVEST[card][1] });
      else if (card in BUILD) {
        expect(action).toEqual({ kind: 'build', bridge: BUILD[card][0], port: BUILD[card][1], max: BUILD[card][2] });
      } else expect([card, action]).toEqual([5, { kind: 'king' }]);
    }
    // 1 + 4 + 3 + 2 + 1 = 11 islands asked for, on a board of 9
    expect(sum(Object.values(INVEST).map(([, islands]) => islands))).toBe(11);
    expect(data.DISCOUNT).toEqual({ king: 1, bridgeBuilder: 1, portBuilder: 2, floor: 1 });
  });

  test('4.5 crowns', () => {
    expect(data.CROWNS).toEqual(CROWN_VALUES);
    expect(sum(data.CROWNS)).toBe(27);
  });
});

describe('4.1-4.3 the board', () => {
  test('counts and sums', () => {
    expect([ISLANDS.length, BRIDGES.length, PORTS.length]).toEqual([9, 17, 13]);
    expect(sum(ISLANDS.map(({ value }) => value))).toBe(60); // 6+7+5+6+5+7+6+8+10
    expect(sum(PORTS.map(({ value }) => value))).toBe(104); // 13 ports, 8.0 each
    const degrees = data.BRIDGES_OF.map((sites) => sites.length);
    expect(degrees).toEqual([3, 4, 3, 3, 3, 4, 3, 5, 6]);
    expect(sum(degrees)).toBe(34); // each bridge has two ends
    expect(ISLANDS.filter((_, i) => data.PORTS_OF[i].length === 2).map(({ id }) => id)).toEqual([
      'costa_alta',
      'brisa',
      'coral',
      'lima',
    ]);
    expect(ISLANDS[data.MARGARITA].id).toBe('margarita');
  });

  test('no pair is bridged twice, and every bridge has two ends', () => {
    for (const { a, b } of BRIDGES) expect(a).not.toBe(b);
    expect(new Set(BRIDGES.map(({ a, b }) => [a, b].sort().join())).size).toBe(17);
  });

  test('no two bridges cross', () => {
    const crossings: string[] = [];
    BRIDGES.forEach((one, i) => {
      for (const [k, other] of BRIDGES.slice(i + 1).entries()) {
        if ([one.a, one.b].some((end) => end === other.a || end === other.b)) continue;
        const [p, q, r, s] = [one.a, one.b, other.a, other.b].map(centre);
        if (side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q)) crossings.push(`${i} ${i + 1 + k}`);
      }
    });
    expect(crossings).toEqual([]);
  });

  test('water gaps from 143 to 300', () => {
    const gaps = BRIDGES.map(({ a, b }) => distance(centre(a), centre(b)) - ISLANDS[a].r - ISLANDS[b].r);
    expect(Math.round(Math.min(...gaps))).toBe(143);
    expect(Math.round(Math.max(...gaps))).toBe(300);
  });

  test('no bridge passes within 160 of the shore of a third island (b7 and Ceniza: 160 exactly)', () => {
    for (const { a, b } of BRIDGES) {
      ISLANDS.forEach((island, i) => {
        if (i === a || i === b) return;
        const clear = toSegment(centre(i), centre(a), centre(b)) - island.r;
        expect(clear, `${ISLANDS[a].id} - ${ISLANDS[b].id} and ${island.id}`).toBeGreaterThanOrEqual(160);
      });
    }
  });

  test('slot centres are at least 185 apart, rounded to a whole unit, and lie on their bridges', () => {
    BRIDGES.forEach((one, i) => {
      for (const other of BRIDGES.slice(i + 1)) {
        // b6 and b11 are the closest pair: 184.66
        expect(Math.round(distance([one.x, one.y], [other.x, other.y]))).toBeGreaterThanOrEqual(185);
      }
      expect(toSegment([one.x, one.y], centre(one.a), centre(one.b)), `b${i + 1}`).toBeLessThan(30);
    });
  });

  test('everything lies inside the field of 1600 x 1000', () => {
    expect(data.FIELD).toEqual({ width: 1600, height: 1000 });
    for (const { x, y } of [...ISLANDS, ...BRIDGES, ...PORTS]) {
      expect(x > 0 && x < 1600 && y > 0 && y < 1000).toBe(true);
    }
  });
});

describe('5.1-5.2 set-up', () => {
  test.each([
    [2, 25],
    [3, 20],
    [4, 20],
    [5, 20],
  ])('%i seats: nine princes, nine crowns, 24 cards in four stacks of six, %i coins each', (seats, coins) => {
    expect(rules.options(null, seats)).toEqual({ coins });
    const s = rules.setup(seats, { coins });
    expect(s.princes).toEqual(new Array(9).fill(1));
    expect(s.crowned).toEqual(new Array(9).fill(true));
    expect(s.crownBag).toEqual(CROWN_VALUES);
    expect(s.commerceBag).toHaveLength(24);
    expect(s.stacks).toEqual(new Array(4).fill({ takes: [], rest: null }));
    expect(s.bank).toEqual(new Array(seats).fill(coins));
    // only the King is dealt; the builders belong to nobody (5.1)
    expect(s.titles).toEqual({ king: -1, bridgeBuilder: -1, portBuilder: -1 });
    expect(rules.broken(s)).toBeUndefined();
  });

  test('one seat and six seats are refused', () => {
    expect(rules.options(null, 1)).toMatchObject({ key: 'isla.no.seats', args: { n: 1 } });
    expect(rules.options(null, 6)).toMatchObject({ key: 'isla.no.seats', args: { n: 6 } });
    for (const seats of [1, 6, 2.5]) expect(() => rules.setup(seats, { coins: 20 })).toThrow();
  });

  test('4.6 three may play with 25 coins, two always do, four and five never', () => {
    expect(rules.options({ coins: 25 }, 3)).toEqual({ coins: 25 });
    expect(rules.options({ coins: 20 }, 3)).toEqual({ coins: 20 });
    expect(rules.options({ coins: 25 }, 2)).toEqual({ coins: 25 });
    for (const [seats, coins, usual] of [
      [2, 20, 25],
      [4, 25, 20],
      [5, 25, 20],
      [3, 21, 20],
    ]) {
      const verdict = rules.options({ coins }, seats);
      expect(verdict).toMatchObject({ key: 'isla.no.coinOption', args: { usual } });
    }
    expect(game.text).toHaveProperty(['isla.no.coinOption']);
    expect(game.text).toHaveProperty(['isla.no.seats']);
  });

  test.each([
    [4, 20, 17],
    [3, 25, 22],
    [2, 25, 22],
  ])('5.2 %i seats: the first King starts with %i and plays with %i', (seats, coins, kings) => {
    const s = rules.setup(seats, { coins });
    const step = rules.steps.firstKing;
    if (step.kind !== 'chance') throw new Error('the King is dealt by chance');
    expect(step.accepts(s, s.todo[0], { firstKing: seats })).not.toBe(true);
    expect(step.outcomes?.(s, s.todo[0])).toHaveLength(seats);
    s.todo.shift();
    step.apply(s, { at: 'firstKing' }, TABLE, { firstKing: 1 }, () => {});
    expect(s.titles).toEqual({ king: 1, bridgeBuilder: -1, portBuilder: -1 });
    expect(s.bank).toEqual(Array.from({ length: seats }, (_, seat) => (seat === 1 ? kings : coins)));
    expect(s.todo[0]).toMatchObject({ at: 'draft' });
    expect(rules.broken(s)).toBeUndefined();
  });

  test('the hand-written start is a legal position, and a lost coin would be noticed', () => {
    const s = position(4);
    s.bank[1]--;
    expect(rules.broken(s)).toContain('19 coins instead of 20');
  });
});
