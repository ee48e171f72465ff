import type { Seat } from '../../../engine/rules';
import { againstRivals, aside } from '../../kit/rivals';
import { openPoints, points, rate, roadLength, roadSites, settlementSites, settlementsLeft } from './board';
import { fieldOf, pips, pipsOn, roadWorth, robberWorth, spotWorth } from './bot-board';
import { type Goal, goalsOf, handWorth, missing } from './bot-hand';
import { asked } from './deals';
import { countOf } from './hands';
import { HEXES } from './island';
import { BUILDER, COST, counts, DESERT, GOAL, GOLD_PRICE, LARGEST, noCards, RESOURCES, SOLDIERS, sumOf } from './setup';
import {
  type Cards,
  type Deal,
  type Frame,
  kinds,
  type Move,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type Terms,
  type View,
} from './state';
import { termsOf } from './trading';

/** What positions and choices are worth to a computer player, in points. It sees its own view and nothing else. */

/** A view, and what each seat could do with cards. */
type Known = View & { goals: readonly (readonly Goal[])[] };

const changed = (cards: Cards, minus: readonly number[], plus: readonly number[]): Cards =>
  cards.map((n, kind) => n - minus[kind] + plus[kind]);

const single = (kind: number, n = 1): Cards => {
  const out = noCards();
  out[kind] = n;
  return out;
};

/** How likely it is that somebody holds these, from what this view knows. */
function likely(v: Known, seat: Seat, take: Cards): number {
  const { known, size } = v.hands[seat];
  const short = missing(known, take);
  const hidden = size - sumOf(known);
  return short === 0 ? 1 : short > hidden ? 0 : 0.35 ** short;
}

/** How much better a hand becomes by what it gives and gets. */
function handGain(v: Known, seat: Seat, minus: readonly number[], plus: readonly number[]): number {
  const goals = v.goals[seat];
  const own = v.hands[seat].known;
  return handWorth(goals, changed(own, minus, plus)) - handWorth(goals, own);
}

/** What an offer is worth: with the one of those asked who is most likely to take it. */
function offerWorth(v: Known, f: Frame, seat: Seat, d: Deal): number {
  // one offer a turn is enough to ask of people: so nothing that was refused is asked again
  if (f.at !== 'trade' || f.deals > 0 || d.giveGold + d.takeGold > 0) return -1;
  const gain = handGain(v, seat, d.give, d.take);
  if (gain < 0.35) return -1;
  let best = -1;
  for (const to of asked(v.n, seat, d.with)) {
    const theirs = handGain(v, to, d.take, d.give);
    if (theirs < 0.1) continue;
    const near = openPoints(v, to) >= GOAL - 2 ? 1 : 0;
    // what the other can use is what they will say yes to
    best = Math.max(best, (gain + 0.4 * theirs) * likely(v, to, d.take) - near - 0.15);
  }
  // among several there may be one who says yes, or makes a counter-offer
  return d.with === NOBODY && best > 0 ? best + 0.05 : best;
}

/** A counter-offer gains, and whoever asked gains as well: they wanted what they asked for. */
function counterWorth(v: Known, f: Frame, seat: Seat, d: Terms): number {
  if (f.at !== 'answer' || d.giveGold + d.takeGold > 0) return -1;
  const gain = handGain(v, seat, d.give, d.take);
  const theirs = handGain(v, f.from, d.take, d.give);
  const near = openPoints(v, f.from) >= GOAL - 2 ? 1.5 : 0;
  return gain < 0.2 || theirs < 0.1 ? -1 : gain * likely(v, f.from, d.take) - near - 0.1;
}

/** What an answer that lies open is worth to the trader. */
function closeWorth(v: Known, f: Frame, seat: Seat, to: Seat): number {
  const d = f.at === 'trade' ? termsOf(f, to) : undefined;
  if (!d) return -1;
  const near = openPoints(v, to) >= GOAL - 2 ? 1 : 0;
  return handGain(v, seat, d.give, d.take) + 0.15 * (d.takeGold - d.giveGold) - near - 0.05;
}

function bankWorth(v: Known, f: Frame, seat: Seat, m: Moves['bank']): number {
  const n = f.at === 'trade' ? rate(v, seat, f.active, m.bank) : 4;
  return handGain(v, seat, single(m.bank, n), single(m.for)) - 0.1;
}

