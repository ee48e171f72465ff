import { Container, Graphics } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import { seatPoint } from '../../kit/draw/flight';
import type { Piece } from '../../kit/draw/keyed';
import { KeyedStanding } from '../../kit/draw/stage';
import { arrives, arrivesFrom, FRESH } from '../rules/odds';
import {
  AGENT,
  BOAT,
  type Docked,
  diePoint,
  LARGE,
  loadPoint,
  MOUTH,
  numberPoint,
  type Point,
  pilePoint,
  puntPoint,
  quayPoint,
  routePoint,
  SMALL,
  seatOffsets,
  trackPoint,
} from '../rules/places';
import { ALL_WARES, TRACK } from '../rules/setup';
import type { OpenTable, Punt, Route, View, Ware } from '../rules/state';
import { NOBODY, UNKNOWN } from '../rules/state';
import { WAITING } from '../speech/drags';
import { caption } from '../speech/odds';
import { type Chart, turnedBy } from './chart';
import type { Kit } from './goods';
import { marker, pile } from './market';
import { odds, oddsPoint, SHORE, seaWords, widthAt } from './odds';
import { pawn } from './pawn';
import { punt } from './punt';
import { dice, waiting } from './quay';

/** The pieces of a position. */

const ROUTES: readonly Route[] = [0, 1, 2];

export type Facts = Pick<
  OpenTable,
  'punts' | 'ports' | 'yards' | 'boat' | 'small' | 'large' | 'agent' | 'dice' | 'values' | 'supply' | 'moved'
> & {
  /** Wares that still wait on the quay. */
  quay: Ware[];
  /** The one that stays behind; NOBODY while that is open. */
  ashore: Ware;
  /** Empty punts lie at their moorings. */
  moored: boolean;
  /** Loaded ones that nobody has touched yet, in the order of the load; empty unless they may be launched now. */
  waiting: Ware[];
  /** How the chances are to be read; empty while nothing sails. */
  caption: Phrase[];
};

/** `launching`: somebody may launch the punts now, and none has been touched. */
export function factsOf(v: View, launchable = false): Facts {
  const { punts, ports, yards, boat, small, large, agent, dice: roll, values, supply, moved } = v;
  const launching = v.todo.find((f) => f.at === 'launch');
  const shipped = punts.length > 0 ? punts.map(({ ware }) => ware) : [];
  const chosen = launching?.at === 'launch' ? launching.wares : shipped;
  const ashore = chosen.length > 0 ? (ALL_WARES.find((ware) => !chosen.includes(ware)) ?? NOBODY) : NOBODY;
  return {
    ...{ punts, ports, yards, boat, small, large, agent, dice: roll, values, supply, moved },
    quay: ALL_WARES.filter((ware) => !shipped.includes(ware)),
    ashore,
    moored: punts.length === 0 && !launching,
    caption: caption(v),
    waiting: launchable && launching?.at === 'launch' ? [...launching.wares] : [],
  };
}

/** Where an accomplice stands, on the flat board. */
export function spacePoint(facts: Pick<Facts, 'punts'>, space: string): Point | undefined {
  const [kind, a, b] = space.split(':');
  const [i, j] = [Number(a), Number(b)];
  if (kind === 'port' || kind === 'yard') return quayPoint(kind as Docked, i);
  if (kind === 'boat') return BOAT[i];
  if (kind === 'small') return SMALL;
  if (kind === 'large') return LARGE;
  if (kind === 'agent') return AGENT;
  const one = kind === 'seat' ? facts.punts[i] : undefined;
  const offset = one && seatOffsets(one.ware)[j];
  if (!one || !offset) return undefined;
  const [x, y] = puntPoint(one, i);
  return [x + offset[0], y + offset[1]];
}

export class Pieces extends KeyedStanding<Kit, Chart, Facts> {
  readonly ashore = new Container();
  readonly water = new Container();
  /** Above marks and hulls: a chance is read while its punt is lit. */
  readonly slips = new Container();

  list(facts: Facts): Piece[] {
    const punts = facts.punts.flatMap((one, route) => this.sailing(facts, one, route));
    return [
      ...ALL_WARES.flatMap((ware) => this.wares(facts, ware)),
      ...this.caption(facts),
      ...(facts.punts.length > 0 ? punts : this.lying(facts)),
      ...this.people(facts),
    ];
  }

  private piece(key: string, layer: Container, at: Point, art: unknown, draw: () => Container): Piece {
    return { key, layer, at: this.map.at(...at), art: `${key} ${art}`, draw };
  }

  private wares({ quay, ashore: stays, supply, values, dice: rolled, punts }: Facts, ware: Ware): Piece[] {
    const { kit, map, ashore } = this;
    const [value, idle] = [values[ware], stays === ware];
    const route = punts.findIndex((one) => one?.ware === ware);
    const roll = route < 0 ? 0 : rolled[route];
    const waits = this.piece(`load:${ware}`, ashore, loadPoint(ware), idle, () => waiting(kit, ware, idle));
    return [
      ...(quay.includes(ware) ? [waits] : []),
      ...(supply[ware] === UNKNOWN ? [] : [this.pile(ware, supply[ware])]),
      this.piece(`value:${ware}`, ashore, trackPoint(ware, TRACK.indexOf(value)), value, () =>
        marker(ware, value, kit, map.turned),
      ),
      this.piece(`die:${ware}`, ashore, diePoint(ware), `${roll},${idle}`, () => dice(kit, ware, roll, idle)),
    ];
  }

