import { describe, expect, test } from 'vitest';
import { begin, play } from '../../../src/engine/run';
import {
  A,
  actors,
  any,
  B,
  C,
  chooses,
  D,
  game,
  hand,
  hexAt,
  legal,
  now,
  PRODUCER,
  PROSPECTOR,
  PROSPECTOR_TWO,
  type PuertoCatan,
  plays,
  ROBBER,
  rules,
  skip,
  TABLE,
  table,
  words,
} from './position';

/** Rulings of rule page B2 about rounds, roles and gold: 1 to 7, 25, 26, 32 to 34. */

/** All roles of one round, one after the other, with nothing done in their phases. */
function round(s: PuertoCatan, ...roles: number[]): void {
  for (const role of roles) {
    chooses(s, role);
    if (s.todo[0].at === 'robber') plays(s, actors(s)[0], { stay: true });
    skip(s);
  }
}

describe('ruling 1: starting gold', () => {
  test.each([3, 4])('is 0 for players and on roles, of which %i people have three more than heads', (seats) => {
    const s = begin(rules, seats, rules.options({}, seats)) as unknown as PuertoCatan;
    expect(s.gold).toEqual(new Array(seats).fill(0));
    expect(s.roleGold).toEqual(new Array(seats + 3).fill(0));
  });
});

describe('ruling 2: gold supply', () => {
  test('is unlimited', () => {
    const s = table({ at: 'prospector', gold: [40, 40, 40, 40] });
    expect(s.gold).toEqual([40, 41, 41, 41]);
  });

  test('with 30 pieces, gold on roles counts, and nothing more is paid out', () => {
    const s = table({
      at: 'prospector',
      options: { goldCap: true },
      gold: [10, 10, 4, 3],
      roleGold: { [PRODUCER]: 2 },
    });
    // one piece was left: the next clockwise gets it
    expect(s.gold).toEqual([10, 11, 4, 3]);
  });

  test('with 30 pieces, roles get gold as long as there is any', () => {
    const s = table({ seats: 3, options: { goldCap: true }, gold: [10, 10, 9] });
    round(s, ROBBER, 3);
    chooses(s, 0);
    skipRolls(s);
    expect(s.gold.reduce((a, b) => a + b) + s.roleGold.reduce((a, b) => a + b)).toBe(30);
    expect(s.roleGold.filter((gold) => gold === 1)).toHaveLength(1);
  });

  test('is back in the supply when it is paid to the bank', () => {
    const s = table({ at: 'trader', options: { goldCap: true }, gold: [30, 0, 0, 0], hands: ['', '', '', ''] });
    plays(s, A, { gold: 0 });
    skip(s);
    chooses(s, PROSPECTOR);
    expect(s.gold).toEqual([28, 0, 1, 1]);
  });
});

function skipRolls(s: PuertoCatan): void {
  while (s.todo[0].at === 'produce') {
    plays(s, s.todo[0].seat, { roll: true });
    plays(s, TABLE, { dice: [6, 6] });
  }
}

describe('ruling 3: starting player', () => {
  test.each([0, 1, 2, 3])('the winner of the roll, seat %i, places first and last, and is Governor', (first) => {
    const s = begin(rules, 4, rules.options({}, 4)) as unknown as PuertoCatan;
    expect(now(s)).toBe(`starter ${TABLE}`);
    play(rules, any(s), TABLE, { starter: first });
    expect(s.governor).toBe(first);
    const order: number[] = [];
    while (s.todo[0].at === 'place') {
      order.push(s.todo[0].seat);
      plays(s, s.todo[0].seat, legal(s, s.todo[0].seat)[0]);
    }
    const clockwise = [0, 1, 2, 3].map((k) => (first + k) % 4);
    expect(order).toEqual([...clockwise, ...clockwise.toReversed()]);
    expect(now(s)).toBe(`select ${first}`);
  });

  test('each is as likely as any other', () => {
    const step = rules.steps.starter;
    if (step.kind !== 'chance') throw new Error('starter');
    const s = begin(rules, 3, rules.options({}, 3)) as unknown as PuertoCatan;
    expect(step.outcomes?.(s, s.todo[0])).toEqual([0, 1, 2].map((starter) => ({ move: { starter }, weight: 1 })));
  });
});

