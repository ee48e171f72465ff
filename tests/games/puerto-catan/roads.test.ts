import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { EDGES, INTERSECTIONS, longestRoad } from '../../../src/games/puerto-catan/rules/island';
import { A, at, B, C, D, edge, NOBODY, type PuertoCatan, path, plays, table, totals } from './position';
import { longestTrail } from './trails';

/** Rule page B3, Longest road: its length, and whose the card is. */

const blank = (n: number): number[] => new Array(n).fill(NOBODY);

/** The length of these roads of seat A, with buildings of B at those spots and of A at others. */
function length(ends: string[], foreign: string[] = [], own: string[] = []): number {
  const roads = blank(72);
  const owners = blank(54);
  for (const one of ends) roads[edge(one)] = A;
  for (const spot of foreign) owners[at(spot)] = B;
  for (const spot of own) owners[at(spot)] = A;
  return longestRoad(roads, owners, A);
}

/** Round the desert in the middle. */
const RING = path('N(0,0)', 'S(1,-1)', 'N(0,1)', 'S(0,0)', 'N(-1,1)', 'S(0,-1)', 'N(0,0)');
const STRAIGHT = path('S(0,-3)', 'N(0,-2)', 'S(1,-3)', 'N(1,-2)', 'S(2,-3)', 'N(2,-2)');

describe('B3 the length of a road [C]', () => {
  test.each<[string, string[], string[], number]>([
    ['a ring of six', RING, [], 6],
    ['a ring with a tail', [...RING, 'N(0,0) S(1,-2)'], [], 7],
    ['a ring with two tails', [...RING, 'N(0,0) S(1,-2)', 'S(0,0) N(-1,2)'], [], 7],
    ['a ring with somebody else’s building on a corner', RING, ['S(1,-1)'], 6],
    ['five in a row', STRAIGHT, [], 5],
    ['five in a row, cut at the second joint', STRAIGHT, ['S(1,-3)'], 3],
    ['no road', [], [], 0],
    ['one road between two foreign buildings', ['N(0,0) S(0,-1)'], ['N(0,0)', 'S(0,-1)'], 1],
    ['two separate roads', [...path('N(0,0)', 'S(0,-1)', 'N(-1,1)'), 'S(0,-3) N(0,-2)'], [], 2],
  ])('%s', (_name, ends, foreign, n) => {
    expect(length(ends, foreign)).toBe(n);
  });

  test('own buildings never interrupt', () => {
    expect(length(STRAIGHT, [], ['S(1,-3)', 'S(2,-3)'])).toBe(5);
    expect(length(RING, [], ['N(0,0)', 'N(0,1)'])).toBe(6);
  });

  test('a figure of eight may pass its crossing edge ends twice, and every road once', () => {
    // two hexes side by side, eleven edges: all of them in one trail, between the two ends of the middle one
    const twin = [...RING, ...path('S(1,-1)', 'N(1,0)', 'S(2,-1)', 'N(1,1)', 'S(1,0)', 'N(0,1)')];
    expect(new Set(twin).size).toBe(11);
    expect(length(twin)).toBe(11);
  });

  test('foreign buildings at both ends of the middle edge leave one round', () => {
    const twin = [...RING, ...path('S(1,-1)', 'N(1,0)', 'S(2,-1)', 'N(1,1)', 'S(1,0)', 'N(0,1)')];
    expect(length(twin, ['S(1,-1)', 'N(0,1)'])).toBe(5);
  });
});

/** Up to fifteen roads that grew at random from one or two places, and buildings of others on their way. */
function grown(seed: number): { roads: number[]; owners: number[] } {
  const random = rng(seed, 15);
  const roads = blank(72);
  const owners = blank(54);
  const most = 1 + random.int(15);
  const mine: number[] = [];
  const add = (e: number): void => {
    roads[e] = A;
    mine.push(e);
  };
  add(random.int(72));
  if (random.int(3) === 0) add(random.int(72));
  for (let guard = 0; mine.length < most && guard < 200; guard++) {
    const { a, b } = EDGES[mine[random.int(mine.length)]];
    const { edges } = INTERSECTIONS[random.int(2) ? a : b];
    const e = edges[random.int(edges.length)];
    if (roads[e] === NOBODY) add(e);
  }
  for (let k = random.int(6); k > 0; k--) {
    const e = EDGES[mine[random.int(mine.length)]];
    owners[random.int(2) ? e.a : e.b] = random.int(4);
  }
  for (let e = 0; e < 72; e++) if (roads[e] === NOBODY && random.int(6) === 0) roads[e] = 1 + random.int(3);
  return { roads, owners };
}

