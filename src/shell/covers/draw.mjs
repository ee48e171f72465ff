// Draws the five covers beside this file: one family, five moods. Run it after changing it: node src/shell/covers/draw.mjs

import { writeFileSync } from 'node:fs';
import { at, coast, dice, dot, finer, grown, hachures, plate, ripples, smooth, straight } from './pen.mjs';

const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;

/** An island as charts draw it: shoals, depth contours, a hachured coast, land. */
function island(shape, { land, shoal, ink, beach, seed, depth = [9, 19, 31] }) {
  const fine = finer(shape, 5);
  return [
    ...[...depth].reverse().map((d, i) => fill(smooth(grown(shape, d)), shoal, `fill-opacity="${0.22 + i * 0.13}"`)),
    ...depth.map((d, i) =>
      stroke(
        smooth(grown(shape, d)),
        ink,
        0.9,
        `stroke-opacity="${0.5 - i * 0.13}" stroke-dasharray="${i ? '7 4' : 'none'}"`,
      ),
    ),
    fill(smooth(shape), beach),
    fill(smooth(grown(shape, -6)), land),
    stroke(hachures(fine, 6, seed), ink, 0.9, 'stroke-opacity=".75"'),
    stroke(smooth(shape), ink, 2.4),
  ].join('');
}

/** Hills in profile: an outline with shading strokes down its lee side. */
function hill(x, y, w, h, ink, face) {
  let d = '';
  for (let i = 1; i < 6; i++)
    d += `M${at([x + w * (0.5 + i * 0.075), y - h * (1 - i * 0.17)])}l${at([-w * 0.05 - i * 0.6, h * (0.2 + i * 0.03)])}`;
  const top = `M${at([x, y])}C${at([x + w * 0.25, y - h * 0.5])} ${at([x + w * 0.35, y - h])} ${at([x + w * 0.5, y - h])}C${at([x + w * 0.66, y - h])} ${at([x + w * 0.78, y - h * 0.4])} ${at([x + w, y])}`;
  return fill(top, face) + stroke(top, ink, 1.8) + stroke(d, ink, 1);
}

function palm(x, y, h, ink, leaf) {
  const [tx, ty] = [x + h * 0.22, y - h];
  const fronds = [-2.7, -2.1, -1.3, -0.5, 0.1].map((a) => {
    const [ex, ey] = [tx + Math.cos(a) * h * 0.52, ty + Math.sin(a) * h * 0.3 + h * 0.2];
    return `M${at([tx, ty])}Q${at([(tx + ex) / 2 + Math.cos(a) * 2, Math.min(ty, ey) - h * 0.16])} ${at([ex, ey])}Q${at([(tx + ex) / 2, (ty + ey) / 2 + 1])} ${at([tx, ty])}z`;
  });
  return (
    stroke(`M${at([x, y])}Q${at([x + h * 0.02, y - h * 0.6])} ${at([tx, ty])}`, ink, 2.2) +
    `<path d="${fronds.join('')}" fill="${leaf}" stroke="${ink}" stroke-width="1"/>`
  );
}

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

