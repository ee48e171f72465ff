import './panels.css';

/** A die that shows so many pips, 1 to 6, beside words. */

/** Which of the nine places of a face have a pip, row by row. */
const FACES = ['000010000', '100000001', '100010001', '101000101', '101010101', '101101101'];

export function Die({ pips }: { pips: number }) {
  return (
    <svg class="panel-icon die" viewBox="0 0 24 24" aria-hidden="true">
      <rect class="die-body" x="2" y="2" width="20" height="20" rx="4.500" />
      {[...FACES[pips - 1]].map(
        (pip, i) => pip === '1' && <circle key={i} cx={6.5 + (i % 3) * 5.5} cy={6.5 + Math.floor(i / 3) * 5.5} r="2" />,
      )}
    </svg>
  );
}