test('B3 2,500 random networks are as long as another way of counting says', () => {
  const met = new Array(16).fill(0);
  for (let seed = 0; seed < 2500; seed++) {
    const { roads, owners } = grown(seed);
    const network = {
      roads: EDGES.flatMap(({ a, b }, e): [number, number][] => (roads[e] === A ? [[a, b]] : [])),
      foreign: new Set(owners.flatMap((seat, spot) => (seat > A ? [spot] : []))),
    };
    const n = longestTrail(network);
    expect(longestRoad(roads, owners, A), `network ${seed}`).toBe(n);
    met[n]++;
  }
  for (let n = 1; n <= 13; n++) expect(met[n], `length ${n}`).toBeGreaterThan(0);
});

/** A walk along the north coast and one along the south coast. */
const NORTH = ['S(0,-3)', 'N(0,-2)', 'S(1,-3)', 'N(1,-2)', 'S(2,-3)', 'N(2,-2)', 'S(3,-3)', 'N(2,-1)'];
const SOUTH = ['N(0,3)', 'S(0,2)', 'N(-1,3)', 'S(-1,2)', 'N(-2,3)', 'S(-2,2)', 'N(-3,3)', 'S(-2,1)'];
/** In the middle of the island, from west to east. */
const MIDDLE = ['S(-1,-1)', 'N(-1,0)', 'S(0,-1)', 'N(0,0)', 'S(1,-1)', 'N(1,0)', 'S(2,-1)'];
const west = path('N(-3,2)', 'S(-2,0)', 'N(-3,1)', 'S(-2,-1)', 'N(-2,0)', 'S(-1,-2)');
const first = (walk: string[], n: number): string[] => path(...walk.slice(0, n + 1));

interface Roads {
  /** Roads of A, B, C and D. */
  roads: string[][];
  settlements?: string[][];
  hands?: string[];
  longest?: number;
}
/** A builds; everybody has a building at an end of the walk. */
const building = ({ roads, settlements, hands = ['bl'], longest = NOBODY }: Roads): PuertoCatan =>
  table({
    at: 'builder',
    roads,
    settlements: settlements ?? roads.map((list) => list.slice(0, 1).map(endOf)),
    hands,
    longest,
  });
const endOf = (ends: string): string => ends.split(' ')[0];
const lay = (s: PuertoCatan, walk: string[], n: number): string[] =>
  plays(s, A, { road: edge(`${walk[n - 1]} ${walk[n]}`) });

