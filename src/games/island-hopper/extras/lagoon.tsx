import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../../look/say';
import { type Deck, ISLANDS, type Island } from '../rules/deck';
import { COASTS, COMPASS, type Difficulty, MIDDLES, type Point, SHORT, TOKEN, WIDTH } from '../rules/lagoon';
import type { Sheet, Trial } from './math';

/** The lagoon of the test flights as a drawing, in lagoon units; turned on a tall screen with its words upright. */

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** The coast drawn again further in, where the grass begins. */
function inland(island: Island, difficulty: Difficulty): Point[] {
  const [cx, cy] = MIDDLES[island];
  return COASTS[difficulty][island].map(([x, y], i) => {
    const share = 0.8 + 0.035 * Math.sin(i * 2.3 + island);
    return [Math.round(cx + (x - cx) * share), Math.round(cy + (y - cy) * share)];
  });
}

const WATER = { x: -WIDTH / 2, y: -SHORT / 2, width: WIDTH, height: SHORT, rx: 260 };

/** The sixteen winds, from the compass to the edge of the lagoon. */
const RHUMBS = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
  const reach = Math.min(WIDTH / 2 / Math.max(Math.abs(x), 1e-6), SHORT / 2 / Math.max(Math.abs(y), 1e-6));
  return `M0 0L${Math.round(x * reach)} ${Math.round(y * reach)}`;
}).join('');

/** Stands upright at that place, however the lagoon is turned. */
function Upright({ at: [x, y], turned, children }: { at: Point; turned: boolean; children: ComponentChildren }) {
  return <g transform={`translate(${x} ${y})${turned ? ' rotate(-90)' : ''}`}>{children}</g>;
}

/** On two lines where it has two words. */
function Name({ name }: { name: string }) {
  const space = name.indexOf(' ', Math.floor(name.length / 3));
  const lines = space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
  return (
    <text class="lagoon-name">
      {lines.map((line, i) => (
        <tspan key={i} x="0" y={(i - (lines.length - 1) / 2) * 430 + 130}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const CARDINAL = 'M0 -930L150 -150 930 0 150 150 0 930 -150 150 -930 0 -150 -150Z';

function CompassPlate() {
  return (
    <g class="lagoon-compass">
      <circle r={COMPASS} />
      <circle class="lagoon-compass-ring" r={COMPASS * 0.86} />
      <path class="lagoon-compass-minor" d={CARDINAL} transform="rotate(45) scale(.72)" />
      <path d={CARDINAL} />
    </g>
  );
}

interface Props {
  sheet: Sheet;
  deck: Deck;
  difficulty: Difficulty;
  /** The island to fly to; nowhere once all is flown. */
  goal: Island | undefined;
  trials: readonly Trial[];
  children?: ComponentChildren;
}

export function Lagoon({ sheet, deck, difficulty, goal, trials, children }: Props) {
  const { wide, high, scale, turned } = sheet;
  const clip = useId();
  const islands = Array.from({ length: ISLANDS }, (_, island) => island);
  return (
    <svg
      class="lagoon"
      role="img"
      aria-label={t('hopper.trial.lagoon')}
      width={wide * scale}
      height={high * scale}
      viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
    >
      <g transform={turned ? 'rotate(90)' : undefined}>
        <clipPath id={clip}>
          <rect {...WATER} />
        </clipPath>
        <rect class="lagoon-water" {...WATER} />
        <path class="lagoon-rhumbs" d={RHUMBS} />
        {[1150, 760, 380].map((width) => (
          <g key={width} class="lagoon-shoal" stroke-width={width} clip-path={`url(#${clip})`}>
            {islands.map((island) => (
              <path key={island} d={pathOf(COASTS[difficulty][island])} />
            ))}
          </g>
        ))}
        {islands.map((island) => (
          <g key={island} class={island === goal ? 'lagoon-island lagoon-goal' : 'lagoon-island'}>
            <path class="lagoon-beach" d={pathOf(COASTS[difficulty][island])} />
            <path class="lagoon-grass" d={pathOf(inland(island, difficulty))} />
            <Upright at={MIDDLES[island]} turned={turned}>
              <Name name={deck.islands[island].name} />
            </Upright>
          </g>
        ))}
        <CompassPlate />
        {trials.map(({ island, x, y }, i) => (
          <g key={i}>
            <path class="lagoon-miss" d={`M${MIDDLES[island].join(' ')}L${x} ${y}`} />
            <Upright at={[x, y]} turned={turned}>
              <Token number={i + 1} />
            </Upright>
          </g>
        ))}
        {children}
      </g>
    </svg>
  );
}

/** A turned wooden disc; lifted it is larger and throws a shadow. */
export function Token({ number, lifted = false }: { number: number; lifted?: boolean }) {
  return (
    <g class="lagoon-token">
      {lifted && <circle class="lagoon-shadow" cx="120" cy="260" r={TOKEN * 1.25} />}
      <g transform={lifted ? 'scale(1.28)' : undefined}>
        <circle class="lagoon-wood" r={TOKEN} />
        <circle class="lagoon-groove" r={TOKEN * 0.76} />
        <text y="130">{number}</text>
      </g>
    </g>
  );
}
