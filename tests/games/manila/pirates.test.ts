import { describe, expect, test } from 'vitest';
import {
  GINSENG,
  legal,
  NOT_YOURS,
  NUTMEG,
  now,
  onRoutes,
  paid,
  place,
  plays,
  refuses,
  rolls,
  SILK,
  table,
  type Written,
  where,
} from './position';

/** Rule page 3.6.4-5 and 3.11: boarding after move 2, plunder after move 3, strong pirates. */

const on13: Written = {
  seats: 4,
  at: 'after M2',
  boat: [1, 2],
  punts: onRoutes([GINSENG, 13, [0]], [NUTMEG, 5], [SILK, 13]),
};

describe('3.6.4 boarding', () => {
  test('only after move 2, only punts on exactly 13 with a vacant seat', () => {
    const s = table({ seats: 4, at: 'M2', boat: [1, 2], punts: onRoutes([GINSENG, 7, [0]], [NUTMEG, 9], [SILK, 9]) });
    rolls(s, 6, 3, 5); // 13, 12, port
    expect(now(s)).toBe('board 1');
    expect(legal(s, 1).filter((m) => !('loan' in m))).toEqual([{ board: 'seat:0:1' }, { stay: true }]);
    refuses(s, 1, { board: 'seat:1:0' }, 'Pirates can only board a punt on 13.');
    refuses(s, 1, { board: 'seat:2:0' }, 'Pirates can only board a punt on 13.');
  });

  test('nobody is asked after move 1 or move 3', () => {
    const first = table({ seats: 4, at: 'M1', boat: [1, 2], punts: onRoutes([GINSENG, 5], [NUTMEG, 4], [SILK, 0]) });
    rolls(first, 6, 6, 6);
    expect(now(first)).toBe('hire 0');
    const third = table({ seats: 4, at: 'M3', boat: [1, 2], punts: onRoutes([GINSENG, 8], [NUTMEG, 4], [SILK, 0]) });
    rolls(third, 5, 1, 1);
    expect(now(third)).toBe('plunder 1');
  });

  test('nobody is asked where there is no target', () => {
    const none = table({
      seats: 4,
      at: 'after M2',
      boat: [1, 2],
      punts: onRoutes([GINSENG, 12], [NUTMEG, 4], [SILK, 0]),
    });
    expect(now(none)).toBe('hire 0');
    const full = table({
      seats: 4,
      at: 'after M2',
      boat: [1, 2],
      punts: onRoutes([GINSENG, 13, [0, 3, 3]], [NUTMEG, 4], [SILK, 0]),
    });
    expect(now(full)).toBe('hire 0');
  });

  test('the captain first, free of charge, onto the cheapest vacant seat; then the mate is captain', () => {
    const s = table(on13);
    expect(now(s)).toBe('board 1');
    refuses(s, 2, { board: 'seat:0:1' }, NOT_YOURS);
    refuses(s, 1, { board: 'seat:0:2' }, 'Take the cheapest vacant seat first.');
    plays(s, 1, { board: 'seat:0:1' });
    expect([s.punts[0].aboard, s.boat, s.cash[1]]).toEqual([[0, 1], [2], 30]);
    expect(now(s)).toBe('board 2');
  });

  test('the price for the next comer depends on the seat taken', () => {
    const s = table(on13);
    plays(s, 1, { board: 'seat:2:0' });
    plays(s, 2, { stay: true });
    place(s, 'seat:2:1');
    expect(s.cash[0]).toBe(26); // 4: the 3 is taken
  });

  test('each is asked once; both may stay', () => {
    const s = table(on13);
    plays(s, 1, { stay: true });
    plays(s, 2, { stay: true });
    expect([now(s), s.boat]).toEqual(['hire 0', [1, 2]]);
  });

  test('the captain may stay and the mate board: the captain stays captain', () => {
    const s = table(on13);
    plays(s, 1, { stay: true });
    plays(s, 2, { board: 'seat:2:0' });
    expect([s.boat, s.punts[2].aboard]).toEqual([[1], [2]]);
  });

  test('both may board the same punt', () => {
    const s = table(on13);
    plays(s, 1, { board: 'seat:0:1' });
    plays(s, 2, { board: 'seat:0:2' });
    expect([s.boat, s.punts[0].aboard]).toEqual([[], [0, 1, 2]]);
  });

  test('a mate without a target is not asked', () => {
    const s = table({ ...on13, punts: onRoutes([GINSENG, 13, [0, 3]], [NUTMEG, 5], [SILK, 4]) });
    plays(s, 1, { board: 'seat:0:2' });
    expect(now(s)).toBe('hire 0');
  });

  test('a boarder is an ordinary accomplice from then on, and shares the load', () => {
    const s = table({ ...on13, punts: onRoutes([GINSENG, 13, [0]], [NUTMEG, 5], [SILK, 4]) });
    plays(s, 1, { board: 'seat:0:1' });
    plays(s, 2, { stay: true });
    for (let i = 0; i < 4; i++) plays(s, Number(now(s).split(' ')[1]), { pass: true });
    rolls(s, 1, 1, 1);
    expect(paid(s)).toEqual([9, 9, 0, 0]);
  });
});

