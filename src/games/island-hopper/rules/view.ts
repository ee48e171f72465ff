import { shuffle } from '../../../engine/chance';
import { copy } from '../../../engine/copy';
import type { Rng, Seat } from '../../../engine/rules';
import { type Card, CONTRACTS, deckOf, SEA } from './deck';
import { ALL_MONEY } from './money';
import { fineOf } from './setup';
import type { F, Held, Hopper, HopperFrame, OpenTable, View } from './state';
import { NOBODY } from './state';

/** Who knows what (rule page A4 and A5). A view is built up from nothing; `imagine` fills the rest in at random. */

const lists = (all: readonly number[][]): number[][] => all.map((list) => list.slice());

/** A copy of what lies open, field by field: a field of the position that is not named here reaches nobody. */
export function openTable(s: OpenTable, flights: OpenTable['flights']): OpenTable {
  return {
    deck: s.deck,
    flight: s.flight,
    difficulty: s.difficulty,
    bribing: s.bribing,
    early: s.early,
    openMoney: s.openMoney,
    dummy: s.dummy,
    tile: s.tile,
    skill: s.skill,
    wind: s.wind,
    n: s.n,
    round: s.round,
    captain: s.captain,
    card: s.card,
    rounds: s.rounds.slice(),
    last: s.last,
    money: s.money.slice(),
    compass: s.compass.slice(),
    tourists: s.tourists.slice(),
    lost: s.lost.slice(),
    chance: s.chance,
    row: s.row.slice(),
    discards: s.discards.slice(),
    piles: lists(s.piles),
    income: s.income.slice(),
    ...(s.outlay && { outlay: { paid: s.outlay.paid.slice(), fines: s.outlay.fines.slice() } }),
    flights,
    since: s.since,
    hurt: s.hurt.slice(),
    open: s.open,
    ending: s.ending,
  };
}

/** A frame in the eyes of a seat: of secret bribes only its own, and of what words have cost. */
function frameView(s: Hopper, f: HopperFrame, seat: Seat | null): HopperFrame {
  if (f.at === 'air' && f.paid && !s.openMoney)
    return { ...copy(f), paid: f.paid.map((coins, i) => (i === seat ? coins : null)) };
  if (f.at !== 'calm') return copy(f);
  return { ...f, done: f.done.slice(), puts: f.puts.map((list, i) => (i === seat ? list.slice() : [])) };
}

export const knows = (s: Pick<Hopper, 'open'>, held: Held, holder: Seat, seat: Seat | null): boolean =>
  s.open || held.open || holder === seat || (seat !== null && held.from === seat);

function hiddenLast(hand: View['hands'][number]): View['hands'][number] {
  if (hand.every(({ card }) => card === null)) return hand;
  return [...hand.filter(({ card }) => card !== null), ...hand.filter(({ card }) => card === null)];
}

export function view(s: Hopper, seat: Seat | null): View {
  // assigned, not spread: views are made by the hundred thousand in a search
  const out = openTable(s, copy(s.flights)) as View;
  out.seat = seat;
  out.cash = s.cash.map((coins, i) => (s.openMoney || s.open || i === seat ? coins : null));
  out.hands = s.hands.map((hand, holder) => {
    const seen = hand.map((held) => ({ card: knows(s, held, holder, seat) ? held.card : null, open: held.open }));
    // its place among known cards would tell how long a hidden one has been there
    return holder === seat || s.open ? seen : hiddenLast(seen);
  });
  out.left = s.bag.length;
  out.under = s.under.map(({ card, by, open }) => ({ card: s.open || open || by === seat ? card : null, by, open }));
  out.todo = s.todo.map((f) => frameView(s, f, seat));
  return out;
}

/** Contracts this view shows nowhere. */
function unseen(v: View): Card[] {
  const seen = new Uint8Array(CONTRACTS);
  for (const list of [v.row, v.discards, v.tourists, ...v.piles]) for (const card of list) seen[card] = 1;
  for (const hand of v.hands) for (const { card } of hand) if (card !== null) seen[card] = 1;
  for (const { card } of v.under) if (card !== null) seen[card] = 1;
  const out: Card[] = [];
  for (let card = 0; card < CONTRACTS; card++) if (!seen[card]) out.push(card);
  return out;
}

