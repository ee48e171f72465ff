import { type Rng, type Seat, TABLE } from '../../../engine/rules';
import type { AnyChoice } from '../../../engine/run';
import { againstRivals } from '../../kit/rivals';
import { deckOf, type Island, islandsOf, SEA } from './deck';
import { MIDDLES, SHORT } from './lagoon';
import { spread } from './noise';
import { symbolsOf } from './scoring';
import { duel, flightsOf, setBonus } from './setup';
import type { Move } from './state';
import { type Hopper, kinds, type Moves, NOBODY, type OpenTable, type View } from './state';
import { steps } from './steps';

/** What moves and positions are worth to a computer player, in dollars at the end of the game (rule page A6). */

/** How often an ordinary hand lands wholly on that island. */
export function chanceOf(v: Pick<OpenTable, 'difficulty'>, island: Island): number {
  const [x, y] = MIDDLES[island];
  const sd = spread('normal', Math.hypot(x, y));
  const scale = v.difficulty === 'calm' ? 1.25 : v.difficulty === 'storm' ? 0.85 : 1;
  const reach = (0.085 * scale - 0.025) * SHORT + 10;
  return 1 - Math.exp(-(reach ** 2) / (2 * sd ** 2));
}

/** What a contract may bring whoever holds it: its pay as often as its island is reached, and its symbol. */
export function worthOf(v: Pick<OpenTable, 'deck' | 'difficulty'>, card: number): number {
  const { island, pays } = deckOf(v.deck).contracts[card];
  return island === SEA ? pays * 0.9 : pays * chanceOf(v, island) + 0.7;
}

/** A number in [0, 1) that a person could not foresee but that is the same whenever it is asked for. */
function whim(v: View, ...more: number[]): number {
  let h = 0x9e3779b9 ^ (v.seat ?? 0);
  for (const word of [v.round, v.cash[v.seat ?? 0] ?? 0, v.left, ...v.money, ...more]) {
    h = Math.imul(h ^ word, 0x85ebca6b);
    h ^= h >>> 13;
  }
  return (Math.imul(h, 0xc2b2ae35) >>> 0) / 4294967296;
}

/** Whom this view is for. */
const seatIn = (v: View): number => v.seat ?? 0;

const cardsOf = (v: View, seat: number): number[] => v.hands[seat].flatMap(({ card }) => (card === null ? [] : [card]));

/** What that captain would get for landing there, less a share of what it would bring the others. */
function prize(v: View, seat: number, island: Island): number {
  const deck = deckOf(v.deck);
  let worth = v.money[island];
  for (const card of v.tourists) worth += deck.contracts[card].pays;
  for (let other = 0; other < v.n; other++) {
    for (const card of cardsOf(v, other)) {
      const { island: there, pays } = deck.contracts[card];
      if (there !== island) continue;
      if (other === seat) worth += duel(v) ? pays : 0;
      else worth += v.last ? 0.7 : -0.3 * pays;
    }
  }
  return worth;
}

/** The island that shows the good where an ordinary flight brings most. */
function bestFor(v: View, seat: number, good: number): { island: Island; worth: number } {
  let best = { island: 0, worth: Number.NEGATIVE_INFINITY };
  for (const island of islandsOf(deckOf(v.deck), good)) {
    const worth = chanceOf(v, island) * (prize(v, seat, island) + 0.4);
    if (worth > best.worth) best = { island, worth };
  }
  return best;
}

/** What the goods there bring a captain, flown to the best islands. */
function incomeOf(v: View, seat: number, goods: readonly number[], flights: number): number {
  const worths = goods.map((good) => bestFor(v, seat, good).worth).sort((a, b) => b - a);
  return worths.slice(0, flights).reduce((sum, worth) => sum + Math.max(0, worth), 0);
}

const ALL = [0, 1, 2, 3, 4, 5];
/** Bribes a captain counts on from each of the others: promises bind nobody. */
const BRIBES = 0.2;