function margarita() {
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

/** A punt seen from above, with its load. */
function punt(x, y, angle, load, ink) {
  const crates = load
    .map(
      (colour, i) =>
        `<circle cx="${-38 + i * 25}" r="9.500" fill="${colour}" stroke="${ink}" stroke-width="2"/><circle cx="${-38 + i * 25}" r="4" fill="none" stroke="${ink}" stroke-width="1"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-70 6C-52-16 40-18 78 8 40 34-52 32-70 6z" fill="#06251d" fill-opacity=".45" transform="translate(2 9)"/><path d="M-74 0C-56-22 40-24 82 0 40 24-56 22-74 0z" fill="#c98d4a" stroke="${ink}" stroke-width="2.600"/><path d="M-60 0C-46-14 36-15 64 0 36 15-46 14-60 0z" fill="#8a5426" stroke="${ink}" stroke-width="1.400"/><path d="M-52-11V11M52-10V10" stroke="${ink}" stroke-width="2"/>${crates}<path d="M-58 14L-96 34" stroke="${ink}" stroke-width="2.600"/></g>`;
}

function manila() {
  const ink = '#1c0d0b';
  const gold = '#e5b454';
  const bend = (offset, wave = 0) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = -30 + i * 68;
      return [x, 318 - i * 31 + Math.sin(i * 0.95 + 0.6 + wave) * 22 + offset];
    });
  const band = (top, bottom, colour) =>
    fill(`${smooth(bend(top), false)}L${bend(bottom).reverse().map(at).join('L')}z`, colour);
  let flow = '';
  for (let i = -8; i < 9; i++)
    flow += stroke(
      smooth(bend(i * 12 + 4, i * 0.05), false),
      i % 5 === 0 ? gold : '#bfe0bd',
      i % 5 === 0 ? 1.8 : 0.9,
      `stroke-opacity="${i % 5 === 0 ? 0.9 : 0.4}" stroke-dasharray="${i % 5 === 0 ? '2 0' : `${26 + ((i * 7) % 19)} ${9 + ((i * 5) % 11)}`}"`,
    );
  const roll = dice(31);
  let tiles = '';
  for (let y = 0; y < 8; y++) for (let x = 0; x < 14; x++) tiles += `M${x * 36 + (y % 2) * 18} ${y * 48}q18 20 36 0`;
  const lanterns = [
    [64, 62],
    [112, 44],
    [160, 62],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y - 26}v14" stroke="${gold}" stroke-width="1.600"/><path d="M${x - 12} ${y}q0-13 12-13t12 13q0 13-12 13t-12-13z" fill="#f0c767" stroke="${ink}" stroke-width="2"/><path d="M${x} ${y - 13}v26M${x - 7} ${y - 11}q-5 11 0 22M${x + 7} ${y - 11}q5 11 0 22" fill="none" stroke="${ink}" stroke-width="1"/><path d="M${x} ${y + 13}v9" stroke="${gold}" stroke-width="1.600"/>`,
    )
    .join('');
  const roof = (x, y, w, h) =>
    `<path d="M${x - w} ${y}q${w * 0.45}-4 ${w * 0.55}-${h}h${w * 0.9}q${w * 0.1} ${h - 4} ${w * 0.55} ${h}q-${w}-12-${w * 2} 0z" fill="#e5b454" stroke="${ink}" stroke-width="2.200"/>`;
  const wall = (x, y, w, h) =>
    `<path d="M${x - w} ${y}h${2 * w}v${h}h-${2 * w}z" fill="#f6e3bb" stroke="${ink}" stroke-width="2"/><path d="M${x - w * 0.5} ${y + 3}v${h - 6}M${x} ${y + 3}v${h - 6}M${x + w * 0.5} ${y + 3}v${h - 6}" stroke="${ink}" stroke-width="1.400"/>`;
  let piles = '';
  for (const [x, y] of finer(bend(101), 4).slice(18, 30)) piles += `M${at([x, y - 6 - roll() * 5])}v22`;
  const drawing = [
    `<rect width="480" height="360" fill="#a3271d"/>`,
    stroke(tiles, '#5d100c', 1.3, 'stroke-opacity=".55"'),
    band(-104, 104, '#0f4a3a'),
    band(-100, -36, '#1c6a4e'),
    band(-34, 30, '#23795a'),
    band(32, 98, '#1c6a4e'),
    flow,
    stroke(smooth(bend(-104), false), ink, 3.4),
    stroke(smooth(bend(104), false), ink, 3.4),
    stroke(smooth(bend(-110), false), gold, 1.4),
    stroke(smooth(bend(110), false), gold, 1.4),
    lanterns,
    wall(392, 312, 34, 30),
    roof(392, 314, 48, 22),
    wall(392, 276, 20, 18),
    roof(392, 280, 30, 18),
    stroke('M392 262v-14', ink, 2.4),
    stroke(piles, ink, 4),
  ].join('');
  const punts =
    punt(150, 190, -21, ['#5a8f57', '#f1d9a4', '#b7793b'], ink) +
    punt(262, 206, -17, ['#d9b25c', '#efe6d0', '#7c4a8c'], ink) +
    punt(356, 96, -24, ['#8fc7b8', '#c0503a', '#8fc7b8'], ink);
  return plate({ title: 'Manila', paper: '#f1e0b8', ink, drawing: drawing + punts });
}

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

