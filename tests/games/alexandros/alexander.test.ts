import { describe, expect, test } from 'vitest';
import {
  type Alexandros,
  AMPHORA,
  can,
  finish,
  GRID,
  HORSE,
  hand,
  LYRE,
  legal,
  now,
  plays,
  point,
  refuses,
  round,
  rules,
  SOLDIER,
  shut,
  side,
  sources,
  space,
  TABLE,
  TEMPLE,
  table,
  targetsOf,
  type Written,
  way,
} from './position';

/** Rule page 2.3: the card that moves Alexander, where to, and the walls. */

const routed = (w: Written): Alexandros => table({ at: 'route', ...w });

describe('2.3.1 a face-up card', () => {
  test('goes to the hand, seen by all; its replacement comes at once', () => {
    const s = table({ row: 'TH', hands: ['', 'l'] });
    expect(plays(s, 0, { take: 0 })).toEqual(['Player 1 took the temple and moved with it.']);
    expect(s.hands[0]).toEqual({ open: [1, 0, 0, 0, 0], hidden: [] });
    expect(now(s)).toBe(`turnUp ${TABLE}`);
    plays(s, TABLE, { up: TEMPLE });
    expect(s.row).toEqual([TEMPLE, HORSE]);
    expect(now(s)).toBe('route 0');
    // the symbol is the taken card's, whatever came up
    expect(Object.keys(targetsOf(s, 0))).toEqual(['2/0']);
  });

  test('with an empty supply the discards are shuffled first', () => {
    const s = table({ row: 'TH', rest: 'discards' });
    expect(plays(s, 0, { take: 0 })).toEqual([
      'Player 1 took the temple and moved with it.',
      'The discards were shuffled into a new supply.',
    ]);
    expect([s.supply.length, s.discards]).toEqual([53, [0, 0, 0, 0, 0]]);
    expect(now(s)).toBe(`turnUp ${TABLE}`);
  });

  test('with both empty its place stays empty until there is a card', () => {
    const s = table({ row: 'TH', rest: 1 });
    plays(s, 0, { take: 0 });
    expect([s.row, now(s)]).toEqual([[-1, HORSE], 'route 0']);
    plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,0') });
    plays(s, 0, { stop: true });
    // nothing to refill with either
    expect([s.row, now(s)]).toEqual([[-1, HORSE], `next ${TABLE}`]);
    plays(s, TABLE, null);
    plays(s, 1, { play: TEMPLE });
    expect(s.discards[TEMPLE]).toBe(1);
    plays(s, 1, legal(s, 1)[0]);
    expect(plays(s, 1, { stop: true })).toContain('The discards were shuffled into a new supply.');
    expect(now(s)).toBe(`turnUp ${TABLE}`);
    expect(plays(s, TABLE, { up: TEMPLE })).toEqual(['Turned up: a temple.']);
    expect(s.row).toEqual([TEMPLE, HORSE]);
  });
});

describe('2.3.1 the special move', () => {
  test('a hand card is discarded, the row stays, nothing is gained', () => {
    const s = table({ row: 'TH', hands: ['ls'] });
    expect(sources(s, 0)).toBe('T H l s');
    expect(plays(s, 0, { play: LYRE })).toEqual(['Player 1 played a lyre from hand.']);
    expect([s.row, s.discards, s.hands[0].hidden]).toEqual([[TEMPLE, HORSE], [0, 0, 0, 1, 0], [SOLDIER]]);
    expect(now(s)).toBe('route 0');
    expect(Object.keys(targetsOf(s, 0))).toEqual(['2/4']);
  });

  test('a card that all have seen is played first: the hidden ones stay as many', () => {
    const s = table({ row: 'TH', hands: ['Lls'] });
    plays(s, 0, { play: LYRE });
    expect(s.hands[0]).toEqual({ open: [0, 0, 0, 0, 0], hidden: [LYRE, SOLDIER] });
  });

  test('with an empty row only the special move remains', () => {
    const s = table({ row: '--', hands: ['la'], rest: 1 });
    expect(sources(s, 0)).toBe('a l');
    refuses(s, 0, { take: 0 }, 'The rules don’t allow that here.');
    refuses(s, 0, { play: TEMPLE }, 'There’s no temple in this hand.');
  });
});

