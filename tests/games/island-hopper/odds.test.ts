import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { play } from '../../../src/engine/run';
import { islandAt, MIDDLES, SHORT } from '../../../src/games/island-hopper/rules/lagoon';
import {
  levelFactor,
  reckoned,
  reckoningTo,
  SKILLS,
  spread,
  strayed,
  WINDS,
} from '../../../src/games/island-hopper/rules/noise';
import { steps } from '../../../src/games/island-hopper/rules/steps';
import { any, type Hopper, island, LAST, rules, table } from './position';

/** Rule page A6 and A7: how often flights land, over many draws with fixed seeds. */

const DRAWS = 40_000;
const INNER = [0, 1, 2, 3, 4, 5];
const OUTER = [6, 7, 8, 9, 10, 11];

/** What each island shows in the house deck, one of its goods. */
const SHOWS = [0, 1, 2, 3, 4, 5, 3, 4, 5, 0, 1, 2];

/** A position right before the error of a computer pilot is drawn. */
function aimed(s: Hopper, aim: number): Hopper {
  const air = { good: SHOWS[aim], again: false, words: [0, 0, 0, 0], hushed: [false, false, false, false] };
  s.todo = [{ at: 'gust', aim, ...air }, { at: 'again', goods: [], last: true }, { at: 'home' }];
  return s;
}

/** How often computer pilots of that skill land there, flight after flight of one round, drawn and flown by the steps. */
function rate(skill: 'easy' | 'normal' | 'hard', ring: number[]): number {
  let landed = 0;
  const random = rng(SKILLS.indexOf(skill), ring[0], 6);
  const s = table({ options: { skill } });
  for (let flight = 0; flight < DRAWS; flight++) {
    // four flights a round, so that three of four are drawn after others
    if (flight % 4 === 0) s.flights = [];
    const aim = ring[random.int(6)];
    aimed(s, aim);
    const f = s.todo[0] as never;
    const { gust } = steps.gust.draw(s, f, random) as { gust: [number, number] };
    const [x, y] = MIDDLES[aim];
    const down = islandAt(x + gust[0], y + gust[1], 'fair');
    if (down === aim) landed++;
    const sd = Math.round(spread(skill, Math.hypot(x, y)));
    const drop: [number, number] = [0, 0];
    const told = { round: 1, captain: 0, good: 0, island: down, landed: down === aim, drop, path: [], again: false };
    s.flights.push({ ...told, mode: 'reckon', astray: { dx: gust[0], dy: gust[1], sd } });
  }
  return landed / DRAWS;
}

