import { describe, expect, test } from 'vitest';
import { freePlace, meets } from '../src/table/free-place';
import type { Rect } from '../src/table/peek-slots';

// A card on a phone's board, among places that are lit.

const ROOM: Rect = { left: 0, top: 100, right: 390, bottom: 600 };
const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (taken: readonly Rect[], width: number, height: number): Rect | undefined => {
  const at = freePlace(ROOM, taken, [width, height]);
  return at && box(...at, width, height);
};

describe('a free place', () => {
  test('is low and in the middle where nothing is lit', () => {
    expect(freePlace(ROOM, [], [290, 120])).toEqual([50, 472]);
  });

  test('is above what is lit below, and as low as can be', () => {
    const hex = box(150, 500, 80, 80);
    const card = placed([hex], 374, 120) as Rect;
    expect(meets(card, hex)).toBe(false);
    expect(card.bottom).toBeGreaterThan(hex.top - 12);
  });

  test('is beside it where the card is narrow', () => {
    const hex = box(0, 400, 120, 200);
    const card = placed([hex], 200, 100) as Rect;
    expect(card.bottom).toBe(592);
    expect(card.left).toBeGreaterThan(hex.right);
  });

  test('stays in the room, and is none where there is none', () => {
    const rows = Array.from({ length: 9 }, (_, i) => box(0, 100 + i * 56, 390, 20));
    expect(placed(rows, 200, 60)).toBeUndefined();
    expect(placed([], 380, 60)).toBeUndefined();
    expect(placed([], 374, 490)).toBeUndefined();
    const line = placed(rows, 200, 30) as Rect;
    expect(rows.some((row) => meets(row, line))).toBe(false);
  });

  test('is found among many places whatever is lit', () => {
    let seed = 3;
    const any = (most: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % most;
    };
    let found = 0;
    for (let i = 0; i < 200; i++) {
      const taken = Array.from({ length: 12 }, () => box(any(360), 100 + any(470), 44, 44));
      const card = placed(taken, 180, 50);
      if (!card) continue;
      found++;
      expect(taken.some((one) => meets(one, card))).toBe(false);
      expect(card.left >= ROOM.left && card.right <= ROOM.right && card.top >= ROOM.top).toBe(true);
      expect(card.bottom).toBeLessThanOrEqual(ROOM.bottom);
    }
    expect(found).toBeGreaterThan(150);
  });
});
