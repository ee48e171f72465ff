import { Container, Graphics } from 'pixi.js';
import { polar } from '../../kit/draw/hand';
import { round } from '../../kit/draw/marks';
import type { Motion } from '../../kit/draw/motion';
import { Standing } from '../../kit/draw/stage';
import { deckOf, GOODS, ISLANDS } from '../rules/deck';
import type { Difficulty } from '../rules/lagoon';
import { MIDDLES } from '../rules/lagoon';
import { coinPoint, goodPoint, islandPoint, type Point, toBoard } from '../rules/places';
import type { Approach, Flight, HopperFrame, View } from '../rules/state';
import type { Chart } from './chart';
import { Clouds } from './clouds';
import { type Shore, shores } from './coast';
import { plate, type Slot, slot } from './compass';
import { islandNames, islands } from './islands';
import { logbook } from './logbook';
import { money } from './money';
import type { Kit } from './palette';
import { type Cargo, Plane, type Pose, TOKEN_RADIUS } from './plane';
import { dropOf, splash, stamp, track, wayOf } from './record';
import { ruler } from './ruler';
import { shadows, shallows, waves } from './water';

/** The pieces of a position. */

export interface Facts {
  deck: string;
  difficulty: Difficulty;
  money: number[];
  slots: Slot[];
  /** The token that is flown, with or without its plane. */
  cargo: Cargo | null;
  pose: Pose | null;
  /** It waits on the compass. */
  ready: boolean;
  /** The flight whose result lies open. */
  last: Flight | null;
  /** All flights, when the game is over. */
  all: Flight[] | null;
}

/** On the compass, moored. */
export const HOME: Pose = { at: [0, 0], height: 0, heading: 0, body: 1 };

export const headingTo = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(bx - ax, -(by - ay));

/** Where a computer pilot waits for words: most of the way to where its error takes it. */
export function hover({ island, dx, dy, factor }: Approach): Pose {
  const [x, y] = toBoard(MIDDLES[island]);
  const end = [x + factor * dx * 0.1, y + factor * dy * 0.1];
  const at: Point = [end[0] * 0.72, end[1] * 0.72];
  return { at, height: 1, heading: headingTo([0, 0], at), body: 1 };
}

function slotsOf(v: View): Slot[] {
  const flown = v.flights.slice(v.since);
  return GOODS.map((_, good) => {
    if (v.compass.includes(good)) return 'good';
    const last = flown.filter((flight) => flight.good === good).at(-1);
    return last ? (last.landed ? 'landed' : 'lost') : 'empty';
  });
}

type Air = Pick<Facts, 'cargo' | 'pose' | 'ready' | 'last'>;

function airOf(v: View, f: HopperFrame | undefined): Air {
  const none: Air = { cargo: null, pose: null, ready: false, last: null };
  if (v.open || !f) return none;
  const seat = v.captain;
  switch (f.at) {
    case 'claim':
      if (f.island >= 0)
        return { ...none, cargo: { good: f.good, seat }, pose: { ...HOME, at: islandPoint(f.island), body: 0 } };
      return { ...none, cargo: { good: f.good, seat }, pose: HOME, ready: true };
    case 'air':
    case 'reckon':
    case 'wind':
    case 'gust':
    case 'takeoff':
      return { ...none, cargo: { good: f.good, seat }, pose: HOME, ready: true };
    case 'guide':
      return { ...none, cargo: { good: f.good, seat }, pose: hover(f.approach) };
    case 'again':
      return f.last ? none : { ...none, ...lying(v) };
    case 'result':
      return { ...none, ...lying(v) };
    default:
      return none;
  }
}

/** The last token, where it came down. */
function lying(v: View): Pick<Facts, 'cargo' | 'pose' | 'last'> {
  const last = v.flights.at(-1) ?? null;
  const at = last && dropOf(last);
  if (!last || !at) return { cargo: null, pose: null, last };
  return { cargo: { good: last.good, seat: last.captain }, pose: { ...HOME, at, body: 0 }, last };
}

export const factsOf = (v: View): Facts => ({
  deck: v.deck,
  difficulty: v.difficulty,
  money: v.money.slice(),
  slots: slotsOf(v),
  all: v.open ? v.flights : null,
  ...airOf(v, v.todo[0]),
});

export class Pieces extends Standing<Kit, Chart, Facts> {
  /** Shallows, then rings on the water, then land. */
  readonly shoals = new Container();
  readonly wet = new Container();
  readonly land = new Container();
  readonly names = new Container();
  readonly coins = new Container();
  /** Tracks, splashes, the ruler, the logbook. */
  readonly record = new Container();
  readonly compass = new Container();
  /** The token that is flown. */
  readonly aloft = new Container();
  readonly plane: Plane;
  readonly clouds: Clouds;
  /** Dollars as they are drawn now. */
  money: number[] = [];
  private stacks: Container[] = [];
  private shores: Shore[] = [];
  private plate = new Container();
  private start = new Container();

