/** One die, seen from above. */

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
];

export function Die({ face, class: name = '' }: { face: number; class?: string }) {
  return (
    <svg class={`tool-die ${name}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        class="tool-die-body"
        d="M7.500 2.500Q20 1.500 32.500 2.500 37 3 37.500 7.500 38.500 20 37.500 32.500 37 37 32.500 37.500 20 38.500 7.500 37.500 3 37 2.500 32.500 1.500 20 2.500 7.500 3 3 7.500 2.500z"
      />
      {(SPOTS[face - 1] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3.600" />
      ))}
    </svg>
  );
}
