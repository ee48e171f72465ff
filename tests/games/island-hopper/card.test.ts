import { afterEach, describe, expect, test, vi } from 'vitest';
import { card } from '../../../src/games/island-hopper/card';
import { optionsOf, type Setup, settingOf } from '../../../src/shell/setup';
import { resetPrefs } from '../../../src/storage/exchange';
import { prefs } from '../../../src/storage/prefs';

/** Rule page A5: clouds where nobody sees that eyes are shut; clouds and calm islands where fingers hide the islands. */

const setUp = (people: number): Setup =>
  ({
    card,
    chairs: { value: [{ bot: false }, { bot: people < 2 }, { bot: people < 3 }, { bot: people < 4 }] },
    chosen: { value: {} },
  }) as unknown as Setup;

/** A window of that many CSS pixels on a screen with so many in a millimetre; undefined: nobody has measured it. */
function on(innerWidth: number, innerHeight: number, perMm?: number): void {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  if (perMm) prefs.screen.value = { perMm, ratio: 1 };
}

afterEach(() => {
  resetPrefs();
  vi.unstubAllGlobals();
});

describe('what is proposed', () => {
  test.each([
    ['a phone', 390, 844, undefined, 'cloud', 'calm'],
    ['a large phone', 440, 956, undefined, 'cloud', 'calm'],
    ['a phone on its side', 844, 390, undefined, 'cloud', 'calm'],
    ['a measured phone', 390, 844, 6.04, 'cloud', 'calm'],
    ['an 8-inch tablet', 962, 601, undefined, 'cloud', 'calm'],
    ['a measured 8-inch tablet', 1133, 744, 6.42, 'cloud', 'calm'],
    ['a 10-inch tablet', 1180, 820, undefined, 'drag', 'fair'],
    ['a 10-inch tablet upright', 820, 1180, undefined, 'drag', 'fair'],
    ['an older 10-inch tablet', 1024, 768, undefined, 'drag', 'fair'],
    ['a measured 10-inch tablet', 1180, 820, 5.2, 'drag', 'fair'],
    ['a 10-inch tablet of fine grain, measured', 1280, 800, 7.4, 'cloud', 'calm'],
    ['a measured screen of coarse grain', 740, 520, 3.78, 'drag', 'fair'],
  ])('on %s of %d x %d px', (_name, width, height, perMm, flight, difficulty) => {
    on(width, height, perMm);
    expect(optionsOf(setUp(4))).toMatchObject({ flight, difficulty, bribing: 60 });
  });

  test('to one player alone on a large screen: clouds, and islands as printed', () => {
    on(1180, 820, 5.2);
    expect(optionsOf(setUp(1))).toMatchObject({ flight: 'cloud', difficulty: 'fair' });
  });

  test('and what somebody chooses stays', () => {
    on(390, 844);
    const setup = { ...setUp(4), chosen: { value: { flight: 'drag', difficulty: 'storm' } } } as unknown as Setup;
    expect(optionsOf(setup)).toMatchObject({ flight: 'drag', difficulty: 'storm' });
  });

  test('where nobody says where the table stands: a finger', () => {
    const of = (name: string) => card.options.find(({ id }) => id === name)?.preset(4);
    expect([of('flight'), of('difficulty')]).toEqual(['drag', 'fair']);
  });
});

// px of the lagoon's short side, as the board draws it on a table of that size
test.each([
  [1180, 820, 665],
  [1024, 768, 617],
  [1280, 800, 647],
  [962, 601, 461],
])('across the lagoon on %d x %d px', (width, height, px) => {
  on(width, height, 5);
  expect(Math.abs(settingOf(setUp(4)).short - px / 5)).toBeLessThan(2);
});
