import { againstRivals } from '../../kit/rivals';
import { factsOf } from './facts';
import { bridgesAt, commercePoints, TIKIS, tikiPoints, totals } from './scoring';
import { ACTIONS, BRIDGES, ISLANDS, PORTS } from './setup';
import { price } from './sites';
import { type Isla, kinds, type Move, NOBODY, type View } from './state';

/** What positions and cards are worth to a computer player (rule page section 6). Points throughout. */

type Facts = Pick<View, 'bridges' | 'ports' | 'princes' | 'pools' | 'bank' | 'titles' | 'n' | 'crowned' | 'idle'>;

/** How far the game is: 0 at the start, 1 when the last bridge or port is built. */
function progress(s: Pick<Facts, 'bridges' | 'ports'>): number {
  const bridges = s.bridges.filter((owner) => owner !== NOBODY).length / BRIDGES.length;
  const ports = s.ports.filter((owner) => owner !== NOBODY).length / PORTS.length;
  return Math.max(bridges, ports);
}

/** What a bridge there would bring: majorities at both ends, a crown, a commerce card, the title. */
function bridgeWorth(s: Facts, site: number, seat: number): number {
  const { a, b } = BRIDGES[site];
  let worth = 4;
  for (const island of [a, b]) {
    const counts = bridgesAt(s, island);
    const mine = counts[seat] + 1;
    counts[seat] = 0;
    const other = Math.max(...counts);
    const { value } = ISLANDS[island];
    worth += mine > other ? value * 0.45 : mine === other ? value * 0.3 : value * 0.12;
  }
  const arrives = (s.princes[a] > 0 && s.crowned[b]) || (s.princes[b] > 0 && s.crowned[a]);
  return worth + (arrives ? 3 : 0) + (s.titles.bridgeBuilder === seat ? 0 : 1);
}

const portWorth = (s: Facts, site: number, seat: number): number =>
  PORTS[site].value + 1 + (s.titles.portBuilder === seat ? 0 : 1.5);

/** The open sites best served by this seat's pool coins: worth times how much of a common price lies there. */
function prospects(s: Facts, seat: number): number {
  const worths: number[] = [];
  for (let site = 0; site < BRIDGES.length; site++) {
    if (s.bridges[site] !== NOBODY) continue;
    const coins = s.pools[BRIDGES[site].a][seat] + s.pools[BRIDGES[site].b][seat];
    if (coins > 0) worths.push(bridgeWorth(s, site, seat) * readiness(coins, 4));
  }
  for (let site = 0; site < PORTS.length; site++) {
    if (s.ports[site] !== NOBODY) continue;
    const coins = s.pools[PORTS[site].island][seat];
    if (coins > 0) worths.push(portWorth(s, site, seat) * readiness(coins, 5));
  }
  worths.sort((x, y) => y - x);
  return 0.55 * (worths[0] ?? 0) + 0.35 * (worths[1] ?? 0) + 0.2 * (worths[2] ?? 0) + 0.1 * (worths[3] ?? 0);
}

const readiness = (coins: number, price: number): number => (coins >= price ? 1 : 0.75 * (coins / price));

/** Bridges that tie or trail now may lead later: a share of each island by the bridges standing there. */
function influence(s: Facts, seat: number): number {
  let sum = 0;
  for (let island = 0; island < ISLANDS.length; island++) {
    const counts = bridgesAt(s, island);
    const all = counts.reduce((a, b) => a + b, 0);
    if (all > 0) sum += (ISLANDS[island].value * counts[seat]) / all;
  }
  return sum;
}

function standing(s: Isla, points: readonly number[], seat: number, t: number): number {
  const future = prospects(s, seat) + 0.25 * s.bank[seat] + influence(s, seat) * 0.3;
  const titles =
    (s.titles.king === seat ? 7 : 0) +
    (s.titles.bridgeBuilder === seat ? 1.5 : 0) +
    (s.titles.portBuilder === seat ? 2.5 : 0);
  return points[seat] + (1 - t) * (future + titles) + t * 0.1 * s.bank[seat];
}

