import { NIGHT as BASE_NIGHT, PAPER as BASE_PAPER, type Palette as Base, worn } from '../../kit/draw/palette';
import type { Look } from '../../table';

/** Colours of this chart: lacquer red and river green on warm paper, or a river at night. */

export interface Palette extends Base {
  /** Things that are lacquered: the tray, the market table, the pirates' hull. */
  lacquer: number;
  lacquerDark: number;
  lacquerLine: number;
  onLacquer: number;
  /** The bottom of a place for an accomplice. */
  recess: number;
  recessInk: number;
  bamboo: number;
  bambooDark: number;
  roof: number;
  coin: number;
  coinInk: number;
  field: number;
}

const PAPER: Palette = {
  ...BASE_PAPER,
  sea: 0xdde6c9,
  shallows: [0xc9debf, 0xafd0b2, 0x8fbfa0],
  contour: 0x5d9a7c,
  rhumb: 0xb7c6a2,
  warm: 0xa8281f,
  cool: 0x1f6f4d,
  leaf: 0x55803f,
  lit: 0xffc23a,
  litInk: 0x6d1a10,
  picked: 0x17593d,
  lacquer: 0xa02a20,
  lacquerDark: 0x5f1410,
  lacquerLine: 0xe9b85a,
  onLacquer: 0xfff1d8,
  recess: 0xe4cd98,
  recessInk: 0x543a1c,
  bamboo: 0xd8b26a,
  bambooDark: 0x7a5521,
  roof: 0xb2392a,
  coin: 0xf0c552,
  coinInk: 0x4a2f06,
  field: 0xb9c98a,
};

const NIGHT: Palette = {
  ...BASE_NIGHT,
  sheet: 0x1d2c28,
  sheetEdge: 0x0a1512,
  sea: 0x0f2721,
  shallows: [0x14332a, 0x194236, 0x205443],
  contour: 0x3c8267,
  rhumb: 0x25423a,
  warm: 0xff8468,
  cool: 0x66cfa2,
  land: 0x4f4a35,
  beach: 0x6d6645,
  wash: 0x3d3a29,
  halo: 0x413d2b,
  picked: 0x84e6b8,
  pickedInk: 0x06231a,
  lacquer: 0x7e241c,
  lacquerDark: 0x330c0a,
  lacquerLine: 0xe0ad54,
  onLacquer: 0xffeccb,
  recess: 0x322d21,
  recessInk: 0xd6c491,
  bamboo: 0xa98546,
  bambooDark: 0x38260d,
  roof: 0xa13a2a,
  coin: 0xe9bd4c,
  coinInk: 0x332003,
  field: 0x4d5a37,
};

export function paletteOf(look: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = worn(look, PAPER, NIGHT);
  return look.contrast ? { ...palette, recessInk: palette.ink, recess: palette.night ? 0x000000 : 0xffffff } : palette;
}