/** What the captain's tile is worth: income to come, less what is lost while others could be bribed. */
function tileWorth(v: View, seat: number): number {
  const own = cardsOf(v, seat).reduce((sum, card) => sum + worthOf(v, card), 0);
  const expected = incomeOf(v, seat, ALL, flightsOf(v.n)) + BRIBES * (v.n - 1);
  return (1.2 + 0.5 * whim(v, 1)) * (expected - 0.3 * own);
}

function bidWorth({ bid }: Moves['bid'], v: View): number {
  const f = v.todo[0];
  const seat = seatIn(v);
  if (f?.at !== 'auction') return 0;
  const most = Math.min(tileWorth(v, seat), v.cash[seat] ?? 0);
  if (f.bidder === NOBODY) return bid <= Math.max(0, most) ? -Math.abs(bid - Math.floor(most * 0.3)) : -20 - bid;
  if (bid > most) return -1 - (bid - most);
  return 10 - (bid - f.high);
}

/** 15 to 50 % of the pay of its two dearest islands. */
function budget(v: View, seat: number): { island: Island; coins: number }[] {
  const deck = deckOf(v.deck);
  const pays = new Map<Island, number>();
  for (const card of cardsOf(v, seat)) {
    const { island, pays: dollars } = deck.contracts[card];
    if (island !== SEA) pays.set(island, (pays.get(island) ?? 0) + dollars);
  }
  const best = [...pays].sort((a, b) => b[1] * chanceOf(v, b[0]) - a[1] * chanceOf(v, a[0])).slice(0, 2);
  const cash = v.cash[seat] ?? 0;
  return best.map(([island, dollars], i) => {
    const share = 0.15 + 0.35 * whim(v, 2 + i, v.round);
    return { island, coins: Math.min(Math.round(share * dollars), Math.floor(cash / 2)) };
  });
}

/** Bribes so far do not change the plan: it is made of the hand and of the round alone. */
function plan(v: View, seat: number, given: number): { island: Island; coins: number } | undefined {
  let spent = given;
  const still = {
    ...v,
    money: v.money.map(() => 0),
    cash: v.cash.map((coins) => (coins === null ? null : coins + given)),
  };
  for (const { island, coins } of budget(still, seat)) {
    if (spent < coins) return { island, coins: coins - spent };
    spent -= coins;
  }
  return undefined;
}

/** What this seat has put down this minute. */
function given(v: View): number {
  const f = v.todo[0];
  const seat = seatIn(v);
  if (f?.at === 'bribe') return f.given[seat];
  return f?.at === 'calm' ? f.puts[seat].reduce((sum, coins) => sum + coins, 0) : 0;
}

function bribeWorth(m: Moves['put'], v: View): number {
  const next = plan(v, seatIn(v), given(v));
  return next && m.put === next.island && m.coins <= next.coins ? m.coins : -5;
}

function flyWorth(m: Moves['fly'], v: View): number {
  const at = v.todo[0]?.at;
  if (at !== 'choose' && at !== 'takeoff') return 2;
  return m.mode === 'reckon' ? 1 + bestFor(v, seatIn(v), m.fly).worth : -50;
}

function aimWorth({ aim: island }: Moves['aim'], v: View): number {
  const f = v.todo[0];
  if (f?.at !== 'reckon' || !deckOf(v.deck).islands[island].goods.includes(f.good)) return -20;
  return 1 + chanceOf(v, island) * (prize(v, seatIn(v), island) + 0.4);
}

/** A re-flight is worth its prize, less what the contract given up means for sets. */
function againWorth(m: Moves['again'], v: View): number {
  const seat = seatIn(v);
  const counts = symbolsOf(v.deck, v.piles[seat]);
  const { symbol } = deckOf(v.deck).contracts[v.piles[seat][m.again]];
  const lost = setBonus(counts[symbol]) - setBonus(counts[symbol] - 1);
  // two of a kind may still become a set
  const hoped = counts[symbol] === 2 && !v.last ? 1.2 : 0.3;
  return bestFor(v, seat, m.good).worth - lost - hoped;
}