function monopolyWorth(v: Known, seat: Seat, kind: number): number {
  let n = 0;
  for (let other = 0; other < v.n; other++) {
    const { known, size } = v.hands[other];
    if (other !== seat) n += known[kind] + (size - sumOf(known)) / 5;
  }
  return handGain(v, seat, noCards(), single(kind, Math.floor(n))) + 0.15 * n - 1;
}

function acceptWorth(v: Known, f: Frame, seat: Seat): number {
  const d = f.at === 'answer' ? f.offer : f.at === 'confirm' ? f : undefined;
  if (!d || (f.at !== 'answer' && f.at !== 'confirm')) return 0;
  const near = openPoints(v, f.from) >= GOAL - 2 ? 1.5 : 0;
  return handGain(v, seat, d.take, d.give) + 0.15 * (d.giveGold - d.takeGold) - near - 0.05;
}

/** A road, without what it costs. */
function roadGain(v: Known, edge: number, seat: Seat): number {
  const roads = v.roads.slice();
  roads[edge] = seat;
  const n = roadLength({ ...v, roads }, seat);
  const holder = v.longest === NOBODY ? LARGEST + 1 : roadLength(v, v.longest);
  const longest = v.longest === seat ? 0.1 : n > holder ? 1.8 : n >= 4 && n === holder ? 0.5 : 0;
  const reach = settlementsLeft(v, seat) > 0 && settlementSites(v, seat).length < 2 ? roadWorth(v, edge, seat) : 0;
  return longest + reach;
}

/** What the first build of a phase costs besides (ruling 22). */
const feeOf = (v: Known, f: Frame, seat: Seat): number =>
  f.at === 'build' && !f.paid && seat !== f.active && v.gold[seat] > 0 ? 0.15 : 0;

/** Cards that are many had better be spent. */
const many = (v: Known, seat: Seat): boolean => v.hands[seat].size > 6;

const bestRoad = (v: Known, seat: Seat): number =>
  Math.max(0, ...roadSites(v, seat).map((edge) => roadGain(v, edge, seat)));

/** What it is worth to play a Soldier to that hex. */
function soldierWorth(v: Known, seat: Seat, m: Moves['soldier']): number {
  const most = v.largest === NOBODY ? LARGEST - 1 : v.army[v.largest];
  const army = v.largest === seat ? 0.2 : v.army[seat] + 1 > most ? 2 : v.army[seat] + 1 === most ? 0.7 : 0.4;
  return army + robberWorth(v, m.soldier, m.from, seat);
}

/** A third of a card of one's choice; three at once are more than the role they lie on. */
const GOLD_WORTH = 0.8;
const CARD_WORTH = 0.6;

const lyingWorth = (gold: number): number => GOLD_WORTH * gold + (gold >= GOLD_PRICE ? CARD_WORTH : 0);

