import type { Seat } from '../../../engine/rules';
import { againstRivals } from '../../kit/rivals';
import { citySites, openPoints, points, rate, roadLength, roadSites, settlementSites, settlementsLeft } from './board';
import { fieldOf, pipsOn, roadWorth, robberWorth, spotWorth } from './bot-board';
import { countOf } from './hands';
import { BUILDER, COST, counts, GOAL, GOLD_PRICE, LARGEST, noCards, RESOURCES, SOLDIERS, sumOf } from './setup';
import {
  type Cards,
  type Deal,
  type Frame,
  kinds,
  type Move,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type View,
} from './state';

/** What positions and choices are worth to a computer player, in points. It sees its own view and nothing else. */

const missing = (cards: Cards, cost: Cards): number => {
  let n = 0;
  for (const kind of RESOURCES) n += Math.max(0, cost[kind] - cards[kind]);
  return n;
};

/** What a seat could do with cards: the targets that exist, with what each would be worth. */
function targets(v: View, seat: Seat): { cost: Cards; worth: number }[] {
  const out = [{ cost: COST.dev, worth: v.deck > 0 ? 1.1 : 0 }];
  if (citySites(v, seat).length > 0) out.push({ cost: COST.city, worth: 2.6 });
  const sites = settlementSites(v, seat);
  if (sites.length > 0) out.push({ cost: COST.settlement, worth: 2.8 });
  else if (settlementsLeft(v, seat) > 0 && roadSites(v, seat).length > 0) out.push({ cost: COST.road, worth: 1.3 });
  return out;
}

type Goals = ReturnType<typeof targets>;

/** The nearer a hand is to what it can be spent on, the more it is worth. */
function handWorth(goals: Goals, cards: Cards): number {
  let out = 0.09 * Math.min(sumOf(cards), 8);
  for (const { cost, worth } of goals) {
    const share = 1 - missing(cards, cost) / sumOf(cost);
    out += worth * share * share * 0.6;
  }
  return out;
}

const changed = (cards: Cards, minus: readonly number[], plus: readonly number[]): Cards =>
  cards.map((n, kind) => n - minus[kind] + plus[kind]);

const single = (kind: number, n = 1): Cards => {
  const out = noCards();
  out[kind] = n;
  return out;
};

/** How likely it is that somebody holds these, from what this view knows. */
function likely(v: View, seat: Seat, take: Cards): number {
  const { known, size } = v.hands[seat];
  const short = missing(known, take);
  const hidden = size - sumOf(known);
  return short === 0 ? 1 : short > hidden ? 0 : 0.35 ** short;
}

/** How much better a hand becomes by what it gives and gets. */
function handGain(v: View, seat: Seat, minus: readonly number[], plus: readonly number[]): number {
  const goals = targets(v, seat);
  const own = v.hands[seat].known;
  return handWorth(goals, changed(own, minus, plus)) - handWorth(goals, own);
}

function dealWorth(v: View, f: Frame, seat: Seat, d: Deal): number {
  // one deal a turn is enough to ask of people
  if (f.at !== 'trade' || f.deals > 0 || d.giveGold + d.takeGold > 0) return -1;
  const gain = handGain(v, seat, d.give, d.take);
  if (gain < 0.35) return -1;
  const theirs = handGain(v, d.with, d.take, d.give);
  if (theirs < 0.1) return -1;
  const near = openPoints(v, d.with) >= GOAL - 2 ? 1 : 0;
  // what the other can use is what they will say yes to
  return (gain + 0.4 * Math.max(0, theirs)) * likely(v, d.with, d.take) - near - 0.15;
}

function bankWorth(v: View, f: Frame, seat: Seat, m: Moves['bank']): number {
  const n = f.at === 'trade' ? rate(v, seat, f.active, m.bank) : 4;
  return handGain(v, seat, single(m.bank, n), single(m.for)) - 0.1;
}

