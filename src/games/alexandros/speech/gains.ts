import type { Arg } from '../../../engine/rules';
import { argsIn, listOf, numberOf } from '../../kit/heard';
import type { TableModule } from '../../table';

/** What a levy brings everybody, as its event says it (rule page 2.5). */

const seatIn = (arg: Arg | undefined): number => numberOf((arg as { seat?: number } | undefined)?.seat);

export const gains: NonNullable<TableModule['gains']> = {
  'alex.levied': ({ list }) =>
    listOf(list).flatMap((one) => {
      const { who, n } = argsIn(one);
      return numberOf(n) > 0 ? [{ seat: seatIn(who), n: numberOf(n) }] : [];
    }),
};
