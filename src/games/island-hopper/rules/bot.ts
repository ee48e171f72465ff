import { type Rng, type Seat, TABLE } from '../../../engine/rules';
import type { AnyChoice } from '../../../engine/run';
import { againstRivals, NEVER } from '../../kit/rivals';
import { CHANCES, chanceOf, worthOf } from './chances';
import { considered, quickWord, wordToPilot } from './counsel';
import { deckOf, type Island, islandsOf, SEA } from './deck';
import { MIDDLES } from './lagoon';
import { type Past, servedBy, trustIn } from './memory';
import { type Nature, NOBODY_SPECIAL, natureOf } from './nature';
import { symbolsOf } from './scoring';
import { duel, flightsOf, setBonus, WORD_HELPS } from './setup';
import type { Direction, Move } from './state';
import { type Hopper, kinds, type Moves, NOBODY, type OpenTable, type View } from './state';
import { steps } from './steps';
import { knows } from './view';
import { whimOf } from './whim';

/** What moves and positions are worth to a computer player, in dollars at the end of the game (rule page A6). */

/** What is weighed: a position that is imagined anyway has it as well as every view. */
type Known = Past &
  Pick<View, 'difficulty' | 'n' | 'round' | 'last' | 'captain' | 'money' | 'tourists' | 'cash' | 'hands' | 'todo'>;

/** A bribe that is planned. */
interface Bribe {
  island: Island;
  coins: number;
}

/** What is asked about, and what has been found out on the way: all moves of one question are weighed by the same. */
interface Asked {
  v: Known;
  /** Who asks. */
  seat: Seat;
  nature: Nature;
  /** What a view knows, which a word needs; undefined in an imagined game. */
  view: View | undefined;
  /** Contracts that nobody has seen; 0 in an imagined game. */
  left: number;
  /** By seat and island; see prizesOf. */
  prizes: (readonly number[] | undefined)[];
  /** By island, how often it would land there: as it sees it; see oddsOf. */
  odds: readonly number[] | undefined;
  tile: number | undefined;
  bribe: Bribe | null | undefined;
  /** Its word to a computer pilot, null for none. */
  word: Direction | null | undefined;
}

const ask = (v: Known, seat: Seat, nature = NOBODY_SPECIAL, view?: View): Asked => ({
  v,
  seat,
  nature,
  view,
  left: view?.left ?? 0,
  prizes: [],
  odds: undefined,
  tile: undefined,
  bribe: undefined,
  word: undefined,
});

/** What cannot be foreseen from outside: see whim.ts. */
const whim = ({ v, seat, left }: Asked, coins: number, money: readonly number[], ...more: number[]): number =>
  whimOf(seat, [v.round, coins, left, ...money, ...more]);

/** What rivals get counts against a flight by this share. */
const BEGRUDGED = 0.3;

/** What it has to spend, as far as that is known. */
const cashOf = ({ v, seat }: Asked): number => v.cash[seat] ?? 0;

/** Words that somebody says who holds an open contract there, and that somebody says of whom nothing is known. */
const [SURE_WORDS, SOME_WORDS, MOST_HELP] = [1, 0.2, 4];

/**
 * By island, how often it would land there. It counts on the words of the others as far as they have proved true, and
 * has its own courage.
 */
function oddsOf(q: Asked): readonly number[] {
  const { v, seat, nature } = q;
  if (q.odds) return q.odds;
  const plain = CHANCES[v.difficulty];
  if (nature === NOBODY_SPECIAL) {
    q.odds = plain;
    return plain;
  }
  const { contracts } = deckOf(v.deck);
  const words = plain.map(() => 0);
  for (let other = 0; other < v.n && !duel(v); other++) {
    if (other === seat) continue;
    const trust = nature.trust * trustIn(v, other);
    const wants = new Set(v.hands[other].map(({ card }) => (card === null ? SEA : contracts[card].island)));
    for (let island = 0; island < words.length; island++)
      words[island] += trust * (wants.has(island) ? SURE_WORDS : SOME_WORDS);
  }
  q.odds = plain.map((chance, island) => {
    const steadier = WORD_HELPS ** (-2 * Math.min(MOST_HELP, words[island]));
    return (1 - (1 - chance) ** steadier) ** nature.risk;
  });
  return q.odds;
}

