import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { begin } from '../../../src/engine/run';
import { track } from '../../../src/games/alexandros/rules/scoring';
import {
  type Alexandros,
  AMPHORA,
  cells,
  game,
  HORSE,
  keyOf,
  LYRE,
  now,
  plays,
  point,
  positionF,
  rules,
  SOLDIER,
  sees,
  side,
  space,
  TABLE,
  TEMPLE,
  table,
  way,
  words,
} from './position';

/** Rule page 2.1 and 2.8: the set-up and the order of decisions; and what the previews promise. */

const fresh = (seats: number): Alexandros => begin(rules, seats, { land: 'oikumene' }) as unknown as Alexandros;

describe('2.1 the set-up', () => {
  test.each([2, 3, 4])('is the same for %i', (seats) => {
    const s = fresh(seats);
    expect(s.stock).toEqual(new Array(seats).fill(4));
    expect(s.scores).toEqual(new Array(seats).fill(0));
    expect([s.black, s.red, s.alexander]).toEqual([65, 10, point('1,0')]);
    expect([0, 1, 2, 3, 4].map((sign) => s.supply.filter((one) => one === sign).length)).toEqual([11, 11, 11, 11, 11]);
    expect(s.walls.every((wall) => wall === 0) && s.guards.every((guard) => guard === -1)).toBe(true);
    expect(now(s)).toBe(`deal ${TABLE}`);
    plays(s, TABLE, { cards: new Array(seats).fill(LYRE) });
    expect(s.hands).toEqual(new Array(seats).fill({ open: [0, 0, 0, 0, 0], hidden: [LYRE] }));
    plays(s, TABLE, { up: LYRE });
    plays(s, TABLE, { up: HORSE });
    expect([s.row, s.supply.length]).toEqual([[LYRE, HORSE], 53 - seats]);
    expect(now(s)).toBe(`starter ${TABLE}`);
    expect(plays(s, TABLE, { starter: seats - 1 })).toEqual([`Player ${seats} started.`]);
    expect(now(s)).toBe(`choose ${seats - 1}`);
    expect(rules.turn(s)).toBe(seats - 1);
  });

  test('every seat may start, equally likely; every card is as likely as there are of it', () => {
    const starter: any = game.rules.steps.starter;
    expect(starter.outcomes(fresh(3))).toEqual([0, 1, 2].map((seat) => ({ move: { starter: seat }, weight: 1 })));
    const s = table({ row: '--', discards: 'TTTTTTTTTTTAAAAAAAAAA', todo: [{ at: 'turnUp', slot: 0 }] });
    const step: any = game.rules.steps.turnUp;
    expect(step.outcomes(s).map(({ weight }: { weight: number }) => weight)).toEqual([1, 11, 11, 11]);
    const drawn = [0, 0, 0, 0, 0];
    for (let k = 0; k < 3400; k++) drawn[step.draw(s, s.todo[0], rng(k)).up]++;
    expect(drawn[TEMPLE]).toBe(0);
    expect(drawn[1]).toBeGreaterThan(60);
    expect(drawn[1]).toBeLessThan(150);
    for (const sign of [2, 3, 4]) expect(Math.abs(drawn[sign] - 1100)).toBeLessThan(120);
  });
});

test('2.8 the order of decisions', () => {
  const s = table({ seats: 2, row: 'TL', hands: ['s'] });
  const seen = [now(s)];
  const step = (seat: number, move: any): void => {
    plays(s, seat, move);
    seen.push(now(s));
  };
  step(0, { take: 0 });
  step(TABLE, { up: HORSE });
  step(0, { to: space('2/0'), walk: way('1,0', '2,0') });
  step(0, { card: -1 });
  step(TABLE, { draw: SOLDIER });
  step(0, { card: 0 });
  step(TABLE, { up: LYRE });
  step(TABLE, null);
  expect(seen.join(', ')).toBe('choose 0, turnUp -1, route 0, act 0, draw -1, act 0, turnUp -1, next -1, choose 1');
});

