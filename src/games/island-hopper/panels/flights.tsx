import './flights.css';
import { useSignal } from '@preact/signals';
import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { PanelProps } from '../../table';
import { deckOf, ISLANDS } from '../rules/deck';
import { type Feat, feats, type Remembered } from '../rules/feats';
import type { Difficulty } from '../rules/lagoon';
import { goodName, islandName, who } from '../rules/names';
import { COMPASS_RADIUS, coastOf, FIELD, toBoard } from '../rules/places';
import type { Flight, View } from '../rules/state';
import { flownBlind } from '../speech/standing';
import { GoodMark } from './icons';

/** The flights worth another look, each drawn once more on a small chart. */

const words = wordsOf('hopper.flights');

/** From the compass on, as SVG path data in board units. */
const wayOf = ({ path, drop }: Flight): string => {
  const points: string[] = ['0,0'];
  for (let i = 0; i + 1 < path.length; i += 2) points.push(toBoard([path[i], path[i + 1]]).join());
  if (drop) points.push(toBoard(drop).join());
  return `M${points.join('L')}`;
};

function told({ flight, island, by }: Remembered, v: View): Phrase {
  const args = {
    n: flight.round,
    who: who(flight.captain),
    good: goodName(flight.good),
    island: islandName(deckOf(v.deck), island),
    mm: Math.round(by / 10) / 10,
  };
  return words(flight.landed ? 'landed' : 'missed', args);
}

export function Flights({ view, say }: PanelProps<View>) {
  const all = feats(view);
  const shown = useSignal<Feat | undefined>(undefined);
  const now = all.find(({ feat }) => feat === shown.value) ?? all[0];
  if (flownBlind(view)) return <p class="note">{say(words('blind'))}</p>;
  if (!now) return <p class="note">{say(words('none'))}</p>;
  return (
    <section class="stack" aria-label={say(words('title'))}>
      <Chart key={now.feat} flight={now.flight} difficulty={view.difficulty} />
      <p class="line hopper-flights-told" aria-live="polite">
        <GoodMark good={now.flight.good} />
        {say(told(now, view))}
      </p>
      <ul class="row">
        {all.map(({ feat }) => (
          <li key={feat}>
            <button
              type="button"
              class="chip"
              aria-pressed={feat === now.feat}
              onClick={() => {
                shown.value = feat;
              }}
            >
              {say(words(feat))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way is drawn from the compass on; where it ended stands a ring. */
function Chart({ flight, difficulty }: { flight: Flight; difficulty: Difficulty }) {
  const { x, y, width, height } = FIELD;
  const [dx, dy] = toBoard(flight.drop ?? [0, 0]);
  const way = wayOf(flight);
  return (
    <svg class="hopper-flights-chart" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <rect class="water" x={x} y={y} width={width} height={height} />
      {Array.from({ length: ISLANDS }, (_, island) => (
        <polygon
          key={island}
          class={island === flight.island && flight.landed ? 'land here' : 'land'}
          points={coastOf(island, difficulty).map(String).join(' ')}
        />
      ))}
      <circle class="plate" r={COMPASS_RADIUS} />
      <path class="under" d={way} pathLength={1} />
      <path class="way" d={way} pathLength={1} />
      <circle class={flight.landed ? 'end' : 'end lost'} cx={dx} cy={dy} r={46} />
    </svg>
  );
}
