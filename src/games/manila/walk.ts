import type { Arg, Phrase } from '../../engine/rules';
import type { Bell, Pick, Walk } from '../module';
import { ashoreOf } from './duties';
import { hirer, waresOf } from './hire';
import { routesAtSea } from './sail';
import { LAST, LOAN, price, REDEEM, STARTS } from './setup';
import type { ManilaFrame, Move, Route, Space, View, Ware } from './state';
import { routeName, spaceName, wareName, who } from './words';

/** Moves as walks through picks, and as one line of words. */

const plain = (id: string, key: string, args: { [name: string]: Arg } = {}): Pick[] => [{ id, text: { key, args } }];
const placed = (id: string, spot: string, text: Phrase): Pick => ({ id, spot, text });

/** More bids than this are offered by tens. */
const MANY_BIDS = 40;

function bidWalk(bid: number, v: View): Walk {
  const f = v.todo[0];
  const last: Pick[] = plain(`bid:${bid}`, 'manila.pick.bid', { n: bid });
  if (f?.at !== 'auction' || room(v, f) <= MANY_BIDS) return [last];
  const tens = tensOf(bid);
  const from = Math.max(tens, f.high + 1);
  return [plain(`tens:${tens}`, 'manila.pick.tens', { from, to: tens + 9 }), last];
}

const tensOf = (bid: number): number => Math.floor(bid / 10) * 10;

/** The picks that lead to a bid. */
export const bidPicks = (bid: number, v: View): string[] => bidWalk(bid, v).map(([pick]) => pick.id);

/** How many bids that person could make, by what this view knows. */
export function room(v: View, f: Extract<ManilaFrame, { at: 'auction' }>): number {
  const cash = v.cash[f.turn] ?? v.income[f.turn];
  return cash + LOAN * (v.hands[f.turn].length - v.pledged[f.turn]) - f.high;
}

function spacePick(id: string, space: Space, key: string, v: View, args: { [name: string]: Arg } = {}): Pick {
  return placed(`${id}:${space}`, space, { key, args: { ...args, where: spaceName(space, waresOf(v)) } });
}

function launchWalk(pairs: readonly (readonly [Route, number])[], v: View): Walk {
  const f = v.todo[0];
  const wares: readonly Ware[] = f?.at === 'launch' ? f.wares : [0, 1, 2];
  return pairs.map(([route, start], i) => [
    placed(`launch:${wares[i]}:${route}:${start}`, `space:${route}:${start}`, {
      key: 'manila.launchedOne',
      args: { ware: wareName(wares[i]), route: routeName(route), n: start },
    }),
  ]);
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
  if (shifts.length === 0) return [plain('rest', 'manila.pick.rest')];
  const picks = shifts.map((shift) => shiftPick(shift, v));
  const f = v.todo[0];
  const large = f?.at === 'pilot' && f.size === 'large';
  if (shifts.length === 1) {
    // a large pilot who moves one punt by one has a step left
    const more = large && Math.abs(shifts[0][1]) === 1 && v.punts.filter((punt) => punt.dock === 'sea').length > 1;
    return more ? [picks, plain('alone', 'manila.pick.alone')] : [picks];
  }
  const bothDock = shifts.every(([route, by]) => v.punts[route].pos + by > LAST);
  return bothDock ? picks.map((pick) => [pick]) : [picks];
}

/** See GameModule.walk. */
export function walk(m: Move, v: View): Walk {
  if ('bid' in m) return bidWalk(m.bid, v);
  if ('pass' in m) return [plain('pass', passKey(v))];
  if ('buy' in m) {
    const args = { ware: wareName(m.buy), price: price(v.values[m.buy]) };
    return [[placed(`market:${m.buy}`, `market:${m.buy}`, { key: 'manila.pick.buy', args })]];
  }
  if ('decline' in m) return [plain('decline', 'manila.pick.decline')];
  if ('load' in m) {
    const ashore = ashoreOf(m.load);
    return [plain(`ashore:${ashore}`, 'manila.pick.ashore', { ware: wareName(ashore) })];
  }
  if ('launch' in m) return launchWalk(m.launch, v);
  if ('place' in m) return [[spacePick('place', m.place, 'manila.pick.place', v)]];
  if ('board' in m) return [[spacePick('board', m.board, 'manila.pick.board', v)]];
  if ('stay' in m) return [plain('stay', 'manila.pick.stay')];
  if ('pilot' in m) return pilotWalk(m.pilot, v);
  if ('to' in m) return [[placed(`to:${m.to}`, `to:${m.to}`, { key: `manila.pick.to.${m.to}` })]];
  if ('order' in m) {
    return m.order.map((route) => [
      placed(`order:${route}`, `punt:${route}`, {
        key: 'manila.pick.order',
        args: { ware: wareName(v.punts[route].ware) },
      }),
    ]);
  }
  if ('loan' in m) return [[{ ...plain('loan', 'manila.pick.loan', { coins: LOAN })[0], aside: true }]];
  if ('redeem' in m) return [[{ ...plain('redeem', 'manila.pick.redeem', { coins: REDEEM })[0], aside: true }]];
  if ('dice' in m) return diceWalk(m.dice, v);
  if ('opener' in m) return [plain(`opener:${m.opener}`, 'manila.pick.opener', { who: who(m.opener) })];
  throw new Error('a move of TABLE has no walk');
}

