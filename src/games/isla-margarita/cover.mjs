// Coral and teal: islands, and bridges as drawn spans.

import { fill, hill, island, palm, stroke } from '../kit/cover/parts.mjs';
import { at, coast, plate, ripples, smooth } from '../kit/cover/pen.mjs';

/** A bridge as a drawn span: deck, arches, shadow on the water. */
function bridge([x1, y1], [x2, y2], arches, rise, colour, ink) {
  const point = (t, lift = 0) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - 4 * rise * t * (1 - t) - lift];
  const along = Array.from({ length: 25 }, (_, i) => i / 24);
  const deck = smooth(
    along.map((t) => point(t, 7)),
    false,
  );
  const rail = smooth(
    along.map((t) => point(t, 15)),
    false,
  );
  const foot = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 12];
  let holes = '';
  let posts = '';
  for (let i = 0; i < arches; i++) {
    const [a, b] = [(i + 0.12) / arches, (i + 0.88) / arches];
    const crown = point((a + b) / 2, 1);
    holes += `M${at(foot(a))}C${at([foot(a)[0], crown[1] - 2])} ${at([foot(b)[0], crown[1] - 2])} ${at(foot(b))}`;
  }
  for (let i = 1; i < arches * 4; i++) posts += `M${at(point(i / (arches * 4), 7))}L${at(point(i / (arches * 4), 15))}`;
  const body = `${deck}L${at(foot(1))}L${at(foot(0))}z`;
  return [
    fill(body, colour),
    stroke(body, ink, 2),
    fill(holes, '#1d6468'),
    stroke(holes, ink, 1.8),
    stroke(posts, ink, 1.3),
    stroke(rail, ink, 2.2),
  ].join('');
}

/** A small rose of the winds for an empty piece of sea. */
function rose(x, y, r, ink) {
  const p = (a, q) => at([x + q * Math.sin(a), y - q * Math.cos(a)]);
  let dark = '';
  let bright = '';
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2;
    dark += `M${at([x, y])}L${p(a - Math.PI / 4, r * 0.28)}L${p(a, r)}z`;
    bright += `M${at([x, y])}L${p(a + Math.PI / 4, r * 0.28)}L${p(a, r)}z`;
  }
  return `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${ink}" stroke-width="1.200"/><path d="${bright}" fill="#f7e6bd" stroke="${ink}" stroke-width="1.300"/><path d="${dark}" fill="${ink}" stroke="${ink}" stroke-width="1.300"/>`;
}

/** A wooden landing stage, seen from above. */
function pier(x, y, angle, ink) {
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0-5H34V5H0z" fill="#c08a4c" stroke="${ink}" stroke-width="1.800"/><path d="M7-5V5M14-5V5M21-5V5M28-5V5" stroke="${ink}" stroke-width="1"/><path d="M34-9V9" stroke="${ink}" stroke-width="3"/></g>`;
}

const ink = '#0e3138';
const sea = '#5fb3aa';
const spots = [
  [96, 108, 74, 50, 3],
  [352, 92, 82, 48, 18],
  [236, 232, 80, 46, 7],
  [62, 288, 66, 40, 12],
  [424, 268, 66, 52, 5],
];
const look = { land: '#e9c58b', beach: '#f7e6bd', shoal: '#a9dccb', ink };
const isles = spots.map(([x, y, rx, ry, seed]) => island(coast(x, y, rx, ry, seed, 20, 0.13), { ...look, seed }));
const off = spots.map(([x, y, rx]) => [x, y, rx + 34]);

const houses = [
  [214, 226],
  [232, 236],
  [252, 226],
  [270, 238],
  [96, 96],
  [372, 92],
  [436, 262],
].map(
  ([x, y]) =>
    `<path d="M${x} ${y}v-11l8-8 8 8v11z" fill="#fdf3dc" stroke="${ink}" stroke-width="1.600"/><path d="M${x - 2} ${y - 10}l10-10 10 10z" fill="#d9573d" stroke="${ink}" stroke-width="1.600"/>`,
);

const sail = `<path d="M330 326q18 10 44 0l-6 12h-30z" fill="#b8432c" stroke="${ink}" stroke-width="2"/><path d="M352 326V282M354 284q22 16 20 36h-20zM349 290q-16 14-17 30h17z" fill="#fdf3dc" stroke="${ink}" stroke-width="1.800"/>`;

export function cover() {
  const drawing = [
    `<rect width="480" height="360" fill="url(#s)"/>`,
    stroke(ripples(20, 24, 460, 340, 120, 5, off, 8), ink, 1.1, 'stroke-opacity=".55"'),
    ...isles,
    hill(318, 96, 46, 30, ink, '#c7b368'),
    hill(346, 104, 40, 24, ink, '#d4bd72'),
    hill(62, 116, 44, 28, ink, '#c7b368'),
    hill(30, 292, 40, 24, ink, '#c7b368'),
    rose(352, 184, 27, ink),
    pier(196, 196, -62, ink),
    pier(420, 212, -80, ink),
    pier(104, 158, 75, ink),
    bridge([170, 98], [284, 86], 4, 20, '#d9573d', ink),
    bridge([300, 216], [372, 262], 3, 18, '#e8775a', ink),
    bridge([112, 272], [176, 246], 2, 14, '#e8775a', ink),
    ...houses,
    palm(124, 118, 34, ink, '#4f8f5a'),
    palm(394, 106, 36, ink, '#4f8f5a'),
    palm(204, 246, 36, ink, '#4f8f5a'),
    palm(296, 252, 28, ink, '#4f8f5a'),
    palm(80, 300, 32, ink, '#4f8f5a'),
    palm(412, 286, 34, ink, '#4f8f5a'),
    sail,
    stroke('M312 342q10-5 20 0t20 0t20 0t20 0', ink, 1.4),
  ].join('');
  return plate({
    title: 'Isla Margarita',
    paper: '#f4e7c6',
    ink,
    drawing,
    defs: `<linearGradient id="s" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#7cc6b6"/><stop offset="1" stop-color="${sea}"/></linearGradient>`,
  });
}
