import type { Seat } from '../../../engine/rules';
import { free } from './board';
import { EDGES } from './island';
import { CITIES, COST, RESOURCES, ROADS, SETTLEMENTS, sumOf } from './setup';
import type { Cards, OpenTable } from './state';

/** What cards are good for, to a computer player: what they can be spent on, and how near a hand is to it. */

export interface Goal {
  cost: Cards;
  /** Cards of the cost. */
  size: number;
  worth: number;
}

const DEV: Goal = { cost: COST.dev, size: sumOf(COST.dev), worth: 1.1 };
const CITY: Goal = { cost: COST.city, size: sumOf(COST.city), worth: 2.6 };
const SETTLEMENT: Goal = { cost: COST.settlement, size: sumOf(COST.settlement), worth: 2.8 };
const ROAD: Goal = { cost: COST.road, size: sumOf(COST.road), worth: 1.3 };

type Board = Pick<OpenTable, 'roads' | 'owners' | 'levels' | 'deck'>;

/** Whether a settlement may stand at the end of one of that seat's roads; and how many roads it has at least. */
function reach(s: Board, seat: Seat): { site: boolean; roads: number } {
  let n = 0;
  for (let edge = 0; edge < s.roads.length; edge++) {
    if (s.roads[edge] !== seat) continue;
    n++;
    if (free(s, EDGES[edge].a) || free(s, EDGES[edge].b)) return { site: true, roads: n };
  }
  return { site: false, roads: n };
}

/** What a seat could do with cards: the targets that exist, with what each would be worth. A hot path of imagined play. */
export function goalsOf(s: Board, seat: Seat): Goal[] {
  let [small, large] = [0, 0];
  for (let spot = 0; spot < s.owners.length; spot++) {
    if (s.owners[spot] !== seat) continue;
    if (s.levels[spot] === 1) small++;
    else large++;
  }
  const out: Goal[] = s.deck > 0 ? [DEV] : [];
  if (small > 0 && large < CITIES) out.push(CITY);
  if (small >= SETTLEMENTS) return out;
  const { site, roads } = reach(s, seat);
  if (site) out.push(SETTLEMENT);
  else if (roads < ROADS) out.push(ROAD);
  return out;
}

export function missing(cards: Cards, cost: readonly number[]): number {
  let n = 0;
  for (const kind of RESOURCES) if (cost[kind] > cards[kind]) n += cost[kind] - cards[kind];
  return n;
}

/** The nearer a hand is to what it can be spent on, the more it is worth. */
export function handWorth(goals: readonly Goal[], cards: Cards): number {
  let out = 0.09 * Math.min(sumOf(cards), 8);
  for (const { cost, size, worth } of goals) {
    const share = 1 - missing(cards, cost) / size;
    out += worth * share * share * 0.6;
  }
  return out;
}

/** What a hand is best kept for. */
export function aimOf(goals: readonly Goal[], cards: Cards): Goal {
  let best = DEV;
  let most = -1;
  for (const goal of goals) {
    const share = 1 - missing(cards, goal.cost) / goal.size;
    const worth = goal.worth * share * share;
    if (worth <= most) continue;
    most = worth;
    best = goal;
  }
  return best;
}
