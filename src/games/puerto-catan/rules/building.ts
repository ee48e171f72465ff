import { illegal } from '../../../engine/kinds';
import { type Refusal, type Rng, type Seat, silent, type Tell } from '../../../engine/rules';
import { whole, yes } from '../../../engine/shape';
import {
  announce,
  buyer,
  citiesLeft,
  citySites,
  judgeCut,
  judgeRoad,
  mayHold,
  openPoints,
  roadFits,
  roadSites,
  roadsLeft,
  settlementSites,
  settlementsLeft,
  touchesRoad,
} from './board';
import { holds, lose, plainlyHolds, sizeOf } from './hands';
import { EDGES, INTERSECTIONS } from './island';
import { cardList, devName, edgeName, spotName, who } from './names';
import { playCard } from './producing';
import { payFee } from './purse';
import { COST, GOAL, RESOURCES, ROAD_BUILDING, sumOf } from './setup';
import {
  type Cards,
  type Corner,
  chance,
  choice,
  type EdgeId,
  type Event,
  type F,
  kinds,
  type Moves,
  NOBODY,
  type PuertoCatan,
} from './state';

/** The Builder phase (rulings 13, 16, 22, 23 and 31; rule page B3, Building). */

/** Whether a hand pays a cost, or might. */
type May = (cost: Cards) => boolean;

const roads = (s: PuertoCatan, seat: Seat, may: May): Moves['road'][] =>
  may(COST.road) ? roadSites(s, seat).map((road) => ({ road })) : [];
const settlements = (s: PuertoCatan, seat: Seat, may: May): Moves['settlement'][] =>
  may(COST.settlement) ? settlementSites(s, seat).map((settlement) => ({ settlement })) : [];
const cities = (s: PuertoCatan, seat: Seat, may: May): Moves['city'][] =>
  may(COST.city) ? citySites(s, seat).map((city) => ({ city })) : [];
const purchases = (s: PuertoCatan, may: May): Moves['buy'][] =>
  s.stack.length > 0 && may(COST.dev) ? [{ buy: true }] : [];
/** Road Building, by somebody who holds it, or of whom that is supposed. */
const freeRoads = (s: PuertoCatan, f: F<'build'>, seat: Seat, has: boolean): Moves['roadBuilding'][] =>
  has && !f.progress && roadSites(s, seat).length > 0 ? [{ roadBuilding: true }] : [];

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(ROAD_BUILDING);
const own =
  (s: PuertoCatan, seat: Seat): May =>
  (cost) =>
    holds(s.hands[seat], cost);
const might =
  (s: PuertoCatan, seat: Seat): May =>
  (cost) =>
    sizeOf(s, seat) >= sumOf(cost);

/** Whether anything could be built here, as far as everybody can tell (ruling 36). */
const idle = (s: PuertoCatan, f: F<'build'>): boolean =>
  sizeOf(s, f.seat) < sumOf(COST.road) && (f.progress || !mayHold(s, f.seat, ROAD_BUILDING));

/** A hidden victory card could be what makes ten points of somebody's open ones: then no move may be taken back. */
const close = (s: PuertoCatan): boolean =>
  s.last === NOBODY &&
  s.devs.some((list, seat) => {
    const hidden = list.length + (buyer(s) === seat ? s.fresh.length : 0);
    // a settlement may bring the longest road with it, or give it to a third
    return hidden > 0 && openPoints(s, seat) + hidden + 3 >= GOAL;
  });

function lacks(s: PuertoCatan, seat: Seat, cost: Cards): Refusal | undefined {
  return holds(s.hands[seat], cost) ? undefined : { key: 'pc.no.pay', args: { list: cardList(cost) }, rule: 'B3' };
}

function refuseRoad(s: PuertoCatan, seat: Seat, edge: EdgeId): Refusal | undefined {
  if (!EDGES[edge]) return illegal;
  const rule = 'B3';
  if (roadsLeft(s, seat) === 0) return { key: 'pc.no.roadLeft', rule: '31' };
  if (s.roads[edge] !== NOBODY) return { key: 'pc.no.taken', rule };
  return roadFits(s, edge, seat) ? undefined : { key: 'pc.no.roadFits', rule };
}

function refuseSettlement(s: PuertoCatan, seat: Seat, spot: Corner): Refusal | undefined {
  if (!INTERSECTIONS[spot]) return illegal;
  const rule = 'B3';
  if (settlementsLeft(s, seat) === 0) return { key: 'pc.no.settlementLeft', rule: '31' };
  if (s.owners[spot] !== NOBODY) return { key: 'pc.no.taken', rule };
  if (INTERSECTIONS[spot].beside.some((other) => s.owners[other] !== NOBODY)) return { key: 'pc.no.distance', rule };
  return touchesRoad(s, spot, seat) ? undefined : { key: 'pc.no.ownRoad', rule };
}

