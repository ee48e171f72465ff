import type { Seat } from '../../../engine/rules';
import { whole, yes } from '../../../engine/shape';
import { nextIn, stillIn } from '../../kit/passing';
import { GOODS } from './deck';
import { toBank, toSeat } from './money';
import { goodName, who } from './names';
import { ALL_GOODS, flightsOf } from './setup';
import { choice, type F, type Hopper, type HopperFrame, type Moves, NOBODY } from './state';

/** Rule page A4, P2: the auction of the captain tile, and the offer of Dueling Pilots. */

/** With money behind the screens what a seat can pay is its own affair, said aloud before everybody. */
export const byMoney = (s: Hopper): 'hand' | 'open' => (s.openMoney ? 'open' : 'hand');

/** What a seat could have, in the eyes of everybody. */
export const purse = (s: Hopper, seat: Seat, open: boolean): number =>
  open && !s.openMoney ? s.income[seat] : s.cash[seat];

/** Whoever is captain now may not bid next time. */
function makeCaptain(s: Hopper, seat: Seat): void {
  s.captain = seat;
}

/** P4: the flights of this captain, with the tourists' moment before the first. */
function startFlights(s: Hopper): void {
  for (let i = 0; i < Math.min(flightsOf(s.n), s.compass.length); i++) s.todo.push({ at: 'choose', first: i === 0 });
  s.todo.push({ at: 'again', goods: [], last: true }, { at: 'home' });
}

function bribes(s: Hopper): HopperFrame {
  const done = s.cash.map((_, seat) => seat === s.captain);
  if (s.bribing !== 'calm') return { at: 'bribe', done, given: s.cash.map(() => 0), rung: false };
  return { at: 'calm', done, puts: s.cash.map(() => s.money.map(() => 0)) };
}

function bids(s: Hopper, f: F<'auction'>, seat: Seat, open: boolean): Moves['bid'][] {
  const out: Moves['bid'][] = [];
  const most = purse(s, seat, open);
  for (let bid = f.bidder === NOBODY ? 0 : f.high + 1; bid <= most; bid++) out.push({ bid });
  return out;
}

/** P2: strictly higher, or out for good. The last one in pays the bank and takes the tile. */
export const auction = choice<'auction', 'bid' | 'pass'>({
  privacy: byMoney,
  final: true,
  noEndTurn: true,
  ends: (_s, f) => f.bidder !== NOBODY && stillIn(f.passed) === 1,
  actors: (_s, f) => [f.turn],
  any(s, f, seat, rng) {
    const least = f.bidder === NOBODY ? 0 : f.high + 1;
    const room = s.cash[seat] - least;
    if (f.bidder !== NOBODY && (room < 0 || rng.int(2))) return { pass: true };
    // mostly small steps, so that random people keep some money; but every bid can happen
    return { bid: least + rng.int(1 + (rng.int(4) ? Math.min(room, 3) : room)) };
  },
  refuseOthers: (s, f, seat) =>
    s.round > 1 && seat === s.captain && f.passed[seat]
      ? { key: 'hopper.no.captainBid', rule: '3.1' }
      : f.passed[seat]
        ? { key: 'hopper.no.bidAfterPass', rule: '3.1' }
        : undefined,
  kinds: {
    bid: {
      list: (s, f, seat) => bids(s, f, seat, false),
      offers: (s, f, seat) => bids(s, f, seat, true),
      refuse(_s, f, _seat, { bid }) {
        if (!whole(bid)) return { key: 'hopper.no.wholeBid', rule: '3.1' };
        if (f.bidder !== NOBODY && bid <= f.high)
          return { key: 'hopper.no.lowBid', args: { high: f.high }, rule: '3.1' };
        return { key: 'hopper.no.bidCash', rule: '3.1' };
      },
      apply(_s, f, seat, { bid }, tell) {
        f.high = bid;
        f.bidder = seat;
        tell({ key: 'hopper.bid', args: { who: who(seat), coins: bid }, rule: '3.1' });
        f.turn = nextIn(f.passed, f.turn);
      },
    },
    pass: {
      // whoever starts has to open
      list: (_s, f) => (f.bidder === NOBODY ? [] : [{ pass: true }]),
      refuse: (_s, f) => (f.bidder === NOBODY ? { key: 'hopper.no.opening', rule: '3.1' } : undefined),
      apply(_s, f, seat, _m, tell) {
        f.passed[seat] = true;
        tell({ key: 'hopper.passed', args: { who: who(seat) }, rule: '3.1' });
        f.turn = nextIn(f.passed, f.turn);
      },
    },
  },
  after(s, f, tell) {
    makeCaptain(s, f.bidder);
    toBank(s, f.bidder, f.high);
    tell({ key: 'hopper.captain', args: { who: who(f.bidder), coins: f.high }, rule: '3.1' });
    s.todo.push(bribes(s));
    startFlights(s);
  },
});

