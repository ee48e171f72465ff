import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  can,
  cards,
  D,
  hand,
  hands,
  hears,
  hexAt,
  legal,
  now,
  type PuertoCatan,
  plays,
  roll,
  stolen,
  TABLE,
  table,
  type Written,
} from './position';

/** Rulings 8 to 10 and 34 of rule page B2: what a seven does. */

/** A chose Producer; this seat has just rolled a seven. */
function seven(roller: number, w: Written = {}): PuertoCatan {
  const s = table({ at: 'producer', ...w });
  for (let seat = A; seat < roller; seat++) roll(s, 6, 6);
  roll(s, 3, 4);
  return s;
}

const hexes = (s: PuertoCatan, from?: number): number[] => [
  ...new Set(legal(s, A).flatMap((m) => ('hex' in m && (from === undefined || m.from === from) ? [m.hex] : []))),
];
const all = [...Array(19).keys()];
const but = (...out: number[]): number[] => all.filter((hex) => !out.includes(hex));

describe('ruling 8: discards', () => {
  test.each([
    [7, 0],
    [8, 4],
    [9, 4],
    [10, 5],
    [11, 5],
    [15, 7],
  ])('a hand of %i loses %i', (size, loss) => {
    const s = seven(A, { hands: ['', 'b'.repeat(size)] });
    if (loss === 0) {
      expect(now(s)).toBe('seven 0');
      return;
    }
    expect(now(s)).toBe('discard 1');
    expect(legal(s, B)).toEqual([{ discard: [loss, 0, 0, 0, 0] }]);
    expect(plays(s, B, { discard: [loss, 0, 0, 0, 0] })).toEqual([`Player 2 discarded ${loss} brick.`]);
    expect(hand(s, B)).toBe('b'.repeat(size - loss));
    expect(s.bank[0]).toBe(19 - size + loss);
    expect(now(s)).toBe('seven 0');
  });

  test('everybody with eight or more, whoever rolled, before the robber moves', () => {
    const s = seven(C, { hands: ['bbbbbbbb', 'lllllll', 'w'.repeat(9), 'g'.repeat(12)] });
    const asked: string[] = [];
    for (const discard of [cards('wwww'), cards('gggggg'), cards('bbbb')]) {
      asked.push(now(s));
      const seat = Number(now(s).split(' ')[1]);
      expect(s.robber).toBe(hexAt(0, 0));
      plays(s, seat, { discard });
    }
    // one after the other, clockwise, the active player last: the page leaves the order open
    expect(asked).toEqual(['discard 2', 'discard 3', 'discard 0']);
    expect(hands(s)).toEqual(['bbbb', 'lllllll', 'wwwww', 'gggggg']);
    expect(now(s)).toBe('seven 0');
  });

  test('any half will do, and every way is listed once', () => {
    const s = seven(A, { hands: ['', 'bbbllwgo'] });
    const ways = legal(s, B).map((m) => ('discard' in m ? m.discard.join('') : '?'));
    // 4 of 3 brick, 2 lumber and one each of the others
    let count = 0;
    for (let b = 0; b <= 3; b++)
      for (let l = 0; l <= 2; l++)
        for (let rest = 0; rest < 8; rest++) if (b + l + [0, 1, 1, 2, 1, 2, 2, 3][rest] === 4) count++;
    expect(new Set(ways).size).toBe(count);
    expect(ways).toHaveLength(count);
    expect(can(s, B, { discard: cards('bbbl') })).toBe(true);
    expect(can(s, B, { discard: cards('bbb') })).toBe(false);
    expect(can(s, B, { discard: cards('bbblw') })).toBe(false);
    expect(can(s, B, { discard: cards('llwg') })).toBe(true);
    expect(can(s, B, { discard: cards('wwgo') })).toBe(false);
  });

  test('with the toggle nobody discards', () => {
    const s = seven(B, { options: { discard: false }, hands: ['b'.repeat(12), 'l'.repeat(12)] });
    expect(now(s)).toBe('seven 0');
    // and B is robbed of the twelve
    expect(can(s, A, { stay: true })).toBe(false);
  });

  test('development cards are no resource cards', () => {
    expect(now(seven(A, { hands: ['', 'bbbbbbb'], devs: ['', 'SSV'] }))).toBe('seven 0');
  });
});

