import { wordsOf } from '../../kit/words';
import type { First } from '../../module';
import { incomes } from '../rules/provinces';
import type { View } from '../rules/state';

const words = wordsOf('alex.first');

/** What somebody meets for the first time, as everybody sees it on the table. */
export const firsts: readonly First<View>[] = [
  {
    id: 'levy',
    text: words('levy', {}, '2.5'),
    when(v, seat) {
      const [f] = v.todo;
      const gains = incomes(v);
      return f?.at === 'act' && !f.levied && gains[seat] > 0 && gains.some((n, other) => other !== seat && n > 0);
    },
  },
  { id: 'loser', text: words('loser', {}, '2.5'), when: ({ todo: [f] }) => f?.at === 'compensate' },
];
