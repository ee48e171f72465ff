import type { Rng, Seat } from '../../../engine/rules';
import {
  bargains,
  countOf,
  crewOf,
  crowdOf,
  mostFor,
  nextBid,
  type Prospects,
  pilotWorth,
  prospectsOf,
  pushesOf,
  stake,
  thinness,
} from './bot';
import { limitOf } from './money';
import { arrivesFrom, lands13From } from './odds';
import {
  ALL_WARES,
  BERTH_COST,
  BERTH_PAY,
  LARGE_COST,
  LAST,
  LOAN,
  PIRATE_COST,
  PIRATES,
  PREMIUM,
  price,
  REDEEM,
  SMALL_COST,
  WARES,
} from './setup';
import { atSea, BOAT, PORTS, seatSpace, seatsOf, YARDS } from './spaces';
import { type F, type Manila, type Move, type Moves, NOBODY, type Punt, type Space } from './state';

/**
 * What people do in imagined courses of play: what a mate would, found in no time. A handful of moves drawn blindly knows
 * nothing of auctions (a bid changes nothing until it is paid), and of fourteen places it misses the best one.
 */

/** So many pesos whims decide about. */
const WHIM = 1.5;

const waresOf = (s: Manila, seat: Seat): number[] => s.hands[seat].map(({ ware }) => ware);

function quickBid(s: Manila, f: F<'auction'>, seat: Seat, rng: Rng): Moves['bid' | 'pass'] {
  const most = mostFor(s, waresOf(s, seat), s.cash[seat]) + 2 * rng.next() - 1;
  const bid = nextBid(f, most);
  return most < f.high + 1 || bid > limitOf(s, seat) ? { pass: true } : { bid };
}

function quickBuy(s: Manila, seat: Seat): Moves['buy' | 'decline'] {
  const gains = bargains(s);
  const limit = limitOf(s, seat);
  let best = NOBODY;
  let most = 0;
  for (const ware of ALL_WARES) {
    const cost = price(s.values[ware]);
    const worth = gains[ware] - thinness(s.cash[seat] - cost);
    if (s.supply[ware] === 0 || cost > limit || worth <= most) continue;
    most = worth;
    best = ware;
  }
  return best === NOBODY ? { decline: true } : { buy: best };
}

/** By ware: how much the master wants it to sail, and from far ahead. */
const wishes = (s: Manila, seat: Seat, rng: Rng): number[] =>
  pushesOf(s, waresOf(s, seat)).map((push) => push + 0.01 * rng.next());

function quickLoad(s: Manila, seat: Seat, rng: Rng): Moves['load'] {
  const wish = wishes(s, seat, rng);
  const ashore = wish.indexOf(Math.min(...wish));
  return { load: ALL_WARES.filter((ware) => ware !== ashore) };
}

/** Starts for the punts from the one that matters most. */
const FAVOURED: readonly number[] = [5, 4, 0];

function quickLaunch(s: Manila, { wares }: F<'launch'>, seat: Seat, rng: Rng): Moves['launch'] {
  const wish = wishes(s, seat, rng);
  const ranked = [...wares].sort((a, b) => wish[b] - wish[a]);
  return { launch: wares.map((ware, route): [number, number] => [route, FAVOURED[ranked.indexOf(ware)]]) };
}

/** A place for an accomplice, what it costs, and what it may bring. */
type Offer = [space: Space, cost: number, worth: number];

function aboard(s: Manila, seat: Seat, { chances }: Prospects, out: Offer[]): void {
  for (let route = 0; route < s.punts.length; route++) {
    const punt = s.punts[route];
    const { length } = punt.aboard;
    const seats = seatsOf(punt);
    if (!atSea(punt) || length === seats.length) continue;
    const mine = countOf(punt.aboard, seat);
    const more = (mine + 1) / crowdOf(s, punt, length + 1) - mine / crowdOf(s, punt, length);
    out.push([seatSpace(route, length), seats[length], chances[route] * WARES[punt.ware].profit * more]);
  }
}

/** The docks, and who insures the shipyard. */
function ashore(s: Manila, seat: Seat, { port, yard }: Prospects, out: Offer[]): void {
  let owed = 0;
  for (let k = 0; k < BERTH_PAY.length; k++) {
    if (s.ports[k] === NOBODY) out.push([PORTS[k], BERTH_COST[k], port[k] * BERTH_PAY[k]]);
    if (s.yards[k] === NOBODY) out.push([YARDS[k], BERTH_COST[k], yard[k] * BERTH_PAY[k]]);
    if (s.yards[k] !== seat) owed += yard[k] * BERTH_PAY[k];
  }
  if (s.agent === NOBODY) out.push(['agent', 0, PREMIUM - owed]);
}