describe('3.6.5 plunder', () => {
  const three: Written = {
    seats: 4,
    at: 'after M3',
    boat: [1, 2],
    punts: onRoutes([GINSENG, 13, [0, 3]], [NUTMEG, 5], [SILK, 13, [3]]),
  };

  test('is automatic: the captain says port or shipyard and nothing else', () => {
    const s = table(three);
    expect(now(s)).toBe('plunder 1');
    expect(legal(s, 1).filter((m) => !('loan' in m))).toEqual([{ to: 'port' }, { to: 'yard' }]);
    refuses(s, 1, { stay: true }, 'The rules don’t allow that here.');
    for (const seat of [0, 2, 3])
      refuses(s, seat, { to: 'port' }, 'The pirate captain decides where a plundered punt goes.');
  });

  test('for each punt in route order, after the wrecks, before any money', () => {
    const s = table(three);
    expect(where(s)).toEqual(['sea 13', 'yard A', 'sea 13']);
    plays(s, 1, { to: 'yard' });
    expect(where(s)).toEqual(['yard B', 'yard A', 'sea 13']);
    expect([now(s), s.cash]).toEqual(['plunder 1', [30, 30, 30, 30]]);
    plays(s, 1, { to: 'port' });
    expect(where(s)).toEqual(['yard B', 'yard A', 'port A']);
    expect(now(s)).toBe('payday -1');
  });

  test('the pirates split each profit; those aboard earn nothing', () => {
    const s = table(three);
    plays(s, 1, { to: 'yard' });
    plays(s, 1, { to: 'yard' });
    expect(paid(s)).toEqual([0, 24, 24, 0]); // 18 / 2 + 30 / 2
    expect(s.values).toEqual([0, 0, 0, 0]);
  });

  test('one pirate takes it all', () => {
    const s = table({ ...three, boat: [2] });
    plays(s, 2, { to: 'port' });
    plays(s, 2, { to: 'yard' });
    expect(paid(s)).toEqual([0, 0, 48, 0]);
    expect(s.values).toEqual([5, 0, 0, 0]);
  });

  test('a plundered punt pays the berth it lies in', () => {
    const s = table({ ...three, ports: { 0: 0 }, yards: { 1: 3 } });
    plays(s, 1, { to: 'port' });
    plays(s, 1, { to: 'yard' });
    expect(paid(s)).toEqual([6, 24, 24, 8]); // port A, shipyard B behind the nutmeg wreck
  });
});

describe('3.11 strong pirates', () => {
  const strong: Written = {
    seats: 4,
    at: 'after M2',
    options: { strongPirates: true },
    boat: [1, 2],
    punts: onRoutes([GINSENG, 13, [0, 3, 3]], [NUTMEG, 5], [SILK, 4]),
  };

  test('off: a full punt is safe', () => {
    const s = table({ ...strong, options: {}, punts: onRoutes([GINSENG, 13, [0, 3, 3]], [NUTMEG, 5], [SILK, 13]) });
    refuses(s, 1, { board: 'seat:0:0' }, 'That punt is full.');
  });

  test('on: one accomplice is sent home and the seat taken, without a refund', () => {
    const s = table(strong);
    expect(legal(s, 1).filter((m) => 'board' in m)).toEqual([
      { board: 'seat:0:0' },
      { board: 'seat:0:1' },
      { board: 'seat:0:2' },
    ]);
    const heard = plays(s, 1, { board: 'seat:0:1' });
    expect(heard).toContain('Player 4 was thrown off and went home.');
    expect([s.punts[0].aboard, s.boat, s.cash]).toEqual([[0, 1, 3], [2], [30, 30, 30, 30]]);
  });

  test('the displaced piece is out for the voyage', () => {
    const s = table(strong);
    const before = s.pieces.slice();
    plays(s, 1, { board: 'seat:0:0' });
    expect(s.pieces).toEqual(before);
  });

  test('while a punt on 13 has a vacant seat, that is used first', () => {
    const s = table({
      ...strong,
      punts: onRoutes([GINSENG, 13, [0, 3, 3]], [NUTMEG, 5], [SILK, 13, [0, 3]]),
      pieces: [1, 2, 2, 0],
    });
    refuses(s, 1, { board: 'seat:0:0' }, 'First board a punt on 13 that has a vacant seat.');
    refuses(s, 1, { board: 'seat:2:0' }, 'First board a punt on 13 that has a vacant seat.');
    plays(s, 1, { board: 'seat:2:2' });
    // now both are full: the mate may clear any seat but the captain's
    expect(legal(s, 2).flatMap((m) => ('board' in m ? [m.board] : []))).toEqual([
      ...['seat:0:0', 'seat:0:1', 'seat:0:2'],
      ...['seat:2:0', 'seat:2:1'],
    ]);
    refuses(s, 2, { board: 'seat:2:2' }, 'The captain has just taken that seat.');
  });

  test('the mate may not displace the captain who just boarded', () => {
    const s = table(strong);
    plays(s, 1, { board: 'seat:0:2' });
    refuses(s, 2, { board: 'seat:0:2' }, 'The captain has just taken that seat.');
    plays(s, 2, { board: 'seat:0:0' });
    expect(s.punts[0].aboard).toEqual([2, 3, 1]);
  });

  test('own pieces may be displaced', () => {
    const s = table({ ...strong, punts: onRoutes([GINSENG, 13, [0, 1, 3]], [NUTMEG, 5], [SILK, 4]) });
    plays(s, 1, { board: 'seat:0:1' });
    expect(s.punts[0].aboard).toEqual([0, 1, 3]);
  });

  test('staying is allowed', () => {
    const s = table(strong);
    plays(s, 1, { stay: true });
    plays(s, 2, { stay: true });
    expect(s.boat).toEqual([1, 2]);
  });
});