function alexandros() {
  const ink = '#2a1a0c';
  const bronze = '#b4702a';
  const lapis = '#274a8f';
  const grid = (i, j) => [10 + i * 46 + (j % 2) * 23, 20 + j * 40];
  let lattice = '';
  let marks = '';
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 11; i++) {
      const [x, y] = grid(i, j);
      lattice += `M${at([x, y])}h46M${at([x, y])}l23 40M${at([x, y])}l-23 40`;
      marks += dot(x, y, 2.4);
    }
  const sun = (cx, cy, r, rays, colour) => {
    let d = '';
    for (let i = 0; i < rays; i++) {
      const a = (i * 2 * Math.PI) / rays;
      const w = Math.PI / rays;
      const p = (b, q) => at([cx + q * Math.cos(b), cy + q * Math.sin(b)]);
      const reach = i % 2 ? r * 0.78 : r;
      d += `M${p(a - w, r * 0.3)}L${p(a, reach)}L${p(a + w, r * 0.3)}z`;
    }
    return `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width=".8"/><circle cx="${cx}" cy="${cy}" r="${r * 0.24}" fill="${colour}" stroke="${ink}" stroke-width="2"/>`;
  };
  const g = (...list) => list.map(([i, j]) => grid(i, j));
  const east = g([6, 0], [5, 1], [6, 2], [7, 4], [6, 5], [7, 6], [6, 8]);
  const west = g([3, 0], [3, 2], [2, 3], [3, 4], [3, 6], [2, 7], [2, 8]);
  const cross = g([3, 4], [4, 4], [5, 4], [7, 4]);
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
  const drawing = [
    `<rect width="480" height="360" fill="#e7cd92"/>`,
    fill(`${straight([...west, ...[...cross].reverse()].slice(0, 4), false)}`, 'none'),
    fill(straight([...g([3, 0], [3, 2], [2, 3], [3, 4], [4, 4], [5, 4], [7, 4], [6, 2], [5, 1], [6, 0])]), '#d79a4c'),
    fill(straight([...east, [500, 380], [500, 0]]), lapis),
    fill(straight([...g([3, 4], [5, 4], [7, 4], [6, 5], [7, 6], [6, 8], [2, 8], [2, 7], [3, 6])]), '#efdcae'),
    stroke(lattice, ink, 0.9, 'stroke-opacity=".3"'),
    fill(marks, ink, 'fill-opacity=".6"'),
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
    rampart(west, ink, '#f6e6bd'),
    rampart(cross, ink, '#f6e6bd'),
    rampart(east, ink, '#f6e6bd'),
    hill(150, 322, 58, 34, ink, '#c99b55'),
    hill(190, 330, 50, 26, ink, '#d8ae67'),
    hill(360, 92, 54, 34, ink, '#3b61ab'),
    hill(396, 100, 48, 26, ink, '#466cb5'),
    palm(176, 130, 34, ink, '#6e8040'),
    palm(300, 330, 32, ink, '#6e8040'),
    `<circle cx="240" cy="116" r="49" fill="${lapis}" stroke="${ink}" stroke-width="2.600"/><circle cx="240" cy="116" r="43" fill="none" stroke="#e8bd66" stroke-width="1.600"/>`,
    sun(240, 116, 40, 12, '#f0c767'),
    `<circle cx="404" cy="236" r="36" fill="${bronze}" stroke="${ink}" stroke-width="2.600"/><circle cx="404" cy="236" r="29" fill="none" stroke="#f0cf8b" stroke-width="3" stroke-dasharray="1 6"/><circle cx="404" cy="236" r="22" fill="#7c2a18" stroke="${ink}" stroke-width="2"/><path d="M404 218l5 12 13-2-8 9 8 10-13-2-5 12-5-12-13 2 8-10-8-9 13 2z" fill="#f0cf8b" stroke="${ink}" stroke-width="1.400"/>`,
  ].join('');
  return plate({ title: 'Alexandros', paper: '#f3e4bd', ink, drawing });
}

function cloud(x, y, s, colour, ink) {
  const d = `M${at([x, y])}c${at([-16 * s, 1 * s])} ${at([-16 * s, -20 * s])} ${at([1 * s, -19 * s])}c${at([2 * s, -17 * s])} ${at([25 * s, -19 * s])} ${at([31 * s, -6 * s])}c${at([13 * s, -8 * s])} ${at([27 * s, 2 * s])} ${at([21 * s, 13 * s])}c${at([13 * s, 3 * s])} ${at([9 * s, 14 * s])} ${at([-3 * s, 12 * s])}z`;
  return `<path d="${d}" fill="#0c3c5c" fill-opacity=".24" transform="translate(${14 * s} ${30 * s})"/><path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="1.900"/><path d="M${at([x + 8 * s, y - 10 * s])}q${at([6 * s, -8 * s])} ${at([14 * s, -3 * s])}M${at([x + 26 * s, y - 8 * s])}q${at([7 * s, -6 * s])} ${at([13 * s, 0])}" fill="none" stroke="${ink}" stroke-width="1.200" stroke-opacity=".5"/>`;
}