function monopolyWorth(v: View, seat: Seat, kind: number): number {
  let n = 0;
  for (let other = 0; other < v.n; other++) {
    const { known, size } = v.hands[other];
    if (other !== seat) n += known[kind] + (size - sumOf(known)) / 5;
  }
  return handGain(v, seat, noCards(), single(kind, Math.floor(n))) + 0.15 * n - 1;
}

function acceptWorth(v: View, f: Frame, seat: Seat): number {
  if (f.at !== 'confirm') return 0;
  const near = openPoints(v, f.from) >= GOAL - 2 ? 1.5 : 0;
  return handGain(v, seat, f.take, f.give) + 0.15 * (f.giveGold - f.takeGold) - near - 0.05;
}

/** A road, without what it costs. */
function roadGain(v: View, edge: number, seat: Seat): number {
  const roads = v.roads.slice();
  roads[edge] = seat;
  const n = roadLength({ ...v, roads }, seat);
  const holder = v.longest === NOBODY ? LARGEST + 1 : roadLength(v, v.longest);
  const longest = v.longest === seat ? 0.1 : n > holder ? 1.8 : n >= 4 && n === holder ? 0.5 : 0;
  const reach = settlementsLeft(v, seat) > 0 && settlementSites(v, seat).length < 2 ? roadWorth(v, edge, seat) : 0;
  return longest + reach;
}

/** What the first build of a phase costs besides (ruling 22). */
const feeOf = (v: View, f: Frame, seat: Seat): number =>
  f.at === 'build' && !f.paid && seat !== f.active && v.gold[seat] > 0 ? 0.15 : 0;

/** Cards that are many had better be spent. */
const many = (v: View, seat: Seat): boolean => v.hands[seat].size > 6;

const bestRoad = (v: View, seat: Seat): number =>
  Math.max(0, ...roadSites(v, seat).map((edge) => roadGain(v, edge, seat)));

/** What it is worth to play a Soldier to that hex. */
function soldierWorth(v: View, seat: Seat, m: Moves['soldier']): number {
  const most = v.largest === NOBODY ? LARGEST - 1 : v.army[v.largest];
  const army = v.largest === seat ? 0.2 : v.army[seat] + 1 > most ? 2 : v.army[seat] + 1 === most ? 0.7 : 0.4;
  return army + robberWorth(v, m.soldier, m.from, seat);
}

/** A third of a card of one's choice. */
const GOLD_WORTH = 0.3;

function roleWorth(v: View, role: number, seat: Seat): number {
  const own = v.hands[seat].known;
  const goals = targets(v, seat);
  const gold = GOLD_WORTH * v.roleGold[role];
  if (role === 0) {
    const mine = fieldOf(v, seat);
    let others = 0;
    for (let other = 0; other < v.n; other++) if (other !== seat) others += fieldOf(v, other) / (v.n - 1);
    const risk = v.discard && v.hands[seat].size > 6 ? 0.5 : 0;
    return gold + 0.9 + 0.05 * (mine - others) - risk;
  }
  const ready = goals.some(({ cost, worth }) => worth > 1.2 && missing(own, cost) === 0);
  if (role === BUILDER) return gold + (ready ? 2.2 : missing(own, COST.dev) === 0 ? 1.1 : 0.2);
  if (role === 1) {
    let best = 0;
    for (const kind of RESOURCES) {
      const n = rate(v, seat, seat, kind);
      if (own[kind] < n) continue;
      for (const other of RESOURCES) {
        if (other === kind) continue;
        best = Math.max(best, handWorth(goals, changed(own, single(kind, n), single(other))) - handWorth(goals, own));
      }
    }
    const buys = v.gold[seat] >= GOLD_PRICE ? 0.2 + 0.1 * v.gold[seat] : 0;
    return gold + 0.5 + best + buys + (v.hands[seat].size > 4 ? 0.3 : 0);
  }
  if (role === SOLDIERS) return gold + ((v.devs[seat]?.[0] ?? 0) > 0 ? 1.6 : 0.1);
  if (role === 5) return gold + (pipsOn(v, v.robber, seat) > 0 ? 0.9 : 0.35);
  let best = 0;
  for (const kind of RESOURCES)
    best = Math.max(best, handWorth(goals, changed(own, noCards(), single(kind))) - handWorth(goals, own));
  return gold + 0.35 + best;
}

