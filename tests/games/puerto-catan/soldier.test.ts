import { describe, expect, test } from 'vitest';
import {
  A,
  actors,
  B,
  C,
  can,
  D,
  devs,
  done,
  hand,
  hands,
  hears,
  hexAt,
  legal,
  now,
  type PuertoCatan,
  plays,
  stolen,
  TABLE,
  table,
  totals,
  type Written,
} from './position';

/** Ruling 24 of rule page B2, and the Largest Army of B3. */

const soldiers = (w: Written = {}): PuertoCatan => table({ at: 'soldier', ...w });
/** A's N(1,1), B's N(0,2): pasture 5 at (1,1) has both, and D's N(0,-1) is alone on pasture 2. */
const HEX = hexAt(1, 1);

describe('ruling 24: the Soldier phase', () => {
  test('each in turn, clockwise from the active player; who holds no card is not asked', () => {
    const s = soldiers({ governor: C, devs: ['S', 'V', 'S', ''], hands: ['b', 'l', 'w', 'g'] });
    const order: number[] = [];
    while (s.todo[0].at === 'soldier') {
      order.push(actors(s)[0]);
      done(s);
    }
    // B holds a card: that it is no Soldier is B's secret
    expect(order).toEqual([C, A, B]);
  });

  test('the active player takes a card from every opponent on the hex, one each', () => {
    // B has two buildings at (0,1): still one card
    const s = soldiers({
      devs: ['S'],
      hands: ['', 'bb', 'll', 'ww'],
      settlements: [['N(1,1)'], ['N(0,1)', 'N(0,2)'], ['N(-1,2)'], ['N(1,0)']],
      roads: [[], [], [], []],
    });
    const heard = plays(s, A, { soldier: hexAt(0, 1), from: -1 });
    expect(heard).toEqual(['Player 1 played a Knight: their first.', 'Player 1 sent the robber to the fields 4.']);
    expect(now(s)).toBe(`steal ${TABLE}`);
    stolen(s, 'b');
    stolen(s, 'l');
    expect(hands(s)).toEqual(['bl', 'b', 'l', 'ww']);
    expect([s.robber, s.army, devs(s, A), now(s)]).toEqual([hexAt(0, 1), [1, 0, 0, 0], '', 'select 1']);
  });

  test('the active player names no victim, the others name one', () => {
    const active = soldiers({ devs: ['S'], hands: ['', 'b', 'l', 'w'] });
    for (const m of legal(active, A)) if ('soldier' in m) expect(m.from).toBe(-1);
    const other = soldiers({ devs: ['', 'S'], hands: ['b', '', 'l', 'w'] });
    expect(now(other)).toBe('soldier 1');
    expect(can(other, B, { soldier: HEX, from: A })).toBe(true);
    expect(can(other, B, { soldier: HEX, from: -1 })).toBe(false);
    expect(can(other, B, { soldier: HEX, from: D })).toBe(false);
  });

  test('the others steal one card from one of those on the hex', () => {
    const s = soldiers({
      devs: ['', 'S'],
      hands: ['bb', '', 'll', 'ww'],
      settlements: [['N(0,1)'], ['N(1,1)'], ['N(-1,2)'], ['N(1,0)']],
      roads: [[], [], [], []],
    });
    plays(s, B, { soldier: hexAt(0, 1), from: C });
    stolen(s, 'l');
    expect(hands(s)).toEqual(['bb', 'l', 'l', 'ww']);
  });

  test('opponents without a card lose none, and a hex without victims is a move as well', () => {
    const s = soldiers({ devs: ['', 'S'], hands: ['', '', 'l', ''] });
    expect(can(s, B, { soldier: HEX, from: A })).toBe(false);
    expect(can(s, B, { soldier: HEX, from: -1 })).toBe(true);
    plays(s, B, { soldier: HEX, from: -1 });
    expect([hands(s), s.army, s.robber]).toEqual([['', '', 'l', ''], [0, 1, 0, 0], HEX]);
  });

  test('one Soldier a phase for each, however many are held', () => {
    const s = soldiers({ devs: ['SSS', 'SS'] });
    plays(s, A, { soldier: HEX, from: -1 });
    expect(now(s)).toBe('soldier 1');
    plays(s, B, { soldier: hexAt(0, 0), from: -1 });
    expect([devs(s, A), devs(s, B), now(s)]).toEqual(['SS', 'S', 'select 1']);
  });

  test('to another hex, never where the robber is', () => {
    const s = soldiers({ devs: ['S'], robber: '1,1' });
    expect(can(s, A, { soldier: HEX, from: -1 })).toBe(false);
    const all = legal(s, A).flatMap((m) => ('soldier' in m ? [m.soldier] : []));
    expect(all).toEqual([...Array(19).keys()].filter((hex) => hex !== HEX));
  });

  test('may be kept', () => {
    const s = soldiers({ devs: ['S'] });
    expect(plays(s, A, { done: true })).toEqual(['Player 1 didn’t play a Knight.']);
    expect([devs(s, A), s.army[A]]).toEqual(['S', 0]);
  });

  test('who holds other cards only can play none', () => {
    const s = soldiers({ devs: ['VRPM'] });
    expect(legal(s, A)).toEqual([{ done: true }]);
    expect(can(s, A, { soldier: HEX, from: -1 })).toBe(false);
  });

  test('nobody discards: hands of eight and more stay whole', () => {
    const s = soldiers({ devs: ['S'], hands: ['', 'b'.repeat(12)] });
    plays(s, A, { soldier: HEX, from: -1 });
    stolen(s, 'b');
    expect(hand(s, B)).toBe('b'.repeat(11));
    expect(now(s)).toBe('select 1');
  });

  test('thief and victim see the card, each of several victims its own only', () => {
    const s = soldiers({
      devs: ['S'],
      hands: ['', 'bl', 'wg', 'o'],
      settlements: [['N(1,1)'], ['N(0,1)'], ['N(-1,2)'], ['N(1,0)']],
      roads: [[], [], [], []],
    });
    plays(s, A, { soldier: hexAt(0, 1), from: -1 });
    expect(s.todo[0]).toMatchObject({ at: 'steal', seat: A, victim: B });
    for (const eye of [A, B]) expect(hears(s, TABLE, { stolen: 0 }, eye)[0]).toContain('1 brick');
    for (const eye of [C, D, null]) expect(hears(s, TABLE, { stolen: 0 }, eye)[0]).toContain('a card');
    stolen(s, 'b');
    expect(s.todo[0]).toMatchObject({ at: 'steal', seat: A, victim: C });
    for (const eye of [B, D, null]) expect(hears(s, TABLE, { stolen: 3 }, eye)[0]).toContain('a card');
  });
});

describe('B3 the Largest Army', () => {
  const third = (w: Written): PuertoCatan => {
    const s = soldiers(w);
    plays(s, actors(s)[0], { soldier: HEX, from: -1 });
    return s;
  };

  test('goes to the first with three Soldiers: two points', () => {
    const two = third({ devs: ['S'], army: [1, 0, 0, 0] });
    expect(two.largest).toBe(-1);
    const s = third({ devs: ['S'], army: [2, 0, 0, 0] });
    expect(s.largest).toBe(A);
    expect(totals(s)).toEqual([4, 2, 2, 2]);
  });

  test('is taken by strictly more only', () => {
    const equal = third({ devs: ['S'], army: [2, 3, 0, 0], largest: B });
    expect(equal.largest).toBe(B);
    const more = third({ devs: ['S'], army: [3, 3, 0, 0], largest: B });
    expect(more.largest).toBe(A);
    expect(totals(more)).toEqual([4, 2, 2, 2]);
  });

  test('is told', () => {
    const s = soldiers({ devs: ['S'], army: [2, 0, 0, 0] });
    expect(plays(s, A, { soldier: HEX, from: -1 })).toContain('Player 1 got the Largest Army: 3.');
  });
});
