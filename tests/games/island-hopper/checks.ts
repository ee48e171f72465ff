import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import { type AnyRules, type Phrase, TABLE } from '../../../src/engine/rules';
import { accepts, actorsOf, movesOf, play, stepOf } from '../../../src/engine/run';
import { deckOf } from '../../../src/games/island-hopper/deck';
import { type Plan as AnyPlan, demand, type Made, wander as roam } from '../wander';
import { any, type Hopper, type Move, type Options } from './position';
import { best, type Contract, type Down, fortune, paid } from './reference';

/** Rule page A0 and A4 as checks of whole random games: they throw at the first thing that is not so. */

export type Tally = { [what: string]: number };
export type Plan = AnyPlan<Options>;
type Entry = Made<Move>;

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

const IN_THE_AIR = ['air', 'claim', 'reckon', 'wind', 'gust', 'guide', 'result'];

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

type AnyGame = { rules: AnyRules } & Record<string, any>;

/** All that somebody else can see and be shown at this moment. */
function shown(game: AnyGame, s: Hopper, eye: number | null): unknown[] {
  const { rules } = game;
  const v = rules.view(any(s), eye);
  const step = stepOf(rules, any(s));
  const out: unknown[] = [v, rules.turn(any(s)), game.asks(v), actorsOf(rules, any(s)), game.describe(v)];
  if (step?.kind !== 'choice') return out;
  for (const seat of actorsOf(rules, any(s))) {
    const offers = seat < 0 ? [] : (step.offers?.(s, s.todo[0], seat) ?? []);
    out.push(offers);
    const some = offers.filter((_: unknown, i: number) => i % 20 === 0);
    for (const move of some) out.push(game.label(move, v), game.preview(move, v), game.walk(move, v));
    if (seat === eye) out.push(movesOf(rules, any(s), seat));
  }
  return out;
}

function differs(game: AnyGame, s: Hopper, other: Hopper, knowing: number[], what: string): void {
  if (game.rules.broken(any(other)) !== undefined) return;
  for (const eye of [null, ...s.cash.keys()]) {
    if (eye !== null && knowing.includes(eye)) continue;
    const a = shown(game, s, eye);
    const b = shown(game, other, eye);
    const names = ['view', 'turn', 'question', 'people who are asked', 'description'];
    const at = a.findIndex((one, i) => !same(one, b[i]));
    demand(at < 0, 'secret', () => `${what} changes the ${names[at] ?? 'offers'} of ${eye ?? 'the table'}`);
  }
}

/** What every other seat hears when this entry is made. */
function sounds(rules: AnyRules, s: Hopper, { seat, move }: Entry, eye: number | null): Phrase[] {
  const heard: Phrase[] = [];
  play(rules, any(structuredClone(s)), seat, structuredClone(move), (event, to, rest) => {
    if (!to || (eye !== null && to.includes(eye))) heard.push(event);
    else if (rest) heard.push(rest);
  });
  return heard;
}

/** Hidden contracts of a hand trade places with cards of the bag; nobody but their holder can tell. */
function swapped(s: Hopper, owner: number, random: ReturnType<typeof rng>): Hopper | undefined {
  const other = structuredClone(s);
  const hidden = other.hands[owner].filter(({ open, from }) => !open && from < 0);
  if (hidden.length === 0 || other.bag.length === 0) return undefined;
  const held = hidden[random.int(hidden.length)];
  const at = random.int(other.bag.length);
  [held.card, other.bag[at]] = [other.bag[at], held.card];
  other.bag.sort((a, b) => a - b);
  return other;
}

/** Hands, purses and bribes put down in secret are seen, offered and told to nobody else; open contracts to all. */
export function secrecy(game: AnyGame, plan: Plan, tally: Tally = {}): void {
  const random = rng(plan.seed, 81);
  const { rules } = game;
  wander(rules, plan, (s, entry) => {
    for (const eye of [null, ...s.cash.keys()]) {
      const v = rules.view(any(s), eye);
      s.hands.forEach((hand, owner) => {
        const open = hand.filter((one) => one.open).map(({ card }) => card);
        const seen: (number | null)[] = v.hands[owner].map((one: { card: number | null }) => one.card);
        for (const card of open) demand(seen.includes(card), 'open', () => `forgotten by ${eye ?? 'the table'}`);
        const mine = eye === owner || s.open;
        const known = hand.filter((one) => mine || one.open || (eye !== null && one.from === eye));
        const told = seen.filter((card) => card !== null).length;
        demand(told === known.length, 'secret', () => `${eye ?? 'the table'} sees ${told} of seat ${owner}`);
      });
      demand(same(v.piles, s.piles), 'open', () => 'completed contracts are not seen');
    }
    if (random.int(6) > 0) return;
    const owner = random.int(s.n);
    const other = swapped(s, owner, random);
    if (other) {
      tally.hands = (tally.hands ?? 0) + 1;
      differs(game, s, other, [owner], `the hand of seat ${owner}`);
    }
    if (!s.openMoney) checkPurse(game, s, owner, entry, tally);
    if (!s.openMoney && owner !== s.captain) checkChatter(rules, s, owner, tally);
    if (s.todo[0].at === 'blind' || s.todo[0].at === 'deal') checkDraw(rules, s, entry, tally);
  });
}