/** Dueling Pilots: who was not captain last; in the first round the one without the tile. */
const bidder = (s: Hopper): Seat => 1 - s.captain;

function triples(): Moves['load'][] {
  const out: Moves['load'][] = [];
  const n = GOODS.length;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) for (let c = b + 1; c < n; c++) out.push({ load: [a, b, c] });
  return out;
}

/** Dueling Pilots, P2: any three goods on the compass. */
export const load = choice<'load', 'load'>({
  privacy: 'open',
  actors: (s) => [bidder(s)],
  kinds: {
    load: {
      list: triples,
      apply(s, _f, seat, { load: goods }, tell) {
        s.compass = goods.slice();
        tell({ key: 'hopper.loaded', args: { who: who(seat), list: goods.map(goodName) }, rule: '3.2' });
        s.todo.push({ at: 'price', goods: goods.slice() });
      },
    },
  },
});

function prices(s: Hopper, seat: Seat, open: boolean): Moves['price'][] {
  const out: Moves['price'][] = [];
  for (let price = 0; price <= purse(s, seat, open); price++) out.push({ price });
  return out;
}

/** Dueling Pilots, P2: a price that the bidder can pay. */
export const price = choice<'price', 'price'>({
  privacy: byMoney,
  final: true,
  noEndTurn: true,
  actors: (s) => [bidder(s)],
  kinds: {
    price: {
      list: (s, _f, seat) => prices(s, seat, false),
      offers: (s, _f, seat) => prices(s, seat, true),
      refuse: (_s, _f, _seat, m) => ({ key: `hopper.no.${whole(m.price) ? 'bidCash' : 'wholeBid'}`, rule: '3.2' }),
      apply(s, f, seat, { price: coins }, tell) {
        tell({ key: 'hopper.priced', args: { who: who(seat), coins }, rule: '3.2' });
        s.todo.push({ at: 'answer', goods: f.goods.slice(), price: coins });
      },
    },
  },
});

const canTake = (s: Hopper, f: F<'answer'>, seat: Seat, open: boolean): Moves['take'][] =>
  purse(s, seat, open) >= f.price ? [{ take: true }] : [];

/** Dueling Pilots, P2: let the bidder fly, who pays the bank; or pay the bidder and fly the other three goods. */
export const answer = choice<'answer', 'let' | 'take'>({
  privacy: byMoney,
  final: true,
  actors: (s) => [1 - bidder(s)],
  kinds: {
    let: {
      list: () => [{ let: true }],
      apply(s, f, seat, _m, tell) {
        const other = 1 - seat;
        toBank(s, other, f.price);
        makeCaptain(s, other);
        tell({ key: 'hopper.captain', args: { who: who(other), coins: f.price }, rule: '3.2' });
        startFlights(s);
      },
    },
    take: {
      list: (s, f, seat) => canTake(s, f, seat, false),
      offers: (s, f, seat) => canTake(s, f, seat, true),
      shape: { take: yes },
      listed: true,
      refuse: () => ({ key: 'hopper.no.takeCash', rule: '3.2' }),
      apply(s, f, seat, _m, tell) {
        const other = 1 - seat;
        toSeat(s, seat, other, f.price);
        s.compass = ALL_GOODS.filter((good) => !f.goods.includes(good));
        makeCaptain(s, seat);
        const args = { who: who(seat), other: who(other), coins: f.price, list: s.compass.map(goodName) };
        tell({ key: 'hopper.took', args, rule: '3.2' });
        startFlights(s);
      },
    },
  },
});