describe('ruling 4: the active player', () => {
  test('is the chooser for the whole phase, and the turns go clockwise from there', () => {
    const s = table({ at: 'producer', governor: C, taken: ['robber'] });
    const turns: number[] = [];
    for (const f of s.todo) {
      if (f.at !== 'produce') continue;
      turns.push(f.seat);
      expect(f.active).toBe(D);
    }
    expect(turns).toEqual([D, A, B, C]);
  });
});

describe('ruling 5: selections', () => {
  test('everybody chooses exactly once a round', () => {
    const s = table();
    const order: number[] = [];
    while (s.round === 1) {
      order.push(actors(s)[0]);
      const roles = [ROBBER, 3, PROSPECTOR, PROSPECTOR_TWO];
      round(s, roles[order.length - 1]);
    }
    expect(order).toEqual([A, B, C, D]);
  });

  test('choosing is compulsory: nothing else can be done', () => {
    const s = table({ taken: ['robber', 'prospector'] });
    expect(legal(s, C)).toEqual([0, 1, 2, 3, 6].map((role) => ({ role })));
  });

  test('a role that is gone cannot be chosen again', () => {
    const s = table({ taken: ['robber'] });
    expect(legal(s, B)).not.toContainEqual({ role: ROBBER });
  });

  test('using a role is optional, but a Producer’s roll is not', () => {
    for (const at of ['trader', 'builder', 'soldier', 'prospector'] as const) {
      const s = table({ at, hands: ['bbll'], devs: ['S'] });
      expect(legal(s, A)).toContainEqual({ done: true });
    }
    expect(legal(table({ at: 'robber' }), A)).toContainEqual({ stay: true });
    expect(legal(table({ at: 'producer', devs: ['S'] }), A)).toEqual([{ roll: true }]);
  });
});

describe('ruling 6: gold on roles', () => {
  test('is taken at once and all of it, by the chooser alone', () => {
    const s = table({ roleGold: { [ROBBER]: 3, [PROSPECTOR]: 1 } });
    const heard = chooses(s, ROBBER);
    expect(heard).toEqual(['Player 1 chose the Robber and took 3 gold from it.']);
    expect(s.gold).toEqual([3, 0, 0, 0]);
    expect(s.roleGold[ROBBER]).toBe(0);
    expect(s.roleGold[PROSPECTOR]).toBe(1);
  });

  test('grows by one for each unchosen role, round after round', () => {
    const s = table();
    round(s, ROBBER, 3, PROSPECTOR, PROSPECTOR_TWO);
    expect(s.roleGold).toEqual([1, 1, 1, 0, 0, 0, 0]);
    round(s, ROBBER, 3, PROSPECTOR, PROSPECTOR_TWO);
    expect(s.roleGold).toEqual([2, 2, 2, 0, 0, 0, 0]);
  });

  test('is not added after the final round', () => {
    const s = table({ last: A });
    round(s, ROBBER, 3, PROSPECTOR, PROSPECTOR_TWO);
    expect(now(s)).toBe(`finish ${TABLE}`);
    plays(s, TABLE, null);
    expect(s.roleGold).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(now(s)).toBe('over');
  });
});

describe('ruling 7: two Prospectors', () => {
  test('have gold of their own, and both may be picked in one round', () => {
    const s = table({ roleGold: { [PROSPECTOR]: 2, [PROSPECTOR_TWO]: 1 } });
    chooses(s, PROSPECTOR);
    plays(s, A, { take: 0 });
    expect(s.gold).toEqual([2, 1, 1, 1]);
    expect(s.roleGold[PROSPECTOR_TWO]).toBe(1);
    chooses(s, PROSPECTOR_TWO);
    plays(s, B, { take: 4 });
    expect(s.gold).toEqual([3, 2, 2, 2]);
    expect([hand(s, A), hand(s, B)]).toEqual(['b', 'o']);
  });

  test('three people have one of them', () => {
    const s = table({ seats: 3 });
    expect(legal(s, A)).toEqual([0, 1, 2, 3, 4, 5].map((role) => ({ role })));
  });
});