/** See GameModule.evaluate. */
export function evaluate(s: Isla): number[] {
  const points = totals(factsOf(s));
  const t = s.end === null ? progress(s) : 1;
  return againstRivals(
    points.map((_, seat) => standing(s, points, seat, t)),
    0.3,
    0.3,
  );
}

/** Rule page section 6: what a commerce card usually pays when it is taken early. */
const USUAL: readonly number[] = [
  0, 5.2, 4, 4, 3.5, 3.5, 7.2, 4.7, 8.3, 5, 6, 2, 4, 2.5, 4, 3.5, 2.5, -1, -1, -1, -1, 5.9, 11.8, 4.2, 3.5,
];

function commerceWorth(v: View, card: number): number {
  const seat = v.seat as number;
  const hand = v.stacks.flatMap((deck) =>
    deck.takes.flatMap((take) => (take.seat === seat && take.card ? [take.card] : [])),
  );
  const t = progress(v);
  if (TIKIS.includes(card)) return tikiPoints([...hand, card]) - tikiPoints(hand) + (1 - t) * 2;
  const stacks = [{ takes: hand.map((c) => ({ seat, card: c })), rest: [] }];
  const crowns = v.crowns.flatMap((values, holder) => values.map(() => ({ holder, value: 3, seen: [] })));
  const now = commercePoints(factsOf({ ...v, stacks, crowns }), seat, card);
  const before = [9, 10, 12].includes(card) ? USUAL[card] : now;
  return t * before + (1 - t) * USUAL[card];
}

/** What an action card is worth before anybody knows what the others take. */
function actionWorth(v: View, card: number): number {
  const seat = v.seat as number;
  const action = ACTIONS[card];
  const t = progress(v);
  if (action.kind === 'king') {
    const holds = v.stacks.some((deck) => deck.takes.some((take) => take.seat === seat && take.card === 1));
    const late = holds ? 10 * t : 0;
    return v.titles.king === seat ? 1 + late : 8 * (1 - t) + 1 + late;
  }
  if (action.kind === 'invest') {
    const coins = Math.min(action.coins, v.bank[seat]);
    const idle = v.pools.reduce((sum, pool) => sum + pool[seat], 0);
    const each = [0, 1.5, 1.3, 1.1, 0.9][action.islands] ?? 1;
    return coins === 0 ? -1 : coins * each * (1 - 0.6 * t) * (idle > 12 ? 0.5 : 1);
  }
  return buildWorth(v, seat, card, action.max);
}

function buildWorth(v: View, seat: number, card: number, max: number): number {
  const bridge = price(v, seat, card, 'bridge');
  const port = price(v, seat, card, 'port');
  const worths: number[] = [];
  for (let site = 0; site < BRIDGES.length; site++) {
    const coins = v.pools[BRIDGES[site].a][seat] + v.pools[BRIDGES[site].b][seat];
    if (v.bridges[site] === NOBODY && coins >= bridge) worths.push(bridgeWorth(v, site, seat) - 0.6 * bridge);
  }
  for (let site = 0; site < PORTS.length; site++) {
    if (v.ports[site] === NOBODY && v.pools[PORTS[site].island][seat] >= port)
      worths.push(portWorth(v, site, seat) - 0.6 * port);
  }
  worths.sort((x, y) => y - x);
  const haste = card === 4 ? 0.7 : card === 9 ? -0.7 : 0;
  return worths.slice(0, max).reduce((a, b) => a + b, worths.length > 0 ? haste : -1.5);
}

/** See GameModule.prior. */
export const prior = (v: View, moves: readonly Move[]) => moves.map((m) => worthOf(m, v));

const worthOf = kinds.some<[v: View], number | undefined>(undefined, {
  take: (m, v) => actionWorth(v, m.take),
  keep: (m, v) => commerceWorth(v, m.keep),
  stack(m, v) {
    const deck = v.stacks[m.stack];
    return deck.rest ? Math.max(...deck.rest.map((card) => commerceWorth(v, card))) : 3 + 0.6 * deck.left;
  },
  show: () => 1,
  done: () => 0,
  rob: (m, v) => m.rob.length * 10 + m.rob.reduce((sum, seat) => sum + v.crowns[seat].length, 0),
});
