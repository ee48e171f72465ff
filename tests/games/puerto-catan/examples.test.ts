import { describe, expect, test } from 'vitest';
import { play } from '../../../src/engine/run';
import {
  A,
  any,
  at,
  B,
  BUILDER,
  C,
  chooses,
  D,
  devs,
  done,
  edge,
  hands,
  now,
  PRODUCER,
  PROSPECTOR,
  PROSPECTOR_TWO,
  type PuertoCatan,
  plays,
  ROBBER,
  roll,
  rules,
  SOLDIER,
  SOLDIERS,
  skip,
  TABLE,
  TRADER,
  table,
} from './position';

/** Rule page B5, example for example. */

const SEAT = ['A', 'B', 'C', 'D'];
/** "A1 B1 C4 D1". */
const gold = (s: PuertoCatan): string => s.gold.map((n, seat) => `${SEAT[seat]}${n}`).join(' ');
const onRoles = (s: PuertoCatan): number[] => s.roleGold;

describe('PC-T1 roles and gold with four', () => {
  const s = table({ hands: ['', 'wgo', '', 'bl'] });

  test('all have 0, and nothing lies on the roles', () => {
    expect(gold(s)).toBe('A0 B0 C0 D0');
    expect(onRoles(s)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(now(s)).toBe('select 0');
  });

  test('round 1, Governor A: A is Producer, and everybody rolls once', () => {
    chooses(s, PRODUCER);
    const rolled: number[] = [];
    while (s.todo[0].at === 'produce') {
      rolled.push(s.todo[0].seat);
      roll(s, 6, 6);
    }
    expect(rolled).toEqual([A, B, C, D]);
  });

  test('B is Builder: nobody has gold, so there are no fees', () => {
    expect(now(s)).toBe('select 1');
    chooses(s, BUILDER);
    skip(s);
    expect(gold(s)).toBe('A0 B0 C0 D0');
  });

  test('C is Trader, D Prospector: D takes a card, A, B and C get 1 gold', () => {
    chooses(s, TRADER);
    skip(s);
    expect(now(s)).toBe('select 3');
    chooses(s, PROSPECTOR);
    expect(now(s)).toBe('prospect 3');
    const before = hands(s);
    plays(s, D, { take: 0 });
    expect(hands(s)).toEqual([before[A], before[B], before[C], 'bbl']);
    expect(gold(s)).toBe('A1 B1 C1 D0');
  });

  test('unchosen Soldier, second Prospector and Robber get 1 each; the Governor is B', () => {
    expect(onRoles(s)).toEqual([0, 0, 0, 1, 0, 1, 1]);
    expect([s.round, s.governor, now(s)]).toEqual([2, B, 'select 1']);
    // all cards are back
    expect(s.chosen).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  test('round 2: B takes the second Prospector with its gold, and a card; the others get 1', () => {
    chooses(s, PROSPECTOR_TWO);
    expect(gold(s)).toBe('A2 B2 C2 D1');
    plays(s, B, { take: 3 });
    expect(gold(s)).toBe('A2 B2 C2 D1');
  });

  test('C is Builder: D builds a road and pays 1, A builds nothing and pays nothing, B buys a card and pays 1', () => {
    expect(now(s)).toBe('select 2');
    chooses(s, BUILDER);
    // C has no cards to build with, and is not even asked
    expect(now(s)).toBe('build 3');
    const heard = plays(s, D, { road: edge('S(1,-2) N(1,-1)') });
    expect(heard[0]).toBe('Player 4 paid Player 3 1 gold for building.');
    expect(gold(s)).toBe('A2 B2 C3 D0');
    skipTo(s, B);
    expect(gold(s)).toBe('A2 B2 C3 D0');
    plays(s, B, { buy: true });
    plays(s, TABLE, { drawn: SOLDIER });
    expect(gold(s)).toBe('A2 B1 C4 D0');
  });

  test('D takes Soldier with its gold', () => {
    expect(now(s)).toBe('select 3');
    chooses(s, SOLDIERS);
    expect(gold(s)).toBe('A2 B1 C4 D1');
    // only B holds a card that might be one
    expect(now(s)).toBe('soldier 1');
    expect(devs(s, B)).toBe('S');
    done(s);
  });

  test('A takes Producer; Trader and Prospector have 1 now, Robber 2; the Governor is C', () => {
    expect(now(s)).toBe('select 0');
    chooses(s, PRODUCER);
    while (s.todo[0].at === 'produce') {
      // B holds a card, and might play it after the roll
      if (s.todo[0].rolled) done(s);
      else roll(s, 6, 6);
    }
    expect(onRoles(s)).toEqual([0, 1, 0, 0, 1, 2, 0]);
    expect(gold(s)).toBe('A2 B1 C4 D1');
    expect([s.round, s.governor, now(s)]).toEqual([3, C, 'select 2']);
  });
});

/** Whoever is asked before that seat builds nothing. */
function skipTo(s: PuertoCatan, seat: number): void {
  for (let guard = 0; guard < 5 && now(s) !== `build ${seat}`; guard++) done(s);
  expect(now(s)).toBe(`build ${seat}`);
}

test('PC-T1 with three people: six roles leave three unchosen, too', () => {
  const s = table({ seats: 3 });
  expect(s.roleGold).toHaveLength(6);
  chooses(s, ROBBER);
  plays(s, A, { stay: true });
  chooses(s, SOLDIERS);
  chooses(s, PROSPECTOR);
  plays(s, C, { take: 0 });
  expect(s.roleGold).toEqual([1, 1, 1, 0, 0, 0]);
  expect(gold(s)).toBe('A1 B1 C0');
  expect([s.governor, now(s)]).toEqual([B, 'select 1']);
});

describe('PC-T5 shortage', () => {
  // 17 lumber are in hands, so two are left; nine is the forest at (2,-2) and the fields at (-2,0)
  const short = (pieces: { settlements: string[][]; cities: string[][] }): PuertoCatan =>
    table({
      at: 'producer',
      hands: ['', 'l'.repeat(6), '', 'l'.repeat(11)],
      roads: [[], [], [], []],
      ...pieces,
    });
  const hear = (s: PuertoCatan): string[] => roll(s, 4, 5);

  test('a city of P3 and a settlement of P1 on Forest 9: three are due to two, so nobody gets lumber', () => {
    const s = short({ settlements: [['N(2,-2)'], [], ['N(-1,2)'], []], cities: [[], [], ['S(2,-2)'], []] });
    expect(s.bank[1]).toBe(2);
    const heard = hear(s);
    expect(hands(s)).toEqual(['', 'llllll', '', 'lllllllllll']);
    expect(s.bank[1]).toBe(2);
    expect(heard).toContain('The bank was short of lumber.');
  });

  test('if P3 owns both, three are due to him alone: he gets the two', () => {
    const s = short({ settlements: [[], [], ['N(2,-2)'], []], cities: [[], [], ['S(2,-2)'], []] });
    const heard = hear(s);
    expect(hands(s)[C]).toBe('ll');
    expect(s.bank[1]).toBe(0);
    expect(heard).toContain('Player 3 collected 2 lumber.');
    expect(heard).toContain('The bank was short of lumber.');
  });

  test('other resources of the same roll are unaffected', () => {
    // the fields of the same number belong to P2
    const s = short({
      settlements: [['N(2,-2)'], ['N(-2,0)'], ['N(-1,2)'], []],
      cities: [[], [], ['S(2,-2)'], []],
    });
    const heard = hear(s);
    expect(hands(s)).toEqual(['', 'llllllg', '', 'lllllllllll']);
    expect(heard).toEqual([
      'Player 1 rolled 4 and 5: 9.',
      'Player 2 collected 1 grain.',
      'The bank was short of lumber.',
    ]);
  });

  test('with enough in the bank everybody gets what is due', () => {
    const s = table({
      at: 'producer',
      hands: ['', 'l'.repeat(6), '', 'l'.repeat(10)],
      roads: [[], [], [], []],
      settlements: [['N(2,-2)'], [], ['N(-1,2)'], []],
      cities: [[], [], ['S(2,-2)'], []],
    });
    hear(s);
    expect([hands(s)[A], hands(s)[C], s.bank[1]]).toEqual(['l', 'll', 0]);
  });
});

describe('B3 production', () => {
  const s = (robber?: string): PuertoCatan =>
    table({
      at: 'producer',
      robber,
      roads: [[], [], [], []],
      settlements: [['N(1,1)'], ['N(0,0)'], ['S(2,-2)'], []],
      cities: [[], ['N(-2,2)'], [], []],
    });

  test('each hex of the number gave 1 to a settlement and 2 to a city', () => {
    // N(-2,2): forest 8, mountains 3, hills 5
    const one = s();
    roll(one, 3, 5);
    expect(hands(one)).toEqual(['o', 'll', '', '']);
    const three = s();
    roll(three, 1, 2);
    // the forest 3 has A's N(1,1) at its south, the mountains 3 has B's city
    expect(hands(three)).toEqual(['l', 'oo', '', '']);
  });

  test('the robber’s hex gave nothing, the other one of that number does', () => {
    const robbed = s('-2,1');
    roll(robbed, 4, 4);
    expect(hands(robbed)).toEqual(['o', '', '', '']);
  });

  test('a number without buildings gave nothing', () => {
    const none = s();
    expect(roll(none, 6, 6)).toEqual(['Player 1 rolled 6 and 6: 12.']);
  });

  test('on a beginner preset one roll brings a seat 20/36 cards on the average', () => {
    for (const seats of [3, 4]) {
      const got = new Array(seats).fill(0);
      for (let a = 1; a <= 6; a++) {
        for (let b = 1; b <= 6; b++) {
          if (a + b === 7) continue;
          const t = table({ seats, at: 'producer' });
          plays(t, A, { roll: true });
          play(rules, any(t), TABLE, { dice: [a, b] });
          t.hands.forEach(({ kinds }, seat) => {
            got[seat] += kinds.length;
          });
        }
      }
      expect(got).toEqual(new Array(seats).fill(20));
    }
  });

  test('set-up: placed 1 to n and n to 1, the second settlement’s hexes give the first cards', () => {
    const t = rules.setup(3, { board: 'beginner', discard: true, tradeGold: false, goldCap: false }) as PuertoCatan;
    t.todo.shift();
    t.todo.unshift({ at: 'starter' });
    play(rules, any(t), TABLE, { starter: C });
    const order: number[] = [];
    const spots = ['N(1,1)', 'N(-2,2)', 'S(2,-2)', 'N(-1,2)', 'N(0,2)', 'N(-2,3)'];
    const ends = ['S(2,-1)', 'S(-2,1)', 'N(1,-1)', 'S(0,1)', 'S(1,1)', 'S(-2,2)'];
    spots.forEach((spot, i) => {
      const [f] = t.todo;
      if (f.at !== 'place') throw new Error(f.at);
      order.push(f.seat);
      expect(hands(t).every((hand, seat) => hand === '' || order.filter((one) => one === seat).length > 1)).toBe(true);
      plays(t, f.seat, { settle: at(spot), road: edge(`${spot} ${ends[i]}`) });
    });
    expect(order).toEqual([C, A, B, B, A, C]);
    // N(-1,2): mountains, fields, fields; N(0,2): fields, pasture, pasture; N(-2,3): hills, fields
    expect(hands(t)).toEqual(['wwg', 'ggo', 'bg']);
    expect(now(t)).toBe('select 2');
  });
});
