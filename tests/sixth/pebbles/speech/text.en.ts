import type { Catalogue } from '../../module';

export const text = {
  'pebbles.pebble': 'pebble {n}',
  'pebbles.take': 'Take {n, plural, one {one pebble} other {# pebbles}}',
  'pebbles.took': '{who} takes {n, plural, one {one pebble} other {# pebbles}}.',
  'pebbles.left': '{n, plural, one {one pebble is} other {# pebbles are}} left.',
  'pebbles.heap': 'The heap',
  'pebbles.ask': '{who}: how many pebbles?',
  'pebbles.over': 'The last pebble is taken.',
  'pebbles.category.last': 'The last pebble',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