/** By island, what that captain would get for landing there, less a share of what it would bring the others. */
function prizesOf(q: Asked, seat: Seat): readonly number[] {
  const { v, prizes } = q;
  const known = prizes[seat];
  if (known) return known;
  const { contracts } = deckOf(v.deck);
  let fares = 0;
  for (const card of v.tourists) fares += contracts[card].pays;
  const out = v.money.map((coins) => coins + fares);
  const own = duel(v);
  for (let other = 0; other < v.n; other++) {
    let grudge: number | undefined;
    for (const { card } of v.hands[other]) {
      if (card === null) continue;
      const { island, pays } = contracts[card];
      if (island === SEA) continue;
      if (other !== seat && !v.last) grudge ??= begrudged(q, seat, other);
      if (other !== seat) out[island] += v.last ? 0.7 : -(grudge ?? 0) * pays;
      else if (own) out[island] += pays;
    }
  }
  prizes[seat] = out;
  return out;
}

/** The share of what another gets that counts against a flight: less for whoever flew for this seat before. */
function begrudged({ v, seat, nature }: Asked, captain: Seat, other: Seat): number {
  if (captain !== seat || nature.memory === 0) return BEGRUDGED;
  return BEGRUDGED * (1 - nature.memory * (servedBy(v, other, seat) - 1));
}

/** What an ordinary flight with that good brings where it brings most. */
function bestFor(q: Asked, seat: Seat, good: number): number {
  const prizes = prizesOf(q, seat);
  const odds = q.v.todo[0]?.at === 'auction' ? CHANCES[q.v.difficulty] : oddsOf(q);
  let best = Number.NEGATIVE_INFINITY;
  for (const island of islandsOf(deckOf(q.v.deck), good)) {
    const worth = odds[island] * (prizes[island] + 0.4);
    if (worth > best) best = worth;
  }
  return best;
}

/** What the goods there bring a captain, flown to the best islands. */
function incomeOf(q: Asked, seat: Seat, goods: readonly number[], flights: number): number {
  const worths = goods.map((good) => bestFor(q, seat, good)).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(flights, worths.length); i++) sum += Math.max(0, worths[i]);
  return sum;
}

const ALL = [0, 1, 2, 3, 4, 5];

/** What the captain's tile is worth: income to come, less what is lost while others could be bribed. */
function tileWorth(q: Asked): number {
  if (q.tile === undefined) {
    const { v, seat, nature } = q;
    let own = 0;
    for (const { card } of v.hands[seat]) if (card !== null) own += worthOf(v, card);
    const expected = incomeOf(q, seat, ALL, flightsOf(v.n)) + nature.hoped * (v.n - 1);
    q.tile = nature.bid * (1.2 + 0.5 * whim(q, cashOf(q), v.money, 1)) * (expected - 0.3 * own);
  }
  return q.tile;
}

function bidWorth({ bid }: Moves['bid'], q: Asked): number {
  const f = q.v.todo[0];
  if (f?.at !== 'auction') return 0;
  const most = Math.min(tileWorth(q), cashOf(q));
  if (f.bidder === NOBODY) return bid <= Math.max(0, most) ? -Math.abs(bid - Math.floor(most * 0.3)) : -20 - bid;
  if (bid > most) return -1 - (bid - most);
  return 10 - (bid - f.high);
}

const NOTHING: readonly number[] = MIDDLES.map(() => 0);

/** 15 to 50 % of the pay of its two dearest islands, of so many dollars in all. */
function budget(q: Asked, cash: number): Bribe[] {
  const { v, seat, nature } = q;
  const deck = deckOf(v.deck);
  const pays = new Map<Island, number>();
  for (const { card } of v.hands[seat]) {
    if (card === null) continue;
    const { island, pays: dollars } = deck.contracts[card];
    if (island !== SEA) pays.set(island, (pays.get(island) ?? 0) + dollars);
  }
  const best = [...pays].sort((a, b) => b[1] * chanceOf(v, b[0]) - a[1] * chanceOf(v, a[0])).slice(0, 2);
  const kept = nature.bribe * (1 + nature.memory * (servedBy(v, v.captain, seat) - 1));
  return best.map(([island, dollars], i) => {
    const share = kept * (0.15 + 0.35 * whim(q, cash, NOTHING, 2 + i, v.round));
    return { island, coins: Math.min(Math.round(share * dollars), Math.floor(cash / 2)) };
  });
}

