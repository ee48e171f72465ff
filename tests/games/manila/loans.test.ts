import { describe, expect, test } from 'vitest';
import { pause } from '../../../src/games/manila/rules/payday';
import {
  GINSENG,
  ILLEGAL,
  JADE,
  legal,
  limit,
  type Manila,
  NUTMEG,
  now,
  onRoutes,
  passRound,
  place,
  plays,
  refuses,
  rolls,
  SILK,
  spaces,
  TABLE,
  table,
  type Written,
} from './position';

/** Rule page 3.8 and worked example E4: loans, forced payments, the blind passenger. */

const BLIND = 'A stowaway takes a free seat on a punt at sea.';

describe('3.8.1 loan and redemption', () => {
  test('a share face down brings 12, turning it back costs 15; it may be pledged again', () => {
    const s = table();
    plays(s, 0, { loan: true });
    expect([s.cash[0], s.pledged[0]]).toEqual([42, 1]);
    plays(s, 0, { redeem: true });
    expect([s.cash[0], s.pledged[0]]).toEqual([27, 0]);
    plays(s, 0, { loan: true });
    expect([s.cash[0], s.pledged[0]]).toEqual([39, 1]);
  });

  test('no loan without a free share; nothing to redeem without a pledged one, or 15 pesos', () => {
    const s = table({ pledged: [2, 0, 1], cash: [30, 30, 14] });
    refuses(s, 0, { loan: true }, 'You have no shares left to pledge.');
    place(s, 'port:0');
    refuses(s, 1, { redeem: true }, 'None of these shares is pledged.');
    place(s, 'port:1');
    refuses(s, 2, { redeem: true }, 'Redeeming costs 15 pesos.');
  });
});