describe('ruling 25: the Robber role', () => {
  test('moves the robber to any other hex, and nobody loses a card', () => {
    const s = table({ at: 'robber', hands: ['', 'bbb', 'lll', 'www'] });
    const hexes = legal(s, A).flatMap((m) => ('hex' in m ? [m.hex] : []));
    expect(hexes).toEqual([...Array(19).keys()].filter((hex) => hex !== hexAt(0, 0)));
    for (const m of legal(s, A)) if ('hex' in m) expect(m.from).toBe(-1);
    plays(s, A, { hex: hexAt(1, 0), from: -1 });
    expect(s.robber).toBe(hexAt(1, 0));
    expect(s.hands.map(({ kinds }) => kinds.length)).toEqual([0, 3, 3, 3]);
    // nobody else does anything in this phase
    expect(now(s)).toBe('select 1');
  });

  test('may be declined', () => {
    const s = table({ at: 'robber', robber: '1,0' });
    expect(plays(s, A, { stay: true })).toEqual(['The robber stayed where it was.']);
    expect(s.robber).toBe(hexAt(1, 0));
  });
});

describe('ruling 26: Prospector', () => {
  test('the active player takes one card of choice from the bank, each other gets 1 gold', () => {
    const s = table({ at: 'prospector', governor: B });
    expect(s.gold).toEqual([1, 0, 1, 1]);
    expect(legal(s, B)).toEqual([...[0, 1, 2, 3, 4].map((take) => ({ take })), { done: true }]);
    plays(s, B, { take: 2 });
    expect([hand(s, B), s.bank[2], now(s)]).toEqual(['w', 18, 'select 2']);
  });

  test('the card is optional', () => {
    const s = table({ at: 'prospector' });
    expect(plays(s, A, { done: true })).toEqual(['Player 1 took no card.']);
    expect(hand(s, A)).toBe('');
  });

  test('what the bank does not have cannot be taken', () => {
    const s = table({ at: 'prospector', hands: ['', 'b'.repeat(19), '', ''] });
    expect(legal(s, A)).toEqual([...[1, 2, 3, 4].map((take) => ({ take })), { done: true }]);
  });

  test('from an empty bank nothing is taken, and the others still get their gold', () => {
    const all = ['b', 'l', 'w', 'g', 'o'].map((kind) => kind.repeat(19)).join('');
    const s = table({ at: 'prospector', hands: ['', all, '', ''] });
    expect([now(s), s.gold]).toEqual(['select 1', [0, 1, 1, 1]]);
  });
});

describe('ruling 32: the Governor', () => {
  test('goes to the left each round, after the gold is placed', () => {
    const s = table({ governor: D });
    const heard: string[] = [];
    for (const role of [ROBBER, 3, PROSPECTOR]) round(s, role);
    play(rules, any(s), C, { role: PROSPECTOR_TWO }, (event) => heard.push(words(event)));
    heard.push(...plays(s, C, { done: true }));
    expect(heard.at(-1)).toBe('Round 1 is over: 3 gold was put on the roles nobody chose. Player 1 became Governor.');
    expect([s.governor, s.round, now(s)]).toEqual([A, 2, 'select 0']);
  });
});

describe('ruling 33: the order of choosing', () => {
  test('is the Governor, then clockwise, and each chooser is active in turn', () => {
    const s = table({ seats: 3, governor: B });
    const order: number[] = [];
    for (const role of [3, PROSPECTOR, ROBBER]) {
      order.push(actors(s)[0]);
      round(s, role);
    }
    expect(order).toEqual([B, C, A]);
  });
});

describe('ruling 34: the robber may not stay where it is when it moves', () => {
  test.each(['robber', 'soldier'] as const)('%s', (at) => {
    const s = table({ at, devs: ['S', 'S'], robber: '1,1' });
    for (const m of legal(s, A)) {
      if ('hex' in m) expect(m.hex).not.toBe(hexAt(1, 1));
      if ('soldier' in m) expect(m.soldier).not.toBe(hexAt(1, 1));
    }
    expect(legal(s, A).length).toBeGreaterThan(18);
  });
});

test('the seats of the game are three or four, and its roles seven or six', () => {
  for (const seats of [1, 2, 5]) expect(rules.options({}, seats)).toMatchObject({ key: 'pc.no.seats' });
  expect(game.version).toBeGreaterThan(0);
});
