import { Container, Graphics } from 'pixi.js';
import type { Asked as AnyAsked } from '../../kit/draw/ghosts';
import { coin, disc } from '../../kit/draw/pieces';
import { HULL, loadPoint, pilePoint, puntPoint } from '../rules/places';
import { ALL_WARES, LAST } from '../rules/setup';
import { kinds, type Punt, type Route, type View } from '../rules/state';
import { type Facts, spacePoint } from './board';
import { emblem, type Kit } from './goods';
import type { Stage } from './stage';

/** What a move would change, and what is drawn beside it. */

type Then = Partial<Facts> | undefined;

type Asked = AnyAsked<View, Stage>;

export const ghost = kinds.some<[asked: Asked], Then>(undefined, {
  place: (m, asked) => boards(asked, m.place),
  board: (m, asked) => ({ ...boards(asked, m.board), boat: leaves(asked.view) }),
  launch: (m, { view }) => launched(view, m.launch),
  pilot: (m, asked) => ({ punts: steered(asked, m.pilot) }),
  route: (m, { view }) => sent(view, m.to),
  buy(m, { view, seat, stage: { kit, chart }, aids }) {
    const [x, y] = chart.at(...pilePoint(m.buy));
    // away from how many are left
    aids.add(share(kit, seat, m.buy), chart.turned ? [x + 14, y - 9] : [x, y - 12]);
    return { supply: view.supply.with(m.buy, view.supply[m.buy] - 1) };
  },
  load(m, { stage: { chart }, aids }) {
    for (const ware of m.load) {
      const [x, y] = chart.at(...loadPoint(ware));
      aids.tick([x + 38, y - 40]);
    }
    return undefined;
  },
  order(m, { view, stage: { kit, chart }, aids }) {
    for (const [i, route] of m.order.entries())
      aids.add(coin(kit, String(i + 1), 24), chart.at(...puntPoint(view.punts[route], route)));
    return undefined;
  },
});

/** The same accomplice in that place. */
function boards({ view, seat, stage: { facts } }: Asked, space: string): Then {
  const [kind, a, b] = space.split(':');
  const at = Number(a);
  if (!spacePoint(facts, space)) return undefined;
  if (kind === 'seat')
    return { punts: changed(view.punts, at, ({ aboard }) => ({ aboard: put(aboard, Number(b), seat) })) };
  if (kind === 'port') return { ports: put(view.ports, at, seat) };
  if (kind === 'yard') return { yards: put(view.yards, at, seat) };
  if (kind === 'boat') return { boat: put(view.boat, at, seat) };
  return { [kind]: seat };
}

/** Pirates without the one who boards: the captain first, then the mate. */
function leaves({ todo, boat }: View): number[] {
  const frame = todo.find((f) => f.at === 'board');
  return frame?.at === 'board' && frame.mate ? boat.slice(0, -1) : boat.slice(1);
}

const put = (seats: readonly number[], at: number, seat: number): number[] => Object.assign([...seats], { [at]: seat });

const changed = (punts: readonly Punt[], route: Route | number, by: (old: Punt) => Partial<Punt>): Punt[] =>
  punts.map((one, i) => (i === route ? { ...one, ...by(one) } : one));

function launched(view: View, pairs: readonly (readonly [Route, number])[]): Then {
  const frame = view.todo.find((f) => f.at === 'launch');
  if (frame?.at !== 'launch') return undefined;
  const punts: Punt[] = [];
  for (const [i, [route, pos]] of pairs.entries())
    punts[route] = { ware: frame.wares[i], pos, dock: 'sea', berth: NOWHERE, aboard: [], plundered: false };
  const quay = ALL_WARES.filter((ware) => !punts.some((one) => one?.ware === ware));
  return { punts, moved: 0, boat: [], quay, waiting: [], moored: false };
}

const NOWHERE = -1;
const docked = (punts: readonly Punt[], dock: string): number => punts.filter((one) => one.dock === dock).length;

/** Punts where the pilot would have them, each with an arrow from where it is. */
function steered({ view, stage: { chart }, aids }: Asked, shifts: readonly (readonly [Route, number])[]): Punt[] {
  let { punts } = view;
  for (const [route, by] of shifts) {
    const old = punts[route];
    const pos = Math.max(0, old.pos + by);
    const to: Partial<Punt> = pos > LAST ? { pos: LAST, dock: 'port', berth: docked(punts, 'port') } : { pos };
    punts = changed(punts, route, () => to);
    const [[ax, ay], [bx, by2]] = [puntPoint(old, route), puntPoint(punts[route], route)];
    // in the water that it leaves: its places stay in sight
    const side = by > 0 ? -HULL.stern : HULL.prow;
    aids.arrow(chart.at(ax + side, ay), chart.at(bx + side, by2));
  }
  return punts;
}

/** Into the next free berth of the port or the shipyard. */
function sent(view: View, dock: 'port' | 'yard'): Then {
  const frame = view.todo.find((f) => f.at === 'plunder');
  if (frame?.at !== 'plunder') return undefined;
  const berth = docked(view.punts, dock);
  return { punts: changed(view.punts, frame.punt, () => ({ dock, berth, aboard: [], plundered: true })) };
}

function share(kit: Kit, seat: number, ware: number): Container {
  const it = new Container();
  const face = new Graphics();
  face.roundRect(-34, -46, 68, 92, 7).fill(0xfbf3df).stroke({ width: 2, color: kit.palette.ink });
  const sign = emblem(kit, ware, 46);
  sign.position.set(0, -6);
  const mark = disc(kit, seat, 14);
  mark.position.set(20, 36);
  it.addChild(face, sign, mark);
  return it;
}
