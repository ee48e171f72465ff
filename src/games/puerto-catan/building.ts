import type { Chance, Choice, Refusal, Rng, Seat, Tell } from '../../engine/rules';
import {
  announce,
  buyer,
  citiesLeft,
  citySites,
  judgeRoads,
  mayHold,
  openPoints,
  roadFits,
  roadSites,
  roadsLeft,
  settlementSites,
  settlementsLeft,
  touchesRoad,
} from './board';
import { holds, lose, plainlyHolds } from './hands';
import { EDGES, INTERSECTIONS } from './island';
import { playCard } from './producing';
import { payFee } from './purse';
import { COST, GOAL, RESOURCES, ROAD_BUILDING, sumOf } from './setup';
import type { Cards, Dev, EdgeId, Event, Move, PuertoCatan, Spot } from './state';
import { NOBODY } from './state';
import { type F, fields, illegal, sizeOf, whole } from './step';
import { cardList, devName, edgeName, spotName, who } from './words';

/** The Builder phase (rulings 13, 16, 22, 23 and 31; rule page B3, Building). */

/** What this seat can build if `may` says what it can pay for and `has` whether it holds Road Building. */
function sites(s: PuertoCatan, f: F<'build'>, seat: Seat, may: (cost: Cards) => boolean, has: boolean): Move[] {
  const out: Move[] = [{ done: true }];
  const roads = roadSites(s, seat);
  if (may(COST.road)) for (const road of roads) out.push({ road });
  if (may(COST.settlement)) for (const settlement of settlementSites(s, seat)) out.push({ settlement });
  if (may(COST.city)) for (const city of citySites(s, seat)) out.push({ city });
  if (s.stack.length > 0 && may(COST.dev)) out.push({ buy: true });
  if (has && !f.progress && roads.length > 0) out.push({ roadBuilding: true });
  return out;
}

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(ROAD_BUILDING);
const own = (s: PuertoCatan, seat: Seat) => (cost: Cards) => holds(s.hands[seat], cost);
const might = (s: PuertoCatan, seat: Seat) => (cost: Cards) => sizeOf(s, seat) >= sumOf(cost);

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

const costOf = (m: Move): Cards | undefined => {
  if ('road' in m) return COST.road;
  if ('settlement' in m) return COST.settlement;
  if ('city' in m) return COST.city;
  return 'buy' in m ? COST.dev : undefined;
};

function lacks(s: PuertoCatan, seat: Seat, cost: Cards): true | Refusal {
  return holds(s.hands[seat], cost) ? true : { key: 'pc.no.pay', args: { list: cardList(cost) }, rule: 'B3' };
}

function refuseRoad(s: PuertoCatan, seat: Seat, edge: EdgeId): true | Refusal {
  if (!EDGES[edge]) return illegal;
  const rule = 'B3';
  if (roadsLeft(s, seat) === 0) return { key: 'pc.no.roadLeft', rule: '31' };
  if (s.roads[edge] !== NOBODY) return { key: 'pc.no.taken', rule };
  return roadFits(s, edge, seat) ? true : { key: 'pc.no.roadFits', rule };
}

function refuseSettlement(s: PuertoCatan, seat: Seat, spot: Spot): true | Refusal {
  if (!INTERSECTIONS[spot]) return illegal;
  const rule = 'B3';
  if (settlementsLeft(s, seat) === 0) return { key: 'pc.no.settlementLeft', rule: '31' };
  if (s.owners[spot] !== NOBODY) return { key: 'pc.no.taken', rule };
  if (INTERSECTIONS[spot].beside.some((other) => s.owners[other] !== NOBODY)) return { key: 'pc.no.distance', rule };
  return touchesRoad(s, spot, seat) ? true : { key: 'pc.no.ownRoad', rule };
}

function refuseCity(s: PuertoCatan, seat: Seat, spot: Spot): true | Refusal {
  if (!INTERSECTIONS[spot]) return illegal;
  if (citiesLeft(s, seat) === 0) return { key: 'pc.no.cityLeft', rule: '31' };
  return s.owners[spot] === seat && s.levels[spot] === 1 ? true : { key: 'pc.no.ownSettlement', rule: 'B3' };
}

function refuse(s: PuertoCatan, f: F<'build'>, seat: Seat, m: Record<string, unknown>): true | Refusal {
  const [name, ...more] = Object.keys(m);
  if (more.length > 0) return illegal;
  if (name !== 'buy' && name !== 'roadBuilding' && !whole(m[name])) return illegal;
  const value = m[name] as number;
  const site =
    name === 'road'
      ? refuseRoad(s, seat, value)
      : name === 'settlement'
        ? refuseSettlement(s, seat, value)
        : name === 'city'
          ? refuseCity(s, seat, value)
          : illegal;
  if (site !== illegal) return site === true ? lacks(s, seat, costOf({ [name]: value } as Move) as Cards) : site;
  if (name === 'buy' && m.buy === true)
    return s.stack.length === 0 ? { key: 'pc.no.stack', rule: 'B4' } : lacks(s, seat, COST.dev);
  if (name !== 'roadBuilding' || m.roadBuilding !== true) return illegal;
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (!owns(s, seat)) return { key: s.fresh.includes(ROAD_BUILDING) ? 'pc.no.fresh' : 'pc.no.dev', rule: '16' };
  return roadSites(s, seat).length > 0 ? true : { key: 'pc.no.roadSite', rule: '16' };
}

