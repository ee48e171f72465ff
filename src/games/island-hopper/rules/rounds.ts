import { illegal } from '../../../engine/kinds';
import type { Phrase, Tell } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { canDraw, drawCards, takeFromDeck } from './cards';
import { deckOf, isTourist, ROUND_CARDS } from './deck';
import { bankToIsland } from './money';
import { islandName, named, who } from './names';
import { ALL_GOODS, DUMMY_CARDS, DUMMY_MONEY, duel, handSize, lastFrom } from './setup';
import { chance, type Event, type Held, type Hopper, type HopperFrame, type Moves, NOBODY, upkeep } from './state';

/** Rule page A4, set-up and P1: the deal, the captain tile, dummy bids, the round card; and the end of a round. */

const ROW = 3;

/** S3: a hand for each, three cards face up. */
export const deal = chance<'deal', 'deal'>({
  open: false,
  draw(s, _f, rng) {
    const size = handSize(s.n);
    const cards = drawCards(s, size * s.n + ROW, rng);
    const hands = s.hands.map(() => cards.splice(0, size).sort((a, b) => a - b));
    return { hands, row: cards };
  },
  // whatever does not fit the deck has a sentence of its own
  shape: { hands: () => true, row: () => true },
  refuse: (s, _f, m) => (fitsDeck(s, m) ? undefined : { key: 'hopper.no.deal', rule: '1.1' }),
  apply(s, _f, _seat, { hands, row }, tell) {
    for (const card of [...hands.flat(), ...row]) takeFromDeck(s, card);
    s.hands = hands.map((hand) => hand.map((card): Held => ({ card, open: false, from: NOBODY })));
    s.row = row.slice();
    tell({ key: 'hopper.dealt', args: { n: handSize(s.n) }, rule: '1.1' });
    if (s.captain === NOBODY) s.todo.push({ at: 'tile' });
    else startRound(s);
  },
});

/** Full hands, each ascending, and a full row, of cards that lie in the deck. */
function fitsDeck(s: Hopper, { hands, row }: Moves['deal']): boolean {
  const size = handSize(s.n);
  if (!listOf(listOf(whole, size), s.n)(hands) || !listOf(whole, ROW)(row)) return false;
  const ascends = (hand: readonly number[]) => hand.every((card, i) => i === 0 || hand[i - 1] < card);
  return hands.every(ascends) && canDraw(s, [...hands.flat(), ...row], size * s.n + ROW);
}

/** S5: who flew last has the tile; drawn where nobody says. */
export const tile = chance<'tile', 'tile'>({
  open: true,
  draw: (s, _f, rng) => ({ tile: rng.int(s.n) }),
  shape: { tile: whole },
  refuse: (s, _f, { tile: seat }) => (seat < s.n ? undefined : illegal),
  apply(s, _f, _seat, { tile: seat }, tell) {
    s.captain = seat;
    tell({ key: 'hopper.tile', args: { who: who(seat) }, rule: '1.1' });
    startRound(s);
  },
  outcomes: (s) => s.cash.map((_, seat) => ({ move: { tile: seat }, weight: 1 })),
});

export function startRound(s: Hopper): void {
  s.round++;
  s.compass = duel(s) ? [] : ALL_GOODS.slice();
  if (s.dummy) s.todo.push({ at: 'dummy' });
  s.todo.push({ at: 'round' });
}

/** How far into these cards the dummy bids reach: tourists are passed over. */
function dummyLength(s: Hopper, cards: readonly number[]): number {
  const deck = deckOf(s.deck);
  let found = 0;
  for (let i = 0; i < cards.length; i++) if (!isTourist(deck, cards[i]) && ++found === DUMMY_CARDS) return i + 1;
  return cards.length;
}

/** Three players: $3 at each of two islands that are drawn (rule page A4, dummy bids). */
export const dummy = chance<'dummy', 'drawn'>({
  open: true,
  draw(s, _f, rng) {
    const cards = drawCards(s, s.bag.length + s.under.length, rng);
    return { drawn: cards.slice(0, dummyLength(s, cards)) };
  },
  shape: { drawn: listOf(whole) },
  refuse(s, _f, { drawn }) {
    if (!canDraw(s, drawn, drawn.length) || drawn.length !== dummyLength(s, drawn)) return illegal;
    const deck = deckOf(s.deck);
    const islands = drawn.filter((card) => !isTourist(deck, card)).length;
    return islands === DUMMY_CARDS || drawn.length === s.bag.length + s.under.length ? undefined : illegal;
  },
  apply(s, _f, _seat, { drawn }, tell) {
    const deck = deckOf(s.deck);
    for (const card of drawn) {
      takeFromDeck(s, card);
      s.discards.push(card);
      const { island } = deck.contracts[card];
      if (island < 0) continue;
      bankToIsland(s, island, DUMMY_MONEY);
      const args = { island: islandName(deck, island), coins: DUMMY_MONEY };
      tell({ key: 'hopper.dummyBid', args, rule: '2.2' });
    }
  },
});

