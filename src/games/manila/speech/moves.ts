import type { Arg, Key, Phrase, Under } from '../../../engine/rules';
import { faceDown, plain, refusing, type Spoken, spoken } from '../../kit/spoken';
import { sumWalk } from '../../kit/sums';
import type { Pick, Walk } from '../../module';
import { ashoreOf } from '../rules/duties';
import { waresOf } from '../rules/hire';
import { limitWith } from '../rules/money';
import { routeName, spaceName, wareName, who } from '../rules/names';
import { LAST, LOAN, price, REDEEM } from '../rules/setup';
import { vacancies } from '../rules/spaces';
import { type F, kinds, type Move, type Moves, type Route, type Space, type View, type Ware } from '../rules/state';
import {
  previewBid,
  previewBoard,
  previewBuy,
  previewLaunch,
  previewLoan,
  previewPass,
  previewPilot,
  previewPlace,
  previewRedeem,
  previewRoute,
} from './preview';

/** What is said of every kind of move: how it is picked, how it reads in one line, what it would do. */

const placed = (id: string, spot: string, text: Phrase): Pick => ({ id, spot, text });

/** How many bids that person could make, by what this view knows. */
export function room(v: View, f: F<'auction'>): number {
  const cash = v.cash[f.turn] ?? v.income[f.turn];
  return limitWith(cash, v, f.turn) - f.high;
}

/** In a word or two, for the button. */
const shortly = (key: Under<'manila.do.'>, args: { [name: string]: Arg } = {}) => ({
  verb: (): Phrase => ({ key: `manila.do.${key}`, args }),
});

/** The least one stands there from the start. */
function bidWalk(n: number, v: View): Walk {
  const f = v.todo[0];
  const [least, most] = f?.at === 'auction' ? [f.high + 1, f.high + room(v, f)] : [n, n];
  return sumWalk(n, { least, most, ready: true, words: { one: 'manila.pick.bid', tens: 'manila.pick.tens' } });
}

/** The picks that lead to a bid. */
export const bidPicks = (bid: number, v: View): string[] => bidWalk(bid, v).map(([pick]) => pick.id);

const spacePick = (id: string, space: Space, key: Key, v: View): Pick =>
  placed(`${id}:${space}`, space, { key, args: { where: spaceName(space, waresOf(v)) } });

/** A punt after the other, each with its route and start at once. */
function launchPicks(pairs: readonly (readonly [Route, number])[], v: View): Pick[] {
  const f = v.todo[0];
  const wares: readonly Ware[] = f?.at === 'launch' ? f.wares : [0, 1, 2];
  return pairs.map(([route, start], i) =>
    placed(`launch:${wares[i]}:${route}:${start}`, `space:${route}:${start}`, {
      key: 'manila.launchedOne',
      args: { ware: wareName(wares[i]), route: routeName(route), n: start },
    }),
  );
}

function shiftPick([route, by]: readonly [Route, number], v: View): Pick {
  const punt = v.punts[route];
  const to = punt.pos + by;
  const ware = wareName(punt.ware);
  const spot = `space:${route}:${Math.min(to, LAST + 1)}`;
  if (to > LAST) return placed(`shift:${route}:${by}`, spot, { key: 'manila.pick.shiftIn', args: { ware, by } });
  const key = by > 0 ? 'manila.pick.forth' : 'manila.pick.back';
  return placed(`shift:${route}:${by}`, spot, { key, args: { ware, by: Math.abs(by), n: to } });
}

function pilotWalk(shifts: readonly (readonly [Route, number])[], v: View): Walk {
  if (shifts.length === 0) return [refusing(plain('rest', { key: 'manila.pick.rest' }))];
  const picks = shifts.map((shift) => shiftPick(shift, v));
  const f = v.todo[0];
  const large = f?.at === 'pilot' && f.size === 'large';
  if (shifts.length === 1) {
    // a large pilot who moves one punt by one has a step left
    const more = large && Math.abs(shifts[0][1]) === 1 && v.punts.filter((punt) => punt.dock === 'sea').length > 1;
    return more ? [picks, plain('alone', { key: 'manila.pick.alone' })] : [picks];
  }
  const bothDock = shifts.every(([route, by]) => v.punts[route].pos + by > LAST);
  return bothDock ? picks.map((pick) => [pick]) : [picks];
}

const launch: Spoken<Moves['launch'], View> = {
  walk: (m, v) => launchPicks(m.launch, v).map((pick) => [pick]),
  label: (m, v) => ({ key: 'manila.label.launch', args: { list: launchPicks(m.launch, v).map(({ text }) => text) } }),
  ...shortly('launch'),
  preview: previewLaunch,
};

const pilot: Spoken<Moves['pilot'], View> = {
  walk: (m, v) => pilotWalk(m.pilot, v),
  label(m, v) {
    if (m.pilot.length === 0) return { key: 'manila.pick.rest' };
    return { key: 'manila.label.pilot', args: { list: m.pilot.map((shift) => shiftPick(shift, v).text) } };
  },
  verb: (m) => ({ key: m.pilot.length === 0 ? 'manila.pick.rest' : 'manila.do.pilot' }),
  preview: previewPilot,
};

