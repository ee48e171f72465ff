import type { Entry, Told } from '../../games/keeper';
import { added, cellOf, type Read, rowOf, seatOf } from '../../games/sheet';
import { fitted, isRecord, isWhole } from './checks';

/** Everybody's money, as what they began with and every payment since. The bank itself never runs out. */

export const BANK = -1;
export const MOST = 1_000_000;
/** Older payments are counted into what people began with. */
const MOST_PAYMENTS = 500;

export type Payment = { from: number; to: number; amount: number };

export type BankState = {
  /** Before the first payment that is still listed. */
  base: number[];
  payments: Payment[];
};

const isBase = (x: unknown): x is number[] =>
  Array.isArray(x) && x.length > 0 && x.every((one) => isWhole(one, -MOST * 1000, MOST * 1000));

const isPayment = (x: unknown, n: number): x is Payment =>
  isRecord(x) &&
  isWhole(x.from, BANK, n - 1) &&
  isWhole(x.to, BANK, n - 1) &&
  x.from !== x.to &&
  isWhole(x.amount, 1, MOST);

/** What everybody has after the first so many payments, or all. */
export function balances({ base, payments }: BankState, after = payments.length): number[] {
  const out = [...base];
  for (const { from, to, amount } of payments.slice(0, after)) {
    if (from !== BANK) out[from] -= amount;
    if (to !== BANK) out[to] += amount;
  }
  return out;
}

/** As it was kept. Where other people sit here now, what everybody has stays and the list begins anew. */
export function readBank(kept: unknown, n: number, start: number): BankState {
  if (!isRecord(kept) || !isBase(kept.base)) return { base: new Array<number>(n).fill(start), payments: [] };
  const { base } = kept;
  const raw: unknown[] = Array.isArray(kept.payments) ? kept.payments : [];
  const payments = raw
    .filter((one) => isPayment(one, base.length))
    .map(({ from, to, amount }) => ({ from, to, amount }));
  const state = { base: [...base], payments };
  return base.length === n ? state : { base: fitted(balances(state), n, start), payments: [] };
}

export function paid(state: BankState, payment: Payment): BankState {
  const payments = [...state.payments, payment];
  const over = payments.length - MOST_PAYMENTS;
  if (over <= 0) return { ...state, payments };
  return { base: balances({ base: state.base, payments }, over), payments: payments.slice(over) };
}

export const unpaid = (state: BankState): BankState => ({ ...state, payments: state.payments.slice(0, -1) });

/** What whoever pays would have afterwards; undefined for the bank. */
export const afterwards = (state: BankState, { from, amount }: Payment): number | undefined =>
  from === BANK ? undefined : balances(state)[from] - amount;

/** Payments after which somebody owed money. */
export function overdrawn(state: BankState): boolean[] {
  const now = [...state.base];
  return state.payments.map(({ from, to, amount }) => {
    if (to !== BANK) now[to] += amount;
    if (from === BANK) return false;
    now[from] -= amount;
    return now[from] < 0;
  });
}

/** Who gave whom how much, as far as a line of the ledger is a payment. */
function paymentIn({ moves }: Told, row: string): Payment | undefined {
  const mine = moves.filter(({ cell, by }) => rowOf(cell) === row && by !== 0);
  if (mine.length === 0 || mine.length > 2) return undefined;
  const from = mine.find(({ by }) => by < 0);
  const to = mine.find(({ by }) => by > 0);
  const amount = Math.abs((from ?? to)?.by ?? 0);
  if (from && to && from.by !== -to.by) return undefined;
  return { from: from ? (seatOf(from.cell) ?? BANK) : BANK, to: to ? (seatOf(to.cell) ?? BANK) : BANK, amount };
}

/** The bank of a game whose sheet has a row for money: what stands there, and the payments told so far. */
export function bankOnSheet(
  read: Read,
  ledger: readonly Told[],
  row: string,
  start: number,
): { state: BankState; lines: number[] } {
  const found = ledger.flatMap((line, at) => {
    const payment = line.by === 'bank' ? paymentIn(line, row) : undefined;
    return payment ? [{ payment, at }] : [];
  });
  const payments = found.map(({ payment }) => payment);
  const now = Array.from({ length: read.n }, (_, seat) => (read.has(row, seat) ? read.number(row, seat) : start));
  // what everybody had before the first of them, everything else counted in
  const since = balances({ base: now.map(() => 0), payments });
  return { state: { base: now.map((one, seat) => one - since[seat]), payments }, lines: found.map(({ at }) => at) };
}

/** What a payment writes; with the first one everybody's money begins to stand there. */
export function paidOnSheet(read: Read, row: string, start: number, { from, to, amount }: Payment): Entry[] {
  const by = (seat: number) => (seat === to ? amount : 0) - (seat === from ? amount : 0);
  const all = Array.from({ length: read.n }, (_, seat) => seat);
  return all
    .filter((seat) => by(seat) !== 0 || !read.has(row, seat))
    .map((seat): Entry => [cellOf(row, seat), added(read.text(row, seat), by(seat), start)]);
}
