import { describe, expect, it } from 'vitest';
import { type Edge, seatsAt } from '../src/table/context';
import { cornerSlots, peekSlots, type Rect, roomBeside, type Sitter, type Slot } from '../src/table/peek-slots';

// Plates as the screen has them: at their edges where it is wide, all in one block under the bar where it is narrow.

const SIZES = [
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const;
const EYE = 44;
/** The bar above, the questions below, a plate at a side and one above or below. */
const [BAR, FOOT, SIDE, PLATE] = [50, 125, 168, 52];

const screenOf = ([right, bottom]: readonly [number, number]): Rect => ({ left: 0, top: 0, right, bottom });
const eyeAt = (right: number, top: number): Rect => ({ left: right - EYE, top, right, bottom: top + EYE });

/** Plates in the middle of a stretch, one after the other: where each ends and begins. */
function rows(from: number, to: number, n: number, size: number): number[] {
  const each = Math.min(size, (to - from) / n);
  const start = (from + to - n * each) / 2;
  return Array.from({ length: n }, (_, i) => start + i * each);
}

interface Scene {
  screen: Rect;
  room: Rect;
  seats: { edge: Edge; eye: Rect }[];
}

function scene(size: readonly [number, number], sides: readonly number[]): Scene {
  const screen = screenOf(size);
  const [width, height] = size;
  const chairs = sides.map((side) => ({ side }));
  const edges = ['top', 'left', 'right', 'bottom'] as const;
  const order = edges.flatMap((edge) => seatsAt(chairs, edge).map((seat) => ({ edge, seat })));
  if (width <= 860) {
    const half = width / 2;
    const seats = order.map(({ edge }, i) => ({
      edge,
      eye: eyeAt(half * ((i % 2) + 1) - 5, BAR + 5 + Math.floor(i / 2) * PLATE),
    }));
    const block = { ...screen, top: BAR, bottom: BAR + Math.ceil(order.length / 2) * PLATE + 5 };
    return { screen, room: roomBeside(screen, block), seats };
  }
  const seats = edges.flatMap((edge) => {
    const n = seatsAt(chairs, edge).length;
    const down = rows(BAR, height - FOOT, n, 95);
    const right = rows(SIDE, width - SIDE, n, 250);
    return Array.from({ length: n }, (_, i) => {
      if (edge === 'left') return { edge, eye: eyeAt(SIDE, down[i]) };
      if (edge === 'right') return { edge, eye: eyeAt(width - 5, down[i]) };
      const end = (right[i + 1] ?? 2 * right[i] - (right[i - 1] ?? right[i] - 250)) - 5;
      return { edge, eye: eyeAt(end, edge === 'top' ? BAR + 5 : height - FOOT - PLATE) };
    });
  });
  return { screen, room: roomBeside(screen, { left: 0, top: 0, right: 0, bottom: 0 }), seats };
}

const everybody = ({ seats }: Scene): Sitter[] => seats.map((seat) => ({ ...seat, down: true }));

const distance = (a: Rect, b: Rect): number =>
  Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);

/** How far a slot stands off the edge it belongs to. */
const off = (room: Rect, { edge, rect }: Slot): number => Math.abs(rect[edge] - room[edge]);

/** What is wrong with these slots, in words; empty when all is well. */
function faults(at: Scene, sitters: readonly Sitter[]): string[] {
  const slots = peekSlots(at.room, sitters).filter((slot) => slot !== undefined);
  const { room } = at;
  const [middleX, middleY] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  const half = {
    left: (r: Rect) => r.right <= middleX,
    right: (r: Rect) => r.left >= middleX,
    top: (r: Rect) => r.bottom <= middleY,
    bottom: (r: Rect) => r.top >= middleY,
  };
  const found: string[] = [];
  for (const [i, slot] of slots.entries()) {
    const { edge, rect } = slot;
    const say = (what: string) => found.push(`${edge} ${i} ${what}: ${JSON.stringify(rect)}`);
    if (rect.left < room.left || rect.top < room.top || rect.right > room.right || rect.bottom > room.bottom)
      say('leaves the room');
    if (!half[edge](rect)) say('reaches over the middle');
    if (slots.some((other) => other !== slot && distance(rect, other.rect) < 8)) say('is too near another');
    if (sitters.some(({ eye }) => distance(rect, eye) < 0)) say('lies over an eye');
    // where five or six sit, and several of them side by side, there may be no room beside the eyes: then beyond them
    const several = sitters.filter((sitter) => sitter.edge === edge).length;
    const crowded = several > 2 || (several === 2 && sitters.length > 5);
    if (off(room, slot) > (crowded ? FOOT + PLATE + 14 : 0)) say('is off its edge');
    if (Math.min(rect.right - rect.left, rect.bottom - rect.top) < 75) say('is too small');
  }
  return found;
}