function roleWorth(v: Known, role: number, seat: Seat): number {
  const own = v.hands[seat].known;
  const goals = v.goals[seat];
  const gold = lyingWorth(v.roleGold[role]);
  if (role === 0) {
    const mine = fieldOf(v, seat);
    let others = 0;
    for (let other = 0; other < v.n; other++) if (other !== seat) others += fieldOf(v, other) / (v.n - 1);
    const risk = v.discard && v.hands[seat].size > 6 ? 0.5 : 0;
    return gold + 1.5 + 0.05 * (mine - others) - risk;
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
  return gold + 0.5 + best;
}

/** What it is worth to do no more, by what is being done. */
const DONE: { readonly [at in Frame['at']]?: number } = {
  produce: 0.4,
  trade: 0,
  build: 0,
  soldier: 0.25,
  prospect: -1,
};

const worth = kinds.some<[v: Known, f: Frame, seat: Seat], number | undefined>(undefined, {
  settle: (m, v, _f, seat) => spotWorth(v, m.settle, seat) + 0.2 * roadWorth(v, m.road, seat),
  role: (m, v, _f, seat) => 2 * roleWorth(v, m.role, seat),
  roll: () => 0.4,
  plenty: (m, v, _f, seat) => handGain(v, seat, noCards(), counts(m.plenty)) - 0.6,
  done: (_m, _v, f) => DONE[f.at],
  discard: (m, v, _f, seat) => 3 * handWorth(v.goals[seat], changed(v.hands[seat].known, m.discard, noCards())),
  robber: (m, v, _f, seat) => robberWorth(v, m.hex, m.from, seat),
  stay: () => 0,
  offer: (m, v, f, seat) => 3 * offerWorth(v, f, seat, m.offer),
  counter: (m, v, f, seat) => 5 * counterWorth(v, f, seat, m.counter),
  close: (m, v, f, seat) => 3 * closeWorth(v, f, seat, m.close),
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
  take: (m, v, _f, seat) => 3 * handWorth(v.goals[seat], changed(v.hands[seat].known, noCards(), single(m.take))),
});

/**
 * What stands so far below the best is not worth a thought, in the steps where a glance is as good as one: most deals,
 * most discards, an offer that plainly helps or hurts.
 */
const MARGIN: { readonly [at in Frame['at']]?: number } = {
  produce: 0.3,
  discard: 0,
  seven: 0.6,
  robber: 0.6,
  soldier: 0.8,
  trade: 1,
  answer: 0.8,
  confirm: 0.8,
  build: 3,
  freeRoad: 0.6,
  prospect: 0.3,
};

/** See GameModule.prior: every choice, from the view alone. */
export function prior(v: View, moves: readonly Move[]): (number | undefined)[] {
  const f = v.todo[0];
  const { seat } = v;
  const known = { ...v, goals: v.hands.map((_, one) => goalsOf(v, one)) };
  const worths = moves.map((m) => (f && seat !== null ? worth(m, known, f, seat) : undefined));
  const margin = f && MARGIN[f.at];
  if (margin === undefined) return worths;
  let best = Number.NEGATIVE_INFINITY;
  for (const one of worths) if (one !== undefined && one > best) best = one;
  return worths.map((one) => (one !== undefined && one < best - margin ? aside(one) : one));
}

/** What each resource is worth beside the others: cities and cards want ore and grain. */
const KIND: readonly number[] = [1, 1, 0.85, 1.1, 1.1];

/** Scratch: by seat and resource, cards in 36 rolls. */
const made = new Float64Array(4 * RESOURCES.length);

/** Fills `made`; what the robber keeps is not lost for long. */
function measure(s: PuertoCatan): void {
  made.fill(0);
  for (let hex = 0; hex < HEXES.length; hex++) {
    const kind = s.terrain[hex];
    if (kind === DESERT) continue;
    const n = pips(s.tokens[hex]) * (hex === s.robber ? 0.4 : 1);
    const { corners } = HEXES[hex];
    for (let k = 0; k < corners.length; k++) {
      const owner = s.owners[corners[k]];
      if (owner !== NOBODY) made[5 * owner + kind] += n * s.levels[corners[k]];
    }
  }
}

/** What the land of a seat brings in from now on. */
function incomeOf(s: PuertoCatan, seat: Seat): number {
  let out = 0;
  for (const kind of RESOURCES) {
    const n = made[5 * seat + kind];
    if (n === 0) continue;
    out += 0.11 * KIND[kind] * n + 0.25;
    if (n > 3 && rate(s, seat, seat, kind) === 2) out += 0.03 * n;
  }
  return out;
}

/** Points that gold, a card not played yet and a soldier who serves for nothing yet are worth. */
const [GOLD, DEV, ARMY] = [0.2, 0.9, 0.3];

function standingOf(s: PuertoCatan, seat: Seat): number {
  const own = countOf(s.hands[seat]);
  return (
    3 * points(s, seat) +
    incomeOf(s, seat) +
    handWorth(goalsOf(s, seat), own) +
    GOLD * s.gold[seat] +
    DEV * s.devs[seat].length +
    ARMY * (s.largest === seat ? 0 : s.army[seat])
  );
}

/** See GameModule.evaluate. */
export function evaluate(s: PuertoCatan): number[] {
  if (s.terrain.length === 0) return s.gold.map(() => 0);
  measure(s);
  return againstRivals(
    s.gold.map((_, seat) => standingOf(s, seat)),
    0.6,
  );
}
