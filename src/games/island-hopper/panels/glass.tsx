import './glass.css';

/** Sand sinks in the upper bulb and heaps up in the lower one, inside the same outline. */
export function Glass({ share, runs }: { share: number; runs: boolean }) {
  const OUTLINE = 'M22 14h56c0 26-10 38-24 48 14 10 24 22 24 48H22c0-26 10-38 24-48-14-10-24-22-24-48z';
  const above = 14 + 46 * (1 - share);
  const below = 110 - 42 * (1 - share);
  return (
    <svg class="hopper-glass" viewBox="0 0 100 124" aria-hidden="true" focusable="false">
      <clipPath id="hopper-glass-bulbs">
        <path d={OUTLINE} />
      </clipPath>
      <g clip-path="url(#hopper-glass-bulbs)">
        <rect class="hopper-glass-air" x="20" y="12" width="60" height="100" />
        <path class="hopper-glass-sand" d={`M20 ${above}Q50 ${above + 7 * share} 80 ${above}V62H20z`} />
        <path class="hopper-glass-sand" d={`M20 112V${below + 8}Q50 ${below - 6} 80 ${below + 8}V112z`} />
        {runs && <path class="hopper-glass-stream" d={`M50 58V${Math.max(66, below)}`} />}
      </g>
      <path class="hopper-glass-line" d={OUTLINE} />
      <path class="hopper-glass-wood" d="M14 12h72M14 112h72" />
    </svg>
  );
}