/** What it is worth to do no more, by what is being done. */
const DONE: { readonly [at in Frame['at']]?: number } = {
  produce: 0.4,
  trade: 0,
  build: 0,
  soldier: 0.25,
  prospect: -1,
};

const worth = kinds.some<[v: View, f: Frame, seat: Seat], number | undefined>(undefined, {
  settle: (m, v, _f, seat) => spotWorth(v, m.settle, seat) + 0.2 * roadWorth(v, m.road, seat),
  role: (m, v, _f, seat) => 2 * roleWorth(v, m.role, seat),
  roll: () => 0.4,
  plenty: (m, v, _f, seat) => handGain(v, seat, noCards(), counts(m.plenty)) - 0.6,
  done: (_m, _v, f) => DONE[f.at],
  discard: (m, v, _f, seat) => 3 * handWorth(targets(v, seat), changed(v.hands[seat].known, m.discard, noCards())),
  robber: (m, v, _f, seat) => robberWorth(v, m.hex, m.from, seat),
  stay: () => 0,
  deal: (m, v, f, seat) => 3 * dealWorth(v, f, seat, m.deal),
  accept: (_m, v, f, seat) => 5 * acceptWorth(v, f, seat),
  decline: () => 0,
  bank: (m, v, f, seat) => 3 * bankWorth(v, f, seat, m),
  gold: (m, v, _f, seat) => 3 * (handGain(v, seat, noCards(), single(m.gold)) - 0.05 * GOLD_PRICE),
  monopoly: (m, v, _f, seat) => 3 * monopolyWorth(v, seat, m.monopoly),
  road(m, v, f, seat) {
    const gain = roadGain(v, m.road, seat);
    return f.at === 'freeRoad' ? gain : 2 * (gain - (many(v, seat) ? 0.1 : 0.35) - feeOf(v, f, seat));
  },
  settlement: (m, v, f, seat) => 2 * (4 + 0.12 * spotWorth(v, m.settlement, seat) - feeOf(v, f, seat)),
  city: (m, v, f, seat) => 2 * (4 + 0.12 * spotWorth(v, m.city, seat) - feeOf(v, f, seat)),
  buy: (_m, v, f, seat) => 2 * ((many(v, seat) ? 1.2 : 0.7) - feeOf(v, f, seat)),
  roadBuilding: (_m, v, f, seat) => 2 * (bestRoad(v, seat) + 0.1 - feeOf(v, f, seat)),
  soldier: (m, v, _f, seat) => soldierWorth(v, seat, m),
  take: (m, v, _f, seat) => 3 * handWorth(targets(v, seat), changed(v.hands[seat].known, noCards(), single(m.take))),
});

/** See GameModule.prior: every choice, from the view alone. */
export function prior(v: View, moves: readonly Move[]): (number | undefined)[] {
  const f = v.todo[0];
  const { seat } = v;
  return moves.map((m) => (f && seat !== null ? worth(m, v, f, seat) : undefined));
}

/** See GameModule.evaluate. */
export function evaluate(s: PuertoCatan): number[] {
  if (s.terrain.length === 0) return s.gold.map(() => 0);
  const standings = s.gold.map(
    (gold, seat) =>
      3 * points(s, seat) + 0.12 * fieldOf(s, seat) + 0.2 * Math.min(8, sumOf(countOf(s.hands[seat]))) + 0.15 * gold,
  );
  return againstRivals(standings, 0.6);
}
