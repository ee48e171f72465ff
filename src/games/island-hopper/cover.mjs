// Sky and lagoon: the plane, its shadow, clouds.

import { hill, island, palm, stroke } from '../kit/cover/parts.mjs';
import { at, coast, plate, ripples } from '../kit/cover/pen.mjs';

const ink = '#113048';

function cloud(x, y, s, colour) {
  const d = `M${at([x, y])}c${at([-16 * s, 1 * s])} ${at([-16 * s, -20 * s])} ${at([1 * s, -19 * s])}c${at([2 * s, -17 * s])} ${at([25 * s, -19 * s])} ${at([31 * s, -6 * s])}c${at([13 * s, -8 * s])} ${at([27 * s, 2 * s])} ${at([21 * s, 13 * s])}c${at([13 * s, 3 * s])} ${at([9 * s, 14 * s])} ${at([-3 * s, 12 * s])}z`;
  return `<path d="${d}" fill="#0c3c5c" fill-opacity=".24" transform="translate(${14 * s} ${30 * s})"/><path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="1.900"/><path d="M${at([x + 8 * s, y - 10 * s])}q${at([6 * s, -8 * s])} ${at([14 * s, -3 * s])}M${at([x + 26 * s, y - 8 * s])}q${at([7 * s, -6 * s])} ${at([13 * s, 0])}" fill="none" stroke="${ink}" stroke-width="1.200" stroke-opacity=".5"/>`;
}

const spots = [
  [92, 92, 44, 34, 23],
  [376, 262, 58, 44, 41],
  [198, 286, 46, 32, 52],
  [62, 242, 30, 26, 68],
  [420, 88, 40, 30, 72],
];
const look = { land: '#7fb069', beach: '#f6e3a8', shoal: '#8be0d6', ink, depth: [10, 22, 38] };
const isles = spots.map(([x, y, rx, ry, seed]) => island(coast(x, y, rx, ry, seed, 16, 0.15), { ...look, seed }));
const off = spots.map(([x, y, rx]) => [x, y, rx + 40]);

/** From above; or its shadow on the water. */
const plane = (skin, shadow) =>
  (shadow
    ? ''
    : `<path d="M-30-30C-24-34-24 28-30 34-36 28-36-34-30-30zM30-30C36-34 36 28 30 34 24 28 24-34 30-30z" fill="#e9c46a" stroke="${ink}" stroke-width="1.800"/>`) +
  `<path d="M0-62C7-62 9-46 9-34L9-16 74-9C82-8 82 8 74 9L9 12 6 44 24 52C28 54 28 60 22 60L0 57-22 60C-28 60-28 54-24 52L-6 44-9 12-74 9C-82 8-82-8-74-9L-9-16-9-34C-9-46-7-62 0-62z" fill="${shadow ? '#0c3c5c' : skin}" fill-opacity="${shadow ? 0.3 : 1}" ${shadow ? '' : `stroke="${ink}" stroke-width="2.600"`}/>` +
  (shadow
    ? ''
    : `<path d="M-6-38Q0-44 6-38L5-27H-5z" fill="#bfe6ef" stroke="${ink}" stroke-width="1.600"/><path d="M-58-10V9M-46-11V10M58-10V9M46-11V10" stroke="#d9573d" stroke-width="6"/><path d="M0-24V44M-9 0H9" stroke="${ink}" stroke-width="1.200"/><path d="M-26-66Q0-60 26-66" fill="none" stroke="${ink}" stroke-width="2.400"/>`);

export function cover() {
  const drawing = [
    `<rect width="480" height="360" fill="url(#s)"/>`,
    stroke(ripples(18, 20, 462, 342, 110, 61, off, 8), ink, 1, 'stroke-opacity=".4"'),
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
    `<g transform="translate(296 176) rotate(48)">${plane('', true)}</g>`,
    `<g transform="translate(258 130) rotate(48) scale(1.120)">${plane('#fff3d6', false)}</g>`,
    cloud(40, 178, 1.25, '#fffaf0'),
    cloud(330, 64, 1.05, '#fffaf0'),
    cloud(250, 340, 1.4, '#fffaf0'),
    cloud(414, 206, 0.9, '#fffaf0'),
  ].join('');
  return plate({
    title: 'Island Hopper',
    paper: '#f4eccf',
    ink,
    drawing,
    defs: '<linearGradient id="s" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#6db7e0"/><stop offset="1" stop-color="#35a8b5"/></linearGradient>',
  });
}
