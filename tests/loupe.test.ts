// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Spot } from '../src/games/module';
import type { Look } from '../src/games/table';
import { Camera } from '../src/table/board-camera';
import { Looking } from '../src/table/board-looking';
import { besideFinger, Loupe } from '../src/table/board-loupe';
import { Pointers, REST_MS } from '../src/table/board-pointers';
import { crowded, hit, instead } from '../src/table/board-targets';

/** Pressing, sliding and letting go: what a finger on the board looks at, and what it means. */

const at = (id: string, x: number, y = 50): Spot => ({
  id,
  shape: { kind: 'circle', x, y, r: 8 },
  text: { key: id } as never,
});
/** Two that a finger cannot tell apart, and one that stands free; the board is shown in its own size. */
const SPOTS = [at('a', 100), at('b', 130), at('c', 400)];

function camera(): Camera {
  const one = new Camera({ x: 0, y: 0, width: 500, height: 100 });
  one.resize(600, 200);
  one.zoom = 1;
  return one;
}
/** From the board's zero to the corner of the screen. */
const X = 50;
const Y = 100;

describe('which place a finger means', () => {
  test('is the nearest within 28 px', () => {
    expect(hit(SPOTS, camera(), 114 + X, Y)?.id).toBe('a');
    expect(hit(SPOTS, camera(), 116 + X, Y)?.id).toBe('b');
    expect(hit(SPOTS, camera(), 130 + 8 + 27 + X, Y)?.id).toBe('b');
    expect(hit(SPOTS, camera(), 130 + 8 + 29 + X, Y)).toBeUndefined();
  });

  test('is not the one beside a place of its kind that lies right under the finger', () => {
    const large = (id: string, x: number): Spot => ({
      id,
      text: { key: id } as never,
      shape: { kind: 'circle', x, y: 50, r: 30 },
    });
    const [lit, unlit, other] = [large('good:1', 0), large('good:2', 70), large('hex:1', 70)];
    const at = 45 + X;
    expect(hit([lit], camera(), at, Y)?.id).toBe('good:1');
    expect(instead([lit, unlit], lit, camera(), [at, Y])?.id).toBe('good:2');
    // of another kind, too small to be touched, or with the finger on what is lit
    expect(instead([lit, other], lit, camera(), [at, Y])).toBeUndefined();
    const small: Spot = { ...unlit, shape: { kind: 'circle', x: 50, y: 50, r: 10 } };
    expect(instead([lit, small], lit, camera(), [at, Y])).toBeUndefined();
    // where a touch writes something down, however small it is
    expect(instead([lit, small], lit, camera(), [at, Y], 0)?.id).toBe('good:2');
    expect(instead([lit, unlit], lit, camera(), [20 + X, Y])).toBeUndefined();
  });

  test('is uncertain only in a crowd', () => {
    expect(crowded(SPOTS, camera(), 100 + X, Y)).toBe(true);
    expect(crowded(SPOTS, camera(), 400 + X, Y)).toBe(false);
    expect(crowded(SPOTS, camera(), 250 + X, Y)).toBe(false);
  });
});

describe('where the loupe lies', () => {
  const loupe = { width: 200, height: 170 };
  const sizes = [
    [390, 844],
    [844, 390],
    [360, 740],
    [1180, 820],
  ];
  test.each(sizes)('on %i x %i always on the screen and never under the finger', (width, height) => {
    for (let x = 0; x <= width; x += 10)
      for (let y = 0; y <= height; y += 10) {
        const [left, top] = besideFinger(x, y, loupe, { width, height });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + loupe.width).toBeLessThanOrEqual(width);
        expect(top + loupe.height).toBeLessThanOrEqual(height);
        const dx = Math.max(left - x, 0, x - left - loupe.width);
        const dy = Math.max(top - y, 0, y - top - loupe.height);
        expect(Math.hypot(dx, dy), `${x} ${y}`).toBeGreaterThanOrEqual(24);
      }
  });

  test('is above the finger where there is room', () => {
    expect(besideFinger(300, 400, loupe, { width: 600, height: 800 })).toEqual([200, 186]);
  });
});