describe('B3 who has the longest road', () => {
  test('four are too few, and the first five take it: two points', () => {
    const s = building({ roads: [first(NORTH, 3), first(SOUTH, 2)], hands: ['bbll'] });
    lay(s, NORTH, 4);
    expect(s.longest).toBe(NOBODY);
    const before = totals(s)[A];
    const heard = lay(s, NORTH, 5);
    expect(s.longest).toBe(A);
    expect(heard.at(-1)).toBe('Player 1 got the Longest Road: 5.');
    expect(totals(s)[A]).toBe(before + 2);
  });

  test('others need strictly more: as long leaves it where it is', () => {
    const s = building({ roads: [first(NORTH, 4), first(SOUTH, 5)], longest: B });
    lay(s, NORTH, 5);
    expect(s.longest).toBe(B);
  });

  test('longer takes it away', () => {
    const s = building({ roads: [first(NORTH, 5), first(SOUTH, 5)], longest: B });
    const heard = lay(s, NORTH, 6);
    expect(s.longest).toBe(A);
    expect(heard).toContain('Player 1 got the Longest Road: 6.');
  });

  /** A settles on a joint of B's road in the middle, which it has reached from below. */
  const cut = (b: string[], others: string[][], longest: number): { s: PuertoCatan; heard: string[] } => {
    const s = building({
      roads: [['N(0,0) S(1,-2)', 'S(1,-2) N(0,-1)'], b, ...others],
      settlements: [['N(0,-1)'], ['S(-1,-1)'], ...others.map((list) => [endOf(list[0])])],
      hands: ['blwg'],
      longest,
    });
    return { s, heard: plays(s, A, { settlement: at('N(0,0)') }) };
  };

  test('cut from seven to six and nobody else longer: the holder keeps it', () => {
    const b = path('N(-3,2)', 'S(-2,0)', 'N(-2,1)', 'S(-1,-1)', 'N(-1,0)', 'S(0,-1)', 'N(0,0)', 'S(1,-1)');
    const { s, heard } = cut(b, [first(SOUTH, 4)], B);
    expect(s.longest).toBe(B);
    expect(heard.join()).not.toContain('longest road');
  });

  test('cut, and tied with somebody else at five or more: the holder keeps it', () => {
    const b = path('N(-2,1)', 'S(-1,-1)', 'N(-1,0)', 'S(0,-1)', 'N(0,0)', 'S(1,-1)', 'N(1,0)');
    const { s } = cut(['S(-2,0) N(-2,1)', ...b], [first(SOUTH, 5)], B);
    // of seven, five are left; C has five too
    expect(s.longest).toBe(B);
  });

  test('cut, and somebody else is alone longest: they take it', () => {
    const b = path(...MIDDLE);
    const { s, heard } = cut(b, [first(SOUTH, 5)], B);
    expect(s.longest).toBe(C);
    expect(heard).toContain('Player 3 got the Longest Road: 5.');
  });

  test('cut, and two others are equally long: the card is set aside', () => {
    const { s, heard } = cut(path(...MIDDLE), [first(SOUTH, 5), west], B);
    expect(s.longest).toBe(NOBODY);
    expect(heard.at(-1)).toBe('Player 2 lost the Longest Road, and nobody got it.');
    expect(totals(s)[B]).toBe(1);
  });

  test('cut, and nobody has five: the card is set aside', () => {
    const { s } = cut(path(...MIDDLE), [first(SOUTH, 4)], B);
    expect(s.longest).toBe(NOBODY);
  });

  test('set aside among equals, it goes to the first who is alone longest', () => {
    const four = building({ roads: [first(NORTH, 4), first(SOUTH, 5), west] });
    lay(four, NORTH, 5);
    // three are equal now: still aside
    expect(four.longest).toBe(NOBODY);
    const five = building({ roads: [first(NORTH, 5), first(SOUTH, 5), west] });
    lay(five, NORTH, 6);
    expect(five.longest).toBe(A);
  });

  test('set aside, and all but one of the equals are cut: the one left has it back', () => {
    // B and C have five each, nobody holds the card; A cuts C's road in the south
    const s = building({
      roads: [path('N(-2,2)', 'S(-1,1)', 'N(-2,3)'), west, first(SOUTH, 5)],
      settlements: [['N(-2,2)'], ['N(-3,2)'], ['N(0,3)']],
      hands: ['blwg'],
    });
    expect(first(SOUTH, 5).join()).toContain('N(-2,3)');
    const heard = plays(s, A, { settlement: at('N(-2,3)') });
    expect(s.longest).toBe(B);
    expect(heard).toContain('Player 2 got the Longest Road: 5.');
  });

  test('a settlement of one’s own on the road changes nothing', () => {
    const s = building({ roads: [first(NORTH, 5), first(SOUTH, 2)], hands: ['blwg'], longest: A });
    plays(s, A, { settlement: at('S(1,-3)') });
    expect(s.longest).toBe(A);
  });

  test('is looked at for everybody, whoever builds', () => {
    expect(D).toBe(3);
    const { s } = cut(path(...MIDDLE), [first(SOUTH, 4), west], B);
    expect(s.longest).toBe(D);
  });
});
