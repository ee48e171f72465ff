import { Container, Graphics } from 'pixi.js';
import type { Asked as AnyAsked } from '../../kit/draw/ghosts';
import { hex } from '../../kit/draw/palette';
import { coin, styleOf } from '../../kit/draw/pieces';
import { sideBetween } from '../rules/grid';
import { outlooks } from '../rules/moving';
import { inset, middleOf, plaqueAt, pointAt } from '../rules/places';
import { isOpenLand, type Province, provinces } from '../rules/provinces';
import { GRID, symbolAt } from '../rules/setup';
import { kinds, type Move, NOBODY, type Space, type View } from '../rules/state';
import type { Facts, Stage } from './board';
import { cardMark } from './emblem';
import { guard } from './people';
import { border } from './tints';
import { stoneOf, walls } from './walls';
import { ways } from './ways';

/** What a move would change, and what is drawn beside it. */

type Then = Partial<Facts> | undefined;

type Asked = AnyAsked<View, Stage>;

export const ghost = (move: Move, asked: Asked): Then => (asked.view.symbols === '' ? undefined : then(move, asked));

const then = kinds.some<[asked: Asked], Then>(undefined, {
  route: (m, asked) => walks(asked, m.to, m.walk),
  occupy: (m, asked) => claims(asked, m.occupy, m.guards),
  takeOver: (m, asked) => claims(asked, m.takeOver, m.guards),
  levy: (_m, asked) => levies(asked),
  take: (m, asked) => reaches(asked, asked.view.row[m.take], true),
  play: (m, asked) => reaches(asked, m.play, false),
  back(m, { view, stage, aids }) {
    aids.cross(stage.chart.at(middleOf(m.back)));
    return { guards: view.guards.with(m.back, NOBODY) };
  },
});

/** Every way to where a card would lead, before it is taken. */
function reaches({ seat, view, stage: { kit, chart }, aids }: Asked, symbol: number, faceUp: boolean): Then {
  const joker = faceUp && outlooks(view)[symbol] === 'none';
  const it = new Container();
  ways(it, it, { ...view, todo: [{ at: 'route', seat, symbol, joker }] }, { kit, chart });
  aids.add(it);
  return undefined;
}

/** The way so far, the space it is for, and what the new walls would make of the provinces. */
function walks(asked: Asked, space: Space, walk: readonly number[]): Then {
  const { view, stage, aids } = asked;
  aids.line((g) => void g.poly(stage.chart.flat(inset(space, 12))), [8, 4.5]);
  if (walk.length < 2) return undefined;
  const after = view.walls.slice();
  const [old, fresh] = [view.walls.map(() => 0), view.walls.map(() => 0)];
  let { black } = view;
  for (const side of sidesOf(walk)) {
    if (after[side] !== 0) old[side] = view.walls[side] || old[side];
    else fresh[side] = after[side] = black-- > 0 ? 1 : 2;
  }
  aids.add(way(stage, walk, old, fresh));
  const ground = { walls: after, guards: view.guards, symbols: view.symbols };
  const [{ list, of }, before] = [provinces(ground), provinces(view)];
  for (const [part, province] of list.entries()) {
    const known = before.list.some(({ key, size }) => key === province.key && size === province.size);
    if (!known && !(isOpenLand(province) && list.length > 1)) bounds(asked, of, part, province);
  }
  const built = fresh.filter((stone) => stone > 0).length;
  const red = view.red - Math.max(0, built - view.black);
  return { walls: after, alexander: walk[walk.length - 1], black: Math.max(0, view.black - built), red };
}

const sidesOf = (walk: readonly number[]): number[] =>
  walk.slice(1).map((point, k) => sideBetween(GRID, walk[k], point) as number);

/** Old walls under a bright ground, new ones on it, and footsteps over all. */
function way({ chart: map, kit: { palette: p } }: Stage, walk: readonly number[], old: number[], fresh: number[]) {
  const g = new Graphics();
  const points = walk.map((point) => map.at(pointAt(point)));
  for (const [width, color] of [
    [34, p.picked],
    [28, p.pickedInk],
  ])
    g.poly(points.flat(), false).stroke({ width, color, cap: 'round', join: 'round', alpha: 0.9 });
  const steps = new Graphics();
  for (const [k, side] of sidesOf(walk).entries()) {
    const [[ax, ay], [bx, by]] = [points[k], points[k + 1]];
    const angle = Math.atan2(by - ay, bx - ax);
    const tip = (d: number, w: number): [number, number] => [
      (ax + bx) / 2 + Math.cos(angle) * d - Math.sin(angle) * w,
      (ay + by) / 2 + Math.sin(angle) * d + Math.cos(angle) * w,
    ];
    steps
      .poly([...tip(14, 0), ...tip(-9, -11), ...tip(-4, 0), ...tip(-9, 11)])
      .fill(p.lit)
      .stroke({ width: 2, color: stoneOf(fresh[side] || old[side], p).edge, join: 'round' });
  }
  const it = new Container();
  it.addChild(g, walls(old, map, p), walls(fresh, map, p), steps);
  return it;
}

/** A line inside the border, in the colour of whoever holds it. */
function bounds({ stage: { kit, chart }, aids }: Asked, of: Int16Array, part: number, { owner }: Province): void {
  const { palette: p } = kit;
  const bright = owner === NOBODY ? p.picked : hex(styleOf(kit, owner)[p.night ? 'dark' : 'light']);
  aids.line((g) => border(g, chart, of, part, 11), [7.5, 4], { dark: p.pickedInk, bright });
}

/** Guards of glass, a card on every other symbol space, two cards on every guard that has to go. */
function claims(asked: Asked, key: Space, placed: readonly Space[]): Then {
  const { seat, view, stage, aids } = asked;
  const { list, of } = provinces(view);
  const province = list.find((one) => one.key === key);
  if (!province) return undefined;
  bounds(asked, of, of[key], { ...province, owner: seat });
  const guards = view.guards.slice();
  for (const space of province.symbols) {
    const [x, y] = stage.chart.at(middleOf(space));
    const [enemy, own] = [province.guarded.includes(space), placed.includes(space)];
    guards[space] = own ? seat : NOBODY;
    // an enemy stays in sight under a cross, where nobody takes its place
    if (enemy && !own) {
      aids.add(guard(stage.kit, province.owner, symbolAt(view.symbols, space)), [x, y]);
      aids.cross([x, y]);
    }
    const times = (enemy ? 2 : 0) + (own ? 0 : 1);
    if (times > 0)
      aids.add(cardMark(stage.kit, symbolAt(view.symbols, space), times), [x + (enemy || own ? 36 : 0), y]);
  }
  return { guards };
}

/** What every paying province would bring. */
function levies({ view, stage: { kit, chart }, aids }: Asked): Then {
  const { list, of } = provinces(view);
  for (const province of list.filter(({ guarded }) => guarded.length === 1)) {
    const [x, y] = chart.at(plaqueAt(view, of, province));
    aids.add(coin(kit, `+${province.value}`, 24), [x + 34, y - 26]);
  }
  return undefined;
}
