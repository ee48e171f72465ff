import type { Spot } from '../../module';
import { newWalls } from '../rules/moving';
import { pointName, provinceName, spaceName, symbolName } from '../rules/names';
import {
  boxAt,
  CARD,
  cornersOf,
  plaqueAt,
  pointAt,
  SUPPLY,
  scoreAt,
  slotAt,
  WALL_STOCK,
  type XY,
} from '../rules/places';
import { provinces } from '../rules/provinces';
import { GRID, HUNDRED } from '../rules/setup';
import { NO_CARD, type View } from '../rules/state';
import { handles } from './ways';

/** The places of the board: spaces, corner points, provinces by the place where their value stands, and the ways just now. */

const POINT = 24;
const PLAQUE = 27;

function points(v: View): Spot[] {
  return GRID.points.map((_, point) => {
    const [x, y] = pointAt(point);
    return { id: `point:${point}`, shape: { kind: 'circle', x, y, r: POINT }, text: pointName(v, point) };
  });
}

function spaces(v: View): Spot[] {
  return GRID.cells.map((_, space) => ({
    id: `space:${space}`,
    shape: { kind: 'polygon', points: cornersOf(space) },
    text: spaceName(v, space),
  }));
}

/** What lies on the sea: the face-up cards, the supply, the walls that are left, and the track of the points. */
function stores(v: View): Spot[] {
  const box = (at: XY, width: number, height: number): Spot['shape'] => ({
    kind: 'polygon',
    points: boxAt(at, width, height),
  });
  const { width, height } = CARD;
  const cards = v.row.flatMap((card, slot): Spot[] =>
    card === NO_CARD ? [] : [{ id: `take:${slot}`, shape: box(slotAt(slot), width, height), text: symbolName(card) }],
  );
  return [
    ...cards,
    { id: 'supply', shape: box(SUPPLY, width, height), text: { key: 'alex.panel.supplyCard' } },
    { id: 'walls', shape: box(WALL_STOCK, 210, 60), text: { key: 'alex.place.walls' } },
    { id: 'track', shape: box(scoreAt(HUNDRED / 2), 420, 90), text: { key: 'alex.panel.track' } },
  ];
}

/** A land not yet made has corner points only. */
export function spots(v: View): Spot[] {
  if (v.symbols === '') return points(v);
  const { list, of } = provinces(v);
  const named = list
    .filter((province) => province.symbols.length > 0)
    .map((province): Spot => {
      const [x, y] = plaqueAt(v, of, province);
      const text = provinceName(v, province);
      return { id: `province:${province.key}`, shape: { kind: 'circle', x, y, r: PLAQUE }, text };
    });
  const ways = handles(v).map(({ id, to, walk, shape, ways: n }): Spot => {
    const corner = pointName(v, walk[walk.length - 1]);
    const args = { where: spaceName(v, to), corner, n: newWalls(v, walk) ?? 0, ways: n };
    return { id, shape, text: { key: 'alex.way', args } };
  });
  return [...spaces(v), ...points(v), ...named, ...ways, ...stores(v)];
}

/** Alexander, while a card or a way is chosen for him. */
export function carries(v: View): string | undefined {
  const at = v.todo[0]?.at;
  return at === 'route' || at === 'choose' ? `point:${v.alexander}` : undefined;
}
