import { NIGHT as BASE_NIGHT, PAPER as BASE_PAPER, type Palette as Base, worn } from '../../kit/draw/palette';
import type { Look } from '../../table';

/** Colours of this chart: coral and teal on warm paper, or on the sea at night. */

export interface Palette extends Base {
  recess: number;
  recessInk: number;
  roof: number;
  pale: number;
  paleDark: number;
  crownTile: number;
  crownGold: number;
}

const PAPER: Palette = {
  ...BASE_PAPER,
  sea: 0xc3e0d6,
  shallows: [0xaed8ce, 0x93cbc1, 0x74b9b1],
  contour: 0x4f9791,
  rhumb: 0x9fc7bd,
  land: 0xf0dfb0,
  beach: 0xfbeecb,
  leaf: 0x5a8c4f,
  recess: 0xe2c790,
  recessInk: 0x6d4f2c,
  roof: 0xb84c37,
  pale: 0xf1d3a0,
  paleDark: 0x7a4c22,
  crownTile: 0x5b1d2a,
  crownGold: 0xf3c756,
};

const NIGHT: Palette = {
  ...BASE_NIGHT,
  sea: 0x0f2b36,
  leaf: 0x5f8a58,
  recess: 0x332f24,
  recessInk: 0xcdb987,
  roof: 0xa8432f,
  pale: 0xe8c68f,
  paleDark: 0x4a2a10,
  crownTile: 0x6d2233,
  crownGold: 0xf6cf6a,
};

export function paletteOf(look: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = worn(look, PAPER, NIGHT);
  return look.contrast ? { ...palette, recessInk: palette.ink } : palette;
}