describe('previews keep what they promise', () => {
  const lines = (
    s: Alexandros,
    move: any,
    eye: number | null = s.todo[0] && 'seat' in s.todo[0] ? s.todo[0].seat : 0,
  ) => game.preview?.(move, sees(s, eye)).map(({ text }) => words(text)) ?? [];

  test('a levy', () => {
    const s = positionF({ at: 'act', hands: ['S'], scores: [5, 0, 0, 1] });
    expect(lines(s, { levy: SOLDIER })).toEqual([
      'Costs a soldier',
      'Player 1 +12',
      'Player 2 +4',
      'Player 3 +6',
      'Player 4 +9',
    ]);
  });

  test('a province that pays nothing is no gain', () => {
    const told = (s: Alexandros, seat: number, move: any) => game.preview(move, sees(s, seat))[0];
    const bare = table({ at: 'act', walls: ['1,0-2,0', '2,0-2,1', '2,0-3,0', '2,1-3,0'] });
    const nothing = told(bare, 0, { occupy: keyOf(bare, '2/0'), guards: cells('2/0') });
    expect([words(nothing.text), nothing.tone]).toEqual(['Worth 0 at every levy', undefined]);
    const rich = positionF({ at: 'act', seat: 3, hands: ['', '', '', 'ttl'] });
    const four = told(rich, 3, { takeOver: keyOf(rich, '5/22'), guards: cells('5/22') });
    expect([words(four.text), four.tone]).toEqual(['Worth 4 at every levy', 'gain']);
  });

  test('a takeover, and what is missing for it, to its owner alone', () => {
    const s = positionF({ at: 'act', seat: 3, hands: ['', '', '', 'ttl'] });
    const move = { takeOver: keyOf(s, '5/22'), guards: cells('5/22') };
    expect(lines(s, move)).toContain('One card short');
    expect(lines(s, move, null).join()).not.toContain('missing');
    expect(lines(s, move)).toContain('Player 2 gets 2 of these cards');
  });

  test('a way that needs red walls', () => {
    const s = table({ at: 'route', symbol: TEMPLE, left: [1, 10] });
    const last = 'Last turn of the game';
    expect(lines(s, { to: space('2/0'), walk: way('1,0', '2,0', '3,0') })).toEqual(expect.arrayContaining([last]));
    expect(lines(s, { to: space('2/0'), walk: way('1,0', '2,0') })).not.toContain(last);
  });

  test('a way that cuts a province', () => {
    const s = positionF({ at: 'route', symbol: HORSE });
    const cut = lines(s, { to: space('1/5'), walk: way('2,0', '2,1', '2,2', '2,3') });
    expect(cut).toContain('Splits a province worth 9 into 2 parts');
    expect(cut.join('\n')).toMatch(/Player 4 keeps 3/);
    expect(cut.join('\n')).toMatch(/free province worth 6/);
  });
});

test('the score sheet: totals after each levy, up to the one that reaches 100', () => {
  expect(track(2, [])).toEqual([]);
  expect(
    track(3, [
      [[8, 4], [4], []],
      [[8], [], [60, 35]],
      [[], [], [5]],
      [[99], [], []],
    ]),
  ).toEqual([
    [12, 4, 0],
    [20, 4, 95],
    [20, 4, 100],
  ]);
});

test('2.4 walls only split: a closed line makes two provinces of one, a loose end none', () => {
  const s = table({ at: 'route', symbol: AMPHORA, walls: ['0,1-1,1'] });
  expect(keyOf(s, '0/2')).toBe(space('0/1'));
  plays(s, 0, { to: space('1/2'), walk: way('1,0', '1,1') });
  // with the coast the two walls close the soldier off
  expect(s.walls[side('0,1-1,0')]).toBe(0);
  expect([keyOf(s, '0/1'), keyOf(s, '0/2')]).toEqual([space('0/1'), space('0/2')]);
});
