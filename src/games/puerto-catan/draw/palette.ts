import { NIGHT as BASE_NIGHT, PAPER as BASE_PAPER, type Palette as Base, worn } from '../../kit/draw/palette';
import type { Kit as BaseKit } from '../../kit/draw/pieces';
import type { Look } from '../../table';

/** Colours of this chart: an island cut in wood and printed in six inks, on a blue-green sea or by night. */

/** One ink of the print: the block, what is cut into it, and what stands out of it. */
export interface Ink {
  block: number;
  cut: number;
  light: number;
}

export interface Palette extends Base {
  /** By terrain. */
  blocks: readonly Ink[];
  /** By resource, on cards and harbour signs. */
  goods: readonly number[];
  /** By role. */
  roles: readonly number[];
  card: number;
  cardInk: number;
  cardBack: number;
  token: number;
  tokenInk: number;
  tokenHot: number;
  timber: number;
  timberDark: number;
  timberLight: number;
  robber: number;
  robberLight: number;
  coin: number;
  coinInk: number;
}

const ROLES: readonly number[] = [0x5d7c25, 0x17706f, 0xb4551f, 0x9c2a25, 0xa2760f, 0x3d3b45, 0xa2760f];

const PAPER: Palette = {
  ...BASE_PAPER,
  sea: 0xd3e2db,
  shallows: [0xbcd8d6, 0x9cc8ca, 0x77b2ba],
  contour: 0x3f8794,
  rhumb: 0xa9c3c0,
  land: 0xf0dfb4,
  beach: 0xf8ecca,
  warm: 0xb4551f,
  cool: 0x1d6377,
  lit: 0xffc531,
  litInk: 0x6b240c,
  picked: 0x14566b,
  blocks: [
    { block: 0xcf7a4f, cut: 0x6e2f18, light: 0xeaa57a },
    { block: 0x5f8651, cut: 0x1f3b24, light: 0x8fb077 },
    { block: 0xb5ca78, cut: 0x51702c, light: 0xfaf6e2 },
    { block: 0xeac458, cut: 0x8a5b12, light: 0xf8e39a },
    { block: 0xa3a19d, cut: 0x3a3d44, light: 0xf2eee4 },
    { block: 0xecd6a2, cut: 0x9a7538, light: 0xf9ebc8 },
  ],
  goods: [0xa9431f, 0x3f6a35, 0x6b8f2c, 0xb5820f, 0x55606e],
  roles: ROLES,
  card: 0xfdf4dc,
  cardInk: 0x2c2018,
  cardBack: 0x1d6377,
  token: 0xfcf3da,
  tokenInk: 0x2c2018,
  tokenHot: 0xb3261a,
  timber: 0xb98a56,
  timberDark: 0x5f3b1d,
  timberLight: 0xe2bd88,
  robber: 0x2b2a30,
  robberLight: 0x74707a,
  coin: 0xf0c552,
  coinInk: 0x4a2f06,
};

const NIGHT: Palette = {
  ...BASE_NIGHT,
  sheet: 0x1a2b35,
  sea: 0x0f2430,
  shallows: [0x14313f, 0x1a4250, 0x225562],
  contour: 0x418594,
  rhumb: 0x25414e,
  land: 0x5c5138,
  beach: 0x6f6345,
  warm: 0xe98a52,
  cool: 0x6cc3d6,
  picked: 0x8adcf0,
  pickedInk: 0x06202a,
  blocks: [
    { block: 0x874a31, cut: 0x32130a, light: 0xb77552 },
    { block: 0x32573a, cut: 0x0f2416, light: 0x5c8258 },
    { block: 0x66803f, cut: 0x25380f, light: 0xd9d9be },
    { block: 0xa98234, cut: 0x442c07, light: 0xd6b665 },
    { block: 0x62656c, cut: 0x1b1d22, light: 0xc4c4c0 },
    { block: 0x8c7a54, cut: 0x3f3014, light: 0xb7a477 },
  ],
  goods: [0xa9431f, 0x3f6a35, 0x6b8f2c, 0xa9790d, 0x55606e],
  roles: ROLES,
  card: 0xe9dcbb,
  cardInk: 0x2c2018,
  cardBack: 0x22596a,
  token: 0xebddb9,
  tokenInk: 0x241a12,
  tokenHot: 0xa81f14,
  timber: 0x8a663f,
  timberDark: 0x2e1b0b,
  timberLight: 0xb58d5a,
  robber: 0x17161a,
  robberLight: 0x8d8793,
  coin: 0xe9bd4c,
  coinInk: 0x332003,
};

export type Kit = BaseKit<Palette>;

export function paletteOf(look: Pick<Look, 'theme' | 'contrast'>): Palette {
  const palette = worn(look, PAPER, NIGHT);
  if (!look.contrast) return palette;
  const blocks = palette.blocks.map((one) => ({ ...one, cut: 0x000000 }));
  return { ...palette, blocks, card: 0xffffff, cardInk: 0x000000, token: 0xffffff, tokenInk: 0x000000 };
}
