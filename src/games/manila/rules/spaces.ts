import type { Seat } from '../../../engine/rules';
import type { Purse } from './money';
import { BERTH_COST, LARGE_COST, LAST, PIRATE_COST, PIRATES, SMALL_COST, WARES } from './setup';
import type { OpenTable, Punt, Space } from './state';
import { NOBODY } from './state';

/** The accomplice spaces: which are vacant, what they cost, and who may take them (rule page 3.5, 3.8.5). */

export interface Vacancy {
  space: Space;
  cost: number;
}

type Board = Pick<OpenTable, 'punts' | 'ports' | 'yards' | 'boat' | 'small' | 'large' | 'agent'>;

/** Names are asked for all the time. */
const SEATS = [0, 1, 2].map((route) => [0, 1, 2, 3].map((place): Space => `seat:${route}:${place}`));
export const PORTS = [0, 1, 2].map((berth): Space => `port:${berth}`);
export const YARDS = [0, 1, 2].map((berth): Space => `yard:${berth}`);
export const BOAT = [0, 1].map((pirate): Space => `boat:${pirate}`);

export const seatSpace = (route: number, place: number): Space => SEATS[route][place];
export const atSea = (punt: Punt): boolean => punt.dock === 'sea';
export const seatsOf = (punt: Punt): readonly number[] => WARES[punt.ware].seats;

/** The two numbers of `seat:<route>:<place>`; undefined for any other text. */
export function seatAt(space: string): { route: number; place: number } | undefined {
  const found = /^seat:(\d):(\d)$/.exec(space);
  return found ? { route: Number(found[1]), place: Number(found[2]) } : undefined;
}

/** Every vacant space with its cost, always in the same order. Of a punt's seats only the cheapest one is open. */
export function vacancies(s: Board): Vacancy[] {
  const out: Vacancy[] = [];
  for (let r = 0; r < s.punts.length; r++) {
    const punt = s.punts[r];
    const place = punt.aboard.length;
    if (atSea(punt) && place < seatsOf(punt).length) {
      out.push({ space: seatSpace(r, place), cost: seatsOf(punt)[place] });
    }
  }
  for (let k = 0; k < s.ports.length; k++)
    if (s.ports[k] === NOBODY) out.push({ space: PORTS[k], cost: BERTH_COST[k] });
  for (let k = 0; k < s.yards.length; k++)
    if (s.yards[k] === NOBODY) out.push({ space: YARDS[k], cost: BERTH_COST[k] });
  if (s.boat.length < PIRATES) out.push({ space: BOAT[s.boat.length], cost: PIRATE_COST });
  if (s.small === NOBODY) out.push({ space: 'small', cost: SMALL_COST });
  if (s.large === NOBODY) out.push({ space: 'large', cost: LARGE_COST });
  if (s.agent === NOBODY) out.push({ space: 'agent', cost: 0 });
  return out;
}

/**
 * Whether `spacesFor` would find any; asked for everybody at every turn, so without a list. Where a purse reaches the
 * cheapest paid space, that one is open; where it does not, what a blind passenger may take is.
 */
export function anySpaceFor(s: Board & Pick<OpenTable, 'blindPassenger'>, purse: Purse): boolean {
  let seat = Number.POSITIVE_INFINITY;
  for (const punt of s.punts) {
    const cost = atSea(punt) ? seatsOf(punt)[punt.aboard.length] : undefined;
    if (cost !== undefined && cost < seat) seat = cost;
  }
  let cheapest = Math.min(seat, cheapestBerth(s.ports), cheapestBerth(s.yards));
  if (s.boat.length < PIRATES) cheapest = Math.min(cheapest, PIRATE_COST);
  if (s.small === NOBODY) cheapest = Math.min(cheapest, SMALL_COST);
  if (s.large === NOBODY) cheapest = Math.min(cheapest, LARGE_COST);
  if (cheapest === Number.POSITIVE_INFINITY) return s.agent === NOBODY && purse.limit >= 0;
  return cheapest <= purse.limit || s.blindPassenger === 'anyButInsurance' || seat < Number.POSITIVE_INFINITY;
}

function cheapestBerth(berths: readonly Seat[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < berths.length; k++) if (berths[k] === NOBODY && BERTH_COST[k] < least) least = BERTH_COST[k];
  return least;
}

/** 3.8.5: even with loans the cheapest paid space is out of reach. */
export function isBlind(all: readonly Vacancy[], limit: number): boolean {
  let cheapest = Number.POSITIVE_INFINITY;
  for (const { cost } of all) if (cost > 0 && cost < cheapest) cheapest = cost;
  return cheapest !== Number.POSITIVE_INFINITY && limit < cheapest;
}

/** The spaces open to somebody with this purse. A blind passenger pays what they have, wherever they go. */
export function spacesFor(s: Board & Pick<OpenTable, 'blindPassenger'>, purse: Purse): Vacancy[] {
  const all = vacancies(s);
  const out: Vacancy[] = [];
  const blind = isBlind(all, purse.limit);
  for (const one of all) {
    if (blind) {
      const may = one.cost > 0 && (s.blindPassenger === 'anyButInsurance' || one.space.startsWith('seat'));
      if (may) out.push({ space: one.space, cost: purse.cash });
    } else if (one.cost <= purse.limit) out.push(one);
  }
  return out;
}

/** Seats that a pirate may board now (rule page 3.6.4, 3.11): vacant ones on 13 first, then other people's. */
export function boardable(s: Board & Pick<OpenTable, 'strongPirates'>, over: Space | null): Space[] {
  const vacant: Space[] = [];
  const taken: Space[] = [];
  for (let r = 0; r < s.punts.length; r++) {
    const punt = s.punts[r];
    if (!atSea(punt) || punt.pos !== LAST) continue;
    const { length } = punt.aboard;
    if (length < seatsOf(punt).length) vacant.push(seatSpace(r, length));
    else for (let p = 0; p < length; p++) if (seatSpace(r, p) !== over) taken.push(seatSpace(r, p));
  }
  return vacant.length > 0 || !s.strongPirates ? vacant : taken;
}

/** Puts a piece there. The caller has asked whether the space is open. */
export function settle(s: Board, space: Space, seat: Seat): void {
  const [kind, a] = space.split(':');
  if (kind === 'seat') s.punts[Number(a)].aboard.push(seat);
  else if (kind === 'port') s.ports[Number(a)] = seat;
  else if (kind === 'yard') s.yards[Number(a)] = seat;
  else if (kind === 'boat') s.boat.push(seat);
  else if (kind === 'small') s.small = seat;
  else if (kind === 'large') s.large = seat;
  else s.agent = seat;
}
