import { fly, pour, seatPoint } from '../../kit/draw/flight';
import { moment } from '../../kit/draw/moment';
import { coin } from '../../kit/draw/pieces';
import { type Acts, type Args, type Act as BaseAct, glide, seatOf } from '../../kit/draw/stage';
import { AGENT, type Point, pilePoint, puntPoint, quayPoint } from '../rules/places';
import { PUNTS, WARES } from '../rules/setup';
import type { View } from '../rules/state';
import { factsOf } from './board';
import { rolled } from './dice';
import { die } from './goods';
import { fleet, master, plunder, soared } from './moments';
import type { Stage } from './stage';

/** Choreography: what the keys of the pieces do not say by themselves. */

type Act = BaseAct<Stage, View>;

const numberOf = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
const wareOf = (args: Args): number => {
  const key = (args.ware as { key?: string } | undefined)?.key ?? '';
  return WARES.findIndex(({ id }) => key.endsWith(`.${id}`));
};

/** The punt of that ware, those on it, and what tells of it on the bank. */
const aboard = (ware: number) => (key: string) => new RegExp(`^(punt|seat|pin|odds):${ware}\\b`).test(key);

const sailed: Act = (stage, args, after) => glide(stage, factsOf(after), aboard(wareOf(args)));

const docked: Act = (stage, args, after) => {
  const one = after.punts.find(({ ware }) => ware === wareOf(args));
  const way = sailed(stage, args, after);
  // all three in the same dock: once in many voyages
  if (!one || one.dock === 'sea' || one.berth < PUNTS - 1) return way;
  const wares = after.punts.map(({ ware }) => ware);
  return Promise.resolve(way).then(() => moment(stage, () => fleet(stage.kit, wares, one.dock === 'port')));
};

/** It is emptied where it lies, and goes to its dock with what is told next. */
const plundered: Act = (stage, args) => {
  const ware = wareOf(args);
  const { facts, pieces } = stage;
  const punts = facts.punts.map((one) => (one.ware === ware ? { ...one, aboard: [], plundered: true } : one));
  pieces.keyed.put(pieces.list({ ...facts, punts }), (key) => key === `punt:${ware}`);
  return moment(stage, () => plunder(stage.kit, ware));
};

/** Where a payment comes from: the punt, the berth, or the office. */
function purse({ punts }: View, key: string, args: Args): Point {
  const where = (args.where as { key?: string } | undefined)?.key ?? '';
  const berth = /\.(port|yard)\.(\d)$/.exec(where);
  if (berth) return quayPoint(berth[1] as 'port' | 'yard', Number(berth[2]));
  const route = punts.findIndex(({ ware }) => ware === wareOf(args));
  if (route >= 0) return puntPoint(punts[route], route);
  return key === 'manila.insured' || key === 'manila.agentPaid' ? AGENT : [765, 500];
}

/** So many pesos are a coin more in a handful, and so many coins at most. */
const [COIN, HANDFUL] = [8, 3];

/** A handful of coins, with the sum on the first, flies to, or from, the side of whoever is paid. */
const paid =
  (key: string, away = false): Act =>
  (stage, args, after) => {
    const seat = seatOf(args);
    if (seat === undefined) return undefined;
    const ends = [stage.chart.at(...purse(after, key, args)), seatPoint(stage, seat)];
    if (away) ends.reverse();
    const sum = Math.abs(numberOf(args, 'coins'));
    const more = Math.min(HANDFUL, Math.floor(sum / COIN));
    const all = Array.from({ length: more + 1 }, (_, i) =>
      coin(stage.kit, i === 0 ? String(sum) : '', i === 0 ? 34 : 22),
    );
    return pour(stage, all, ends[0], ends[1], 300, 60);
  };

const bought: Act = (stage, args, after) => {
  const [ware, seat] = [wareOf(args), seatOf(args)];
  if (ware < 0 || seat === undefined) return undefined;
  stage.pieces.show(factsOf(after));
  return fly(stage, die(ware, 0, 46, stage.kit), stage.chart.at(...pilePoint(ware)), seatPoint(stage, seat), 340, 30);
};

const rose: Act = (stage, args, after) => glide(stage, factsOf(after), (key) => key === `value:${wareOf(args)}`);

/** An insured accomplice takes the office's place, then its premium. */
const insured: Act = async (stage, args, after) => {
  await glide(stage, factsOf(after));
  await paid('manila.insured')(stage, args, after);
};

/** The harbour master is chosen. */
const chosen: Act = (stage, args) => {
  const seat = seatOf(args);
  return seat === undefined ? undefined : moment(stage, () => master(stage.kit, seat));
};

/** The last ware that has risen to the top is seen there once more. */
const ended: Act = (stage, _args, { values }) =>
  moment(stage, () => soared(stage.kit, values.indexOf(Math.max(...values))));

export const ACTS: Acts<Stage, View> = {
  'manila.wonOffice': chosen,
  'manila.staysMaster': chosen,
  'manila.rolled': rolled,
  'manila.sailed': sailed,
  'manila.arrived': docked,
  'manila.wrecked': docked,
  'manila.insured': insured,
  'manila.plundered': plundered,
  'manila.paidBerth': paid('manila.paidBerth'),
  'manila.paidLoad': paid('manila.paidLoad'),
  'manila.paidPlunder': paid('manila.paidPlunder'),
  'manila.agentPaid': paid('manila.agentPaid', true),
  'manila.bought': bought,
  'manila.rose': rose,
  'manila.ended': ended,
};
