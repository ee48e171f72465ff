import { describe, expect, it } from 'vitest';
import { type Edge, seatsAt } from '../src/table/context';
import { distance, peekSlots, type Rect } from '../src/table/peek-slots';

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
  seats: { edge: Edge; eye: Rect }[];
}

function scene(size: readonly [number, number], sides: readonly number[]): Scene {
  const screen = screenOf(size);
  const [width, height] = size;
  const chairs = sides.map((side) => ({ side }));
  const edges = ['top', 'left', 'right', 'bottom'] as const;
  const order = edges.flatMap((edge) => seatsAt(chairs, edge).map((seat) => ({ edge, seat })));
  if (width <= 860) {
    const third = width / 3;
    const seats = order.map(({ edge }, i) => ({
      edge,
      eye: eyeAt(third * ((i % 3) + 1) - 5, BAR + 5 + Math.floor(i / 3) * PLATE),
    }));
    return { screen, seats };
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
  return { screen, seats };
}

/** A hand of some cards: the wider the panel, the lower. Its smallest print is 13 px. */
const tall = (wide: number): number => 50 + 30_000 / wide;
const readable = 14 / 13;

/** Buttons in both corners of the bar, and of the questions below. */
const controls = ({ right, bottom }: Rect): Rect[] => [
  { left: 0, top: 0, right: 48, bottom: BAR },
  { left: right - 140, top: 0, right, bottom: BAR },
  { left: right - 170, top: bottom - 60, right, bottom },
];

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The slots of those who peek at a table, and what is wrong with them, in words. */
function laid({ screen, seats }: Scene, down: (i: number) => boolean, lit: readonly Rect[] = []) {
  const holders = seats.filter((_, i) => down(i)).map((seat) => ({ ...seat, tall, readable }));
  const always = [...controls(screen), ...seats.map(({ eye }) => eye)];
  const slots = peekSlots(screen, holders, { always, plates: [], rather: lit });
  // on a narrow screen all eyes lie in one block: of two panels the second lies below the first
  const near = holders.length === 1 || (holders.length === 2 && screen.right > 860);
  const faults = slots.flatMap((slot, i) => {
    const say = (what: string) => `${holders[i].edge} ${i} ${what}: ${JSON.stringify(slot)}`;
    if (!slot) return [say('has no room')];
    const { rect, scale } = slot;
    return [
      rect.left < 0 || rect.top < 0 || rect.right > screen.right || rect.bottom > screen.bottom ? say('leaves') : '',
      always.some((one) => overlap(one, rect)) ? say('lies over what is pressed') : '',
      slots.some((other) => other && other !== slot && overlap(other.rect, rect)) ? say('lies over another') : '',
      near && distance(rect, holders[i].eye) > 120 ? say('is far from its eye') : '',
      near && scale < readable - 1e-9 ? say('is small') : '',
    ].filter(Boolean);
  });
  return { slots, faults };
}

/** Every way to seat so many people on the twelve places round the tablet. */
function seatings(n: number, from = 0): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: Math.max(0, 12 - from) }, (_, i) => from + i).flatMap((place) =>
    seatings(n - 1, place + 1).map((rest) => [place * 30, ...rest]),
  );
}

describe('the slots of those who peek', () => {
  for (const size of SIZES) {
    it(`lie beside the eye, readable, on ${size.join('x')}, whoever of however many peeks`, () => {
      const tables = [2, 3, 4, 5, 6].flatMap((n) => seatings(n).filter((_, i) => i % 7 === 0));
      const wrong = tables.flatMap((sides) =>
        sides.flatMap((_, who) => laid(scene(size, sides), (i) => i === who).faults.map((one) => `${sides}: ${one}`)),
      );
      expect(wrong).toEqual([]);
    });

    it(`are apart on ${size.join('x')}, whoever peeks together`, () => {
      const tables = [
        [0, 60, 120, 180, 240, 300],
        [0, 30, 330, 60, 90, 120],
        [0, 90, 180, 270],
      ];
      const wrong = tables.flatMap((sides) =>
        Array.from({ length: 2 ** sides.length }, (_, bits) => bits).flatMap(
          (bits) => laid(scene(size, sides), (i) => (bits & (1 << i)) !== 0).faults,
        ),
      );
      expect(wrong).toEqual([]);
    });
  }

  it('spare lit places while there is other room beside the eye', () => {
    const at = scene([1180, 820], [0, 90, 180, 270]);
    const left = at.seats.findIndex(({ edge }) => edge === 'left');
    const [free] = laid(at, (i) => i === left).slots;
    const lit = [{ ...(free?.rect as Rect) }];
    const [spared] = laid(at, (i) => i === left, lit).slots;
    expect(overlap(spared?.rect as Rect, lit[0])).toBe(false);
    expect(distance(spared?.rect as Rect, at.seats[left].eye)).toBeLessThan(121);
  });

  it('lie over other plates where these have all the room beside the eye, rather than far away or too small', () => {
    const screen = screenOf([390, 664]);
    const plates = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => ({
        left: column * 195,
        top: 50 + row * 60,
        right: 195 + column * 195,
        bottom: 108 + row * 60,
      })),
    );
    const eye = eyeAt(190, 57);
    const foot = { left: 0, top: 400, right: 390, bottom: 664 };
    const full = (wide: number): number => 50 + 60_000 / wide;
    const slotAmong = (always: readonly Rect[], spared: readonly Rect[]) =>
      peekSlots(screen, [{ edge: 'top', eye, tall: full, readable }], { always, plates: spared, rather: [] })[0];
    const far = slotAmong([...controls(screen), foot, ...plates], []);
    expect(far && far.scale >= readable && distance(far.rect, eye) < 191).toBeFalsy();
    const near = slotAmong([...controls(screen), foot], plates);
    expect(distance(near?.rect as Rect, eye)).toBeLessThan(121);
    expect(near?.scale).toBeGreaterThanOrEqual(readable);
    expect([foot, eye].some((one) => overlap(one, near?.rect as Rect))).toBe(false);
  });

  it('lie at their own edge where the eye does', () => {
    const at = scene([1180, 820], [0, 90, 180, 270]);
    for (const [i, { edge }] of at.seats.entries()) {
      if (edge !== 'left' && edge !== 'right') continue;
      const [slot] = laid(at, (who) => who === i).slots;
      const edges = Math.abs((slot?.rect[edge] ?? 0) - at.screen[edge]);
      expect(edges).toBeLessThan(SIDE + 20);
    }
  });
});
