import { wordsOf } from '../../kit/words';
import type { First } from '../../module';
import type { View } from '../rules/state';

const words = wordsOf('isla.first');

/** What somebody meets for the first time, as everybody sees it on the table. */
export const firsts: readonly First<View>[] = [
  {
    id: 'prince',
    text: words('prince', {}, '13'),
    when: ({ todo: [f] }) => f?.at === 'build',
  },
  { id: 'circle', text: words('circle', {}, '6'), when: ({ todo: [f] }) => f?.at === 'invest' },
  { id: 'before', text: words('before', {}, '19'), when: ({ todo: [f] }) => f?.at === 'before' },
];
