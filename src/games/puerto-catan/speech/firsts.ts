import { wordsOf } from '../../kit/words';
import type { First } from '../../module';
import { GOLD_PRICE } from '../rules/setup';
import type { View } from '../rules/state';

const words = wordsOf('pc.first');

/** What somebody meets for the first time, as everybody sees it on the table. */
export const firsts: readonly First<View>[] = [
  {
    id: 'gold',
    text: words('gold', {}, '20'),
    when: ({ todo: [f], gold }, seat) => f?.at === 'trade' && f.seat === seat && gold[seat] >= GOLD_PRICE,
  },
  {
    id: 'fee',
    text: words('fee', {}, '22'),
    when: ({ todo: [f], gold }, seat) => f?.at === 'build' && f.seat === seat && f.active !== seat && gold[seat] > 0,
  },
  {
    id: 'seven',
    text: words('seven', {}, '9'),
    // else the robber may go anywhere
    when: ({ todo: [f], hands }) => f?.at === 'seven' && f.roller !== f.seat && hands[f.roller].size > 0,
  },
];
