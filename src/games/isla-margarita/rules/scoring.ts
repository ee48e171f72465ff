import type { Phrase, ScoreLine } from '../../../engine/rules';
import { firstOf, type Ranking, tieOf } from '../../kit/ties';
import type { ScoreFacts } from './facts';
import { commerceName, islandName, portName } from './names';
import { BRIDGES_OF, ISLANDS, MARGARITA, PORTS } from './setup';
import type { Isla } from './state';

/** Scoring (rule page 5.23-29). Called by the game, the bots' evaluation and the score sheet alike. */

/** The seats with most, and how many that is; nobody where that is zero. */
export function most(counts: readonly number[]): { seats: number[]; count: number } {
  let count = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i] > count) count = counts[i];
  const seats: number[] = [];
  if (count > 0) for (let i = 0; i < counts.length; i++) if (counts[i] === count) seats.push(i);
  return { seats, count };
}

/** Bridges of each seat that touch an island of the board. */
export function bridgesAt(s: Pick<Isla, 'n' | 'bridges'>, island: number): number[] {
  const counts = new Array(s.n).fill(0);
  for (const site of BRIDGES_OF[island]) if (s.bridges[site] >= 0) counts[s.bridges[site]]++;
  return counts;
}

export function owned(owners: readonly number[], n: number): number[] {
  const counts = new Array(n).fill(0);
  for (const owner of owners) if (owner >= 0) counts[owner]++;
  return counts;
}

/** Coins of a seat in the pools. */
function pooled(s: ScoreFacts, seat: number): number {
  let coins = 0;
  for (let i = 0; i < s.pools.length; i++) coins += s.pools[i][seat];
  return coins;
}

/** Pool coins and owner marks (rule page 5.27 card 15, 5.29). */
function onBoard(s: ScoreFacts, seat: number): number {
  return pooled(s, seat) + s.bridges[seat] + owned(s.ports, s.n)[seat];
}

/** 6 or 8 for the sole leader, less where several lead, nothing at zero (cards 4, 5, 14). */
function leader(counts: readonly number[], seat: number, sole: number, tied: number): number {
  const top = most(counts);
  if (!top.seats.includes(seat)) return 0;
  return top.seats.length === 1 ? sole : tied;
}

export const TIKIS: readonly number[] = [17, 18, 19, 20];
const TIKI_POINTS = [0, -3, 0, 12, 25];

/** What each card scores for a seat. 9, 10 and 12 are played before scoring and have no points of their own. */
const COMMERCE_POINTS: { readonly [card: number]: (s: ScoreFacts, seat: number) => number } = {
  1: (s, seat) => (s.titles.king === seat ? 10 : 0),
  2: (s, seat) => (s.titles.bridgeBuilder === seat ? 8 : 0),
  3: (s, seat) => (s.titles.portBuilder === seat ? 8 : 0),
  4: (s, seat) => leader(s.bridges, seat, 6, 2),
  5: (s, seat) => leader(owned(s.ports, s.n), seat, 8, 3),
  6: (s, seat) => s.touching.filter((counts) => counts[seat] > 0).length,
  7: (s, seat) => 2 * owned(s.ports, s.n)[seat],
  8: (s, seat) => 3 * crownCounts(s)[seat],
  11: (s, seat) => ISLANDS.reduce((sum, _, i) => sum + (soleCoins(s, i) === seat ? s.princes[i] : 0), 0),
  13: (s, seat) =>
    4 * s.map.portsOf.filter((sites) => sites.length === 2 && sites.every((p) => s.ports[p] === seat)).length,
  14: (s, seat) => leader(crownCounts(s), seat, 8, 2),
  15: (s, seat) => Math.floor(onBoard(s, seat) / 3),
  16: (s, seat) => Math.floor(s.bank[seat] / 2),
  21: (s, seat) => s.ports.reduce((best, owner, p) => (owner === seat ? Math.max(best, s.map.ports[p]) : best), 0),
  22: (s) => 3 * Math.max(...s.princes),
  23: (s, seat) => 2 * s.touching[MARGARITA][seat],
  24: (s, seat) =>
    s.map.portsOf.reduce((sum, sites, i) => sum + (sites.some((p) => s.ports[p] === seat) ? s.princes[i] : 0), 0),
};

/** Points of one commerce card (rule page 5.27); the Tikis are scored as one set by the first of them. */
export const commercePoints = (s: ScoreFacts, seat: number, card: number): number =>
  COMMERCE_POINTS[card]?.(s, seat) ?? 0;

export function tikiPoints(hand: readonly number[]): number {
  return TIKI_POINTS[hand.filter((card) => TIKIS.includes(card)).length];
}

function crownCounts(s: ScoreFacts): number[] {
  const counts = new Array(s.n).fill(0);
  for (const crown of s.crowns) counts[crown.holder]++;
  return counts;
}