function refuseCity(s: PuertoCatan, seat: Seat, spot: Corner): Refusal | undefined {
  if (!INTERSECTIONS[spot]) return illegal;
  if (citiesLeft(s, seat) === 0) return { key: 'pc.no.cityLeft', rule: '31' };
  return s.owners[spot] === seat && s.levels[spot] === 1 ? undefined : { key: 'pc.no.ownSettlement', rule: 'B3' };
}

function refuseRoadBuilding(s: PuertoCatan, f: F<'build'>, seat: Seat): Refusal | undefined {
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (!owns(s, seat)) return { key: s.fresh.includes(ROAD_BUILDING) ? 'pc.no.fresh' : 'pc.no.dev', rule: '16' };
  return roadSites(s, seat).length > 0 ? undefined : { key: 'pc.no.roadSite', rule: '16' };
}

/** Whether paying this tells something about a hand, or about who is how near to the end. */
const tells = (s: PuertoCatan, f: F<'build'>, cost: Cards): boolean => !plainlyHolds(s.hands[f.seat], cost) || close(s);

const final = kinds.some<[s: PuertoCatan, f: F<'build'>], boolean>(false, {
  road: (_m, s, f) => tells(s, f, COST.road),
  settlement: (_m, s, f) => tells(s, f, COST.settlement),
  city: (_m, s, f) => tells(s, f, COST.city),
  buy: () => true,
  roadBuilding: () => true,
});

export const build = choice<'build', 'done' | 'road' | 'settlement' | 'city' | 'buy' | 'roadBuilding'>({
  privacy: 'hand',
  noEndTurn: true,
  final: (s, f, m) => final(m, s, f),
  ends: (s, f) => f.done === true || idle(s, f),
  any: anyBuild,
  kinds: {
    done: {
      list: () => [{ done: true }],
      apply(_s, f) {
        f.done = true;
      },
    },
    road: {
      list: (s, _f, seat) => roads(s, seat, own(s, seat)),
      offers: (s, _f, seat) => roads(s, seat, might(s, seat)),
      shape: { road: whole },
      refuse: (s, _f, seat, { road }) => refuseRoad(s, seat, road) ?? lacks(s, seat, COST.road),
      apply(s, f, seat, { road }, tell) {
        pay(s, f, seat, COST.road, tell);
        layRoad(s, seat, road, tell);
        announce(s, seat, tell);
      },
    },
    settlement: {
      list: (s, _f, seat) => settlements(s, seat, own(s, seat)),
      offers: (s, _f, seat) => settlements(s, seat, might(s, seat)),
      shape: { settlement: whole },
      refuse: (s, _f, seat, { settlement }) => refuseSettlement(s, seat, settlement) ?? lacks(s, seat, COST.settlement),
      apply(s, f, seat, { settlement: spot }, tell) {
        pay(s, f, seat, COST.settlement, tell);
        s.owners[spot] = seat;
        s.levels[spot] = 1;
        if (tell !== silent)
          tell({ key: 'pc.settlement', args: { who: who(seat), where: spotName(s, spot) }, rule: 'B3' });
        judgeCut(s, spot, tell);
        announce(s, seat, tell);
      },
    },
    city: {
      list: (s, _f, seat) => cities(s, seat, own(s, seat)),
      offers: (s, _f, seat) => cities(s, seat, might(s, seat)),
      shape: { city: whole },
      refuse: (s, _f, seat, { city }) => refuseCity(s, seat, city) ?? lacks(s, seat, COST.city),
      apply(s, f, seat, { city: spot }, tell) {
        pay(s, f, seat, COST.city, tell);
        s.levels[spot] = 2;
        if (tell !== silent) tell({ key: 'pc.city', args: { who: who(seat), where: spotName(s, spot) }, rule: 'B3' });
        announce(s, seat, tell);
      },
    },
    buy: {
      list: (s, _f, seat) => purchases(s, own(s, seat)),
      offers: (s, _f, seat) => purchases(s, might(s, seat)),
      shape: { buy: yes },
      refuse: (s, _f, seat) => (s.stack.length === 0 ? { key: 'pc.no.stack', rule: 'B4' } : lacks(s, seat, COST.dev)),
      apply(s, f, seat, _m, tell) {
        pay(s, f, seat, COST.dev, tell);
        if (tell !== silent) tell({ key: 'pc.bought', args: { who: who(seat) }, rule: 'B3' });
        s.todo.unshift({ at: 'draw', seat });
      },
    },
    roadBuilding: {
      list: (s, f, seat) => freeRoads(s, f, seat, owns(s, seat)),
      offers: (s, f, seat) => freeRoads(s, f, seat, mayHold(s, seat, ROAD_BUILDING)),
      shape: { roadBuilding: yes },
      refuse: refuseRoadBuilding,
      apply(s, f, seat, _m, tell) {
        fee(s, f, seat, tell);
        f.progress = true;
        playCard(s, seat, ROAD_BUILDING);
        if (tell !== silent) tell({ key: 'pc.roadBuilding', args: { who: who(seat) }, rule: '16' });
        s.todo.unshift({ at: 'freeRoad', seat, active: f.active, left: Math.min(2, roadsLeft(s, seat)) });
      },
    },
  },
  after(s, f) {
    if (s.fresh.length === 0) return;
    s.devs[f.seat].push(...s.fresh);
    s.devs[f.seat].sort((a, b) => a - b);
    s.fresh = [];
  },
});