describe('3.8.2 timing', () => {
  const moments: [string, Manila][] = [
    ['auction', table({ at: 'auction' })],
    ['buying', table({ at: 'buy' })],
    ['loading', table({ at: 'load' })],
    ['launching', table({ at: 'launch' })],
    ['placing', table()],
    ['boarding', table({ at: 'after M2', boat: [0], punts: onRoutes([GINSENG, 13], [NUTMEG, 4], [SILK, 4]) })],
    ['the small pilot', table({ at: 'L', small: 0 })],
    ['the large pilot', table({ at: 'L', large: 0 })],
    ['plunder', table({ at: 'after M3', boat: [0], punts: onRoutes([GINSENG, 13], [NUTMEG, 4], [SILK, 4]) })],
  ];
  test.each(moments)('on any own decision: %s', (_moment, s) => {
    const asked = now(s);
    plays(s, 0, { loan: true });
    plays(s, 0, { redeem: true });
    expect(now(s)).toBe(asked);
    expect(s.cash[0]).toBe(27); // 30 + 12 - 15
  });

  test.each([false, true])('but not by TABLE, who ends the pause (hidden money: %s)', (hiddenMoney) => {
    const s = table({ at: 'pause', options: { hiddenMoney }, punts: onRoutes([0, 'port'], [1, 'yard'], [2, 'yard']) });
    expect(legal(s, TABLE)).toEqual([{ go: true }]);
    expect(pause.offers?.(s, { at: 'pause' }, TABLE)).toEqual([{ go: true }]);
    refuses(s, TABLE, { loan: true }, ILLEGAL);
    refuses(s, TABLE, { redeem: true }, ILLEGAL);
  });

  test('in the pause between voyages anybody, in any order; then the table goes on', () => {
    const s = table({
      at: 'pause',
      pledged: [0, 1, 2],
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    expect(now(s)).toBe('pause 0,1,2,-1');
    plays(s, 2, { redeem: true });
    plays(s, 0, { loan: true });
    plays(s, 1, { redeem: true });
    expect([s.cash, s.pledged]).toEqual([
      [42, 15, 15],
      [1, 0, 1],
    ]);
    plays(s, -1, { go: true });
    expect(now(s)).toBe('auction 0');
  });

  test('not for others while one decides, and not while dice are rolled', () => {
    const s = table();
    refuses(s, 1, { loan: true }, 'It’s not your turn to decide this.');
    const roll = table({ at: 'M1' });
    refuses(roll, 0, { loan: true }, 'It’s not your turn to decide this.');
  });

  test('not after the end', () => {
    const s = table({
      at: 'payday',
      values: [20, 0, 0, 0],
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    plays(s, -1, null);
    expect(now(s)).toBe('over');
    refuses(s, 0, { loan: true }, 'The game is over.');
  });
});

describe('3.8.3 a forced payment', () => {
  test('takes the fewest loans', () => {
    const s = table({ cash: [4, 30, 30] });
    const heard = plays(s, 0, { place: 'boat:0' });
    expect([s.cash[0], s.pledged[0]]).toEqual([11, 1]); // 4 + 12 - 5
    expect(heard).toContain('Player 1 pledged one share for 12.');
    const rich = table({ cash: [5, 30, 30] });
    plays(rich, 0, { place: 'boat:0' });
    expect([rich.cash[0], rich.pledged[0]]).toEqual([0, 0]);
  });

  test('the cheapest share is pledged first, among equals the one held longest', () => {
    const s = table({
      values: [20, 5, 10, 0],
      hands: [
        [GINSENG, NUTMEG],
        [SILK, JADE],
        [SILK, JADE],
      ],
      bought: [[SILK]],
    });
    const down = () => s.hands[0].map(({ pledged }) => pledged);
    plays(s, 0, { loan: true });
    expect(down()).toEqual([false, true, false]);
    plays(s, 0, { loan: true });
    expect(down()).toEqual([false, true, true]);
  });

  test('a pledged share is still one’s own, and counts in full', () => {
    const s = table({
      at: 'payday',
      values: [20, 0, 0, 0],
      pledged: [2, 0, 0],
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']),
    });
    expect(limit(s, 0)).toBe(30);
    expect(s.hands[0]).toHaveLength(2);
  });
});

describe('3.8.4 nobody places beyond cash and 12 for every free share', () => {
  test('a space that costs more is refused', () => {
    const s = table({ cash: [3, 30, 30], pledged: [2, 0, 0] });
    refuses(s, 0, { place: 'boat:0' }, 'It costs 5; your limit is 3.');
    refuses(s, 0, { place: 'port:0' }, 'It costs 4; your limit is 3.');
    expect(spaces(s, 0)).toEqual([
      'seat:0:0',
      'seat:1:0',
      'seat:2:0',
      'port:1',
      'port:2',
      'yard:1',
      'yard:2',
      'small',
      'agent',
    ]);
  });

  test('one free share opens them all', () => {
    const s = table({ cash: [0, 30, 30], pledged: [1, 0, 0] });
    expect(spaces(s, 0)).toContain('boat:0');
  });
});

describe('3.8.5 the blind passenger', () => {
  /** Seat 0 has this much and no free share; every space below 4 is taken. */
  const poor = (cash: number, more: Partial<Written> = {}): Manila =>
    table({
      seats: 5,
      at: 'P3',
      cash: [cash, 30, 30, 30, 30],
      pledged: [2, 0, 0, 0, 0],
      punts: onRoutes([GINSENG, 9, [1, 1, 2]], [NUTMEG, 5, [2, 3]], [JADE, 3, [4]]),
      ports: { 1: 1, 2: 2 },
      yards: { 1: 3, 2: 3 },
      small: 4,
      large: 4,
      pieces: [3, 0, 0, 0, 0],
      ...more,
    });

  test('no free share, and less than the cheapest paid space: a seat on a punt at sea for all he has', () => {
    const s = poor(3); // what is left costs 4 and 5
    expect(spaces(s, 0)).toEqual(['seat:1:2', 'seat:2:1']);
    const heard = plays(s, 0, { place: 'seat:2:1' });
    expect(heard).toEqual(['Player 1 stowed away: seat 2 on Jade, for all they had (3).']);
    expect([s.cash[0], s.punts[2].aboard]).toEqual([0, [4, 0]]);
  });

  test('all he has may be nothing', () => {
    const s = poor(0);
    plays(s, 0, { place: 'seat:1:2' });
    expect(s.cash[0]).toBe(0);
  });

  test('with enough for one space he is none', () => {
    const s = poor(4);
    expect(spaces(s, 0)).toEqual(['seat:1:2', 'seat:2:1', 'port:0', 'yard:0', 'agent']);
    refuses(s, 0, { place: 'boat:0' }, 'It costs 5; your limit is 4.');
    plays(s, 0, { place: 'seat:1:2' });
    expect(s.cash[0]).toBe(0);
  });

  test('insurance is closed to him, and so is every space that is no seat', () => {
    const s = poor(3);
    refuses(s, 0, { place: 'agent' }, 'A stowaway can’t be the insurance agent.');
    for (const space of ['port:0', 'yard:0', 'boat:0']) refuses(s, 0, { place: space }, BLIND);
  });

  test('option anyButInsurance: any vacant space but the insurance', () => {
    const s = poor(3, { options: { blindPassenger: 'anyButInsurance' } });
    expect(spaces(s, 0)).toEqual(['seat:1:2', 'seat:2:1', 'port:0', 'yard:0', 'boat:0']);
    refuses(s, 0, { place: 'agent' }, 'A stowaway can’t be the insurance agent.');
    plays(s, 0, { place: 'boat:0' });
    expect([s.cash[0], s.boat]).toEqual([0, [0]]);
  });

  test('he takes the cheapest vacant seat like everybody', () => {
    refuses(poor(3), 0, { place: 'seat:2:2' }, 'Take the cheapest vacant seat first.');
  });

  test('he may pass instead', () => {
    const s = poor(3);
    expect(legal(s, 0)).toContainEqual({ pass: true });
    plays(s, 0, { pass: true });
    expect(s.passed[0]).toBe(true);
  });

  test('it is asked anew at every turn', () => {
    // round one: 0 pesos, a seat for nothing; then nothing has changed, and again
    const s = table({ cash: [0, 30, 30], pledged: [2, 0, 0] });
    place(s, 'seat:0:0', 'port:0', 'port:1');
    expect(spaces(s, 0)).toEqual(['seat:0:1', 'seat:1:0', 'seat:2:0']);
    s.cash[0] = 2;
    s.income[0] = 60;
    expect(spaces(s, 0)).toContain('agent'); // two pesos pay for a seat: no blind passenger any more
  });

  test('hidden money: it is the same, told to nobody before it is done', () => {
    const s = poor(3, { options: { hiddenMoney: true } });
    expect(spaces(s, 0)).toEqual(['seat:1:2', 'seat:2:1']);
    refuses(s, 0, { place: 'agent' }, 'You can’t afford that space.');
  });
});

test('E4 loan chain and blind passenger', () => {
  // four players; S is seat 0; values are 10 for ginseng, 0 for nutmeg
  const s = table({
    seats: 4,
    at: 'auction',
    cash: [4, 30, 30, 30],
    values: [10, 0, 5, 5],
    hands: [
      [SILK, JADE],
      [SILK, JADE],
      [GINSENG, SILK],
      [GINSENG, JADE],
    ],
  });
  expect(limit(s, 0)).toBe(28);
  plays(s, 0, { bid: 20 });
  for (const seat of [1, 2, 3]) plays(s, seat, { pass: true });
  expect([s.cash[0], s.pledged[0]]).toEqual([8, 2]);
  refuses(s, 0, { buy: GINSENG }, 'The share costs 10; your limit is 8.');
  plays(s, 0, { buy: NUTMEG });
  expect([s.cash[0], limit(s, 0), s.pledged[0]]).toEqual([3, 15, 2]);
  plays(s, 0, { loan: true });
  expect([s.cash[0], s.pledged[0]]).toEqual([15, 3]);
  plays(s, 0, { redeem: true });
  expect([s.cash[0], s.pledged[0], limit(s, 0)]).toEqual([0, 2, 12]);
  plays(s, 0, { load: [GINSENG, SILK, JADE] });
  plays(s, 0, {
    launch: [
      [0, 0],
      [1, 5],
      [2, 4],
    ],
  });
  // placement 1: no cash, but a free share: not a blind passenger
  expect(spaces(s, 0)).toContain('large');
  place(s, 'boat:0');
  expect([s.cash[0], s.pledged[0]]).toEqual([7, 3]);
  place(s, 'small', 'port:2', 'yard:2');
  rolls(s, 1, 1, 1);
  place(s, 'large');
  expect(s.cash[0]).toBe(2);
  place(s, 'seat:0:0', 'seat:0:1', 'seat:2:0');
  rolls(s, 1, 1, 1);
  // jade has one aboard; two more stand there already, so that its cheapest seat costs 5
  s.punts[2].aboard.push(2, 3);
  s.pieces[2]--;
  s.pieces[3]--;

  expect(spaces(s, 0)).toEqual(['seat:0:2', 'seat:1:0', 'seat:2:3']);
  refuses(s, 0, { place: 'agent' }, 'A stowaway can’t be the insurance agent.');
  for (const space of ['port:0', 'port:1', 'yard:0', 'yard:1', 'boat:1']) refuses(s, 0, { place: space }, BLIND);
  // had a 2-peso space been vacant, he would have to pay for it like everybody
  const other = structuredClone(s);
  other.small = -1;
  other.pieces[1]++;
  expect(spaces(other, 0)).toEqual(['small', 'agent']);
  place(s, 'seat:2:3');
  expect(s.cash[0]).toBe(0);
  passRound(s);
  expect(s.pledged[0] * 15).toBe(45);
});
