import { shuffle } from '../../engine/chance';
import type { Chance, Refusal } from '../../engine/rules';
import { auctionOver, called, freshAuction } from './bidding';
import { decision, type F } from './decision';
import { limitOf, pay } from './money';
import { ALL_WARES, DEALT, poolOf, programme, SHARES_EACH, WARES } from './setup';
import type { Event, Manila, Move } from './state';
import { NOBODY } from './state';
import { who } from './words';

/** Rule page 3.1 and 3.3: the deal, who opens, and the auction of the office of harbour master. */

const illegal = { key: 'engine.illegal' };
const badDeal = { key: 'manila.no.deal', rule: '3.1' };

export function startVoyage(s: Manila): void {
  s.todo.push(freshAuction(s.n, s.master));
}

/** 3.1.2: two hidden shares each; what is left lies open. */
export const deal: Chance<Manila, F<'deal'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw(s, _f, rng) {
    const pool = ALL_WARES.flatMap((ware) => new Array<number>(poolOf(s.dealPool)).fill(ware));
    shuffle(pool, rng);
    return { hands: s.cash.map(() => pool.splice(0, DEALT).sort((a, b) => a - b)) };
  },
  accepts(s, _f, m) {
    const hands = (m as { hands?: unknown } | null)?.hands;
    if (!Array.isArray(hands) || hands.length !== s.n || Object.keys(m).length !== 1) return badDeal;
    const counts = new Array(WARES.length).fill(0);
    for (const hand of hands) {
      if (!Array.isArray(hand) || hand.length !== DEALT || !hand.every((w) => ALL_WARES.includes(w))) return badDeal;
      if (hand[0] > hand[1]) return badDeal;
      for (const ware of hand) counts[ware]++;
    }
    return counts.every((n) => n <= poolOf(s.dealPool)) ? true : badDeal;
  },
  apply(s, _f, _seat, m, tell) {
    const { hands } = m as { hands: number[][] };
    s.hands = hands.map((hand) => hand.map((ware) => ({ ware, pledged: false, bought: false })));
    s.supply = WARES.map((_, w) => SHARES_EACH - hands.flat().filter((ware) => ware === w).length);
    tell({ key: 'manila.dealt', args: { n: DEALT }, rule: '3.1' });
    if (s.master === NOBODY) s.todo.push({ at: 'opener' });
    else startVoyage(s);
  },
};

/** 3.1.4: a seat drawn at random stands for the oldest. */
export const opener: Chance<Manila, F<'opener'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ opener: rng.int(s.n) }),
  accepts(s, _f, m) {
    const seat = (m as { opener?: unknown } | null)?.opener;
    return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < s.n && Object.keys(m).length === 1
      ? true
      : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    s.master = (m as { opener: number }).opener;
    tell({ key: 'manila.opens', args: { who: who(s.master) }, rule: '3.1' });
    startVoyage(s);
  },
  outcomes: (s) => s.cash.map((_, seat) => ({ move: { opener: seat }, weight: 1 })),
};

/** 3.3: bid higher or pass for good. Whoever has bid highest never comes to decide while the bid stands. */
export const auction = decision<F<'auction'>>({
  final: true,
  ends: (_s, f) => auctionOver(f),
  seat: (_s, f) => f.turn,
  own(_s, f, _seat, { limit }) {
    const out: Move[] = [];
    for (let bid = f.high + 1; bid <= limit; bid++) out.push({ bid });
    out.push({ pass: true });
    return out;
  },
  any(s, f, seat, rng) {
    const room = limitOf(s, seat) - f.high;
    const roll = rng.int(8);
    if (roll === 7 && s.hands[seat].length > s.pledged[seat]) return { loan: true };
    if (roll === 6 && s.pledged[seat] > 0 && s.cash[seat] >= 15) return { redeem: true };
    if (roll < 4 || room < 1) return { pass: true };
    // mostly small steps, so that random people stay solvent now and then; but every bid can happen
    const most = roll === 5 ? room : Math.min(room, 4);
    return { bid: f.high + 1 + rng.int(most) };
  },
  refuse(s, f, seat, m): Refusal | undefined {
    if (!('bid' in m)) return undefined;
    const { bid } = m;
    if (typeof bid !== 'number' || !Number.isInteger(bid)) return { key: 'manila.no.wholeBid', rule: '3.3' };
    if (bid <= f.high) return { key: 'manila.no.lowBid', args: { high: f.high }, rule: '3.3' };
    if (s.hiddenMoney) return { key: 'manila.no.bidHidden', rule: '3.3' };
    return { key: 'manila.no.highBid', args: { limit: limitOf(s, seat) }, rule: '3.3' };
  },
  stranger: (_s, f, seat, m) =>
    f.passed[seat] && ('bid' in m || 'pass' in m) ? { key: 'manila.no.bidAfterPass', rule: '3.3' } : undefined,
  apply(_s, f, seat, m, tell) {
    if ('bid' in m) {
      called(f, m.bid);
      tell({ key: 'manila.bid', args: { who: who(seat), coins: m.bid }, rule: '3.3' });
    } else {
      called(f, null);
      tell({ key: 'manila.outOfAuction', args: { who: who(seat) }, rule: '3.3' });
    }
  },
  after(s, f, tell) {
    if (f.bidder === NOBODY) {
      tell({ key: 'manila.staysMaster', args: { who: who(s.master) }, rule: '3.3' });
    } else {
      s.master = f.bidder;
      tell({ key: 'manila.wonOffice', args: { who: who(f.bidder), coins: f.high }, rule: '3.3' });
      pay(s, f.bidder, f.high, tell);
    }
    s.todo.push({ at: 'buy' }, { at: 'load' });
    let move = 0;
    for (const part of programme(s.n)) {
      if (part === 'hire') s.todo.push({ at: 'hire', next: 0 });
      else if (part === 'pilots') s.todo.push({ at: 'pilots' });
      else s.todo.push({ at: 'sail', move: ++move });
    }
    s.todo.push({ at: 'payday' });
  },
});
