import { NIGHT as BASE_NIGHT, PAPER as BASE_PAPER, type Palette as Base, worn } from '../../kit/draw/palette';
import type { Kit as BaseKit } from '../../kit/draw/pieces';
import type { Look } from '../../table';

/** Colours of this chart: sand, bronze and lapis on papyrus, or an empire by lamplight. */

export interface Palette extends Base {
  /** By symbol: temple, amphora, horse, lyre, soldier. */
  signs: readonly number[];
  /** The tile under a symbol. */
  tile: number;
  grid: number;
  /** Round every wall, so that it stands off the land. */
  wallRim: number;
  dark: Stone;
  red: Stone;
  bronze: number;
  bronzeDark: number;
  bronzeLight: number;
  cloak: number;
  coin: number;
  coinInk: number;
  /** How strongly a seat's colour lies on its provinces. */
  tint: number;
}

/** A wall's edge and battlements, and the walk between them. */
export interface Stone {
  edge: number;
  walk: number;
  mark: number;
}

const PAPER: Palette = {
  ...BASE_PAPER,
  sheet: 0xf1e4c4,
  sheetEdge: 0xc9ad78,
  sea: 0xd5dbd2,
  shallows: [0xbccdd3, 0x9db7cc, 0x7c9dc0],
  contour: 0x3d659e,
  rhumb: 0xb3bdb9,
  land: 0xecd3a0,
  beach: 0xf8ead0,
  wash: 0xd9b06c,
  relief: 0xa9803f,
  leaf: 0x75803d,
  warm: 0x96591d,
  cool: 0x1f4788,
  litInk: 0x5f2a08,
  lit: 0xffc531,
  picked: 0x1c4383,
  pickedInk: 0xf3f7ff,
  signs: [0x2c4d96, 0xb3501c, 0x5a3a1e, 0x24745d, 0x9d2436],
  tile: 0xfbf1d8,
  grid: 0x8d6a3a,
  wallRim: 0xf7ebcd,
  dark: { edge: 0x231e1c, walk: 0x6b6158, mark: 0xb3a796 },
  red: { edge: 0x741a12, walk: 0xd0604a, mark: 0xffe0c8 },
  bronze: 0xb9823a,
  bronzeDark: 0x5b370f,
  bronzeLight: 0xf1d089,
  cloak: 0x27519d,
  coin: 0xe3b04a,
  coinInk: 0x452c07,
  tint: 0.3,
};

const NIGHT: Palette = {
  ...BASE_NIGHT,
  sheet: 0x1d2536,
  sheetEdge: 0x0b1020,
  sea: 0x101a35,
  shallows: [0x15244a, 0x1b3061, 0x24407a],
  contour: 0x4a74c4,
  rhumb: 0x253357,
  land: 0x4d4432,
  beach: 0x6a5f45,
  wash: 0x3c3425,
  relief: 0xb1955f,
  leaf: 0x9aa562,
  halo: 0x3e3727,
  warm: 0xe2a95c,
  cool: 0x84b0ff,
  picked: 0x9cc2ff,
  pickedInk: 0x081330,
  signs: [0xa9c1ff, 0xffa76b, 0xe6c799, 0x84dcbb, 0xff949b],
  tile: 0x2b261d,
  grid: 0x8f7d57,
  wallRim: 0x16130d,
  dark: { edge: 0xcabfa6, walk: 0x2d2a27, mark: 0x8d8471 },
  red: { edge: 0xff8a70, walk: 0x7d2418, mark: 0xffd9c4 },
  bronze: 0xc58d43,
  bronzeDark: 0x3a2308,
  bronzeLight: 0xffe0a0,
  cloak: 0x3f6fd0,
  coin: 0xe6b650,
  coinInk: 0x332003,
  tint: 0.34,
};

export type Kit = BaseKit<Palette>;

export function paletteOf(look: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = worn(look, PAPER, NIGHT);
  if (!look.contrast) return palette;
  const tile = palette.night ? 0x000000 : 0xffffff;
  return { ...palette, tile, wallRim: tile, grid: palette.inkSoft, tint: palette.tint * 0.7 };
}