describe('ruling 9: somebody else rolled and has a card', () => {
  // B: N(-2,2) and N(0,2)
  const B_HEXES = ['-2,1', '-1,1', '-2,2', '0,1', '1,1', '0,2'].map((one) =>
    hexAt(...(one.split(',').map(Number) as [0, 0])),
  );

  test('the active player must take the robber to a hex of the roller, and a card from nobody else', () => {
    const s = seven(B, { hands: ['', 'b', 'lll', 'www'] });
    expect(now(s)).toBe('seven 0');
    expect(hexes(s).sort((a, b) => a - b)).toEqual(B_HEXES.sort((a, b) => a - b));
    for (const m of legal(s, A)) expect(m).toMatchObject({ from: B });
    expect(can(s, A, { stay: true })).toBe(false);
    expect(can(s, A, { hex: B_HEXES[0], from: -1 })).toBe(false);
    // C stands on (0,1) too, and is safe
    expect(can(s, A, { hex: hexAt(0, 1), from: C })).toBe(false);
  });

  test('takes one card, and the victim and the thief see which', () => {
    const s = seven(B, { hands: ['', 'bl'] });
    const heard = plays(s, A, { hex: hexAt(-2, 1), from: B });
    expect(heard).toEqual(['Player 1 sent the robber to the forest 8.']);
    expect([s.robber, now(s)]).toEqual([hexAt(-2, 1), `steal ${TABLE}`]);
    for (const eye of [A, B])
      expect(hears(s, TABLE, { stolen: 1 }, eye)).toEqual(['Player 1 took 1 lumber from Player 2.']);
    for (const eye of [C, D, null])
      expect(hears(s, TABLE, { stolen: 1 }, eye)).toEqual(['Player 1 took a card from Player 2.']);
    stolen(s, 'l');
    expect(hands(s)).toEqual(['l', 'b', '', '']);
    expect(now(s)).toBe('produce 2');
  });

  test('every card of the hand is as likely as any other', () => {
    const s = seven(B, { hands: ['', 'bbblw'] });
    plays(s, A, { hex: hexAt(-2, 1), from: B });
    const [f] = s.todo;
    expect(f).toMatchObject({ at: 'steal', seat: A, victim: B });
    expect(can(s, TABLE, { stolen: 3 })).toBe(false);
    for (const kind of [0, 1, 2]) expect(can(s, TABLE, { stolen: kind })).toBe(true);
  });

  test('not to the hex where the robber is, although it is one of the roller’s', () => {
    const s = seven(B, { hands: ['', 'b'], robber: '-2,1' });
    expect(hexes(s)).not.toContain(hexAt(-2, 1));
    expect(hexes(s)).toHaveLength(5);
  });

  test('the desert is as good as any', () => {
    const s = seven(B, {
      hands: ['', 'b'],
      robber: '2,0',
      settlements: [['N(2,0)'], ['N(0,0)'], [], []],
      roads: [[], [], [], []],
    });
    expect(hexes(s)).toContain(hexAt(0, 0));
  });

  test('the card counts after the discards: half of eight are still four', () => {
    const s = seven(B, { hands: ['', 'bbbbbbbb'] });
    plays(s, B, { discard: [4, 0, 0, 0, 0] });
    expect(hexes(s)).toHaveLength(6);
    expect(can(s, A, { stay: true })).toBe(false);
  });
});

describe('ruling 10: the active player rolled, or the roller has no card', () => {
  test.each([
    ['the active player rolled', A, ['b', 'l', 'w', '']],
    ['the roller has no card', D, ['b', 'l', 'w', '']],
  ] as const)('%s: to any other hex, from one opponent there or nobody, or not at all', (_name, roller, list) => {
    const s = seven(roller, { hands: [...list] });
    expect(now(s)).toBe('seven 0');
    expect(hexes(s)).toEqual(but(hexAt(0, 0)));
    expect(hexes(s, -1)).toEqual(but(hexAt(0, 0)));
    expect(can(s, A, { stay: true })).toBe(true);
    // only B is at (0,2)
    expect(can(s, A, { hex: hexAt(0, 2), from: B })).toBe(true);
    expect(can(s, A, { hex: hexAt(0, 2), from: C })).toBe(false);
    // never from oneself
    expect(legal(s, A).some((m) => 'hex' in m && m.from === A)).toBe(false);
    // D is there, but has no card
    expect(can(s, A, { hex: hexAt(0, -1), from: D })).toBe(false);
    expect(can(s, A, { hex: hexAt(0, -1), from: -1 })).toBe(true);
  });

  test('declined: the robber stays and nobody loses a card', () => {
    const s = seven(A, { hands: ['', 'b', 'l', 'w'] });
    expect(plays(s, A, { stay: true })).toEqual(['The robber stayed where it was.']);
    expect([s.robber, ...hands(s)]).toEqual([hexAt(0, 0), '', 'b', 'l', 'w']);
    expect(now(s)).toBe('produce 1');
  });

  test('moved without a victim: nobody loses a card', () => {
    const s = seven(A, { hands: ['', 'b', 'l', 'w'] });
    plays(s, A, { hex: hexAt(0, 2), from: -1 });
    expect([s.robber, ...hands(s)]).toEqual([hexAt(0, 2), '', 'b', 'l', 'w']);
    expect(now(s)).toBe('produce 1');
  });

  test('one card from one opponent', () => {
    const s = seven(A, { hands: ['', 'bbb', 'l', 'w'] });
    plays(s, A, { hex: hexAt(0, 2), from: B });
    stolen(s, 'b');
    expect(hands(s)).toEqual(['b', 'bb', 'l', 'w']);
    expect(now(s)).toBe('produce 1');
  });

  test('not to the same hex', () => {
    const s = seven(A, { robber: '0,2', hands: ['', 'b'] });
    expect(hexes(s)).toEqual(but(hexAt(0, 2)));
  });
});
