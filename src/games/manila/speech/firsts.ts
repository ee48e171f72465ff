import { wordsOf } from '../../kit/words';
import type { First } from '../../module';
import type { View } from '../rules/state';

const words = wordsOf('manila.first');

/** Less than this buys nothing but the cheapest seat. */
const SHORT = 5;

/** What somebody meets for the first time, as everybody sees it on the table. */
export const firsts: readonly First<View>[] = [
  {
    id: 'pledge',
    text: words('pledge', {}, '3.8'),
    when: ({ todo: [f], cash, hands, pledged }, seat) =>
      f?.at === 'hire' && (cash[seat] ?? SHORT) < SHORT && pledged[seat] < hands[seat].length,
  },
  { id: 'pirate', text: words('pirate', {}, '3.6'), when: ({ todo: [f] }) => f?.at === 'board' },
  { id: 'pilot', text: words('pilot', {}, '3.7'), when: ({ todo: [f] }) => f?.at === 'pilot' },
];
