import type { Rng, Seat } from '../../../engine/rules';
import { citySites, free, openPoints, rate, roadSites, settlementSites, settlementsLeft } from './board';
import { cornerPips, pips, pipsOn } from './bot-board';
import { aimOf, goalsOf, handWorth, missing } from './bot-hand';
import { countOf, holds, sizeOf } from './hands';
import { EDGES, HEXES, INTERSECTIONS } from './island';
import {
  BUILDER,
  COST,
  GOAL,
  GOLD_PRICE,
  MONOPOLY,
  PLENTY,
  PRODUCER,
  RESOURCES,
  ROAD_BUILDING,
  ROBBER,
  SOLDIER,
  SOLDIERS,
  sumOf,
  TRADER,
} from './setup';
import { victims } from './seven';
import {
  type Cards,
  type EdgeId,
  type F,
  type Frame,
  type HexId,
  type Move,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type Resource,
  type Terms,
} from './state';

/** What people in an imagined course of play do: sensible things at a glance, with a whim, from the position alone. */

/** The best of a list by its worth, which is asked once of each. */
function top<T>(list: readonly T[], worth: (one: T) => number): T {
  let best = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const now = worth(one);
    if (now <= most) continue;
    most = now;
    best = one;
  }
  return best;
}

function place(s: PuertoCatan, rng: Rng): Move {
  let spot = 0;
  let most = -1;
  for (let one = 0; one < INTERSECTIONS.length; one++) {
    if (!free(s, one)) continue;
    const worth = cornerPips(s, one) + 2 * rng.next();
    if (worth <= most) continue;
    most = worth;
    spot = one;
  }
  const ways = INTERSECTIONS[spot].edges.filter((edge) => s.roads[edge] === NOBODY);
  return { settle: spot, road: ways[rng.int(ways.length)] };
}

/** A role, after the gold on it and what its chooser has in hand. */
function select(s: PuertoCatan, seat: Seat, rng: Rng): Move {
  const own = countOf(s.hands[seat]);
  const size = sumOf(own);
  const worthOf = (role: number): number => {
    if (role === BUILDER) {
      if (missing(own, COST.city) === 0 && citySites(s, seat).length > 0) return 2.2;
      if (missing(own, COST.settlement) === 0 && settlementSites(s, seat).length > 0) return 2.2;
      return missing(own, COST.dev) === 0 ? 1.2 : missing(own, COST.road) === 0 ? 0.5 : 0;
    }
    if (role === PRODUCER) return s.discard && size > 7 ? 0.5 : 1;
    if (role === TRADER) return 0.3 + (s.gold[seat] >= GOLD_PRICE ? 0.7 : 0) + (size > 4 ? 0.2 : 0);
    if (role === SOLDIERS) return s.devs[seat].includes(SOLDIER) ? 1.5 : 0;
    if (role === ROBBER) return pipsOn(s, s.robber, seat) > 0 ? 0.8 : 0.2;
    return 0.9;
  };
  let best = 0;
  let most = -1;
  for (let role = 0; role < s.chosen.length; role++) {
    if (s.chosen[role] !== NOBODY) continue;
    const worth = worthOf(role) + 0.3 * s.roleGold[role] + 0.5 * rng.next();
    if (worth <= most) continue;
    most = worth;
    best = role;
  }
  return { role: best };
}

/** The kind that is missing most for what the hand is kept for, as far as the bank has it. */
function wanted(s: PuertoCatan, own: Cards, cost: Cards): Resource | undefined {
  let best: Resource | undefined;
  let most = 0;
  for (const kind of RESOURCES) {
    const short = cost[kind] - own[kind];
    if (short <= most || s.bank[kind] === 0) continue;
    most = short;
    best = kind;
  }
  return best;
}