function checkPurse(game: AnyGame, s: Hopper, owner: number, entry: Entry, tally: Tally): void {
  for (const by of [-5, -1, 2, 7]) {
    const other = structuredClone(s);
    other.cash[owner] += by;
    other.bank -= by;
    if (other.cash[owner] < 0 || other.cash[owner] > other.income[owner]) continue;
    if (game.rules.broken(any(other)) !== undefined) continue;
    tally.purses = (tally.purses ?? 0) + 1;
    differs(game, s, other, [owner], `the purse of seat ${owner}`);
    if (entry.seat === owner || stepOf(game.rules, any(s))?.kind !== 'choice') continue;
    const verdict = accepts(game.rules, any(other), entry.seat, entry.move);
    demand(verdict === true, 'secret', () => `the purse of seat ${owner} forbids a move of seat ${entry.seat}`);
  }
}

/** Words of that seat, as many as are heard of it here, and what can make them undone. */
function chatter(s: Hopper, owner: number): [number, Move][] {
  const f = s.todo[0];
  if (f.at === 'result') return s.cash.map((_, seat) => [seat, { caught: owner }]);
  const word: Move = { word: f.at === 'guide' ? 'north' : true };
  const words = Array.from({ length: 5 }, (): [number, Move] => [owner, word]);
  return f.at === 'air' ? [...words, [TABLE, { void: 'cancel' }]] : words;
}

/** P4 (h): whether there was a dollar for a word is neither seen nor heard by the others, then and when it comes back. */
function checkChatter(rules: AnyRules, s: Hopper, owner: number, tally: Tally): void {
  if (!IN_THE_AIR.includes(s.todo[0].at) || stepOf(rules, any(s))?.kind !== 'choice') return;
  const eyes = [null, ...s.cash.keys()].filter((eye) => eye !== owner);
  const told = [0, 1, 7].map((coins) => {
    const other = structuredClone(s);
    other.bank += other.cash[owner] - coins;
    other.cash[owner] = coins;
    const out: unknown[] = [];
    for (const [seat, move] of chatter(s, owner)) {
      if (accepts(rules, any(other), seat, move) !== true) continue;
      for (const eye of eyes) out.push(sounds(rules, other, { seat, move }, eye));
      play(rules, any(other), seat, move);
      for (const eye of eyes) out.push(rules.view(any(other), eye));
    }
    return out;
  });
  tally.words = (tally.words ?? 0) + 1;
  for (const one of told) demand(same(one, told[0]), 'secret', () => `the purse of seat ${owner} shows in its fines`);
}

/** A deal or a blind draw sounds the same to everybody who does not get another card by it. */
function checkDraw(rules: AnyRules, s: Hopper, entry: Entry, tally: Tally): void {
  const move = structuredClone(entry.move) as any;
  let owner = s.captain;
  if (s.todo[0].at === 'deal') {
    owner = 0;
    const free = s.bag.find((card) => !move.hands.flat().includes(card) && !move.row.includes(card)) as number;
    move.hands[0][0] = free;
    move.hands[0].sort((a: number, b: number) => a - b);
  } else {
    const next = s.todo[1] as { next: number };
    owner = (s.captain + next.next) % s.n;
    const free = s.bag.find((card) => card !== move.drawn[0]);
    if (s.bag.length < 2 || free === undefined) return;
    move.drawn[0] = free;
  }
  tally.draws = (tally.draws ?? 0) + 1;
  for (const eye of [null, ...s.cash.keys()]) {
    if (eye === owner) continue;
    const a = sounds(rules, s, entry, eye);
    const b = sounds(rules, s, { seat: entry.seat, move }, eye);
    demand(same(a, b), 'secret', () => `${s.todo[0].at} is told to ${eye ?? 'the table'}`);
  }
}
