import { againstRivals, NEVER } from '../../kit/rivals';
import { arrives, atLeast, lands13, withinReach } from './odds';
import { BERTH_PAY, price, REDEEM, risen, TRACK, WARES } from './setup';
import { seatsOf } from './spaces';
import { type F, kinds, type Manila, type Move, NOBODY, type OpenTable, type Punt, type View } from './state';

/** What positions are worth to a computer player, in pesos at the end of the game. */

/**
 * What a share may gain in later voyages: so much where its ware leads the market, nothing where that is so many steps
 * ahead, since the leader ends the game; and no more than this part of what is left to 30. From what ten thousand games
 * among mates were won with: so many pesos more made a win as likely as one more share did.
 */
const [GROWTH, BEHIND, ROOM] = [11, 2, 0.6];

/** What a share of each ware will be worth: today's value, this voyage's chance to rise, and what voyages may follow. */
export function shareWorths(values: readonly number[], chances: readonly number[]): number[] {
  let lead = 0;
  // the chance that another voyage follows
  let goesOn = 1;
  const steps: number[] = [];
  for (let ware = 0; ware < values.length; ware++) {
    const step = TRACK.indexOf(values[ware]);
    steps.push(step + (values[ware] < 30 ? chances[ware] : 0));
    lead = Math.max(lead, steps[ware]);
    if (values[ware] === 20) goesOn *= 1 - chances[ware];
    else if (values[ware] === 30) goesOn = 0;
  }
  const out: number[] = [];
  for (let ware = 0; ware < values.length; ware++) {
    const soon = values[ware] + chances[ware] * (risen(values[ware]) - values[ware]);
    const growth = GROWTH * Math.max(0, 1 - (lead - steps[ware]) / BEHIND);
    out.push(soon + goesOn * Math.min(growth, ROOM * (30 - soon)));
  }
  return out;
}

/** Who buys a share may see to it that its ware sails, and from where. */
const LIKELY: readonly number[] = WARES.map(() => 0.6);

/** What a share of each ware is worth to somebody who may buy one, above its price. */
export function bargains({ values }: Pick<OpenTable, 'values'>): number[] {
  const worths = shareWorths(values, LIKELY);
  return worths.map((worth, ware) => worth - price(values[ware]));
}

export interface Prospects {
  /** By route. */
  chances: number[];
  on13: number[];
  reach: number[];
  /** By ware: the route of its punt that is still to be paid, NOBODY where there is none. */
  routes: number[];
  port: [number, number, number];
  yard: [number, number, number];
}

export function prospectsOf(s: Manila): Prospects {
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
export function countOf(seats: readonly number[], seat: number): number {
  let n = 0;
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) n++;
  return n;
}

/** What it is worth to a seat that this punt arrives: its cut, its shares; a wreck is worth something to the shipyard. */
export function stake(s: Manila, seat: number, punt: Punt): number {
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
export function pilotWorth(s: Manila, p: Prospects, seat: number, steps: number): number {
  let most = 0;
  for (let route = 0; route < s.punts.length; route++) {
    if (p.reach[route] === 0) continue;
    most = Math.max(most, (p.reach[route] * Math.abs(stake(s, seat, s.punts[route]))) / 6);
  }
  return steps * most;
}

/** So many share a punt's profit in the end: others come aboard while placements are left. */
export function crowdOf({ moved }: Pick<Manila, 'moved'>, punt: Punt, aboard: number): number {
  const vacant = seatsOf(punt).length - aboard;
  return Math.max(1, aboard + (moved < 2 && punt.dock === 'sea' ? 0.4 * vacant : 0));
}

/** And so many pirates share a plunder. */
export const crewOf = ({ moved }: Pick<Manila, 'moved'>, pirates: number): number =>
  Math.max(pirates, moved < 2 ? 1.5 : 1);

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
      worth += (p.chances[route] * profit * mine) / crowdOf(s, punt, punt.aboard.length);
    }
    if (pirates > 0) worth += (p.on13[route] * profit * pirates) / crewOf(s, s.boat.length);
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
  const chances: number[] = [];
  for (let ware = 0; ware < WARES.length; ware++) chances.push(p.routes[ware] < 0 ? 0 : p.chances[p.routes[ware]]);
  const shares = shareWorths(s.values, chances);
  const standings: number[] = [];
  for (let seat = 0; seat < s.n; seat++) standings.push(standing(s, seat, p, shares));
  return againstRivals(standings, 0.3, 0.3);
}

