// What several covers share: islands, hills, palms.

import { at, finer, grown, hachures, smooth } from './pen.mjs';

export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;

/** An island as charts draw it: shoals, depth contours, a hachured coast, land. */
export function island(shape, { land, shoal, ink, beach, seed, depth = [9, 19, 31] }) {
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
export function hill(x, y, w, h, ink, face) {
  let d = '';
  for (let i = 1; i < 6; i++)
    d += `M${at([x + w * (0.5 + i * 0.075), y - h * (1 - i * 0.17)])}l${at([-w * 0.05 - i * 0.6, h * (0.2 + i * 0.03)])}`;
  const top = `M${at([x, y])}C${at([x + w * 0.25, y - h * 0.5])} ${at([x + w * 0.35, y - h])} ${at([x + w * 0.5, y - h])}C${at([x + w * 0.66, y - h])} ${at([x + w * 0.78, y - h * 0.4])} ${at([x + w, y])}`;
  return fill(top, face) + stroke(top, ink, 1.8) + stroke(d, ink, 1);
}

export function palm(x, y, h, ink, leaf) {
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
