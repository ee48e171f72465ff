import { describe, expect, test } from 'vitest';
import { spent } from '../../../src/games/isla-margarita/speech/spent';
import { bridgesBut, position, sees, type Written } from './position';

/** 5.27: commerce cards that can bring their holder nothing any more, told to the holder alone. */

const all = (owner: number) => Object.fromEntries(Array.from({ length: 13 }, (_, i) => [i + 1, owner]));
const dead = (card: number, w: Written, seat: number | null = 0): boolean =>
  spent(sees(position(3, { hands: [[card], [], []], ...w }), seat), card);

test('at the start no card is spent', () => {
  for (let card = 1; card <= 24; card++) expect(dead(card, {}), `${card}`).toBe(false);
});

describe('a card is spent', () => {
  test.each([5, 7, 21, 24])('%i when all ports are others’', (card) => {
    expect(dead(card, { ports: all(1) })).toBe(true);
    expect(dead(card, { ports: { ...all(1), 4: 0 } })).toBe(false);
    const { 13: _, ...open } = all(1);
    expect(dead(card, { ports: open })).toBe(false);
  });

  test('13 when every island of two ports has one of somebody else', () => {
    expect(dead(13, { ports: { 1: 1, 4: 1, 7: 1, 10: 2 } })).toBe(true);
    expect(dead(13, { ports: { 1: 1, 4: 1, 7: 1, 10: 0 } })).toBe(false);
  });

  test.each([4, 6])('%i when all bridges are others’, unless one can still be taken over', (card) => {
    const bridges = bridgesBut([], 1, 2);
    expect(dead(card, { bridges })).toBe(true);
    expect(dead(card, { bridges, hands: [[card, 10], [], []] })).toBe(false);
    expect(dead(card, { bridges: bridgesBut([5], 1, 2) })).toBe(false);
  });

  test('23 when every bridge at Margarita is somebody else’s', () => {
    expect(dead(23, { bridges: { 12: 1, 13: 1, 14: 2, 15: 1, 16: 2, 17: 1 } })).toBe(true);
    expect(dead(23, { bridges: { 12: 1, 13: 1, 14: 2, 15: 1, 16: 2 } })).toBe(false);
  });

  test.each([8, 14])('%i when all crowns have gone to others, and none can be stolen', (card) => {
    const crowns = [[], [1, 2, 2, 3, 3], [3, 4, 4, 5]];
    expect(dead(card, { crowns })).toBe(true);
    expect(dead(card, { crowns, hands: [[card, 9], [], []] })).toBe(false);
    expect(dead(card, { crowns: [[], [1, 2, 2, 3, 3], [3, 4, 4]] })).toBe(false);
  });

  test('9 when nobody else can hold a crown', () => {
    expect(dead(9, { crowns: [[1, 2, 2, 3, 3, 3, 4, 4, 5], [], []] })).toBe(true);
    expect(dead(9, { crowns: [[1, 2, 2, 3, 3, 3, 4, 4], [5], []] })).toBe(false);
  });

  test('2 and 3 when nothing can be built that would bring the title', () => {
    expect(dead(2, { bridges: bridgesBut([], 0, 1), bridgeBuilder: 1 })).toBe(true);
    expect(dead(2, { bridges: bridgesBut([], 0, 1), bridgeBuilder: 0 })).toBe(false);
    expect(dead(3, { ports: all(0), portBuilder: 1 })).toBe(true);
  });

  test('a Tiki when two others are known to lie in other hands', () => {
    // seat 0 has looked twice: what went in between is known
    const stacks = [
      {
        takes: [
          [0, 17],
          [1, 18],
        ] as [number, number][],
        rest: [1, 2, 3, 4],
      },
    ];
    const s = position(3, { stacks });
    expect(spent(sees(s, 0), 17)).toBe(false);
    const v = sees(s, 0);
    v.stacks[0].takes.push({ seat: 1, card: 18 }, { seat: 2, card: 19 });
    expect(spent(v, 17)).toBe(true);
  });
});

test('to the bare table nothing is said', () => {
  expect(dead(7, { ports: all(1) }, null)).toBe(false);
});
