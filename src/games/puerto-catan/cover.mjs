// Woodcut land hexes in a printed sea.

import { fill, hill, stroke } from '../kit/cover/parts.mjs';
import { at, dice, dot, plate, straight } from '../kit/cover/pen.mjs';

const ink = '#221b16';
const R = 52;
const hexAt = (cx, cy, r = R) =>
  Array.from({ length: 6 }, (_, i) => [cx + r * Math.sin((i * Math.PI) / 3), cy - r * Math.cos((i * Math.PI) / 3)]);

const inside = (cx, cy, x, y, r) => {
  const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
  return dx < r * 0.866 && dy < r - dx * 0.577;
};

/** Marks in rows over a hex, each a little off its place. */
function scatter(roll, cx, cy, stepX, stepY, draw) {
  let d = '';
  for (let row = 0, y = cy - R; y < cy + R; y += stepY, row++)
    for (let x = cx - R + (row % 2) * (stepX / 2); x < cx + R; x += stepX)
      if (inside(cx, cy, x, y, R - 9)) d += draw(x + (roll() - 0.5) * 3, y + (roll() - 0.5) * 2);
  return d;
}

/** The ground of each kind of land, and what is drawn on it. */
const kinds = {
  wheat: [
    '#d9a13a',
    (cx, cy, roll) =>
      stroke(
        scatter(
          roll,
          cx,
          cy,
          11,
          15,
          (x, y) =>
            `M${at([x, y + 6])}v-12M${at([x, y - 2])}l-3.500-4M${at([x, y - 2])}l3.500-4M${at([x, y + 2])}l-3.500-4M${at([x, y + 2])}l3.500-4`,
        ),
        ink,
        1.4,
      ),
  ],
  wood: [
    '#5c7f4a',
    (cx, cy, roll) =>
      `<path d="${scatter(roll, cx, cy, 19, 16, (x, y) => `M${at([x, y - 11])}l7 14h-14z`)}" fill="#35543a" stroke="${ink}" stroke-width="1.500"/>`,
  ],
  wool: [
    '#a9b665',
    (cx, cy, roll) =>
      `<path d="${scatter(roll, cx, cy, 28, 22, (x, y) => `${dot(x, y, 6)}${dot(x + 6, y - 1, 5)}M${at([x - 3, y + 5])}v5M${at([x + 5, y + 4])}v5`)}" fill="#fbf3dd" stroke="${ink}" stroke-width="1.500"/>`,
  ],
  brick: [
    '#b4573a',
    (cx, cy, roll) =>
      stroke(
        scatter(roll, cx, cy, 20, 10, (x, y) => `M${at([x, y])}h14v7h-14z`),
        ink,
        1.5,
      ),
  ],
  ore: [
    '#8a8d90',
    (cx, cy) => hill(cx - 38, cy + 22, 46, 44, ink, '#b9bbb8') + hill(cx - 8, cy + 26, 44, 34, ink, '#a6a9a8'),
  ],
  sand: [
    '#e6d3a0',
    (cx, cy, roll) =>
      stroke(
        scatter(roll, cx, cy, 24, 13, (x, y) => `M${at([x - 8, y])}q8-6 16 0`),
        ink,
        1.3,
      ),
  ],
};

const w = R * Math.sqrt(3);
const plan = [
  ['ore', 'wheat', 'wood'],
  ['wool', 'brick', 'wheat', 'ore'],
  ['wood', 'sand', 'wool'],
];
const land = plan.flatMap((row, j) =>
  row.map((kind, i) => [kind, 232 + (i - (row.length - 1) / 2) * w, 176 + (j - 1) * R * 1.5]),
);

/** Lines of waves, with gaps. */
function waves(roll) {
  let sea = '';
  for (let y = 24; y < 350; y += 9) {
    let x = 14;
    while (x < 466) {
      const long = 16 + roll() * 46;
      const drop = roll() < 0.22;
      if (!drop) sea += `M${at([x, y])}q${at([long / 4, -3.4])} ${at([long / 2, 0])}t${at([long / 2, 0])}`;
      x += long + (drop ? 4 : 3);
    }
  }
  return sea;
}

const ship = `<g transform="translate(426 302) scale(.9)"><path d="M-34 14h66l-11 19h-44z" fill="#7b3b22" stroke="${ink}" stroke-width="2.200"/><path d="M0 14V-38M-2-34C-26-28-28-4-25 6h23zM4-30C22-22 26-4 24 6H4z" fill="#f5e7c4" stroke="${ink}" stroke-width="2"/><path d="M0-38l14-5-14-5z" fill="#b4573a" stroke="${ink}" stroke-width="1.400"/><path d="M-27 22H23" stroke="${ink}" stroke-width="1.200"/></g>`;
const quay = `<path d="M370 236l44 22-7 15-44-22z" fill="#b98a50" stroke="${ink}" stroke-width="2.600"/><path d="M384 243l-7 15M393 247l-7 15M402 252l-7 15M414 258v14M407 273v12" stroke="${ink}" stroke-width="1.800"/>`;

/** A number as pips on a round token. */
const token = ([, x, y], number, hot) =>
  `<circle cx="${at([x, y]).split(' ')[0]}" cy="${at([x, y]).split(' ')[1]}" r="13" fill="#f7ecd0" stroke="${ink}" stroke-width="2"/><path d="${Array.from({ length: number }, (_, i) => dot(x + (i - (number - 1) / 2) * 4.6, y, 1.7)).join('')}" fill="${hot ? '#a8321f' : ink}"/>`;

export function cover() {
  const roll = dice(77);
  const swell = waves(roll);
  const shoreline = land.map(([, x, y]) => straight(hexAt(x, y, R + 15))).join('');
  const drawing = [
    `<rect width="480" height="360" fill="#2f5673"/>`,
    stroke(swell, '#d9e4dc', 1.5, 'stroke-opacity=".78"'),
    stroke(shoreline, ink, 5),
    quay,
    fill(shoreline, '#e9d9ae'),
    ...land.map(
      ([kind, x, y]) =>
        fill(straight(hexAt(x, y, R - 1.5)), kinds[kind][0], `stroke="${ink}" stroke-width="3.200"`) +
        kinds[kind][1](x, y, roll),
    ),
    token(land[1], 4),
    token(land[3], 3),
    token(land[4], 5, true),
    token(land[7], 5, true),
    token(land[9], 2),
    `<path d="M188 138v-13l9-9 9 9v13z" fill="#274a8f" stroke="${ink}" stroke-width="2"/><path d="M268 228v-13l9-9 9 9v13zM286 228v-20h12v20z" fill="#a8321f" stroke="${ink}" stroke-width="2"/>`,
    ship,
  ].join('');
  return plate({ title: 'Puerto Catan', paper: '#efe2c0', ink, drawing });
}
