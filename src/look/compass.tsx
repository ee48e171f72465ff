/** The rose of the winds, the app's own mark. Drawn in the ink of the theme. */

const point = (angle: number, reach: number): string => {
  const at = (a: number, r: number) => `${(50 + r * Math.sin(a)).toFixed(1)} ${(50 - r * Math.cos(a)).toFixed(1)}`;
  return `M50 50L${at(angle - Math.PI / 4, 11)}L${at(angle, reach)}`;
};

const half = (from: number, reach: number, side: 1 | -1): string => {
  const at = (a: number, r: number) => `${(50 + r * Math.sin(a)).toFixed(1)} ${(50 - r * Math.cos(a)).toFixed(1)}`;
  return [0, 1, 2, 3]
    .map((i) => from + (i * Math.PI) / 2)
    .map((a) => `M50 50L${at(a + (side * Math.PI) / 4, 11)}L${at(a, reach)}z`)
    .join('');
};

const minor = `${half(Math.PI / 4, 33, 1)}${half(Math.PI / 4, 33, -1)}`;
const bright = half(0, 48, 1);
const dark = half(0, 48, -1);
const north = `${point(0, 48)}z`;

/** Its points as paths in a 100 x 100 box, for those who draw it without a page. */
export const winds = { minor, bright, dark, north };

export function Compass({ class: name = '' }: { class?: string }) {
  return (
    <svg class={`compass ${name}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="36" />
      <circle cx="50" cy="50" r="31.5" class="compass-ring" />
      <path d={minor} class="compass-minor" />
      <path d={bright} class="compass-bright" />
      <path d={dark} class="compass-dark" />
      <path d={north} class="compass-north" />
    </svg>
  );
}
