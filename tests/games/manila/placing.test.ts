import { describe, expect, test } from 'vitest';
import {
  actors,
  any,
  GINSENG,
  JADE,
  NOT_YOURS,
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
  table,
} from './position';

/** Rule page 3.5: placement rounds. */

describe('3.5.1 turns', () => {
  test('the harbour master first, then clockwise, one accomplice each', () => {
    const s = table({ seats: 5, master: 3 });
    const asked: number[] = [];
    for (const space of ['port:0', 'port:1', 'port:2', 'yard:0', 'yard:1']) {
      asked.push(actors(s)[0]);
      place(s, space);
    }
    expect(asked).toEqual([3, 4, 0, 1, 2]);
    expect(now(s)).toBe('roll -1');
    expect(s.pieces).toEqual([2, 2, 2, 2, 2]);
  });

  test('the bank is paid', () => {
    const s = table();
    place(s, 'boat:0', 'port:2', 'small');
    expect(s.cash).toEqual([25, 28, 28]); // 5, 2, 2
  });

  test('a pass is for the whole voyage', () => {
    const s = table();
    plays(s, 0, { pass: true });
    refuses(s, 0, { place: 'port:0' }, 'You passed, so you can’t place again this voyage.');
    place(s, 'port:0', 'port:1');
    expect(now(s)).toBe('hire 1'); // round two: the harbour master is not asked
  });

  test('who has no accomplice left is skipped silently', () => {
    const s = table({ seats: 4, at: 'P3', pieces: [0, 1, 0, 1] });
    expect(now(s)).toBe('hire 1');
    place(s, 'port:0');
    expect(now(s)).toBe('hire 3');
  });

  test('who has no space open to them is skipped, and has not passed', () => {
    // seat 0 is penniless, and the only seats are full: a blind passenger without a place
    const s = table({
      seats: 3,
      at: 'P2',
      cash: [0, 30, 30],
      pledged: [2, 0, 0],
      punts: onRoutes([GINSENG, 3, [1, 1, 1]], [NUTMEG, 3, [2, 2, 2]], [SILK, 3, [1, 0, 0]]),
    });
    expect(now(s)).toBe('hire 2');
    expect(s.passed).toEqual([false, false, false]);
    place(s, 'yard:2');
    expect(now(s)).toBe('roll -1');
  });

  test('only who is asked may place', () => {
    refuses(table(), 1, { place: 'port:0' }, NOT_YOURS);
  });
});

describe('3.5.2 spaces', () => {
  test('of a punt the cheapest vacant seat, and no other', () => {
    const s = table({ punts: onRoutes([GINSENG, 3, [1]], [NUTMEG, 3], [JADE, 3, [2, 2, 1]]) });
    expect(spaces(s, 0).filter((space) => space.startsWith('seat'))).toEqual(['seat:0:1', 'seat:1:0', 'seat:2:3']);
    refuses(s, 0, { place: 'seat:0:2' }, 'Take the cheapest vacant seat first.');
    refuses(s, 0, { place: 'seat:0:0' }, 'That space is taken.');
    place(s, 'seat:2:3');
    expect(s.cash[0]).toBe(25); // the fourth jade seat costs 5 like the third
  });

  test.each([
    [GINSENG, [1, 2, 3]],
    [NUTMEG, [2, 3, 4]],
    [SILK, [3, 4, 5]],
    [JADE, [3, 4, 5, 5]],
  ])('the seats of ware %i cost %j', (ware, costs) => {
    const others = [GINSENG, NUTMEG, SILK, JADE].filter((other) => other !== ware);
    costs.forEach((cost, k) => {
      const s = table({ seats: 5, punts: onRoutes([ware, 3, [1, 2, 3].slice(0, k)], [others[0], 3], [others[1], 3]) });
      place(s, `seat:0:${k}`);
      expect(s.cash[0]).toBe(30 - cost);
    });
  });

  test('a punt on 13 counts as at sea; a ported one is closed', () => {
    const s = table({ seats: 4, at: 'P3', punts: onRoutes([GINSENG, 13, [1]], [NUTMEG, 'port', [2]], [JADE, 5]) });
    expect(spaces(s, 0).filter((space) => space.startsWith('seat'))).toEqual(['seat:0:1', 'seat:2:0']);
    refuses(s, 0, { place: 'seat:1:1' }, 'That punt has docked: nobody can come aboard now.');
    place(s, 'seat:0:1');
  });

  test('any vacant port or shipyard berth, even where a punt lies there already', () => {
    const s = table({
      seats: 4,
      at: 'P3',
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [JADE, 5]),
      ports: { 1: 2 },
    });
    expect(spaces(s, 0).filter((space) => /port|yard/.test(space))).toEqual([
      'port:0',
      'port:2',
      'yard:0',
      'yard:1',
      'yard:2',
    ]);
    refuses(s, 0, { place: 'port:1' }, 'That space is taken.');
    place(s, 'port:0'); // a sure +2
    expect(s.ports).toEqual([0, 2, -1]);
  });

  test('the pirate boat: the captain’s place first, else the mate’s', () => {
    const s = table({ seats: 4 });
    expect(spaces(s, 0).filter((space) => space.startsWith('boat'))).toEqual(['boat:0']);
    place(s, 'boat:0', 'boat:1');
    expect(s.boat).toEqual([0, 1]);
    refuses(s, 2, { place: 'boat:0' }, 'That space is taken.');
    refuses(s, 2, { place: 'boat:1' }, 'That space is taken.');
  });

  test('places left by boarding are filled again: the mate is captain, the newcomer mate', () => {
    const s = table({ seats: 4, at: 'after M2', boat: [1, 2], punts: onRoutes([GINSENG, 13], [NUTMEG, 4], [JADE, 5]) });
    plays(s, 1, { board: 'seat:0:0' });
    plays(s, 2, { stay: true });
    expect(s.boat).toEqual([2]);
    place(s, 'boat:1');
    expect(s.boat).toEqual([2, 0]);
  });

  test('if both left, the newcomer is captain', () => {
    const s = table({ seats: 4, at: 'after M2', boat: [1, 2], punts: onRoutes([GINSENG, 13], [NUTMEG, 4], [JADE, 5]) });
    plays(s, 1, { board: 'seat:0:0' });
    plays(s, 2, { board: 'seat:0:1' });
    place(s, 'boat:0', 'boat:1');
    expect(s.boat).toEqual([0, 1]);
  });

  test('the pilots are free to choose, once each', () => {
    const s = table({ seats: 4 });
    place(s, 'large', 'small');
    expect([s.large, s.small]).toEqual([0, 1]);
    expect(s.cash).toEqual([25, 28, 30, 30]);
    refuses(s, 2, { place: 'small' }, 'That space is taken.');
    refuses(s, 2, { place: 'large' }, 'That space is taken.');
  });

  test('the insurance costs nothing and brings ten at once', () => {
    const s = table({ seats: 4, cash: [3, 30, 30, 30] });
    expect(plays(s, 0, { place: 'agent' })).toEqual(['Player 1 insured the shipyard and got 10.']);
    expect([s.cash[0], s.agent]).toEqual([13, 0]);
    refuses(s, 1, { place: 'agent' }, 'That space is taken.');
  });

  test('one player may hold several seats of a punt, several berths, both pirates and both pilots', () => {
    const seats = table({ passed: [1, 2] });
    place(seats, 'seat:0:0', 'seat:0:1');
    rolls(seats, 1, 1, 1);
    place(seats, 'seat:0:2');
    rolls(seats, 1, 1, 1);
    expect(seats.punts[0].aboard).toEqual([0, 0, 0]);
    const offices = table({ passed: [1, 2] });
    place(offices, 'boat:0', 'boat:1');
    rolls(offices, 1, 1, 1);
    place(offices, 'small');
    rolls(offices, 1, 1, 1);
    place(offices, 'large');
    expect([offices.boat, offices.small, offices.large]).toEqual([[0, 0], 0, 0]);
    const docks = table({ passed: [1, 2] });
    place(docks, 'port:0', 'yard:0');
    expect([docks.ports[0], docks.yards[0]]).toEqual([0, 0]);
  });
});