/** Bribes so far do not change the plan: it is made of the hand and of the round alone. */
function plan(q: Asked): Bribe | null {
  const { v, seat } = q;
  let spent = given(v, seat);
  const cash = v.cash[seat];
  for (const { island, coins } of budget(q, cash === null ? 0 : cash + spent)) {
    if (spent < coins) return { island, coins: coins - spent };
    spent -= coins;
  }
  return null;
}

/** What this seat has put down this minute. */
function given(v: Known, seat: Seat): number {
  const f = v.todo[0];
  if (f?.at === 'bribe') return f.given[seat];
  return f?.at === 'calm' ? f.puts[seat].reduce((sum, coins) => sum + coins, 0) : 0;
}

function bribeWorth(m: Moves['put'], q: Asked): number {
  if (q.bribe === undefined) q.bribe = plan(q);
  return q.bribe && m.put === q.bribe.island && m.coins <= q.bribe.coins ? m.coins : -5;
}

function flyWorth(m: Moves['fly'], q: Asked): number {
  const at = q.v.todo[0]?.at;
  if (at !== 'choose' && at !== 'takeoff') return 2;
  return m.mode === 'reckon' ? 1 + bestFor(q, q.seat, m.fly) : -50;
}

function aimWorth({ aim: island }: Moves['aim'], q: Asked): number {
  const f = q.v.todo[0];
  if (f?.at !== 'reckon' || !deckOf(q.v.deck).islands[island].goods.includes(f.good)) return -20;
  return 1 + oddsOf(q)[island] * (prizesOf(q, q.seat)[island] + 0.4);
}

/** A re-flight is worth its prize, less what the contract given up means for sets. */
function againWorth(m: Moves['again'], q: Asked): number {
  const { v, seat } = q;
  const counts = symbolsOf(v.deck, v.piles[seat]);
  const { symbol } = deckOf(v.deck).contracts[v.piles[seat][m.again]];
  const lost = setBonus(counts[symbol]) - setBonus(counts[symbol] - 1);
  // two of a kind may still become a set
  const hoped = counts[symbol] === 2 && !v.last ? 1.2 : 0.3;
  return bestFor(q, seat, m.good) - lost - hoped;
}

/** Its next word in the present flight of a computer pilot. */
function ownWord(q: Asked): Direction | null {
  if (q.word === undefined) q.word = (q.view && wordToPilot(q.view, q.seat, q.nature)) ?? null;
  return q.word;
}

/** Words to a computer pilot are chosen beforehand (counsel.ts): others are not even tried. */
function wordWorth({ word }: Moves['word'], q: Asked): number {
  const [f] = q.v.todo;
  if (f?.at === 'reckon') return -40;
  if (f?.at !== 'guide' || q.nature === NOBODY_SPECIAL) return -9;
  if (word === ownWord(q)) return 3;
  const { help, mislead } = considered(f);
  if (word === help) return -1;
  return word === mislead && q.nature.lies > 0 ? -2 : NEVER;
}

function hushWorth(_m: Moves['hush'], q: Asked): number {
  const at = q.v.todo[0]?.at;
  return at === 'claim' ? 1 : 0;
}

/** What a contract is worth in that hand: two of one island are cashed by one flight, symbols make sets. */
const cardWorth = ({ v, seat, nature }: Asked, card: number): number =>
  inHand(v, symbolsOf(v.deck, v.piles[seat]), nature, card);

/** The same with so many symbols in the pile: what it is chosen for is what a position has of it as well. */
function inHand(
  v: Pick<OpenTable, 'deck' | 'difficulty'>,
  counts: readonly number[],
  nature: Nature,
  card: number,
): number {
  const { symbol, island } = deckOf(v.deck).contracts[card];
  // who dislikes risk likes near islands
  const nerve = island === SEA ? 1 : chanceOf(v, island) ** (nature.risk - 1);
  return nerve * worthOf(v, card) + nature.sets * (symbol >= 0 && counts[symbol] >= 2 ? 1.5 : 0);
}

const BLIND = 2.9;

/** See GameModule.prior. */
export function prior(v: View, moves: readonly Move[], character?: string): (number | undefined)[] {
  const q = ask(v, v.seat ?? 0, character === undefined ? NOBODY_SPECIAL : natureOf(character), v);
  return moves.map((m) => priorOf(m, q));
}

