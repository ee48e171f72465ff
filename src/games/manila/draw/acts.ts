import { along, fly, seatPoint } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import { moment } from '../../kit/draw/moment';
import { coin, WHOLE } from '../../kit/draw/pieces';
import { type Acts, type Args, type Act as BaseAct, seatOf, show } from '../../kit/draw/stage';
import {
  AGENT,
  loadPoint,
  MOUTH,
  type Point,
  pilePoint,
  puntPoint,
  quayPoint,
  routePoint,
  trackPoint,
} from '../rules/places';
import { PUNTS, TRACK, WARES } from '../rules/setup';
import type { Punt, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { type Facts, factsOf, pawnsOf, spacePoint } from './board';
import { rolled } from './dice';
import { die } from './goods';
import { marker } from './market';
import { fleet, master, plunder } from './moments';
import { pawn } from './pawn';
import { punt } from './punt';
import type { Stage } from './stage';

/** Choreography: an event says what to play, the difference between what is shown and what comes says how far it goes. */

type Act = BaseAct<Stage, View>;

const numberOf = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
const wareOf = (args: Args): number => {
  const key = (args.ware as { key?: string } | undefined)?.key ?? '';
  return WARES.findIndex(({ id }) => key.endsWith(`.${id}`));
};

/** Seats taken on the punts, by space. */
function aboardOf(punts: readonly Punt[]): Map<string, number> {
  return new Map(punts.flatMap(({ aboard }, route) => aboard.map((seat, i) => [`seat:${route}:${i}`, seat] as const)));
}

/** A punt glides along its stream, and through the mouth into its berth. */
async function glide(stage: Stage, route: number, to: Pick<Punt, 'pos' | 'dock' | 'berth'>): Promise<void> {
  const { chart, facts } = stage;
  const one = facts.punts[route];
  const [from, end] = [puntPoint(one, route), puntPoint(to, route)];
  const way: Point[] = to.dock === 'sea' ? [from, end] : [from, routePoint(route, MOUTH - 0.6), [1335, end[1]], end];
  const points = way.map(([x, y]) => chart.at(x, y));
  const boat = punt(stage.kit, chart, one);
  stage.air.addChild(boat);
  facts.punts[route] = { ...one, dock: 'sea', pos: -99 };
  show(stage);
  const legs = Math.hypot(end[0] - from[0], end[1] - from[1]);
  await stage.motion.run(Math.min(400, 200 + legs * 0.35), (t) => boat.position.set(...along(points, t)));
  boat.destroy(WHOLE);
  facts.punts[route] = { ...one, ...to };
  show(stage);
}

const routeOf = (stage: Stage, args: Args): number => stage.facts.punts.findIndex(({ ware }) => ware === wareOf(args));

const sailed: Act = (stage, args) => {
  const route = routeOf(stage, args);
  if (route < 0) return undefined;
  return glide(stage, route, { pos: numberOf(args, 'n'), dock: 'sea', berth: NOBODY });
};

const docked: Act = (stage, args, after) => {
  const route = routeOf(stage, args);
  const target = after.punts[route];
  if (route < 0 || !target || target.dock === 'sea') return undefined;
  const { dock, berth } = target;
  const way = glide(stage, route, target);
  // all three in the same dock: once in many voyages
  if (berth < PUNTS - 1) return way;
  const wares = after.punts.map(({ ware }) => ware);
  return way.then(() => moment(stage, () => fleet(stage.kit, wares, dock === 'port')));
};

const launched: Act = (stage, _args, after) => {
  const { facts, chart, kit } = stage;
  if (facts.punts.length > 0 || after.punts.length === 0) return undefined;
  const wares = after.punts.map(({ ware }) => ware);
  facts.quay = facts.quay.filter((ware) => !wares.includes(ware));
  facts.moored = false;
  show(stage);
  const starts = after.punts.map(async (one, route) => {
    const boat = punt(kit, chart, { ...one, aboard: [] });
    const from = chart.at(...loadPoint(one.ware));
    const to = chart.at(...routePoint(route, one.pos));
    stage.air.addChild(boat);
    await stage.motion.run(380, (t) => {
      boat.scale.set(mix(0.45, 1, t));
      boat.position.set(mix(from[0], to[0], t), mix(from[1], to[1], t));
    });
  });
  return Promise.all(starts).then(() => {
    stage.facts.punts = after.punts.map((one) => ({ ...one, aboard: [], dock: 'sea' }));
    show(stage);
  });
};

/** Whoever is new on the board comes from their owner's side. */
const placed: Act = (stage, _args, after) => {
  const { facts, chart, kit } = stage;
  const target = factsOf(after);
  const wanted = new Map([...pawnsOf(target), ...aboardOf(target.punts)]);
  const there = new Map([...pawnsOf(facts), ...aboardOf(facts.punts)]);
  const comers = [...wanted].filter(([space]) => !there.has(space));
  const flights = comers.flatMap(([space, seat]) => {
    const at = spacePoint(facts, space);
    return at ? [fly(stage, pawn(kit, seat), seatPoint(stage, seat), chart.at(...at), 340, 30)] : [];
  });
  if (flights.length === 0) return undefined;
  return Promise.all(flights).then(() => settle(stage, target));
};

/** People stand where they will; punts and dice stay as they are shown. */
function settle(stage: Stage, { ports, yards, boat, small, large, agent, punts }: Facts): void {
  Object.assign(stage.facts, { ports, yards, boat, small, large, agent });
  punts.forEach(({ aboard }, route) => {
    if (stage.facts.punts[route]) stage.facts.punts[route] = { ...stage.facts.punts[route], aboard };
  });
  show(stage);
}

/** From the pirates' boat to the seat that is theirs now. */
const boarded: Act = (stage, args, after) => {
  const route = routeOf(stage, args);
  const target = factsOf(after);
  const seats = target.punts[route]?.aboard ?? [];
  const place = seats.findIndex((seat, i) => stage.facts.punts[route]?.aboard[i] !== seat);
  const to = spacePoint(stage.facts, `seat:${route}:${place}`);
  if (place < 0 || !to) return undefined;
  const from = spacePoint(stage.facts, 'boat:0') as Point;
  const { chart, kit } = stage;
  stage.facts.boat = target.boat;
  show(stage);
  return fly(stage, pawn(kit, seats[place]), chart.at(...from), chart.at(...to), 380, 60).then(() =>
    settle(stage, target),
  );
};

const plundered: Act = (stage, args) => {
  const route = routeOf(stage, args);
  const one = stage.facts.punts[route];
  if (!one) return undefined;
  stage.facts.punts[route] = { ...one, plundered: true };
  show(stage);
  return moment(stage, () => plunder(stage.kit, one.ware));
};

/** Where a payment comes from: the punt, the berth, or the office. */
function purse(stage: Stage, key: string, args: Args): Point {
  const where = (args.where as { key?: string } | undefined)?.key ?? '';
  const berth = /\.(port|yard)\.(\d)$/.exec(where);
  if (berth) return quayPoint(berth[1] as 'port' | 'yard', Number(berth[2]));
  const route = routeOf(stage, args);
  if (route >= 0) return puntPoint(stage.facts.punts[route], route);
  return key === 'manila.insured' || key === 'manila.agentPaid' ? AGENT : [800, 500];
}

/** A coin slides to, or from, the side of whoever is paid. */
const paid =
  (key: string, away = false): Act =>
  (stage, args) => {
    const seat = seatOf(args);
    if (seat === undefined) return undefined;
    const ends = [stage.chart.at(...purse(stage, key, args)), seatPoint(stage, seat)];
    if (away) ends.reverse();
    const sum = coin(stage.kit, String(Math.abs(numberOf(args, 'coins'))), 22);
    return fly(stage, sum, ends[0], ends[1], 300, 26);
  };

const bought: Act = (stage, args) => {
  const [ware, seat] = [wareOf(args), seatOf(args)];
  if (ware < 0 || seat === undefined) return undefined;
  stage.facts.supply[ware] = Math.max(0, stage.facts.supply[ware] - 1);
  show(stage);
  return fly(stage, die(ware, 0, 46, stage.kit), stage.chart.at(...pilePoint(ware)), seatPoint(stage, seat), 340, 30);
};

const rose: Act = (stage, args, after) => {
  const ware = wareOf(args);
  if (ware < 0) return undefined;
  const value = after.values[ware];
  const from = stage.chart.at(...trackPoint(ware, Math.max(0, TRACK.indexOf(stage.facts.values[ware]))));
  const to = stage.chart.at(...trackPoint(ware, Math.max(0, TRACK.indexOf(value))));
  stage.facts.values[ware] = NOBODY;
  show(stage);
  return fly(stage, marker(ware, value, stage.kit, stage.chart.turned), from, to, 360, 14).then(() => {
    stage.facts.values[ware] = value;
    show(stage);
  });
};

/** An insured accomplice takes the office's place, then its premium. */
const insured: Act = async (stage, args, after) => {
  await placed(stage, args, after);
  await paid('manila.insured')(stage, args, after);
};

/** The harbour master is chosen. */
const chosen: Act = (stage, args) => {
  const seat = seatOf(args);
  return seat === undefined ? undefined : moment(stage, () => master(stage.kit, seat));
};

export const ACTS: Acts<Stage, View> = {
  'manila.wonOffice': chosen,
  'manila.staysMaster': chosen,
  'manila.rolled': rolled,
  'manila.sailed': sailed,
  'manila.arrived': docked,
  'manila.wrecked': docked,
  'manila.launched': launched,
  'manila.placed': placed,
  'manila.stowedAway': placed,
  'manila.insured': insured,
  'manila.boarded': boarded,
  'manila.plundered': plundered,
  'manila.paidBerth': paid('manila.paidBerth'),
  'manila.paidLoad': paid('manila.paidLoad'),
  'manila.paidPlunder': paid('manila.paidPlunder'),
  'manila.agentPaid': paid('manila.agentPaid', true),
  'manila.bought': bought,
  'manila.rose': rose,
};