export const build: Choice<PuertoCatan, F<'build'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  brisk: true,
  final(s, f, m) {
    if ('done' in m) return false;
    const cost = costOf(m);
    return cost === undefined || 'buy' in m || !plainlyHolds(s.hands[f.seat], cost) || close(s);
  },
  ends: (s, f) => f.done === true || idle(s, f),
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => sites(s, f, seat, own(s, seat), owns(s, seat)),
  offers: (s, f, seat) => sites(s, f, seat, might(s, seat), mayHold(s, seat, ROAD_BUILDING)),
  any(s, f, seat, rng: Rng) {
    const all = sites(s, f, seat, own(s, seat), owns(s, seat));
    // random people should build what counts, or no game would end
    const grand = all.filter((m) => 'settlement' in m || 'city' in m || 'buy' in m);
    if (grand.length > 0 && rng.int(8) > 0) return grand[rng.int(grand.length)];
    return all.length > 1 && rng.int(3) > 0 ? all[1 + rng.int(all.length - 1)] : all[rng.int(all.length)];
  },
  accepts(s, f, seat, m) {
    if (fields(m, 'done')?.done === true) return true;
    return typeof m === 'object' && m !== null && !Array.isArray(m)
      ? refuse(s, f, seat, m as Record<string, unknown>)
      : illegal;
  },
  apply(s, f, seat, m, tell) {
    if ('done' in m) {
      f.done = true;
      return;
    }
    fee(s, f, seat, tell);
    if ('roadBuilding' in m) {
      f.progress = true;
      playCard(s, seat, ROAD_BUILDING);
      tell({ key: 'pc.roadBuilding', args: { who: who(seat) }, rule: '16' });
      s.todo.unshift({ at: 'freeRoad', seat, active: f.active, left: Math.min(2, roadsLeft(s, seat)) });
      return;
    }
    const cost = costOf(m) as Cards;
    lose(s, seat, cost);
    for (const kind of RESOURCES) s.bank[kind] += cost[kind];
    if ('buy' in m) {
      tell({ key: 'pc.bought', args: { who: who(seat) }, rule: 'B3' });
      s.todo.unshift({ at: 'draw', seat });
      return;
    }
    if ('road' in m) layRoad(s, seat, m.road, tell);
    else if ('settlement' in m) settle(s, seat, m.settlement, tell);
    else if ('city' in m) {
      s.levels[m.city] = 2;
      tell({ key: 'pc.city', args: { who: who(seat), where: spotName(s, m.city) }, rule: 'B3' });
    }
    announce(s, seat, tell);
  },
  after(s, f) {
    if (s.fresh.length === 0) return;
    s.devs[f.seat].push(...s.fresh);
    s.devs[f.seat].sort((a, b) => a - b);
    s.fresh = [];
  },
};

/** Ruling 22: one gold a phase to the active player, on the first build, from whoever has one. */
function fee(s: PuertoCatan, f: F<'build'>, seat: Seat, tell: Tell<Event>): void {
  if (f.paid) return;
  f.paid = true;
  if (payFee(s, seat, f.active)) tell({ key: 'pc.fee', args: { who: who(seat), active: who(f.active) }, rule: '22' });
}

function layRoad(s: PuertoCatan, seat: Seat, edge: EdgeId, tell: Tell<Event>): void {
  s.roads[edge] = seat;
  tell({ key: 'pc.road', args: { who: who(seat), where: edgeName(s, edge) }, rule: 'B3' });
  judgeRoads(s, tell);
}

function settle(s: PuertoCatan, seat: Seat, spot: Spot, tell: Tell<Event>): void {
  s.owners[spot] = seat;
  s.levels[spot] = 1;
  tell({ key: 'pc.settlement', args: { who: who(seat), where: spotName(s, spot) }, rule: 'B3' });
  judgeRoads(s, tell);
}

/** Ruling 16: two roads without cards; one where there is but one piece or one edge. */
export const freeRoad: Choice<PuertoCatan, F<'freeRoad'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  brisk: true,
  final: (s) => close(s),
  ends: (s, f) => f.left === 0 || roadSites(s, f.seat).length === 0,
  actors: (_s, f) => [f.seat],
  moves: (s, _f, seat) => roadSites(s, seat).map((road) => ({ road })),
  accepts(s, _f, seat, m) {
    const one = fields(m, 'road');
    return one && whole(one.road) ? refuseRoad(s, seat, one.road) : illegal;
  },
  apply(s, f, seat, m, tell) {
    f.left--;
    layRoad(s, seat, (m as { road: EdgeId }).road, tell);
    announce(s, seat, tell);
  },
};

/** The next development card: its buyer alone sees it. */
export const draw: Chance<PuertoCatan, F<'draw'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw: (s, _f, rng) => ({ drawn: s.stack[rng.int(s.stack.length)] }),
  accepts: (s, _f, m) => (s.stack.includes(fields(m, 'drawn')?.drawn as Dev) ? true : illegal),
  apply(s, f, _seat, m, tell) {
    const { drawn } = m as { drawn: Dev };
    s.stack.splice(s.stack.indexOf(drawn), 1);
    s.deck--;
    s.fresh.push(drawn);
    s.fresh.sort((a, b) => a - b);
    const args = { who: who(f.seat) };
    tell({ key: 'pc.drewCard', args: { ...args, what: devName(drawn) }, rule: 'B3' }, [f.seat], {
      key: 'pc.drew',
      args,
      rule: 'B3',
    });
    announce(s, f.seat, tell);
  },
  outcomes: (s) =>
    [0, 1, 2, 3, 4].flatMap((drawn) => {
      const weight = s.stack.filter((dev) => dev === drawn).length;
      return weight > 0 ? [{ move: { drawn }, weight }] : [];
    }),
};
