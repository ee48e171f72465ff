import { againstRivals, NEVER } from '../../kit/rivals';
import { arrives, atLeast, lands13, withinReach } from './odds';
import { BERTH_PAY, price, REDEEM, risen, WARES } from './setup';
import { seatsOf } from './spaces';
import { kinds, type Manila, type Move, NOBODY, type Punt, type View } from './state';

/** What positions are worth to a computer player, in pesos at the end of the game. */

/** How near the end is: 0 with all values at 0, 1 when the next arrival ends it. */
function lateness(values: readonly number[]): number {
  const best = Math.max(...values);
  return best >= 30 ? 1 : best >= 20 ? 0.8 : best >= 10 ? 0.5 : best >= 5 ? 0.25 : 0;
}

/** What a share of this ware will be worth: today's value, this voyage's chance to rise, and what voyages may follow. */
function shareWorth(value: number, chance: number, late: number): number {
  const next = risen(value);
  const soon = value + chance * (next - value);
  return soon + (1 - late) * (1 - soon / 30) * 9;
}

interface Prospects {
  /** By route. */
  chances: number[];
  on13: number[];
  reach: number[];
  /** By ware: the route of its punt that is still to be paid, NOBODY where there is none. */
  routes: number[];
  port: [number, number, number];
  yard: [number, number, number];
}

function prospectsOf(s: Manila): Prospects {
  const chances: number[] = [];
  const wrecks: number[] = [];
  const on13: number[] = [];
  const reach: number[] = [];
  const routes = [NOBODY, NOBODY, NOBODY, NOBODY];
  for (let route = 0; route < s.punts.length; route++) {
    const punt = s.punts[route];
    const chance = arrives(s, punt);
    chances.push(chance);
    wrecks.push(1 - chance);
    on13.push(lands13(s, punt));
    reach.push(withinReach(s, punt));
    if (s.pay.length === 0) routes[punt.ware] = route;
  }
  return { chances, on13, reach, routes, port: atLeast(chances), yard: atLeast(wrecks) };
}

/** That pilot has not been asked yet. */
const waits = (s: Manila, size: 'small' | 'large'): boolean =>
  s.todo.some((f) => f.at === 'pilots' || (f.at === 'pilot' && f.size === size));

/** How many of these are that seat's. */
function countOf(seats: readonly number[], seat: number): number {
  let n = 0;
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) n++;
  return n;
}

/** What it is worth to a seat that this punt arrives: its cut, its shares; a wreck is worth something to the shipyard. */
function stake(s: Manila, seat: number, punt: Punt): number {
  const mine = countOf(punt.aboard, seat);
  const rise = risen(s.values[punt.ware]) - s.values[punt.ware];
  let held = 0;
  for (const { ware } of s.hands[seat]) if (ware === punt.ware) held++;
  let worth = mine > 0 ? (WARES[punt.ware].profit * mine) / punt.aboard.length : 0;
  worth += held * rise;
  for (let k = 0; k < BERTH_PAY.length; k++) {
    if (s.ports[k] === seat) worth += BERTH_PAY[k] * BERTH_SHARE;
    if (s.yards[k] === seat) worth -= BERTH_PAY[k] * BERTH_SHARE;
    if (s.agent === seat) worth += BERTH_PAY[k] * BERTH_SHARE;
  }
  return worth;
}

/** How often one punt more or less decides about a berth. */
const BERTH_SHARE = 0.35;

/** A step before the last roll changes a punt's fate by a sixth; the pilot moves what matters most to them. */
function pilotWorth(s: Manila, p: Prospects, seat: number, steps: number): number {
  let most = 0;
  for (let route = 0; route < s.punts.length; route++) {
    if (p.reach[route] === 0) continue;
    most = Math.max(most, (p.reach[route] * Math.abs(stake(s, seat, s.punts[route]))) / 6);
  }
  return steps * most;
}

/** What the pieces on the board may still bring this voyage. Nothing once it is paid. */
function voyageWorth(s: Manila, seat: number, p: Prospects): number {
  if (s.pay.length > 0 || s.punts.length === 0) return 0;
  let worth = 0;
  const pirates = countOf(s.boat, seat);
  for (let route = 0; route < s.punts.length; route++) {
    const punt = s.punts[route];
    const { profit } = WARES[punt.ware];
    const mine = countOf(punt.aboard, seat);
    if (mine > 0) {
      // others will come aboard while placements are left
      const vacant = seatsOf(punt).length - punt.aboard.length;
      const crowd = punt.aboard.length + (s.moved < 2 && punt.dock === 'sea' ? 0.4 * vacant : 0);
      worth += (p.chances[route] * profit * mine) / Math.max(1, crowd);
    }
    if (pirates > 0) worth += (p.on13[route] * profit * pirates) / Math.max(s.boat.length, s.moved < 2 ? 1.5 : 1);
  }
  for (let k = 0; k < BERTH_PAY.length; k++) {
    if (s.ports[k] === seat) worth += p.port[k] * BERTH_PAY[k];
    if (s.yards[k] === seat) worth += p.yard[k] * BERTH_PAY[k];
    if (s.agent === seat && s.yards[k] !== seat) worth -= p.yard[k] * BERTH_PAY[k];
  }
  if (s.small === seat && waits(s, 'small')) worth += pilotWorth(s, p, seat, 1);
  if (s.large === seat && waits(s, 'large')) worth += pilotWorth(s, p, seat, 2);
  return worth;
}

