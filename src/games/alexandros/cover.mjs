// Sand, bronze and lapis: walls as inked ramparts.

import { fill, hill, palm, stroke } from '../kit/cover/parts.mjs';
import { at, dot, finer, hachures, plate, ripples, smooth, straight } from '../kit/cover/pen.mjs';

/** A wall as an inked rampart: battlements on one side of a double line. */
function rampart(points, ink, face) {
  let teeth = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [[x1, y1], [x2, y2]] = [points[i], points[i + 1]];
    const long = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
    for (let d = 5; d < long - 6; d += 12) {
      const [x, y] = [x1 + ux * d + uy * 4, y1 + uy * d - ux * 4];
      teeth += `M${at([x, y])}l${at([uy * 5, -ux * 5])}l${at([ux * 6, uy * 6])}l${at([-uy * 5, ux * 5])}z`;
    }
  }
  const d = straight(points, false);
  const towers = points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="8.500" fill="${face}" stroke="${ink}" stroke-width="2.200"/><circle cx="${x}" cy="${y}" r="3.500" fill="${ink}"/>`,
    )
    .join('');
  return (
    stroke(d, ink, 10) +
    stroke(d, face, 5.5) +
    `<path d="${teeth}" fill="${face}" stroke="${ink}" stroke-width="1.400"/>` +
    towers
  );
}

const ink = '#2a1a0c';
const bronze = '#b4702a';
const lapis = '#274a8f';

const grid = (i, j) => [10 + i * 46 + (j % 2) * 23, 20 + j * 40];
const g = (...list) => list.map(([i, j]) => grid(i, j));
const east = g([6, 0], [5, 1], [6, 2], [7, 4], [6, 5], [7, 6], [6, 8]);
const west = g([3, 0], [3, 2], [2, 3], [3, 4], [3, 6], [2, 7], [2, 8]);
const cross = g([3, 4], [4, 4], [5, 4], [7, 4]);

/** The paths between the spaces, and the spaces. */
function network() {
  let lattice = '';
  let marks = '';
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 11; i++) {
      const [x, y] = grid(i, j);
      lattice += `M${at([x, y])}h46M${at([x, y])}l23 40M${at([x, y])}l-23 40`;
      marks += dot(x, y, 2.4);
    }
  return [stroke(lattice, ink, 0.9, 'stroke-opacity=".3"'), fill(marks, ink, 'fill-opacity=".6"')];
}

function sun(cx, cy, r, rays, colour) {
  let d = '';
  for (let i = 0; i < rays; i++) {
    const a = (i * 2 * Math.PI) / rays;
    const w = Math.PI / rays;
    const p = (b, q) => at([cx + q * Math.cos(b), cy + q * Math.sin(b)]);
    const reach = i % 2 ? r * 0.78 : r;
    d += `M${p(a - w, r * 0.3)}L${p(a, reach)}L${p(a + w, r * 0.3)}z`;
  }
  return `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width=".8"/><circle cx="${cx}" cy="${cy}" r="${r * 0.24}" fill="${colour}" stroke="${ink}" stroke-width="2"/>`;
}

const shore = smooth(
  [
    [-20, 60],
    [60, 74],
    [96, 128],
    [66, 178],
    [92, 236],
    [58, 292],
    [80, 380],
    [-30, 390],
  ],
  true,
);

/** The three lands, each in its colour. */
const lands = [
  `<rect width="480" height="360" fill="#e7cd92"/>`,
  fill(`${straight([...west, ...[...cross].reverse()].slice(0, 4), false)}`, 'none'),
  fill(straight([...g([3, 0], [3, 2], [2, 3], [3, 4], [4, 4], [5, 4], [7, 4], [6, 2], [5, 1], [6, 0])]), '#d79a4c'),
  fill(straight([...east, [500, 380], [500, 0]]), lapis),
  fill(straight([...g([3, 4], [5, 4], [7, 4], [6, 5], [7, 6], [6, 8], [2, 8], [2, 7], [3, 6])]), '#efdcae'),
];

/** The sea with its coast. */
const sea = [
  fill(shore, '#8fb6b2'),
  stroke(shore, ink, 2.4),
  stroke(
    hachures(
      finer(
        [
          [60, 74],
          [96, 128],
          [66, 178],
          [92, 236],
          [58, 292],
        ],
        6,
      ).slice(0, 26),
      9,
      3,
    ),
    ink,
    1,
  ),
  stroke(ripples(20, 90, 62, 340, 16, 8, [], 7), ink, 1.1),
];

const rampartsAndHills = [
  rampart(west, ink, '#f6e6bd'),
  rampart(cross, ink, '#f6e6bd'),
  rampart(east, ink, '#f6e6bd'),
  hill(150, 322, 58, 34, ink, '#c99b55'),
  hill(190, 330, 50, 26, ink, '#d8ae67'),
  hill(360, 92, 54, 34, ink, '#3b61ab'),
  hill(396, 100, 48, 26, ink, '#466cb5'),
  palm(176, 130, 34, ink, '#6e8040'),
  palm(300, 330, 32, ink, '#6e8040'),
];

/** The sun, and the shield with the star. */
const emblems = [
  `<circle cx="240" cy="116" r="49" fill="${lapis}" stroke="${ink}" stroke-width="2.600"/><circle cx="240" cy="116" r="43" fill="none" stroke="#e8bd66" stroke-width="1.600"/>`,
  sun(240, 116, 40, 12, '#f0c767'),
  `<circle cx="404" cy="236" r="36" fill="${bronze}" stroke="${ink}" stroke-width="2.600"/><circle cx="404" cy="236" r="29" fill="none" stroke="#f0cf8b" stroke-width="3" stroke-dasharray="1 6"/><circle cx="404" cy="236" r="22" fill="#7c2a18" stroke="${ink}" stroke-width="2"/><path d="M404 218l5 12 13-2-8 9 8 10-13-2-5 12-5-12-13 2 8-10-8-9 13 2z" fill="#f0cf8b" stroke="${ink}" stroke-width="1.400"/>`,
];

export function cover() {
  const drawing = [...lands, ...network(), ...sea, ...rampartsAndHills, ...emblems].join('');
  return plate({ title: 'Alexandros', paper: '#f3e4bd', ink, drawing });
}
