import type { Under } from '../engine/rules';

/** How a chair looks, everywhere: a colour, and a symbol because colour is never alone. */

export interface SeatStyle {
  id: Under<'symbol.'>;
  /** On paper (light theme) and by night (dark theme). */
  light: string;
  dark: string;
  /** A wooden disc of that colour: face, edge, ink on it. The same in both themes: wood is wood. */
  face: string;
  edge: string;
  ink: string;
  /** A filled shape in a 24 x 24 box, as SVG path data. */
  symbol: string;
}

export const SEAT_STYLES: readonly SeatStyle[] = [
  {
    id: 'coral',
    light: '#b23a2a',
    dark: '#ff8a73',
    face: '#c8452f',
    edge: '#7e2417',
    ink: '#fff1e4',
    // star
    symbol: 'M12 2l2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21.1l1.6-7L2 9.3l7.1-.7z',
  },
  {
    id: 'teal',
    light: '#0f6e6e',
    dark: '#5fd0c5',
    face: '#1f8a86',
    edge: '#0c4a49',
    ink: '#eafffb',
    // fish
    symbol: 'M2 12c3.5-5 9-6.5 13.5-2.5L21 6v12l-5.5-3.5C11 18.500 5.500 17 2 12z',
  },
  {
    id: 'amber',
    light: '#96660a',
    dark: '#f2c14e',
    face: '#dfa32c',
    edge: '#8a5d0c',
    ink: '#3a2600',
    // sun: disc with square rays
    symbol:
      'M12 6a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM11 1h2v3h-2zM11 20h2v3h-2zM1 11h3v2H1zM20 11h3v2h-3zM3.500 5l1.500-1.500 2.100 2.100-1.500 1.500zM16.900 18.400l1.500-1.500 2.100 2.100-1.500 1.500zM3.500 19l2.100-2.100 1.500 1.500L5 20.500zM16.900 5.600L19 3.500 20.500 5l-2.100 2.100z',
  },
  {
    id: 'indigo',
    light: '#3b4a9c',
    dark: '#9fb0ff',
    face: '#4658b5',
    edge: '#232d66',
    ink: '#eef1ff',
    // crescent
    symbol: 'M15.500 2.500a10 10 0 1 0 6 14.500A8.500 8.500 0 0 1 15.500 2.500z',
  },
  {
    id: 'palm',
    light: '#4c6b1e',
    dark: '#a9cf62',
    face: '#6a8f2c',
    edge: '#3a5213',
    ink: '#f7ffe6',
    // leaf
    symbol: 'M20.500 3C9 3 3 8.500 4 17l-1.500 3.500 1.500.800L5.700 18C15 19.500 21 13.500 20.500 3z',
  },
  {
    id: 'plum',
    light: '#7a3570',
    dark: '#e59ad8',
    face: '#93458a',
    edge: '#532049',
    ink: '#fff0fc',
    // diamond
    symbol: 'M12 1.500L20.500 12 12 22.500 3.500 12z',
  },
];

/** A chair's look, whatever number an older or a newer version has kept. */
export const seatStyle = (colour: number): SeatStyle => SEAT_STYLES[colour % SEAT_STYLES.length] ?? SEAT_STYLES[0];
