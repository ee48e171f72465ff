import { same } from '../../engine/copy';
import type { Choice, Refusal, Seat } from '../../engine/rules';
import { GOODS } from './deck';
import { toBank, toSeat } from './money';
import type { F } from './rounds';
import { ALL_GOODS, flightsOf } from './setup';
import type { Event, Hopper, HopperFrame, Move } from './state';
import { NOBODY } from './state';
import { goodName, who } from './words';

/** Rule page A4, P2: the auction of the captain tile, and the offer of Dueling Pilots. */

const illegal = { key: 'engine.illegal' };

/** With money behind the screens what a seat can pay is its own affair, said aloud before everybody. */
export const byMoney = (s: Hopper): 'hand' | 'open' => (s.openMoney ? 'open' : 'hand');

/** What a seat could have, in the eyes of everybody. */
const purse = (s: Hopper, seat: Seat, open: boolean): number => (open && !s.openMoney ? s.income[seat] : s.cash[seat]);

/** Whoever is captain now may not bid next time. */
export function makeCaptain(s: Hopper, seat: Seat): void {
  s.captain = seat;
}

/** P4: the flights of this captain, with the tourists' moment before the first. */
export function startFlights(s: Hopper): void {
  for (let i = 0; i < Math.min(flightsOf(s.n), s.compass.length); i++) s.todo.push({ at: 'choose', first: i === 0 });
  s.todo.push({ at: 'again', goods: [], last: true }, { at: 'home' });
}

function bribes(s: Hopper): HopperFrame {
  const done = s.cash.map((_, seat) => seat === s.captain);
  if (s.bribing !== 'calm') return { at: 'bribe', done, given: s.cash.map(() => 0), rung: false };
  return { at: 'calm', done, puts: s.cash.map(() => s.money.map(() => 0)) };
}

const left = (f: F<'auction'>): number => f.passed.filter((out) => !out).length;

function nextBidder(f: F<'auction'>): Seat {
  const n = f.passed.length;
  for (let i = 1; i <= n; i++) if (!f.passed[(f.turn + i) % n]) return (f.turn + i) % n;
  return f.turn;
}

function bids(s: Hopper, f: F<'auction'>, seat: Seat, open: boolean): Move[] {
  const out: Move[] = [];
  const most = purse(s, seat, open);
  for (let bid = f.bidder === NOBODY ? 0 : f.high + 1; bid <= most; bid++) out.push({ bid });
  // whoever starts has to open
  if (f.bidder !== NOBODY) out.push({ pass: true });
  return out;
}

/** P2: strictly higher, or out for good. The last one in pays the bank and takes the tile. */
export const auction: Choice<Hopper, F<'auction'>, Move, Event> = {
  kind: 'choice',
  privacy: byMoney,
  final: true,
  brisk: true,
  ends: (_s, f) => f.bidder !== NOBODY && left(f) === 1,
  actors: (_s, f) => [f.turn],
  moves: (s, f, seat) => bids(s, f, seat, false),
  offers: (s, f, seat) => bids(s, f, seat, true),
  any(s, f, seat, rng) {
    const least = f.bidder === NOBODY ? 0 : f.high + 1;
    const room = s.cash[seat] - least;
    if (f.bidder !== NOBODY && (room < 0 || rng.int(2))) return { pass: true };
    // mostly small steps, so that random people keep some money; but every bid can happen
    return { bid: least + rng.int(1 + (rng.int(4) ? Math.min(room, 3) : room)) };
  },
  accepts(s, f, seat, m): true | Refusal {
    for (const legal of bids(s, f, seat, false)) if (same(legal, m)) return true;
    if (typeof m !== 'object' || m === null) return illegal;
    if ('pass' in m && f.bidder === NOBODY) return { key: 'hopper.no.opening', rule: '3.1' };
    if (!('bid' in m)) return illegal;
    if (!Number.isInteger(m.bid) || m.bid < 0) return { key: 'hopper.no.wholeBid', rule: '3.1' };
    if (f.bidder !== NOBODY && m.bid <= f.high) return { key: 'hopper.no.lowBid', args: { high: f.high }, rule: '3.1' };
    return { key: 'hopper.no.bidCash', rule: '3.1' };
  },
  stranger: (s, f, seat) =>
    s.round > 1 && seat === s.captain && f.passed[seat]
      ? { key: 'hopper.no.captainBid', rule: '3.1' }
      : f.passed[seat]
        ? { key: 'hopper.no.bidAfterPass', rule: '3.1' }
        : undefined,
  apply(_s, f, seat, m, tell) {
    if ('bid' in m) {
      f.high = m.bid;
      f.bidder = seat;
      tell({ key: 'hopper.bid', args: { who: who(seat), coins: m.bid }, rule: '3.1' });
    } else {
      f.passed[seat] = true;
      tell({ key: 'hopper.passed', args: { who: who(seat) }, rule: '3.1' });
    }
    f.turn = nextBidder(f);
  },
  after(s, f, tell) {
    makeCaptain(s, f.bidder);
    toBank(s, f.bidder, f.high);
    tell({ key: 'hopper.captain', args: { who: who(f.bidder), coins: f.high }, rule: '3.1' });
    s.todo.push(bribes(s));
    startFlights(s);
  },
};

