import { illegal, type MoveKind } from '../../../engine/kinds';
import { type Privacy, type Refusal, TABLE } from '../../../engine/rules';
import { yes } from '../../../engine/shape';
import { mayBorrow, mayRedeem, pledge, redeem } from './money';
import { who } from './names';
import { LOAN, REDEEM } from './setup';
import { type Event, kinds, type Manila, type ManilaFrame, type Moves } from './state';

/**
 * Every decision of Manila is also a moment to take a loan or to redeem one (rule page 3.8.2): one move without a ware,
 * which leaves the question standing. With hidden money it is a matter of the hand, made in public.
 */

export type Loans = 'loan' | 'redeem';

type Lines = { readonly [Kind in Loans]: MoveKind<Manila, ManilaFrame, Moves[Kind], Event> };

/** What every decision lists besides its own kinds. */
export const loans: Lines = {
  loan: {
    list: (s, _f, seat) => (mayBorrow(s, seat) ? [{ loan: true }] : []),
    shape: { loan: yes },
    refuse(s, _f, seat) {
      if (seat === TABLE) return illegal;
      return mayBorrow(s, seat) ? undefined : { key: 'manila.no.loan', rule: '3.8' };
    },
    stays: true,
    apply(s, _f, seat, _m, tell) {
      pledge(s, seat);
      tell({ key: 'manila.borrowed', args: { who: who(seat), n: 1, coins: LOAN }, rule: '3.8' });
    },
  },
  redeem: {
    list: (s, _f, seat) => (mayRedeem(s, seat, s.cash[seat]) ? [{ redeem: true }] : []),
    // the most that anybody can tell it has
    offers: (s, _f, seat) => (mayRedeem(s, seat, s.income[seat]) ? [{ redeem: true }] : []),
    shape: { redeem: yes },
    refuse(s, _f, seat) {
      if (seat === TABLE) return illegal;
      if (mayRedeem(s, seat, s.cash[seat])) return undefined;
      if (s.pledged[seat] === 0) return { key: 'manila.no.redeem', rule: '3.8' };
      return { key: 'manila.no.redeemCash', args: { coins: REDEEM }, rule: '3.8' };
    },
    stays: true,
    apply(s, _f, seat, _m, tell) {
      redeem(s, seat);
      tell({ key: 'manila.redeemed', args: { who: who(seat), coins: REDEEM }, rule: '3.8' });
    },
  },
};

/** What holds wherever somebody may open their purse. */
export const purses = {
  privacy: (s: Manila): Privacy => (s.hiddenMoney ? 'hand' : 'open'),
  // with hidden money a payment may have to be met with a loan, which tells something about the purse
  final: (s: Manila): boolean => s.hiddenMoney,
  noEndTurn: true,
} as const;

const tooLate: Refusal = { key: 'manila.no.secondShare', rule: '3.4' };

/** What holds for every decision within a voyage. */
export const decision = {
  ...purses,
  misplaced: (_s: Manila, _f: ManilaFrame, _seat: number, m: unknown) => (kinds.is('buy', m) ? tooLate : undefined),
} as const;
