import type { Shape, Spot } from '../../module';
import { routeName, spaceName, wareName } from '../rules/names';
import {
  AGENT,
  BOAT,
  columnX,
  type Docked,
  HULL,
  LARGE,
  loadPoint,
  MARKET,
  MOUTH,
  PITCH,
  PLACE,
  type Point,
  puntPoint,
  quayPoint,
  routePoint,
  SEAT,
  SLIP,
  SMALL,
  seatOffsets,
  TRAY,
} from '../rules/places';
import { ALL_WARES, PUNTS } from '../rules/setup';
import type { View } from '../rules/state';

/** The places of the board: spaces for accomplices, punts, spaces of the routes, market, quay, dice, and where the captain sends a punt. */

const circle = ([x, y]: Point, r: number): Shape => ({ kind: 'circle', x, y, r });

const rect = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

const square = ([x, y]: Point, half: number): Shape => rect(x - half, y - half, 2 * half, 2 * half);

/** An accomplice space. */
const space = (id: string, shape: Shape, wares: readonly number[] = []): Spot => ({
  id,
  shape,
  text: spaceName(id, wares),
});

const BERTHS = [0, 1, 2];

/** All three slips of a dock. */
function basin(dock: Docked): Shape {
  const [, first] = quayPoint(dock, 0);
  const [, last] = quayPoint(dock, BERTHS.length - 1);
  return rect(SLIP.from, first - SLIP.half, SLIP.to - SLIP.from, last - first + 2 * SLIP.half);
}

function shore(): Spot[] {
  const docks = (['port', 'yard'] as const).flatMap((dock) =>
    BERTHS.map((berth) => space(`${dock}:${berth}`, circle(quayPoint(dock, berth), PLACE + 7))),
  );
  return [
    ...docks,
    ...BOAT.map((at, i) => space(`boat:${i}`, circle(at, PLACE + 9))),
    space('small', circle(SMALL, PLACE + 9)),
    space('large', circle(LARGE, PLACE + 9)),
    space('agent', circle(AGENT, PLACE + 9)),
  ];
}

function routes(): Spot[] {
  const out: Spot[] = [];
  for (let route = 0; route < PUNTS; route++) {
    for (let n = 0; n <= MOUTH; n++) {
      const shape = circle(routePoint(route, n), PITCH / 2 - 2);
      const key = n === MOUTH ? 'manila.spot.mouth' : 'manila.spot.space';
      out.push({ id: `space:${route}:${n}`, shape, text: { key, args: { route: routeName(route), n } } });
    }
  }
  return out;
}

const STILL: Spot[] = [
  ...shore(),
  ...routes(),
  ...ALL_WARES.map(
    (ware): Spot => ({
      id: `market:${ware}`,
      shape: rect(columnX(ware) - MARKET.column / 2 + 3, MARKET.y + 4, MARKET.column - 6, MARKET.height - 8),
      text: { key: 'manila.spot.market', args: { ware: wareName(ware) } },
    }),
  ),
  ...ALL_WARES.map((ware): Spot => ({ id: `load:${ware}`, shape: square(loadPoint(ware), 54), text: wareName(ware) })),
  { id: 'dice', shape: square(TRAY, 88), text: { key: 'manila.panel.dice' } },
  { id: 'to:port', shape: basin('port'), text: { key: 'manila.spot.toPort' } },
  { id: 'to:yard', shape: basin('yard'), text: { key: 'manila.spot.toYard' } },
];

/** Punts and their seats lie where the punts have got to. */
export function spots(v: View): Spot[] {
  const wares = v.punts.map(({ ware }) => ware);
  const afloat = v.punts.flatMap((punt, route): Spot[] => {
    const [x, y] = puntPoint(punt, route);
    const hull = rect(x - HULL.stern, y - HULL.half, HULL.stern + HULL.prow, 2 * HULL.half);
    const seats = seatOffsets(punt.ware).map(([dx, dy], place) =>
      space(`seat:${route}:${place}`, circle([x + dx, y + dy], SEAT + 4), wares),
    );
    return [
      { id: `punt:${route}`, shape: hull, text: { key: 'manila.spot.punt', args: { ware: wareName(punt.ware) } } },
      ...seats,
    ];
  });
  return [...STILL, ...afloat];
}