describe('A6 computer pilots', () => {
  test.each([
    ['easy', 0.43, 0.24],
    ['normal', 0.65, 0.41],
    ['hard', 0.91, 0.71],
  ] as const)('%s lands %d near and %d far', (skill, inner, outer) => {
    expect(Math.abs(rate(skill, INNER) - inner)).toBeLessThan(0.02);
    expect(Math.abs(rate(skill, OUTER) - outer)).toBeLessThan(0.02);
  });

  test('the spread per axis: 4 + 0.10 d, 3 + 0.07 d, 2 + 0.045 d in mm', () => {
    for (const d of [0, 40, 85]) {
      expect(spread('easy', d * 100)).toBeCloseTo(100 * (4 + 0.1 * d), 6);
      expect(spread('normal', d * 100)).toBeCloseTo(100 * (3 + 0.07 * d), 6);
      expect(spread('hard', d * 100)).toBeCloseTo(100 * (2 + 0.045 * d), 6);
    }
  });

  test('flights of one round share a bias of 1.5 mm: their errors go together as that says', () => {
    const random = rng(15);
    // a steady hand, so that the bias is much of it
    const sd = 250;
    const n = 5;
    const rounds = 20_000;
    const sums = Array.from({ length: n }, () => new Array(n).fill(0));
    for (let i = 0; i < rounds; i++) {
      const round: { dx: number; dy: number; sd: number }[] = [];
      for (let k = 0; k < n; k++) {
        const [dx, dy] = strayed(random, sd, round);
        round.push({ dx, dy, sd });
      }
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) sums[a][b] += (round[a].dx * round[b].dx + round[a].dy * round[b].dy) / 2;
    }
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        const expected = a === b ? sd ** 2 : 150 ** 2;
        // standard error of a mean of 40,000 products: about sd^2 / 200
        expect(Math.abs(sums[a][b] / rounds - expected), `${a} ${b}`).toBeLessThan(
          4 * (sd ** 2 / 200) * (a === b ? 1.5 : 1),
        );
      }
    }
  });

  test('the bias ends with the round and with the captain: errors of other rounds are not looked at', () => {
    const s = table();
    const flight = { round: 1, captain: 0, good: 0, mode: 'reckon', island: -1, landed: false, drop: [0, 0], path: [] };
    for (let i = 0; i < 4; i++)
      s.flights.push({ ...flight, again: false, astray: { dx: 900, dy: 900, sd: 160 } } as never);
    const draw = (since: number): number => {
      s.since = since;
      aimed(s, island('I1'));
      let sum = 0;
      for (let seed = 0; seed < 200; seed++)
        sum += (steps.gust.draw(s, s.todo[0] as never, rng(seed)) as { gust: number[] }).gust[0];
      return sum / 200;
    };
    expect(draw(0)).toBeGreaterThan(500);
    expect(Math.abs(draw(4))).toBeLessThan(150);
  });

  test('level with the table: as good as people were, normal before anybody has flown', () => {
    expect(levelFactor(0, 0)).toBeCloseTo(1, 2);
    expect(levelFactor(20, 20)).toBeLessThan(0.65);
    expect(levelFactor(0, 20)).toBeGreaterThan(1.5);
    for (let k = 1; k <= 20; k++) expect(levelFactor(k, 20)).toBeLessThan(levelFactor(k - 1, 20));
    const s = table({ options: { skill: 'table' } });
    const sd = (): number => {
      aimed(s, island('I1'));
      play(rules, any(s), -1, { gust: [0, 0] });
      return (s.todo[0] as { approach: { sd: number } }).approach.sd;
    };
    const before = sd();
    const flight = { round: 1, captain: 0, good: 0, island: 0, landed: true, drop: null, path: [], again: false };
    for (let i = 0; i < 20; i++) s.flights.push({ ...flight, mode: 'drag' });
    const after = sd();
    expect(after).toBeLessThan(0.7 * before);
    // nor the real table nor dead reckoning says how steady a finger is
    s.flights = s.flights.map((one, i) => ({ ...one, mode: i % 2 ? 'table' : 'reckon' }));
    expect(sd()).toBe(before);
  });
});

/** How often a pilot lands after so many words, each true or each false, said by one seat. */
function guided(ring: number[], words: number, truth: boolean, hurt = 0): number {
  const random = rng(ring[0], words, truth ? 1 : 0);
  const from = table({ hurt: [0, hurt, 0, 0] });
  let landed = 0;
  const flights = 3000;
  for (let i = 0; i < flights; i++) {
    const s = structuredClone(from);
    aimed(s, ring[i % 6]);
    play(rules, any(s), -1, steps.gust.draw(s, s.todo[0] as never, random));
    for (let k = 0; k < words; k++) {
      const { dy } = (s.todo[0] as { approach: { dy: number } }).approach;
      // y points downwards: whoever is too far down has to go north
      const word = dy > 0 === truth ? 'north' : 'south';
      play(rules, any(s), 1, { word });
    }
    play(rules, any(s), -1, { bell: true });
    if (s.flights[0].landed) landed++;
  }
  return landed / flights;
}

describe('A6 words to a computer pilot', () => {
  test.each([
    [1, 0.76, 0.52],
    [2, 0.86, 0.64],
    [3, 0.93, 0.75],
  ])('%i helpful words: %d near, %d far', (words, inner, outer) => {
    expect(Math.abs(guided(INNER, words, true) - inner)).toBeLessThan(0.03);
    expect(Math.abs(guided(OUTER, words, true) - outer)).toBeLessThan(0.03);
  });

  test('false words make it worse, but after two of them nobody listens any more', () => {
    const none = guided(INNER, 0, true);
    const one = guided(INNER, 1, false);
    const two = guided(INNER, 2, false);
    expect(Math.abs(none - 0.65)).toBeLessThan(0.03);
    expect(one).toBeLessThan(none - 0.05);
    expect(two).toBeLessThan(one - 0.05);
    expect(Math.abs(guided(INNER, 6, false) - two)).toBeLessThan(0.03);
    expect(Math.abs(guided(INNER, 3, true, 2) - none)).toBeLessThan(0.03);
    expect(guided(INNER, 3, true, 1)).toBeGreaterThan(0.88);
  });
});