describe('3.5.3 pieces', () => {
  test('four with three players, else three, and no more in a voyage', () => {
    for (const seats of [3, 4, 5]) {
      const s = table({ seats });
      let placed = 0;
      for (let guard = 0; guard < 60 && s.todo[0].at !== 'payday'; guard++) {
        if (s.todo[0].at === 'roll') rolls(s, ...s.punts.map(({ dock }) => (dock === 'sea' ? 1 : 0)));
        else {
          const [seat] = actors(s);
          const space = spaces(s, seat).find((one) => !/boat|small|large/.test(one)) as string;
          plays(s, seat, seat === 0 ? { place: space } : { pass: true });
          if (seat === 0) placed++;
        }
      }
      expect([seats, placed, s.pieces[0]]).toEqual([seats, seats === 3 ? 4 : 3, 0]);
    }
  });

  test('a piece that a plunder sent home is not placed again this voyage', () => {
    const s = table({ at: 'after M3', boat: [1], punts: onRoutes([GINSENG, 13, [0]], [NUTMEG, 4], [JADE, 5]) });
    plays(s, 1, { to: 'port' });
    expect([s.punts[0].aboard, s.pieces[0]]).toEqual([[], 3]);
  });

  test('all pieces are back for the next voyage', () => {
    const s = table({
      at: 'pause',
      punts: onRoutes([GINSENG, 'port', [0]], [NUTMEG, 'yard'], [JADE, 'yard']),
      boat: [1, 2],
      agent: 0,
    });
    plays(s, -1, { go: true });
    expect([s.pieces, s.boat, s.agent, s.punts]).toEqual([[4, 4, 4], [], -1, []]);
  });
});

describe('3.5.4 nobody left to place', () => {
  test('remaining rounds are skipped, the punts move on', () => {
    const s = table({ seats: 4 });
    passRound(s);
    expect(s.passed).toEqual([true, true, true, true]);
    for (let i = 0; i < 3; i++) {
      expect(now(s)).toBe('roll -1');
      rolls(s, 1, 1, 1);
    }
    expect(now(s)).toBe('payday -1');
  });

  test('all punts in port after move 2: the last round still happens, then nothing sails', () => {
    const s = table({
      seats: 4,
      at: 'M2',
      small: 2,
      large: 3,
      punts: onRoutes([GINSENG, 10], [NUTMEG, 9], [JADE, 11]),
    });
    rolls(s, 6, 6, 6);
    expect(now(s)).toBe('hire 0');
    expect(spaces(s, 0).some((space) => space.startsWith('seat'))).toBe(false);
    place(s, 'port:2', 'yard:2');
    passRound(s);
    expect(now(s)).toBe('payday -1'); // no pilot is asked, no die is thrown
    expect(any(s).moved).toBe(3);
  });
});