/** Round cards that may be turned over now, with their odds: the Last Round lies among the last three. */
function nextCards(s: Hopper): { move: Moves['roundCard']; weight: number }[] {
  const deck = deckOf(s.deck);
  const left: number[] = [];
  let last = NOBODY;
  deck.rounds.forEach((card, i) => {
    if (s.rounds.includes(i)) return;
    if (card.kind === 'last') last = i;
    else left.push(i);
  });
  const out = left.map((card) => ({ move: { card }, weight: 1 }));
  const from = lastFrom(s.n);
  if (last === NOBODY || s.round < from) return out;
  // card 7, 8, 9: one in three, one in two, certain
  const places = ROUND_CARDS - s.round + 1;
  if (places === 1) return [{ move: { card: last }, weight: 1 }];
  return [...out, { move: { card: last }, weight: left.length / (places - 1) }];
}

/** P1: the round card, resolved at once. */
export const round = chance<'round', 'roundCard'>({
  open: true,
  draw(s, _f, rng) {
    const all = nextCards(s);
    let roll = rng.next() * all.reduce((sum, { weight }) => sum + weight, 0);
    for (const { move, weight } of all) {
      roll -= weight;
      if (roll < 0) return move;
    }
    return all[all.length - 1].move;
  },
  shape: { card: whole },
  refuse(s, _f, { card }) {
    const known = nextCards(s).some(({ move }) => move.card === card);
    return known ? undefined : { key: 'hopper.no.roundCard', rule: '2.1' };
  },
  outcomes: (s) => nextCards(s),
  apply(s, _f, _seat, { card }, tell) {
    s.card = card;
    s.rounds.push(card);
    resolve(s, tell);
    if (duel(s)) s.todo.push({ at: 'load' });
    else s.todo.push(auctionFrom(s));
    if (!duel(s) && s.round > 1) tell({ key: 'hopper.sitsOut', args: { who: who(s.captain) }, rule: '3.1' });
  },
});

function resolve(s: Hopper, tell: Tell<Event>): void {
  const deck = deckOf(s.deck);
  const card = deck.rounds[s.card];
  if (card.kind === 'company') {
    deck.islands.forEach(({ company }, island) => {
      if (company === card.company) bankToIsland(s, island, card.plus);
    });
    const args = { company: named(deck.companies[card.company]), coins: card.plus };
    tell({ key: 'hopper.company', args, rule: '2.1' });
  } else if (card.kind === 'remove') {
    const rich = [...s.money.keys()].filter((island) => s.money[island] > 0);
    for (const island of rich) bankToIsland(s, island, -1);
    tell({ key: rich.length > 0 ? 'hopper.remove' : 'hopper.removeNone', rule: '2.1' });
  } else {
    s.last = true;
    tell({ key: 'hopper.lastRound', rule: '2.1' });
  }
}

/** P2: the seat after the captain opens, the captain of the round before is passed over; the first time the tile opens. */
export function auctionFrom(s: Hopper): HopperFrame {
  const first = s.round === 1;
  const passed = s.cash.map((_, seat) => !first && seat === s.captain);
  return {
    at: 'auction',
    high: 0,
    bidder: NOBODY,
    passed,
    turn: first ? s.captain : (s.captain + 1) % s.n,
  };
}

/** P4 (i): goods come back, tourists go home, the money stays where it lies. */
export const home = upkeep<'home'>({
  run(s, _f, tell) {
    s.compass = [];
    s.discards.push(...s.tourists);
    s.tourists = [];
    s.lost = [];
    s.chance = false;
    s.since = s.flights.length;
    if (s.last) finish(s, 'last', tell);
    // P5: where not every hand can be filled the game ends at once
    else if (needed(s) > s.bag.length + s.under.length + s.row.length) finish(s, 'deck', tell);
    else s.todo.push({ at: 'contracts', next: 0, swapped: false, kept: false });
  },
});

const needed = (s: Hopper): number => s.hands.reduce((sum, hand) => sum + Math.max(0, handSize(s.n) - hand.length), 0);

function finish(s: Hopper, ending: 'last' | 'deck', tell: Tell<Event>): void {
  s.ending = ending;
  s.open = true;
  s.todo = [];
  const key: Phrase = { key: `hopper.over.${ending}`, rule: ending === 'last' ? '2.1' : '6.1' };
  tell(key);
}
