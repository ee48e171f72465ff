import { same } from '../../../src/engine/copy';
import { type AnyRules, type Phrase, TABLE } from '../../../src/engine/rules';
import { accepts, actorsOf, play, stepOf } from '../../../src/engine/run';
import { deckOf } from '../../../src/games/island-hopper/rules/deck';
import { type Plan as AnyPlan, demand, type Made, wander as roam } from '../wander';
import { any, type Hopper, type Move, type Options } from './position';
import { best, type Contract, type Down, fortune, paid } from './reference';

/** Rule page A0 and A4 as checks of whole random games: they throw at the first thing that is not so. */

export type Tally = { [what: string]: number };
export type Plan = AnyPlan<Options>;
export type Entry = Made<Move>;

export const wander = (
  rules: AnyRules,
  plan: Plan,
  look: (s: Hopper, entry: Entry, go: () => Phrase[]) => void,
): Hopper => roam<Hopper, Move, Options>(rules, plan, look);

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const contract = (s: Hopper, card: number): Contract => deckOf(s.deck).contracts[card];
const captainOf = (s: Hopper): number => s.captain;

/** A0: $530 in all, 81 contracts, each once. */
function checkBox(s: Hopper): void {
  const all = s.bank + sum(s.cash) + sum(s.money);
  demand(all === 530, 'money', () => `$${all}`);
  demand(
    s.cash.every((coins) => coins >= 0),
    'money',
    () => `purses ${s.cash}`,
  );
  const cards = [
    ...s.bag,
    ...s.row,
    ...s.discards,
    ...s.tourists,
    ...s.piles.flat(),
    ...s.hands.flat().map((one) => one.card),
    ...s.under.map((one) => one.card),
  ];
  demand(cards.length === 81 && new Set(cards).size === 81, 'cards', () => `${cards.length} contracts`);
}

/** P2 to P5: who is asked. */
function checkAsked(rules: AnyRules, s: Hopper): void {
  const [f] = s.todo;
  if (!f || stepOf(rules, any(s))?.kind !== 'choice') return;
  const seats = actorsOf(rules, any(s));
  const captain = captainOf(s);
  if (f.at === 'auction') {
    demand(seats.length === 1, 'asked', () => `${seats} in the auction`);
    demand(s.round === 1 || seats[0] !== captain, 'asked', () => `the captain of the last round bids`);
  }
  if (f.at === 'bribe' || f.at === 'calm') demand(!seats.includes(captain), 'asked', () => 'the captain bribes');
  if (['choose', 'again', 'takeoff'].includes(f.at))
    demand(seats.join() === String(captain), 'asked', () => `${seats} at ${f.at}`);
  if (f.at === 'guide') demand(!seats.includes(captain), 'asked', () => 'the captain speaks');
  if (s.n === 2) demand(!['bribe', 'calm', 'auction'].includes(f.at), 'asked', () => `${f.at} in a duel`);
  if (f.at === 'again') {
    const now = s.flights.slice(s.since);
    const free = !now.some(({ again }) => again) && s.piles[captain].length > 0;
    demand(free && now.some(({ landed }) => !landed), 'asked', () => 'a second chance that is none');
  }
}

/** What lies there, for the second bookkeeper. */
function lying(s: Hopper): Omit<Down, 'island' | 'good' | 'shows'> {
  const { captain, last } = s;
  const hands = s.hands.map((hand) => hand.map(({ card }) => contract(s, card)));
  const tourists = s.tourists.map((card) => contract(s, card));
  return { captain, last, money: s.money.slice(), cash: s.cash.slice(), hands, tourists };
}

function checkLanding(s: Hopper, before: Omit<Down, 'island' | 'good' | 'shows'>, piles: number[], tally: Tally): void {
  const flight = s.flights[s.flights.length - 1];
  const shows = flight.island < 0 ? [] : [...deckOf(s.deck).islands[flight.island].goods];
  const expected = paid({ ...before, shows, island: flight.island, good: flight.good });
  demand(flight.landed === expected.landed, 'flight', () => `good ${flight.good} on island ${flight.island}`);
  demand(same(s.cash, expected.cash), 'flight', () => `purses ${s.cash} instead of ${expected.cash}`);
  demand(same(s.money, expected.money), 'flight', () => `islands ${s.money} instead of ${expected.money}`);
  s.piles.forEach((pile, seat) => {
    const cashed = pile.length - piles[seat];
    demand(cashed === expected.cashed[seat], 'flight', () => `${cashed} cashed by seat ${seat}`);
  });
  demand(!s.compass.includes(flight.good), 'flight', () => `good ${flight.good} is not spent`);
  const met = flight.landed ? 'landed' : flight.island < 0 ? 'sea' : 'wrong';
  tally[met] = (tally[met] ?? 0) + 1;
  tally.cashed = (tally.cashed ?? 0) + sum(expected.cashed);
  if (s.last && sum(expected.cashed) > 0) tally.bonus = (tally.bonus ?? 0) + 1;
}