describe('a finger', () => {
  let glass: HTMLElement;
  let pointers: Pointers;
  let lit: Spot[];
  let rested = false;
  const picked = vi.fn();
  const tapped = vi.fn();
  const panned = vi.fn();
  const carried = vi.fn();
  let piece: Spot | undefined;
  const loupe = {
    open: false,
    words: '',
    paint() {},
    show: vi.fn((_x: number, _y: number, _spot: unknown, words: string) => Object.assign(loupe, { open: true, words })),
    hide: () => Object.assign(loupe, { open: false, words: '' }),
  };
  let above: Element | null;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const one of [picked, tapped, panned, carried, loupe.show]) one.mockClear();
    piece = undefined;
    loupe.hide();
    lit = SPOTS;
    glass = document.createElement('div');
    glass.setPointerCapture = () => {};
    above = glass;
    document.elementFromPoint = () => above;
    const looking = new Looking({
      camera: camera(),
      glass: loupe,
      lit: () => lit,
      look: () => ({ motion: 0, say: ({ key }: any) => `Place ${key}` }) as unknown as Look,
      piece: () => piece,
      carry: carried,
    });
    pointers = new Pointers(glass, {
      tap: tapped,
      doubleTap() {},
      pan: panned,
      zoom() {},
      hover() {},
      press: (x, y) => looking.rest(x, y),
      look: (place) => looking.to(place),
      grab: () => false,
      drag() {},
      release() {},
      choose: (rests) => {
        picked(looking.end()?.id);
        rested = rests;
      },
      forget: () => void looking.end(),
    });
  });
  afterEach(() => {
    pointers.close();
    vi.useRealTimers();
  });

  function send(type: string, x: number, pointerId = 1): void {
    const event = new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true });
    Object.defineProperties(event, { offsetX: { value: x + X }, offsetY: { value: Y } });
    glass.dispatchEvent(event);
  }

  test('that taps picks at once, in a crowd as well, and sees no loupe', () => {
    for (const x of [400, 100]) {
      send('pointerdown', x);
      vi.advanceTimersByTime(110);
      send('pointerup', x);
    }
    vi.advanceTimersByTime(1000);
    expect(tapped).toHaveBeenCalledTimes(2);
    expect(loupe.show).not.toHaveBeenCalled();
    expect(picked).not.toHaveBeenCalled();
  });

  test('that rests looks closely, sooner in a crowd; letting go picks what is named', () => {
    send('pointerdown', 400);
    vi.advanceTimersByTime(249);
    expect(loupe.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(loupe.words).toBe('Place c');
    send('pointerup', 400);
    expect(loupe.open).toBe(false);
    expect(picked.mock.calls).toEqual([['c']]);

    send('pointerdown', 100);
    vi.advanceTimersByTime(120);
    expect(loupe.words).toBe('Place a');
    expect(tapped).not.toHaveBeenCalled();
  });

  test('that lies still as long as one asks is told from one that slides there', () => {
    send('pointerdown', 400);
    vi.advanceTimersByTime(REST_MS);
    send('pointerup', 400);
    expect(rested).toBe(true);
    send('pointerdown', 100);
    vi.advanceTimersByTime(REST_MS);
    send('pointermove', 400);
    send('pointerup', 400);
    expect(rested).toBe(false);
    send('pointerdown', 400);
    vi.advanceTimersByTime(300);
    send('pointerup', 400);
    expect([rested, picked.mock.calls.length]).toEqual([false, 3]);
  });

  test('that slides changes what is named, and pans nothing', () => {
    send('pointerdown', 100);
    send('pointermove', 125);
    expect(loupe.words).toBe('Place b');
    send('pointermove', 250);
    expect([loupe.open, loupe.words]).toEqual([true, '']);
    send('pointermove', 104);
    send('pointerup', 104);
    expect(picked.mock.calls).toEqual([['a']]);
    expect(panned).not.toHaveBeenCalled();
    expect(tapped).not.toHaveBeenCalled();
  });

  test('that comes down away from every lit place pans', () => {
    send('pointerdown', 250);
    vi.advanceTimersByTime(1000);
    send('pointermove', 300);
    send('pointerup', 300);
    expect(panned).toHaveBeenCalled();
    expect(loupe.show).not.toHaveBeenCalled();
  });

  test('that comes down on a piece that can be dragged takes it along, and lets go of it over a lit place', () => {
    piece = at('king', 250);
    send('pointerdown', 250);
    send('pointermove', 300);
    expect(carried).toHaveBeenCalledTimes(1);
    expect(panned).not.toHaveBeenCalled();
    send('pointermove', 398);
    send('pointerup', 398);
    expect(picked.mock.calls).toEqual([['c']]);
    expect(carried).toHaveBeenLastCalledWith(null);
    // a tap on it is a tap like any other
    send('pointerdown', 250);
    send('pointerup', 250);
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  test('that drags a piece and is joined by another, or lost, or covered, picks nothing', () => {
    piece = at('king', 250);
    for (const end of [() => send('pointerdown', 300, 2), () => send('pointercancel', 398), () => pointers.drop()]) {
      send('pointerdown', 250);
      send('pointermove', 398);
      end();
      expect(carried).toHaveBeenLastCalledWith(null);
      send('pointerup', 398);
      send('pointerup', 300, 2);
    }
    expect(picked).not.toHaveBeenCalled();
  });

  test('that leaves the board, or lies over nothing, picks nothing', () => {
    send('pointerdown', 100);
    send('pointermove', 125);
    above = document.body;
    send('pointermove', 126);
    expect(loupe.open).toBe(false);
    send('pointerup', 126);
    expect(picked.mock.calls).toEqual([[undefined]]);
    above = glass;
    send('pointerdown', 100);
    send('pointermove', 250);
    send('pointerup', 250);
    expect(picked.mock.calls).toEqual([[undefined], [undefined]]);
    send('pointerdown', 100);
    send('pointermove', 125);
    // lifted over the dock, without a move before
    above = document.body;
    send('pointerup', 125);
    expect(picked.mock.calls[2]).toEqual([undefined]);
  });

  test.each([
    ['a second finger', () => send('pointerdown', 300, 2)],
    ['the browser', () => send('pointercancel', 100)],
    ['the cover', () => pointers.drop()],
  ])('whose look is ended by %s picks nothing, now or later', (_, end) => {
    for (const wait of [0, 300]) {
      send('pointerdown', 100);
      vi.advanceTimersByTime(wait);
      expect(loupe.open).toBe(wait > 0);
      end();
      vi.advanceTimersByTime(1000);
      expect(loupe.open).toBe(false);
      send('pointermove', 130);
      send('pointerup', 130);
      send('pointerup', 300, 2);
      expect(loupe.open).toBe(false);
    }
    expect(picked).not.toHaveBeenCalled();
    expect(tapped).not.toHaveBeenCalled();
  });
});

test('the loupe holds nothing once it is gone', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const cut = vi.fn();
  const loupe = new Loupe({ host, camera: camera(), cut });
  loupe.show(100 + X, Y, SPOTS[0], 'Faro', false);
  expect(host.textContent).toBe('Faro');
  expect(cut.mock.calls[0].slice(1)).toEqual([132, 66 - 200, 66 - 100, 2]);
  expect(host.querySelector('.loupe-ring path')?.getAttribute('d')).toBe('M142 100a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z');
  expect(host.querySelector('.loupe-glass path')?.getAttribute('d')).toBe('M50 66a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z');
  expect(host.querySelector('.grows')).toBeNull();
  loupe.hide();
  expect([loupe.open, host.childElementCount]).toEqual([false, 0]);
  loupe.paint();
  expect(cut).toHaveBeenCalledTimes(1);
});
