import { describe, expect, test } from 'vitest';
import {
  GINSENG,
  ILLEGAL,
  JADE,
  legal,
  NOT_YOURS,
  NUTMEG,
  now,
  onRoutes,
  paid,
  plays,
  refuses,
  rolls,
  SILK,
  table,
  type Written,
  where,
} from './position';

/** Rule page 3.7: the pilots. */

const sea: Written = { seats: 4, at: 'L', punts: onRoutes([GINSENG, 6], [NUTMEG, 9], [SILK, 12]) };
const SMALL = 'The small pilot moves one punt by one.';
const LARGE = 'The large pilot moves one punt by up to two, or two punts by one.';
const pilot = (...shifts: [number, number][]) => ({ pilot: shifts });

describe('3.7.1 the small pilot', () => {
  test('one punt at sea by one, forward or back, or nothing', () => {
    const s = table({ ...sea, small: 1 });
    expect(now(s)).toBe('pilot 1');
    expect(legal(s, 1).filter((m) => 'pilot' in m)).toEqual([
      pilot(),
      ...[0, 1, 2].flatMap((route) => [pilot([route, -1]), pilot([route, 1])]),
    ]);
    refuses(s, 1, pilot([0, 2]), SMALL);
    refuses(s, 1, pilot([0, 1], [1, 1]), SMALL);
    refuses(s, 1, pilot([0, 0]), SMALL);
    refuses(s, 0, pilot([0, 1]), NOT_YOURS);
    plays(s, 1, pilot([1, -1]));
    expect(where(s)).toEqual(['sea 6', 'sea 8', 'sea 12']);
  });

  test('moves before the large one', () => {
    const s = table({ ...sea, small: 1, large: 2 });
    plays(s, 1, pilot());
    expect(now(s)).toBe('pilot 2');
    plays(s, 2, pilot());
    expect([now(s), where(s)]).toEqual(['roll -1', ['sea 6', 'sea 9', 'sea 12']]);
  });
});

describe('3.7.1 the large pilot', () => {
  const s = table({ ...sea, large: 2 });

  test('one punt by one or two, two different ones by one each, or nothing', () => {
    const list = legal(s, 2).filter((m) => 'pilot' in m);
    // nothing; three punts by -2, -1, 1, 2; three pairs in four directions
    expect(list).toHaveLength(1 + 12 + 12);
    for (const move of [pilot([0, 2]), pilot([0, -2]), pilot([0, 1], [1, -1]), pilot([0, -1], [2, -1])]) {
      const t = structuredClone(s);
      plays(t, 2, move);
    }
  });

  test('never one by two and another by one', () => {
    refuses(s, 2, pilot([0, 2], [1, 1]), LARGE);
    refuses(s, 2, pilot([0, 1], [1, 1], [2, 1]), LARGE);
    refuses(s, 2, pilot([0, 3]), LARGE);
  });

  test('the two steps on one punt are one move: plus one and minus one is nothing', () => {
    refuses(s, 2, pilot([0, 1], [0, -1]), LARGE);
    refuses(s, 2, pilot([0, 1], [0, 1]), LARGE);
  });

  test('the same person may hold both pilots', () => {
    const t = table({ ...sea, small: 2, large: 2 });
    plays(t, 2, pilot([2, 1]));
    plays(t, 2, pilot([0, -2]));
    expect(where(t)).toEqual(['sea 4', 'sea 9', 'sea 13']);
  });
});

describe('3.7.2 where a punt may go', () => {
  test('not behind the start', () => {
    const s = table({ seats: 4, at: 'L', small: 1, large: 2, punts: onRoutes([GINSENG, 0], [NUTMEG, 1], [SILK, 9]) });
    refuses(s, 1, pilot([0, -1]), 'Punts can’t go back past the start.');
    plays(s, 1, pilot());
    refuses(s, 2, pilot([1, -2]), 'Punts can’t go back past the start.');
    refuses(s, 2, pilot([0, -1], [2, 1]), 'Punts can’t go back past the start.');
    plays(s, 2, pilot([1, -1]));
    expect(where(s)[1]).toBe('sea 0');
  });

  test('beyond 13 it docks at once in the next free port berth', () => {
    const s = table({ ...sea, large: 2, punts: onRoutes([GINSENG, 12], [NUTMEG, 'port'], [SILK, 4]) });
    plays(s, 2, pilot([0, 2]));
    expect(where(s)).toEqual(['port B', 'port A', 'sea 4']);
    rolls(s, 0, 0, 1);
  });

  test('two that dock come in the order the large pilot chooses', () => {
    const w: Written = { ...sea, large: 2, punts: onRoutes([GINSENG, 13], [NUTMEG, 13], [SILK, 4]) };
    const one = table(w);
    plays(one, 2, pilot([0, 1], [1, 1]));
    expect(where(one)).toEqual(['port A', 'port B', 'sea 4']);
    const other = table(w);
    plays(other, 2, pilot([1, 1], [0, 1]));
    expect(where(other)).toEqual(['port B', 'port A', 'sea 4']);
  });
});

describe('3.7.3 a punt on 13', () => {
  test('may be moved back; boarded pirates stay aboard', () => {
    const s = table({ ...sea, small: 1, boat: [2], punts: onRoutes([GINSENG, 13, [0, 3]], [NUTMEG, 4], [SILK, 4]) });
    plays(s, 1, pilot([0, -1]));
    expect([where(s)[0], s.punts[0].aboard]).toEqual(['sea 12', [0, 3]]);
  });

  test('being moved onto 13 triggers nothing', () => {
    const s = table({ ...sea, small: 1, boat: [2] });
    plays(s, 1, pilot([2, 1]));
    expect([where(s)[2], now(s), s.boat]).toEqual(['sea 13', 'roll -1', [2]]);
  });
});

describe('3.7.4 docked punts', () => {
  test('are beyond the pilots', () => {
    const s = table({ ...sea, small: 1, large: 2, punts: onRoutes([GINSENG, 'port'], [NUTMEG, 4], [SILK, 4]) });
    refuses(s, 1, pilot([0, -1]), 'Pilots can’t move a docked punt.');
    plays(s, 1, pilot());
    refuses(s, 2, pilot([0, -1], [1, 1]), 'Pilots can’t move a docked punt.');
    refuses(s, 2, pilot([3, 1]), ILLEGAL);
  });

  test('with none at sea nobody is asked', () => {
    const s = table({
      ...sea,
      small: 1,
      large: 2,
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [SILK, 'port']),
    });
    expect(now(s)).toBe('payday -1');
  });

  test('if the small pilot brings the last one in, the large one is not asked', () => {
    const s = table({ ...sea, small: 1, large: 2, punts: onRoutes([GINSENG, 13], [NUTMEG, 'port'], [SILK, 'port']) });
    plays(s, 1, pilot([0, 1]));
    expect(now(s)).toBe('payday -1');
  });

  test('3.9.5 pilots are paid nothing', () => {
    const s = table({
      ...sea,
      small: 1,
      large: 2,
      at: 'payday',
      punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'port'], [JADE, 'yard']),
    });
    expect(paid(s)).toEqual([0, 0, 0, 0]);
  });
});
