// Lacquer red and river green: three punts on three currents.

import { fill, stroke } from '../kit/cover/parts.mjs';
import { at, dice, finer, plate, smooth } from '../kit/cover/pen.mjs';

const ink = '#1c0d0b';
const gold = '#e5b454';

/** A punt seen from above, with its load. */
function punt(x, y, angle, load) {
  const crates = load
    .map(
      (colour, i) =>
        `<circle cx="${-38 + i * 25}" r="9.500" fill="${colour}" stroke="${ink}" stroke-width="2"/><circle cx="${-38 + i * 25}" r="4" fill="none" stroke="${ink}" stroke-width="1"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-70 6C-52-16 40-18 78 8 40 34-52 32-70 6z" fill="#06251d" fill-opacity=".45" transform="translate(2 9)"/><path d="M-74 0C-56-22 40-24 82 0 40 24-56 22-74 0z" fill="#c98d4a" stroke="${ink}" stroke-width="2.600"/><path d="M-60 0C-46-14 36-15 64 0 36 15-46 14-60 0z" fill="#8a5426" stroke="${ink}" stroke-width="1.400"/><path d="M-52-11V11M52-10V10" stroke="${ink}" stroke-width="2"/>${crates}<path d="M-58 14L-96 34" stroke="${ink}" stroke-width="2.600"/></g>`;
}

/** A line along the river, so far from its middle. */
const bend = (offset, wave = 0) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = -30 + i * 68;
    return [x, 318 - i * 31 + Math.sin(i * 0.95 + 0.6 + wave) * 22 + offset];
  });
const band = (top, bottom, colour) =>
  fill(`${smooth(bend(top), false)}L${bend(bottom).reverse().map(at).join('L')}z`, colour);

function flow() {
  let d = '';
  for (let i = -8; i < 9; i++)
    d += stroke(
      smooth(bend(i * 12 + 4, i * 0.05), false),
      i % 5 === 0 ? gold : '#bfe0bd',
      i % 5 === 0 ? 1.8 : 0.9,
      `stroke-opacity="${i % 5 === 0 ? 0.9 : 0.4}" stroke-dasharray="${i % 5 === 0 ? '2 0' : `${26 + ((i * 7) % 19)} ${9 + ((i * 5) % 11)}`}"`,
    );
  return d;
}

function tiles() {
  let d = '';
  for (let y = 0; y < 8; y++) for (let x = 0; x < 14; x++) d += `M${x * 36 + (y % 2) * 18} ${y * 48}q18 20 36 0`;
  return d;
}

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

/** The posts of a quay along the bank. */
function piles() {
  const roll = dice(31);
  let d = '';
  for (const [x, y] of finer(bend(101), 4).slice(18, 30)) d += `M${at([x, y - 6 - roll() * 5])}v22`;
  return d;
}

export function cover() {
  const drawing = [
    `<rect width="480" height="360" fill="#a3271d"/>`,
    stroke(tiles(), '#5d100c', 1.3, 'stroke-opacity=".55"'),
    band(-104, 104, '#0f4a3a'),
    band(-100, -36, '#1c6a4e'),
    band(-34, 30, '#23795a'),
    band(32, 98, '#1c6a4e'),
    flow(),
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
    stroke(piles(), ink, 4),
  ].join('');
  const punts =
    punt(150, 190, -21, ['#5a8f57', '#f1d9a4', '#b7793b']) +
    punt(262, 206, -17, ['#d9b25c', '#efe6d0', '#7c4a8c']) +
    punt(356, 96, -24, ['#8fc7b8', '#c0503a', '#8fc7b8']);
  return plate({ title: 'Manila', paper: '#f1e0b8', ink, drawing: drawing + punts });
}
