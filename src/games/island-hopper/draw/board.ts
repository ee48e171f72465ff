import { Container, Graphics } from 'pixi.js';
import { GLASS } from '../../kit/draw/ghosts';
import type { Piece } from '../../kit/draw/keyed';
import { marks, round } from '../../kit/draw/marks';
import { coin } from '../../kit/draw/pieces';
import { KeyedStanding } from '../../kit/draw/stage';
import { deckOf, GOODS, type Good } from '../rules/deck';
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
import { plateOf } from './slip';
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
  /** Dollars by island on their way to the others or from them, and whose side what is new comes from. */
  loose: readonly number[];
  by?: number | undefined;
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
  if (f.at === 'result' || (f.at === 'again' && !f.last)) {
    const last = v.flights.at(-1) ?? null;
    const at = last && dropOf(last);
    const lying = at && { cargo: { good: last.good, seat: last.captain }, pose: { ...HOME, at, body: 0 } };
    return { ...none, last, ...lying };
  }
  if (!('good' in f)) return none;
  const flown = { ...none, cargo: { good: f.good, seat: v.captain } };
  if (f.at === 'guide') return { ...flown, pose: hover(f.approach) };
  if (f.at !== 'claim' || f.island < 0) return { ...flown, pose: HOME, ready: true };
  return { ...flown, pose: { ...HOME, at: islandPoint(f.island), body: 0 } };
}

export const factsOf = (v: View): Facts => ({
  deck: v.deck,
  difficulty: v.difficulty,
  money: v.money.slice(),
  slots: slotsOf(v),
  all: v.open ? v.flights : null,
  loose: [],
  ...airOf(v, v.todo[0]),
});

function inked(draw: (g: Graphics) => void): Graphics {
  const g = new Graphics();
  draw(g);
  return g;
}

export class Pieces extends KeyedStanding<Kit, Chart, Facts> {
  /** Under the marks: shallows, rings on the water, land. */
  readonly ground = new Container();
  /** Above them: names, coins, tracks, the logbook. */
  readonly lying = new Container();
  readonly compass = new Container();
  /** Below and above the token that is flown. */
  readonly start = new Container();
  readonly told = new Container();
  readonly plane = new Plane(this.kit, this.map);
  readonly clouds = new Clouds(this.kit, this.map);
  private shores: Shore[] = [];

  override show(facts: Facts, now: Facts = facts, signs: readonly Piece[] = []): void {
    super.show(facts, now, signs);
    this.plane.show(facts.cargo, facts.pose ?? undefined);
    this.plane.view.alpha = facts.cargo === now.cargo ? 1 : GLASS;
  }

  list(facts: Facts): Piece[] {
    const { kit, map } = this;
    const { difficulty, last, all, ready } = facts;
    return [
      ...this.lagoon(facts),
      this.piece('plate', this.compass, '', () => plate(kit, map)),
      ...GOODS.flatMap((_, good) => this.slot(facts, good)),
      ...facts.money.flatMap((_, island) => this.money(facts, island)),
      ...(all ? [this.piece('logbook', this.lying, all.length, () => logbook(kit, map, all))] : []),
      ...(last ? this.flown(last, difficulty) : []),
      ...(ready ? [this.piece('ring', this.start, '', () => this.ring(), map.at(HOME.at))] : []),
    ];
  }

  /** The token that is flown is shown by the sky for now; what marks its start stays while it lies there. */
  lend(lent: boolean, lying: boolean): void {
    this.plane.view.renderable = !lent;
    this.start.renderable = !lent || lying;
  }

  /** Rings on the water where that flight ended in it; `t` 0..1: how far they have spread. */
  rings(flight: Flight, t = 1): Piece[] {
    const at = flight.island < 0 ? dropOf(flight) : null;
    if (!at) return [];
    const rings = () => inked((g) => splash(g, 0, 0, TOKEN_RADIUS, this.kit.palette, t));
    return [this.piece('splash', this.ground, t, rings, this.map.at(at))];
  }

  /** Without a place: drawn where it belongs. */
  private piece(key: string, layer: Container, art: unknown, draw: () => Container, at: Piece['at'] = [0, 0]): Piece {
    return { key, layer, at, art: `${key} ${art}`, draw };
  }

  private lagoon({ deck, difficulty, last }: Facts): Piece[] {
    const { kit, map, ground } = this;
    const { palette: p } = kit;
    const shoals = (g: Graphics) => {
      this.shores = shores(difficulty, map);
      waves(g, map, this.shores, p);
      shallows(g, this.shores, p);
    };
    const land = () => islands(kit, this.shores, deckOf(deck));
    const names = () => islandNames(kit, map, this.shores, deckOf(deck), difficulty);
    return [
      this.piece('shoals', ground, difficulty, () => inked(shoals)),
      ...(last ? this.rings(last) : []),
      this.piece('land', ground, [difficulty, deck], land),
      this.piece('shade', ground, '', () => inked((g) => shadows(g, map, p))),
      this.piece('names', this.lying, [difficulty, deck], names),
    ];
  }

  /** A good comes from whoever loads it, and goes to the middle to be flown; how it fared is marked there. */
  private slot({ slots, by }: Facts, good: Good): Piece[] {
    const { kit, map } = this;
    const what = slots[good];
    if (what === 'empty') return [];
    const it = this.piece(`${what}:${good}`, this.compass, '', () => slot(kit, good, what), map.at(goodPoint(good)));
    return [what === 'good' ? { ...it, from: this.side(by) ?? map.at(HOME.at) } : it];
  }

  /** What lies there, and what is on its way to it or from it: the bank is beyond the upper edge. */
  private money({ money: heaps, loose, by, difficulty }: Facts, island: number): Piece[] {
    const { kit, map, lying } = this;
    const at = map.at(coinPoint(island, difficulty));
    const [heap, more] = [heaps[island], loose[island] ?? 0];
    const dollars = this.piece(`loose:${island}`, lying, more, () => coin(kit, String(more), 25), at);
    return [
      ...(heap > 0 ? [{ ...this.piece(`money:${island}`, lying, heap, () => money(kit, heap), at), alpha: 1 }] : []),
      ...(more > 0 ? [{ ...dollars, from: this.side(by) ?? ([at[0], map.y - 60] as const) }] : []),
    ];
  }

  private side(seat: number | undefined): Piece['from'] {
    return seat === undefined ? undefined : plateOf({ kit: this.kit, sheet: this.map }, seat);
  }

  /** Its track, a stamp on an island, and what it had to spare: nothing on one that wants another good. */
  private flown(flight: Flight, difficulty: Difficulty): Piece[] {
    const { kit, map, told } = this;
    const { drop, island, landed } = flight;
    const art = JSON.stringify(flight);
    const way = (g: Graphics) => track(g, map, wayOf(flight), kit.palette);
    const spare = drop && (landed || island < 0) ? () => ruler(kit, map, drop, difficulty) : undefined;
    const [x, y] = map.at(dropOf(flight) ?? HOME.at);
    return [
      this.piece('track', this.lying, art, () => inked(way)),
      ...(spare ? [this.piece('ruler', told, [art, difficulty], spare)] : []),
      ...(island >= 0 ? [this.piece('stamp', told, landed, () => stamp(kit, landed), [x + 47, y - 47])] : []),
    ];
  }

  /** Round what may be lifted. */
  private ring(): Container {
    const it = new Container();
    const outline = (outside: number) => round(0, 0, 59 + outside);
    marks(it, it, this.kit, new Map([['token', 'lit']]), () => ({ outline, badge: [0, 0] }));
    return it;
  }
}