describe('2.3.1 the joker', () => {
  const closed = (w: Written = {}): Alexandros => table({ row: 'HT', walls: shut('H'), ...w });

  test('a face-up card without an empty space anywhere leads to any symbol', () => {
    const s = closed({ hands: ['ha'] });
    // the hand's horse is no joker
    expect(sources(s, 0)).toBe('H T a');
    expect(plays(s, 0, { take: 0 })).toEqual(['Player 1 took the horse as a joker: no horse space was empty.']);
    plays(s, TABLE, { up: HORSE });
    const by = targetsOf(s, 0);
    expect(Object.keys(by).sort()).toEqual(['1/2', '2/0', '2/2', '2/4']);
    plays(s, 0, { to: space('1/2'), walk: way('1,0', '1,1') });
    expect(hand(s, 0)).toEqual([0, 1, 2, 0, 0]);
  });

  test('a hand card without an empty space cannot be played', () => {
    refuses(closed({ hands: ['h'] }), 0, { play: HORSE }, 'No horse space is empty.');
  });

  test('too expensive is no joker: the card cannot be chosen at all', () => {
    const s = table({ row: 'HT', left: [0, 1], hands: ['ls'] });
    // one wall is left: horse and lyre are two sides away
    expect(sources(s, 0)).toBe('T s');
    refuses(s, 0, { take: 0 }, 'Not enough walls are left to reach a horse.');
    refuses(s, 0, { play: LYRE }, 'Not enough walls are left to reach a lyre.');
    plays(s, 0, { play: SOLDIER });
    expect(Object.keys(targetsOf(s, 0))).toEqual(['2/2']);
  });

  test('a joker leads only where the walls last', () => {
    const s = table({ row: 'LL', left: [0, 1], walls: shut('L') });
    plays(s, 0, { take: 1 });
    plays(s, TABLE, { up: SOLDIER });
    expect(Object.keys(targetsOf(s, 0)).sort()).toEqual(['1/2', '2/0', '2/2']);
    expect(can(s, 0, { to: space('1/5'), walk: way('1,0', '1,1', '1,2') })).toBe(false);
  });
});

describe('2.3.2 empty spaces', () => {
  const temple = (w: Written): string[] => Object.keys(targetsOf(routed({ symbol: TEMPLE, ...w }), 0));

  test('a wall on any one of its three sides', () => {
    for (const wall of round('2/0')) expect(temple({ walls: [wall] })).not.toContain('2/0');
  });

  test('a wall on the coast side counts as well', () => {
    const [coast] = round('2/0').filter((id) => GRID.sides[side(id)].spaces.length === 1);
    expect(coast).toBe('2,0-3,0');
    expect(temple({})).toEqual(['2/0']);
    expect(temple({ walls: [coast] })).not.toContain('2/0');
  });

  test('a wall that merely touches a corner does not', () => {
    expect(temple({ walls: ['1,0-2,0', '1,0-2,1', '2,1-2,2', '2,1-3,1'] })).toEqual(['2/0']);
  });

  test('a guard in it, of anybody', () => {
    for (const seat of [0, 1]) expect(temple({ guards: { '2/0': seat } })).not.toContain('2/0');
  });

  test('Alexander at any of its corners', () => {
    for (const corner of GRID.cells[space('2/0')].corners) {
      const { y, i } = GRID.points[corner];
      expect(temple({ alexander: `${y},${i}` })).not.toContain('2/0');
    }
  });
});