function soleCoins(s: ScoreFacts, island: number): number {
  const top = most(s.pools[island]);
  return top.seats.length === 1 ? top.seats[0] : -1;
}

/** Why somebody scores at an island, port or card (or for so many). Made only where somebody wants to read it. */
type Reason = (s: ScoreFacts, at: number) => Phrase;

/** Called for every point scored. */
type Add = (seat: number, category: (typeof CATEGORIES)[number], points: number, reason: Reason, at: number) => void;

const byPort: Reason = (s, p) => ({
  key: 'isla.score.port',
  args: { where: portName(p, s.map.ports[p], s.map.islandOf[p]) },
  rule: '23',
});

const byBridges: Reason = (s, island) => {
  const { seats, count } = most(s.touching[island]);
  return {
    key: seats.length > 1 ? 'isla.score.bridgesTied' : 'isla.score.bridges',
    args: { island: islandName(island), n: count, value: s.map.islands[island] },
    rule: '24',
  };
};

const byCoins: Reason = (s, island) => {
  const { seats, count } = most(s.pools[island]);
  return {
    key: seats.length > 1 ? 'isla.score.coinsTied' : 'isla.score.coins',
    args: { island: islandName(island), n: count, princes: s.princes[island] },
    rule: '26',
  };
};

const byCrown: Reason = (_s, value) => ({ key: 'isla.score.crown', args: { value }, rule: '25' });
const byCard: Reason = (_s, card) => ({ key: 'isla.score.commerce', args: { card: commerceName(card) }, rule: '27' });
const byTikis: Reason = (_s, n) => ({ key: 'isla.score.tikis', args: { n }, rule: '27' });

/** Points for each seat with most, in order: one alone has them all. A hot path: no lists. */
function forMost(
  counts: readonly number[],
  [sole, tied]: readonly [number, number],
  category: (typeof CATEGORIES)[number],
  reason: Reason,
  island: number,
  add: Add,
): void {
  let count = 0;
  let seats = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] > count) {
      count = counts[i];
      seats = 1;
    } else if (counts[i] === count) seats++;
  }
  if (count === 0) return;
  const points = seats > 1 ? tied : sole;
  for (let i = 0; i < counts.length; i++) if (counts[i] === count) add(i, category, points, reason, island);
}

function tallyIsland(s: ScoreFacts, island: number, add: Add): void {
  const value = s.map.islands[island];
  forMost(s.touching[island], [value, Math.floor(value / 2)], 'bridges', byBridges, island, add);
  const princes = s.princes[island];
  if (princes > 0) forMost(s.pools[island], [2 * princes, princes], 'coins', byCoins, island, add);
}

function tallyCommerce(s: ScoreFacts, seat: number, add: Add): void {
  const hand = s.hands[seat];
  let tikis = 0;
  for (const card of hand) {
    if (TIKIS.includes(card)) tikis++;
    else add(seat, 'commerce', commercePoints(s, seat, card), byCard, card);
  }
  if (tikis > 0) add(seat, 'commerce', tikiPoints(hand), byTikis, tikis);
}

/** Everything that scores, in the order people score: ports, bridges and coins by island, crowns, commerce. */
export function tally(s: ScoreFacts, add: Add): void {
  for (let p = 0; p < PORTS.length; p++) if (s.ports[p] >= 0) add(s.ports[p], 'ports', s.map.ports[p], byPort, p);
  for (let i = 0; i < ISLANDS.length; i++) tallyIsland(s, i, add);
  for (const { holder, value } of s.crowns) add(holder, 'crowns', value, byCrown, value);
  for (let seat = 0; seat < s.n; seat++) tallyCommerce(s, seat, add);
}

export function scores(s: ScoreFacts): ScoreLine[] {
  const out: ScoreLine[] = [];
  tally(s, (seat, category, points, reason, at) => out.push({ seat, category, points, reason: reason(s, at) }));
  return out;
}

export const CATEGORIES = ['ports', 'bridges', 'crowns', 'coins', 'commerce'] as const;

/** Points of every seat, without the reasons: for the search, which asks thousands of times. */
export function totals(s: ScoreFacts): number[] {
  const sum = new Array(s.n).fill(0);
  tally(s, (seat, _category, points) => {
    sum[seat] += points;
  });
  return sum;
}

/** Rule page 5.29: points, most bridges, most ports, most coins on the board; still tied is a shared win. */
const rankingOf = (s: ScoreFacts): Ranking => {
  const points = totals(s);
  return [points, s.bridges, owned(s.ports, s.n), points.map((_, seat) => onBoard(s, seat))];
};

export const winners = (s: ScoreFacts): number[] => firstOf(rankingOf(s));
export const tie = (s: ScoreFacts): Phrase | undefined =>
  tieOf(rankingOf(s), ['isla.tie.bridges', 'isla.tie.ports', 'isla.tie.coins']);
