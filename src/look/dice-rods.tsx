import './dice-rods.css';
import { useId } from 'preact/hooks';
import { often, seldom, type Tally } from '../games/kit/dice';

/** How often everything fell, before the range that honest dice keep to; drawn alike in games and beside score sheets. */

/** How often one sum or face fell. */
interface Fallen extends Tally {
  value: number;
}

interface Props {
  all: readonly Fallen[];
  /** There are enough throws to say that one is out of its range. */
  enough: boolean;
}

const WIDTH = 352;
const HEIGHT = 150;
const FOOT = 22;
const HEAD = 20;
/** More rods than this are numbered now and then only. */
const CLOSE = 16;

export function DiceRods({ all, enough }: Props) {
  const hatch = useId();
  const top = Math.max(1, ...all.map(({ count, high }) => Math.max(count, high)));
  const y = (value: number): number => HEIGHT - FOOT - (value / top) * (HEIGHT - HEAD - FOOT);
  const step = WIDTH / all.length;
  const half = Math.min(13, step * 0.42);
  const odd = (i: number): boolean => enough && all[i] !== undefined && (often(all[i]) || seldom(all[i]));
  const every = Math.ceil(all.length / CLOSE);
  const named = (i: number): boolean => every === 1 || odd(i) || (i % every === 0 && !odd(i - 1) && !odd(i + 1));
  return (
    <svg class="dice-rods" viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v5" class="dice-hatch" />
        </pattern>
      </defs>
      {all.map((one, i) => {
        const mid = (i + 0.5) * step;
        return (
          <g key={one.value} class={odd(i) ? 'odd' : ''}>
            <rect
              class="dice-band"
              fill={`url(#${hatch})`}
              x={mid - half}
              width={half * 2}
              y={y(one.high)}
              height={y(one.low) - y(one.high)}
            />
            <rect class="dice-rod" x={mid - half / 2} width={half} y={y(one.count)} height={y(0) - y(one.count)} />
            <path class="dice-mean" d={`M${mid - half} ${y(one.mean)}h${half * 2}`} />
            {named(i) && (
              <>
                <text class="dice-times" x={mid} y={y(Math.max(one.count, one.high)) - 5}>
                  {one.count}
                </text>
                <text x={mid} y={HEIGHT - 5}>
                  {one.value}
                </text>
              </>
            )}
          </g>
        );
      })}
      <path class="dice-floor" d={`M0 ${y(0)}H${WIDTH}`} />
    </svg>
  );
}
