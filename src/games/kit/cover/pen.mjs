// The pen that draws the covers: coasts, hachures, waves and walls from a few numbers. Whole numbers keep the files small.

/** A small generator with a seed, so that every drawing comes out the same again. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (x) => {
  const text = (Math.round(x * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};
export const at = ([x, y]) => `${n(x)} ${n(y)}`;

/** An island's outline: a circle that the sea has eaten at. */
export function coast(cx, cy, rx, ry, seed, points = 22, rough = 0.16) {
  const roll = dice(seed);
  const waves = [2, 3, 5, 7].map((k) => [k, roll() * 7, (roll() * rough * 2.4) / Math.sqrt(k)]);
  return Array.from({ length: points }, (_, i) => {
    const a = (i * 2 * Math.PI) / points;
    const r =
      1 +
      waves.reduce((sum, [k, phase, size]) => sum + size * Math.sin(k * a + phase), 0) +
      (roll() - 0.5) * rough * 0.5;
    return [cx + rx * r * Math.cos(a), cy + ry * r * Math.sin(a)];
  });
}

/** A smooth line through the points. */
export function smooth(points, closed = true) {
  const m = points.length;
  const p = (i) => (closed ? points[(i + m) % m] : points[Math.max(0, Math.min(m - 1, i))]);
  let d = `M${at(points[0])}`;
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return closed ? `${d}z` : d;
}

export const straight = (points, closed = true) => `M${points.map(at).join('L')}${closed ? 'z' : ''}`;

function normal(points, i) {
  const m = points.length;
  const [a, b] = [points[(i - 1 + m) % m], points[(i + 1) % m]];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [dy / long, -dx / long];
}

/** The same outline further out (or in, below zero): a depth contour. */
export const grown = (points, by) =>
  points.map(([x, y], i) => {
    const [nx, ny] = normal(points, i);
    return [x + nx * by, y + ny * by];
  });

/** More points on the same outline. */
export function finer(points, times) {
  const m = points.length;
  return points.flatMap((b, i) => {
    const [a, c, e] = [points[(i - 1 + m) % m], points[(i + 1) % m], points[(i + 2) % m]];
    return Array.from({ length: times }, (_, k) => {
      const t = k / times;
      const f = (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t ** 3);
      return [f(0), f(1)];
    });
  });
}

/** Short strokes along a coast, out to sea (or inland, below zero). */
export function hachures(points, long, seed, every = 1) {
  const roll = dice(seed);
  return points
    .map((p, i) => {
      if (i % every) return '';
      const [nx, ny] = normal(points, i);
      const reach = long * (0.55 + roll() * 0.6);
      return `M${at(p)}l${at([nx * reach, ny * reach])}`;
    })
    .join('');
}

/** Little engraved waves scattered over a box, kept off some circles. */
export function ripples(x0, y0, x1, y1, count, seed, keepOff = [], size = 9) {
  const roll = dice(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [x0 + roll() * (x1 - x0), y0 + roll() * (y1 - y0)];
    if (keepOff.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r)) continue;
    const s = size * (0.7 + roll() * 0.6);
    d += `M${at([x, y])}q${at([s / 2, -s / 2.4])} ${at([s, 0])}t${at([s, 0])}`;
  }
  return d;
}

export const dot = (x, y, r) =>
  `M${at([x - r, y])}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** One plate of the family: paper, the drawing in slightly unsteady ink, the double line round it, the grain of the print. */
export function plate({ title, paper, ink, drawing, defs = '', steady = '' }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><title>${title}</title><defs><filter id="w" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence baseFrequency=".035" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .82  0 0 0 2.600 -1.350"/></filter><radialGradient id="v" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><clipPath id="c"><path d="M14 14H466V346H14z"/></clipPath>${defs}</defs><rect width="480" height="360" fill="${paper}"/><g clip-path="url(#c)"><g filter="url(#w)" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>${steady}<rect width="480" height="360" fill="url(#v)"/><rect width="480" height="360" filter="url(#p)" opacity=".5"/></g><g fill="none" stroke="${ink}" filter="url(#w)"><path d="M14 14H466V346H14z" stroke-width="2.600"/><path d="M8 8H472V352H8z" stroke-width="1"/></g></svg>\n`;
}