describe('2.3.3, 2.3.4 targets and routes', () => {
  test('several equally close spaces: all their corners by every shortest route', () => {
    // between lyres, somewhere in the middle of the land
    let ties = 0;
    for (let p = 0; p < GRID.points.length; p++) {
      const { y, i } = GRID.points[p];
      const s = routed({ symbol: LYRE, alexander: `${y},${i}` });
      const all = Object.keys(targetsOf(s, 0));
      if (all.length >= 2) ties++;
      const ends = new Set(legal(s, 0).map((move) => 'to' in move && `${move.to} ${move.walk[move.walk.length - 1]}`));
      expect(ends.size).toBe(3 * all.length);
    }
    expect(ties).toBeGreaterThan(10);
  });

  test('any of its three corners, the far ones too', () => {
    const s = routed({ symbol: TEMPLE });
    expect(can(s, 0, { to: space('2/0'), walk: way('1,0', '2,0') })).toBe(true);
    expect(can(s, 0, { to: space('2/0'), walk: way('1,0', '2,1') })).toBe(true);
    expect(can(s, 0, { to: space('2/0'), walk: way('1,0', '2,0', '3,0') })).toBe(true);
    expect(can(s, 0, { to: space('2/0'), walk: way('1,0', '2,1', '3,0') })).toBe(true);
    expect(legal(s, 0)).toHaveLength(4);
  });

  test('every side walked gets a wall, the edge of the board too; walled ones get none', () => {
    const s = routed({ symbol: TEMPLE, walls: ['1,0-2,0'] });
    expect(GRID.sides[side('2,0-3,0')].spaces).toHaveLength(1);
    expect(plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,0', '3,0') })).toEqual([
      'Player 1 led Alexander to the temple west of Phrygia: one new wall.',
    ]);
    expect([s.walls[side('1,0-2,0')], s.walls[side('2,0-3,0')], s.black]).toEqual([1, 1, 63]);
    expect([s.alexander, now(s)]).toEqual([point('3,0'), 'act 0']);
    expect(s.walls.filter((wall) => wall !== 0)).toHaveLength(2);
  });

  test('a route without any new wall', () => {
    const s = routed({ symbol: TEMPLE, walls: ['1,0-2,0'] });
    expect(plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,0') })).toEqual([
      'Player 1 led Alexander to the temple west of Phrygia: 0 new walls.',
    ]);
    expect(s.black).toBe(64);
  });

  test('routes run through closed and occupied provinces', () => {
    // the soldier's space is closed off and occupied; one of the ways runs along it
    const s = routed({ symbol: LYRE, walls: round('2/2'), guards: { '2/2': 1 } });
    expect(targetsOf(s, 0)).toEqual({ '2/4': 8 });
  });
});

describe('2.3.5 black before red', () => {
  const one = { to: space('2/0'), walk: way('1,0', '2,0') };
  const two = { to: space('2/0'), walk: way('1,0', '2,0', '3,0') };

  test('exactly using up the black walls is not final', () => {
    const s = routed({ symbol: TEMPLE, left: [1, 10] });
    plays(s, 0, one);
    expect([s.black, s.red, s.last]).toEqual([0, 10, null]);
    finish(s);
    expect(now(s)).toBe('choose 1');
  });

  test('the first sides walked are black, the last ones red: final', () => {
    const s = routed({ symbol: TEMPLE, left: [1, 10] });
    expect(plays(s, 0, two)).toContain('Red walls were needed. This is the last turn.');
    expect([s.walls[side('1,0-2,0')], s.walls[side('2,0-3,0')]]).toEqual([1, 2]);
    expect([s.black, s.red, s.last]).toEqual([0, 9, 'walls']);
    expect(now(s)).toBe('act 0');
  });

  test('no black wall left and none needed: not final', () => {
    const s = routed({ symbol: TEMPLE, walls: ['1,0-2,0'], left: [0, 10] });
    plays(s, 0, one);
    expect([s.black, s.red, s.last]).toEqual([0, 10, null]);
  });

  test('all red walls may be used', () => {
    const s = routed({ symbol: TEMPLE, left: [0, 2] });
    plays(s, 0, two);
    expect([s.red, s.last]).toEqual([0, 'walls']);
  });
});

describe('2.3.6 no route without the walls', () => {
  test('only the corners that the walls last for', () => {
    const s = routed({ symbol: TEMPLE, left: [0, 1] });
    expect(targetsOf(s, 0)).toEqual({ '2/0': 2 });
    expect(can(s, 0, { to: space('2/0'), walk: way('1,0', '2,0', '3,0') })).toBe(false);
  });

  test('a wall on the way makes it cheaper, and possible', () => {
    const s = table({ row: 'LT', left: [0, 1], walls: ['1,0-2,1'] });
    expect(sources(s, 0)).toBe('L T');
    const routes = routed({ symbol: LYRE, left: [0, 1], walls: ['1,0-2,1'] });
    expect(legal(routes, 0)).toEqual([{ to: space('2/4'), walk: way('1,0', '2,1', '2,2') }]);
  });
});