function afloat(s: Manila, seat: Seat, p: Prospects, out: Offer[]): void {
  if (s.small === NOBODY) out.push(['small', SMALL_COST, pilotWorth(s, p, seat, 1)]);
  if (s.large === NOBODY) out.push(['large', LARGE_COST, pilotWorth(s, p, seat, 2)]);
  const { length } = s.boat;
  if (length === PIRATES) return;
  let prey = 0;
  for (let route = 0; route < s.punts.length; route++) prey += p.on13[route] * WARES[s.punts[route].ware].profit;
  const mine = countOf(s.boat, seat);
  out.push([BOAT[length], PIRATE_COST, prey * ((mine + 1) / crewOf(s, length + 1) - mine / crewOf(s, length))]);
}

function quickHire(s: Manila, seat: Seat, rng: Rng): Moves['place' | 'pass'] | undefined {
  // who cannot pay for every place is rare: left to a closer look
  if (limitOf(s, seat) < Math.max(PIRATE_COST, LARGE_COST)) return undefined;
  const p = prospectsOf(s);
  const offers: Offer[] = [];
  aboard(s, seat, p, offers);
  ashore(s, seat, p, offers);
  afloat(s, seat, p, offers);
  let best: Space | undefined;
  let most = WHIM * rng.next();
  for (const [space, cost, worth] of offers) {
    const loan = cost > s.cash[seat] ? REDEEM - LOAN : 0;
    const now = worth - cost - loan + WHIM * rng.next();
    if (now <= most) continue;
    most = now;
    best = space;
  }
  return best === undefined ? { pass: true } : { place: best };
}

/** What it brings a pilot that this punt is moved by so many steps. */
function shiftWorth(s: Manila, seat: Seat, punt: Punt, by: number): number {
  const arrival = stake(s, seat, punt);
  const pirates = countOf(s.boat, seat);
  const prey = pirates > 0 ? (WARES[punt.ware].profit * pirates) / s.boat.length : 0;
  const at = (pos: number): number =>
    pos > LAST ? arrival : arrivesFrom(s, pos) * arrival + lands13From(s, pos) * prey;
  return at(punt.pos + by) - at(punt.pos);
}

type Shift = Moves['pilot']['pilot'][number];

/** The best of these steps for that punt, and what it brings; none where the punt had better stay. */
function bestShift(s: Manila, seat: Seat, route: number, steps: readonly number[]): [Shift[], number] {
  const punt = s.punts[route];
  let best: Shift[] = [];
  let most = 0;
  for (const by of atSea(punt) ? steps : []) {
    if (punt.pos + by < 0) continue;
    const worth = shiftWorth(s, seat, punt, by);
    if (worth <= most) continue;
    most = worth;
    best = [[route, by]];
  }
  return [best, most];
}

const ONE: readonly number[] = [-1, 1];
const TWO: readonly number[] = [-2, 2];

function quickPilot(s: Manila, { size }: F<'pilot'>, seat: Seat): Moves['pilot'] {
  const ones = s.punts.map((_, route) => bestShift(s, seat, route, ONE)).sort((a, b) => b[1] - a[1]);
  if (size === 'small') return { pilot: ones[0][0] };
  const twos = s.punts.map((_, route) => bestShift(s, seat, route, TWO)).sort((a, b) => b[1] - a[1]);
  if (twos[0][1] > ones[0][1] + ones[1][1]) return { pilot: twos[0][0] };
  return { pilot: [...ones[0][0], ...ones[1][0]].sort((a, b) => a[0] - b[0]) };
}

/** See GameModule.quick. */
export function quick(s: Manila, seat: Seat, rng: Rng): Move | undefined {
  const f = s.todo[0];
  switch (f.at) {
    case 'auction':
      return quickBid(s, f, seat, rng);
    case 'buy':
      return quickBuy(s, seat);
    case 'load':
      return quickLoad(s, seat, rng);
    case 'launch':
      return quickLaunch(s, f, seat, rng);
    case 'hire':
      return quickHire(s, seat, rng);
    case 'pilot':
      return quickPilot(s, f, seat);
    default:
      return undefined;
  }
}
