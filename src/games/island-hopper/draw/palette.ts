import { NIGHT as BASE_NIGHT, PAPER as BASE_PAPER, type Palette as Base, worn } from '../../kit/draw/palette';
import type { Kit as BaseKit } from '../../kit/draw/pieces';
import type { Look } from '../../table';

/** Colours of this chart: sky and lagoon on warm paper, or a lagoon under the moon. */

export interface Palette extends Base {
  /** Outside the reef, and inside it. */
  deep: number;
  drop: number;
  /** Names that are printed on the water. */
  seaInk: number;
  grass: number;
  grassDark: number;
  rock: number;
  rockDark: number;
  pool: number;
  coin: number;
  coinInk: number;
  /** Brass of the compass plate. */
  brass: number;
  brassDark: number;
  brassLight: number;
  hollow: number;
  /** Turned wood: tokens and discs. */
  wood: number;
  woodLight: number;
  woodDark: number;
  canvas: number;
  cloud: number;
  cloudShade: number;
  cloudInk: number;
  foam: number;
  /** How dark a cloud's shadow lies on the water. */
  shade: number;
  roof: number;
  /** By good: body, accent, outline. */
  goods: readonly Ware[];
}

interface Ware {
  body: number;
  accent: number;
  line: number;
}

const GOODS: readonly Ware[] = [
  { body: 0xf2a12e, accent: 0xd8502b, line: 0x6b2c0a },
  { body: 0x8a5a34, accent: 0xfff6e2, line: 0x35200f },
  { body: 0x4a8fc7, accent: 0xd7ecf7, line: 0x123a5c },
  { body: 0xa989bd, accent: 0xfffaf3, line: 0x44285a },
  { body: 0xcf3226, accent: 0x4f8f38, line: 0x550f0a },
  { body: 0xb9803f, accent: 0xf1d39a, line: 0x3f2409 },
];

const PAPER: Palette = {
  ...BASE_PAPER,
  sheet: 0xf4ead0,
  sheetEdge: 0xcfbb92,
  sea: 0xa5d8dc,
  shallows: [0x8ed2d3, 0xa6e2d8, 0xcbf2e2],
  contour: 0x2b8798,
  rhumb: 0x86bfc9,
  deep: 0x6fb0c6,
  drop: 0x8ac5d2,
  seaInk: 0x123845,
  land: 0xeedaa8,
  beach: 0xfaefcd,
  wash: 0xd9bd84,
  relief: 0x8d7443,
  grass: 0xa9bd69,
  grassDark: 0x6c8a40,
  leaf: 0x4e8a44,
  rock: 0xc9bfa9,
  rockDark: 0x7d7262,
  pool: 0x8fd9dd,
  warm: 0xcf4f38,
  cool: 0x1a7590,
  lit: 0xffc633,
  litInk: 0x7a2c0c,
  picked: 0x0f5877,
  pickedInk: 0xf5fdff,
  coin: 0xf2c64e,
  coinInk: 0x4a2f06,
  brass: 0xe2bf72,
  brassDark: 0x7c5a1c,
  brassLight: 0xfbeab8,
  hollow: 0x6d4a22,
  wood: 0xd8aa70,
  woodLight: 0xf0d2a0,
  woodDark: 0x70451c,
  canvas: 0xf8f1df,
  cloud: 0xfdfaf1,
  cloudShade: 0xc9dbe2,
  cloudInk: 0x6d8f9e,
  foam: 0xfbfffa,
  shade: 0.1,
  roof: 0xb9523a,
  goods: GOODS,
};

const NIGHT: Palette = {
  ...BASE_NIGHT,
  sheet: 0x1a2a3b,
  sheetEdge: 0x08131f,
  sea: 0x0f3350,
  shallows: [0x12435f, 0x17586f, 0x21717f],
  contour: 0x4aa3b4,
  rhumb: 0x1e4a69,
  deep: 0x091e36,
  drop: 0x0c2844,
  seaInk: 0xf3ecd2,
  land: 0x5d5338,
  beach: 0x8d7d56,
  wash: 0x4a422c,
  relief: 0xb9a473,
  grass: 0x4b5c36,
  grassDark: 0x31431f,
  leaf: 0x83b06c,
  rock: 0x6b675c,
  rockDark: 0x2f2c26,
  pool: 0x1f6f7e,
  warm: 0xff8d6c,
  cool: 0x6cc9e6,
  picked: 0x86dcf5,
  pickedInk: 0x06202c,
  coin: 0xeabf4e,
  coinInk: 0x332003,
  brass: 0x8f7238,
  brassDark: 0x2a1d08,
  brassLight: 0xd8b768,
  hollow: 0x1d1408,
  wood: 0xb58a54,
  woodLight: 0xd9b27c,
  woodDark: 0x2f1c0a,
  canvas: 0xe6dcc2,
  cloud: 0x5a6b80,
  cloudShade: 0x34455b,
  cloudInk: 0x9db2c6,
  foam: 0xcfeaf0,
  shade: 0.22,
  roof: 0xa14a36,
  goods: GOODS,
};

export type Kit = BaseKit<Palette>;

export function paletteOf(look: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = worn(look, PAPER, NIGHT);
  if (!look.contrast) return palette;
  const [ink, ground] = palette.night ? [0xffffff, 0x000000] : [0x000000, 0xffffff];
  return { ...palette, seaInk: ink, canvas: palette.night ? palette.canvas : ground, shade: 0, cloudInk: ink };
}
