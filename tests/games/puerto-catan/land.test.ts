import { describe, expect, test } from 'vitest';
import { rng, shuffle } from '../../../src/engine/chance';
import { accepts, begin, play } from '../../../src/engine/run';
import { EDGES, HEXES, INTERSECTIONS } from '../../../src/games/puerto-catan/rules/island';
import { newLand, redTouch, spiral } from '../../../src/games/puerto-catan/rules/land';
import { cornerName, edgeName } from '../../../src/games/puerto-catan/rules/names';
import { any, hexAt, type Options, type PuertoCatan, rules, TABLE, words } from './position';

/** Rule page B4, Variable set-up: spirals, boards by chance, and what is no board. */

/** Typed from the page. */
const OUTER = '0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1 2,-2 1,-2';
const INNER = '0,-1 -1,0 -1,1 0,1 1,0 1,-1';
const LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
const ring = (text: string): number[] => text.split(' ').map((one) => hexAt(...(one.split(',').map(Number) as [0, 0])));
const turn = (list: number[], by: number): number[] => list.map((_, i) => list[(i + by) % list.length]);

/** "Starting at corner k rotate outer by 2k and inner by k", past the desert. */
function byThePage(desert: number, corner: number): number[] {
  const tokens = new Array(19).fill(-1);
  const bag = [...LETTERS];
  for (const hex of [...turn(ring(OUTER), 2 * corner), ...turn(ring(INNER), corner), hexAt(0, 0)])
    tokens[hex] = hex === desert ? 0 : bag.shift();
  return tokens;
}

const reds = (tokens: readonly number[]): boolean =>
  HEXES.some(
    ({ beside }, hex) =>
      (tokens[hex] === 6 || tokens[hex] === 8) && beside.some((one) => tokens[one] === 6 || tokens[one] === 8),
  );

describe('B4 the spiral', () => {
  test('visits all hexes once, from each corner', () => {
    expect(new Set([...ring(OUTER), ...ring(INNER), hexAt(0, 0)]).size).toBe(19);
    // a corner of the coast has three neighbours
    for (let k = 0; k < 6; k++) expect(HEXES[turn(ring(OUTER), 2 * k)[0]].beside).toHaveLength(3);
  });

  test('lays the letters as the page does, and no 6 or 8 touches another on any of the 114 boards', () => {
    let boards = 0;
    for (let desert = 0; desert < 19; desert++) {
      const terrain = HEXES.map((_, hex) => (hex === desert ? 5 : 0));
      for (let corner = 0; corner < 6; corner++) {
        const tokens = spiral(terrain, corner);
        expect(tokens).toEqual(byThePage(desert, corner));
        expect(reds(tokens), `desert ${desert}, corner ${corner}`).toBe(false);
        expect(redTouch(tokens)).toBe(false);
        boards++;
      }
    }
    expect(boards).toBe(114);
  });
});

