import { describe, expect, test } from 'vitest';
import {
  A,
  actors,
  at,
  B,
  C,
  can,
  chooses,
  D,
  done,
  edge,
  hexAt,
  legal,
  now,
  type PuertoCatan,
  path,
  plays,
  ROBBER,
  rules,
  sees,
  skip,
  TABLE,
  table,
  totals,
  VICTORY,
  type Written,
} from './position';

/** Rulings 27, 28, 30 and 36 of rule page B2. */

/** Eight points for A: four cities. */
const EIGHT: Written = {
  settlements: [[], ['N(0,2)'], ['S(2,-2)'], ['N(0,-1)']],
  cities: [['N(1,1)', 'N(-2,3)', 'N(-2,1)', 'N(-2,0)'], [], [], []],
  roads: [['N(1,1) S(2,-1)'], ['N(0,2) S(1,1)'], [], []],
};

describe('ruling 27: the last round', () => {
  const near = (w: Written = {}): PuertoCatan => table({ ...EIGHT, at: 'builder', hands: ['wgo', 'bl', '', ''], ...w });

  test('ten points with hidden victory cards: told at once, and they are turned up', () => {
    const s = near({ devs: ['V'] });
    plays(s, A, { buy: true });
    const heard = plays(s, TABLE, { drawn: VICTORY });
    expect(heard).toEqual(['Player 1 reached 10 points, with 2 victory cards revealed. This is the last round.']);
    expect([s.last, s.vp, totals(s)[A]]).toEqual([A, [2, 0, 0, 0], 10]);
    for (const eye of [B, null]) expect(sees(s, eye).vp).toEqual([2, 0, 0, 0]);
  });

  test('nine are too few, and the card stays hidden', () => {
    const s = near();
    plays(s, A, { buy: true });
    expect(plays(s, TABLE, { drawn: VICTORY })).toEqual([]);
    expect([s.last, s.vp]).toEqual([-1, [0, 0, 0, 0]]);
  });

  test('the round is finished: all selections and phases that are left, then the end', () => {
    const s = near({ devs: ['V'] });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: VICTORY });
    // B may still build in this phase
    expect(now(s)).toBe('build 1');
    plays(s, B, { road: edge('S(1,1) N(1,2)') });
    const order: number[] = [];
    for (const role of [ROBBER, 3, 4]) {
      order.push(actors(s)[0]);
      chooses(s, role);
      if (s.todo[0].at === 'robber') plays(s, actors(s)[0], { stay: true });
      skip(s);
    }
    expect(order).toEqual([B, C, D]);
    expect(now(s)).toBe(`finish ${TABLE}`);
    plays(s, TABLE, null);
    expect([now(s), rules.ending(s), rules.winners(s)]).toEqual(['over', 'ten', [A]]);
  });

  test('is for good, even if the points drop again, and somebody else may win', () => {
    // A has ten with the longest road; B cuts it in the same phase
    const s = table({
      at: 'builder',
      settlements: [[], ['N(0,-1)'], [], []],
      cities: [['N(1,1)', 'N(-2,3)', 'S(-1,-1)', 'N(2,-1)'], [], [], []],
      roads: [
        path('S(-1,-1)', 'N(-1,0)', 'S(0,-1)', 'N(0,0)', 'S(1,-1)'),
        path('N(0,-1)', 'S(1,-2)', 'N(0,0)'),
        [],
        [],
      ],
      hands: ['bl', 'blwg'],
    });
    const heard = plays(s, A, { road: edge('S(1,-1) N(1,0)') });
    expect(heard.at(-1)).toBe('Player 1 reached 10 points. This is the last round.');
    plays(s, B, { settlement: at('N(0,0)') });
    expect([s.longest, totals(s)[A], s.last]).toEqual([-1, 8, A]);
  });

  test('the longest road that somebody else’s settlement brings counts as well', () => {
    // C has eight points and five roads; B's longer one is cut by A
    const s = table({
      at: 'builder',
      settlements: [['N(0,-1)'], ['S(-1,-1)'], ['N(0,3)'], []],
      cities: [[], [], ['N(1,1)', 'N(-2,3)', 'N(2,0)', 'S(2,-2)'], []],
      roads: [
        path('N(0,-1)', 'S(1,-2)', 'N(0,0)'),
        path('S(-1,-1)', 'N(-1,0)', 'S(0,-1)', 'N(0,0)', 'S(1,-1)', 'N(1,0)', 'S(2,-1)'),
        path('N(0,3)', 'S(0,2)', 'N(-1,3)', 'S(-1,2)', 'N(-2,3)', 'S(-2,2)'),
        [],
      ],
      longest: B,
      hands: ['blwg'],
    });
    plays(s, A, { settlement: at('N(0,0)') });
    expect([s.longest, s.last, totals(s)[C]]).toEqual([C, C, 11]);
  });

  test('only the one with ten points turns cards up; the others’ lie open at the end', () => {
    const s = near({ devs: ['V', 'VV'], hands: ['wgo', '', '', ''] });
    plays(s, A, { buy: true });
    plays(s, TABLE, { drawn: VICTORY });
    expect(s.vp).toEqual([2, 0, 0, 0]);
    expect(sees(s, C).devs[B]).toBe(null);
    for (const role of [ROBBER, 3, 4]) {
      while (s.todo[0].at === 'build') done(s);
      chooses(s, role);
      if (s.todo[0].at === 'robber') plays(s, actors(s)[0], { stay: true });
      skip(s);
    }
    plays(s, TABLE, null);
    expect(s.vp).toEqual([2, 2, 0, 0]);
    expect(totals(s)).toEqual([10, 3, 1, 1]);
    expect(s.open).toBe(true);
  });

  test('the Largest Army can be what makes ten', () => {
    const s = table({ ...EIGHT, at: 'soldier', devs: ['S'], army: [2, 0, 0, 0] });
    const heard = plays(s, A, { soldier: hexAt(0, 2), from: -1 });
    expect(heard.at(-1)).toBe('Player 1 reached 10 points. This is the last round.');
  });

  test('a second one with ten changes nothing', () => {
    const s = near({ last: D, devs: ['V'] });
    plays(s, A, { buy: true });
    expect(plays(s, TABLE, { drawn: VICTORY })).toEqual([]);
    expect([s.last, s.vp]).toEqual([D, [0, 0, 0, 0]]);
  });
});

