import type { Arg } from '../../../engine/rules';
import { numberOf } from '../../kit/heard';
import type { TableModule } from '../../table';

/** What events bring and cost in pesos. All of it is said aloud, with hidden money too (rule page 3.1.5). */

type Gain = { seat: number; n: number };

function gain(who: Arg | undefined, n: number): Gain[] {
  const seat = (who as { seat?: number } | undefined)?.seat;
  return seat === undefined || n === 0 ? [] : [{ seat, n }];
}

type Gains = NonNullable<NonNullable<TableModule['gains']>['manila.bought']>;

const got: Gains = ({ who, coins }) => gain(who, numberOf(coins));
const paid: Gains = ({ who, coins }) => gain(who, -numberOf(coins));
const cost: Gains = (args) => gain(args.who, -numberOf(args.cost));

export const gains: TableModule['gains'] = {
  'manila.wonOffice': paid,
  'manila.bought': paid,
  'manila.placed': cost,
  'manila.stowedAway': cost,
  'manila.insured': got,
  'manila.borrowed': got,
  'manila.redeemed': paid,
  'manila.paidPlunder': got,
  'manila.paidLoad': got,
  'manila.paidBerth': got,
  'manila.agentPaid': paid,
};
