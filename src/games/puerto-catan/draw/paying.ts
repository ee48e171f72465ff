import type { Container } from 'pixi.js';
import { fly, seatPoint, type Point as XY } from '../../kit/draw/flight';
import { coin } from '../../kit/draw/pieces';
import { type Act as BaseAct, type Stage as BaseStage, seatOf, show } from '../../kit/draw/stage';
import { bankPoint, rolePoint, stackPoint } from '../rules/places';
import { COST, GOLD_PRICE, RESOURCES, SOLDIER } from '../rules/setup';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { type Facts, type Pieces, robberAt } from './board';
import { card, played } from './cards';
import type { Chart } from './chart';
import { cardsIn, giversIn, kindIn, numberIn, seatIn } from './heard';
import { monopolyOf } from './moments';
import type { Kit } from './palette';
import { goldAt } from './roles';

/** Cards and coins on their way between people and the bank. What was stolen or bought is always face down. */

export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
export type Act = BaseAct<Stage, View>;

/** One after the other, close together. */
export const shoal = (stage: Stage, items: readonly { it: Container; from: XY; to: XY }[]): Promise<void> =>
  Promise.all(
    items.map(({ it, from, to }, i) => fly(stage, it, from, to, Math.min(620, 380 + 45 * i), 30 + 10 * i)),
  ).then(() => undefined);

const fan = ([x, y]: XY, i: number, n: number): XY => [x + (i - (n - 1) / 2) * 24, y];

const pass = (stage: Stage, kinds: readonly (number | undefined)[], from: XY, to: XY) =>
  kinds.map((kind, i) => ({
    it: card(stage.kit, kind),
    from: fan(from, i, kinds.length),
    to: fan(to, i, kinds.length),
  }));

const coins = (stage: Stage, n: number, from: XY, to: XY) =>
  n > 0 ? [{ it: coin(stage.kit, String(n), 24), from, to }] : [];

export const roleSpot = (stage: Stage, role: number): XY => {
  const [x, y] = stage.chart.at(rolePoint(role, stage.facts.chosen.length));
  const [dx, dy] = goldAt(stage.chart);
  return [x + dx, y + dy];
};

/** The bank grows or shrinks by these cards. */
export function count(stage: Stage, kinds: readonly number[], by: 1 | -1): void {
  for (const kind of kinds) stage.facts.bank[kind] = Math.max(0, stage.facts.bank[kind] + by);
  show(stage);
}

const stacked = (stage: Stage, kind: number): XY => stage.chart.at(bankPoint(kind));

/** Cards from the bank to a person. */
function paidOut(stage: Stage, seat: number, kinds: readonly number[]): Promise<void> {
  count(stage, kinds, -1);
  const to = seatPoint(stage, seat);
  return shoal(
    stage,
    kinds.map((kind, i) => ({
      it: card(stage.kit, kind),
      from: stacked(stage, kind),
      to: fan(to, i, kinds.length),
    })),
  );
}

/** Cards from a person to the bank. */
async function paidIn(stage: Stage, seat: number, kinds: readonly number[]): Promise<void> {
  const from = seatPoint(stage, seat);
  await shoal(
    stage,
    kinds.map((kind, i) => ({
      it: card(stage.kit, kind),
      from: fan(from, i, kinds.length),
      to: stacked(stage, kind),
    })),
  );
  count(stage, kinds, 1);
}

/** A list of cards from the bank. */
export const got: Act = (stage, args) => {
  const seat = seatOf(args);
  const { kinds } = cardsIn(args, 'list');
  return seat === undefined || kinds.length === 0 ? undefined : paidOut(stage, seat, kinds);
};

export const discarded: Act = (stage, args) => {
  const seat = seatOf(args);
  return seat === undefined ? undefined : paidIn(stage, seat, cardsIn(args, 'list').kinds);
};