type Builds = Moves['done' | 'road' | 'settlement' | 'city' | 'buy' | 'roadBuilding'];

/** One of what `moves` would list, in the order in which it would stand there. */
function anyBuild(s: PuertoCatan, f: F<'build'>, seat: Seat, rng: Rng): Builds {
  const hand = s.hands[seat];
  const roads = holds(hand, COST.road) ? roadSites(s, seat) : [];
  const settlements = holds(hand, COST.settlement) ? settlementSites(s, seat) : [];
  const cities = holds(hand, COST.city) ? citySites(s, seat) : [];
  const buys = s.stack.length > 0 && holds(hand, COST.dev) ? 1 : 0;
  const grand = settlements.length + cities.length + buys;
  const free = freeRoads(s, f, seat, owns(s, seat)).length;
  const pick = (i: number): Builds => {
    if (i < 0) return { done: true };
    if (i < roads.length) return { road: roads[i] };
    const j = i - roads.length;
    if (j < settlements.length) return { settlement: settlements[j] };
    if (j < settlements.length + cities.length) return { city: cities[j - settlements.length] };
    return j < grand ? { buy: true } : { roadBuilding: true };
  };
  // random people should build what counts, or no game would end
  if (grand > 0 && rng.int(8) > 0) return pick(roads.length + rng.int(grand));
  const all = roads.length + grand + free;
  return pick(all > 0 && rng.int(3) > 0 ? rng.int(all) : rng.int(all + 1) - 1);
}

/** Ruling 22: one gold a phase to the active player, on the first build, from whoever has one. */
function fee(s: PuertoCatan, f: F<'build'>, seat: Seat, tell: Tell<Event>): void {
  if (f.paid) return;
  f.paid = true;
  if (payFee(s, seat, f.active)) tell({ key: 'pc.fee', args: { who: who(seat), active: who(f.active) }, rule: '22' });
}

function pay(s: PuertoCatan, f: F<'build'>, seat: Seat, cost: Cards, tell: Tell<Event>): void {
  fee(s, f, seat, tell);
  lose(s, seat, cost);
  for (const kind of RESOURCES) s.bank[kind] += cost[kind];
}

function layRoad(s: PuertoCatan, seat: Seat, edge: EdgeId, tell: Tell<Event>): void {
  s.roads[edge] = seat;
  if (tell !== silent) tell({ key: 'pc.road', args: { who: who(seat), where: edgeName(s, edge) }, rule: 'B3' });
  judgeRoad(s, seat, tell);
}

/** Ruling 16: two roads without cards; one where there is but one piece or one edge. */
export const freeRoad = choice<'freeRoad', 'road'>({
  privacy: 'open',
  noEndTurn: true,
  final: (s) => close(s),
  ends: (s, f) => f.left === 0 || roadSites(s, f.seat).length === 0,
  kinds: {
    road: {
      list: (s, _f, seat) => roadSites(s, seat).map((road) => ({ road })),
      shape: { road: whole },
      refuse: (s, _f, seat, m) => refuseRoad(s, seat, m.road),
      apply(s, f, seat, { road }, tell) {
        f.left--;
        layRoad(s, seat, road, tell);
        announce(s, seat, tell);
      },
    },
  },
});

/** The next development card: its buyer alone sees it. */
export const draw = chance<'draw', 'drawn'>({
  open: false,
  draw: (s, _f, rng) => ({ drawn: s.stack[rng.int(s.stack.length)] }),
  shape: { drawn: whole },
  refuse: (s, _f, { drawn }) => (s.stack.includes(drawn) ? undefined : illegal),
  apply(s, f, _seat, { drawn }, tell) {
    s.stack.splice(s.stack.indexOf(drawn), 1);
    s.deck--;
    s.fresh.push(drawn);
    s.fresh.sort((a, b) => a - b);
    if (tell !== silent) {
      const args = { who: who(f.seat) };
      const seen: Event = { key: 'pc.drewCard', args: { ...args, what: devName(drawn) }, rule: 'B3' };
      tell(seen, [f.seat], { key: 'pc.drew', args, rule: 'B3' });
    }
    announce(s, f.seat, tell);
  },
  outcomes: (s) =>
    [0, 1, 2, 3, 4].flatMap((drawn) => {
      const weight = s.stack.filter((dev) => dev === drawn).length;
      return weight > 0 ? [{ move: { drawn }, weight }] : [];
    }),
});