/** Dueling Pilots: who was not captain last; in the first round the one without the tile. */
const bidder = (s: Hopper): Seat => 1 - s.captain;

function triples(): Move[] {
  const out: Move[] = [];
  const n = GOODS.length;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) for (let c = b + 1; c < n; c++) out.push({ load: [a, b, c] });
  return out;
}

/** Dueling Pilots, P2: any three goods on the compass. */
export const load: Choice<Hopper, F<'load'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (s) => [bidder(s)],
  moves: triples,
  apply(s, f, seat, m, tell) {
    f.done = true;
    const { load: goods } = m as { load: number[] };
    s.compass = goods.slice();
    tell({ key: 'hopper.loaded', args: { who: who(seat), list: goods.map(goodName) }, rule: '3.2' });
    s.todo.push({ at: 'price', goods: goods.slice() });
  },
};

function prices(s: Hopper, seat: Seat, open: boolean): Move[] {
  const out: Move[] = [];
  for (let price = 0; price <= purse(s, seat, open); price++) out.push({ price });
  return out;
}

/** Dueling Pilots, P2: a price that the bidder can pay. */
export const price: Choice<Hopper, F<'price'>, Move, Event> = {
  kind: 'choice',
  privacy: byMoney,
  final: true,
  brisk: true,
  ends: (_s, f) => f.done === true,
  actors: (s) => [bidder(s)],
  moves: (s, _f, seat) => prices(s, seat, false),
  offers: (s, _f, seat) => prices(s, seat, true),
  accepts(s, _f, seat, m): true | Refusal {
    for (const legal of prices(s, seat, false)) if (same(legal, m)) return true;
    if (typeof m !== 'object' || m === null || !('price' in m)) return illegal;
    if (!Number.isInteger(m.price) || m.price < 0) return { key: 'hopper.no.wholeBid', rule: '3.2' };
    return { key: 'hopper.no.bidCash', rule: '3.2' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const { price: coins } = m as { price: number };
    tell({ key: 'hopper.priced', args: { who: who(seat), coins }, rule: '3.2' });
    s.todo.push({ at: 'answer', goods: f.goods.slice(), price: coins });
  },
};

function answers(s: Hopper, f: F<'answer'>, seat: Seat, open: boolean): Move[] {
  return purse(s, seat, open) >= f.price ? [{ let: true }, { take: true }] : [{ let: true }];
}

/** Dueling Pilots, P2: let the bidder fly, who pays the bank; or pay the bidder and fly the other three goods. */
export const answer: Choice<Hopper, F<'answer'>, Move, Event> = {
  kind: 'choice',
  privacy: byMoney,
  final: true,
  ends: (_s, f) => f.done === true,
  actors: (s) => [1 - bidder(s)],
  moves: (s, f, seat) => answers(s, f, seat, false),
  offers: (s, f, seat) => answers(s, f, seat, true),
  accepts(s, f, seat, m): true | Refusal {
    for (const legal of answers(s, f, seat, false)) if (same(legal, m)) return true;
    if (same(m, { take: true })) return { key: 'hopper.no.takeCash', rule: '3.2' };
    return illegal;
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const other = 1 - seat;
    if ('take' in m) {
      toSeat(s, seat, other, f.price);
      s.compass = ALL_GOODS.filter((good) => !f.goods.includes(good));
      makeCaptain(s, seat);
      const args = { who: who(seat), other: who(other), coins: f.price, list: s.compass.map(goodName) };
      tell({ key: 'hopper.took', args, rule: '3.2' });
    } else {
      toBank(s, other, f.price);
      makeCaptain(s, other);
      tell({ key: 'hopper.captain', args: { who: who(other), coins: f.price }, rule: '3.2' });
    }
    startFlights(s);
  },
};