describe('A7 dead reckoning', () => {
  /** Heading and distance remembered that well, rounded to the steps, and the wind of the steps. */
  function reckoning(wind: 'breeze' | 'gale', ring: number[], degrees: number, share: number): number {
    const random = rng(ring[0], wind === 'gale' ? 1 : 0, degrees);
    const s = table({ options: { wind } });
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    let landed = 0;
    for (let i = 0; i < DRAWS; i++) {
      const aim = ring[i % 6];
      const [x, y] = MIDDLES[aim];
      const angle = Math.atan2(y, x) + (degrees * normal() * Math.PI) / 180;
      const far = Math.hypot(x, y) * (1 + share * normal());
      const { heading, steps: long } = reckoningTo([far * Math.cos(angle), far * Math.sin(angle)]);
      const [px, py] = reckoned(heading, long);
      const { wind: blown } = steps.wind.draw(s, {} as never, random) as { wind: [number, number] };
      if (islandAt(px + blown[0], py + blown[1], 'fair') === aim) landed++;
    }
    return landed / DRAWS;
  }

  test('perfect recall faces the wind alone: 0.90 in a breeze, 0.67 in a gale', () => {
    expect(WINDS).toEqual({ breeze: 0.028, gale: 0.04 });
    for (const ring of [INNER, OUTER]) {
      expect(Math.abs(reckoning('breeze', ring, 0, 0) - 0.9)).toBeLessThan(0.02);
      expect(Math.abs(reckoning('gale', ring, 0, 0) - 0.67)).toBeLessThan(0.02);
    }
  });

  test('ordinary recall, 6 degrees and 9 %, is level with the drag: 0.67 and 0.41', () => {
    expect(Math.abs(reckoning('breeze', INNER, 6, 0.09) - 0.67)).toBeLessThan(0.02);
    expect(Math.abs(reckoning('breeze', OUTER, 6, 0.09) - 0.41)).toBeLessThan(0.02);
  });

  test('72 headings of five degrees clockwise from the north, steps of 0.015 S', () => {
    const to = (heading: number, long: number): string =>
      reckoned(heading, long)
        .map((one) => one.toFixed(0).replace('-0', '0'))
        .join();
    expect([to(0, 10), to(18, 10), to(36, 1)]).toEqual(['0,-2130', '2130,0', `0,${0.015 * SHORT}`]);
    for (let heading = 0; heading < 72; heading++)
      for (const long of [1, 20, 50]) expect(reckoningTo(reckoned(heading, long))).toEqual({ heading, steps: long });
  });
});

describe('S2 the Last Round is the seventh, eighth or ninth card', () => {
  test('one in three, one in two, certain', () => {
    for (const [round, odds] of [
      [6, 0],
      [7, 1 / 3],
      [8, 1 / 2],
      [9, 1],
    ]) {
      const s = table({ at: 'round', round });
      const random = rng(round, 2);
      let last = 0;
      const draws = 6000;
      for (let i = 0; i < draws; i++) {
        const { card } = steps.round.draw(s, s.todo[0] as never, random) as { card: number };
        expect(steps.round.accepts(s, s.todo[0] as never, { card })).toBe(true);
        if (card === LAST) last++;
      }
      expect(Math.abs(last / draws - odds), `round ${round}`).toBeLessThan(0.02);
      const all = steps.round.outcomes?.(s, s.todo[0] as never) ?? [];
      const sum = all.reduce((total, { weight }) => total + weight, 0);
      const weight = all.find(({ move }) => (move as { card: number }).card === LAST)?.weight ?? 0;
      expect(weight / sum, `round ${round}`).toBeCloseTo(odds, 9);
    }
  });
});