/** What was thrown on a real table, die by die: a punt that is not at sea has none. */
function diceWalk(dice: readonly number[], v: View): Walk {
  return dice.flatMap((die, route) =>
    die > 0 ? [plain(`die:${route}:${die}`, 'manila.die', { ware: wareName(v.punts[route].ware), n: die })] : [],
  );
}

const passKey = (v: View): string => (v.todo[0]?.at === 'auction' ? 'manila.pick.outOfAuction' : 'manila.pick.pass');

/** See GameModule.sketch: what the picks so far would put on the board. */
export function sketch(made: readonly Pick[], _v: View): Move | undefined {
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

/** See GameModule.label. */
export function label(m: Move, v: View): Phrase {
  if ('launch' in m)
    return { key: 'manila.label.launch', args: { list: launchWalk(m.launch, v).map(([pick]) => pick.text) } };
  if ('pilot' in m && m.pilot.length > 0) {
    return { key: 'manila.label.pilot', args: { list: m.pilot.map((shift) => shiftPick(shift, v).text) } };
  }
  if ('order' in m)
    return { key: 'manila.label.order', args: { list: m.order.map((route) => wareName(v.punts[route].ware)) } };
  if ('hands' in m) return { key: 'manila.label.deal' };
  if ('opener' in m) return { key: 'manila.opens', args: { who: who(m.opener) } };
  if ('dice' in m) return { key: 'manila.label.dice', args: { list: m.dice.filter((die) => die > 0) } };
  if ('go' in m) return { key: 'manila.bell.go' };
  const stages = walk(m, v);
  return stages[stages.length - 1][0].text;
}

/** The decisive seat of the first frame. */
export function seatOf(v: View, f: ManilaFrame): number | undefined {
  switch (f.at) {
    case 'auction':
      return f.turn;
    case 'hire':
      return hirer(v, f);
    case 'board':
      return f.seat;
    case 'buy':
    case 'load':
    case 'launch':
    case 'order':
      return v.master;
    case 'pilot':
      return v[f.size];
    case 'plunder':
      return v.boat[0];
    default:
      return undefined;
  }
}

/** See GameModule.asks. */
export function asks(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'manila.ask.over' };
  const seat = seatOf(v, f);
  const args: { [name: string]: Arg } = seat === undefined || seat < 0 ? {} : { who: who(seat) };
  switch (f.at) {
    case 'auction':
      return f.high === 0
        ? { key: 'manila.ask.firstBid', args, rule: '3.3' }
        : { key: 'manila.ask.auction', args: { ...args, high: f.high, bidder: who(f.bidder) }, rule: '3.3' };
    case 'launch': {
      const done = made.filter((pick) => pick.id.startsWith('launch'));
      const left = done.reduce((sum, pick) => sum - Number(pick.id.split(':')[3]), STARTS);
      const ware = wareName(f.wares[Math.min(done.length, f.wares.length - 1)]);
      return { key: 'manila.ask.launch', args: { ...args, ware, n: left }, rule: '3.4' };
    }
    case 'hire':
      return { key: 'manila.ask.hire', args, rule: '3.5' };
    case 'pilot':
      return { key: `manila.ask.pilot.${f.size}`, args, rule: '3.7' };
    case 'plunder':
      return { key: 'manila.ask.plunder', args: { ...args, ware: wareName(v.punts[f.punt].ware) }, rule: '3.6' };
    case 'roll': {
      const route = routesAtSea(v).find((r) => !made.some(({ id }) => id.startsWith(`die:${r}:`)));
      if (route === undefined) return { key: 'manila.ask.rolled', args: { n: f.move }, rule: '3.6' };
      const ware = wareName(v.punts[route].ware);
      return made.length === 0
        ? { key: 'manila.ask.roll', args: { n: f.move, ware }, rule: '3.6' }
        : { key: 'manila.ask.die', args: { ware }, rule: '3.6' };
    }
    default:
      return { key: `manila.ask.${f.at}`, args };
  }
}

/** See GameModule.bell: the pause between voyages ends when people are ready. */
export function bell(v: View): Bell | undefined {
  return v.todo[0]?.at === 'pause' ? { text: { key: 'manila.bell.go' } } : undefined;
}
