import type { Look } from '../../../games/table';

/** Colours of this chart, as 0xrrggbb: coral and teal on warm paper, or on the sea at night. */

export interface Palette {
  night: boolean;
  /** The wood of the table under the sheet. */
  table: number;
  tableGrain: number;
  sheet: number;
  sheetEdge: number;
  sea: number;
  /** From deep to shallow water. */
  shallows: readonly [number, number, number];
  contour: number;
  rhumb: number;
  ink: number;
  inkSoft: number;
  land: number;
  beach: number;
  wash: number;
  relief: number;
  leaf: number;
  name: number;
  halo: number;
  coral: number;
  teal: number;
  recess: number;
  recessInk: number;
  plank: number;
  plankDark: number;
  stone: number;
  stoneInk: number;
  roof: number;
  wall: number;
  pale: number;
  paleDark: number;
  crownTile: number;
  crownGold: number;
  tag: number;
  tagInk: number;
  lit: number;
  litInk: number;
  picked: number;
  pickedInk: number;
  shadow: number;
}

const PAPER: Palette = {
  night: false,
  table: 0x4a3222,
  tableGrain: 0x3c2819,
  sheet: 0xf2e6ca,
  sheetEdge: 0xcdb689,
  sea: 0xe3e6d0,
  shallows: [0xcfe0d2, 0xb5d5cb, 0x93c4be],
  contour: 0x6fa7a3,
  rhumb: 0xb9c2ab,
  ink: 0x2c2a2b,
  inkSoft: 0x6b5f50,
  land: 0xf0dcae,
  beach: 0xfaefd2,
  wash: 0xdcb67c,
  relief: 0x9c7a4d,
  leaf: 0x5f7f4a,
  name: 0x38251a,
  halo: 0xf2deb2,
  coral: 0xc44a34,
  teal: 0x1b7774,
  recess: 0xe2c790,
  recessInk: 0x6d4f2c,
  plank: 0xb98a56,
  plankDark: 0x6b4423,
  stone: 0xd9ccb0,
  stoneInk: 0x4b4238,
  roof: 0xb84c37,
  wall: 0xf6ead0,
  pale: 0xf1d3a0,
  paleDark: 0x7a4c22,
  crownTile: 0x5b1d2a,
  crownGold: 0xf3c756,
  tag: 0xfdf5e0,
  tagInk: 0x2a1d14,
  lit: 0xffc23a,
  litInk: 0x7a2410,
  picked: 0x0f5f5d,
  pickedInk: 0xf7fffb,
  shadow: 0x2a1a0c,
};

const NIGHT: Palette = {
  night: true,
  table: 0x0a0d10,
  tableGrain: 0x10161a,
  sheet: 0x1b2c36,
  sheetEdge: 0x0a151c,
  sea: 0x102532,
  shallows: [0x15303e, 0x1a3f4c, 0x22525c],
  contour: 0x3d7d84,
  rhumb: 0x27404d,
  ink: 0xe9d9b4,
  inkSoft: 0x9fa999,
  land: 0x574e38,
  beach: 0x716446,
  wash: 0x423b29,
  relief: 0xb9a473,
  leaf: 0x8fae74,
  name: 0xf7e8c4,
  halo: 0x463e2b,
  coral: 0xff8a6e,
  teal: 0x63cdc2,
  recess: 0x332f24,
  recessInk: 0xcdb987,
  plank: 0x8a663f,
  plankDark: 0x241509,
  stone: 0x6a6655,
  stoneInk: 0xeee0bf,
  roof: 0xa8432f,
  wall: 0xcdbd97,
  pale: 0xe8c68f,
  paleDark: 0x4a2a10,
  crownTile: 0x6d2233,
  crownGold: 0xf6cf6a,
  tag: 0x14202a,
  tagInk: 0xfff3d6,
  lit: 0xffd05a,
  litInk: 0x1a0f05,
  picked: 0x7fe3d6,
  pickedInk: 0x07201f,
  shadow: 0x000000,
};

/** More contrast: ink to black or white, soft lines to ink. */
function strong(palette: Palette): Palette {
  const [ink, ground] = palette.night ? [0xffffff, 0x000000] : [0x000000, 0xffffff];
  const text = { ink, name: ink, tagInk: ink, tag: ground, halo: palette.night ? 0x1c1a12 : 0xffffff };
  return { ...palette, ...text, inkSoft: ink, relief: palette.inkSoft, contour: palette.ink, recessInk: ink };
}

export function paletteOf({ theme, contrast }: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = theme === 'dark' ? NIGHT : PAPER;
  return contrast ? strong(palette) : palette;
}

export const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