/** What a computer player never says of its own accord is worth less than all else. */
const priorOf = kinds.some<[q: Asked], number | undefined>(-9, {
  bid: bidWorth,
  pass: () => 0,
  load: (m, q) => incomeOf(q, q.seat, m.load, 3) - 0.4 * incomeOf(q, q.seat, rest(m.load), 3),
  price(m, q) {
    const f = q.v.todo[0];
    return f?.at === 'price' ? -Math.abs(m.price - priceFor(q, f.goods)) : 0;
  },
  take(_m, q) {
    const f = q.v.todo[0];
    return f?.at === 'answer' ? incomeOf(q, q.seat, rest(f.goods), 3) - f.price : 0;
  },
  let(_m, q) {
    const f = q.v.todo[0];
    return f?.at === 'answer' ? -incomeOf(q, 1 - q.seat, f.goods, 3) * 0.5 + f.price : 0;
  },
  put: bribeWorth,
  ready: (m) => (m.ready ? 0 : -1),
  done: () => 0,
  tourist: () => 40,
  fly: flyWorth,
  aim: aimWorth,
  // computer pilots name an island
  reckon: () => -40,
  word: wordWorth,
  hush: hushWorth,
  confirm: (m) => (m.confirm ? 3 : -3),
  again: againWorth,
  no: () => 0,
  under: (m, q) => BLIND - 0.6 - cardWorth(q, m.under),
  pick: (m, q) => cardWorth(q, m.pick),
  blind: () => BLIND,
  keep: () => 0,
});

/** Who plays on in imagined play: a mate, from what it could know there. */
const MATE = natureOf(undefined);

/** What lies open before that seat: nobody flies by contracts that others keep hidden, in imagined play either. */
function knownTo(s: Hopper, seat: Seat): Known {
  const hands = s.hands.map((hand, holder) =>
    hand.map((held) => ({ card: knows(s, held, holder, seat) ? held.card : null, open: held.open })),
  );
  const { deck, difficulty, n, round, last, captain, money, tourists, cash, todo, flights, piles, hurt } = s;
  return { deck, difficulty, n, round, last, captain, money, tourists, cash, todo, flights, piles, hurt, hands };
}

/** How differently mates judge the same move, in dollars: hardly at all. */
const SWAY = 0.16;

/** See GameModule.quick: what looks best by what is said of the move itself; a position right after says little here. */
export function quick(s: Hopper, seat: Seat, rng: Rng): Move | undefined {
  const step = s.todo.length > 0 ? steps[s.todo[0].at] : undefined;
  if (seat === TABLE || step?.kind !== 'choice') return undefined;
  const moves = (step as AnyChoice).moves(s, s.todo[0], seat) as Move[];
  if (moves.length === 1) {
    rng.next();
    return moves[0];
  }
  const [f] = s.todo;
  if (f.at === 'guide') {
    const word = quickWord(s, f, seat);
    return word ? { word } : { hush: true };
  }
  const q = ask(knownTo(s, seat), seat, MATE);
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves) {
    const worth = (priorOf(m, q) ?? 0) + SWAY * rng.next();
    if (worth > most) {
      most = worth;
      best = m;
    }
  }
  return best;
}

const rest = (goods: readonly number[]): number[] => ALL.filter((good) => !goods.includes(good));

/** What the bidder of a duel names: half to all of what these goods bring him, within his cash. */
function priceFor(q: Asked, goods: readonly number[]): number {
  const worth = (0.4 + 0.4 * whim(q, cashOf(q), q.v.money, 5)) * incomeOf(q, q.seat, goods, 3);
  return Math.min(cashOf(q), Math.max(0, Math.round(worth)));
}

/** See GameModule.evaluate: own money, sets and hopes. */
export function evaluate(s: Hopper): number[] {
  const worth = s.cash.map((cash, seat) => {
    let out = cash;
    const counts = symbolsOf(s.deck, s.piles[seat]);
    for (const n of counts) out += setBonus(n) + (n === 2 ? 1.2 : 0);
    if (s.todo.length > 0) for (const { card } of s.hands[seat]) out += 0.6 * inHand(s, counts, MATE, card);
    return out;
  });
  return againstRivals(worth, 0.3);
}
