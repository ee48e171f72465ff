// Any other game: what lies on the chart table when people keep score: a ruled sheet, a pencil, two dice.

import { fill, island, stroke } from '../../games/kit/cover/parts.mjs';
import { at, coast, dot, plate, ripples, straight } from '../../games/kit/cover/pen.mjs';

const ink = '#1d2a30';

/** A die seen from above its corner: three faces, with pips in the plane of each. */
function die(x, y, size, [top, left, right], [bright, mid, dark]) {
  const [w, h] = [size * 0.866, size * 0.5];
  const faces = [
    { pips: top, colour: bright, along: [w, -h], down: [w, h], from: [x - w, y] },
    { pips: left, colour: mid, along: [w, h], down: [0, size], from: [x - w, y] },
    { pips: right, colour: dark, along: [w, -h], down: [0, size], from: [x, y + h] },
  ];
  return faces
    .map(({ pips, colour, along, down, from }) => {
      const spot = (u, v) => [from[0] + along[0] * u + down[0] * v, from[1] + along[1] * u + down[1] * v];
      const face = straight([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)]);
      // a round pip lies flat on its face
      const round = pips.map(([u, v]) => {
        const ring = Array.from({ length: 10 }, (_, i) => {
          const a = (i * Math.PI) / 5;
          return spot(u + 0.1 * Math.cos(a), v + 0.1 * Math.sin(a));
        });
        return straight(ring);
      });
      return fill(face, colour, `stroke="${ink}" stroke-width="2.400"`) + fill(round.join(''), ink);
    })
    .join('');
}

const [a, b, c] = [0.25, 0.5, 0.75];
const FIVE = [
  [a, a],
  [c, a],
  [b, b],
  [a, c],
  [c, c],
];
const THREE = [
  [a, a],
  [b, b],
  [c, c],
];
const SIX = [a, c].flatMap((u) => [a, b, c].map((v) => [u, v]));
const TWO = [
  [a, c],
  [c, a],
];
const ONE = [[b, b]];

/** Strokes of five, crossed. */
const tally = (x, y, n) => {
  let d = '';
  for (let i = 0; i < Math.min(n, 4); i++) d += `M${at([x + i * 7, y])}l${at([-2 + (i % 2), 18])}`;
  return n > 4 ? `${d}M${at([x - 6, y + 14])}L${at([x + 27, y + 4])}` : d;
};

/** The lines of the winds, from one point. */
function rhumbs() {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 + 0.1;
    d += `M392 262L${at([392 + 560 * Math.cos(angle), 262 + 560 * Math.sin(angle)])}`;
  }
  return d;
}

/** The ruled sheet, with what was entered so far. */
const columns = [86, 142, 198].map((x) => `M${x} 22V250`).join('');
const rows = [62, 94, 126, 158, 190, 222].map((y) => `M16 ${y}H242`).join('');
const marks = [
  [100, 72, 5],
  [156, 72, 3],
  [208, 72, 4],
  [100, 104, 2],
  [156, 104, 5],
  [208, 104, 1],
  [100, 136, 4],
  [156, 136, 5],
  [208, 136, 3],
  [100, 168, 5],
  [156, 168, 2],
];
const symbols = [
  fill('M114 28l3.500 8 8.500.8-6.500 5.700 2 8.500-7.500-4.500-7.500 4.500 2-8.500-6.500-5.700 8.500-.8z', '#b23a2a'),
  fill(dot(170, 40, 10), '#0f6e6e'),
  fill('M220 29l11 11-11 11-11-11z', '#96660a'),
];
const names = [78, 110, 142, 174].map((y, i) => `M26 ${y}q8-7 15 0t15 0t${11 + ((i * 7) % 9)} -1`).join('');
const sheet = [
  fill('M8 12H250V262H8z', '#06222b', 'fill-opacity=".35" transform="translate(7 9)"'),
  fill('M6 8H252V260H6z', '#fbf4df'),
  stroke('M6 8H252V260H6z', ink, 2.4),
  stroke(`${columns}${rows}`, '#7d96a0', 1.3),
  stroke('M16 226H242', '#b23a2a', 2),
  ...symbols,
  stroke(names, ink, 1.6, 'stroke-opacity=".7"'),
  stroke(marks.map(([x, y, n]) => tally(x, y, n)).join(''), ink, 2.2),
].join('');

const pencil = [
  fill('M-118-2H96L126 14 96 28H-118z', '#06222b', 'fill-opacity=".35" transform="translate(4 10)"'),
  fill('M-118-12H92V12H-118z', '#e0a22f'),
  fill('M-118-4H92V4H-118z', '#f0c257'),
  fill('M92-12L124 0 92 12q-6-6 0-12q-6-6 0-12z', '#f1dcb0'),
  fill('M113-4.200L124 0 113 4.200q-3-4 0-8.400z', ink),
  fill('M-118-12h-14v24h14z', '#b9c4c4'),
  fill('M-132-12h-12q-8 0-8 12t8 12h12z', '#b23a2a'),
  stroke('M-118-12H92L124 0 92 12H-118zM-118-12h-26q-8 0-8 12t8 12h26zM-132-12v24M-126-12v24M-118-12v24', ink, 2.2),
].join('');

const land = { land: '#d9c68f', shoal: '#f4efd9', ink, beach: '#f0e4bd' };

export function cover() {
  const shape = coast(62, 292, 92, 70, 17);
  const second = coast(438, 66, 58, 42, 5);
  const drawing = [
    `<rect width="480" height="360" fill="#a9c2bd"/>`,
    stroke(rhumbs(), '#2e5560', 0.8, 'stroke-opacity=".4"'),
    stroke(ripples(20, 20, 460, 340, 46, 12), '#2e5560', 1.1, 'stroke-opacity=".5"'),
    island(shape, { ...land, seed: 3 }),
    island(second, { ...land, seed: 8 }),
    `<g transform="translate(96 44) rotate(-7)">${sheet}</g>`,
    `<g transform="translate(232 302) rotate(-15) scale(.9)">${pencil}</g>`,
    fill('M318 190l54 30 58-30v62l-58 36-54-30z', '#06222b', 'fill-opacity=".3" transform="translate(8 10)"'),
    die(374, 172, 60, [FIVE, THREE, SIX], ['#fdf6e3', '#eadcb8', '#d3c08f']),
    die(412, 264, 44, [TWO, ONE, FIVE], ['#e26a4f', '#c8452f', '#a13423']),
  ].join('');
  return plate({ title: 'Another game', paper: '#f1e6c8', ink, drawing });
}
