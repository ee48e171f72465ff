/** How the four wares look, on the board and on cards: a colour, a pattern and a symbol each. No Pixi. */

interface WareLook {
  fill: string;
  edge: string;
  /** What is drawn on the fill. */
  ink: string;
  /** A filled shape and its lines in a 24 x 24 box, as SVG path data. */
  shape: string;
  lines: string;
}

export const WARE_LOOKS: readonly WareLook[] = [
  {
    fill: '#ecd68a',
    edge: '#7d5f1a',
    ink: '#4a3608',
    // a forked root
    shape:
      'M12 5.500c3.200 0 4.800 2.400 4.300 5.400-.400 2.300.300 4.300 3.200 7.200l-1.700 1.300c-2.300-1.700-3.500-3.300-4-5-.300 2.800-.900 5.200-1.800 8.600-.900-3.400-1.500-5.800-1.800-8.600-.500 1.700-1.700 3.300-4 5l-1.700-1.300c2.900-2.900 3.600-4.900 3.200-7.200-.500-3 1.100-5.400 4.300-5.400zM11.300 5.500C11 3.500 9.500 2.500 7.500 2.500 8 4.300 9.300 5.400 11.300 5.500zM12.700 5.500c.300-2 1.800-3 3.800-3-.500 1.800-1.800 2.900-3.800 3z',
    lines: 'M9.500 9.500h2.500M12.500 12h2',
  },
  {
    fill: '#93592f',
    edge: '#47260f',
    ink: '#fff0dc',
    // a ridged nut
    shape:
      'M12 2.500c4.400 0 7.300 4.300 7.300 9.700S16.400 21.500 12 21.500s-7.300-3.900-7.300-9.300S7.600 2.500 12 2.500z',
    lines:
      'M12 4.500c-1.300 5-1.300 10 0 15M8.200 6.500c-1.600 3.700-1.500 7.500.300 11M15.800 6.500c1.600 3.700 1.500 7.500-.300 11',
  },
  {
    fill: '#3569b5',
    edge: '#152f5e',
    ink: '#ecf3ff',
    // a bolt of cloth, half unrolled
    shape:
      'M3 6.200C3 4 4.600 2.500 6.800 2.500H21v13c-1.800 1.600-3.300-.800-5 .600s-3.300-1-5 .600V19c0 1.900-1.700 3-4 3s-4-1.100-4-3z',
    lines: 'M7 2.500c2.600 0 4 1.600 4 3.700v10.500M7 8.500v10M14.500 6v7.500M17.800 6v7',
  },
  {
    fill: '#2f9365',
    edge: '#10452d',
    ink: '#eafff3',
    // a cut stone
    shape: 'M8 2.500h8l6 9.500-6 9.500H8L2 12z',
    lines:
      'M9.500 7.500h5l3 4.500-3 4.500h-5l-3-4.500zM8 2.500l1.500 5M16 2.500l-1.500 5M22 12h-4.500M16 21.500l-1.500-5M8 21.500l1.500-5M2 12h4.500',
  },
];
