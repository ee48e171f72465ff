// @vitest-environment happy-dom
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { groundFor } from '../src/games/kit/draw/palette';

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