/** Who pays whom by a choice, told from its move alone. */
function checkChoice(
  s: Hopper,
  { seat, move }: Entry,
  cash: number[],
  money: number[],
  bank: number,
  at: string,
): void {
  const paidBy = (other: number): number => cash[other] - s.cash[other];
  if (move === null || typeof move !== 'object') return;
  if ('bid' in move) demand(move.bid <= cash[seat], 'bid', () => `$${move.bid} with $${cash[seat]}`);
  if ('put' in move && at === 'bribe') {
    demand(s.money[move.put] === money[move.put] + move.coins, 'bribe', () => `$${s.money[move.put]} at ${move.put}`);
    demand(paidBy(seat) === move.coins && s.bank === bank, 'bribe', () => `seat ${seat} pays ${paidBy(seat)}`);
  }
  if ('put' in move && at === 'calm')
    demand(same(s.cash, cash) && same(s.money, money), 'bribe', () => 'seen too soon');
  if ('again' in move) demand(same(s.cash, cash) && s.bank === bank, 'again', () => 'money for a second chance');
  if ('under' in move || 'pick' in move) demand(same(s.cash, cash), 'cards', () => 'money for contracts');
}

/** P5 and the discards: what is discarded stays there. */
function checkPiles(s: Hopper, discards: number[]): void {
  demand(same(s.discards.slice(0, discards.length), discards), 'discards', () => 'a card came back');
}

function checkRounds(s: Hopper, tally: Tally): void {
  const lasts = s.rounds.filter((card) => deckOf(s.deck).rounds[card].kind === 'last').length;
  demand(new Set(s.rounds).size === s.rounds.length && lasts <= 1, 'rounds', () => `${s.rounds}`);
  demand(s.todo.length === 0 || lasts === 0 || s.rounds.length >= (s.n === 2 ? 9 : 7), 'rounds', () => 'too early');
  const now = s.flights.slice(s.since);
  const most = s.n === 2 ? 3 : s.n;
  demand(now.filter(({ again }) => !again).length <= most, 'flights', () => `${now.length} in a round`);
  demand(now.filter(({ again }) => again).length <= 1, 'flights', () => 'two second chances');
  const first = now.filter(({ again }) => !again).map(({ good }) => good);
  demand(new Set(first).size === first.length, 'flights', () => `goods ${first}`);
  if (now.some(({ again }) => again)) tally.again = (tally.again ?? 0) + 1;
}

export const IN_THE_AIR = ['air', 'claim', 'reckon', 'wind', 'gust', 'guide', 'result'];

/**
 * P4 (h): the fourth word and each further one cost a dollar when they are said or told, where there is one. `paid` is
 * what each seat has paid in the flight in the air: it comes back from a flight that does not count.
 */
function checkFines(
  s: Hopper,
  f: Hopper['todo'][number],
  { seat, move }: Entry,
  cash: number[],
  bank: number,
  paid: number[],
  tally: Tally,
): void {
  if (f.at === 'choose' || f.at === 'takeoff') paid.splice(0, paid.length, ...cash.map(() => 0));
  if (!IN_THE_AIR.includes(f.at) || move === null) return;
  const expected = cash.slice();
  if ('void' in move) {
    paid.forEach((coins, other) => {
      expected[other] += coins;
    });
    if (sum(paid) > 0) tally.back = (tally.back ?? 0) + sum(paid);
    paid.fill(0);
  } else if ('word' in move || 'caught' in move) {
    const speaker = 'caught' in move ? move.caught : seat;
    const words = 'words' in f ? f.words[speaker] : 0;
    const fine = words < 3 ? 0 : Math.min(1, cash[speaker]);
    expected[speaker] -= fine;
    paid[speaker] += fine;
    const kind = 'caught' in move ? 'late' : 'fines';
    tally[kind] = (tally[kind] ?? 0) + fine;
  }
  const got = sum(cash) - sum(expected);
  demand(same(s.cash, expected), 'words', () => `purses ${s.cash} instead of ${expected}`);
  demand(s.bank === bank + got, 'words', () => `the bank gets ${s.bank - bank} instead of ${got}`);
}

/** A5: had somebody chattered and the machine failed before the drop, everybody would have what they had before. */
function checkVoid(rules: AnyRules, s: Hopper, paid: readonly number[], tally: Tally): void {
  const other = structuredClone(s);
  const ledger = paid.slice();
  const met: Tally = {};
  const make = (seat: number, move: Move): void => {
    const { bank, cash, todo } = structuredClone(other);
    play(rules, any(other), seat, move);
    checkFines(other, todo[0], { seat, move }, cash, bank, ledger, met);
  };
  const speaker = actorsOf(rules, any(s)).find((seat) => seat !== TABLE && seat !== captainOf(s));
  for (let i = 0; i < 5 && speaker !== undefined; i++)
    if (accepts(rules, any(other), speaker, { word: true }) === true) make(speaker, { word: true });
  make(TABLE, { void: 'cancel' });
  demand(same(other.income, s.income), 'words', () => `takings ${other.income} instead of ${s.income}`);
  tally.back = (tally.back ?? 0) + (met.back ?? 0);
}

