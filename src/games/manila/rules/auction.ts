import { shuffle } from '../../../engine/chance';
import { illegal } from '../../../engine/kinds';
import type { Refusal } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { auctionOver, called, freshAuction } from './bidding';
import { decision, type Loans, loans } from './loans';
import { limitOf, openPurse, pay } from './money';
import { who } from './names';
import { ALL_WARES, DEALT, poolOf, programme, SHARES_EACH, WARES } from './setup';
import { chance, choice, type F, kinds, type Manila, type Moves, NOBODY } from './state';

/** Rule page 3.1 and 3.3: the deal, who opens, and the auction of the office of harbour master. */

const badDeal: Refusal = { key: 'manila.no.deal', rule: '3.1' };

export function startVoyage(s: Manila): void {
  s.todo.push(freshAuction(s.n, s.master));
}

/** 3.1.2: two hidden shares each; what is left lies open. */
export const deal = chance<'deal', 'hands'>({
  open: false,
  draw(s, _f, rng) {
    const pool = ALL_WARES.flatMap((ware) => new Array<number>(poolOf(s.dealPool)).fill(ware));
    shuffle(pool, rng);
    return { hands: s.cash.map(() => pool.splice(0, DEALT).sort((a, b) => a - b)) };
  },
  shape: { hands: listOf(listOf(whole)) },
  refuse(s, _f, { hands }) {
    if (hands.length !== s.n) return badDeal;
    const counts = new Array(WARES.length).fill(0);
    for (const hand of hands) {
      if (hand.length !== DEALT || hand[0] > hand[1] || hand[1] >= WARES.length) return badDeal;
      for (const ware of hand) counts[ware]++;
    }
    return counts.every((n) => n <= poolOf(s.dealPool)) ? undefined : badDeal;
  },
  apply(s, _f, _seat, { hands }, tell) {
    s.hands = hands.map((hand) => hand.map((ware) => ({ ware, pledged: false, bought: false })));
    s.supply = WARES.map((_, w) => SHARES_EACH - hands.flat().filter((ware) => ware === w).length);
    tell({ key: 'manila.dealt', args: { n: DEALT }, rule: '3.1' });
    if (s.master === NOBODY) s.todo.push({ at: 'opener' });
    else startVoyage(s);
  },
});

/** 3.1.4: a seat drawn at random stands for the oldest. */
export const opener = chance<'opener', 'opener'>({
  open: true,
  draw: (s, _f, rng) => ({ opener: rng.int(s.n) }),
  shape: { opener: whole },
  refuse: (s, _f, { opener }) => (opener < s.n ? undefined : illegal),
  apply(s, _f, _seat, { opener }, tell) {
    s.master = opener;
    tell({ key: 'manila.opens', args: { who: who(s.master) }, rule: '3.1' });
    startVoyage(s);
  },
  outcomes: (s) => s.cash.map((_, seat) => ({ move: { opener: seat }, weight: 1 })),
});

function bids({ high }: F<'auction'>, limit: number): Moves['bid'][] {
  const out: Moves['bid'][] = [];
  for (let bid = high + 1; bid <= limit; bid++) out.push({ bid });
  return out;
}

/** What is said aloud to all: a number, or that one is out. */
const isCall = (m: unknown): boolean => kinds.is('bid', m) || kinds.is('pass', m);

/** 3.3: bid higher or pass for good. Whoever has bid highest never comes to decide while the bid stands. */
export const auction = choice<'auction', 'bid' | 'pass' | Loans>({
  ...decision,
  final: (s, _f, m) => s.hiddenMoney || isCall(m),
  ends: (_s, f) => auctionOver(f),
  actors: (_s, f) => [f.turn],
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
  kinds: {
    bid: {
      list: (s, f, seat) => bids(f, limitOf(s, seat)),
      offers: (s, f, seat) => bids(f, openPurse(s, seat).limit),
      // what is no whole number has a sentence of its own
      shape: { bid: () => true },
      refuse(s, f, seat, { bid }): Refusal | undefined {
        if (!Number.isInteger(bid)) return { key: 'manila.no.wholeBid', rule: '3.3' };
        if (bid <= f.high) return { key: 'manila.no.lowBid', args: { high: f.high }, rule: '3.3' };
        const limit = limitOf(s, seat);
        if (bid <= limit) return undefined;
        if (s.hiddenMoney) return { key: 'manila.no.bidHidden', rule: '3.3' };
        return { key: 'manila.no.highBid', args: { limit }, rule: '3.3' };
      },
      apply(_s, f, seat, { bid }, tell) {
        called(f, bid);
        tell({ key: 'manila.bid', args: { who: who(seat), coins: bid }, rule: '3.3' });
      },
    },
    pass: {
      list: () => [{ pass: true }],
      apply(_s, f, seat, _m, tell) {
        called(f, null);
        tell({ key: 'manila.outOfAuction', args: { who: who(seat) }, rule: '3.3' });
      },
    },
    ...loans,
  },
  refuseOthers: (_s, f, seat, m) =>
    f.passed[seat] && isCall(m) ? { key: 'manila.no.bidAfterPass', rule: '3.3' } : undefined,
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
