/**
 * The six goods as drawings in a 48 x 48 box, in the order of GOODS: each a shape of its own, so that no colour is needed
 * to tell them apart. No Pixi: panels may show the same paths.
 */

export type Tone = 'body' | 'accent' | 'line' | 'leaf';

interface Stroke {
  /** SVG path data. */
  path: string;
  /** Filled with this tone; lines alone where it is absent. */
  fill?: Tone;
  /** Width of its outline in the tone of lines; 0 or absent: none. */
  line?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const log = (x: number, y: number): Stroke[] => [
  { path: circle(x, y, 9.6), fill: 'body', line: 2.4 },
  { path: circle(x, y, 6.4), fill: 'accent' },
  { path: circle(x, y, 3.4), line: 1.3 },
  { path: circle(x, y, 1), fill: 'line' },
];

export const FIGURES: readonly (readonly Stroke[])[] = [
  // a mango: one fat bean under its leaf
  [
    {
      path: 'M7 31C4 18 15 9 28 10C40 11 46 19 43 29C40 40 28 46 18 43C11 41 8 37 7 31Z',
      fill: 'body',
      line: 2.4,
    },
    { path: 'M41 33C37 41 28 45 19 42.500C29 40 36 33 38.500 22C42 25 42.500 29 41 33Z', fill: 'accent' },
    { path: 'M13 27C14 20 19 16.500 25 16', line: 2 },
    { path: 'M27 10C27 4 32 .500 42 2.500C41 9 34.500 12.500 27 10Z', fill: 'leaf', line: 2 },
  ],
  // a coconut: whole behind, half before
  [
    { path: circle(18.5, 18.5, 15.5), fill: 'body', line: 2.4 },
    { path: circle(13.5, 13, 2.3), fill: 'line' },
    { path: circle(20.5, 11.5, 2.3), fill: 'line' },
    { path: circle(17.5, 19, 2.3), fill: 'line' },
    { path: 'M14 31C14 24 46 24 46 31C46 40 39 45.500 30 45.500S14 40 14 31Z', fill: 'body', line: 2.4 },
    { path: ellipse(30, 30.5, 15.5, 6.5), fill: 'accent', line: 2 },
    { path: ellipse(30, 31.3, 9.5, 3.3), fill: 'body' },
  ],
  // a fish
  [
    {
      path: 'M3 25C10 13 25 11 34 20.500L45.500 11.500C42.500 20 42.500 29 45.500 38L34 29C25 38.500 10 37 3 25Z',
      fill: 'body',
      line: 2.4,
    },
    { path: 'M6 26.500C13 30 25 31 33 27.500C25 36 12 35 6 26.500Z', fill: 'accent' },
    { path: 'M16.500 16.500C20 21 20 29 16.500 33.500', line: 2 },
    { path: 'M22 14.500C24 9.500 29 8.500 33 9.500C31 12 31 15 31.500 17.500', fill: 'body', line: 2 },
    { path: circle(10.5, 22.5, 2.2), fill: 'line' },
  ],
  // an open oyster with its pearl
  [
    {
      path: 'M5 27C1.500 13 12 4.500 24 4.500S46.500 13 43 27C37 22.500 11 22.500 5 27Z',
      fill: 'body',
      line: 2.4,
    },
    { path: 'M24 6V22M15 8L18.500 22.500M33 8L29.500 22.500M8.500 14L13 23.500M39.500 14L35 23.500', line: 1.7 },
    { path: 'M4 28.500C8 39 16 43.500 24 43.500S40 39 44 28.500C37 34 11 34 4 28.500Z', fill: 'body', line: 2.4 },
    { path: circle(24, 27, 8.2), fill: 'accent', line: 2.2 },
    { path: 'M19.500 25.500C20.200 23 22 21.800 24 21.800', line: 1.5 },
  ],
  // spice: a hot pepper
  [
    {
      path: 'M9 14C14 9 24 11 25.500 18.500C27.500 29 34 36.500 46 39C33 46.500 12 43.500 7 26C5.500 20.500 6 17 9 14Z',
      fill: 'body',
      line: 2.4,
    },
    { path: 'M12 20C12 28 17 34 24 37', line: 2 },
    {
      path: 'M5.500 17C5 9.500 14 5.500 20.500 8C25 9.700 27.500 13.500 26.500 17.500C20 13.500 12 13.500 5.500 17Z',
      fill: 'leaf',
      line: 2.2,
    },
    { path: 'M15 8C14 4.500 15.500 2 19.500 1.500', line: 3.4 },
  ],
  // timber: three logs, seen from their ends
  [...log(13, 33.5), ...log(35, 33.5), ...log(24, 15.5)],
];