export function imagine(v: View, rng: Rng): Hopper {
  // what was flown is never changed again
  const out = openTable(v, v.flights.slice()) as Hopper;
  out.hands = v.hands.map((hand, holder) =>
    hand.map(
      ({ card, open }): Held => ({
        card: card ?? NOBODY,
        open,
        // the only way for somebody else to know a card that does not lie open is to have put it under the deck
        from: card !== null && !open && holder !== v.seat && !v.open && v.seat !== null ? v.seat : NOBODY,
      }),
    ),
  );
  out.under = v.under.map(({ card, by, open }) => ({ card: card ?? NOBODY, by, open }));
  const bag = shuffle(unseen(v), rng);
  for (const blank of [...out.hands.flat(), ...out.under]) if (blank.card === NOBODY) blank.card = bag.pop() as Card;
  out.bag = bag.sort((a, b) => a - b);
  out.todo = v.todo.map((f) => imagineFrame(v, f));
  out.cash = v.cash.map((coins, seat) => coins ?? imagineCash(v, seat, paidBy(out, seat), rng));
  const all = [...out.cash, ...out.money].reduce((sum, coins) => sum + coins, 0);
  out.bank = ALL_MONEY - all;
  const f = out.todo[0];
  if (f?.at === 'calm') imaginePuts(out, f, v.seat, rng);
  return out;
}

/** Whoever is done has put down something ordinary: 15 to 50 % of its two dearest contracts (rule page A6). */
function imaginePuts(s: Hopper, f: F<'calm'>, eye: Seat | null, rng: Rng): void {
  const { contracts } = deckOf(s.deck);
  for (const [seat, puts] of f.puts.entries()) {
    if (seat === eye || seat === s.captain || !f.done[seat]) continue;
    const held = s.hands[seat].map(({ card }) => contracts[card]).filter(({ island }) => island !== SEA);
    let left = s.cash[seat];
    for (const { island, pays } of held.sort((a, b) => b.pays - a.pays).slice(0, 2)) {
      const coins = Math.min(left, Math.round((0.15 + 0.35 * rng.next()) * pays));
      puts[island] += coins;
      left -= coins;
    }
  }
}

function imagineFrame(v: View, f: HopperFrame): HopperFrame {
  if (f.at === 'air' && f.paid) {
    const all = f.words.map((words, seat) => Math.min(fineOf(words), v.income[seat]));
    return { ...copy(f), paid: f.paid.map((coins, seat) => coins ?? all[seat]) };
  }
  if (f.at !== 'calm') return copy(f);
  return {
    ...f,
    done: f.done.slice(),
    puts: f.puts.map((list) => (list.length > 0 ? list.slice() : v.money.map(() => 0))),
  };
}

/** What comes back to that seat if the flight in the air does not count. */
function paidBy(s: Hopper, seat: Seat): number {
  const f = s.todo[0];
  return f?.at === 'air' ? (f.paid?.[seat] ?? 0) : 0;
}

/**
 * A purse nobody shows, as whoever counts knows it (rule page A4): what came in, less what was paid in the open. Of fines
 * it is only known what was due: mostly all of it was paid. Where nobody has counted it is what mates usually have in that
 * round: 10, 17, 25, 33 and 43 dollars in rounds 1, 3, 5, 7 and 9. Never less than that seat has said, and, with what this
 * flight's words have cost, never more than it took in.
 */
function imagineCash(v: View, seat: Seat, paid: number, rng: Rng): number {
  const f = v.todo[0];
  let least = 0;
  if (f?.at === 'auction' && f.bidder === seat) least = f.high;
  if (f?.at === 'answer' && seat !== v.captain) least = f.price;
  return Math.max(least, Math.min(v.income[seat] - paid, countedCash(v, seat, paid, rng)));
}

function countedCash(v: View, seat: Seat, paid: number, rng: Rng): number {
  if (!v.outlay) return 4 + rng.int(4 + 8 * v.round);
  const open = v.outlay.fines[seat] - paid;
  const unpaid = open > 0 && rng.int(2) ? rng.int(open + 1) : 0;
  return v.income[seat] - v.outlay.paid[seat] - v.outlay.fines[seat] + unpaid;
}
