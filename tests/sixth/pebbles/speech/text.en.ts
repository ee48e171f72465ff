import type { Catalogue } from '../../module';

export const text: Catalogue = {
  'pebbles.pebble': 'pebble {n}',
  'pebbles.take': 'Take {n, plural, one {one pebble} other {# pebbles}}',
  'pebbles.took': '{who} takes {n, plural, one {one pebble} other {# pebbles}}.',
  'pebbles.left': '{n, plural, one {one pebble is} other {# pebbles are}} left.',
  'pebbles.heap': 'The heap',
  'pebbles.ask': '{who}: how many pebbles?',
  'pebbles.over': 'The last pebble is taken.',
  'pebbles.category.last': 'The last pebble',
};