function standing(s: Manila, seat: number, p: Prospects, shares: readonly number[]): number {
  let worth = s.cash[seat] - s.pledged[seat] * (REDEEM - 1);
  for (const { ware } of s.hands[seat]) worth += shares[ware];
  return worth + voyageWorth(s, seat, p);
}

/** See GameModule.evaluate. */
export function evaluate(s: Manila): number[] {
  const p = prospectsOf(s);
  const late = lateness(s.values);
  // one share of each ware
  const shares: number[] = [];
  for (let ware = 0; ware < WARES.length; ware++) {
    const route = p.routes[ware];
    shares.push(shareWorth(s.values[ware], route < 0 ? 0 : p.chances[route], late));
  }
  const standings: number[] = [];
  for (let seat = 0; seat < s.n; seat++) standings.push(standing(s, seat, p, shares));
  return againstRivals(standings, 0.3, 0.3);
}

/** What the office is worth: choosing the load and the starts, going first, and shares that can be pushed. */
function officeWorth(v: View, seat: number): number {
  const hand = v.hands[seat].flatMap(({ ware }) => (ware === null ? [] : [ware]));
  let push = 0;
  for (const ware of new Set(hand)) {
    const held = hand.filter((one) => one === ware).length;
    push += held * (risen(v.values[ware]) - v.values[ware]) * 0.5;
  }
  return 8 + push;
}

/** A bid somewhat above the last one, and out as soon as the office costs more than it is worth. */
function bidWorth(v: View, bid: number): number {
  const f = v.todo[0];
  if (f?.at !== 'auction') return 0;
  const seat = v.seat ?? f.turn;
  const cash = v.cash[seat] ?? v.income[seat];
  const most = Math.min(officeWorth(v, seat), Math.max(1, cash * 0.6));
  if (bid > most) return -(bid - most);
  const target = f.high + Math.max(1, Math.ceil((most - f.high) * 0.5));
  return 10 - Math.abs(bid - target);
}

/** A share is worth buying for what it may become; a monopoly of a ware that rises is what wins. */
function buyWorth(v: View, ware: number): number {
  const late = lateness(v.values);
  const cash = v.cash[v.seat ?? v.master] ?? 0;
  const cost = price(v.values[ware]);
  // the voyage has to be paid for as well
  const thin = cash - cost < 8 ? 6 : 0;
  return shareWorth(v.values[ware], 0.6, late) - cost - thin;
}

/** What launching there means for one's own shares. Early placements follow the odds, so push what one holds. */
function launchWorth(v: View, pairs: readonly (readonly [number, number])[]): number {
  const f = v.todo[0];
  if (f?.at !== 'launch') return 0;
  const hand = v.hands[v.master].flatMap(({ ware }) => (ware === null ? [] : [ware]));
  return pairs.reduce((sum, [, start], i) => {
    const held = hand.filter((ware) => ware === f.wares[i]).length;
    const rise = risen(v.values[f.wares[i]]) - v.values[f.wares[i]];
    return sum + start * (held * rise * 0.2 + WARES[f.wares[i]].profit * 0.01);
  }, 0);
}

function ashoreWorth(v: View, load: readonly number[]): number {
  const hand = v.hands[v.master].flatMap(({ ware }) => (ware === null ? [] : [ware]));
  return load.reduce((sum, ware) => {
    const held = hand.filter((one) => one === ware).length;
    return sum + held * (risen(v.values[ware]) - v.values[ware]) + WARES[ware].profit * 0.05;
  }, 0);
}

/** See GameModule.prior. */
export const prior = (v: View, moves: readonly Move[]) => moves.map((m) => worthOf(m, v));

/** A loan is taken where a payment asks for it, or so that an accomplice need not stay at home. */
const loanWorth = (v: View): number | undefined => {
  const seat = v.seat ?? v.master;
  const cash = v.cash[seat] ?? v.income[seat];
  return v.todo[0]?.at === 'hire' && cash < 4 ? undefined : NEVER;
};

const worthOf = kinds.some<[v: View], number | undefined>(undefined, {
  bid: (m, v) => bidWorth(v, m.bid),
  // who places no more is judged by the position
  pass: (_m, v) => (v.todo[0]?.at === 'auction' ? 0 : undefined),
  buy: (m, v) => buyWorth(v, m.buy),
  decline: () => 0,
  load: (m, v) => ashoreWorth(v, m.load),
  launch: (m, v) => launchWorth(v, m.launch),
  order: () => 0,
  loan: (_m, v) => loanWorth(v),
  redeem: () => NEVER,
});
