import type { Touching } from './facts';
import { BRIDGES, ISLANDS, PORTS } from './setup';
import { NOBODY, type View } from './state';

/** What sites nobody has built on promise a seat, and what its coins can still become. Points; hot paths throughout. */

/** The open facts that this looks at: a position and every view have them. */
export type Facts = Pick<
  View,
  'bridges' | 'ports' | 'princes' | 'pools' | 'circles' | 'bank' | 'titles' | 'n' | 'crowned' | 'idle'
>;

/** By island, with one bridge more of this seat there: the share of the island's value that it promises. */
export function leadsOf(touching: Touching, seat: number): number[] {
  const out: number[] = [];
  for (let island = 0; island < touching.length; island++) {
    const counts = touching[island];
    const mine = counts[seat] + 1;
    let most = 0;
    for (let other = 0; other < counts.length; other++)
      if (other !== seat && counts[other] > most) most = counts[other];
    out.push(mine > most ? 0.38 : mine === most ? 0.25 : 0.1);
  }
  return out;
}

/** What a bridge there would bring: majorities at both ends, a crown, a commerce card, the title. */
export function bridgeWorth(s: Facts, leads: readonly number[], site: number, seat: number): number {
  const { a, b } = BRIDGES[site];
  const arrives = (s.princes[a] > 0 && s.crowned[b]) || (s.princes[b] > 0 && s.crowned[a]);
  return (
    2.5 +
    ISLANDS[a].value * leads[a] +
    ISLANDS[b].value * leads[b] +
    (arrives ? 2.5 : 0) +
    (s.titles.bridgeBuilder === seat ? 0 : 1)
  );
}

export const portWorth = (s: Facts, site: number, seat: number): number =>
  PORTS[site].value + 1 + (s.titles.portBuilder === seat ? 0 : 1.5);

/** A site that nobody has built on: what it would bring, what it usually costs this seat, and where it is paid from. */
interface Prospect {
  worth: number;
  cost: number;
  a: number;
  /** The other end of a bridge; a port is paid on its own island. */
  b: number;
}

/** `coins` by island: sites where none lie are left out, since no plan has them. */
export function prospectsOf(s: Facts, touching: Touching, seat: number, coins?: readonly number[]): Prospect[] {
  const out: Prospect[] = [];
  const king = s.titles.king === seat ? 1 : 0;
  const bridge = 4 - king - (s.titles.bridgeBuilder === seat ? 1 : 0);
  const port = 5 - king - (s.titles.portBuilder === seat ? 2 : 0);
  const leads = leadsOf(touching, seat);
  for (let site = 0; site < BRIDGES.length; site++) {
    if (s.bridges[site] !== NOBODY) continue;
    const { a, b } = BRIDGES[site];
    if (coins && coins[a] + coins[b] === 0) continue;
    out.push({ worth: bridgeWorth(s, leads, site, seat), cost: bridge, a, b });
  }
  for (let site = 0; site < PORTS.length; site++) {
    if (s.ports[site] !== NOBODY) continue;
    const { island } = PORTS[site];
    if (coins && coins[island] === 0) continue;
    out.push({ worth: portWorth(s, site, seat), cost: port, a: island, b: island });
  }
  return out;
}

/** How much of what comes first, second, ... in a plan is counted: others build meanwhile. */
const PLANNED: readonly number[] = [0.6, 0.42, 0.28, 0.18, 0.1];

/**
 * What a seat can still build with its coins, best site first, no coin counted twice: coins that serve no site are worth
 * nothing, and a site that cannot be paid for even with the whole Bank hardly anything.
 */
export function plan(prospects: readonly Prospect[], coins: readonly number[], bank: number): number {
  const left = coins.slice();
  // of the prospects, by their place in the list, bit by bit
  let used = 0;
  let purse = bank;
  let sum = 0;
  for (let k = 0; k < PLANNED.length; k++) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < prospects.length; i++) {
      if (used & (1 << i)) continue;
      const one = prospects[i];
      const here = one.a === one.b ? left[one.a] : left[one.a] + left[one.b];
      // no site is worth more than it is when it is paid for
      if (here === 0 || one.worth <= most) continue;
      const short = one.cost - here;
      const ready = short <= 0 ? 1 : 0.75 * (here / one.cost) * (short > purse ? 0.3 : 1);
      if (one.worth * ready > most) {
        most = one.worth * ready;
        best = i;
      }
    }
    if (best < 0) break;
    used |= 1 << best;
    sum += PLANNED[k] * most;
    const { cost, a, b } = prospects[best];
    const fromA = Math.min(left[a], cost);
    left[a] -= fromA;
    const fromB = a === b ? 0 : Math.min(left[b], cost - fromA);
    left[b] -= fromB;
    purse -= Math.max(0, cost - fromA - fromB);
  }
  return sum;
}

/** Coins of a seat by island, those that still lie in a circle with them. */
export function coinsOf(s: Facts, seat: number): number[] {
  const out: number[] = [];
  for (let island = 0; island < s.pools.length; island++) {
    const circle = s.circles[island];
    out.push(s.pools[island][seat] + (circle?.seat === seat ? circle.coins : 0));
  }
  return out;
}

/** Bridges that tie or trail now may lead later: a share of each island by the bridges standing there. */
export function influence(touching: Touching, seat: number): number {
  let sum = 0;
  for (let island = 0; island < ISLANDS.length; island++) {
    const counts = touching[island];
    let all = 0;
    for (let i = 0; i < counts.length; i++) all += counts[i];
    if (all > 0) sum += (ISLANDS[island].value * counts[seat]) / all;
  }
  return sum;
}
