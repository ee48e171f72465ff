import type { Seat } from '../../../engine/rules';
import type { Entry } from '../../keeper';
import { added, cellOf, type Read, termsOf } from '../../sheet';
import { limitOf, mayBorrow, mayRedeem, unpledged } from '../rules/money';
import { DEALT, LOAN, REDEEM, START_CASH } from '../rules/setup';
import type { Manila, Share, Ware } from '../rules/state';
import { heldBy, mostShares, sharesRow } from './sheet';

/** Loans at a real table (rule page 3.8). All that there is to know stands on the sheet; this reads and writes it. */

interface Standing {
  held: number;
  pledged: number;
  /** Undefined where nobody has entered any: then coins are counted at the end alone. */
  cash: number | undefined;
  /** What redeeming everything would cost, now or at the end. */
  owed: number;
  /** The highest bid this person may make. */
  limit: number | undefined;
  mayBorrow: boolean;
  mayRedeem: boolean;
}

const UNKNOWN: Share = { ware: 0, pledged: false, bought: false };

/** What the rules' own questions about purses need of a position; the wares stay hidden. */
function purses(read: Read): Pick<Manila, 'cash' | 'hands' | 'pledged'> {
  const seats = Array.from({ length: read.n }, (_, seat) => seat);
  return {
    cash: seats.map((seat) => read.number('cash', seat)),
    pledged: seats.map((seat) => read.number('pledged', seat)),
    hands: seats.map((seat) => new Array<Share>(Math.max(0, heldBy(read, seat))).fill(UNKNOWN)),
  };
}

/** Whether somebody keeps cash on the sheet, in a cell that can be added to. */
const knowsCash = (read: Read, seat: Seat): boolean =>
  read.has('cash', seat) && termsOf(read.text('cash', seat)) !== undefined;

export function standing(read: Read, seat: Seat): Standing {
  const s = purses(read);
  const cash = knowsCash(read, seat) ? s.cash[seat] : undefined;
  return {
    held: s.hands[seat].length,
    pledged: s.pledged[seat],
    cash,
    owed: REDEEM * s.pledged[seat],
    limit: cash === undefined ? undefined : limitOf(s, seat),
    mayBorrow: mayBorrow(s, seat),
    mayRedeem: mayRedeem(s, seat, cash ?? REDEEM),
  };
}

function cashWith(read: Read, seat: Seat, changes: readonly number[]): Entry[] {
  if (!knowsCash(read, seat)) return [];
  return [[cellOf('cash', seat), changes.reduce((text, coins) => added(text, coins), read.text('cash', seat))]];
}

/** Everybody's money and dealt shares begin to stand on the sheet; nothing where money does already. */
export const begun = (read: Read): Entry[] =>
  Array.from({ length: read.n }, (_, seat) => seat)
    .filter((seat) => !read.has('cash', seat))
    .flatMap((seat): Entry[] => [
      [cellOf('cash', seat), String(START_CASH)],
      ...(read.has('held', seat) ? [] : [[cellOf('held', seat), String(DEALT)] as const]),
    ]);

const pledgedNow = (seat: Seat, n: number): Entry => [cellOf('pledged', seat), String(n)];

/** 3.8.1: a share goes face down for 12. */
export function borrowed(read: Read, seat: Seat): Entry[] {
  const { mayBorrow, pledged } = standing(read, seat);
  return mayBorrow ? [...cashWith(read, seat, [LOAN]), pledgedNow(seat, pledged + 1)] : [];
}

/** 3.8.1: and is free again for 15. */
export function redeemed(read: Read, seat: Seat): Entry[] {
  const { mayRedeem, pledged } = standing(read, seat);
  return mayRedeem ? [...cashWith(read, seat, [-REDEEM]), pledgedNow(seat, pledged - 1)] : [];
}

/** How many loans a payment takes: as few as possible (3.8.3). */
export function loansFor(read: Read, seat: Seat, coins: number): number {
  const { cash } = standing(read, seat);
  if (cash === undefined) return 0;
  return Math.min(Math.max(0, Math.ceil((coins - cash) / LOAN)), unpledged(purses(read), seat));
}

/** A payment to the bank, with the loans it takes. Nothing where no cash is kept. */
export function paid(read: Read, seat: Seat, coins: number): Entry[] {
  const { cash, pledged } = standing(read, seat);
  if (cash === undefined || coins === 0) return [];
  const n = loansFor(read, seat, coins);
  const out = cashWith(read, seat, [...new Array<number>(n).fill(LOAN), -coins]);
  return n > 0 ? [...out, pledgedNow(seat, pledged + n)] : out;
}

/** 3.4.1: the harbour master buys a share at its value, 5 at least; everybody sees which. */
export function bought(read: Read, seat: Seat, ware: Ware, coins: number): Entry[] {
  const held = heldBy(read, seat) + 1;
  const shares = cellOf(sharesRow(ware), seat);
  return held > mostShares(read.n)
    ? []
    : [
        ...paid(read, seat, coins),
        [cellOf('held', seat), String(held)],
        [shares, added(read.text(sharesRow(ware), seat), 1)],
      ];
}
