import { Container, Graphics } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import { Standing } from '../../kit/draw/stage';
import { arrives, arrivesFrom, FRESH } from '../rules/odds';
import {
  AGENT,
  BOAT,
  type Docked,
  LARGE,
  loadPoint,
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
import { ALL_WARES, PUNTS, TRACK } from '../rules/setup';
import type { OpenTable, View, Ware } from '../rules/state';
import { NOBODY } from '../rules/state';
import { WAITING } from '../speech/drags';
import { caption } from '../speech/odds';
import type { Chart } from './chart';
import type { Kit } from './goods';
import { marker, pile } from './market';
import { odds, seaWords } from './odds';
import { pawn } from './pawn';
import { punt } from './punt';
import { dice, waiting } from './quay';

/** The pieces of a position. */

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
    ...structuredClone({ punts, ports, yards, boat, small, large, agent, dice: roll, values, supply, moved }),
    quay: ALL_WARES.filter((ware) => !shipped.includes(ware)),
    ashore,
    moored: punts.length === 0 && !launching,
    caption: caption(v),
    waiting: launchable && launching?.at === 'launch' ? [...launching.wares] : [],
  };
}

/** Everybody ashore or in the pirates' boat, by space. */
export function pawnsOf(facts: Facts): Map<string, number> {
  const out = new Map<string, number>();
  const put = (space: string, seat: number | undefined) => {
    if (seat !== undefined && seat !== NOBODY) out.set(space, seat);
  };
  for (const berth of [0, 1, 2]) {
    put(`port:${berth}`, facts.ports[berth]);
    put(`yard:${berth}`, facts.yards[berth]);
  }
  for (const place of [0, 1]) put(`boat:${place}`, facts.boat[place]);
  put('small', facts.small);
  put('large', facts.large);
  put('agent', facts.agent);
  return out;
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

const SPACES = [
  'port:0',
  'port:1',
  'port:2',
  'yard:0',
  'yard:1',
  'yard:2',
  'boat:0',
  'boat:1',
  'small',
  'large',
  'agent',
];

export class Pieces extends Standing<Kit, Chart, Facts> {
  readonly ashore = new Container();
  readonly water = new Container();

  show(facts: Facts): void {
    const { cells, ashore, water } = this;
    const people = pawnsOf(facts);
    for (const ware of ALL_WARES) {
      const waits = facts.quay.includes(ware);
      cells.put(ashore, `load:${ware}`, `${waits},${facts.ashore}`, () => this.load(ware, waits, facts.ashore));
      cells.put(ashore, `pile:${ware}`, `${facts.supply[ware]}`, () =>
        this.at(pilePoint(ware), pile(ware, facts.supply[ware], this.kit, this.map.turned)),
      );
      const value = facts.values[ware];
      cells.put(ashore, `value:${ware}`, `${value}`, () => this.value(ware, value));
      const route = facts.punts.findIndex((one) => one.ware === ware);
      const roll = route < 0 ? 0 : facts.dice[route];
      const idle = facts.ashore === ware;
      cells.put(ashore, `die:${ware}`, `${roll},${idle}`, () =>
        roll < 0 ? new Container() : dice(this.kit, this.map, ware, roll, idle),
      );
    }
    const words = facts.caption.map(this.kit.look.say).join(' · ');
    cells.put(ashore, 'caption', words, () => seaWords(this.kit, this.map, words));
    for (let route = 0; route < PUNTS; route++) {
      const key = JSON.stringify([facts.punts[route] ?? null, facts.moored, facts.waiting]);
      cells.put(water, `punt:${route}`, key, () => this.punt(facts, route));
      const chance = chanceOf(facts, route);
      cells.put(water, `odds:${route}`, `${chance},${facts.punts[route]?.pos}`, () => this.odds(facts, route, chance));
    }
    for (const space of SPACES) {
      const seat = people.get(space);
      cells.put(water, space, `${seat}`, () => {
        const at = spacePoint(facts, space);
        return seat === undefined || !at ? new Container() : this.at(at, pawn(this.kit, seat));
      });
    }
  }

  private at([x, y]: Point, it: Container): Container {
    it.position.set(...this.map.at(x, y));
    return it;
  }

  /** Below zero it is on its way up. */
  private value(ware: Ware, value: number): Container {
    if (value < 0) return new Container();
    return this.at(trackPoint(ware, TRACK.indexOf(value)), marker(ware, value, this.kit, this.map.turned));
  }

  private load(ware: Ware, waits: boolean, ashore: Ware): Container {
    if (!waits) return new Container();
    return this.at(loadPoint(ware), waiting(this.kit, ware, ashore === ware));
  }

  private punt(facts: Facts, route: number): Container {
    const one = facts.punts[route];
    if (!one && facts.waiting.length > 0) return this.waiting(facts.waiting, route);
    if (!one && !facts.moored) return new Container();
    const it = new Container();
    const boat = punt(this.kit, this.map, one ?? null);
    this.at(one ? puntPoint(one, route) : routePoint(route, 0), boat);
    it.addChild(boat);
    if (one?.dock === 'sea') it.addChildAt(pointer(this.kit, this.map, route, one.pos), 0);
    return it;
  }

  private odds(facts: Facts, route: number, chance: number | undefined): Container {
    return chance === undefined ? new Container() : odds(this.kit, this.map, route, facts.punts[route].pos, chance);
  }

  /** Ready to be launched, each with its chance. */
  private waiting(wares: readonly Ware[], route: number): Container {
    const it = new Container();
    const [on, start] = WAITING[route];
    const boat = punt(this.kit, this.map, { ware: wares[route], aboard: [], plundered: false });
    this.at(routePoint(on, start), boat);
    boat.alpha = 0.85;
    it.addChild(
      pointer(this.kit, this.map, on, start),
      odds(this.kit, this.map, on, start, arrivesFrom(FRESH, start)),
      boat,
    );
    return it;
  }
}

/** Of a punt at sea that is not on its way just now. */
function chanceOf(facts: Facts, route: number): number | undefined {
  const one = facts.punts[route];
  return one?.dock === 'sea' && one.pos >= 0 ? arrives(facts, one) : undefined;
}

/** Tells on the bank which space the punt stands on. */
export function pointer({ palette: p, printer }: Kit, map: Chart, route: number, pos: number): Container {
  const it = new Container();
  const g = new Graphics();
  const [x, y] = numberPoint(route, pos);
  g.poly([...map.at(x - 11, y + 15), ...map.at(x + 11, y + 15), ...map.at(x, y + 33)])
    .fill(p.cool)
    .stroke({ width: 1.4, color: p.ink });
  g.circle(...map.at(x, y), 22)
    .fill(p.cool)
    .stroke({ width: 1.8, color: p.ink });
  const word = printer.word(String(pos), { size: 31, weight: 700, colour: p.sheet });
  word.position.set(...map.at(x, y));
  it.addChild(g, word);
  return it;
}