/** The winners of a table at its end, written down by points, cards and gold. */
function winners(w: Written): number[] {
  const s = table({ last: A, taken: ['robber', 'soldier', 'trader'], ...w });
  chooses(s, 4);
  done(s);
  plays(s, TABLE, null);
  return rules.winners(s);
}

describe('ruling 28: the winner', () => {
  // D takes no card as Prospector, and the other three get 1 gold each
  test('has the highest total', () => {
    expect(winners({ ...EIGHT, hands: ['', 'bbbb'] })).toEqual([A]);
  });

  test('of several, more cards in hand: resources and unplayed development cards', () => {
    const hands = ['bbb', 'bbbb', 'b', 'bb'];
    expect(winners({ hands })).toEqual([B]);
    expect(winners({ hands, devs: ['SP', '', '', 'SSRP'] })).toEqual([D]);
  });

  test('victory cards count among them', () => {
    // C has a settlement less and a victory card more
    const w: Written = {
      settlements: [['N(1,1)', 'N(-2,3)'], ['N(-2,2)'], ['S(2,-2)'], []],
      roads: [[], [], [], []],
      hands: ['b', '', 'b', ''],
      devs: ['', '', 'V', ''],
    };
    expect(winners(w)).toEqual([C]);
  });

  test('played Soldiers do not', () => {
    expect(winners({ hands: ['b', 'b', '', ''], army: [0, 2, 0, 0], gold: [5, 0, 0, 0] })).toEqual([A]);
  });

  test('then most gold', () => {
    expect(winners({ hands: ['b', 'b', 'b', ''], gold: [0, 4, 3, 9] })).toEqual([B]);
  });

  test('then the win is shared', () => {
    expect(winners({ hands: ['b', 'l', 'w', ''], gold: [2, 2, 1, 9] })).toEqual([A, B]);
    expect(winners({ gold: [2, 2, 2, 3] })).toEqual([A, B, C, D]);
  });

  test('nobody has won before the end', () => {
    expect(rules.winners(table({ ...EIGHT }))).toEqual([]);
  });
});

describe('ruling 30: hands', () => {
  test('counts of cards and gold are public, victory cards are not', () => {
    const s = table({ hands: ['bbl', 'w'], devs: ['V', 'SS'], gold: [3, 1, 0, 2] });
    for (const eye of [null, C]) {
      const v = sees(s, eye);
      expect(v.hands.map(({ size }) => size)).toEqual([3, 1, 0, 0]);
      expect(v.gold).toEqual([3, 1, 0, 2]);
      expect(v.devCount).toEqual([1, 2, 0, 0]);
      expect(v.devs[A]).toBe(null);
      expect(v.vp).toEqual([0, 0, 0, 0]);
    }
    expect(sees(s, A).devs[A]).toEqual([0, 1, 0, 0, 0]);
  });

  test('a hidden victory card is no public point, and one in the own view', () => {
    const s = table({ devs: ['V'] });
    expect(totals(s)).toEqual([2, 2, 2, 2]);
    expect(sees(s, A).devs[A]?.[VICTORY]).toBe(1);
  });
});

describe('ruling 36: a player with nothing to do', () => {
  test('is skipped where everybody can tell that no action exists', () => {
    expect(now(table({ at: 'builder' }))).toBe('select 1');
    expect(now(table({ at: 'trader', gold: [2, 2, 2, 2] }))).toBe('select 1');
    expect(now(table({ at: 'soldier' }))).toBe('select 1');
    expect(now(table({ at: 'builder', hands: ['', 'b', 'bb', ''] }))).toBe('build 2');
    expect(now(table({ at: 'trader', gold: [2, 3, 0, 0] }))).toBe('trade 1');
  });

  test('is asked as long as a card in hand might do something', () => {
    // not even this one: but that the card is a victory card is a secret
    for (const w of [
      { at: 'trader', devs: ['V'] },
      { at: 'builder', devs: ['V'] },
      { at: 'soldier', devs: ['V'] },
    ] as Written[]) {
      const s = table(w);
      expect(actors(s)).toEqual([A]);
      expect(legal(s, A)).toEqual([{ done: true }]);
    }
    const rolled = table({ at: 'producer', devs: ['V'] });
    plays(rolled, A, { roll: true });
    plays(rolled, TABLE, { dice: [6, 6] });
    expect(now(rolled)).toBe('produce 0');
  });

  test('nobody who could act is skipped: one card is enough to trade, two to build', () => {
    expect(now(table({ at: 'trader', hands: ['b', 'l'] }))).toBe('trade 0');
    const two = table({ at: 'builder', hands: ['bl'] });
    expect(can(two, A, { road: edge('S(2,-1) N(1,0)') })).toBe(true);
    const gold = table({ at: 'trader', gold: [1, 0, 0, 0], hands: ['', 'b'], options: { tradeGold: true } });
    expect(now(gold)).toBe('trade 0');
  });
});