function produce(s: PuertoCatan, f: F<'produce'>, seat: Seat): Move {
  if (!f.rolled) return { roll: true };
  if (f.progress || sumOf(s.bank) < 2 || !s.devs[seat].includes(PLENTY)) return { done: true };
  const own = countOf(s.hands[seat]);
  const { cost } = aimOf(goalsOf(s, seat), own);
  const first = wanted(s, own, cost);
  if (first === undefined) return { done: true };
  own[first]++;
  let second = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of RESOURCES) {
    const short = cost[kind] - own[kind];
    if (short <= most || s.bank[kind] <= (kind === first ? 1 : 0)) continue;
    most = short;
    second = kind;
  }
  return { plenty: first < second ? [first, second] : [second, first] };
}

/** What is not wanted goes first, of that what there is most of. */
function discard(s: PuertoCatan, seat: Seat): Move {
  const own = countOf(s.hands[seat]);
  const { cost } = aimOf(goalsOf(s, seat), own);
  const out = own.map(() => 0);
  for (let due = Math.floor(sumOf(own) / 2); due > 0; due--) {
    let worst = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const kind of RESOURCES) {
      const over = own[kind] === 0 ? Number.NEGATIVE_INFINITY : own[kind] - 1.5 * cost[kind];
      if (over <= most) continue;
      most = over;
      worst = kind;
    }
    own[worst]--;
    out[worst]++;
  }
  return { discard: out };
}

