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