/** Rule page A4 over one random game; counts what was met. */
export function ledger(rules: AnyRules, plan: Plan, tally: Tally = {}): void {
  const paid: number[] = [];
  const end = wander(rules, plan, (s, entry, go) => {
    checkBox(s);
    checkAsked(rules, s);
    const f = structuredClone(s.todo[0]);
    const before = lying(s);
    const { bank } = s;
    const discards = s.discards.slice();
    const flown = s.flights.length;
    const piles = s.piles.map((pile) => pile.length);
    if (f.at === 'air' && entry.move && 'drop' in entry.move) checkVoid(rules, s, paid, tally);
    go();
    checkPiles(s, discards);
    checkRounds(s, tally);
    if (s.flights.length > flown) checkLanding(s, before, piles, tally);
    else {
      checkChoice(s, entry, before.cash, before.money, bank, f.at);
      checkFines(s, f, entry, before.cash, bank, paid, tally);
    }
    if (f.at === 'auction' && s.todo[0]?.at !== 'auction') checkPaid(s, f, entry, before.cash, bank);
    if (f.at === 'round') checkCard(s, before.money, before.cash);
    if (f.at === 'answer' && entry.move) checkAnswer(s, f, entry, before.cash, bank);
    if (entry.move && 'again' in entry.move) {
      const gone = piles[entry.seat] - s.piles[entry.seat].length;
      demand(gone === 1 && s.discards.length === discards.length + 1, 'again', () => `${gone} contracts given up`);
    }
  });
  checkBox(end);
  checkEnd(rules, end, tally);
}

function checkPaid(
  s: Hopper,
  f: Extract<Hopper['todo'][number], { at: 'auction' }>,
  { seat, move }: Entry,
  cash: number[],
  bank: number,
): void {
  const [winner, price] = move && 'bid' in move ? [seat, move.bid] : [f.bidder, f.high];
  const expected = cash.map((coins, other) => coins - (other === winner ? price : 0));
  demand(s.captain === winner, 'auction', () => `captain ${s.captain} instead of ${winner}`);
  demand(same(s.cash, expected) && s.bank === bank + price, 'auction', () => `${s.cash} instead of ${expected}`);
}

/** P1: what a round card does to the money beside islands, and to nothing else. */
function checkCard(s: Hopper, money: number[], cash: number[]): void {
  const deck = deckOf(s.deck);
  const card = deck.rounds[s.card];
  const expected = money.map((coins, island) => {
    if (card.kind === 'remove') return Math.max(0, coins - 1);
    return card.kind === 'company' && deck.islands[island].company === card.company ? coins + card.plus : coins;
  });
  demand(same(s.money, expected) && same(s.cash, cash), 'round', () => `islands ${s.money} instead of ${expected}`);
}

/** Dueling Pilots, P2. */
function checkAnswer(
  s: Hopper,
  f: Extract<Hopper['todo'][number], { at: 'answer' }>,
  { seat, move }: Entry,
  cash: number[],
  bank: number,
): void {
  const takes = move !== null && 'take' in move;
  const other = 1 - seat;
  demand(s.captain === (takes ? seat : other), 'duel', () => `captain ${s.captain}`);
  demand(s.bank === bank + (takes ? 0 : f.price), 'duel', () => `the bank gets ${s.bank - bank}`);
  demand(s.cash[other] === cash[other] + (takes ? f.price : -f.price), 'duel', () => `${s.cash} after ${cash}`);
  const goods = f.goods.filter((good) => s.compass.includes(good)).length;
  demand(s.compass.length === 3 && goods === (takes ? 0 : 3), 'duel', () => `goods ${s.compass}`);
}

function checkEnd(rules: AnyRules, s: Hopper, tally: Tally): void {
  const fortunes = s.cash.map((coins, seat) =>
    fortune(
      coins,
      s.piles[seat].map((card) => contract(s, card)),
    ),
  );
  const totals = s.cash.map(() => 0);
  for (const { seat, points } of rules.scores(s)) totals[seat] += points;
  demand(same(totals, fortunes), 'score', () => `${totals} instead of ${fortunes}`);
  const expected = best(
    fortunes,
    s.piles.map((pile) => pile.length),
  );
  demand(same(rules.winners(s), expected), 'score', () => `winners ${rules.winners(s)} instead of ${expected}`);
  tally[`end ${s.ending}`] = (tally[`end ${s.ending}`] ?? 0) + 1;
}
