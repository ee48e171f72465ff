import type { Seat } from '../../../engine/rules';
import { numberOf } from '../../kit/heard';
import type { TableModule } from '../../table';

/**
 * What is told at plates, in dollars: only where the event itself says how many. Of money behind the screens everybody
 * but its owner hears another event, which says none.
 */

type Gains = NonNullable<TableModule['gains']>;
type Gain = NonNullable<Gains[keyof Gains]>;
type Args = Parameters<Gain>[0];

const seatIn = (args: Args, name: string): Seat | undefined => (args[name] as { seat?: Seat } | undefined)?.seat;

/** So many times the dollars that the event tells, to the person it names so. */
const told =
  (name: string, times: 1 | -1): Gain =>
  (args) => {
    const [seat, coins] = [seatIn(args, name), numberOf(args.coins)];
    return seat === undefined || coins <= 0 ? [] : [{ seat, n: times * coins }];
  };

const gets = told('who', 1);
const pays = told('who', -1);

export const gains: Gains = {
  'hopper.captain': pays,
  'hopper.took': (args) => [...pays(args), ...told('other', 1)(args)],
  'hopper.bribed': pays,
  'hopper.takes': gets,
  'hopper.fares': gets,
  'hopper.cashes': gets,
  'hopper.lastBonus': gets,
  'hopper.fined': pays,
  'hopper.refunded': gets,
};
