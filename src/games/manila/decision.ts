import { same } from '../../engine/copy';
import type { Choice, Refusal, Rng, Seat, Tell } from '../../engine/rules';
import { openPurse, type Purse, pledge, purseOf, redeem, unpledged } from './money';
import { LOAN, REDEEM } from './setup';
import type { Event, Manila, ManilaFrame, Move } from './state';
import { who } from './words';

/**
 * One person decides. Every decision of Manila is also a moment to take a loan or to redeem one (rule page 3.8.2): one
 * move without a ware, which leaves the frame standing. With hidden money it is a matter of the hand, made in public.
 */

export type F<At extends ManilaFrame['at']> = Extract<ManilaFrame, { at: At }>;

export interface Decision<Fr extends ManilaFrame> {
  ends(s: Manila, f: Fr): boolean;
  seat(s: Manila, f: Fr): Seat;
  /** The moves of the question itself. `open`: what anybody at the table can tell is possible, whatever the purse. */
  own(s: Manila, f: Fr, seat: Seat, purse: Purse, open: boolean): Move[];
  /** Why that is no move: the rule book's sentence, where it has one. */
  refuse(s: Manila, f: Fr, seat: Seat, m: Record<string, unknown>): Refusal | undefined;
  stranger?(s: Manila, f: Fr, seat: Seat, m: Record<string, unknown>): Refusal | undefined;
  /** Said aloud: not to be taken back. */
  final?: true;
  any?(s: Manila, f: Fr, seat: Seat, rng: Rng): Move;
  apply(s: Manila, f: Fr, seat: Seat, m: Move, tell: Tell<Event>): void;
  after?(s: Manila, f: Fr, tell: Tell<Event>): void;
}

const illegal: Refusal = { key: 'engine.illegal' };
const tooLate: Refusal = { key: 'manila.no.secondShare', rule: '3.4' };

/** The loans a purse allows. */
export function loans(s: Pick<Manila, 'hands' | 'pledged'>, seat: Seat, cash: number): Move[] {
  const out: Move[] = [];
  if (unpledged(s, seat) > 0) out.push({ loan: true });
  if (s.pledged[seat] > 0 && cash >= REDEEM) out.push({ redeem: true });
  return out;
}

/** Carries out a loan or a redemption; false for any other move. */
export function applyLoan(s: Manila, seat: Seat, m: Move, tell: Tell<Event>): boolean {
  if ('loan' in m) {
    pledge(s, seat);
    tell({ key: 'manila.borrowed', args: { who: who(seat), n: 1, coins: LOAN }, rule: '3.8' });
    return true;
  }
  if (!('redeem' in m)) return false;
  redeem(s, seat);
  tell({ key: 'manila.redeemed', args: { who: who(seat), coins: REDEEM }, rule: '3.8' });
  return true;
}

export function refuseLoan(s: Manila, seat: Seat, m: Record<string, unknown>): Refusal | undefined {
  if (m.loan === true && unpledged(s, seat) === 0) return { key: 'manila.no.loan', rule: '3.8' };
  if (m.redeem !== true) return undefined;
  if (s.pledged[seat] === 0) return { key: 'manila.no.redeem', rule: '3.8' };
  return { key: 'manila.no.redeemCash', args: { coins: REDEEM }, rule: '3.8' };
}

const isRecord = (m: unknown): m is Record<string, unknown> => typeof m === 'object' && m !== null && !Array.isArray(m);

export function decision<Fr extends ManilaFrame>(d: Decision<Fr>): Choice<Manila, Fr, Move, Event> {
  const moves = (s: Manila, f: Fr, seat: Seat): Move[] => {
    const purse = purseOf(s, seat);
    return [...d.own(s, f, seat, purse, false), ...loans(s, seat, purse.cash)];
  };
  const { any, stranger, after } = d;
  return {
    kind: 'choice',
    privacy: (s) => (s.hiddenMoney ? 'hand' : 'open'),
    // with hidden money a payment may have to be met with a loan, which tells something about the purse
    final: (s, _f, m) => s.hiddenMoney || (d.final === true && !('loan' in m) && !('redeem' in m)),
    brisk: true,
    ends: d.ends,
    actors: (s, f) => [d.seat(s, f)],
    moves,
    offers(s, f, seat) {
      const purse = openPurse(s, seat);
      return [...d.own(s, f, seat, purse, true), ...loans(s, seat, purse.cash)];
    },
    ...(any && { any }),
    accepts(s, f, seat, m) {
      for (const legal of moves(s, f, seat)) if (same(legal, m)) return true;
      if (!isRecord(m)) return illegal;
      return refuseLoan(s, seat, m) ?? d.refuse(s, f, seat, m) ?? ('buy' in m && f.at !== 'buy' ? tooLate : illegal);
    },
    ...(stranger && {
      stranger: (s: Manila, f: Fr, seat: Seat, m: Move) => (isRecord(m) ? stranger(s, f, seat, m) : undefined),
    }),
    apply(s, f, seat, m, tell) {
      if (!applyLoan(s, seat, m, tell)) d.apply(s, f, seat, m, tell);
    },
    ...(after && { after }),
  };
}