/** What a contract is worth in that hand: two of one island are cashed by one flight, symbols make sets. */
function cardWorth(v: View, card: number): number {
  const { symbol } = deckOf(v.deck).contracts[card];
  const counts = symbolsOf(v.deck, v.piles[seatIn(v)]);
  return worthOf(v, card) + (symbol >= 0 && counts[symbol] >= 2 ? 1.5 : 0);
}

const BLIND = 2.9;

/** See GameModule.prior. */
export const prior = (v: View, moves: readonly Move[]) => moves.map((m) => priorOf(m, v));

/** What a computer player never says of its own accord is worth less than all else. */
const priorOf = kinds.some<[v: View], number | undefined>(-9, {
  bid: bidWorth,
  pass: () => 0,
  load: (m, v) => incomeOf(v, seatIn(v), m.load, 3) - 0.4 * incomeOf(v, seatIn(v), rest(m.load), 3),
  price(m, v) {
    const f = v.todo[0];
    return f?.at === 'price' ? -Math.abs(m.price - priceFor(v, seatIn(v), f.goods)) : 0;
  },
  take(_m, v) {
    const f = v.todo[0];
    return f?.at === 'answer' ? incomeOf(v, seatIn(v), rest(f.goods), 3) - f.price : 0;
  },
  let(_m, v) {
    const f = v.todo[0];
    return f?.at === 'answer' ? -incomeOf(v, 1 - seatIn(v), f.goods, 3) * 0.5 + f.price : 0;
  },
  put: bribeWorth,
  ready: (m) => (m.ready ? 0 : -1),
  done: () => 0,
  tourist: () => 40,
  fly: flyWorth,
  aim: aimWorth,
  // computer pilots name an island
  reckon: () => -40,
  word: (_m, v) => (v.todo[0]?.at === 'reckon' ? -40 : -9),
  hush: (_m, v) => (v.todo[0]?.at === 'claim' ? 1 : 0),
  confirm: (m) => (m.confirm ? 3 : -3),
  again: againWorth,
  no: () => 0,
  under: (m, v) => BLIND - 0.6 - cardWorth(v, m.under),
  pick: (m, v) => cardWorth(v, m.pick),
  blind: () => BLIND,
  keep: () => 0,
});

/** How differently people judge the same move in an imagined course of play, in dollars. */
const SWAY = 0.8;

/** See GameModule.quick: what looks best by what is said of the move itself; a position right after says little here. */
export function quick(s: Hopper, seat: Seat, rng: Rng): Move | undefined {
  const step = s.todo.length > 0 ? steps[s.todo[0].at] : undefined;
  if (seat === TABLE || step?.kind !== 'choice') return undefined;
  const moves = (step as AnyChoice).moves(s, s.todo[0], seat) as Move[];
  // everything lies open in a world that is imagined anyway
  const v = { ...s, seat } as unknown as View;
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves) {
    const worth = (priorOf(m, v) ?? 0) + SWAY * rng.next();
    if (worth > most) {
      most = worth;
      best = m;
    }
  }
  return best;
}

const rest = (goods: readonly number[]): number[] => ALL.filter((good) => !goods.includes(good));

/** What the bidder of a duel names: half to all of what these goods bring him, within his cash. */
function priceFor(v: View, seat: number, goods: readonly number[]): number {
  const worth = (0.4 + 0.4 * whim(v, 5)) * incomeOf(v, seat, goods, 3);
  return Math.min(v.cash[seat] ?? 0, Math.max(0, Math.round(worth)));
}

/** See GameModule.evaluate: own money, sets and hopes. */
export function evaluate(s: Hopper): number[] {
  const worth = s.cash.map((cash, seat) => {
    let out = cash;
    for (const n of symbolsOf(s.deck, s.piles[seat])) out += setBonus(n) + (n === 2 ? 1.2 : 0);
    if (s.todo.length > 0) for (const { card } of s.hands[seat]) out += 0.6 * worthOf(s, card);
    return out;
  });
  return againstRivals(worth, 0.3);
}