const order: Spoken<Moves['order'], View> = {
  walk: (m, v) =>
    m.order.map((route) => {
      const args = { ware: wareName(v.punts[route].ware) };
      return [placed(`order:${route}`, `punt:${route}`, { key: 'manila.pick.order', args })];
    }),
  label: (m, v) => ({
    key: 'manila.label.order',
    args: { list: m.order.map((route) => wareName(v.punts[route].ware)) },
  }),
  ...shortly('order'),
};

/** What was thrown on a real table, die by die: a punt that is not at sea has none. */
const dice: Spoken<Moves['dice'], View> = {
  walk: (m, v) =>
    m.dice.flatMap((die, route) => {
      if (die === 0) return [];
      const args = { ware: wareName(v.punts[route].ware), n: die };
      return [plain(`die:${route}:${die}`, { key: 'manila.die', args })];
    }),
  label: (m) => ({ key: 'manila.label.dice', args: { list: m.dice.filter((die) => die > 0) } }),
  ...shortly('dice'),
};

const COINS = { loan: LOAN, redeem: REDEEM };
const ASIDES: { [Id in keyof typeof COINS]: Pick['aside'] } = {
  loan: { icon: 'pledge', figure: `+${LOAN}` },
  redeem: { icon: 'redeem', figure: `−${REDEEM}` },
};

/** Beside the question. */
const aside = (id: keyof typeof COINS): Walk => [
  [{ id, text: { key: `manila.pick.${id}`, args: { coins: COINS[id] } }, aside: ASIDES[id] }],
];

export const { walk, label, verb, preview } = spoken<Moves, View>(kinds, {
  bid: {
    walk: (m, v) => bidWalk(m.bid, v),
    label: (m) => ({ key: 'manila.pick.bid', args: { n: m.bid } }),
    preview: previewBid,
  },
  pass: {
    walk(_m, v) {
      // beside the bids it has a place of its own
      if (v.todo[0]?.at === 'auction') return [refusing(plain('out', { key: 'manila.pick.outOfAuction' }))];
      return [refusing(plain('pass', { key: 'manila.pick.pass' }))];
    },
    preview: previewPass,
  },
  buy: {
    walk({ buy }, v) {
      const args = { ware: wareName(buy), price: price(v.values[buy]) };
      return [[placed(`market:${buy}`, `market:${buy}`, { key: 'manila.pick.buy', args })]];
    },
    verb: ({ buy }, v) => ({ key: 'manila.do.buy', args: { price: price(v.values[buy]) } }),
    preview: previewBuy,
  },
  decline: { walk: () => [refusing(plain('decline', { key: 'manila.pick.decline' }))] },
  load: {
    walk(m) {
      const ashore = ashoreOf(m.load);
      return [plain(`ashore:${ashore}`, { key: 'manila.pick.ashore', args: { ware: wareName(ashore) } })];
    },
    verb: (m) => ({ key: 'manila.do.load', args: { ware: wareName(ashoreOf(m.load)) } }),
  },
  launch,
  place: {
    walk: (m, v) => [[spacePick('place', m.place, 'manila.pick.place', v)]],
    verb(m, v) {
      const cost = vacancies(v).find(({ space }) => space === m.place)?.cost ?? 0;
      return cost > 0 ? { key: 'manila.do.place', args: { cost } } : { key: 'manila.do.take' };
    },
    preview: previewPlace,
  },
  board: {
    walk: (m, v) => [[spacePick('board', m.board, 'manila.pick.board', v)]],
    ...shortly('board'),
    preview: previewBoard,
  },
  stay: { walk: () => [refusing(plain('stay', { key: 'manila.pick.stay' }))], ...shortly('stay') },
  pilot,
  route: {
    walk: ({ to }) => [[placed(`to:${to}`, `to:${to}`, { key: `manila.pick.to.${to}` })]],
    verb: ({ to }) => ({ key: `manila.do.to.${to}` }),
    preview: previewRoute,
  },
  order,
  loan: { walk: () => aside('loan'), ...shortly('loan', { coins: LOAN }), preview: previewLoan },
  redeem: { walk: () => aside('redeem'), ...shortly('redeem', { coins: REDEEM }), preview: previewRedeem },
  hands: faceDown({ key: 'manila.label.deal' }),
  opener: {
    walk({ opener }) {
      return [plain(`opener:${opener}`, { key: 'manila.pick.opener', args: { who: who(opener) } })];
    },
    label: (m) => ({ key: 'manila.opens', args: { who: who(m.opener) } }),
    ...shortly('dice'),
  },
  dice,
  go: { walk: () => [plain('go', { key: 'manila.bell.go' })] },
});

/** See GameModule.partialMove: what the picks so far would put on the board. */
export function partialMove(made: readonly Pick[], _v: View): Move | undefined {
  const launch: [Route, number][] = [];
  const pilot: [Route, number][] = [];
  for (const { id } of made) {
    const [what, ...rest] = id.split(':');
    const [a, b, c] = rest.map(Number);
    if (what === 'launch') launch.push([b, c]);
    else if (what === 'shift') pilot.push([a, b]);
  }
  if (launch.length > 0) return { launch };
  return pilot.length > 0 ? { pilot } : undefined;
}
