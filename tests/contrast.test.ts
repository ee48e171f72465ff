// @vitest-environment happy-dom
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { groundFor } from '../src/games/kit/draw/palette';
import { SEAT_STYLES } from '../src/look/seats';

const { Color, getContrast } = (axe as any).commons.color;
const colourOf = (rgb: number) => new Color((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255, 1);

test('on the ground that is found for an ink its letters are read, and a ground that serves already is kept', () => {
  const random = rng(7, 0, 0);
  const any = () => random.int(0x1000000);
  for (let i = 0; i < 300; i++) {
    const [ink, ground] = [i % 2 ? 0xfff6ea : 0x22100a, any()];
    const found = groundFor(ink, ground);
    expect(getContrast(colourOf(found), colourOf(ink))).toBeGreaterThan(4.45);
    if (getContrast(colourOf(ground), colourOf(ink)) > 4.55) expect(found).toBe(ground);
  }
});

/** How far two colours lie apart to the eye: CIELAB, 1976. */
function apart(a: string, b: string): number {
  const lab = (hex: string): number[] => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92;
    });
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((part, i) => part - other[i]));
}

test('twelve at a sheet have twelve pieces: each a colour and a symbol of its own that is seen on it', () => {
  expect(SEAT_STYLES).toHaveLength(12);
  expect(new Set(SEAT_STYLES.map(({ symbol }) => symbol)).size).toBe(12);
  const ofHex = (hex: string) => colourOf(Number.parseInt(hex.slice(1), 16));
  for (const { id, face, ink, light, dark } of SEAT_STYLES) {
    expect(getContrast(ofHex(face), ofHex(ink)), id).toBeGreaterThan(3);
    expect(getContrast(ofHex(light), ofHex('#f8f0dd')), id).toBeGreaterThan(4.4);
    expect(getContrast(ofHex(dark), ofHex('#13222b')), id).toBeGreaterThan(4.5);
    for (const other of SEAT_STYLES)
      if (other.id !== id) expect(apart(face, other.face), `${id} and ${other.id}`).toBeGreaterThan(22);
  }
});