function hopper() {
  const ink = '#113048';
  const spots = [
    [92, 92, 44, 34, 23],
    [376, 262, 58, 44, 41],
    [198, 286, 46, 32, 52],
    [62, 242, 30, 26, 68],
    [420, 88, 40, 30, 72],
  ];
  const look = { land: '#7fb069', beach: '#f6e3a8', shoal: '#8be0d6', ink, depth: [10, 22, 38] };
  const isles = spots.map(([x, y, rx, ry, seed]) => island(coast(x, y, rx, ry, seed, 16, 0.15), { ...look, seed }));
  const plane = (inkColour, skin, shadow) =>
    (shadow
      ? ''
      : `<path d="M-30-30C-24-34-24 28-30 34-36 28-36-34-30-30zM30-30C36-34 36 28 30 34 24 28 24-34 30-30z" fill="#e9c46a" stroke="${inkColour}" stroke-width="1.800"/>`) +
    `<path d="M0-62C7-62 9-46 9-34L9-16 74-9C82-8 82 8 74 9L9 12 6 44 24 52C28 54 28 60 22 60L0 57-22 60C-28 60-28 54-24 52L-6 44-9 12-74 9C-82 8-82-8-74-9L-9-16-9-34C-9-46-7-62 0-62z" fill="${shadow ? '#0c3c5c' : skin}" fill-opacity="${shadow ? 0.3 : 1}" ${shadow ? '' : `stroke="${inkColour}" stroke-width="2.600"`}/>` +
    (shadow
      ? ''
      : `<path d="M-6-38Q0-44 6-38L5-27H-5z" fill="#bfe6ef" stroke="${inkColour}" stroke-width="1.600"/><path d="M-58-10V9M-46-11V10M58-10V9M46-11V10" stroke="#d9573d" stroke-width="6"/><path d="M0-24V44M-9 0H9" stroke="${inkColour}" stroke-width="1.200"/><path d="M-26-66Q0-60 26-66" fill="none" stroke="${inkColour}" stroke-width="2.400"/>`);
  const drawing = [
    `<rect width="480" height="360" fill="url(#s)"/>`,
    stroke(
      ripples(
        18,
        20,
        462,
        342,
        110,
        61,
        spots.map(([x, y, rx]) => [x, y, rx + 40]),
        8,
      ),
      ink,
      1,
      'stroke-opacity=".4"',
    ),
    ...isles,
    palm(84, 104, 28, ink, '#2f7a4d'),
    palm(100, 112, 24, ink, '#2f7a4d'),
    palm(362, 276, 34, ink, '#2f7a4d'),
    palm(392, 284, 30, ink, '#2f7a4d'),
    hill(346, 262, 44, 30, ink, '#a3c27d'),
    palm(192, 300, 28, ink, '#2f7a4d'),
    palm(420, 100, 26, ink, '#2f7a4d'),
    `<path d="M54 246h18v-9l-9-8-9 8z" fill="#fdf3dc" stroke="${ink}" stroke-width="1.600"/>`,
    stroke('M104 112C150 190 178 170 206 196S300 276 352 262', '#fff6dd', 3, 'stroke-dasharray="2 9"'),
    `<g transform="translate(296 176) rotate(48)">${plane(ink, '', true)}</g>`,
    `<g transform="translate(258 130) rotate(48) scale(1.120)">${plane(ink, '#fff3d6', false)}</g>`,
    cloud(40, 178, 1.25, '#fffaf0', ink),
    cloud(330, 64, 1.05, '#fffaf0', ink),
    cloud(250, 340, 1.4, '#fffaf0', ink),
    cloud(414, 206, 0.9, '#fffaf0', ink),
  ].join('');
  return plate({
    title: 'Island Hopper',
    paper: '#f4eccf',
    ink,
    drawing,
    defs: '<linearGradient id="s" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#6db7e0"/><stop offset="1" stop-color="#35a8b5"/></linearGradient>',
  });
}

