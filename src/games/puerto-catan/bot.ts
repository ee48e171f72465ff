import type { Seat } from '../../engine/rules';
import { citySites, openPoints, points, rate, roadLength, roadSites, settlementSites, settlementsLeft } from './board';
import { fieldOf, pipsOn, roadWorth, robberWorth, spotWorth } from './bot-board';
import { countOf } from './hands';
import { BUILDER, COST, GOAL, GOLD_PRICE, LARGEST, noCards, RESOURCES, SOLDIERS, sumOf } from './setup';
import type { Cards, Deal, Frame, Move, PuertoCatan, View } from './state';
import { NOBODY } from './state';

/** What positions and choices are worth to a computer player, in points. It sees its own view and nothing else. */

type F<At extends Frame['at']> = Extract<Frame, { at: At }>;

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
export function handWorth(goals: Goals, cards: Cards): number {
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

function dealWorth(v: View, f: F<'trade'>, seat: Seat, goals: Goals, d: Deal): number {
  // one deal a turn is enough to ask of people
  if (f.deals > 0 || d.giveGold + d.takeGold > 0) return -1;
  const own = v.hands[seat].known;
  const gain = handWorth(goals, changed(own, d.give, d.take)) - handWorth(goals, own);
  const theirs = handWorth(targets(v, d.with), changed(v.hands[d.with].known.slice(), noCards(), d.give));
  const before = handWorth(targets(v, d.with), v.hands[d.with].known);
  const near = openPoints(v, d.with) >= GOAL - 2 ? 1 : 0;
  if (gain < 0.25) return -1;
  // what the other can use is what they will say yes to
  return (gain + 0.4 * Math.max(0, theirs - before)) * likely(v, d.with, d.take) - near - 0.15;
}

function tradeWorth(m: Move, v: View, f: F<'trade'>, seat: Seat): number {
  if ('done' in m) return 0;
  const own = v.hands[seat].known;
  const goals = targets(v, seat);
  const now = handWorth(goals, own);
  if ('deal' in m) return dealWorth(v, f, seat, goals, m.deal);
  if ('bank' in m) {
    const n = rate(v, seat, f.active, m.bank);
    return handWorth(goals, changed(own, single(m.bank, n), single(m.for))) - now - 0.1;
  }
  if ('gold' in m) return handWorth(goals, changed(own, noCards(), single(m.gold))) - now - 0.05 * GOLD_PRICE;
  if (!('monopoly' in m)) return 0;
  let n = 0;
  for (let other = 0; other < v.n; other++) {
    const { known, size } = v.hands[other];
    if (other !== seat) n += known[m.monopoly] + (size - sumOf(known)) / 5;
  }
  return handWorth(goals, changed(own, noCards(), single(m.monopoly, Math.floor(n)))) - now + 0.15 * n - 1;
}

function confirmWorth(m: Move, v: View, f: F<'confirm'>, seat: Seat): number {
  if (!('accept' in m)) return 0;
  const own = v.hands[seat].known;
  const goals = targets(v, seat);
  const gain = handWorth(goals, changed(own, f.take, f.give)) - handWorth(goals, own);
  const near = openPoints(v, f.from) >= GOAL - 2 ? 1.5 : 0;
  return gain + 0.15 * (f.giveGold - f.takeGold) - near - 0.05;
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

function buildWorth(m: Move, v: View, f: F<'build'>, seat: Seat): number {
  if ('done' in m) return 0;
  const fee = !f.paid && seat !== f.active && v.gold[seat] > 0 ? 0.15 : 0;
  if ('settlement' in m) return 4 + 0.12 * spotWorth(v, m.settlement, seat) - fee;
  if ('city' in m) return 4 + 0.12 * spotWorth(v, m.city, seat) - fee;
  const { size } = v.hands[seat];
  if ('road' in m) return roadGain(v, m.road, seat) - (size > 6 ? 0.1 : 0.35) - fee;
  if ('buy' in m) return (size > 6 ? 1.2 : 0.7) - fee;
  if (!('roadBuilding' in m)) return 0;
  return Math.max(0, ...roadSites(v, seat).map((edge) => roadGain(v, edge, seat))) + 0.1 - fee;
}

/** What it is worth to play a Soldier to that hex. */
function soldierWorth(m: Move, v: View, seat: Seat): number {
  if (!('soldier' in m)) return 0.25;
  const most = v.largest === NOBODY ? LARGEST - 1 : v.army[v.largest];
  const army = v.largest === seat ? 0.2 : v.army[seat] + 1 > most ? 2 : v.army[seat] + 1 === most ? 0.7 : 0.4;
  return army + robberWorth(v, m.soldier, m.from, seat);
}

function roleWorth(v: View, role: number, seat: Seat): number {
  const own = v.hands[seat].known;
  const goals = targets(v, seat);
  const gold = 0.15 * v.roleGold[role];
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

/** See GameModule.appraise: every choice, from the view alone. */
export function appraise(m: Move, v: View): number | undefined {
  const f = v.todo[0];
  const { seat } = v;
  if (!f || seat === null) return undefined;
  if ('settle' in m) return spotWorth(v, m.settle, seat) + 0.2 * roadWorth(v, m.road, seat);
  if ('role' in m) return 2 * roleWorth(v, m.role, seat);
  if (f.at === 'produce') {
    if (!('plenty' in m)) return 0.4;
    const plus = noCards();
    for (const kind of m.plenty) plus[kind]++;
    const goals = targets(v, seat);
    const own = v.hands[seat].known;
    return handWorth(goals, changed(own, noCards(), plus)) - handWorth(goals, own) - 0.6;
  }
  if ('discard' in m) return 3 * handWorth(targets(v, seat), changed(v.hands[seat].known, m.discard, noCards()));
  if (f.at === 'seven' || f.at === 'robber') return 'hex' in m ? robberWorth(v, m.hex, m.from, seat) : 0;
  if (f.at === 'trade') return 3 * tradeWorth(m, v, f, seat);
  if (f.at === 'confirm') return 5 * confirmWorth(m, v, f, seat);
  if (f.at === 'build') return 2 * buildWorth(m, v, f, seat);
  if (f.at === 'freeRoad' && 'road' in m) return roadGain(v, m.road, seat);
  if (f.at === 'soldier') return soldierWorth(m, v, seat);
  if (f.at !== 'prospect') return undefined;
  if (!('take' in m)) return -1;
  return 3 * handWorth(targets(v, seat), changed(v.hands[seat].known, noCards(), single(m.take)));
}

/** Own prospects, less those of the best of the others. */
export function evaluate(s: PuertoCatan, seat: Seat): number {
  if (s.terrain.length === 0) return 0;
  const standing = (one: Seat): number =>
    3 * points(s, one) + 0.12 * fieldOf(s, one) + 0.2 * Math.min(8, sumOf(countOf(s.hands[one]))) + 0.15 * s.gold[one];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.n; other++) if (other !== seat) best = Math.max(best, standing(other));
  return standing(seat) - 0.6 * best;
}