/** Where the robber hurts those most who are ahead; `there` must have a building on it where that is somebody. */
function haunt(s: PuertoCatan, seat: Seat, there: Seat, rng: Rng): HexId {
  const leads = s.gold.map((_, other) => (other === seat ? -2 : 0.5 + 0.12 * openPoints(s, other)));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (hex === s.robber) continue;
    let worth = rng.next();
    let hit = there === NOBODY;
    for (const spot of HEXES[hex].corners) {
      const owner = s.owners[spot];
      if (owner === NOBODY) continue;
      if (owner === there) hit = true;
      worth += leads[owner] * s.levels[spot] * pips(s.tokens[hex]);
    }
    if (!hit || worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best;
}

/** Of those who can be robbed there the one who has most. */
const prey = (s: PuertoCatan, hex: HexId, seat: Seat): Seat => {
  const all = victims(s, hex, seat);
  return all.length === 0 ? NOBODY : top(all, (one) => openPoints(s, one) + 0.3 * sizeOf(s, one));
};

function seven(s: PuertoCatan, f: F<'seven'>, seat: Seat, rng: Rng): Move {
  const bound = f.roller !== seat && sizeOf(s, f.roller) > 0;
  const hex = haunt(s, seat, bound ? f.roller : NOBODY, rng);
  return { hex, from: bound ? f.roller : prey(s, hex, seat) };
}

function soldier(s: PuertoCatan, f: F<'soldier'>, seat: Seat, rng: Rng): Move {
  if (!s.devs[seat].includes(SOLDIER)) return { done: true };
  const hex = haunt(s, seat, NOBODY, rng);
  return { soldier: hex, from: seat === f.active ? NOBODY : prey(s, hex, seat) };
}

function trade(s: PuertoCatan, f: F<'trade'>, seat: Seat): Move {
  const hand = s.hands[seat];
  // what was offered is wanted
  const yes = f.answers?.find((one) => one.yes);
  if (yes) return { close: yes.seat };
  const rich = s.gold[seat] >= GOLD_PRICE;
  const monopoly = !f.progress && s.devs[seat].includes(MONOPOLY);
  const least = seat === f.active ? 2 : 4;
  if (!rich && !monopoly && hand.kinds.length < least) return { done: true };
  const own = countOf(hand);
  if (!rich && !monopoly && Math.max(...own) < least) return { done: true };
  const { cost } = aimOf(goalsOf(s, seat), own);
  const want = wanted(s, own, cost);
  if (want === undefined) return { done: true };
  if (monopoly && !s.named.includes(want)) {
    let n = 0;
    for (let other = 0; other < s.n; other++) if (other !== seat) n += countOf(s.hands[other])[want];
    if (n > 2) return { monopoly: want };
  }
  if (rich) return { gold: want };
  for (const kind of RESOURCES) {
    const over = own[kind] - cost[kind];
    if (over > 1 && over >= rate(s, seat, f.active, kind)) return { bank: kind, for: want };
  }
  return { done: true };
}

/** Whoever is near the end gets nothing. */
function reply(s: PuertoCatan, f: Terms, from: Seat, seat: Seat): Move {
  const able = holds(s.hands[seat], f.take) && s.gold[seat] >= f.takeGold;
  if (!able || openPoints(s, from) >= GOAL - 2) return { decline: true };
  const goals = goalsOf(s, seat);
  const own = countOf(s.hands[seat]);
  const then = own.map((n, kind) => n + f.give[kind] - f.take[kind]);
  const gold = 0.15 * (f.giveGold - f.takeGold);
  return handWorth(goals, then) + gold > handWorth(goals, own) + 0.05 ? { accept: true } : { decline: true };
}

/** The road that leads nearest to the best land. */
function road(s: PuertoCatan, sites: readonly EdgeId[], rng: Rng): Moves['road'] {
  const worth = (edge: EdgeId): number => {
    let best = 0;
    for (const end of [EDGES[edge].a, EDGES[edge].b]) {
      if (s.owners[end] !== NOBODY) continue;
      if (free(s, end)) best = Math.max(best, cornerPips(s, end));
      for (const next of INTERSECTIONS[end].beside) if (free(s, next)) best = Math.max(best, 0.6 * cornerPips(s, next));
    }
    return best + 2 * rng.next();
  };
  return { road: top(sites, worth) };
}

function build(s: PuertoCatan, f: F<'build'>, seat: Seat, rng: Rng): Move {
  const hand = s.hands[seat];
  const paid = (cost: Cards): boolean => holds(hand, cost);
  if (paid(COST.city)) {
    const cities = citySites(s, seat);
    if (cities.length > 0) return { city: top(cities, (spot) => cornerPips(s, spot)) };
  }
  const sites = paid(COST.road) ? settlementSites(s, seat) : [];
  if (sites.length > 0 && paid(COST.settlement)) return { settlement: top(sites, (spot) => cornerPips(s, spot)) };
  if (!f.progress && s.devs[seat].includes(ROAD_BUILDING) && roadSites(s, seat).length > 0)
    return { roadBuilding: true };
  if (sites.length === 0 && paid(COST.road) && settlementsLeft(s, seat) > 0) {
    const ways = roadSites(s, seat);
    if (ways.length > 0) return road(s, ways, rng);
  }
  if (s.stack.length > 0 && paid(COST.dev)) {
    const own = countOf(hand);
    const { cost } = aimOf(goalsOf(s, seat), own);
    if (cost === COST.dev || missing(own, cost) > 1 || hand.kinds.length > 6) return { buy: true };
  }
  return { done: true };
}

/** See GameModule.quick. */
export function quick(s: PuertoCatan, seat: Seat, rng: Rng): Move | undefined {
  const f: Frame = s.todo[0];
  switch (f.at) {
    case 'place':
      return place(s, rng);
    case 'select':
      return select(s, seat, rng);
    case 'produce':
      return produce(s, f, seat);
    case 'discard':
      return discard(s, seat);
    case 'seven':
      return seven(s, f, seat, rng);
    case 'trade':
      return trade(s, f, seat);
    case 'confirm':
      return reply(s, f, f.from, seat);
    case 'answer':
      return reply(s, f.offer, f.from, seat);
    case 'build':
      return build(s, f, seat, rng);
    case 'freeRoad':
      return road(s, roadSites(s, seat), rng);
    case 'soldier':
      return soldier(s, f, seat, rng);
    case 'prospect': {
      const own = countOf(s.hands[seat]);
      const take = wanted(s, own, aimOf(goalsOf(s, seat), own).cost) ?? s.bank.findIndex((n) => n > 0);
      return { take };
    }
    case 'robber':
      return pipsOn(s, s.robber, seat) > 0 || rng.int(3) > 0
        ? { hex: haunt(s, seat, NOBODY, rng), from: NOBODY }
        : { stay: true };
    default:
      return undefined;
  }
}
