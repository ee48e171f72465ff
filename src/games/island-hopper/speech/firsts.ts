import { wordsOf } from '../../kit/words';
import type { First } from '../../module';
import type { View } from '../rules/state';

const words = wordsOf('hopper.first');

/** What somebody meets for the first time, as everybody sees it on the table. */
export const firsts: readonly First<View>[] = [
  { id: 'tourist', text: words('tourist', {}, '5.1'), when: ({ todo: [f] }) => f?.at === 'choose' && f.first },
  { id: 'again', text: words('again', {}, '5.6'), when: ({ todo: [f] }) => f?.at === 'again' },
  { id: 'contracts', text: words('contracts', {}, '6.1'), when: ({ todo: [f] }) => f?.at === 'contracts' },
];