/** All ways to seat so many people on the twelve places round the tablet. */
function seatings(n: number, from = 0): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: Math.max(0, 12 - from) }, (_, i) => from + i).flatMap((place) =>
    seatings(n - 1, place + 1).map((rest) => [place * 30, ...rest]),
  );
}

describe('the slots of everybody who peeks', () => {
  for (const size of SIZES)
    it(`are apart, in the room, at their edges and off the eyes on ${size.join('x')}, however people sit`, () => {
      const all = [2, 3, 4, 5, 6].flatMap((n) => seatings(n));
      expect(all).toHaveLength(66 + 220 + 495 + 792 + 924);
      const wrong = all.flatMap((sides) => {
        const at = scene(size, sides);
        return faults(at, everybody(at)).map((fault) => `${sides}: ${fault}`);
      });
      expect(wrong).toEqual([]);
    });

  it('are as good for any few of them', () => {
    const tables = [
      [0, 60, 120, 180, 240, 300],
      [0, 30, 330, 60, 90, 120],
      [0, 90, 180, 270],
    ];
    const wrong = SIZES.flatMap((size) =>
      tables.flatMap((sides) => {
        const at = scene(size, sides);
        const subsets = Array.from({ length: 2 ** sides.length }, (_, bits) => bits);
        return subsets.flatMap((bits) =>
          faults(
            at,
            at.seats.map((seat, i) => ({ ...seat, down: (bits & (1 << i)) !== 0 })),
          ),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('belong to nobody who does not peek', () => {
    const at = scene([1180, 820], [0, 90, 180, 270]);
    const slots = peekSlots(
      at.room,
      at.seats.map((seat) => ({ ...seat, down: seat.edge === 'left' })),
    );
    expect(slots.map((slot) => slot?.edge)).toEqual([undefined, 'left', undefined, undefined]);
  });

  it('leave one person on a phone half of it', () => {
    const at = scene([390, 844], [0, 90, 180, 270]);
    const alone = (edge: Edge) =>
      peekSlots(
        at.room,
        at.seats.map((seat) => ({ ...seat, down: seat.edge === edge })),
      ).find((slot) => slot)?.rect as Rect;
    expect(alone('bottom').right - alone('bottom').left).toBeGreaterThan(380);
    expect(alone('top').right - alone('top').left).toBeGreaterThan(380);
    expect(alone('left').bottom - alone('left').top).toBeGreaterThan(600);
    expect(alone('left').right).toBeCloseTo(191);
  });

  it('keep their depth where an eye at the lower edge would leave little of it', () => {
    const at = scene([1180, 820], [0, 90, 180, 270]);
    const left = at.seats.findIndex(({ edge }) => edge === 'left');
    // a narrow plate in the dock's corner: its eye lies in the left band
    const seats = at.seats.map((seat) => (seat.edge === 'bottom' ? { ...seat, eye: eyeAt(150, 700) } : seat));
    const slot = peekSlots(
      at.room,
      seats.map((seat) => ({ ...seat, down: true })),
    )[left] as Slot;
    expect(slot.rect.right - slot.rect.left).toBeGreaterThan(180);
    expect(slot.rect.bottom).toBeLessThan(700);
  });

  it('in the corners stand next to their own eye', () => {
    const screen = screenOf([1180, 620]);
    const seats: Sitter[] = [
      { edge: 'bottom', eye: eyeAt(330, 570), down: true },
      { edge: 'bottom', eye: eyeAt(1175, 570), down: false },
      { edge: 'right', eye: eyeAt(1175, 5), down: true },
    ];
    const [bottom, , right] = cornerSlots(screen, seats);
    expect([bottom?.at, right?.at]).toEqual([0, 0]);
  });

  it('stand next to their own eye where the plates are at the edges', () => {
    const at = scene([1180, 820], [0, 60, 120, 180, 270]);
    const slots = peekSlots(at.room, everybody(at));
    for (const [i, slot] of slots.entries()) {
      const { eye } = at.seats[i];
      expect(slot && distance(slot.rect, eye)).toBeLessThan(25);
    }
    expect(slots.filter((slot) => slot?.edge === 'left').map((slot) => slot?.at)).toEqual([1, 0]);
  });
});

describe('the room for peeks', () => {
  it('is the larger part beside the block of plates', () => {
    const screen = screenOf([390, 844]);
    expect(roomBeside(screen, { left: 0, top: 60, right: 390, bottom: 200 })).toEqual({ ...screen, top: 200 });
    const flat = screenOf([844, 390]);
    expect(roomBeside(flat, { left: 474, top: 50, right: 844, bottom: 300 })).toEqual({ ...flat, right: 474 });
  });
});
