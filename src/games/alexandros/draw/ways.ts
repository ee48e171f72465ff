import { Container, Graphics } from 'pixi.js';
import { meets } from '../../kit/outline';
import type { Field } from '../../table';
import { sideBetween } from '../rules/grid';
import { inset, middleOf, plaqueAt, pointAt, type XY } from '../rules/places';
import { provinces } from '../rules/provinces';
import { GRID } from '../rules/setup';
import type { Space, View } from '../rules/state';
import { type Handle, handles, type Outcome, outcome } from '../speech/ways';
import type { Chart } from './chart';
import type { Kit } from './palette';
import { hasPlaque } from './plaques';

/** Every way that Alexander may take, on the board at once: its sides, and where it ends what it builds and closes off. */

/** Numbers are read across the table, and on a phone. */
const SIZE = 30;
/** The plaque of a province, and what may be printed beyond it on a phone. */
const PLAQUE = [70, 42] as const;
const TICK = [36, 36] as const;
/** Where a badge may lie, from its way's end: the nearest first. */
const STEPS = Array.from({ length: 17 }, (_, i) => (i - 8) * 12);
const SHIFTS = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const)).sort(
  ([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by),
);

interface Drawn {
  kit: Kit;
  chart: Chart;
}

/** `chosen`: the id of the way that is picked already; the others stay in sight, and may take its place. */
export function ways(under: Container, over: Container, view: View, { kit, chart }: Drawn, chosen?: string): void {
  const all = handles(view);
  const f = view.todo[0];
  if (all.length === 0 || !f || !('seat' in f)) return;
  const ground = new Graphics();
  for (const to of new Set(all.map((one) => one.to))) target(ground, kit, chart, to);
  sides(ground, all, kit, chart, view);
  under.addChild(ground);
  const { list, of } = provinces(view);
  const taken = [
    ...list.filter(hasPlaque).map((province) => round(chart.at(plaqueAt(view, of, province)), PLAQUE)),
    ...all.map(({ to }) => round(tickAt(to, chart), TICK)),
  ];
  for (const one of all) {
    if (one.id === chosen) continue;
    const it = badge(kit, one, outcome(view, f.seat, one.walk), view.black);
    const place = clear(boxOf(it, chart.at(one.at)), taken);
    taken.push(place.box);
    it.position.set(...place.at);
    over.addChild(it);
  }
}

/** Where a space is ticked. */
export function tickAt(space: Space, map: Chart): [number, number] {
  const [x, y] = map.at(middleOf(space));
  return [x + 26, y - 24];
}

const round = ([x, y]: XY, [width, height]: XY): Field => ({ x: x - width / 2, y: y - height / 2, width, height });

/** What a badge covers at that place: its own drawing, without the room round its letters. */
function boxOf(it: Container, at: XY): { at: XY; box: Field } {
  const { x, width } = it.getLocalBounds();
  const { y, height } = it.children[0].getLocalBounds();
  return { at, box: { x: at[0] + x, y: at[1] + y, width, height } };
}

/** Beside the numbers of provinces and of other ways, if it would lie on one. */
function clear({ at: [x, y], box }: ReturnType<typeof boxOf>, taken: readonly Field[]): ReturnType<typeof boxOf> {
  const moved = ([dx, dy]: XY): Field => ({ ...box, x: box.x + dx, y: box.y + dy });
  const by = SHIFTS.find((one) => !taken.some((other) => meets(moved(one), other))) ?? SHIFTS[0];
  return { at: [x + by[0], y + by[1]], box: moved(by) };
}

/** The tile of a space that Alexander may go to. */
function target(g: Graphics, { palette: p }: Kit, map: Chart, to: Space): void {
  const tile = map.flat(inset(to, 10));
  g.poly(tile).fill({ color: p.lit, alpha: p.night ? 0.22 : 0.34 });
  g.poly(tile).stroke({ width: 8, color: p.litInk, join: 'round' });
  g.poly(tile).stroke({ width: 4.5, color: p.lit, join: 'round' });
}

/** Dashes where a wall would rise, dots where one stands already. */
function sides(g: Graphics, all: readonly Handle[], { palette: p }: Kit, map: Chart, view: View): void {
  const walked = new Set<number>();
  for (const { walk } of all)
    for (let k = 1; k < walk.length; k++) walked.add(sideBetween(GRID, walk[k - 1], walk[k]) as number);
  const dashes = (width: number, color: number) => {
    for (const side of walked) {
      const [a, b] = [map.at(pointAt(GRID.sides[side].a)), map.at(pointAt(GRID.sides[side].b))];
      const at = (t: number): [number, number] => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      for (const from of [0.1, 0.31, 0.52, 0.73])
        g.moveTo(...at(from)).lineTo(...at(from + (view.walls[side] === 0 ? 0.13 : 0.02)));
    }
    g.stroke({ width, color, cap: 'round' });
  };
  dashes(13, p.litInk);
  dashes(8, p.lit);
}

/** Above, as a piece of wall, how many walls the way takes; below, as a shield, what it closes off; beside, what it costs or brings its own people. */
function badge(kit: Kit, { ways: forks }: Handle, { walls, opens, own }: Outcome, black: number): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p, printer } = kit;
  const stone = walls > black ? p.red : p.dark;
  const up = opens > 0 ? -17 : 0;
  const words = forks > 1 ? `${walls}+` : String(walls);
  const number = printer.word(words, { size: SIZE, weight: 700, colour: p.night ? 0xffffff : p.tile });
  const w = Math.max(40, number.width + 12);
  g.roundRect(-w / 2 - 3, up - 24, w + 6, 47 + (opens > 0 ? 33 : 0), 10).fill({ color: p.lit, alpha: 0.95 });
  g.roundRect(-w / 2 - 3, up - 24, w + 6, 47 + (opens > 0 ? 33 : 0), 10).stroke({ width: 2, color: p.litInk });
  for (const x of [-w / 2, -6, w / 2 - 12]) g.rect(x, up - 20, 12, 10);
  g.rect(-w / 2, up - 14, w, 33);
  g.fill(p.night ? stone.walk : stone.edge);
  number.position.set(0, up + 3);
  it.addChild(number);
  if (opens > 0) {
    g.moveTo(-w / 2, up + 21)
      .lineTo(w / 2, up + 21)
      .lineTo(w / 2, up + 38);
    g.quadraticCurveTo(w / 2 - 2, up + 50, 0, up + 53)
      .quadraticCurveTo(-w / 2 + 2, up + 50, -w / 2, up + 38)
      .closePath();
    g.fill(p.sheet).stroke({ width: 1.8, color: p.inkSoft });
    const worth = printer.word(String(opens), { size: SIZE, weight: 700, colour: p.ink });
    worth.position.set(0, up + 36);
    it.addChild(worth);
  }
  if (own !== 0) it.addChild(change(kit, own, w / 2 + 20, up));
  return it;
}

function change({ palette: p, printer }: Kit, own: number, x: number, y: number): Container {
  const it = new Container();
  const words = own > 0 ? `+${own}` : `−${-own}`;
  const number = printer.word(words, { size: SIZE, weight: 700, colour: p.tile });
  const g = new Graphics();
  g.roundRect(-number.width / 2 - 3, -17, number.width + 6, 35, 12);
  g.fill(own > 0 ? p.cool : p.red.edge).stroke({ width: 2, color: p.tile });
  it.addChild(g, number);
  it.position.set(x, y);
  return it;
}
