import { shuffle } from '../../../engine/chance';
import { copy } from '../../../engine/copy';
import type { Rng, Seat } from '../../../engine/rules';
import { LOAN, SHARES_EACH, WARES } from './setup';
import type { Manila, OpenTable, ShareView, View, Ware } from './state';
import { NOBODY } from './state';

/** Who knows what (rule page 3.1.5). A view is built up from nothing; `imagine` fills the rest in at random. */

/** A copy of what lies open, field by field: a field of the position that is not named here reaches nobody. */
function openTable(s: OpenTable): OpenTable {
  return {
    dealPool: s.dealPool,
    blindPassenger: s.blindPassenger,
    strongPirates: s.strongPirates,
    hiddenMoney: s.hiddenMoney,
    opener: s.opener,
    moving: s.moving,
    n: s.n,
    voyage: s.voyage,
    master: s.master,
    values: s.values.slice(),
    supply: s.supply.slice(),
    pledged: s.pledged.slice(),
    income: s.income.slice(),
    ...(s.outlay && { outlay: s.outlay.slice() }),
    pieces: s.pieces.slice(),
    passed: s.passed.slice(),
    punts: s.punts.map((punt) => ({ ...punt, aboard: punt.aboard.slice() })),
    ports: s.ports.slice(),
    yards: s.yards.slice(),
    boat: s.boat.slice(),
    small: s.small,
    large: s.large,
    agent: s.agent,
    dice: s.dice.slice(),
    moved: s.moved,
    pay: s.pay.map((line) => ({ ...line })),
    rose: s.rose.slice(),
    end: s.end,
    open: s.open,
  };
}

/** A hand in the eyes of somebody: its owner and, at the end, everybody sees it all; others what was bought. */
function handView(hand: Manila['hands'][number], whole: boolean): ShareView[] {
  return hand.map(({ ware, pledged, bought }) =>
    whole ? { ware, pledged, bought } : { ware: bought ? ware : null, pledged: null, bought },
  );
}

export function view(s: Manila, seat: Seat | null): View {
  // assigned, not spread: views are made by the hundred thousand in a search
  const out = openTable(s) as View;
  out.seat = seat;
  out.cash = s.cash.map((coins, i) => (!s.hiddenMoney || s.open || i === seat ? coins : null));
  out.hands = s.hands.map((hand, i) => handView(hand, s.open || i === seat));
  out.todo = copy(s.todo);
  return out;
}

/** Wares of the shares nobody has shown this seat, as a bag. */
export function unseen(v: Pick<View, 'supply' | 'hands'>): Ware[] {
  const out: Ware[] = [];
  for (let ware = 0; ware < WARES.length; ware++) {
    let left = SHARES_EACH - v.supply[ware];
    for (const hand of v.hands) for (const share of hand) if (share.ware === ware) left--;
    for (let i = 0; i < left; i++) out.push(ware);
  }
  return out;
}

export function imagine(v: View, rng: Rng): Manila {
  const bag = shuffle(unseen(v), rng);
  const out = openTable(v) as Manila;
  out.hands = v.hands.map((hand, seat) => imagineHand(v, hand, v.pledged[seat], bag));
  out.cash = v.cash.map((coins, seat) => coins ?? imagineCash(v, seat, rng));
  out.todo = copy(v.todo);
  return out;
}

/** Which shares of somebody else are encumbered tells nothing; the cheap ones are, as the app pledges. */
function imagineHand(v: View, hand: readonly ShareView[], pledged: number, bag: Ware[]): Manila['hands'][number] {
  const out = hand.map(({ ware, pledged: down, bought }) => ({
    ware: ware ?? (bag.pop() as number),
    pledged: down ?? false,
    bought,
  }));
  if (hand.length > 0 && hand[0].pledged !== null) return out;
  const cheap = [...out].sort((a, b) => v.values[a.ware] - v.values[b.ware]);
  for (let i = 0; i < pledged; i++) cheap[i].pledged = true;
  return out;
}

/**
 * A purse nobody shows, as whoever counts knows it: every payment is made in the open. Where nobody has counted it is
 * something ordinary, enough for the bid that stands and never more than was taken in.
 */
function imagineCash(v: View, seat: Seat, rng: Rng): number {
  if (v.outlay) return v.income[seat] - v.outlay[seat];
  const f = v.todo[0];
  const bid = f?.at === 'auction' && f.bidder === seat && f.bidder !== NOBODY ? f.high : 0;
  const least = Math.max(0, bid - LOAN * (v.hands[seat].length - v.pledged[seat]));
  return Math.max(least, Math.min(v.income[seat], 10 + rng.int(31)));
}