  constructor(kit: Kit, map: Chart) {
    super(kit, map);
    this.plane = new Plane(kit, map);
    this.clouds = new Clouds(kit, map);
    this.plate.addChild(plate(kit, map));
    this.compass.addChild(this.plate);
    this.aloft.addChild(this.start, this.plane.view);
  }

  show(facts: Facts): void {
    this.lagoon(facts);
    const { cells, kit, map } = this;
    facts.slots.forEach((what, good) => {
      cells.put(this.compass, `slot:${good}`, what, () => this.at(goodPoint(good), slot(kit, good, what)));
    });
    for (let island = 0; island < ISLANDS; island++) this.coinsAt(facts, island);
    this.money = facts.money.slice();
    cells.put(this.record, 'all', `${facts.all?.length},${facts.difficulty}`, () =>
      facts.all ? logbook(kit, map, facts.all) : new Container(),
    );
    const last = JSON.stringify(facts.last);
    cells.put(this.wet, 'splash', last, () => this.splashed(facts));
    cells.put(this.record, 'last', last, () => this.tracked(facts));
    cells.put(this.start, 'ring', `${facts.ready}`, () => this.ring(facts.ready));
    this.plane.show(facts.cargo, facts.pose ?? undefined);
    cells.put(this.aloft, 'stamp', `${last},${facts.difficulty}`, () => this.stamped(facts));
  }

  /** The token that is flown is shown by the sky for now; what marks its start stays while it lies there. */
  lend(lent: boolean, lying: boolean): void {
    this.plane.view.renderable = !lent;
    this.start.renderable = !lent || lying;
  }

  /** New money jumps once. */
  bounce(list: readonly number[], motion: Motion): Promise<void> {
    return motion.run(360, (t) => {
      for (const island of list) {
        const it = this.stacks[island];
        if (!it || it.destroyed) continue;
        it.pivot.y = Math.sin(t * Math.PI) * 20;
        it.scale.set(1 + 0.16 * Math.sin(t * Math.PI));
      }
    });
  }

  private lagoon({ deck, difficulty }: Facts): void {
    const { cells, kit, map } = this;
    const key = `${difficulty}|${deck}`;
    cells.put(this.shoals, 'shoals', difficulty, () => {
      this.shores = shores(difficulty, map);
      const g = new Graphics();
      waves(g, map, this.shores, kit.palette);
      shallows(g, this.shores, kit.palette);
      return g;
    });
    cells.put(this.land, 'land', key, () => {
      const it = new Container();
      const shade = new Graphics();
      shadows(shade, map, kit.palette);
      it.addChild(islands(kit, this.shores, deckOf(deck)), shade);
      return it;
    });
    cells.put(this.names, 'names', key, () => islandNames(kit, map, this.shores, deckOf(deck), difficulty));
  }

  private coinsAt({ money: all, difficulty }: Facts, island: number): void {
    const dollars = all[island];
    this.cells.put(this.coins, `coins:${island}`, `${dollars},${difficulty}`, () => {
      const it = this.at(coinPoint(island, difficulty), money(this.kit, dollars));
      this.stacks[island] = it;
      return it;
    });
    // whatever moved it has been dropped
    this.stacks[island].pivot.y = 0;
    this.stacks[island].scale.set(1);
  }

  private tracked({ last }: Facts): Container {
    const g = new Graphics();
    if (last) track(g, this.map, wayOf(last), this.kit.palette);
    return g;
  }

  private splashed({ last }: Facts): Container {
    const g = new Graphics();
    const at = last && last.island < 0 ? dropOf(last) : null;
    if (at) splash(g, ...this.map.at(at), TOKEN_RADIUS, this.kit.palette);
    return g;
  }

  private stamped({ last, difficulty }: Facts): Container {
    const it = new Container();
    const at = last && dropOf(last);
    if (!last || !at) return it;
    const [x, y] = this.map.at(at);
    // on an island that wants another good there is nothing to spare
    if (last.drop && (last.landed || last.island < 0)) it.addChild(ruler(this.kit, this.map, last.drop, difficulty));
    if (last.island >= 0) {
      const mark = stamp(this.kit, last.landed);
      mark.position.set(x + 47, y - 47);
      it.addChild(mark);
    }
    return it;
  }

  /** A calm ring round what may be lifted. */
  private ring(ready: boolean): Container {
    const g = new Graphics();
    if (!ready) return g;
    const { palette: p } = this.kit;
    for (const [r, width, alpha] of [
      [64, 26, 0.3],
      [64, 9, 1],
    ] as const)
      g.poly(round(0, 0, r)).stroke({ width, color: width < 12 ? p.litInk : p.lit, alpha });
    g.poly(round(0, 0, 64)).stroke({ width: 5.4, color: p.lit });
    for (let i = 0; i < 24; i++) {
      const angle = (i / 24) * Math.PI * 2;
      g.moveTo(...polar(0, 0, angle, 71)).lineTo(...polar(0, 0, angle, 77));
    }
    g.stroke({ width: 2.4, color: p.night ? p.lit : p.litInk, cap: 'round' });
    return this.at([0, 0], g);
  }

  private at(point: Point, it: Container): Container {
    it.position.set(...this.map.at(point));
    return it;
  }
}