function catan() {
  const ink = '#221b16';
  const R = 52;
  const hexAt = (cx, cy, r = R) =>
    Array.from({ length: 6 }, (_, i) => [cx + r * Math.sin((i * Math.PI) / 3), cy - r * Math.cos((i * Math.PI) / 3)]);
  const roll = dice(77);
  const inside = (cx, cy, x, y, r) => {
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    return dx < r * 0.866 && dy < r - dx * 0.577;
  };
  const scatter = (cx, cy, stepX, stepY, draw) => {
    let d = '';
    for (let row = 0, y = cy - R; y < cy + R; y += stepY, row++)
      for (let x = cx - R + (row % 2) * (stepX / 2); x < cx + R; x += stepX)
        if (inside(cx, cy, x, y, R - 9)) d += draw(x + (roll() - 0.5) * 3, y + (roll() - 0.5) * 2);
    return d;
  };
  const kinds = {
    wheat: [
      '#d9a13a',
      (cx, cy) =>
        stroke(
          scatter(
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
      (cx, cy) =>
        `<path d="${scatter(cx, cy, 19, 16, (x, y) => `M${at([x, y - 11])}l7 14h-14z`)}" fill="#35543a" stroke="${ink}" stroke-width="1.500"/>`,
    ],
    wool: [
      '#a9b665',
      (cx, cy) =>
        `<path d="${scatter(cx, cy, 28, 22, (x, y) => `${dot(x, y, 6)}${dot(x + 6, y - 1, 5)}M${at([x - 3, y + 5])}v5M${at([x + 5, y + 4])}v5`)}" fill="#fbf3dd" stroke="${ink}" stroke-width="1.500"/>`,
    ],
    brick: [
      '#b4573a',
      (cx, cy) =>
        stroke(
          scatter(cx, cy, 20, 10, (x, y) => `M${at([x, y])}h14v7h-14z`),
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
      (cx, cy) =>
        stroke(
          scatter(cx, cy, 24, 13, (x, y) => `M${at([x - 8, y])}q8-6 16 0`),
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
  const shoreline = land.map(([, x, y]) => straight(hexAt(x, y, R + 15))).join('');
  const ship = `<g transform="translate(426 302) scale(.9)"><path d="M-34 14h66l-11 19h-44z" fill="#7b3b22" stroke="${ink}" stroke-width="2.200"/><path d="M0 14V-38M-2-34C-26-28-28-4-25 6h23zM4-30C22-22 26-4 24 6H4z" fill="#f5e7c4" stroke="${ink}" stroke-width="2"/><path d="M0-38l14-5-14-5z" fill="#b4573a" stroke="${ink}" stroke-width="1.400"/><path d="M-27 22H23" stroke="${ink}" stroke-width="1.200"/></g>`;
  const quay = `<path d="M370 236l44 22-7 15-44-22z" fill="#b98a50" stroke="${ink}" stroke-width="2.600"/><path d="M384 243l-7 15M393 247l-7 15M402 252l-7 15M414 258v14M407 273v12" stroke="${ink}" stroke-width="1.800"/>`;
  const token = ([, x, y], number, hot) =>
    `<circle cx="${at([x, y]).split(' ')[0]}" cy="${at([x, y]).split(' ')[1]}" r="13" fill="#f7ecd0" stroke="${ink}" stroke-width="2"/><path d="${Array.from({ length: number }, (_, i) => dot(x + (i - (number - 1) / 2) * 4.6, y, 1.7)).join('')}" fill="${hot ? '#a8321f' : ink}"/>`;
  const drawing = [
    `<rect width="480" height="360" fill="#2f5673"/>`,
    stroke(sea, '#d9e4dc', 1.5, 'stroke-opacity=".78"'),
    stroke(shoreline, ink, 5),
    quay,
    fill(shoreline, '#e9d9ae'),
    ...land.map(
      ([kind, x, y]) =>
        fill(straight(hexAt(x, y, R - 1.5)), kinds[kind][0], `stroke="${ink}" stroke-width="3.200"`) +
        kinds[kind][1](x, y),
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

const covers = { 'isla-margarita': margarita, manila, alexandros, 'island-hopper': hopper, 'puerto-catan': catan };
for (const [id, draw] of Object.entries(covers)) writeFileSync(new URL(`${id}.svg`, import.meta.url), draw());
