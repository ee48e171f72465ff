import type { Phrase, Seat, Under } from '../../../engine/rules';
import { who } from './names';
import { LARGEST, LONGEST } from './setup';
import { NOBODY } from './state';

/** Whether the two special cards lie with somebody who may have them (rule page B3), for tables that are typed in. */

/** What was counted, by seat; undefined where nobody counted. */
type Counted = readonly (number | undefined)[];

const no = (key: Under<'pc.sheet.'>, args: Phrase['args']): Phrase => ({ key: `pc.sheet.${key}`, args, rule: 'B3' });

/** Who has more than that person. */
const above = (counted: Counted, seat: Seat): Seat =>
  counted.findIndex((one) => one !== undefined && one > (counted[seat] ?? Number.POSITIVE_INFINITY));

/** At least five, nobody's longer; of several that are equally long anybody may have it, or nobody. */
export function roadFault(lengths: Counted, holder: Seat): Phrase | undefined {
  if (holder === NOBODY) {
    // a road that nobody counted might be longer
    const best = Math.max(...lengths.map((one) => one ?? Number.POSITIVE_INFINITY));
    const alone = lengths.filter((one) => one === best).length === 1;
    return Number.isFinite(best) && best >= LONGEST && alone
      ? no('roadOwner', { who: who(lengths.indexOf(best)), n: best })
      : undefined;
  }
  const own = lengths[holder];
  if (own !== undefined && own < LONGEST) return no('fiveRoads', { n: LONGEST });
  const longer = above(lengths, holder);
  return longer >= 0 ? no('longerRoad', { who: who(longer), n: lengths[longer] as number }) : undefined;
}

/** At least three, nobody's larger; whoever had three first has it, so that it never lies aside again. */
export function armyFault(armies: Counted, holder: Seat): Phrase | undefined {
  if (holder === NOBODY) {
    const first = armies.findIndex((one) => one !== undefined && one >= LARGEST);
    return first >= 0 ? no('armyOwner', { who: who(first), n: armies[first] as number }) : undefined;
  }
  const own = armies[holder];
  if (own !== undefined && own < LARGEST) return no('threeSoldiers', { n: LARGEST });
  const larger = above(armies, holder);
  return larger >= 0 ? no('largerArmy', { who: who(larger), n: armies[larger] as number }) : undefined;
}
