import type { Arg, Seat } from '../../../engine/rules';
import { listOf, numberOf } from '../../kit/heard';
import type { TableModule } from '../../table';

/** What an event does to somebody's Bank, as far as everybody hears it. */

const seatIn = (arg: Arg | undefined): Seat => (arg as { seat: Seat }).seat;

export const gains: NonNullable<TableModule['gains']> = {
  'isla.firstKing': ({ who, coins }) => [{ seat: seatIn(who), n: -numberOf(coins) }],
  'isla.invested': ({ who, put }) => {
    const coins = listOf(put).reduce<number>((sum, one) => sum + numberOf(one), 0);
    return [{ seat: seatIn(who), n: -coins }];
  },
  // the price goes home, and one coin of it stays as a mark
  'isla.builtBridge': ({ who, price }) => [{ seat: seatIn(who), n: numberOf(price) - 1 }],
  'isla.builtPort': ({ who, price }) => [{ seat: seatIn(who), n: numberOf(price) - 1 }],
  'isla.tookOver': ({ who, victim }) => [
    { seat: seatIn(who), n: -1 },
    { seat: seatIn(victim), n: 1 },
  ],
};