describe('places of the chart', () => {
  test('have names of their own, by their neighbours alone: a chart may lie turned', () => {
    const s = start('preset');
    const names = [
      ...INTERSECTIONS.map((_, spot) => cornerName(s, spot)),
      ...EDGES.map((_, edge) => edgeName(s, edge)),
    ];
    const said = names.map((name) => words(name));
    expect(said.filter((one) => /north|south|east|west/.test(one))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    // six hexes of the coast lie in a corner of the island, six between two of them
    const ends = (key: string) => names.filter((name) => name.key === key).length;
    expect(['pc.spotEnd', 'pc.spotOuter', 'pc.edgeCoast', 'pc.edgeOuter'].map(ends)).toEqual([12, 6, 24, 6]);
  });
});

const start = (board: Options['board'], seats = 4): PuertoCatan =>
  begin(rules, seats, rules.options({ board }, seats)) as unknown as PuertoCatan;
const verdict = (board: Options['board'], land: unknown): string => {
  const said = accepts(rules, any(start(board)), TABLE, { board: land });
  return said === true ? 'accepted' : words(said);
};

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();

describe('B4 boards by chance', () => {
  test.each(['spiral', 'random'] as const)('200 of them are whole, differ and are accepted: %s', (numbers) => {
    const met = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const land = newLand(numbers, rng(seed, 4));
      met.add(JSON.stringify(land));
      expect(sorted(land.terrain)).toBe('0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,5');
      expect(sorted(land.tokens)).toBe('0,2,3,3,4,4,5,5,6,6,8,8,9,9,10,10,11,11,12');
      expect(sorted(land.harbours)).toBe('0,1,2,3,4,5,5,5,5');
      expect(land.tokens[land.terrain.indexOf(5)]).toBe(0);
      expect(reds(land.tokens)).toBe(false);
      expect(verdict(numbers, land)).toBe('accepted');
    }
    expect(met.size).toBe(200);
  });

  test('the robber starts on the desert, wherever that is, and the start player is decided next', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = start('spiral');
      play(rules, any(s), TABLE, { board: newLand('spiral', rng(seed)) });
      expect(s.terrain[s.robber]).toBe(5);
      expect(s.todo[0].at).toBe('starter');
    }
  });

  test('about 13.6 % of plain shuffles keep 6 and 8 apart', () => {
    const random = rng(136);
    let kept = 0;
    const hexes = 10_000;
    for (let k = 0; k < hexes; k++) {
      // the desert lies anywhere: a nineteenth token that is none
      const tokens = shuffle([...LETTERS, 0], random);
      expect(redTouch(tokens)).toBe(reds(tokens));
      if (!reds(tokens)) kept++;
    }
    expect(kept / hexes).toBeGreaterThan(0.121);
    expect(kept / hexes).toBeLessThan(0.151);
  });

  const good = newLand('random', rng(7));
  const swapped = (list: readonly number[], a: number, b: number): number[] =>
    list.map((one, i) => (i === a ? list[b] : i === b ? list[a] : one));
  const desert = good.terrain.indexOf(5);
  const other = (desert + 1) % 19;
  const six = good.tokens.indexOf(6);
  const beside = HEXES[six].beside.find((hex) => hex !== desert) as number;

  test.each<[string, unknown, string]>([
    ['nothing at all', null, 'A board needs hexes, numbers and harbours.'],
    ['a list', [], 'A board needs hexes, numbers and harbours.'],
    ['more than a board', { ...good, robber: 3 }, 'A board needs hexes, numbers and harbours.'],
    [
      'a second desert',
      { ...good, terrain: good.terrain.with(other, 5) },
      'The island has 4 fields, 4 forests, 4 pastures, 3 hills, 3 mountains and one desert.',
    ],
    [
      'a seven',
      { ...good, tokens: good.tokens.with(other, 7) },
      'One 2, one 12, and two each of the other numbers but 7; none on the desert.',
    ],
    [
      'a number on the desert',
      { ...good, tokens: swapped(good.tokens, desert, other) },
      'One 2, one 12, and two each of the other numbers but 7; none on the desert.',
    ],
    [
      'five 3:1 harbours',
      { ...good, harbours: good.harbours.with(good.harbours.indexOf(0), 5) },
      'Four harbours are 3:1, and each resource has one 2:1 harbour.',
    ],
    [
      'an 8 beside a 6',
      { ...good, tokens: swapped(good.tokens, good.tokens.indexOf(8), beside) },
      'No 6 or 8 may touch another.',
    ],
  ])('what is no board is refused in a sentence: %s', (_name, land, sentence) => {
    expect(verdict('random', land)).toBe(sentence);
    expect(verdict('random', good)).toBe('accepted');
  });

  test('numbers by chance are no spiral', () => {
    expect(verdict('spiral', good)).toBe('The numbers don’t follow the spiral.');
    const corner = { ...good, tokens: byThePage(desert, 3) };
    expect(verdict('spiral', corner)).toBe('accepted');
  });
});
