import type { Rng, Seat } from '../../../engine/rules';
import { againstRivals } from '../../kit/rivals';
import { factsOf, type Touching, touchingOf } from './facts';
import { bridgeWorth, coinsOf, type Facts, influence, leadsOf, plan, portWorth, prospectsOf } from './prospects';
import { commercePoints, TIKIS, tikiPoints, totals } from './scoring';
import { ACTIONS, BRIDGES, PORTS } from './setup';
import { price } from './sites';
import { type Isla, kinds, type Move, NOBODY, type View } from './state';

/** What positions and cards are worth to a computer player (rule page section 6). Points throughout. */

/** A coin in the Bank can still go anywhere. */
const LIQUID = 0.4;

/** How far the game is: 0 at the start, 1 when the last bridge or port is built. */
function progress(s: Pick<Facts, 'bridges' | 'ports'>): number {
  const bridges = built(s.bridges) / BRIDGES.length;
  const ports = built(s.ports) / PORTS.length;
  return Math.max(bridges, ports);
}

function built(owners: readonly number[]): number {
  let n = 0;
  for (let site = 0; site < owners.length; site++) if (owners[site] !== NOBODY) n++;
  return n;
}

function standing(s: Isla, touching: Touching, points: readonly number[], seat: number, t: number): number {
  const coins = coinsOf(s, seat);
  const future =
    plan(prospectsOf(s, touching, seat, coins), coins, s.bank[seat]) +
    LIQUID * Math.min(10, s.bank[seat]) +
    influence(touching, seat) * 0.3;
  const titles =
    (s.titles.king === seat ? 3 : 0) +
    (s.titles.bridgeBuilder === seat ? 1.5 : 0) +
    (s.titles.portBuilder === seat ? 2.5 : 0);
  return points[seat] + (1 - t) * (future + titles) + t * 0.1 * s.bank[seat];
}

/** See GameModule.evaluate. */
export function evaluate(s: Isla): number[] {
  const facts = factsOf(s);
  const points = totals(facts);
  const t = s.end === null ? progress(s) : 1;
  const standings: number[] = [];
  for (let seat = 0; seat < s.n; seat++) standings.push(standing(s, facts.touching, points, seat, t));
  return againstRivals(standings, 0.3, 0.3);
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

/** The commerce card for whoever is King in the end. */
const LAST_KING = 1;

/** What it is worth to put so many coins on so many islands: the plan afterwards, where the best place is chosen. */
function investWorth(v: View, seat: number, most: number, islands: number): number {
  const coins = Math.min(most, v.bank[seat]);
  if (coins === 0) return -1;
  const prospects = prospectsOf(v, touchingOf(v), seat);
  const now = coinsOf(v, seat);
  const purse = v.bank[seat] - coins;
  const before = plan(prospects, now, v.bank[seat]);
  const onOne = (island: number, n: number): number => {
    now[island] += n;
    const worth = plan(prospects, now, purse);
    now[island] -= n;
    return worth;
  };
  const spread = Math.min(islands, coins) - 1;
  const bulk = coins - spread;
  const mains = now.map((_, island) => island).sort((x, y) => onOne(y, bulk) - onOne(x, bulk));
  let best = Number.NEGATIVE_INFINITY;
  for (const main of mains.slice(0, 3)) {
    const all = now.slice();
    all[main] += bulk;
    // one coin each where it helps most
    for (let i = 0; i < spread; i++) {
      let at = -1;
      let worth = Number.NEGATIVE_INFINITY;
      for (let island = 0; island < all.length; island++) {
        if (island === main || all[island] > now[island]) continue;
        all[island]++;
        const then = plan(prospects, all, purse);
        all[island]--;
        if (then > worth) {
          worth = then;
          at = island;
        }
      }
      if (at >= 0) all[at]++;
    }
    best = Math.max(best, plan(prospects, all, purse));
  }
  return best - before - LIQUID * coins * 0.5;
}

/** What an action card is worth before anybody knows what the others take. */
function actionWorth(v: View, card: number): number {
  const seat = v.seat as number;
  const action = ACTIONS[card];
  const t = progress(v);
  if (action.kind === 'king') {
    const holds = v.stacks.some((deck) => deck.takes.some((take) => take.seat === seat && take.card === LAST_KING));
    const late = holds && t > 0.75 ? 8 * t : 0;
    return v.titles.king === seat ? 0.3 + late : 3 * (1 - t) + 0.5 + late;
  }
  if (action.kind === 'invest') return (1 - 0.5 * t) * 2 * investWorth(v, seat, action.coins, action.islands);
  return buildWorth(v, touchingOf(v), seat, card, action.max);
}

function buildWorth(v: Facts, touching: Touching, seat: number, card: number, max: number): number {
  const bridge = price(v, seat, card, 'bridge');
  const port = price(v, seat, card, 'port');
  const worths: number[] = [];
  const leads = leadsOf(touching, seat);
  for (let site = 0; site < BRIDGES.length; site++) {
    const coins = v.pools[BRIDGES[site].a][seat] + v.pools[BRIDGES[site].b][seat];
    if (v.bridges[site] === NOBODY && coins >= bridge) worths.push(bridgeWorth(v, leads, site, seat) - 0.25 * bridge);
  }
  for (let site = 0; site < PORTS.length; site++) {
    if (v.ports[site] === NOBODY && v.pools[PORTS[site].island][seat] >= port)
      worths.push(portWorth(v, site, seat) - 0.25 * port);
  }
  worths.sort((x, y) => y - x);
  const haste = card === 4 ? 0.7 : card === 9 ? -0.7 : 0;
  return worths.slice(0, max).reduce((a, b) => a + b, worths.length > 0 ? haste : -1.5);
}

/** What coins on so many islands are worth, a coin, without looking where they would go. */
const COIN: readonly number[] = [0, 0.9, 0.75, 0.6, 0.5];
/** How differently people see the same card. */
const WHIM = 2.5;

/** See GameModule.quick: the card somebody takes who looks at their coins for a moment. */
export function quick(s: Isla, seat: Seat, rng: Rng): Move | undefined {
  if (s.todo[0]?.at !== 'draft' || s.draft.rest === null) return undefined;
  const t = progress(s);
  const touching = touchingOf(s);
  let best = s.draft.rest[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const card of s.draft.rest) {
    const action = ACTIONS[card];
    let worth = WHIM * rng.next();
    if (action.kind === 'king') worth += s.titles.king === seat ? 0.3 : 3 * (1 - t);
    else if (action.kind === 'invest')
      worth += (1 - 0.5 * t) * Math.min(action.coins, s.bank[seat]) * (COIN[action.islands] ?? 0.5);
    else worth += buildWorth(s, touching, seat, card, action.max);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return { take: best };
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