describe('2.3.7 nothing can move Alexander', () => {
  test('he stays, a face-up card is taken, both actions follow, and the game is over', () => {
    const s = table({ row: 'TA', hands: ['h'], left: [0, 0], guards: { '2/2': 0 } });
    expect(sources(s, 0)).toBe('{"stay":0} {"stay":1}');
    expect(plays(s, 0, { stay: 1 })).toEqual(['Alexander couldn’t move. This is the last turn.']);
    expect([s.row, s.hands[0].open, s.last, s.turns]).toEqual([[TEMPLE, -1], [0, 1, 0, 0, 0], 'stuck', 2]);
    expect(s.alexander).toBe(point('1,0'));
    plays(s, 0, { card: 0 });
    expect(now(s)).toBe('act 0');
    plays(s, 0, { back: space('2/2') });
    while (s.todo[0].at === 'turnUp') plays(s, TABLE, { up: s.supply[0] });
    expect(plays(s, TABLE, null)).toEqual(['Alexander can’t move any more. The game ends.']);
    expect([now(s), s.open, rules.ending(s), rules.winners(s)]).toEqual(['over', true, 'stuck', [0, 1, 2]]);
  });

  test('no symbol space is empty, though walls are left', () => {
    const s = table({ row: 'TA', hands: ['hls'], walls: shut('TAHLS') });
    expect(s.red).toBeGreaterThan(0);
    expect(sources(s, 0)).toBe('{"stay":0} {"stay":1}');
  });

  test('with an empty row there is no card to take', () => {
    const s = table({ row: '--', hands: ['h'], left: [0, 0], rest: 1 });
    expect(sources(s, 0)).toBe('{"stay":-1}');
    plays(s, 0, { stay: -1 });
    expect([s.last, now(s), hand(s, 0)]).toEqual(['stuck', 'act 0', [0, 0, 1, 0, 0]]);
  });

  test('a symbol could be reached, but nobody shows it or holds it', () => {
    const s = table({ row: 'HL', hands: ['h', 'T'], left: [0, 1] });
    expect(sources(s, 0)).toBe('{"stay":0} {"stay":1}');
    // with the right card in hand he must move
    const other = table({ row: 'HL', hands: ['t'], left: [0, 1] });
    expect(sources(other, 0)).toBe('t');
    refuses(other, 0, { stay: 0 }, 'The rules don’t allow that here.');
  });
});

describe('2.3.8 the safeguard', () => {
  test('the 150th turn is the last', () => {
    const s = table({ turns: 148 });
    plays(s, 0, { take: 0 });
    plays(s, TABLE, { up: AMPHORA });
    plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,0') });
    expect([s.turns, s.last]).toEqual([149, null]);
    const last = table({ turns: 149, scores: [3, 9, 9] });
    plays(last, 0, { take: 0 });
    plays(last, TABLE, { up: AMPHORA });
    plays(last, 0, { to: space('2/0'), walk: way('1,0', '2,0') });
    expect([last.turns, last.last, now(last)]).toEqual([150, 'turns', 'act 0']);
    plays(last, 0, { card: 0 });
    plays(last, 0, { card: 1 });
    while (last.todo[0].at === 'turnUp') plays(last, TABLE, { up: last.supply[0] });
    expect(plays(last, TABLE, null)).toEqual(['After 150 turns the game ends.']);
    expect([rules.ending(last), rules.winners(last)]).toEqual(['turns', [1, 2]]);
  });
});

describe('2.2 a turn', () => {
  test('Alexander, up to two actions, refill, the next seat', () => {
    const s = table({ seats: 2, row: 'TA' });
    expect(now(s)).toBe('choose 0');
    plays(s, 0, { take: 0 });
    plays(s, TABLE, { up: HORSE });
    plays(s, 0, { to: space('2/0'), walk: way('1,0', '2,1') });
    expect(s.todo[0]).toEqual({ at: 'act', seat: 0, left: 2, levied: false });
    expect(plays(s, 0, { stop: true })).toEqual(['Player 1 ended the turn.']);
    expect(now(s)).toBe(`next ${TABLE}`);
    plays(s, TABLE, null);
    expect(now(s)).toBe('choose 1');
  });
});
