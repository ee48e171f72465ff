import type { Arg, Phrase } from '../../../engine/rules';
import { argsIn, keyIn, listOf, numberOf } from '../../kit/heard';
import type { TableModule } from '../../table';
import { GOLD_PRICE } from '../rules/setup';

/** What events bring and cost in gold. Cards are no money: how many each has stands on the plates. */

type Args = NonNullable<Phrase['args']>;
type Gain = { seat: number; n: number };

/** So much gold for that person, where an event names one. */
function gain(who: Arg | undefined, n: number): Gain[] {
  const seat = (who as { seat?: number } | undefined)?.seat;
  return seat === undefined || n === 0 ? [] : [{ seat, n }];
}

/** The gold at the end of a list of cards. */
const goldIn = (list: Arg | undefined): number =>
  listOf(list).reduce<number>((n, one) => (keyIn(one) === 'pc.goldPieces' ? n + numberOf(argsIn(one).n) : n), 0);

/** Ruling 19: gold may be a part of deals. */
function dealt({ who, partner, give, take }: Args): Gain[] {
  const n = goldIn(take) - goldIn(give);
  return [...gain(who, n), ...gain(partner, -n)];
}

export const gains: TableModule['gains'] = {
  'pc.choseGold': ({ who, gold }) => gain(who, numberOf(gold)),
  'pc.gotGold': ({ who, n }) => gain(who, numberOf(n)),
  'pc.goldForCard': ({ who }) => gain(who, -GOLD_PRICE),
  'pc.fee': ({ who, active }) => [...gain(who, -1), ...gain(active, 1)],
  'pc.traded': dealt,
};
