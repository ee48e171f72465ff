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
  {
    id: 'sky',
    light: '#1f6a96',
    dark: '#86cdf3',
    face: '#58a9d6',
    edge: '#2a6488',
    ink: '#05263a',
    // drop
    symbol: 'M12 1.500c4 5.500 7 9.500 7 13.500a7 7 0 0 1-14 0c0-4 3-8 7-13.500z',
  },
  {
    id: 'rose',
    light: '#9c3a5c',
    dark: '#f5a8bd',
    face: '#e58ea6',
    edge: '#96465d',
    ink: '#47101f',
    // heart
    symbol:
      'M12 21.500C4.500 15.500 1.500 12 1.500 8a5.500 5.500 0 0 1 10.500-2.300A5.500 5.500 0 0 1 22.500 8c0 4-3 7.500-10.500 13.500z',
  },
  {
    id: 'slate',
    light: '#505d69',
    dark: '#b4c2cf',
    face: '#6d7a86',
    edge: '#3c464f',
    ink: '#f4f8fb',
    // bell
    symbol:
      'M12 1.500a2 2 0 0 1 2 2v.8c3.500.8 5.200 3.500 5.200 7.200v3.500l2.300 3.500h-19L4.800 15v-3.500c0-3.700 1.700-6.400 5.200-7.200v-.8a2 2 0 0 1 2-2zM9 20h6a3 3 0 0 1-6 0z',
  },
  {
    id: 'teak',
    light: '#6e4426',
    dark: '#d3a27c',
    face: '#7b5234',
    edge: '#452a17',
    ink: '#fff2e2',
    // ring
    symbol: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10z',
  },
  {
    id: 'mint',
    light: '#2f6b43',
    dark: '#a6dfae',
    face: '#9ccf9a',
    edge: '#4f7f50',
    ink: '#12351a',
    // boat
    symbol: 'M11 1.500v14H3zM13 4.500l7.500 11H13zM2 17.500h20l-4 5H6z',
  },
  {
    id: 'orange',
    light: '#96500f',
    dark: '#ffa95c',
    face: '#e8842f',
    edge: '#8f4710',
    ink: '#3a1a00',
    // crown
    symbol: 'M3 20.500V7l5 5 4-9.500 4 9.500 5-5v13.500z',
  },
];

/** The boards are painted for these; the others sit at a score sheet. */
export const BOARD_STYLES = SEAT_STYLES.slice(0, 6);

/** A chair's look, whatever number an older or a newer version has kept. */
export const seatStyle = (colour: number): SeatStyle => SEAT_STYLES[colour % SEAT_STYLES.length] ?? SEAT_STYLES[0];