/** The wares of that hand as far as they are known. */
const knownOf = (v: View, seat: number): number[] => v.hands[seat].flatMap(({ ware }) => (ware === null ? [] : [ware]));

/** By ware: what all shares of it in a hand gain together when it rises. */
function risesOf({ values }: Pick<OpenTable, 'values'>, hand: readonly number[]): number[] {
  const out = values.map(() => 0);
  for (const ware of hand) out[ware] += risen(values[ware]) - values[ware];
  return out;
}

/** What the office is worth: choosing the load and the starts, going first, shares that can be pushed, one to buy. */
function officeWorth(v: Market, hand: readonly number[]): number {
  let worth = 8;
  for (const rise of risesOf(v, hand)) worth += rise * 0.5;
  let best = 0;
  bargains(v).forEach((gain, ware) => {
    if (v.supply[ware] > 0) best = Math.max(best, gain);
  });
  return worth + best * 0.5;
}

type Market = Pick<OpenTable, 'values' | 'supply'>;

/** The most that somebody with these shares and this cash pays for the office. */
export const mostFor = (v: Market, hand: readonly number[], cash: number): number =>
  Math.min(officeWorth(v, hand), Math.max(1, cash * 0.6));

type Auction = Pick<F<'auction'>, 'high' | 'passed'>;

/** Everybody else is out: whatever is bid now wins. */
const bidsAlone = ({ passed }: Auction): boolean => passed.filter((out) => !out).length === 1;

/** What is bid where the office is worth more than the last bid. */
export const nextBid = (f: Auction, most: number): number =>
  f.high + (bidsAlone(f) ? 1 : Math.max(1, Math.ceil((most - f.high) * 0.5)));

/** A bid somewhat above the last one, and out as soon as the office costs more than it is worth. */
function bidWorth(v: View, bid: number): number {
  const f = v.todo[0];
  if (f?.at !== 'auction') return 0;
  const seat = v.seat ?? f.turn;
  const most = mostFor(v, knownOf(v, seat), v.cash[seat] ?? v.income[seat]);
  // more would buy nothing
  if (bidsAlone(f) && bid > f.high + 1) return NEVER;
  return bid > most ? most - bid : 10 - Math.abs(bid - nextBid(f, most));
}

/** The voyage has to be paid for as well: what it costs to be left with too little. */
export const thinness = (left: number): number => (left < 8 ? 6 : 0);

/** A share is worth buying for what it may become; a monopoly of a ware that rises is what wins. */
const buyWorth = (v: View, ware: number): number =>
  bargains(v)[ware] - thinness((v.cash[v.seat ?? v.master] ?? 0) - price(v.values[ware]));

/** What launching there means for one's own shares. Early placements follow the odds, so push what one holds. */
function launchWorth(v: View, pairs: readonly (readonly [number, number])[]): number {
  const f = v.todo[0];
  if (f?.at !== 'launch') return 0;
  const pushes = pushesOf(v, knownOf(v, v.master));
  return pairs.reduce((sum, [, start], i) => sum + start * pushes[f.wares[i]], 0);
}

/** By ware: what a space further is worth at the start to a master with these shares. */
export const pushesOf = (v: Pick<OpenTable, 'values'>, hand: readonly number[]): number[] =>
  risesOf(v, hand).map((rise, ware) => rise * 0.2 + WARES[ware].profit * 0.01);

function loadWorth(v: View, load: readonly number[]): number {
  const rises = risesOf(v, knownOf(v, v.master));
  return load.reduce((sum, ware) => sum + rises[ware] + WARES[ware].profit * 0.05, 0);
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
  load: (m, v) => loadWorth(v, m.load),
  launch: (m, v) => launchWorth(v, m.launch),
  order: () => 0,
  loan: (_m, v) => loanWorth(v),
  redeem: () => NEVER,
});
