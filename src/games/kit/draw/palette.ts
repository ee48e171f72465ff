import type { Look } from '../../table';
import { blend } from './hand';

/** Colours that every chart has, as 0xrrggbb: ink on warm paper, or the sea at night. A game adds its own and changes the mood. */

export interface Palette {
  night: boolean;
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
  /** The two colours a game is known by. */
  warm: number;
  cool: number;
  plank: number;
  plankDark: number;
  stone: number;
  stoneInk: number;
  wall: number;
  tag: number;
  tagInk: number;
  lit: number;
  litInk: number;
  picked: number;
  pickedInk: number;
  shadow: number;
}

export const PAPER: Palette = {
  night: false,
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
  warm: 0xc44a34,
  cool: 0x1b7774,
  plank: 0xb98a56,
  plankDark: 0x6b4423,
  stone: 0xd9ccb0,
  stoneInk: 0x4b4238,
  wall: 0xf6ead0,
  tag: 0xfdf5e0,
  tagInk: 0x2a1d14,
  lit: 0xffc23a,
  litInk: 0x7a2410,
  picked: 0x0f5f5d,
  pickedInk: 0xf7fffb,
  shadow: 0x2a1a0c,
};

export const NIGHT: Palette = {
  night: true,
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
  warm: 0xff8a6e,
  cool: 0x63cdc2,
  plank: 0x8a663f,
  plankDark: 0x241509,
  stone: 0x6a6655,
  stoneInk: 0xeee0bf,
  wall: 0xcdbd97,
  tag: 0x14202a,
  tagInk: 0xfff3d6,
  lit: 0xffd05a,
  litInk: 0x1a0f05,
  picked: 0x7fe3d6,
  pickedInk: 0x07201f,
  shadow: 0x000000,
};

/** More contrast: ink to black or white, soft lines to ink. */
function strong<P extends Palette>(palette: P): P {
  const [ink, ground] = palette.night ? [0xffffff, 0x000000] : [0x000000, 0xffffff];
  const text = { ink, name: ink, tagInk: ink, tag: ground, halo: palette.night ? 0x1c1a12 : 0xffffff };
  return { ...palette, ...text, inkSoft: ink, relief: palette.inkSoft, contour: palette.ink };
}

/** By day, by night, with more contrast. */
export function worn<P extends Palette>({ theme, contrast }: Pick<Look, 'theme' | 'contrast'>, day: P, night: P): P {
  const palette = theme === 'dark' ? night : day;
  return contrast ? strong(palette) : palette;
}

export const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

export const hex = (colour: string): number => Number.parseInt(colour.slice(1), 16);

/** Relative luminance, 0 to 1, as WCAG 2 has it. */
function luminance(colour: number): number {
  const part = (shift: number) => {
    const v = ((colour >> shift) & 255) / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

/** The nearest darker or lighter ground on which letters of this ink are read: a contrast of 4.5:1. */
export function groundFor(ink: number, ground: number): number {
  const [own, under] = [luminance(ink), luminance(ground)];
  const away = own > under ? 0x000000 : 0xffffff;
  for (let t = 0; t < 1; t += 0.05) {
    const found = blend(ground, away, t);
    const [high, low] = [luminance(found), own].sort((a, b) => b - a);
    if ((high + 0.05) / (low + 0.05) >= 4.5) return found;
  }
  return away;
}