export const prospected: Act = (stage, args) => {
  const [seat, kind] = [seatOf(args), kindIn(args, 'what')];
  return seat === undefined || kind < 0 ? undefined : paidOut(stage, seat, [kind]);
};

export const bankTrade: Act = (stage, args) => {
  const [seat, give, take] = [seatOf(args), kindIn(args, 'give'), kindIn(args, 'take')];
  if (seat === undefined || give < 0 || take < 0) return undefined;
  const price = new Array<number>(numberIn(args, 'n')).fill(give);
  return paidIn(stage, seat, price).then(() => paidOut(stage, seat, [take]));
};

export const goldForCard: Act = (stage, args) => {
  const [seat, kind] = [seatOf(args), kindIn(args, 'what')];
  if (seat === undefined || kind < 0) return undefined;
  const price = coins(stage, GOLD_PRICE, seatPoint(stage, seat), stacked(stage, kind));
  return shoal(stage, price).then(() => paidOut(stage, seat, [kind]));
};

export const traded: Act = (stage, args) => {
  const [seat, partner] = [seatOf(args), seatIn(args, 'partner')];
  if (seat === undefined || partner === undefined) return undefined;
  const [here, there] = [seatPoint(stage, seat), seatPoint(stage, partner)];
  const [give, take] = [cardsIn(args, 'give'), cardsIn(args, 'take')];
  return shoal(stage, [
    ...pass(stage, give.kinds, here, there),
    ...coins(stage, give.gold, here, there),
    ...pass(stage, take.kinds, there, here),
    ...coins(stage, take.gold, there, here),
  ]);
};

export const monopoly: Act = (stage, args) => {
  const [seat, kind] = [seatOf(args), kindIn(args, 'what')];
  if (seat === undefined || kind < 0) return undefined;
  const to = seatPoint(stage, seat);
  const givers = giversIn(args);
  const paid = givers.flatMap(({ seat: from, n }) =>
    pass(stage, new Array<number>(n).fill(kind), seatPoint(stage, from), to),
  );
  const all = givers.reduce((sum, { n }) => sum + n, 0);
  return monopolyOf(stage, seat, kind, all).then(() => shoal(stage, paid));
};

export const stole: Act = (stage, args) => {
  const [seat, victim] = [seatOf(args), seatIn(args, 'victim')];
  if (seat === undefined || victim === undefined) return undefined;
  return shoal(stage, pass(stage, [undefined], seatPoint(stage, victim), seatPoint(stage, seat)));
};

export const bought: Act = (stage, args) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  const price = RESOURCES.flatMap((kind) => new Array<number>(COST.dev[kind]).fill(kind));
  return paidIn(stage, seat, price);
};

export const drew: Act = (stage, args, after) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  stage.facts.deck = after.deck;
  show(stage);
  return shoal(stage, pass(stage, [undefined], stage.chart.at(stackPoint), seatPoint(stage, seat)));
};

export const soldier: Act = (stage, args) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  const { chart, facts, kit } = stage;
  const to = robberAt(chart, Math.max(0, facts.robber));
  return fly(stage, played(kit, SOLDIER), seatPoint(stage, seat), to, 340, 40);
};

export const fee: Act = (stage, args) => {
  const [seat, active] = [seatOf(args), seatIn(args, 'active')];
  if (seat === undefined || active === undefined) return undefined;
  return shoal(stage, coins(stage, 1, seatPoint(stage, seat), seatPoint(stage, active)));
};

/** What a Prospector leaves to the others comes from that card. */
export const gotGold: Act = (stage, args) => {
  const seat = seatOf(args);
  if (seat === undefined) return undefined;
  const [first, , second] = stage.facts.chosen.slice(4);
  const role = first === NOBODY && second !== undefined && second !== NOBODY ? 6 : 4;
  return shoal(stage, coins(stage, numberIn(args, 'n'), roleSpot(stage, role), seatPoint(stage, seat)));
};
