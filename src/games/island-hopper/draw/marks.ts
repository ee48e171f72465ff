import { type Place, round } from '../../kit/draw/marks';
import { numberOf } from '../../kit/picks';
import type { Mark } from '../../table';
import { GOOD_RADIUS, goodPoint } from '../rules/places';
import type { View } from '../rules/state';
import type { Chart } from './chart';
import { shoreOf } from './coast';

/** The places of this board as outlines to be marked: coasts, and goods on the compass. */

export function placesOf({ difficulty }: View, map: Chart): (id: string) => Place | undefined {
  return (id) => {
    if (id.startsWith('island:')) {
      const shore = shoreOf(numberOf(id), difficulty, map);
      const r = shore.reach(-Math.PI / 4) * Math.SQRT1_2;
      return { outline: (outside) => shore.around(outside + 1.5), badge: [shore.x + r, shore.y - r] };
    }
    if (!id.startsWith('good:')) return undefined;
    const [x, y] = map.at(goodPoint(numberOf(id)));
    const r = GOOD_RADIUS - 4;
    return { outline: (outside) => round(x, y, r + outside), badge: [x + r * 0.8, y - r * 0.8] };
  };
}

type Marks = ReadonlyMap<string, Mark>;

/** Places on the plate lie above the clouds, those of the lagoon under them. */
export function split(all: Marks): { islands: Marks; goods: Marks } {
  const of = (kind: string) => new Map([...all].filter(([id]) => id.startsWith(kind)));
  return { islands: of('island:'), goods: of('good:') };
}