  private pile(ware: Ware, n: number): Piece {
    const { kit, map } = this;
    return this.piece(`pile:${ware}`, this.ashore, pilePoint(ware), n, () => pile(ware, n, kit, map.turned));
  }

  private caption({ caption: all }: Facts): Piece[] {
    const words = all.map(this.kit.look.say).join(' · ');
    if (words === '') return [];
    return [
      {
        ...this.piece('caption', this.ashore, SHORE, words, () => seaWords(this.kit, this.map, words)),
        turn: this.map.spin,
      },
    ];
  }

  /** A punt with what tells of it on the bank, and with those who ride on it. */
  private sailing(facts: Facts, one: Punt, route: Route): Piece[] {
    const { kit, map, water } = this;
    const { ware, pos, aboard, plundered } = one;
    const [key, at] = [`punt:${ware}`, puntPoint(one, route)];
    const hull = this.piece(key, water, at, `${plundered},${aboard.length}`, () => punt(kit, map, one));
    // through the mouth into its berth
    const way = [routePoint(route, MOUTH - 0.6), [1265, at[1]]] as const;
    const by = one.dock === 'sea' ? undefined : way.map(([x, y]) => map.at(x, y));
    const riders = aboard.map((seat, i): Piece => {
      const place = this.pawn(`seat:${ware}:${i}`, spacePoint(facts, `seat:${route}:${i}`) ?? at, seat);
      return { ...place, on: key };
    });
    const chance = chanceOf(facts, route);
    const told = [
      this.piece(`pin:${ware}`, water, numberPoint(route, pos), pos, () => pointer(kit, map, pos)),
      this.slip(ware, route, pos, chance ?? 0),
    ].map((it) => ({ ...it, alpha: 1 }));
    return [
      ...(chance === undefined ? [] : told),
      // its seats and its worth are read in a ghost too
      { ...hull, by, from: map.at(...loadPoint(ware)), alpha: 1 },
      ...riders.sort((a, b) => a.at[1] - b.at[1]),
    ];
  }

  /** The chance of a punt on that space. */
  private slip(ware: number, route: Route, pos: number, chance: number): Piece {
    const { kit, map, slips } = this;
    const width = widthAt(map, pos);
    const art = `${chance} ${width}`;
    return this.piece(`odds:${ware}`, slips, oddsPoint(map, route, pos), art, () => odds(kit, map, chance, width));
  }

  /** Empty at their moorings, or loaded and ready to be launched, each with its chance. */
  private lying({ moored, waiting: wares }: Facts): Piece[] {
    const { kit, map, water } = this;
    if (wares.length === 0 && !moored) return [];
    return ROUTES.flatMap((route) => {
      const [on, start] = wares.length > 0 ? WAITING[route] : [route, 0];
      const ware = wares[route];
      const freight = ware === undefined ? null : { ware, aboard: [], plundered: false };
      const chance = arrivesFrom(FRESH, start);
      const hull = this.piece(`waits:${route}`, water, routePoint(on, start), ware, () => {
        const boat = punt(kit, map, freight);
        boat.alpha = freight ? 0.85 : 1;
        return boat;
      });
      if (!freight) return [hull];
      return [
        this.piece(`pin:${ware}`, water, numberPoint(on, start), start, () => pointer(kit, map, start)),
        this.slip(ware, on, start, chance),
        hull,
      ];
    });
  }

  private pawn(key: string, at: Point, seat: number): Piece {
    const it = this.piece(key, this.water, at, seat, () => pawn(this.kit, seat));
    // from one place to another it is the same accomplice
    return { ...it, art: `pawn ${seat}`, from: seatPoint({ kit: this.kit, sheet: this.map }, seat) };
  }

  /** Ashore, and in the pirates' boat. */
  private people({ ports, yards, boat, small, large, agent }: Facts): Piece[] {
    const all: [string, number | undefined, Point][] = [
      ...ports.map((seat, i): [string, number, Point] => [`port:${i}`, seat, quayPoint('port', i)]),
      ...yards.map((seat, i): [string, number, Point] => [`yard:${i}`, seat, quayPoint('yard', i)]),
      ...boat.map((seat, i): [string, number, Point] => [`boat:${i}`, seat, BOAT[i]]),
      ['small', small, SMALL],
      ['large', large, LARGE],
      ['agent', agent, AGENT],
    ];
    return all.flatMap(([key, seat, at]) => (seat === undefined || seat === NOBODY ? [] : [this.pawn(key, at, seat)]));
  }
}

/** Of a punt at sea that is not on its way just now. */
function chanceOf(facts: Facts, route: number): number | undefined {
  const one = facts.punts[route];
  return one?.dock === 'sea' && one.pos >= 0 ? arrives(facts, one) : undefined;
}

/** Tells on the bank which space the punt stands on. */
function pointer({ palette: p, printer }: Kit, map: Chart, pos: number): Container {
  const it = new Container();
  const g = new Graphics();
  g.poly([...turnedBy(map, [-11, 15]), ...turnedBy(map, [11, 15]), ...turnedBy(map, [0, 33])])
    .fill(p.cool)
    .stroke({ width: 1.4, color: p.ink });
  g.circle(0, 0, 22).fill(p.cool).stroke({ width: 1.8, color: p.ink });
  it.addChild(g, printer.word(String(pos), { size: 31, weight: 700, colour: p.sheet }));
  return it;
}
