// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera } from '../src/table/board-camera';
import { hands } from '../src/table/board-ground';
import { Pointers } from '../src/table/board-pointers';

/** A piece under a finger claims the gesture; whatever cuts it short ends it without a pick. */

describe('a finger on a piece', () => {
  let glass: HTMLElement;
  let pointers: Pointers;
  const calls: string[] = [];
  const note = (what: string) => () => void calls.push(what);
  let awake = true;

  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    awake = true;
    glass = document.createElement('div');
    glass.setPointerCapture = () => {};
    document.elementFromPoint = () => glass;
    const camera = new Camera({ x: 0, y: 0, width: 500, height: 100 });
    camera.resize(500, 100);
    camera.zoom = 1;
    const drags = {
      // a piece lies at the left end
      begin: ([x]: readonly [number, number]) => x < 50,
      to: ([x, y]: readonly [number, number]) => void calls.push(`to ${Math.round(x)} ${Math.round(y)}`),
      end: (meant: boolean) => void calls.push(meant ? 'meant' : 'not meant'),
    };
    pointers = new Pointers(glass, {
      ...hands(
        drags,
        camera,
        () => undefined,
        () => awake,
      ),
      tap: note('tap'),
      doubleTap: note('double'),
      press: () => 100,
      look: note('look'),
      choose: note('choose'),
      forget: note('forget'),
      pan: note('pan'),
      zoom: note('zoom'),
      hover() {},
    });
  });
  afterEach(() => {
    pointers.close();
    vi.useRealTimers();
  });

  function send(type: string, x: number, pointerId = 1): void {
    const event = new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true });
    Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: 50 } });
    glass.dispatchEvent(event);
  }

  test('drags it, neither looks nor pans, and lets go of it where it is lifted', () => {
    send('pointerdown', 20);
    vi.advanceTimersByTime(1000);
    send('pointermove', 60);
    send('pointermove', 90);
    send('pointerup', 90);
    expect(calls).toEqual(['to 60 50', 'to 90 50', 'meant']);
  });

  test('that only trembles taps, as it would anywhere', () => {
    send('pointerdown', 20);
    send('pointermove', 26);
    send('pointerup', 26);
    expect(calls).toEqual(['not meant', 'tap']);
  });

  test('beside it looks and pans as ever', () => {
    send('pointerdown', 200);
    vi.advanceTimersByTime(200);
    send('pointerup', 200);
    expect(calls).toEqual(['look', 'choose']);
  });

  test.each([
    ['a second finger', () => send('pointerdown', 300, 2)],
    ['pointercancel', () => send('pointercancel', 60)],
    ['a cover', () => pointers.drop()],
  ])('%s ends it without a pick', (_what, cut) => {
    send('pointerdown', 20);
    send('pointermove', 60);
    cut();
    send('pointermove', 90);
    send('pointerup', 90);
    expect(calls).toEqual(['to 60 50', 'not meant']);
  });

  test('lifted over a plate or the dock was not meant', () => {
    send('pointerdown', 20);
    send('pointermove', 60);
    document.elementFromPoint = () => document.body;
    send('pointerup', 90);
    expect(calls).toEqual(['to 60 50', 'not meant']);
  });

  test('a second finger that did not end anything zooms as ever', () => {
    send('pointerdown', 20);
    send('pointerdown', 300, 2);
    send('pointermove', 320, 2);
    expect(calls).toContain('zoom');
  });

  test('a palm, which comes down in several places, picks and drags nothing', () => {
    for (const id of [1, 2, 3, 4]) send('pointerdown', 20 * id, id);
    vi.advanceTimersByTime(500);
    for (const id of [1, 2, 3, 4]) send('pointerup', 20 * id, id);
    expect(calls.filter((call) => !/pan|zoom/.test(call))).toEqual(['not meant']);
  });

  test('takes nothing while something moves', () => {
    awake = false;
    send('pointerdown', 20);
    send('pointermove', 60);
    send('pointerup', 60);
    expect(calls).not.toContain('meant');
  });
});
