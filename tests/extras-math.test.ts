import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import {
  boardRoom,
  counted,
  course,
  FLIGHTS,
  judge,
  landing,
  missed,
  propose,
  shareOf,
  sheetOn,
  type Trial,
  toLagoon,
} from '../src/games/island-hopper/extras/math';
import { HOUSE, INNER, ISLANDS } from '../src/games/island-hopper/rules/deck';
import { DIFFICULTIES, islandAt, MIDDLES, SHORT, WIDTH } from '../src/games/island-hopper/rules/lagoon';
import { normals, spread } from '../src/games/island-hopper/rules/noise';
import { ASSUMED, CARD, LEAST, MOST, outlineOn, scaleBy, within } from '../src/look/millimetres';

const off = (island: number, dx: number, dy: number): Trial => ({
  island,
  x: MIDDLES[island][0] + dx,
  y: MIDDLES[island][1] + dy,
});

/** Three flights that err by this many times an ordinary pilot's deviation on each axis. */
const flights = (factor: number): Trial[] =>
  course(0).map((island) => {
    const sd = spread('normal', Math.hypot(...MIDDLES[island]), factor);
    return off(island, sd, -sd);
  });

describe('three test flights', () => {
  test('go to a near island, a far one and a near one, never the same twice', () => {
    for (let attempt = 0; attempt < 24; attempt++) {
      const all = course(attempt);
      expect(all).toHaveLength(FLIGHTS);
      expect(new Set(all).size).toBe(FLIGHTS);
      expect(all.map((island) => island < INNER)).toEqual([true, false, true]);
      for (const island of all) expect(island >= 0 && island < ISLANDS && Number.isInteger(island)).toBe(true);
    }
    expect(course(0)).not.toEqual(course(1));
    expect(course(Number.NaN)).toEqual(course(0));
  });

  test('find the factor that a hand errs by', () => {
    for (const factor of [0.3, 1, 2]) expect(judge(flights(factor))?.factor).toBeCloseTo(factor, 6);
    expect(judge([off(0, 300, 400)])?.deviation).toBeCloseTo(500 / Math.SQRT2, 6);
  });

  test('agree with the rule page on what an ordinary pilot lands', () => {
    const { inner, outer, both } = shareOf(1, 'fair');
    expect(inner).toBeGreaterThan(0.58);
    expect(inner).toBeLessThan(0.7);
    expect(outer).toBeGreaterThan(0.36);
    expect(outer).toBeLessThan(0.46);
    expect(both).toBeCloseTo((inner + outer) / 2, 9);
  });

  test('expect the share that the coasts really give', () => {
    const random = rng(5);
    for (const difficulty of DIFFICULTIES) {
      let landed = 0;
      const all = 6000;
      for (let i = 0; i < all; i++) {
        const island = i % ISLANDS;
        const sd = spread('normal', Math.hypot(...MIDDLES[island]));
        const [dx, dy] = normals(random);
        const { x, y } = off(island, dx * sd, dy * sd);
        if (islandAt(x, y, difficulty) === island) landed++;
      }
      expect(Math.abs(landed / all - shareOf(1, difficulty).both)).toBeLessThan(0.04);
    }
  });

  test('propose what lands 50 to 60 %', () => {
    expect(judge(flights(1))?.proposal).toBe('fair');
    expect(judge(flights(1.6))?.proposal).toBe('calm');
    expect(judge(flights(0.6))?.proposal).toBe('storm');
    const share = (both: number) => ({ inner: both, outer: both, both });
    expect(propose({ calm: share(0.59), fair: share(0.54), storm: share(0.4) })).toBe('fair');
    expect(propose({ calm: share(0.9), fair: share(0.8), storm: share(0.7) })).toBe('storm');
    expect(propose({ calm: share(0.3), fair: share(0.2), storm: share(0.1) })).toBe('calm');
  });

  test('always propose calm on a small lagoon', () => {
    expect(judge(flights(0.6), true)?.proposal).toBe('calm');
  });

  test('larger islands are never landed on less', () => {
    for (let factor = 0; factor < 5; factor += 0.25) {
      const [calm, fair, storm] = DIFFICULTIES.map((name) => shareOf(factor, name).both);
      expect(calm).toBeGreaterThanOrEqual(fair);
      expect(fair).toBeGreaterThanOrEqual(storm);
      expect(storm).toBeGreaterThanOrEqual(0);
      expect(calm).toBeLessThanOrEqual(1);
    }
  });

  test('say nothing that is no number', () => {
    expect(judge([])).toBeUndefined();
    expect(judge([{ island: 0, x: Number.NaN, y: 0 }])).toBeUndefined();
    expect(judge([{ island: 77, x: 0, y: 0 }])).toBeUndefined();
    const odd: Trial[][] = [
      course(0).map((island) => off(island, 0, 0)),
      [off(0, 1e9, -1e9)],
      [off(3, 500, 0), { island: -1, x: 4, y: 4 }, { island: 2, x: Number.POSITIVE_INFINITY, y: 0 }],
    ];
    for (const trials of odd) {
      const judged = judge(trials);
      const numbers = [
        judged?.deviation,
        judged?.factor,
        ...DIFFICULTIES.flatMap((name) => Object.values(judged?.shares[name] ?? {})),
      ];
      expect(numbers).toHaveLength(11);
      expect(numbers.every((n) => Number.isFinite(n))).toBe(true);
      expect(DIFFICULTIES).toContain(judged?.proposal);
    }
    expect(judge(odd[0])?.proposal).toBe('storm');
    expect([landing(0, 'fair'), landing(Number.NaN, 'fair'), landing(Number.POSITIVE_INFINITY, 'fair')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('count the cards of a deck', () => {
    expect(counted(HOUSE)).toEqual({ contracts: 81, islands: 12, rounds: 9 });
  });
});

describe('a drop', () => {
  test('finds its island however the lagoon lies on the screen', () => {
    const lying = sheetOn([1180, 700]);
    expect(lying.turned).toBe(false);
    expect(lying.wide * lying.scale).toBeLessThanOrEqual(1180.001);
    expect(lying.high * lying.scale).toBeLessThanOrEqual(700.001);
    const [x, y] = MIDDLES[7];
    const [px, py] = [590 + x * lying.scale, 350 + y * lying.scale];
    expect(islandAt(...toLagoon(lying, px, py), 'fair')).toBe(7);
    const tall = sheetOn([700, 1000]);
    expect(tall.turned).toBe(true);
    expect(tall.wide).toBeLessThan(tall.high);
    // a quarter clockwise: what lay to the east lies to the south
    expect(islandAt(...toLagoon(tall, 350 - y * tall.scale, 500 + x * tall.scale), 'fair')).toBe(7);
    expect(toLagoon(sheetOn([0, 0]), 5, 5)).toEqual([0, 0]);
    expect(sheetOn([Number.NaN, 10]).scale).toBe(0);
    // no larger than the board of a game, in the middle of a larger stage
    const room = sheetOn([1180, 700], boardRoom(1180, 820));
    expect(room.scale).toBeLessThan(lying.scale);
    expect(room.middle).toEqual([590, 350]);
    expect(boardRoom(390, 844)[1]).toBeLessThan(844 / 1.5);
    expect(sheetOn([820, 900], boardRoom(820, 1180)).turned).toBe(false);
    expect(WIDTH / SHORT).toBeCloseTo(211 / 142, 3);
    expect(missed(off(3, 30, 40))).toBeCloseTo(50, 9);
  });
});

describe('a bank card', () => {
  test('says how long a millimetre is, whatever the zoom', () => {
    expect(scaleBy(undefined, 2)).toEqual({ perMm: ASSUMED, known: false });
    expect(scaleBy({ perMm: 5, ratio: 2 }, 2)).toEqual({ perMm: 5, known: true });
    // at 200 % a CSS pixel is twice as long
    expect(scaleBy({ perMm: 5, ratio: 2 }, 4)).toEqual({ perMm: 2.5, known: true });
    for (const bad of [0, -3, Number.NaN, Number.POSITIVE_INFINITY])
      expect(scaleBy({ perMm: bad, ratio: 1 }, 1)).toEqual({ perMm: ASSUMED, known: false });
  });

  test('is drawn whole on a tablet and in half on a phone', () => {
    expect(outlineOn(820)).toMatchObject({ half: false });
    expect(outlineOn(390)).toMatchObject({ half: true });
    // the densest phones there are show half a card
    expect(outlineOn(360).most).toBeGreaterThan(6.6);
    for (const width of [320, 390, 600, 820, 1180, 4000]) {
      const { half, most } = outlineOn(width);
      expect(most * (half ? CARD.long / 2 : CARD.long)).toBeLessThanOrEqual(width);
      expect(most).toBeLessThanOrEqual(MOST);
    }
    expect(outlineOn(0).most).toBeGreaterThan(LEAST);
  });

  test('is never drawn at a size that is no number', () => {
    expect([within(5.3217, 9), within(1, 9), within(99, 9), within(Number.NaN, 9)]).toEqual([5.32, LEAST, 9, ASSUMED]);
  });
});
